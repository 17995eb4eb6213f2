import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {loadDiagnostic} from '../../../src/site/load-diagnostic.js';
import {LoadError, type LoadFailure} from '../../../src/site/loader.js';

describe('loadDiagnostic', () => {
  const url = 'https://docs.example/a.md';
  const cases: readonly [reason: LoadFailure, code: string, says: string][] = [
    ['missing', 'load/status', '404'],
    ['status', 'load/status', '404'],
    ['not-a-file', 'load/not-a-file', 'web page'],
    ['left-the-site', 'load/left-the-site', 'detail'],
    ['refused', 'load/refused', 'not a path inside'],
    ['unreachable', 'load/unreachable', 'could not be reached'],
    ['timeout', 'load/timeout', 'detail seconds'],
  ];
  for (const [reason, code, says] of cases) {
    it(`says that the file is ${reason}, and where`, () => {
      const diagnostic = loadDiagnostic(new LoadError(reason, url, 404, 'detail'), 'a.md');
      expect(diagnostic.code).to.equal(code);
      expect(diagnostic.location.file).to.equal('a.md');
      expect(diagnostic.message).to.contain(says).and.contain(url);
      expect(diagnostic.hint).not.to.equal('');
    });
  }

  it('advises to allow other origins only where the file is on one', () => {
    const hintOf = (from?: string) =>
      loadDiagnostic(new LoadError('unreachable', url, undefined, from), 'a.md').hint;
    expect(hintOf()).not.to.contain('Access-Control-Allow-Origin');
    expect(hintOf('https://app.example')).to.contain(
      '"Access-Control-Allow-Origin: https://app.example"',
    );
  });

  it('has a word for every other error', () => {
    expect(loadDiagnostic(new TypeError('oops'), 'a.md').code).to.equal('load/unexpected');
  });

  it('advises to check the path of a missing file, not whether it is public', () => {
    const hintOf = (status: number) =>
      loadDiagnostic(new LoadError('status', url, status), 'a.md').hint;
    expect(hintOf(404)).to.match(/^Check the path/);
    expect(hintOf(403)).to.contain('publicly');
  });

  it('speaks of no host where there is none', () => {
    const textOf = (reason: LoadFailure) => {
      const {message, hint} = loadDiagnostic(new LoadError(reason, 'a.md'), 'a.md');
      return [message, hint.split('. ')[0]];
    };
    expect(textOf('missing')).to.deep.equal(['a.md was not found.', 'Check the path']);
    expect(textOf('status')).to.deep.equal([
      'a.md could not be read: access is denied.',
      'Check the permissions of the file.',
    ]);
  });

  it('advises to try again when the host is busy', () => {
    const busy = loadDiagnostic(new LoadError('status', url, 503), 'a.md');
    expect(busy.hint).to.contain('Try again');
    expect(loadDiagnostic(new LoadError('status', url, 401), 'a.md').hint).not.to.equal(busy.hint);
  });
});
