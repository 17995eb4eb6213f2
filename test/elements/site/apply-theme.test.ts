import {expect} from '@open-wc/testing';
import {applyTheme} from '../../../elements/site/apply-theme.js';

describe('wearTheme', () => {
  it("puts a site's colours on, and takes them off again", () => {
    const element = document.createElement('div');
    element.style.setProperty('--mine', 'kept');
    applyTheme(element, {primary: '#0e7490', background: {light: '#fafafa'}});
    expect(element.style.getPropertyValue('--docs-color-accent')).to.contain('light-dark(');
    expect(element.style.getPropertyValue('--docs-color-ground')).to.contain('light-dark(');
    applyTheme(element, {primary: '#b83280', background: {}});
    expect(element.style.getPropertyValue('--docs-color-ground')).to.equal('');
    applyTheme(element, undefined);
    expect([...element.style]).to.deep.equal(['--mine']);
  });
});
