import {expect} from '@open-wc/testing';
import {emulateMedia, setViewport} from '@web/test-runner-commands';
import type {DocsReadingAids} from '../../../../elements/layout/aids/docs-reading-aids.js';
import type {DocsSite} from '../../../../elements/site/docs-site.js';
import {fakeClipboard} from '../../components/fake-clipboard.js';
import {found, pageOf, restoreFiles, siteWith} from '../../site/config-site.js';
import {until} from '../../until.js';

const paragraphs = Array.from({length: 60}, (_, index) => `Paragraph ${index}.`).join('\n\n');
const files = {'start.mdx': `---\ntitle: Start here\n---\n\n## Install\n\n${paragraphs}\n`};

const layoutOf = (site: DocsSite) => site.renderRoot.querySelector('[part="layout"]');
const topButton = (site: DocsSite) =>
  site.renderRoot.querySelector('docs-reading-aids')?.shadowRoot?.querySelector('button');

async function longSite(attributes: Readonly<Record<string, string>> = {}, config = {}) {
  await setViewport({width: 1280, height: 300});
  const site = await siteWith(config, {files, attributes});
  const aids = (await found(site, 'docs-reading-aids')) as DocsReadingAids;
  await until(() => layoutOf(site)?.hasAttribute('data-long'));
  return {site, aids};
}

after(async () => {
  restoreFiles();
  await setViewport({width: 1280, height: 800});
});

describe('docs-reading-aids', () => {
  it('has a button that leads back to the title after two screens', async () => {
    const {site, aids} = await longSite();
    scrollTo({top: 500, behavior: 'instant'});
    await aids.updateComplete;
    expect(topButton(site) ?? undefined).to.equal(undefined);
    scrollTo({top: 1000, behavior: 'instant'});
    await until(() => topButton(site));
    const button = topButton(site);
    expect(button).to.have.attribute('aria-label', 'Back to top');
    const {bottom, right} = button?.getBoundingClientRect() ?? {bottom: 0, right: 0};
    expect(bottom).to.be.within(250, 300);
    expect(right).to.be.within(900, 1280);
    await expect(aids).to.be.accessible();
    button?.click();
    expect(document.activeElement).to.equal(site.pageRoot.querySelector('h1'));
    await until(() => scrollY < 10);
    await until(() => !topButton(site));
  });

  it('has it where the site itself scrolls, too', async () => {
    const {site} = await longSite();
    Object.assign(site.style, {height: '300px', overflow: 'auto'});
    site.scrollTop = 1000;
    await until(() => topButton(site));
    topButton(site)?.click();
    await until(() => site.scrollTop === 0);
    await until(() => !topButton(site));
  });

  it('shows the progress of long pages only', async () => {
    const {site} = await longSite();
    const line = () => {
      const top = site.renderRoot.querySelector('[part="top"]');
      return top ? getComputedStyle(top, '::after').content : '';
    };
    // Browsers without animations that are driven by scrolling show no line.
    expect(line()).to.equal(CSS.supports('timeline-scope: none') ? '""' : 'none');
    site.path = 'guides/second';
    await until(() => !layoutOf(site)?.hasAttribute('data-long'));
    expect(line()).to.equal('none');
  });

  it('shows progress at the top edge of the tabs, off the line of the current one', async () => {
    const tab = (name: string, path: string) => ({
      tab: name,
      groups: [{group: 'Guides', pages: [path]}],
    });
    const tabs = [tab('Start', 'start'), tab('More', 'guides/second')];
    const {site} = await longSite({}, {navigation: {tabs}});
    const top = await found(site, '[part="top"]');
    const current = await found(site, '[part="tab"][aria-current]');
    const loading = await found(site, '[part="progress"]');
    await until(() => getComputedStyle(loading).position === 'absolute');
    const {top: start, height} = loading.getBoundingClientRect();
    expect(height).to.equal(2);
    expect(start).to.equal(top.getBoundingClientRect().top);
    expect(start + height).to.be.below(current.getBoundingClientRect().bottom - 2);
    if (!CSS.supports('timeline-scope: none')) return;
    const reading = getComputedStyle(top, '::after');
    expect([reading.top, reading.height]).to.deep.equal(['0px', '2px']);
  });

  it('does not restyle a long page: the timeline of the progress is there before it', async () => {
    const {site} = await longSite();
    const timeline = () =>
      ['[part="layout"]', 'main'].map((selector) => {
        const element = site.renderRoot.querySelector(selector) ?? site;
        const style = getComputedStyle(element);
        return ['timeline-scope', 'view-timeline'].map((name) => style.getPropertyValue(name));
      });
    const before = timeline();
    if (CSS.supports('timeline-scope: none')) expect(String(before)).to.contain('--docs-reading');
    layoutOf(site)?.removeAttribute('data-long');
    expect(timeline()).to.deep.equal(before);
  });

  for (const isolated of [false, true]) {
    it(`copies the link of a heading that is followed, isolated: ${isolated}`, async () => {
      const {site, aids} = await longSite(isolated ? {isolated: ''} : {});
      const {copied, restore} = fakeClipboard();
      const page = await pageOf(site);
      const anchor = page.querySelector<HTMLAnchorElement>('h2 .anchor');
      anchor?.dispatchEvent(new PointerEvent('pointerover', {bubbles: true, composed: true}));
      expect(anchor).to.have.attribute('title', 'Copy link to section');
      anchor?.click();
      const status = () => aids.renderRoot.querySelector('[role="status"]')?.textContent;
      await until(() => status() === 'Link copied');
      expect(copied).to.deep.equal([anchor?.href]);
      expect(copied[0]).to.match(/^https?:.*#install$/);
      expect(anchor && getComputedStyle(anchor, '::after').content).to.contain('✓');
      expect(document.activeElement === site || document.activeElement?.id === 'install').to.equal(
        true,
      );
      await expect(aids).to.be.accessible();
      restore();
    });
  }

  it('is not printed', async () => {
    const {aids} = await longSite();
    expect(aids.checkVisibility()).to.equal(true);
    await emulateMedia({media: 'print'});
    expect(aids.checkVisibility()).to.equal(false);
    await emulateMedia({media: 'screen'});
  });
});
