import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {folderUrls, openRequest, repositoryOf} from '../../../src/open/repository.js';

describe('openRequest', () => {
  it('names nothing outside of the repository', () => {
    const {repository} = openRequest('?repo=acme/docs&ref=../../evil/x/main&dir=../../a/./b');
    expect(repository && folderUrls(repository)).to.deep.equal([
      'https://raw.githubusercontent.com/acme/docs/evil/x/main/a/b/',
    ]);
  });

  it('says what it cannot read', () => {
    for (const written of [
      'javascript:alert(1)',
      'file:///etc/passwd',
      '//evil.test',
      'acme.dev',
    ]) {
      const query = `?url=${encodeURIComponent(written)}`;
      expect(openRequest(query), written).to.deep.equal({unknown: written});
    }
    expect(openRequest('?repo=acme')).to.deep.equal({unknown: 'acme'});
    expect(openRequest('?problems')).to.deep.equal({});
  });
});

describe('repositoryOf', () => {
  it('reads names, and URLs of repositories and of their folders', () => {
    const acme = {owner: 'acme', name: 'docs'};
    const named = {...acme, ref: 'HEAD'};
    expect(repositoryOf(' acme/docs ')).to.eql(named);
    expect(repositoryOf('https://github.com/acme/docs.git')).to.eql(named);
    const folder = {...acme, ref: 'v1.2 a', dir: 'web/docs'};
    expect(repositoryOf('https://github.com/acme/docs/tree/v1.2%20a/web/docs/')).to.eql(folder);
    expect(repositoryOf('acme')).to.equal(undefined);
  });

  it('takes a percent sign that escapes nothing for itself', () => {
    const url = 'https://github.com/acme/docs/tree/100%/50%';
    const folder = {owner: 'acme', name: 'docs', ref: '100%', dir: '50%'};
    expect(repositoryOf(url)).to.eql(folder);
    expect(openRequest(`?repo=${url}`)).to.eql({repository: folder});
    expect(folderUrls(folder)).to.eql([
      'https://raw.githubusercontent.com/acme/docs/100%25/50%25/',
    ]);
  });
});
