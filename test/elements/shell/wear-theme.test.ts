import {expect} from '@open-wc/testing';
import {wearTheme} from '../../../elements/shell/wear-theme.js';

describe('wearTheme', () => {
  it("puts a site's colours on, and takes them off again", () => {
    const element = document.createElement('div');
    element.style.setProperty('--mine', 'kept');
    wearTheme(element, {primary: '#0e7490', background: {light: '#fafafa'}});
    expect(element.style.getPropertyValue('--docs-color-accent')).to.contain('light-dark(');
    expect(element.style.getPropertyValue('--docs-color-ground')).to.contain('light-dark(');
    wearTheme(element, {primary: '#b83280', background: {}});
    expect(element.style.getPropertyValue('--docs-color-ground')).to.equal('');
    wearTheme(element, undefined);
    expect([...element.style]).to.deep.equal(['--mine']);
  });
});
