import {expect} from '@open-wc/testing';
import {applyStyleSheets} from '../../../../elements/site/style-sheets/apply-style-sheets.js';
import type {StyledSite} from '../../../../elements/site/style-sheets/styled-site.js';

describe('applyStyleSheets', () => {
  it('leaves a site alone that was removed while its module was loading', async () => {
    const host = document.createElement('div');
    const requested: string[] = [];
    const loader = {
      text: (path: string) => {
        requested.push(path);
        return Promise.resolve('');
      },
    };
    const site = {host, config: {raw: new Map([['css', 'a.css']])}, loader, report: () => {}};
    const ended = {...site, signal: AbortSignal.abort()} as unknown as StyledSite;
    await applyStyleSheets(ended).catch(() => {});
    expect({...host.dataset}).to.deep.equal({});
    expect(requested).to.deep.equal([]);
  });
});
