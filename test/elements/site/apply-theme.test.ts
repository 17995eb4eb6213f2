import {expect} from '@open-wc/testing';
import {applyTheme} from '../../../elements/site/apply-theme.js';
import {adoptTokens, dropTokens} from '../../../elements/styles/site-tokens.js';

describe('applyTheme', () => {
  it("sets a site's colors, which rules of the page override, and removes them again", () => {
    const site = document.createElement('docs-themed');
    const rule = document.createElement('style');
    rule.textContent = 'docs-themed { --docs-color-ground: teal }';
    document.body.append(site);
    const before = document.adoptedStyleSheets.length;
    adoptTokens(site, document);
    const token = (name: string) => getComputedStyle(site).getPropertyValue(name);
    const [accent, ground] = [token('--docs-color-accent'), token('--docs-color-ground')];
    const first = {primary: '#0e7490', background: {light: '#fafafa'}};
    const second = {primary: '#b83280', background: {}};
    applyTheme(site, first, undefined);
    expect(token('--docs-color-accent')).not.to.equal(accent);
    expect(token('--docs-color-ground')).not.to.equal(ground);
    document.head.append(rule);
    expect(token('--docs-color-ground')).to.equal('teal');
    rule.remove();
    applyTheme(site, second, first);
    expect(token('--docs-color-ground')).to.equal(ground);
    applyTheme(site, undefined, second);
    expect(token('--docs-color-accent')).to.equal(accent);
    dropTokens(site);
    expect(document.adoptedStyleSheets.length).to.equal(before);
    site.remove();
  });
});
