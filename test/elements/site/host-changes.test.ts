import {expect} from '@open-wc/testing';
import {files, inShell, siteAt} from './acme-site.js';
import {stubFiles} from './stub-files.js';
import {until} from '../until.js';
import type {DocsSite} from '../../../elements/site/docs-site.js';

const headings = (site: DocsSite) =>
  [...site.querySelectorAll('article h1')].map((heading) => heading.textContent?.trim());

const isWhole = (site: DocsSite) => until(() => inShell(site, 'docs-footer'), 'its other parts');

describe('docs-site in a host application that changes it', () => {
  let restore: () => void;
  before(() => {
    restore = stubFiles(files);
  });
  after(() => restore());

  for (const [name, empty] of Object.entries({
    'its text was set': (site: DocsSite) => {
      site.textContent = '';
    },
    'its children were replaced': (site: DocsSite) => site.replaceChildren(),
    'its children were removed one by one': (site: DocsSite) => {
      while (site.firstChild) site.firstChild.remove();
    },
  })) {
    it(`shows its page again, and the next one, after ${name}`, async () => {
      const site = await siteAt('introduction');
      await isWhole(site);
      empty(site);
      await until(() => headings(site).length > 0);
      expect(headings(site)).to.deep.equal(['Welcome']);
      site.path = 'guides/start';
      await until(() => headings(site)[0] === 'Start here');
      expect(headings(site)).to.deep.equal(['Start here']);
    });
  }

  it('keeps what the host puts in place of its page, beside it', async () => {
    const site = await siteAt('introduction');
    await isWhole(site);
    const note = document.createElement('p');
    site.replaceChildren(note);
    await until(() => headings(site).length > 0);
    expect(note.parentElement).to.equal(site);
  });

  it('keeps what the host adds to slots later when the page changes, in its order', async () => {
    const site = await siteAt('introduction');
    await isWhole(site);
    const [first, second] = ['One', 'Two'].map((text) => {
      const link = document.createElement('a');
      link.slot = 'topbar-end';
      link.textContent = text;
      site.append(link);
      return link;
    });
    site.path = 'guides/start';
    await until(() => headings(site)[0] === 'Start here');
    const added = [...site.querySelectorAll('[slot="topbar-end"]')];
    expect(added).to.deep.equal([first, second]);
    expect(first?.checkVisibility()).to.equal(true);
  });

  it('is a site of its own as a copy, with one page', async () => {
    const site = await siteAt('introduction');
    await isWhole(site);
    const copy = site.cloneNode(true) as DocsSite;
    site.after(copy);
    await isWhole(copy);
    await until(() => headings(copy).length === 1);
    copy.path = 'guides/start';
    await until(() => headings(copy)[0] === 'Start here');
    expect(headings(copy)).to.deep.equal(['Start here']);
    expect(headings(site)).to.deep.equal(['Welcome']);
    copy.remove();
  });

  it('says that it cannot be in another document, and is as before if moved back', async () => {
    const site = await siteAt('introduction');
    await isWhole(site);
    const styles = () =>
      [site, ...(site.shadowRoot?.querySelectorAll('docs-footer, docs-topbar') ?? [])].map(
        (element) => element.shadowRoot?.adoptedStyleSheets.length,
      );
    await site.settled();
    const before = styles();
    const accent = () => getComputedStyle(site).getPropertyValue('--docs-color-accent');
    const own = accent();
    const found: string[] = [];
    site.addEventListener('docs-diagnostics', ({diagnostics}) => {
      found.push(...diagnostics.map(({code}) => code));
    });
    const {parentElement: place} = site;
    const frame = document.createElement('iframe');
    document.body.append(frame);
    frame.contentDocument?.adoptNode(site);
    await until(() => found.includes('load/other-document'));
    place?.append(site);
    await until(() => styles().join() === before.join());
    expect(accent()).to.equal(own);
    site.path = 'guides/start';
    await until(() => headings(site)[0] === 'Start here');
    frame.remove();
  });
});
