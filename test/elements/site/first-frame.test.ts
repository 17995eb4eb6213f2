import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/site/docs-site.js';
import type {DocsSite} from '../../../elements/site/docs-site.js';
import {inShell} from './acme-site.js';
import {holdTasks, type HeldTasks} from '../hold-tasks.js';
import {stubFiles} from './stub-files.js';
import {until} from '../until.js';

const files = new Map([
  ['frame/docs.json', JSON.stringify({name: 'Frame', navigation: [{pages: ['a', 'b']}]})],
  ['frame/a.mdx', '---\ntitle: A\n---\n\nSome words.'],
  ['frame/b.mdx', '---\ntitle: B\n---\n\nOther words.'],
  ['styled/docs.json', JSON.stringify({navigation: [{pages: ['a', 'b']}], css: '/site.css'})],
  ['styled/site.css', ':root {}'],
  ['styled/a.mdx', 'Some words.'],
  ['styled/b.mdx', 'Other words.'],
  ['homeless/docs.json', JSON.stringify({navigation: [{pages: ['none', 'a', 'b']}]})],
  ['homeless/a.mdx', 'Some words.'],
  ['homeless/b.mdx', 'Other words.'],
  ['other/docs.json', JSON.stringify({name: 'Other', navigation: [{pages: ['c']}]})],
  ['other/c.mdx', 'Nothing.'],
]);

/** How long the first frame waits for the page; what has no time goes on. */
let waits: HeldTasks;
/** Answers for the page's file wait until this is called. */
let answer: () => void;

/** What the element shows, in order: before its frame, placeholders, or a page. */
function stagesOf(site: DocsSite): string[] {
  const stages: string[] = [];
  const note = () => {
    const page = site.querySelector('[part="page"]');
    const isPlaceholder = page?.hasAttribute('aria-busy');
    const content = page ? (isPlaceholder ? 'placeholder' : 'page') : 'nothing';
    const stage = `${content}${inShell(site, 'main') ? ' in its frame' : ''}`;
    if (stages.at(-1) !== stage) stages.push(stage);
  };
  const changes = new MutationObserver(note);
  changes.observe(site, {childList: true, subtree: true});
  changes.observe(site.renderRoot, {childList: true, subtree: true});
  return stages;
}

/** A site whose page has been requested, and what it shows from there on. */
async function requestedSite(): Promise<{site: DocsSite; stages: string[]}> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  const site = document.createElement('docs-site');
  Object.assign(site, {src: 'https://site.example/frame/', router: 'memory', path: 'a'});
  box.append(site);
  const stages = stagesOf(site);
  await until(() => waits.waiting.length > 0);
  return {site, stages};
}

describe('the first frame of a site', () => {
  let restore: () => void;
  beforeEach(() => {
    restore = stubFiles(files);
    const {fetch} = globalThis;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    globalThis.fetch = async (input, init) => {
      const {pathname} = new URL(input instanceof Request ? input.url : input);
      if (pathname === '/frame/a.mdx') await answered;
      return fetch(input, init);
    };
    waits = holdTasks('wait', 1);
  });
  afterEach(() => {
    waits.release();
    restore();
  });

  it('has the page, where its file comes soon, without placeholders before it', async () => {
    const {site, stages} = await requestedSite();
    answer();
    await until(() => site.dataset['path'] === 'a');
    // The page is rendered before there is a place for it, in a task of its own.
    expect(stages).to.deep.equal(['page', 'page in its frame']);
  });

  it('has placeholders, where the file takes longer', async () => {
    const {site, stages} = await requestedSite();
    waits.advance(100);
    await until(() => inShell(site, 'main'));
    expect(stages).to.deep.equal(['placeholder', 'placeholder in its frame']);
    answer();
    await until(() => site.dataset['path'] === 'a');
    expect(stages.at(-1)).to.equal('page in its frame');
  });

  it('is of the page that the host page names once the element is there', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const site = document.createElement('docs-site');
    Object.assign(site, {src: 'https://site.example/frame/', router: 'memory'});
    box.append(site);
    site.path = 'b';
    await until(() => site.dataset['path'] !== undefined);
    expect(site.dataset['path']).to.equal('b');
    expect(site.path).to.equal('b');
  });

  for (const [title, folder, file] of [
    // Browsers without `@scope` do not request them.
    ...('CSSScopeRule' in globalThis
      ? [['while a style sheet of the site is on its way', 'styled', 'site.css']]
      : []),
    ['while readers are led from a page without a file', 'homeless', 'none.md'],
  ]) {
    it(`is of the page that the host page names ${title}`, async () => {
      const box = await fixture<HTMLElement>(html`<div></div>`);
      const site = document.createElement('docs-site');
      Object.assign(site, {src: `https://site.example/${folder}/`, router: 'memory'});
      const {fetch} = globalThis;
      globalThis.fetch = (input, init) => {
        const {pathname} = new URL(input instanceof Request ? input.url : input);
        if (pathname === `/${folder}/${file}`) site.path = 'b';
        return fetch(input, init);
      };
      box.append(site);
      await until(() => site.dataset['path'] !== undefined);
      expect(site.dataset['path']).to.equal('b');
      expect(site.path).to.equal('b');
    });
  }

  it('is of the site that the host page names once the element is there', async () => {
    const {href} = location;
    history.replaceState(undefined, '', '#/b');
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const site = document.createElement('docs-site');
    site.src = 'https://site.example/other/';
    box.append(site);
    site.src = 'https://site.example/frame/';
    await until(() => site.dataset['path'] !== undefined);
    expect(site.dataset['path']).to.equal('b');
    expect(location.hash).to.equal('#/b');
    site.remove();
    history.replaceState(undefined, '', href);
  });
});
