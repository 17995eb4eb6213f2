import assert from 'node:assert/strict';
import {readdir, readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {after, before, describe, it} from 'node:test';
import {HtmlValidate} from 'html-validate';
import {parse} from 'parse5';
import {validateXML} from 'xmllint-wasm';
import {folderWith, runCommand} from '../harness/command.mjs';
import {root} from '../harness/sources.mjs';

const url = 'https://docs.acme.dev';

/** Schemas of sitemaps.org. */
const schemas = createRequire(import.meta.url).resolve('sitemap/package.json');
const sitemapSchema = join(schemas, '../schema/sitemap.xsd');
const feedSchema = join(root, 'test/harness/atom.rng');

const awkward = {
  'docs.json': JSON.stringify({
    name: 'Fire & "Forge" <1>',
    navigation: ['start', 'changes', 'ünïcode/ä b'],
  }),
  'start.md': '---\ntitle: A & B <c> "d"\n---\n\nText.\n',
  'ünïcode/ä b.md': '# Üml & <äut>\n',
  'changes.mdx': [
    '---\ntitle: Changes & more\n---\n',
    '<Update label="2026-11-02" description="v1 & v2" tags={["a&b", "<c>"]}>',
    'Text with `]]>`, <b>bold</b> & more.',
    '</Update>',
    '<Update label="Before">\nOlder.\n</Update>',
  ].join('\n'),
};

describe('what a build writes', () => {
  const endings = [];
  const t = {after: (end) => endings.push(end)};
  after(() => Promise.all(endings.map((end) => end())));
  let folders;

  before(async () => {
    const folder = await folderWith(t, awkward);
    folders = await Promise.all(
      [folder, join(root, 'demo')].map(async (site) => {
        const out = join(await folderWith(t), 'out');
        const built = await runCommand(['build', site, '--url', url, '--out', out]);
        assert.equal(built.code, 0, built.error);
        return out;
      }),
    );
  });

  /** The files with this ending: paths and texts. */
  const filesOf = async (ending) => {
    const found = await Promise.all(
      folders.map(async (folder) => {
        const all = await readdir(folder, {recursive: true});
        const wanted = all.filter(
          (path) => path.endsWith(ending) && !path.startsWith('docs-site/'),
        );
        return wanted.map(async (path) => [path, await readFile(join(folder, path), 'utf8')]);
      }),
    );
    return Promise.all(found.flat());
  };

  it('is valid HTML', async () => {
    const validator = new HtmlValidate({
      root: true,
      extends: ['html-validate:standard'],
      elements: ['html5', {'docs-site': {flow: true}}],
    });
    const pages = await filesOf('.html');
    assert.ok(pages.length > 60, `${pages.length} pages`);
    const faults = [];
    for (const [path, text] of pages) {
      const {results} = await validator.validateString(text, path);
      for (const {messages} of results) {
        faults.push(...messages.map(({line, message}) => `${path}:${line}: ${message}`));
      }
    }
    assert.deepEqual(faults, []);
  });

  it('is a valid sitemap, which names the pages', async () => {
    const sitemaps = await filesOf('sitemap.xml');
    const schema = await readFile(sitemapSchema, 'utf8');
    for (const [path, xml] of sitemaps) {
      const {errors} = await validateXML({xml: {fileName: path, contents: xml}, schema});
      assert.deepEqual(errors, []);
    }
    assert.equal(sitemaps.length, 2);
    assert.match(sitemaps[0][1], /<loc>https:\/\/docs\.acme\.dev\/%C3%BCn%C3%AFcode\/%C3%A4%20b</);
  });

  it('is a valid feed of each page with updates', async () => {
    const feeds = await filesOf('.feed.xml');
    const schema = await readFile(feedSchema, 'utf8');
    for (const [path, xml] of feeds) {
      const file = {fileName: 'feed.xml', contents: xml};
      const {errors} = await validateXML({xml: file, schema, extension: 'relaxng'});
      assert.deepEqual(errors, [], path);
    }
    assert.ok(feeds.length > 1);
    // The schema knows what a feed must have.
    const [, [, feed]] = feeds;
    const broken = {fileName: 'feed.xml', contents: feed.replace(/<updated>.*<\/updated>/, '')};
    assert.equal((await validateXML({xml: broken, schema, extension: 'relaxng'})).valid, false);
  });

  it('has previews with all that they require, and breadcrumbs', async () => {
    const pages = (await filesOf('.html')).filter(([, text]) => text.includes('data-page="/'));
    for (const [path, text] of pages) {
      const head = headOf(text);
      // https://ogp.me requires these; `og:image` is of the author.
      for (const name of ['og:title', 'og:type', 'og:url']) {
        assert.equal(head.filter(({property}) => property === name).length, 1, `${path}: ${name}`);
      }
      const [{href}] = head.filter(({rel}) => rel === 'canonical');
      assert.ok(href.startsWith(`${url}/`), path);
      const {text: data} = head.find(({type}) => type === 'application/ld+json');
      const {itemListElement: items} = JSON.parse(data);
      assert.deepEqual(
        items.map(({position}) => position),
        items.map((_, index) => index + 1),
      );
      // Google requires the URL of all but the last.
      assert.ok(
        items.slice(0, -1).every(({item}) => URL.canParse(item)),
        path,
      );
    }
  });

  it('lists the pages for assistants as llmstxt.org describes it', async () => {
    const lists = (await filesOf('llms.txt')).map(([, text]) => text);
    assert.equal(lists.length, 2);
    for (const text of lists) {
      const [title, ...sections] = text.split(/^## .+$/m);
      assert.match(title, /^# \S[^\n]*\n(?:\n> [^\n]+\n)?\s*$/);
      assert.ok(sections.length > 0);
      for (const line of sections.join('').split('\n').filter(Boolean)) {
        assert.match(line, /^- \[(?:[^\]\\]|\\.)+\]\(https:\/\/docs\.acme\.dev\/\S+\)(?:: .+)?$/);
      }
    }
  });
});

/** The elements of a document's head: their attributes and texts. */
function headOf(html) {
  const {childNodes} = parse(html).childNodes.find(({tagName}) => tagName === 'html');
  const head = childNodes.find(({tagName}) => tagName === 'head');
  return head.childNodes
    .filter(({attrs}) => attrs)
    .map(({attrs, childNodes: inner}) => ({
      ...Object.fromEntries(attrs.map(({name, value}) => [name, value])),
      text: inner.map(({value = ''}) => value).join(''),
    }));
}
