import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {firstOf, saidOf} from '../said.js';

describe('the links of docs.json', () => {
  it('does not know every platform (config/unknown-social)', () => {
    const said = firstOf({footerSocials: {gihub: 'https://github.com/a'}});
    expect(said).to.include({code: 'config/unknown-social', severity: 'info'});
    expect(said?.hint).to.contain('"github"');
    expect(saidOf({footerSocials: [{type: 'nowhere', url: 'https://example.com'}]})).to.deep.equal([
      ['config/unknown-social', '/footerSocials/0'],
    ]);
  });

  it('refuses URLs everywhere (link/refused)', () => {
    const url = 'javascript:alert(1)';
    const said = saidOf({
      logo: {light: url, dark: url, href: url},
      favicon: url,
      backgroundImage: url,
      topbarLinks: [{name: 'A', url}],
      topbarCtaButton: {name: 'A', url},
      tabs: [{name: 'A', url}],
      anchors: [{name: 'A', url}],
      footerSocials: {github: url},
    });
    expect(said).to.deep.equal(
      [
        '/logo/light',
        '/logo/dark',
        '/logo/href',
        '/favicon',
        '/backgroundImage',
        '/topbarLinks/0/url',
        '/topbarCtaButton/url',
        '/tabs/0/url',
        '/anchors/0/url',
        '/footerSocials/github',
      ].map((pointer) => ['link/refused', pointer]),
    );
  });

  it('allows links that open an application, but no images (link/refused)', () => {
    const url = 'cursor://acme.anvil';
    const said = saidOf({
      favicon: url,
      topbarLinks: [{name: 'A', url}],
      topbarCtaButton: {name: 'A', url},
      anchors: [{name: 'A', url}],
    });
    expect(said).to.deep.equal([['link/refused', '/favicon']]);
  });

  it('wants pages for tabs and anchors (nav/empty-division)', () => {
    const divisions = [
      {name: 'A', url: 'guides'},
      {name: 'B', url: 'guide'},
      {name: 'C', url: 'https://example.com'},
    ];
    expect(saidOf({tabs: divisions})).to.deep.equal([['nav/empty-division', '/tabs/1/url']]);
    expect(saidOf({anchors: divisions})).to.deep.equal([['nav/empty-division', '/anchors/1/url']]);
  });
});
