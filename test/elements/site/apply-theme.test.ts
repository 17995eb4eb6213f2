import {expect} from '@open-wc/testing';
import {applyTheme} from '../../../elements/site/apply-theme.js';

describe('applyTheme', () => {
  it("sets a site's colors, and removes them again", () => {
    const element = document.createElement('div');
    element.style.setProperty('--mine', 'kept');
    const first = {primary: '#0e7490', background: {light: '#fafafa'}};
    const second = {primary: '#b83280', background: {}};
    applyTheme(element, first, undefined);
    expect(element.style.getPropertyValue('--docs-color-accent')).to.contain('light-dark(');
    expect(element.style.getPropertyValue('--docs-color-ground')).to.contain('light-dark(');
    applyTheme(element, second, first);
    expect(element.style.getPropertyValue('--docs-color-ground')).to.equal('');
    applyTheme(element, undefined, second);
    expect([...element.style]).to.deep.equal(['--mine']);
  });
});
