import assert from 'node:assert/strict';
import {readdir, readFile, symlink} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {folderWith, runCommand} from '../harness/command.mjs';
import {blocksOfBuilt} from '../harness/page-blocks.mjs';

const config = `import {readFileSync} from 'node:fs';
import {defineConfig} from 'vitepress';
import {reference} from './sidebar';
import data from './data.json' with {type: 'json'};
globalThis.ran = true;
export default defineConfig({
  title: 'Forge',
  description: 'Anvils for all',
  lang: 'en-US',
  srcExclude: ['**/draft-*.md', 'old/**'],
  rewrites: {'pages/:name.md': ':name.md'},
  appearance: 'dark',
  lastUpdated: true,
  head: [
    ['link', {rel: 'icon', href: '/logo.svg'}],
    ['meta', {property: 'og:site_name', content: 'Forge'}],
    ['script', {src: 'https://cdn.example.com/count.js'}],
  ],
  markdown: {math: true, lineNumbers: true, config: (md) => md.use(plugin)},
  transformPageData(page) { fetch('https://evil.test'); },
  themeConfig: {
    logo: {light: '/logo.svg', dark: '/logo-dark.svg', alt: 'Forge'},
    nav: [
      {text: 'Guide', link: '/guide/heat'},
      {text: 'Reference', link: '/reference/', activeMatch: '/reference/'},
      {text: 'Blog', link: 'https://blog.acme.dev'},
      {text: 'More', items: [
        {text: 'Notes', link: '/notes'},
        {items: [{text: 'Chat', link: 'https://chat.acme.dev'}]},
      ]},
    ],
    sidebar: {
      '/guide/': {base: '/guide/', items: [
        {text: 'Start', collapsed: false, items: [
          {text: 'Heat it', link: 'heat'},
          {text: 'Deeper', base: '/', link: 'guide/strike', items: [
            {text: 'Cool it', link: 'cool'},
          ]},
          {text: 'Closed', collapsed: true, items: [
            {text: 'Forum', link: 'https://forum.acme.dev'},
          ]},
        ]},
        {text: 'Gone', link: 'nowhere'},
      ]},
      '/reference/': reference(data),
    },
    socialLinks: [
      {icon: 'github', link: 'https://github.com/acme/forge'},
      {icon: 'discord', link: 'https://chat.acme.dev'},
    ],
    editLink: {pattern: 'https://github.com/acme/forge/edit/main/docs/:path'},
    footer: {message: 'Made <b>here</b>', copyright: readFileSync('/etc/passwd')},
  },
});
`;

const heat = `---
title: Front
description: How to heat
search: false
editLink: false
owner: Ada
---

<script setup>
import Gauge from './Gauge.vue'
</script>

# Heating *iron*

::: tip A \`title\`
With care, see [strike](./strike.md#strike-it).
:::

:::: warning
Outer
::: details Read {open}
Inner
:::
::::

::: v-pre
{{ plain }}
:::

> [!CAUTION] Hot
> Mind the fire.

::: code-group
\`\`\`js{1} [heat.js]
heat(); // [!code ++]
\`\`\`
<<< @/snippets/strike.ts#demo
:::

\`\`\`js:no-line-numbers {2}
one
two
\`\`\`

- In a list:

  <<< ../snippets/strike.ts

<!--@include: ../parts/part.md{2,3}-->

[[toc]]

Owner {{ $frontmatter.owner }} and {{ count }} :tada: and <Badge type="warning" text="new" />.

<Gauge :value="3">Inside the gauge</Gauge>

<p v-if="hot" class="note">Shown <img :src="withBase('/logo.svg')" alt="B"></p>

![An anvil](../images/anvil.png){width=300} and ![Logo](/logo.svg)

Links: [a](/reference/index.md), [b](strike.html), [c](/reference/), [d](../notes), [e](#set),
[f](https://a.dev){target="_self"}.

Text with a class {.big}

## Set {#set}

Formula $a_1 + b_1$ and {braces}.[^1]

$$
x^2
$$

[^1]: A note.
`;

