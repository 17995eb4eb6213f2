import {describe, it} from 'node:test';
import {expect} from '@esm-bundle/chai';
import {leftOutProblems, type LeftOutFiles} from '../../../src/check/left-out-files.js';

/** The files that are named because of their keys or passwords. */
const secretsIn = (files: readonly string[], leftOut: LeftOutFiles = {}) =>
  leftOutProblems(files, leftOut)
    .filter(({code}) => code === 'file/secret')
    .map(({location}) => location.file);

describe('leftOutProblems', () => {
  it('names files and folders with the usual names of keys and passwords', () => {
    const all = [
      ...['.env', 'app/.env.local', '.ENVRC', '.npmrc', '.pypirc', '.netrc', '.htpasswd'],
      ...['id_rsa', 'keys/a.pem', 'A.KEY', 'a.jks', 'a.kdbx', 'a.ppk', 'Secrets.yml'],
      ...['credentials.json', 'in/service-account-prod.json', 'serviceAccountKey.json'],
      ...['client_secret_1.apps.json', '.ssh', 'home/.aws'],
    ];
    expect(secretsIn(all)).to.deep.equal(all);
  });

  it('names no others', () => {
    const others = [
      ...['.env.example', 'a.env.md', 'key', '.key', 'id_rsa.pub', 'monkey.png', 'keystore.md'],
      ...['guide/credentials.mdx', 'secrets.mdx', 'service-account.png', '.ssh.md'],
    ];
    expect(secretsIn(others)).to.deep.equal([]);
  });

  it('looks among hidden and ignored files, which a host may publish', () => {
    expect(
      secretsIn([], {hidden: ['.npmrc'], ignored: ['output/a.key', 'output/a.js']}),
    ).to.deep.equal(['.npmrc', 'output/a.key']);
  });
});
