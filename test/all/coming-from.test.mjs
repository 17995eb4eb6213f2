import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {indexPage} from '../../cli/init/index-page.mjs';
import {contentOf} from '../harness/content-of.mjs';
import {folderWith, runCommand} from '../harness/command.mjs';
import {openSite} from '../harness/open-site.mjs';
import {textOf} from '../harness/sources.mjs';

const head = '---\ntitle: A\ndescription: B.\n---\n';
/** A page with this text. */
const page = (body) => ({'page.mdx': `${head}\n${body}\n`});
const config = (properties) => ({
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: {pages: ['page']},
    ...properties,
  }),
});
const frontmatter = (line) => ({
  'page.mdx': `---\ntitle: A\ndescription: B.\n${line}\n---\n\nText.\n`,
});
const withRepository = {suggestEdit: true, raiseIssue: true};

/** What a check names, with a link to the section of the tool: files of a site. */
const named = (...samples) => ({named: samples});
/** What is shown as it is meant: what authors have written, and how it is written here. */
const works = (...pairs) => ({works: pairs});
/** What a test of its own tries. */
const ownTest = {};

/** For each row of each table on the page "Coming from other tools", what a site may contain. */
const rows = {
  mintlify: {
    'OpenAPI files that pages refer to, as in `openapi: GET /users` or `openapi: v2 GET /users`':
      ownTest,
    'Style sheets': ownTest,
    Scripts: ownTest,
    'Components that use the browser, or packages other than React': named(
      page('export const Hero = () => <b>{location.href}</b>\n\n<Hero />'),
      page("import {Hero} from 'heroes'\n\nText."),
    ),
    '`theme`, `integrations`, `thumbnails`': named(
      config({theme: 'maple'}),
      config({integrations: {ga4: {measurementId: 'G-1'}}}),
      config({thumbnails: {background: '/images/thumbnail.png'}}),
    ),
    'Feedback links': named(config({feedback: withRepository})),
    'AsyncAPI, assistants, authentication of readers': named(
      config({api: {asyncapi: 'events.json'}}),
      config({contextual: {options: ['assistant']}}),
      config({navigation: {pages: ['page'], public: true}}),
      frontmatter('asyncapi: events.json Users'),
    ),
  },
  vitepress: {
    '`.vitepress/config.js`': named({'.vitepress/config.mts': 'export default {}'}),
    '`::: tip`, `::: warning`, `::: danger`': works(
      ['::: tip\nA\n:::', '<Tip>\nA\n</Tip>'],
      ['::: warning A title\nA\n:::', '<Warning title="A title">\nA\n</Warning>'],
      ['::: danger\nA\n:::', '<Danger>\nA\n</Danger>'],
    ),
    '`::: details`': works(
      ['::: details\nA\n:::', '<Accordion title="Details">\nA\n</Accordion>'],
      ['::: details More\nA\n:::', '<Accordion title="More">\nA\n</Accordion>'],
    ),
    '`::: code-group` with titles in brackets': works([
      '::: code-group\n\n```js [a.js]\na\n```\n\n```ts [a.ts]\nb\n```\n\n:::',
      '<CodeGroup>\n\n```js title="a.js"\na\n```\n\n```ts title="a.ts"\nb\n```\n\n</CodeGroup>',
    ]),
    '` ```js:line-numbers `, ` ```js{1,3} `': works(
      ['```js:line-numbers\na\nb\n```', '```js lines\na\nb\n```'],
      ['```js{1,3}\na\nb\nc\n```', '```js {1,3}\na\nb\nc\n```'],
    ),
    '`:rocket:` and other names of emoji': works(
      [':rocket: A :tada:', '🚀 A 🎉'],
      [':rocket: :non-potable_water:', '🚀 :non-potable_water:'],
    ),
    '`[[toc]]`': works(['[[toc]]\n\n## A heading\n\nA', '\n## A heading\n\nA']),
    '`<<< @/file.js`': named(page('<<< @/file.js')),
    'Vue components, `{{ }}` with code': named(
      {...config({navigation: {pages: ['a']}}), 'a.md': '# A\n\n<CustomButton />\n'},
      page('<script setup>\nimport A from "./A.vue"\n</script>\n\nText.'),
      page('{{ 1 + 1 }}'),
    ),
  },
  docusaurus: {
    '`docusaurus.config.js`, `sidebars.js`': named(
      {'docusaurus.config.ts': 'export default {}'},
      {'sidebars.js': 'module.exports = {}'},
    ),
    '`:::note`, `:::tip`, `:::info`, `:::warning`, `:::danger`': works(
      [':::note\nA\n:::', '<Note>\nA\n</Note>'],
      [':::tip[A title]\nA\n:::', '<Tip title="A title">\nA\n</Tip>'],
      [':::info\nA\n:::', '<Info>\nA\n</Info>'],
      [':::warning\nA\n:::', '<Warning>\nA\n</Warning>'],
      [':::danger\nA\n:::', '<Danger>\nA\n</Danger>'],
    ),
    '` ```js {1,3} showLineNumbers `': ownTest,
    '`sidebar_label` in frontmatter': named(frontmatter('sidebar_label: Other')),
    '`<Tabs>` with `<TabItem label="…">`': named(
      page('<Tabs>\n<TabItem label="A">\nA\n</TabItem>\n</Tabs>'),
    ),
    'Imports of React components, blogs, plugins': named(
      page("import Hero from '@site/src/components/Hero'\n\n<Hero />"),
      page("import Tabs from '@theme/Tabs'\n\nText."),
      {'blog/2024-01-31-welcome.md': 'Welcome.', 'blog/authors.yml': ''},
      {'docusaurus.config.js': "module.exports = {plugins: ['a']}"},
    ),
  },
  docsify: {
    '`index.html` with `window.$docsify`': named({
      'index.html': '<script>window.$docsify = {repo: "a/b"}</script>',
    }),
    '`_sidebar.md`': named({'_sidebar.md': '* [A](a)'}),
    '`_navbar.md`': named({'_navbar.md': '* [A](a)'}),
    '`_coverpage.md`': named({'_coverpage.md': '# A'}),
    '`_404.md`': named({'_404.md': '# A'}),
    // test/node/init.test.mjs
    '`README.md`': ownTest,
    '`:rocket:`': works([':rocket:', '🚀']),
    '`## Setup :id=init`': works(['## Setup :id=init\n\nA', '## Setup {#init}\n\nA']),
    '`{docsify-ignore}` and `{docsify-ignore-all}` after a heading': works(
      ['## A {docsify-ignore}\n\nB', '## A\n\nB'],
      ['## A {docsify-ignore-all}\n\nB', '## A\n\nB'],
    ),
    '`?>` and `!>` at the beginning of a paragraph': works(
      ['?> A', '<Tip>A</Tip>'],
      ['!> A\nb', '<Warning>A\nb</Warning>'],
    ),
    "`![…](a.png ':size=50%')`": works([
      "![A](a.png ':size=50%')",
      '<img src="a.png" alt="A" width="50%" />',
    ]),
    "`[…](/a ':target=_blank')`, `':ignore'`": works(
      ["[A page](/page-0 ':target=_blank')", '[A page](/page-0)'],
      ["[A page](/page-0 ':ignore')", '[A page](/page-0)'],
      [
        "[Another site](https://example.com ':target=_blank')",
        '[Another site](https://example.com)',
      ],
    ),
    "Files that are included with `':include'`": named(page("[A](a.md ':include')")),
    Plugins: named({'index.html': '<script>window.$docsify = {plugins: []}</script>'}),
  },
};

