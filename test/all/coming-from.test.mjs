import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {folderWith, runCommand} from '../harness/command.mjs';
import {textOf} from '../harness/sources.mjs';

const page = (body) => ({'page.mdx': `---\ntitle: A\ndescription: B.\n---\n\n${body}\n`});
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

/** For each row of each table on the page "Coming from other tools", what a site may contain. */
const sites = {
  mintlify: {
    'Components that use the browser, or packages other than React': [
      page('export const Hero = () => <b>{location.href}</b>\n\n<Hero />'),
      page("import {Hero} from 'heroes'\n\nText."),
    ],
    '`theme`, `integrations`, `thumbnails`': [
      config({theme: 'maple'}),
      config({integrations: {ga4: {measurementId: 'G-1'}}}),
      config({thumbnails: {background: '/images/thumbnail.png'}}),
    ],
    'Feedback links': [config({feedback: withRepository})],
    'AsyncAPI, assistants, authentication of readers': [
      config({api: {asyncapi: 'events.json'}}),
      config({contextual: {options: ['assistant']}}),
      config({navigation: {pages: ['page'], public: true}}),
      frontmatter('asyncapi: events.json Users'),
    ],
  },
  vitepress: {
    '`.vitepress/config.js`': [{'.vitepress/config.mts': 'export default {}'}],
    '`::: tip`, `::: warning`, `::: danger`': [
      page('::: tip\nA\n:::'),
      page('::: warning A title\nA\n:::'),
      page('::: danger\nA\n:::'),
    ],
    '`::: details`': [page('::: details\nA\n:::')],
    '`::: code-group`': [page('::: code-group\n\n```js a.js\n```\n\n:::')],
    '`[[toc]]`': [page('[[toc]]')],
    '`<<< @/file.js`': [page('<<< @/file.js')],
    'Vue components, `{{ }}` with code': [
      {...config({navigation: {pages: ['a']}}), 'a.md': '# A\n\n<CustomButton />\n'},
      page('<script setup>\nimport A from "./A.vue"\n</script>\n\nText.'),
      page('{{ 1 + 1 }}'),
    ],
  },
  docusaurus: {
    '`docusaurus.config.js`, `sidebars.js`': [
      {'docusaurus.config.ts': 'export default {}'},
      {'sidebars.js': 'module.exports = {}'},
    ],
    '`:::note`, `:::tip`, `:::info`, `:::warning`, `:::danger`': [
      page(':::note\nA\n:::'),
      page(':::tip[A title]\nA\n:::'),
      page(':::info\nA\n:::'),
      page(':::warning\nA\n:::'),
      page(':::danger\nA\n:::'),
    ],
    '`sidebar_label` in frontmatter': [frontmatter('sidebar_label: Other')],
    '`<Tabs>` with `<TabItem label="…">`': [
      page('<Tabs>\n<TabItem label="A">\nA\n</TabItem>\n</Tabs>'),
    ],
    'Imports of React components, blogs, plugins': [
      page("import Hero from '@site/src/components/Hero'\n\n<Hero />"),
      page("import Tabs from '@theme/Tabs'\n\nText."),
      {'blog/2024-01-31-welcome.md': 'Welcome.'},
      {'docusaurus.config.js': "module.exports = {plugins: ['a']}"},
    ],
  },
  docsify: {
    '`_sidebar.md`, `_navbar.md`': [{'_sidebar.md': '* [A](a)'}, {'_navbar.md': '* [A](a)'}],
    '`?>` and `!>` at the beginning of a paragraph': [page('?> A'), page('!> A')],
    "Files that are included with `':include'`": [page("[A](a.md ':include')")],
    Plugins: [{'index.html': '<script>window.$docsify = {plugins: []}</script>'}],
  },
};

describe('the page "Coming from other tools"', () => {
  it('has a row for everything that is tried here, and no others', () => {
    const sections = textOf('demo/guide/coming-from.mdx').split(/^## /m).slice(1);
    const rows = sections.map((section) => [
      section.split('\n')[0].toLowerCase(),
      [...section.matchAll(/^\| (?!What |---)(.+?) \|/gm)].map(([, what]) => what),
    ]);
    const tried = Object.entries(sites).map(([tool, items]) => [tool, Object.keys(items)]);
    assert.deepEqual(Object.fromEntries(rows), Object.fromEntries(tried));
  });

  for (const [tool, items] of Object.entries(sites)) {
    it(`is named by check for everything of ${tool}`, async (t) => {
      for (const [what, samples] of Object.entries(items)) {
        for (const sample of samples) {
          const folder = await folderWith(t, {...config(), ...page('Text.'), ...sample});
          const {out} = await runCommand(['check', folder, '--json']);
          const hints = JSON.parse(out).diagnostics.map(({hint}) => hint);
          const isNamed = hints.some((hint) => hint.endsWith(`#/guide/coming-from#${tool}`));
          assert.ok(isNamed, `${what}: ${Object.keys(sample)}\n${Object.values(sample)}\n${hints}`);
        }
      }
    });
  }
});
