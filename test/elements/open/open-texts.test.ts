import {expect} from '@open-wc/testing';
import {hostFailure} from '../../../elements/open/open-texts.js';

const host = 'raw.githubusercontent.com';
const acme = {owner: 'acme', name: 'docs'};

describe('hostFailure', () => {
  it('names the branch and the folder that were tried', () => {
    const missing = {failure: 'missing' as const, host};
    const textOf = (ref: string, dir?: string) =>
      hostFailure(missing, 'acme/docs', {...acme, ref, ...(dir !== undefined && {dir})});
    expect(textOf('HEAD')).to.contain('has no docs.json or mint.json, or is not public.');
    expect(textOf('HEAD', 'a/b')).to.contain('mint.json in the folder a/b, or is');
    expect(textOf('next', '')).to.contain('mint.json in next, or is');
    const text = textOf('feature', 'x/docs');
    expect(text).to.contain('mint.json in the folder x/docs of feature, or is');
    expect(text).to.contain('open.html?repo=acme/docs&ref=feature/x&dir=docs');
    expect(textOf('feature', 'x')).to.match(/\?repo=acme\/docs&ref=feature\/x$/);
  });

  it('tells an answer of the host from one that is missing', () => {
    const failed = {failure: 'unreachable' as const, host, status: 429};
    const text = hostFailure(failed, 'acme/docs', {...acme, ref: 'HEAD'});
    expect(text).to.contain('answers with the status 429.');
    expect(text).not.to.contain('docs.json');
  });
});
