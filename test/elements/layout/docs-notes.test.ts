import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import '../../../elements/shared/events.js';
import type {DocsNotes} from '../../../elements/layout/docs-notes.js';
import '../../../elements/site/docs-site.js';
import type {DocsSite} from '../../../elements/site/docs-site.js';
import {inShell} from '../site/acme-site.js';
import {stubFiles} from '../site/stub-files.js';
import {until} from '../until.js';

const newer = {
  name: 'Acme',
  navigation: {
    versions: [
      {version: 'v3', pages: ['v3/start', 'v3/forge']},
      {version: 'v2', pages: ['v2/start', 'v2/bellows', 'about']},
      {version: 'v1', href: 'https://v1.example/'},
    ],
  },
};
const older = {
  name: 'Acme',
  versions: ['v3', 'v2'],
  navigation: [
    {group: 'All', pages: ['about']},
    {group: 'New', version: 'v3', pages: ['v3/start', 'v3/forge']},
    {group: 'Old', version: 'v2', pages: ['v2/start', 'v2/bellows']},
  ],
};
const languages = {
  name: 'Acme',
  navigation: {
    languages: [
      {language: 'en', pages: ['v3/start', 'v3/forge']},
      {language: 'de', pages: ['v2/start', 'v2/bellows']},
    ],
  },
};
const shapes = {older, newer, languages};
const pages = ['v3/start', 'v3/forge', 'v2/start', 'v2/bellows', 'about'];

const files = new Map(
  Object.entries(shapes).flatMap(([name, config]) => [
    [`${name}/docs.json`, JSON.stringify(config)] as const,
    ...pages.map((page) => [`${name}/${page}.mdx`, `---\ntitle: ${page}\n---\n`] as const),
  ]),
);

async function siteOf(name: keyof typeof shapes, path: string): Promise<DocsSite> {
  const site = await fixture<DocsSite>(
    html`<docs-site
      src="https://site.example/${name}/"
      router="memory"
      path=${path}
      mode="light"
    ></docs-site>`,
  );
  await until(() => site.dataset['path'] === path);
  await customElements.whenDefined('docs-notes');
  await notesOf(site).updateComplete;
  return site;
}

function notesOf(site: DocsSite): DocsNotes {
  return inShell(site, 'docs-notes') as DocsNotes; // it is always in the frame
}

const words = (site: DocsSite) =>
  [...notesOf(site).renderRoot.querySelectorAll('[part="note"] span')].map(({textContent}) =>
    textContent.replace(/\s+/g, ' ').trim(),
  );

/** Chooses in the top bar, as a reader would. */
async function choose(site: DocsSite, name: string): Promise<void> {
  const selector = inShell(site, 'docs-topbar')?.shadowRoot?.querySelector('docs-selector');
  await selector?.updateComplete;
  const list = selector?.renderRoot.querySelector('select');
  if (!list) throw new Error('no list');
  list.value = name;
  list.dispatchEvent(new Event('change'));
}

describe('docs-notes', () => {
  let restore: () => void;
  before(() => (restore = stubFiles(files)));
  after(() => restore());
  beforeEach(() => localStorage.clear());

  for (const name of ['older', 'newer'] as const) {
    describe(`${name} shape`, () => {
      it('leads readers of an older version to the same page of the newest', async () => {
        const site = await siteOf(name, 'v2/start');
        expect(words(site)).to.deep.equal([
          'You’re viewing the docs for v2. View the docs for v3.',
        ]);
        await expect(site).to.be.accessible();
        const link = notesOf(site).renderRoot.querySelector('a');
        expect(link).to.have.attribute('href', '#docs:/v3/start');
        link?.click();
        await until(() => site.dataset['path'] === 'v3/start');
        await until(() => words(site).length === 0);
      });

      it('says that a page is not in the version chosen, until that is dismissed', async () => {
        const site = await siteOf(name, 'v2/bellows');
        const told = oneEvent(site, 'docs-version-change');
        await choose(site, 'v3');
        await told;
        await until(() => site.dataset['path']?.startsWith('v3/'));
        await until(() => words(site).length > 0);
        expect(words(site)).to.deep.equal([
          'This page isn’t available in v3. Showing the closest match.',
        ]);
        expect(
          notesOf(site).renderRoot.querySelector('[role="status"] [part="note"]'),
        ).not.to.equal(null);
        notesOf(site).renderRoot.querySelector('button')?.click();
        await until(() => words(site).length === 0);
      });

      it('says nothing where the same page is found, or of a page of all versions', async () => {
        const site = await siteOf(name, 'v2/start');
        await choose(site, 'v3');
        await until(() => site.dataset['path'] === 'v3/start');
        await notesOf(site).updateComplete;
        expect(words(site)).to.deep.equal([]);
      });
    });
  }

  it('does not take a page of all versions for an old one', async () => {
    const site = await siteOf('older', 'about');
    await choose(site, 'v2');
    await oneEvent(site, 'docs-version-change');
    await notesOf(site).updateComplete;
    expect(words(site)).to.deep.equal([]);
  });

  it('calls a language by its name, and none of them old', async () => {
    const site = await siteOf('languages', 'v2/start');
    expect(words(site)).to.deep.equal([]);
    const elsewhere = await siteOf('languages', 'v3/forge');
    await choose(elsewhere, 'de');
    // That is the interface's language now.
    const said = 'Diese Seite ist in Deutsch nicht verfügbar. Gezeigt wird die ähnlichste.';
    await until(() => words(elsewhere).join() === said);
  });
});