/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

async function check(folder, ...words) {
  const {out} = await runCommand(['check', folder, '--json', ...words]);
  return JSON.parse(out).diagnostics;
}

async function contentAt(site, path) {
  await site.goTo(`#/${path}`);
  return contentOf(site, path);
}

/** A site of one page for each of these bodies. */
const siteOf = (bodies) => ({
  ...config({navigation: {pages: bodies.map((_, index) => `page-${index}`)}}),
  ...Object.fromEntries(bodies.map((body, index) => [`page-${index}.mdx`, `${head}\n${body}\n`])),
});

describe('the page "Coming from other tools"', () => {
  it('has a row for everything that is tried here, and no others', () => {
    const sections = textOf('demo/guide/coming-from.mdx').split(/^## /m).slice(1);
    const found = sections.map((section) => [
      section.split('\n')[0].toLowerCase(),
      [...section.matchAll(/^\| (?!What |File of |---)(.+?) \|/gm)].map(([, what]) => what),
    ]);
    const tried = Object.entries(rows).map(([tool, items]) => [tool, Object.keys(items)]);
    const withRows = found.filter(([, all]) => all.length > 0);
    assert.deepEqual(Object.fromEntries(withRows), Object.fromEntries(tried));
  });

  for (const [tool, items] of Object.entries(rows)) {
    it(`is named by check for everything of ${tool} that has to change`, async (t) => {
      for (const [what, {named: samples = []}] of Object.entries(items)) {
        for (const sample of samples) {
          const folder = await folderWith(t, {...config(), ...page('Text.'), ...sample});
          const hints = (await check(folder)).map(({hint}) => hint);
          const isNamed = hints.some((hint) => hint.endsWith(`#/guide/coming-from#${tool}`));
          assert.ok(isNamed, `${what}: ${Object.keys(sample)}\n${Object.values(sample)}\n${hints}`);
        }
      }
    });

    const pairs = Object.values(items).flatMap((row) => row.works ?? []);
    if (pairs.length === 0) continue;
    it(`says what works of ${tool}: it is shown as here, and --fix writes that`, async (t) => {
      const written = siteOf(pairs.map(([before]) => before));
      const folder = await folderWith(t, {...written, 'a.png': png});
      const remarks = await check(folder);
      for (const [index, [before]] of pairs.entries()) {
        const ofPage = remarks.filter(({location}) => location.file === `page-${index}.mdx`);
        const levels = new Set(ofPage.map(({code, severity}) => `${severity} ${code}`));
        assert.ok(levels.has('info page/translated-syntax'), before);
      }
      await check(folder, '--fix');
      const here = siteOf(pairs.map(([, after]) => after));
      for (const [path, text] of Object.entries(here)) {
        assert.equal(await readFile(join(folder, path), 'utf8'), text);
      }
      const [before, after] = await Promise.all(
        [written, here].map((files) =>
          openSite(t, {files: {...files, 'a.png': png}, isAuthors: true}),
        ),
      );
      for (const [index, [what]] of pairs.entries()) {
        const shown = await contentAt(before, `page-${index}`);
        assert.equal(shown, await contentAt(after, `page-${index}`), what);
      }
    });
  }

  it('says what works as it is: marked and numbered lines of Docusaurus', async (t) => {
    const bodies = ['{1,3} showLineNumbers', 'lines {1,3}', ''];
    const files = siteOf(bodies.map((options) => `\`\`\`js ${options}\na\nb\nc\n\`\`\``));
    assert.deepEqual(await check(await folderWith(t, files)), []);
    const site = await openSite(t, {files});
    const shown = [];
    for (const index of bodies.keys()) shown.push(await contentAt(site, `page-${index}`));
    const [written, here, plain] = shown;
    assert.equal(written, here);
    assert.notEqual(written, plain);
  });

  const api = {
    openapi: '3.1.1',
    info: {title: 'API', version: '1'},
    servers: [{url: 'https://api.example'}],
    paths: {'/users': {get: {summary: 'List all users', responses: {}}}},
  };
  const ofApi = (operation) => ({...config(), ...frontmatter(`openapi: ${operation}`)});

  for (const [operation, file] of [
    ['GET /users', 'specs/users.json'],
    ['v2 GET /users', 'files/v2.json'],
  ]) {
    it(`has a line of docs.json for the OpenAPI file of "${operation}"`, async (t) => {
      const files = {...ofApi(operation), [file]: JSON.stringify(api)};
      const folder = await folderWith(t, files);
      const codes = (await check(folder)).map(({code}) => code);
      assert.ok(codes.includes('openapi/not-named'), codes.join());
      await check(folder, '--fix');
      const fixed = await readFile(join(folder, 'docs.json'), 'utf8');
      assert.equal(JSON.parse(fixed).api?.openapi, `/${file}`);
      const named = {...files, 'docs.json': fixed};
      const site = await openSite(t, {files: named, isInsecure: true});
      await site.shown('page');
      await site.find('button', 'Try it');
    });
  }

  it('has OpenAPI files that are found in usual places on the own machine', async (t) => {
    const files = {...ofApi('GET /users'), 'api/openapi.json': api};
    const [local, published] = [
      await openSite(t, {files, isAuthors: true}),
      await openSite(t, {files}),
    ];
    await local.find('button', 'Try it');
    await published.shown('page');
    await published.settled();
    const asked = published.requests.filter((url) => url.includes('openapi'));
    assert.deepEqual(asked, []);
  });

  it('has a line of docs.json for style sheets, which apply then', async (t) => {
    const sheets = {'a.css': 'p { color: rgb(1, 2, 3) }', 'more/b.css': 'p { margin: 7px }'};
    const files = {...config(), ...page('Text.'), ...sheets};
    const folder = await folderWith(t, files);
    await check(folder, '--fix');
    const {css} = JSON.parse(await readFile(join(folder, 'docs.json'), 'utf8'));
    assert.deepEqual(css, ['/a.css', '/more/b.css']);
    const styleIn = async (own) => {
      const site = await openSite(t, {files: own, isInsecure: true});
      await site.shown('page');
      return site.page.$eval('>>> article p', (text) => {
        const {color, marginTop} = getComputedStyle(text);
        return [color, marginTop];
      });
    };
    assert.deepEqual(await styleIn({...files, ...config({css})}), ['rgb(1, 2, 3)', '7px']);
    assert.notDeepEqual(await styleIn(files), ['rgb(1, 2, 3)', '7px']);
  });

  it('has the lines that init adds for files that pages need', async (t) => {
    const files = {...ofApi('GET /users'), 'specs/users.json': JSON.stringify(api)};
    const folder = await folderWith(t, {...files, 'a.css': 'p { margin: 7px }'});
    const {code} = await runCommand(['init', folder, '--yes']);
    assert.equal(code, 0);
    const {
      api: {openapi},
      css,
    } = JSON.parse(await readFile(join(folder, 'docs.json'), 'utf8'));
    assert.deepEqual([openapi, css], ['/specs/users.json', '/a.css']);
  });

  it('has scripts that are not run, and that index.html can load', async (t) => {
    const script = {'banner.js': 'document.documentElement.dataset.banner = "shown";'};
    const files = {...config(), ...page('Text.'), ...script};
    const found = await check(await folderWith(t, files));
    assert.deepEqual(
      found.map(({code, location}) => [code, location.file]),
      [['config/unused-script', 'banner.js']],
    );
    const bannerIn = async (own) => {
      const site = await openSite(t, {files: own});
      await site.shown('page');
      await site.settled();
      return site.page.evaluate(() => document.documentElement.dataset.banner);
    };
    assert.equal(await bannerIn(files), undefined);
    const [tag] = /<script src="banner\.js".*?<\/script>/.exec(
      textOf('demo/guide/coming-from.mdx'),
    );
    const linking = {...files, 'index.html': indexPage + tag};
    assert.deepEqual(await check(await folderWith(t, linking)), []);
    assert.equal(await bannerIn(linking), 'shown');
  });

  it('has components with code of others, whose content is shown', async (t) => {
    const body = "import {Hero} from 'heroes'\n\n<Hero>Content of the author</Hero>";
    const site = await openSite(t, {files: {...config(), ...page(body)}});
    await site.says('Content of the author');
  });
});
