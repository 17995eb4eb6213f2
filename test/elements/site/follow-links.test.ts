import {expect, oneEvent} from '@open-wc/testing';
import type {ChoiceLink} from '../../../elements/shared/site-link.js';
import {until} from '../until.js';
import type {DocsSite} from '../../../elements/site/docs-site.js';
import {asked, connect, insideOf, makeSite, newSite} from './test-site.js';

/** An open site that holds `link` in its light DOM. */
async function siteAround(link: HTMLElement): Promise<DocsSite> {
  const site = newSite({router: 'memory'});
  site.append(link);
  return connect(site);
}

/** An open site that requests nothing more by itself, with `link` to a page of another tab. */
async function quietSiteAround(link: HTMLElement): Promise<DocsSite> {
  const tabs = [
    {tab: 'Start', pages: ['intro', 'next']},
    {tab: 'Guides', pages: ['guides/start']},
  ];
  makeSite(['intro', 'next', 'guides/start'], {navigation: {tabs}});
  const site = await siteAround(link);
  await site.settled();
  expect(asked).not.to.include('guides/start.mdx');
  return site;
}

function linkTo(
  href: string,
  attributes: Readonly<Record<string, string>> = {},
): HTMLAnchorElement {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  link.append('a link');
  return link;
}

/** Clicks without letting the browser follow; says whether the site has taken the link. */
function clickTaken(site: DocsSite, target: Element, init: MouseEventInit = {}): boolean {
  let taken = false;
  const note = (event: Event) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  site.parentElement?.addEventListener('click', note, {once: true});
  const options = {bubbles: true, composed: true, cancelable: true, ...init};
  target.dispatchEvent(new MouseEvent('click', options));
  return taken;
}

beforeEach(() => makeSite(['intro', 'guides/start']));

describe('links of a site', () => {
  it('shows a page of several divisions in the one whose button was pressed', async () => {
    const anchors = ['React', 'Vue'].map((anchor) => ({
      anchor,
      pages: ['intro', `${anchor}/start`],
    }));
    makeSite(['intro'], {navigation: {anchors}});
    const link: ChoiceLink = linkTo('#/intro');
    const site = await siteAround(link);
    const current = () =>
      insideOf(site, 'docs-sidebar')
        .querySelector('[part="anchor"][aria-current="true"]')
        ?.textContent.trim();
    await until(() => current() === 'React');
    Object.assign(link, {choice: {anchor: 'Vue'}});
    expect(clickTaken(site, link)).to.equal(true);
    await until(() => current() === 'Vue');
  });

  it('follows links to pages', async () => {
    const link = linkTo('#/guides/start#install');
    const site = await siteAround(link);
    const shown = oneEvent(site, 'docs-page-shown');
    expect(clickTaken(site, link)).to.equal(true);
    await shown;
    expect(site.path).to.equal('guides/start');
  });

  it('follows links inside shadow roots', async () => {
    const box = document.createElement('div');
    const link = linkTo('#/guides/start');
    box.attachShadow({mode: 'open'}).append(link);
    const site = await siteAround(box);
    expect(clickTaken(site, link)).to.equal(true);
  });

  for (const type of ['touchstart', 'pointerover', 'focusin']) {
    it(`fetches the page of a link ahead: ${type}`, async () => {
      const link = linkTo('#/guides/start');
      const site = await quietSiteAround(link);
      link.dispatchEvent(new Event(type, {bubbles: true, composed: true}));
      await until(() => asked.includes('guides/start.mdx'));
      expect(site.path).to.equal('intro');
    });
  }

  it('fetches the page of a touched link at once, however short the touch is', async () => {
    const link = linkTo('#/guides/start');
    const site = await quietSiteAround(link);
    const touch = (target: Element) =>
      target.dispatchEvent(new Event('touchstart', {bubbles: true, composed: true}));
    touch(link);
    touch(site);
    await until(() => asked.includes('guides/start.mdx'));
  });

  const left: readonly [name: string, link: HTMLAnchorElement, init?: MouseEventInit][] = [
    ['links elsewhere', linkTo('https://x.example/#/guides/start')],
    ['links to files', linkTo('#/files/prices.pdf')],
    ['links that open a window', linkTo('#/guides/start', {target: '_blank'})],
    ['downloads', linkTo('#/guides/start', {download: ''})],
    ['anchors without a URL', document.createElement('a')],
    ['clicks with Ctrl', linkTo('#/guides/start'), {ctrlKey: true}],
    ['clicks with Shift', linkTo('#/guides/start'), {shiftKey: true}],
    ['clicks with Meta', linkTo('#/guides/start'), {metaKey: true}],
    ['clicks with Alt', linkTo('#/guides/start'), {altKey: true}],
    ['clicks with another button', linkTo('#/guides/start'), {button: 1}],
  ];
  for (const [name, link, init] of left) {
    it(`leaves ${name} to the browser`, async () => {
      const site = await siteAround(link);
      expect(clickTaken(site, link, init)).to.equal(false);
      expect(site.path).to.equal('intro');
    });
  }

  it('leaves links that are no URL alone', async () => {
    const link = linkTo('http://[x');
    const site = await siteAround(link);
    const errors: unknown[] = [];
    const note = (event: ErrorEvent) => {
      event.preventDefault();
      errors.push(event.message);
    };
    addEventListener('error', note);
    link.dispatchEvent(new PointerEvent('pointerover', {bubbles: true, composed: true}));
    expect(clickTaken(site, link)).to.equal(false);
    removeEventListener('error', note);
    expect(errors).to.deep.equal([]);
  });

  it('leaves clicks that have been handled', async () => {
    const link = linkTo('#/guides/start');
    link.addEventListener('click', (event) => event.preventDefault());
    const site = await siteAround(link);
    clickTaken(site, link);
    expect(site.path).to.equal('intro');
  });

  it('fetches the page behind a link that the reader points at', async () => {
    makeSite(['intro', 'next'], {
      navigation: [
        {group: 'A', pages: ['intro', 'next']},
        {group: 'B', pages: ['other/page']},
      ],
      tabs: [{name: 'Other', url: 'other'}],
    });
    const link = linkTo('#/other/page');
    const site = await siteAround(link);
    await site.settled();
    expect(asked).not.to.include('other/page.mdx');
    link.dispatchEvent(new PointerEvent('pointerover', {bubbles: true, composed: true}));
    await until(() => asked.includes('other/page.mdx'));
    expect(site.path).to.equal('intro');
  });
});
