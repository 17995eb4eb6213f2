import {expect, fixture, html} from '@open-wc/testing';
import {applyTheme} from '../../../elements/site/apply-theme.js';

describe('applyTheme', () => {
  it("sets a site's colors, which rules of the page override, and removes them again", async () => {
    const site = await fixture<HTMLElement>(html`<docs-themed style="--mine: kept"></docs-themed>`);
    site.attachShadow({mode: 'open'});
    const token = (name: string) => getComputedStyle(site).getPropertyValue(name).trim();
    const [accent, background] = [token('--docs-color-accent'), token('--docs-color-background')];
    const first = {primary: '#0e7490', background: {light: '#fafafa'}};
    const second = {primary: '#b83280', background: {}};
    applyTheme(site, first, undefined);
    expect(token('--docs-color-accent')).not.to.equal(accent);
    expect(token('--docs-color-background')).not.to.equal(background);
    const rule = document.createElement('style');
    rule.textContent = 'docs-themed { --docs-color-background: teal }';
    document.head.append(rule);
    expect(token('--docs-color-background')).to.equal('teal');
    rule.remove();
    applyTheme(site, second, first);
    expect(token('--docs-color-background')).to.equal(background);
    applyTheme(site, undefined, second);
    expect(token('--docs-color-accent')).to.equal(accent);
    expect([...site.style]).to.deep.equal(['--mine']);
  });
});