const files = {
  'README.md': '# Repository\n',
  'docs/.vitepress/config.ts': config,
  'docs/.vitepress/sidebar.ts': `export function reference(data) {
  return [
    {text: 'Reference', items: [
      {text: 'All', link: '/reference/'},
      {text: 'Part', link: '/reference/#part'},
    ]},
  ];
}
`,
  'docs/.vitepress/data.json': '{"year": 2024}',
  'docs/.vitepress/theme/index.ts': "import './style.css'\nexport default {}\n",
  'docs/.vitepress/theme/style.css':
    ':root {\n  --vp-c-brand-1: #0e7490;\n}\n.dark {\n  --vp-c-brand-1: #22d3ee;\n}\n',
  'docs/.vitepress/cache/x.md': '# No page\n',
  'docs/index.md': `---
layout: home
hero:
  name: Forge
  text: Anvils
  tagline: For all
  image: {src: /logo.svg, alt: Logo}
  actions:
    - {theme: brand, text: Begin, link: /guide/heat}
features:
  - {icon: 🔥, title: Hot, details: Very <b>hot</b>, link: /notes, linkText: Read}
---

## Below

More text.
`,
  'docs/guide/heat.md': heat,
  'docs/guide/strike.md':
    '# Striking\n\n## Strike it!\n\nSee [](./heat) and [the end](./heat#set).\n',
  'docs/reference/index.md': '# Reference\n\n## Part\n\n| A | B |\n| - | - |\n| `x` | {y} |\n',
  'docs/pages/cool.md': '# Cool\n\n[heat](guide/heat)\n',
  'docs/notes.md': '---\ntitle: Notes\nlayout: page\nprev: false\nnext: false\n---\n\nAll.\n',
  'docs/old/x.md': '# Old\n',
  'docs/draft-x.md': '# Draft\n',
  'docs/parts/part.md':
    '---\ntitle: Part\n---\nNot this line.\nA part with [a link](/guide/strike).\n\nNor this.\n',
  'docs/snippets/strike.ts': 'before();\n// #region demo\n  strike(anvil);\n// #endregion demo\n',
  'docs/[id].md': '# Template\n',
  'docs/images/anvil.png': 'an image',
  'docs/images/unused.png': 'an image',
  'docs/public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/public/logo-dark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** The converted site of a folder of VitePress. */
async function converted(t, given = files, words = []) {
  const folder = await folderWith(t, given);
  const out = join(await folderWith(t), 'site');
  const result = await runCommand(['init', folder, '-y', '--out', out, ...words]);
  assert.equal(result.code, 0, result.error);
  const read = (path) => readFile(join(out, path), 'utf8');
  const has = async (path) => (await readdir(out, {recursive: true})).includes(path);
  return {folder, out, read, has, result, config: JSON.parse(await read('docs.json'))};
}

/** The pages of a converted site as HTML, by their blocks. */
async function built(t, out) {
  const folder = join(await folderWith(t), 'built');
  const {code, out: said} = await runCommand([
    'build',
    out,
    '--url',
    'https://acme.dev',
    '--out',
    folder,
  ]);
  assert.equal(code, 0, said);
  return {folder, blocks: (page) => blocksOfBuilt(join(folder, page))};
}

describe('VitePress sites that docs-site init reads', () => {
  it('have the same order, tabs, titles, links and settings', async (t) => {
    const {config, read, result} = await converted(t);
    assert.match(result.out, /^Found a VitePress site with 7 pages\.\n/);
    assert.deepEqual(config.navigation, {
      tabs: [
        {
          tab: 'Guide',
          groups: [
            {group: '', pages: ['index']},
            {
              group: 'Start',
              pages: [
                'guide/heat',
                {group: 'Deeper', root: 'guide/strike', expanded: true, pages: ['cool']},
                {group: 'Closed', pages: ['links/forum']},
              ],
            },
          ],
        },
        {tab: 'Reference', groups: [{group: 'Reference', pages: ['reference', 'links/part']}]},
        {
          tab: 'More',
          menu: [
            {item: 'Notes', href: '/notes'},
            {item: 'Chat', href: 'https://chat.acme.dev'},
          ],
        },
      ],
    });
    assert.deepEqual(config.navbar, {
      links: [
        {label: 'Blog', href: 'https://blog.acme.dev'},
        {icon: {name: 'discord', style: 'brands'}, href: 'https://chat.acme.dev'},
      ],
      primary: {type: 'github', href: 'https://github.com/acme/forge'},
    });
    const {name, description, logo, favicon, colors, seo, appearance} = config;
    assert.deepEqual([name, description, favicon], ['Forge', 'Anvils for all', '/logo.svg']);
    assert.deepEqual(logo, {light: '/logo.svg', dark: '/logo-dark.svg'});
    assert.deepEqual(colors, {primary: '#0e7490', light: '#22d3ee'});
    assert.deepEqual(seo, {indexing: 'all', metatags: {'og:site_name': 'Forge'}});
    assert.deepEqual(appearance, {default: 'dark'});
    assert.deepEqual(config.styling, {latex: true});
    assert.deepEqual(config.metadata, {timestamp: true});
    assert.deepEqual(config.feedback, {
      suggestEdit: true,
      repo: 'https://github.com/acme/forge/tree/main/docs',
    });
    const page = await read('guide/heat.md');
    assert.match(page, /^---\ndescription: How to heat\nowner: Ada\nsidebarTitle: Heat it\n/);
    assert.match(page, /\nsearchable: false\n---\n/);
    assert.match(await read('notes.md'), /^---\ntitle: Notes\nmode: wide\nhideFooterPagination: t/);
    assert.match(await read('links/part.mdx'), /title: Part\nurl: \/reference#part\n/);
  });

  it('contain what belongs to the site, and nothing else', async (t) => {
    const {has} = await converted(t);
    for (const path of ['logo.svg', 'images/anvil.png', 'cool.md', 'guide/heat.md']) {
      assert.ok(await has(path), path);
    }
    const others = ['README.md', 'images/unused.png', 'old/x.md', 'draft-x.md', '[id].md', 'docs'];
    for (const path of [...others, '.vitepress', 'pages/cool.md', 'public', 'snippets']) {
      assert.ok(!(await has(path)), path);
    }
  });

  it('read the same, and keep what their authors wrote where that is so', async (t) => {
    const {out, read} = await converted(t);
    const page = await read('guide/heat.md');
    assert.match(page, /\n<Tip title="A title">\n\nWith care, see \[strike\]\(\.\/strike\.md#/);
    assert.match(
      page,
      /\n```js title="heat\.js" \{1\} lines\nheat\(\); \/\/ \[!code \+\+\]\n```\n/,
    );
    assert.match(page, /\n```js \{2\}\none\ntwo\n```\n/);
    assert.match(page, /\n {2}```ts lines\n {2}before\(\);\n/);
    assert.match(page, /<img src="\.\.\/images\/anvil\.png" alt="An anvil" width="300" \/>/);
    assert.match(page, /\$a_1 \+ b_1\$ and \\\{braces\}\.\[\^1\]/);
    const {folder, blocks} = await built(t, out);
    assert.deepEqual(await blocks('guide/heat.html'), [
      'h1 Heating *iron*',
      'callout A title',
      'callout With care, see [strike](/guide/strike#strike-it).',
      'callout Outer',
      'callout summary Read',
      'callout Inner',
      'p {{ plain }}',
      'callout Hot',
      'callout Mind the fire.',
      'tab heat.js',
      'tab strike.ts',
      'p heat.js',
      'code heat();',
      'p strike.ts',
      'code strike(anvil);',
      'code one\ntwo',
      'ul> li In a list:',
      'code before();\n// #region demo\n  strike(anvil);\n// #endregion demo',
      'p A part with [a link](/guide/strike).',
      'p Owner Ada and {{ count }} 🎉 and new.',
      'p Inside the gauge',
      'p Shown ![B](/logo.svg)',
      'p ![An anvil](/images/anvil.png) and ![Logo](/logo.svg)',
      'p Links: [a](/reference), [b](/guide/strike), [c](/reference), [d](/notes), ' +
        '[e](/guide/heat#set), [f](https://a.dev/).',
      'p Text with a class',
      'h2 Set',
      'p Formula a1+b1a_1 + b_1 and {braces}.[1](/guide/heat#user-content-fn-1)',
      'p x2x^2',
      'ol> li A note. [↩](/guide/heat#user-content-fnref-1)',
    ]);
    assert.match(await readFile(join(folder, 'guide/heat.html'), 'utf8'), /<h2 id="set"/);
    assert.deepEqual(await blocks('cool.html'), ['h1 Cool', 'p [heat](/guide/heat)']);
    assert.deepEqual(await blocks('reference.html'), [
      ...['h1 Reference', 'h2 Part', 'td A', 'td B', 'td x', 'td {y}'],
    ]);
  });

  it('are read where functions of other files make their settings', async (t) => {
    const {config, result} = await converted(t, {
      '.vitepress/config.ts': `import {item} from './items'
        import {version} from '../package.json'
        const listed = <T extends {text: string}>(items: T[]): T[] => items
        export const later = async (a: string, ...b: string[]): Promise<string> => a
        export default {title: 'Forge', themeConfig: {
          nav: [item(\`v\${version}\`, [item('All', '/heat')])],
          sidebar: listed([item('Guide', [item('Heat', '/heat')])]),
        }}`,
      '.vitepress/items.ts': `declare const unknown: {a: string}
        export function item(text: string, link: string): {text: string; link: string};
        export function item(text: string, items: unknown[]): {text: string}
        export function item(text: string, more: string | unknown[]): any {
          if (Array.isArray(more)) {
            return {text, items: more};
          }
          return {text, link: more};
        }`,
      'package.json': '{"version": "1.2.3"}',
      'index.md': '# A\n',
      'heat.md': '# Heat\n',
    });
    assert.doesNotMatch(result.out, /is computed by code/);
    assert.deepEqual(config.navigation, {
      tabs: [
        {
          tab: 'Documentation',
          groups: [
            {group: '', pages: ['index']},
            {group: 'Guide', pages: ['heat']},
          ],
        },
        {tab: 'v1.2.3', menu: [{item: 'All', href: '/heat'}]},
      ],
    });
  });

  it('have the paragraphs of containers in lists, and addresses as readers see them', async (t) => {
    const {out} = await converted(t, {
      '.vitepress/config.ts': 'export default {title: "Forge"}',
      'index.md':
        '# A\n\n- One\n\n  ::: details\n\n  Two\n\n  Three\n\n  :::\n\nhttps://a.dev/%E7%81%AB\n',
    });
    const {blocks} = await built(t, out);
    assert.deepEqual((await blocks('index.html')).slice(1), [
      'ul> li One',
      ...['ul> li summary Details', 'ul> li Two', 'ul> li Three'],
      'p [https://a.dev/火](https://a.dev/%E7%81%AB)',
    ]);
  });

  it('have lists of tasks, breaks of lines, and entities in addresses as they were', async (t) => {
    const tasks = '- [ ] Fuel\n- [x] Iron\n\n- [x] Anvil\n  - [x] Set it up';
    const link = '<a href="https://forge.dev/a?b=1&#0045;c" target="_blank">A link</a>';
    const {out, read, result} = await converted(t, {
      '.vitepress/config.ts': 'export default {title: "Forge"}',
      'index.md': `# A\n\n${tasks}\n\nOne.<br>\n<br>\nTwo.\n\n${link}\n`,
    });
    assert.doesNotMatch(result.out, /different-reading/);
    const page = await read('index.md');
    assert.ok(page.includes(tasks));
    assert.ok(page.includes(link));
    const {blocks} = await built(t, out);
    const links = ['p [A link](https://forge.dev/a?b=1-c)'];
    assert.deepEqual((await blocks('index.html')).slice(-2), ['p One. Two.', ...links]);
  });

  it('show the lines of code that Twoslash shows', async (t) => {
    const code = [
      ...[`// @twoslash-cache: {"data": "${'a'.repeat(400)}"}`],
      ...[
        'import {heat} from "./heat"',
        '// @noErrors',
        'heat()',
        '// ---cut---',
        '// @errors: 2345',
        'const iron = heat()',
      ],
      ...['//    ^?', '// ---cut-start---', 'declare const hidden: 1', '// ---cut-end---'],
      ...['// @filename: b.ts', 'cool(iron)', '//   ^^^^', '// ---cut-after---', 'export {}'],
    ];
    const {out, result} = await converted(t, {
      '.vitepress/config.ts': 'export default {title: "Forge"}',
      'index.md':
        `# A\n\n\`\`\`ts twoslash [a.ts]\n${code.join('\n')}\n\`\`\`\n\n` +
        '```ts\na\n// ---cut---\nb\n```\n\n' +
        `\`\`\`ts twoslash\n// @twoslash-cache: ${'a'.repeat(400)}\nc\n\`\`\`\n\n` +
        '- A\n\n  ```js\n  if (a) {\n  \tb\t(\n  \t\tc)\n  ```\n',
    });
    const {blocks} = await built(t, out);
    assert.deepEqual(await blocks('index.html'), [
      'h1 A',
      'p a.ts',
      'code const iron = heat()\n// @filename: b.ts\ncool(iron)',
      'code a\n// ---cut---\nb',
      'code c',
      ...['ul> li A', 'code if (a) {\n\tb\t(\n\t\tc)'],
    ]);
    assert.match(result.out, /\nindex\.md:11 {2}warning {2}convert\/left-out\n {2}The type that/);
  });

  it('have home pages with the same words, links and images', async (t) => {
    const {out, read} = await converted(t);
    assert.match(await read('index.md'), /^---\ntitle: Forge\nmode: custom\n---\n/);
    const {blocks} = await built(t, out);
    assert.deepEqual(await blocks('index.html'), [
      'h1 Forge Anvils',
      'p For all',
      'p [Begin](/guide/heat)',
      'p ![Logo](/logo.svg)',
      'p [🔥 Hot](/notes)',
      'p Very **hot**',
      'p Read',
      'h2 Below',
      'p More text.',
    ]);
  });

  it('show what small components of Vue show', async (t) => {
    const {out, result} = await converted(t, {
      '.vitepress/config.ts': 'export default {title: "Forge"}',
      '.vitepress/theme/Paths.vue': `<script setup lang="ts">
        import {computed} from 'vue'
        const props = withDefaults(defineProps<{rows: [string, string][]; name?: string}>(), {
          name: 'Tools',
        })
        const title = computed(() => props.name.toUpperCase())
        </script>
        <template>
          <h3 v-if="title" class="a">{{ title }}</h3><p v-else>None</p>
          <table><tbody>
            <tr v-for="[from, to] of rows" :key="from">
              <td><code>in/{{ from }}*</code></td><td><Mark :word="to" /></td>
            </tr>
          </tbody></table>
        </template>
        <style>h3 { color: red }</style>`.replaceAll('\n        ', '\n'),
      '.vitepress/theme/Mark.vue':
        '<script>export default {props: {word: String, link: String}}</script>\n' +
        '<template><a v-if="link" :href="link">{{ word }}</a><strong v-else>{{ word }}</strong></template>\n',
      '.vitepress/theme/Box.vue':
        '<template>\n  <a href="/heat"><slot>Read on &mdash; &Ccaron; &#8594;</slot></a>\n' +
        '</template>\n',
      '.vitepress/theme/Since.vue': `<script setup lang="ts">
        import {VPBadge} from 'vitepress/theme'
        const {type = 'stable'} = defineProps<{type?: string}>()
        </script>
        <template><VPBadge :type="type"><slot />+</VPBadge></template>`.replaceAll(
        '\n        ',
        '\n',
      ),
      '.vitepress/theme/Live.vue':
        '<script setup>\nimport {load} from "shop"\nconst price = load()\n</script>\n' +
        '<template>\n  <b>{{ price }}</b>\n</template>\n',
      'index.md':
        "# A\n\n<Paths :rows=\"[['a', 'b'], ['c', 'd']]\" />\n\n" +
        'See <Box>**this**</Box> or <box/>, <Mark word="x &pm;" link="/heat" />.\n\n<Live/>\n\n' +
        'New <Since>4.1</Since>\n',
      'heat.md': '# Heat\n',
    });
    const {blocks} = await built(t, out);
    assert.deepEqual(await blocks('index.html'), [
      ...['h1 A', 'h3 TOOLS', 'td in/a*', 'td **b**', 'td in/c*', 'td **d**'],
      'p See [**this**](/heat) or [Read on — Č →](/heat), [x ±](/heat).',
      'p New 4.1+',
    ]);
    assert.match(
      result.out,
      /\nindex\.md:7 {2}warning {2}convert\/left-out\n {2}The component <Live>/,
    );
    assert.equal(result.out.match(/convert\/left-out/g)?.length, 1);
  });

  it('show what the scripts and lists of pages say', async (t) => {
    const {out, result} = await converted(t, {
      '.vitepress/config.ts': 'export default {title: "Forge"}',
      'index.md':
        '---\nheat: 900\n---\n\n<script setup>\nimport {useData} from "vitepress"\n' +
        'import {data} from "./a.data"\nconst tools = [{name: "Anvil", kinds: 2}]\n</script>\n\n' +
        '# A\n\nHeat: {{ $frontmatter.heat + 1 }}, {{ tools[0].name.toLowerCase() }}.\n\n' +
        '<ul>\n<li v-for="tool in tools" :key="tool.name">{{ tool.name }}' +
        '<i v-for="n in tool.kinds"> {{ n }}</i></li>\n</ul>\n\n' +
        '<div v-for="one in data"><p>{{ one.name }}</p><div>b</div></div>\n\nEnd.\n',
    });
    const {blocks} = await built(t, out);
    assert.deepEqual(await blocks('index.html'), [
      ...['h1 A', 'p Heat: 901, anvil.', 'ul> li Anvil 1 2', 'p End.'],
    ]);
    assert.match(result.out, /\nindex\.md:19 {2}warning.*\n {2}The list of <div v-for> is not/);
    assert.doesNotMatch(result.out, /\{\{/);
  });

  it('are published where their names are like those of posts', async (t) => {
    const {out} = await converted(t, {
      '.vitepress/config.ts': 'export default {title: "Forge"}',
      'index.md': '# A\n',
      'blog/2024-01-02-b.md': '# B\n',
    });
    const {blocks} = await built(t, out);
    assert.deepEqual(await blocks('blog/2024-01-02-b.html'), ['h1 B']);
  });

  it('have the frontmatter that nothing closes', async (t) => {
    const {out} = await converted(t, {
      '.vitepress/config.ts': 'export default {title: "Forge"}',
      'index.md': '---\nlayout: home\nhero:\n  name: Anvils\n',
    });
    const {blocks} = await built(t, out);
    assert.deepEqual(await blocks('index.html'), ['h1 Anvils']);
  });

  it('have no rest of an entry that is not carried over', async (t) => {
    const {read} = await converted(t, {
      '.vitepress/config.ts': 'export default {title: "Forge"}',
      'a.md': '---\ntitle: A\nhead:\n  - - meta\n# Why\n    - name: x\n---\n\nText.\n',
    });
    assert.match(await read('a.md'), /^---\ntitle: A\n---\n/);
  });

  it('name what is not carried over, with its file and line', async (t) => {
    const {result} = await converted(t);
    const expected = [
      ['docs/guide/heat.md:9', 'convert/left-out', 'The script of the page is not carried over.'],
      ['docs/guide/heat.md:53', 'convert/left-out', 'The value of {{ count }} is not'],
      ['docs/guide/heat.md:55', 'convert/left-out', 'The component <Gauge> is not'],
      ['docs/guide/heat.md:57', 'convert/left-out', 'The attribute "v-if" is not'],
      ['docs/guide/heat.md:64', 'convert/left-out', '{.big} after a text is not'],
      ['docs/guide/heat.md:5', 'convert/left-out', '"editLink" in the frontmatter is not'],
      ['docs/.vitepress/config.ts:20', 'convert/left-out', '"transformPageData" is not'],
      ['docs/.vitepress/config.ts:19', 'convert/left-out', '"config" of "markdown" is not'],
      ['docs/.vitepress/config.ts:52', 'convert/left-out', 'The footer "Made here" is not'],
      ['docs/.vitepress/config.ts:52', 'convert/is-code', 'The value of "copyright" is computed'],
      ['docs/.vitepress/theme/index.ts', 'convert/left-out', 'The theme is not'],
      ['docs/[id].md', 'convert/left-out', 'The pages of this template are not'],
      ['docs/.vitepress/config.ts:17', 'convert/left-out', 'The script https://cdn.example.com'],
      ['docs/.vitepress/config.ts:43', 'convert/missing-file', 'The file guide/nowhere.md does'],
    ];
    for (const [place, code, sentence] of expected) {
      assert.ok(result.out.includes(`\n${place}  warning  ${code}\n  ${sentence}`), sentence);
    }
    assert.equal(result.out.match(/ {2}warning {2}convert\//g).length, expected.length);
  });

  it('name what is at many places once, with all of the places', async (t) => {
    const pages = ['a', 'b', 'c', 'd'].map((name) => [`${name}.md`, '# A\n\n<Ad />\n']);
    const {result} = await converted(t, {
      '.vitepress/config.ts': 'export default {title: "Forge"}',
      ...Object.fromEntries(pages),
      'd.md': '# A\n\n<Ad />\n\n<Ad />\n',
      'e.md': '# A\n\n<Box />, <Box />\n',
    });
    assert.match(
      result.out,
      /\na\.md:3 {2}warning {2}convert\/left-out\n {2}The component <Ad> is not carried over\./,
    );
    assert.match(result.out, /The same applies to b\.md:3, c\.md:3, and d\.md:3, 5\.\n/);
    assert.match(result.out, /\ne\.md:3 {2}warning {2}convert\/left-out\n {2}The component <Box>/);
    assert.equal(result.out.match(/ {2}warning {2}convert\//g).length, 2);
  });

  it('have a menu of languages, each with its navigation', async (t) => {
    const page = '# A\n';
    const {config} = await converted(t, {
      '.vitepress/config/index.mts': `import {de} from './de'
        export default {
          title: 'Forge',
          themeConfig: {sidebar: [{text: 'All', items: [{text: 'Heat', link: '/heat'}]}]},
          locales: {
            root: {label: 'English', lang: 'en'},
            de,
            fr: {label: 'Français', lang: 'fr', link: 'https://fr.acme.dev'},
          },
        }`,
      '.vitepress/config/de.mts': `export const de = {
        label: 'Deutsch', lang: 'de',
        themeConfig: {
          nav: [{text: 'Anleitung', link: '/de/erhitzen'}],
          sidebar: {'/de/': [{text: 'Alles', items: [{text: 'Erhitzen', link: '/de/erhitzen'}]}]},
        },
      }`,
      'index.md': page,
      'heat.md': page,
      'de/index.md': page,
      'de/erhitzen.md': page,
    });
    assert.deepEqual(config.navigation, {
      languages: [
        {
          language: 'en',
          groups: [
            {group: '', pages: ['index']},
            {group: 'All', pages: ['heat']},
          ],
        },
        {
          language: 'de',
          navbar: {links: [{label: 'Anleitung', href: '/de/erhitzen'}]},
          groups: [
            {group: '', pages: ['de']},
            {group: 'Alles', pages: ['de/erhitzen']},
          ],
        },
        {language: 'fr', href: 'https://fr.acme.dev'},
      ],
    });
  });

  it('list pages that no sidebar has where they show one, hidden', async (t) => {
    const page = '# A\n';
    const {config, read, out, result} = await converted(t, {
      '.vitepress/config.mts': `export default {
        themeConfig: {
          nav: [
            {text: 'Guide', link: '/guide/heat'},
            {text: 'API', link: '/api/'},
            {text: 'Links', items: [{text: 'Forum', link: 'https://forum.acme.dev'}]},
          ],
          sidebar: {
            '/guide/': [{text: 'Start', items: [{text: 'Heat', link: '/guide/heat'}]}],
            '/api/': [{text: 'API', items: [{text: 'All', link: '/api/'}]}],
          },
        },
      }`,
      'index.md': page,
      'other.md': page,
      'guide/heat.md': page,
      'api/index.md': page,
      'api/forge/anvil.md': page,
    });
    const [guide, api, links] = config.navigation.tabs;
    assert.match(result.out, /\nThe new site has 5 pages and 3 tabs\.\n/);
    assert.deepEqual(guide.groups.at(-1), {group: 'Start', pages: ['guide/heat']});
    assert.deepEqual(api.groups, [
      {group: 'API', pages: ['api']},
      {group: '', hidden: true, pages: ['api/forge/anvil']},
    ]);
    assert.match(await read('api/forge/anvil.md'), /^---\nhidden: true\n---\n/);
    assert.doesNotMatch(await read('other.md'), /hidden/);
    assert.equal(links.menu.length, 1);
    const {folder} = await built(t, out);
    const html = await readFile(join(folder, 'api/forge/anvil.html'), 'utf8');
    assert.match(html, /<a[^>]*aria-current="true"[^>]*>API</);
    assert.match(html, /<a[^>]*href="https:\/\/forum\.acme\.dev\/?"[^>]*>Links/);
    assert.doesNotMatch(html, /noindex/);
  });

  it('have the accent color of variables, and languages by the names of authors', async (t) => {
    const {config} = await converted(t, {
      '.vitepress/config.mts': `export default {
        locales: {
          root: {label: 'English', lang: 'en-US'},
          zh: {label: '简体中文', lang: 'zh-CN'},
          de: {label: 'Schweiz', lang: 'de-CH'},
          pt: {label: 'Brasil', lang: 'pt-BR'},
          eu: {label: 'Europa', lang: 'pt-PT'},
        },
      }`,
      '.vitepress/theme/vars.css':
        '/* --vp-c-brand-1: #111111; */\n' +
        ':root {\n  --own: #ffd859;\n  --vp-c-brand-1: var(--vp-c-green-1);\n}\n' +
        'html.dark:root {\n  --vp-c-brand-1: var(--own);\n}\n',
      'index.md': '# A\n',
    });
    assert.deepEqual(config.colors, {primary: '#18794e', light: '#ffd859'});
    const languages = config.navigation.languages.map(({language}) => language);
    assert.deepEqual(languages, ['en', 'zh-Hans', 'de', 'pt-BR', 'pt-PT']);
    const circle = await converted(t, {
      '.vitepress/config.mts': 'export default {}\n',
      '.vitepress/theme/vars.css':
        ':root { --a: var(--b); --b: var(--a); --vp-c-brand-1: var(--a) }\n',
      'index.md': '# A\n',
    });
    assert.equal(circle.config.colors, undefined);
    assert.match(circle.result.out, /vars\.css {2}warning.*\n {2}The color var\(--a\) is not c/);
  });

  it('have the navigation of their folders where code computes the sidebar', async (t) => {
    const {config, result} = await converted(t, {
      '.vitepress/config.js': `import {generateSidebar} from 'vitepress-sidebar';
        export default {
          themeConfig: {
            sidebar: generateSidebar({documentRootPath: '/'}),
          },
        }`,
      'index.md': '# Home\n',
      'a.md': '# A\n',
      'inner/b.md': '# B\n',
    });
    assert.deepEqual(config.navigation.groups, [
      {group: '', pages: ['index', 'a']},
      {group: 'Inner', pages: ['inner/b']},
    ]);
    assert.match(
      result.out,
      /\.vitepress\/config\.js:4 {2}warning {2}convert\/is-code\n {2}The value of "sidebar" is/,
    );
  });

  it('have the pages below no other path where code computes the sidebar of a path', async (t) => {
    const {config} = await converted(t, {
      '.vitepress/config.js': `import {fromFolders} from './missing';
        export default {
          themeConfig: {
            sidebar: {
              '/math/': [{text: 'Sum', link: '/math/sum'}],
              '/': fromFolders(),
              '/core/': fromFolders(),
              '/core/inner/': [{text: 'Own', link: '/core/inner/own'}],
            },
          },
        }`,
      ...Object.fromEntries(
        'index a guide/b math/sum math/power core/c core/inner/own core/more/d'
          .split(' ')
          .map((path) => [`${path}.md`, '# Page\n']),
      ),
    });
    assert.deepEqual(
      config.navigation.tabs.map(({tab, groups}) => [tab, groups.filter(({hidden}) => !hidden)]),
      [
        ['Math', [{group: '', pages: ['index', 'math/sum']}]],
        [
          'Documentation',
          [
            {group: '', pages: ['a']},
            {group: 'Guide', pages: ['guide/b']},
          ],
        ],
        [
          'Core',
          [
            {group: '', pages: ['core/c']},
            {group: 'More', pages: ['core/more/d']},
          ],
        ],
        ['Inner', [{group: '', pages: ['core/inner/own']}]],
      ],
    );
  });

  it('have the tabs of a plugin, and the attributes that the settings describe', async (t) => {
    const {out} = await converted(t, {
      '.vitepress/config.ts':
        "export default {markdown: {attrs: {leftDelimiter: '%{', rightDelimiter: '}%'}}}\n",
      'index.md':
        '# Home\n\n:::tabs\n== One\nFirst\n== Two\nSecond\n:::\n\n' +
        '## Two words %{#two}%\n\n    <Code />\n\nSee [two](#two), `{.x}`, {.x} and [a](#Two-words).\n',
    });
    const {blocks} = await built(t, out);
    assert.deepEqual(await blocks('index.html'), [
      ...['h1 Home', 'tab One', 'tab Two', 'p One', 'p First', 'p Two', 'p Second', 'h2 Two words'],
      'code <Code />',
      'p See [two](/#two), {.x}, {.x} and [a](/#Two-words).',
    ]);
  });

  it('have the sidebars that loops fill, and the folders where these cannot be run', async (t) => {
    const {config, result} = await converted(t, {
      '.vitepress/config.ts': `import {names} from '../../packages/metadata';
import {extra} from './extra';
const math = [];
for (const name of ['sum', 'power']) {
  math.push({text: name.toUpperCase(), link: \`/math/\${name}\`});
}
const nav = [{text: 'Math', link: '/math/sum'}];
for (const name of names) nav.push({text: name, link: '/core/'});
const sidebar = {'/math/': math, '/extra/': extra, '/core/': ofFunctions(names)};
sidebar['/late/'] = [{text: 'Late', link: '/late/one'}];
export default {title: 'F', themeConfig: {nav, sidebar}};
function ofFunctions(all) {
  const links = [];
  for (const name of all) links.push({text: name, link: '/core/' + name});
  return links;
}
`,
      '.vitepress/extra.ts':
        'export const extra = [];\nfunction add(name) {\n' +
        '  extra.push({text: name, link: name});\n}\n' +
        "['extra/two', 'extra/one'].forEach((name) => add(name));\n",
      'index.md': '# Home\n',
      'math/sum.md': '# Sum\n',
      'math/power.md': '# Power\n',
      'extra/one.md': '# One\n',
      'extra/two.md': '# Two\n',
      'core/useA.md': '# A\n',
    });
    assert.deepEqual(
      config.navigation.tabs.map(({tab, groups}) => [tab, groups.flatMap(({pages}) => pages)]),
      [
        ['Math', ['index', 'math/sum', 'math/power']],
        ['Extra', ['extra/two', 'extra/one']],
        ['Core', ['core/useA']],
      ],
    );
    for (const [line, name] of [
      [8, 'nav'],
      [10, 'sidebar["…"]'],
      [14, 'sidebar'],
    ]) {
      const note =
        `.vitepress/config.ts:${line}  warning  convert/is-code\n` +
        `  The value of "${name}" is computed by code, which is not run.\n`;
      assert.ok(result.out.includes(note), note);
    }
  });

  it('have what functions and other names add to sidebars, or say what they lack', async (t) => {
    const {config, result} = await converted(t, {
      '.vitepress/config.ts': `import {names, unknown} from '../../packages/metadata';
const items = [];
for (const name of names) items.push({text: name, link: '/core/'});
const link = (text, folder) => ({text, link: '/' + folder + '/' + text});
function add(list, text, folder) {
  const page = link(text, folder);
  list.push({text: page.items ?? page.text, link: page.link});
}
const math = [];
add(math, 'sum', 'math');
const late = [];
add(late, unknown, 'late');
const guide = [{text: 'One', link: '/guide/one'}];
const api = [{text: 'Call', link: '/api/call'}];
const sidebar = {
  '/math/': math, '/late/': late, '/guide/': guide, '/api/': api, '/own/': [], '/of/': [],
  '/each/': [],
};
const own = sidebar['/own/'];
own.push({text: 'A', items: ['a', 'b'].map((text) => ({title: text, ...link(text, 'own')}))});
for (const list of [guide]) list.push({text: unknown, link: '/guide/two'});
const {'/of/': of} = sidebar;
of.push({text: 'Of', link: '/of/one'});
const at = (path) => sidebar[path];
['c', 'd'].forEach((text) => add(at('/each/'), text, 'each'));
export default {title: 'F', themeConfig: {sidebar, outline: {level: names}}};
`,
      'index.md': '# Home\n',
      ...Object.fromEntries(
        'math/sum guide/one guide/two api/call own/a own/b of/one each/c each/d'
          .split(' ')
          .map((path) => [`${path}.md`, '# Page\n']),
      ),
    });
    assert.deepEqual(
      config.navigation.tabs.map(({groups}) => groups.flatMap(({pages}) => pages).join(' ')),
      [
        ...['index math/sum', 'guide/one guide/two', 'api/call', 'own/a own/b', 'of/one'],
        'each/c each/d',
      ],
    );
    assert.match(
      result.out,
      /config\.ts:12 {2}warning {2}convert\/is-code\n {2}The value of "sidebar\["…"\]" is/,
    );
  });

  it('have only those notes of names that code cannot evaluate', async (t) => {
    const {config, result} = await converted(t, {
      '.vitepress/config.ts': `import {unknown} from '../../packages/metadata';
const guide = [{text: 'One', link: '/guide/one'}];
const api = [{text: 'Call', link: '/api/call'}];
const sidebar = {'/guide/': guide, '/api/': api, '/own/': []};
for (const list of [guide]) list.push({text: unknown, link: '/guide/two'});
sidebar['/own/'].push({text: 'A', link: '/own/a'});
export default {title: 'F', themeConfig: {sidebar: {'/guide/': guide, '/api/': [...api]}}};
`,
      'index.md': '# Home\n',
      'guide/one.md': '# One\n',
      'api/call.md': '# Call\n',
    });
    assert.deepEqual(
      config.navigation.tabs.map(({groups}) => groups.flatMap(({pages}) => pages).join(' ')),
      ['index guide/one', 'api/call'],
    );
    assert.deepEqual(result.out.match(/config\.ts:\d+|The value of ".*"/g), [
      'config.ts:5',
      'The value of "sidebar"',
    ]);
  });

  it('have properties with the names of variables that code cannot evaluate', async (t) => {
    const {config} = await converted(t, {
      '.vitepress/config.ts': `import {names} from '../../packages/metadata';
const items = [];
for (const name of names) items.push({text: name, link: '/core/'});
const own = [];
own.push({text: 'A', items: ['a', 'b'].map((text) => ({text, link: '/' + text}))});
const sidebar = [...own, ['c'].map((text) => ({items: {text, link: '/' + text}}))[0].items];
export default {title: 'F', themeConfig: {sidebar}};
`,
      'index.md': '# Home\n',
      'a.md': '# A\n',
      'b.md': '# B\n',
      'c.md': '# C\n',
    });
    assert.deepEqual(
      config.navigation.groups.map(({pages}) => pages),
      [['index'], ['a', 'b'], ['c']],
    );
  });

  it('are converted in their own folder with --in-place', async (t) => {
    const folder = await folderWith(t, files);
    const {code, out} = await runCommand(['init', folder, '-y', '--in-place']);
    assert.equal(code, 0, out);
    const read = (path) => readFile(join(folder, 'docs', path), 'utf8');
    assert.match(await read('docs.json'), /"Forge"/);
    assert.match(await read('guide/heat.md'), /<Tip title="A title">/);
    assert.match(await read('logo.svg'), /<svg/);
    assert.equal(await read('.vitepress/config.ts'), config);
    assert.ok(!(await readdir(folder)).includes('docs.json'));
  });

  it('replace no other file of their folder with --in-place', async (t) => {
    const written = {
      '.vitepress/config.ts':
        "export default {srcExclude: ['draft.md'], rewrites: {'old/:name.md': ':name.md'}, " +
        "themeConfig: {sidebar: [{text: 'New', link: '/draft'}]}}",
      'index.md': '# Home\n\n[Heat](/heat), [new](/draft)\n',
      'heat.md': '# Heat\n\n::: tip\nFirst\n:::\n',
      'old/heat.md': '# Heat again\n',
      'old/draft.md': '# Published\n',
      'old/cool.md': '# Cool\n',
      'draft.md': '# Draft\n',
      'logo.svg': '<svg id="own"/>',
      'same.svg': '<svg/>',
      'public/logo.svg': '<svg/>',
      'public/same.svg': '<svg/>',
    };
    const folder = await folderWith(t, written);
    const {code, out} = await runCommand(['init', folder, '-y', '--in-place']);
    assert.equal(code, 0, out);
    const read = (path) => readFile(join(folder, path), 'utf8');
    for (const path of ['draft.md', 'logo.svg', 'same.svg', 'old/heat.md', 'public/logo.svg']) {
      assert.equal(await read(path), written[path]);
    }
    assert.match(await read('heat.md'), /# Heat\n\n<Tip>/);
    assert.match(await read('heat-2.md'), /# Heat again/);
    assert.match(await read('draft-2.md'), /# Published/);
    assert.match(await read('cool.md'), /# Cool/);
    const {navigation} = JSON.parse(await read('docs.json'));
    assert.deepEqual(navigation.groups, [{group: '', pages: ['index', 'draft-2']}]);
    assert.match(await read('index.md'), /\[Heat\]\(\/heat\), \[new\]\(\/draft-2\)/);
    const notes = [
      'old/heat.md:1  warning  convert/left-out\n' +
        '  The new path of this file is also that of heat.md.\n  The new file is heat-2.md. ',
      'old/draft.md:1  warning  convert/left-out\n' +
        '  The new path of this file is also that of draft.md.\n  The new file is draft-2.md. ',
      'logo.svg  warning  convert/left-out\n' +
        '  A copy of public/logo.svg would replace this file, so it is not written.\n',
      'old/cool.md  warning  convert/left-out\n' +
        '  The new page of this file has another path, so the site has both.\n',
    ];
    const plain = out.replaceAll(/^ {2}https:.*\n/gm, '');
    for (const note of notes) assert.ok(plain.includes(note), note);
    assert.doesNotMatch(out, /same\.svg/);
  });

  it('keep a docs.json of their folder with --in-place', async (t) => {
    const folder = await folderWith(t, {
      'docs/.vitepress/config.ts': 'export default {}',
      'docs/index.md': '# Home\n',
      'docs/docs.json': '{"name": "Own", "navigation": []}',
    });
    const {code, error} = await runCommand(['init', folder, '-y', '--in-place']);
    assert.equal(code, 2);
    assert.match(error, /docs has a docs\.json already/);
    assert.match(await readFile(join(folder, 'docs/docs.json'), 'utf8'), /Own/);
  });

  it('cannot lead out of their folder, or run code', async (t) => {
    const outside = await folderWith(t, {
      'secret.md': '# Secret\n',
      'secret.ts': 'export const s = 1',
    });
    const folder = await folderWith(t, {
      '.vitepress/config.ts': `import {s} from '../../../../../../etc/passwd';
        import {writeFileSync} from 'node:fs';
        writeFileSync('${join(outside, 'ran')}', 'x');
        throw new Error('ran');
        export default {title: s, themeConfig: {sidebar: [{text: 'Out', link: '/../../secret'}]}};`,
      'index.md':
        '# Home\n\n<<< ../../../../../etc/passwd\n\n<!--@include: ../../../../etc/passwd-->\n\n' +
        `<<< @/../../secret.md\n\n<!--@include: ./linked.md-->\n\n<!--@include: ./index.md-->\n`,
    });
    await symlink(join(outside, 'secret.md'), join(folder, 'linked.md'));
    await symlink(join(outside, 'secret.ts'), join(folder, '.vitepress/secret.ts'));
    const out = join(await folderWith(t), 'site');
    const {code, out: said} = await runCommand(['init', folder, '-y', '--out', out]);
    assert.equal(code, 0);
    assert.match(said, /linked\.md {2}warning {2}convert\/left-out/);
    assert.match(said, /index\.md:3 {2}warning {2}convert\/missing-file/);
    assert.match(
      said,
      /The content of \.\/index\.md is not carried over\.\s+The file includes itself\./,
    );
    const page = await readFile(join(out, 'index.md'), 'utf8');
    assert.doesNotMatch(page, /root:|Secret/);
    assert.ok(!(await readdir(out)).includes('linked.md'));
    assert.deepEqual((await readdir(outside)).sort(), ['secret.md', 'secret.ts']);
  });

  it('are written into their folder, whatever paths their settings name', async (t) => {
    const paths = ['../out.md', 'x/../../out.md', '/out.md', 'n\u0000l.md', '.git/hooks/x.md'];
    const rewrites = [...paths, 'docs.json', 'docs-site/main.js'].map((to, at) => [
      `p${at}.md`,
      to,
    ]);
    const settings = {title: 'Forge', rewrites: Object.fromEntries(rewrites)};
    const folder = await folderWith(t, {
      '.vitepress/config.mjs': `export default ${JSON.stringify(settings)}`,
      'index.md': '# Home\n',
      ...Object.fromEntries(rewrites.map(([from]) => [from, '# Evil\n'])),
    });
    const outside = await folderWith(t);
    const out = join(outside, 'inner', 'site');
    const {code, out: said, error} = await runCommand(['init', folder, '-y', '--out', out]);
    assert.equal(code, 0, error);
    assert.match(said, /What would have this path is not carried over/);
    assert.deepEqual(await readdir(outside), ['inner']);
    assert.deepEqual(await readdir(join(outside, 'inner')), ['site']);
    assert.ok(!(await readdir(out)).includes('.git'));
    assert.equal(JSON.parse(await readFile(join(out, 'docs.json'), 'utf8')).name, 'Forge');
    assert.doesNotMatch(await readFile(join(out, 'docs-site/main.js'), 'utf8'), /# Evil/);
  });

  it('read the same in long paragraphs, and in elements without an end', async (t) => {
    const words = 'iron '.repeat(600);
    const near = 'i '.repeat(245) + 'me@acme.dev, www.acme.dev and a  \nbreak ';
    const {out} = await converted(t, {
      '.vitepress/config.mjs': `export default {title: 'Forge', markdown: {math: true}};`,
      'index.md':
        `# Home\n\n${words}*one* ${words}~~two~~ ${words}$x$ [three](/index) ${words}\n\n` +
        `${near}end\n\n${'*a* '.repeat(2000)}\n\n${'## Same\n\n'.repeat(2000)}` +
        `[Last](#same-1999)\n\n${'<div>\n\n'.repeat(500)}Iron\n`,
    });
    const {blocks} = await built(t, out);
    const [, long, breaks, stars, ...others] = await blocks('index.html');
    assert.match(long, /\*one\* .*two .* \[three\]\(\//s);
    assert.match(breaks, /\[me@acme.dev\]\(mailto:me@acme.dev\), www\.acme\.dev and a break end$/);
    assert.equal(stars, `p ${'*a* '.repeat(2000).trim()}`);
    assert.ok(others.includes('p [Last](/#same-1999)'), others.slice(-3).join('\n'));
    assert.match(others.join('\n'), /Iron/);
  });

  it('are read to an end where settings contain themselves, or very much', async (t) => {
    const imported = `export {a} from './c.mjs'; export {deep, wide};
      const deep = (() => { let a = []; for (let i = 0; i < 9000; i++) a = [a]; return a; })();
      const wide = (() => { let a = []; for (let i = 0; i < 40; i++) a = [a, a]; return a; })();`;
    const folder = await folderWith(t, {
      '.vitepress/b.mjs': imported,
      '.vitepress/c.mjs': `export {a} from './b.mjs';`,
      '.vitepress/config.mjs': `import {a, deep, wide} from './b.mjs';
        const f = () => f();
        const own = {own, more: [own, own]};
        const list = [...list, ...list];
        const items = [{text: 'Next', link: '/next', items}];
        export default {title: 'Forge', lang: f(), base: a, own, list, deep, wide,
          themeConfig: {sidebar: [{text: 'Start', link: '/index'}], nav: items}};`,
      'index.md': '# Home\n',
      'next.md': '# Next\n',
    });
    const out = join(await folderWith(t), 'site');
    const {code, error} = await runCommand(['init', folder, '-y', '--out', out]);
    assert.equal(code, 0, error);
    assert.equal(JSON.parse(await readFile(join(out, 'docs.json'), 'utf8')).name, 'Forge');
  });
});
