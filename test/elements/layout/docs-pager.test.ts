import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/layout/docs-pager.js';
import type {DocsPager} from '../../../elements/layout/docs-pager.js';
import {normalizeConfig} from '../../../src/config/normalize.js';
import {resolveNavigation} from '../../../src/navigation/resolve.js';
import {links} from '../site/sample-site.js';

function siteOf(...pages: readonly string[]) {
  const config = normalizeConfig({navigation: [{group: 'Start', pages}]});
  return {config, navigation: resolveNavigation(config)};
}

describe('docs-pager', () => {
  it('names the pages before and after by their labels', async () => {
    const element = await fixture<DocsPager>(
      html`<docs-pager
        .site=${siteOf('one', 'two', 'three')}
        .labels=${new Map([['three', {text: 'Three'}]])}
        .links=${links}
        path="two"
      ></docs-pager>`,
    );
    const previous = element.renderRoot.querySelector('[part="previous"]');
    const next = element.renderRoot.querySelector('[part="next"]');
    expect(previous).to.have.attribute('href', '#/one');
    expect(previous).to.contain.text('One');
    expect(next).to.have.attribute('href', '#/three');
    expect(next).to.contain.text('Three');
    await expect(element).to.be.accessible();
  });

  it('points back and forward in text from right to left', async () => {
    const box = await fixture(
      html`<div dir="rtl">
        <docs-pager .site=${siteOf('one', 'two', 'three')} .links=${links} path="two"></docs-pager>
      </div>`,
    );
    const arrows = [...(box.querySelector('docs-pager')?.renderRoot.querySelectorAll('svg') ?? [])];
    expect(arrows.map((arrow) => getComputedStyle(arrow).scale)).to.eql(['-1 1', '-1 1']);
  });

  it('says which pages it leads to', async () => {
    const element = document.createElement('docs-pager');
    Object.assign(element, {site: siteOf('one', 'two', 'three'), path: 'two', links});
    const listed: string[] = [];
    element.addEventListener('docs-pages-listed', ({paths}) => listed.push(...paths));
    await fixture(html`${element}`);
    expect(listed).to.deep.equal(['three', 'one']);
  });

  it('is empty without neighbours', async () => {
    const element = await fixture<DocsPager>(
      html`<docs-pager .site=${siteOf('one')} .links=${links} path="one"></docs-pager>`,
    );
    expect(element.renderRoot.querySelector('nav')).to.equal(null);
  });
});
