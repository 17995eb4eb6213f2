import assert from 'node:assert/strict';
import {readdir, readFile, symlink} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {folderWith, runCommand} from '../harness/command.mjs';
import {blocksOfBuilt} from '../harness/page-blocks.mjs';

const config = `import {readFileSync} from 'node:fs';
import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';
import sitemap from '@astrojs/sitemap';

globalThis.ran = true;
const secret = readFileSync('/etc/passwd', 'utf8');
const title = 'Forge';

export default defineConfig({
  site: 'https://acme.dev',
  base: '/docs',
  redirects: {
    '/old': '/docs/guides/heat', '/blog/[...slug]': {destination: '/new/[...slug]'}},
  integrations: [
    sitemap({filter: (page) => page}),
    starlight({
      title,
      description: 'All about anvils.',
      tagline: secret,
      logo: {light: './src/assets/light.svg', dark: './src/assets/dark.svg', replacesTitle: true},
      favicon: '/favicon.svg',
      social: [
        {icon: 'github', label: 'GitHub', href: 'https://github.com/acme/forge'},
        {icon: 'rss', label: 'News', href: 'https://acme.dev/rss'},
      ],
      editLink: {baseUrl: 'https://github.com/acme/forge/edit/main/docs/'},
      customCss: ['./src/styles/theme.css'],
      components: {Head: './src/components/Head.astro'},
      head: [
        {tag: 'meta', attrs: {property: 'og:image', content: 'https://acme.dev/og.png'}},
        {tag: 'script', attrs: {src: 'https://count.example/c.js'}},
      ],
      sidebar: [
        'guides/heat',
        {
          label: 'Guides',
          badge: 'New',
          items: [
            {label: 'Hit it', slug: 'guides/strike', badge: {text: 'Beta', variant: 'tip'}},
            {label: 'More', collapsed: true, items: [{autogenerate: {directory: 'reference'}}]},
            {label: 'Forum', link: 'https://forum.acme.dev'},
            {label: 'Gone', slug: 'guides/gone'},
          ],
        },
      ],
      plugins: [(() => { throw new Error('run'); })()],
    }),
  ],
});
`;

const heat = `---
title: Heating
description: How to heat.
sidebar:
  order: 1
  attrs:
    target: _blank
prev: false
---

:::tip[With *care*]{icon="rocket"}
A tip with [a link](/docs/guides/strike/#the-end).
:::

1. One

   :::caution
   Nested.
   :::

2. Two

Braces {{ value }} and 1 < 2. See [strike](../strike/) and [this](#later).

![An anvil](../../../assets/anvil.png)

\`\`\`js title="a b.js" {1,3-4} ins={2} "words" frame="none"
const a = 1;
const b = 2;
\`\`\`

\`\`\`js
// src/forge.js

forge();
\`\`\`

## Later

<img src="/docs/shared.png" alt="Shared">
`;

const strike = `---
title: Striking
---

import {Tabs, TabItem, Card, CardGrid, LinkCard, LinkButton} from '@astrojs/starlight/components';
import {Steps, FileTree, Aside, Badge, Code, Icon as Sign} from '@astrojs/starlight/components';
import {Image} from 'astro:assets';
import Box from '~/components/Box.astro';
import Part from './_part.mdx';
import anvil from '../../../assets/anvil.png';
import raw from '../../../assets/sample.js?raw';

export const code = \`say('hi');\`;

<Tabs syncKey="os">
  <TabItem label="Hard" icon="star">With [force](/docs/guides/heat/).</TabItem>
  <TabItem label="Soft">With care.</TabItem>
</Tabs>

<Tabs>
  <TabItem label="Only">Alone.</TabItem>
</Tabs>

<CardGrid>
  <Card title="A card" icon="open-book">Text</Card>
  <LinkCard title="Heat" href="/docs/guides/heat/" description="All of it." />
  <Card title="<a href='/docs/guides/heat/'>The <b>heat</b> &amp; all</a>">Hot</Card>
</CardGrid>

<LinkButton href="/docs/guides/heat/" variant="primary">Begin</LinkButton>

<Steps>

1. First, **light** it.

   \`\`\`sh
   \tlight
   \`\`\`

2. Then wait.

</Steps>

<FileTree>

- src/ # the code
  - **index.js** the *start*
  - \`my file.js\`
- README.md

</FileTree>

<Box>

<Aside type="danger" title="Hot">Do not touch.</Aside>

</Box>

A <Badge text="new" variant="success" /> thing <Sign name="rocket" size="2rem" />.

<Code code={code} lang="js" title="say.js" />

<Code code={raw} lang="js" />

<Code code={unknown.value} />

<Image src={anvil} alt="Imported" width="40" />

<Part name="Ada" />

Built for {import.meta.env.SITE} by {frontmatter.title}.

## The end
`;

const files = {
  'astro.config.mjs': config,
  'package.json': '{}',
  'tsconfig.json': '{"compilerOptions": {"paths": {"~/*": ["./src/*"]}}}',
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'public/shared.png': 'not read',
  'src/assets/anvil.png': 'not read',
  'src/assets/unused.png': 'not read',
  'src/assets/light.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'src/assets/dark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'src/assets/sample.js': 'sample();\n',
  'src/components/Box.astro':
    "---\nconst html = await Astro.slots.render('default');\n---\n\n<div set:html={html} />\n",
  'src/styles/theme.css':
    ':root {--sl-color-accent: #aabbcc}\n' +
    ":root[data-theme='light'] {--sl-color-accent: hsl(0, 100%, 25%)}\n",
  'src/content/docs/index.mdx': `---
title: Forge
template: splash
hero:
  title: Strike <em>well</em>
  tagline: Anvils for all
  image:
    file: ../../assets/anvil.png
    alt: An anvil
  actions:
    - text: Begin
      link: /docs/guides/heat/
---

Welcome.
`,
  'src/content/docs/guides/heat.md': heat,
  'src/content/docs/guides/strike.mdx': strike,
  'src/content/docs/guides/_part.mdx': 'A part for {props.name}.\n',
  'src/content/docs/reference/Zeta.md': '---\ntitle: Zeta\nsidebar: {order: 1}\n---\n\nZ\n',
  'src/content/docs/reference/alpha.md': '---\ntitle: Alpha\nsidebar: {label: A}\n---\n\nA\n',
  'src/content/docs/reference/deep/one.md': '---\ntitle: One\nslug: reference/uno\n---\n\n1\n',
  'src/content/docs/reference/secret.md': '---\ntitle: S\nsidebar: {hidden: true}\n---\n\nS\n',
  'src/content/docs/reference/draft.md': '---\ntitle: D\ndraft: true\n---\n\nD\n',
};

/** The converted site of a folder of Starlight. */
async function converted(t, more = {}) {
  const folder = await folderWith(t, {...files, ...more});
  const out = join(await folderWith(t), 'site');
  const result = await runCommand(['init', folder, '-y', '--out', out]);
  assert.equal(result.code, 0, result.error);
  const read = (path) => readFile(join(out, path), 'utf8');
  return {folder, out, read, result, config: JSON.parse(await read('docs.json'))};
}

/** The blocks of pages of a converted site that is built. */
async function built(t, out) {
  const folder = join(await folderWith(t), 'built');
  const words = ['build', out, '--url', 'https://acme.dev', '--out', folder];
  const {code, out: said} = await runCommand(words);
  assert.equal(code, 0, said);
  return {
    blocks: (path) => blocksOfBuilt(join(folder, path)),
    html: (path) => readFile(join(folder, path), 'utf8'),
  };
}

describe('Starlight sites that docs-site init reads', () => {
  it('have the same sidebar, names and settings', async (t) => {
    const {config: written, read, result} = await converted(t);
    assert.match(result.out, /^Found a Starlight site with 7 pages\.\n/);
    assert.deepEqual(written.navigation, [
      {group: '', pages: ['index', 'guides/heat']},
      {
        group: 'Guides',
        tag: 'New',
        expanded: true,
        pages: [
          'guides/strike',
          {
            group: 'More',
            expanded: false,
            pages: [
              'reference/zeta',
              'reference/alpha',
              {group: 'deep', expanded: true, pages: ['reference/uno']},
            ],
          },
          'links/forum',
        ],
      },
    ]);
    const {name, description, logo, favicon, colors, topbarLinks, feedback} = written;
    assert.deepEqual([name, description, favicon], ['Forge', 'All about anvils.', '/favicon.svg']);
    assert.deepEqual(logo, {light: '/src/assets/light.svg', dark: '/src/assets/dark.svg'});
    assert.deepEqual(colors, {primary: '#800000', light: '#aabbcc'});
    assert.deepEqual(topbarLinks, [
      {type: 'github', url: 'https://github.com/acme/forge'},
      {name: 'News', icon: 'rss', url: 'https://acme.dev/rss'},
    ]);
    assert.deepEqual(feedback, {suggestEdit: true, repo: 'https://github.com/acme/forge'});
    assert.deepEqual(written.metadata, {'og:image': 'https://acme.dev/og.png'});
    assert.deepEqual(written.redirects, [
      {source: '/old', destination: '/guides/heat'},
      {source: '/blog/:slug*', destination: 'https://acme.dev/new/:slug*'},
    ]);
    assert.match(await read('guides/strike.mdx'), /sidebarTitle: Hit it\ntag: Beta\n/);
    assert.match(await read('reference/alpha.md'), /^---\ntitle: Alpha\nsidebarTitle: A\n---\n/);
    assert.match(await read('links/forum.mdx'), /title: Forum\nurl: https:\/\/forum\.acme\.dev/);
  });

  it('read the same in Markdown, and keep what their authors wrote', async (t) => {
    const {out, read} = await converted(t);
    const text = await read('guides/heat.md');
    assert.match(text, /^---\ntitle: Heating\ndescription: How to heat\.\n---\n/);
    assert.match(
      text,
      /\n```js title="a b\.js" \{1,3-4\}\nconst a = 1;\nconst b = 2; \/\/ \[!code \+\+\]\n```\n/,
    );
    assert.match(text, /\n```js title="src\/forge\.js"\nforge\(\);\n```\n/);
    const {blocks} = await built(t, out);
    assert.deepEqual(await blocks('guides/heat.html'), [
      ...['callout With care', 'callout A tip with [a link](/guides/strike#the-end).'],
      ...['ol> li One', 'ol> li callout Nested.', 'ol> li Two'],
      'p Braces {{ value }} and 1 < 2. See [strike](/guides/strike) and [this](/guides/heat#later).',
      ...['p ![An anvil](/src/assets/anvil.png)', 'p a b.js', 'code const a = 1;\nconst b = 2;'],
      ...['p src/forge.js', 'code forge();', 'h2 Later', 'p ![Shared](/shared.png)'],
    ]);
  });

  it('have the components of Starlight as those of the format', async (t) => {
    const {out, read} = await converted(t);
    const text = await read('guides/strike.mdx');
    assert.doesNotMatch(text, /@astrojs|astro:assets|\.astro|import\.meta/);
    assert.match(text, /<Tabs>\n {2}<Tab title="Hard" icon="star">/);
    assert.match(text, /<Tabs sync=\{false\}>\n {2}<Tab title="Only">/);
    assert.match(
      text,
      /<CardGroup cols=\{2\}>\n {2}<Card title="A card" icon="book-open">Text<\/Card>/,
    );
    assert.match(text, /<Card title="Heat" href="\/guides\/heat" arrow>All of it\.<\/Card>/);
    assert.match(text, /<Card title="The heat &amp; all" href="\/guides\/heat">Hot<\/Card>/);
    assert.match(text, /<Step>\n\nFirst, \*\*light\*\* it\.\n\n```sh\n\tlight\n```\n\n<\/Step>/);
    assert.match(
      text,
      new RegExp(
        [
          '<Tree>\\n<Tree\\.Folder name="src/ # the code" defaultOpen>\\n',
          ' {2}<Tree\\.File name="index\\.js" highlight comment="the start" />\\n',
          ' {2}<Tree\\.File name="my file\\.js" />',
        ].join(''),
      ),
    );
    assert.match(text, /<Icon icon="rocket" size=\{32\} \/>/);
    assert.match(text, /<Badge color="green">new<\/Badge>/);
    assert.match(text, /^import Part from '\/snippets\/guides\/_part\.mdx';$/m);
    assert.equal(await read('snippets/guides/_part.mdx'), 'A part for {name}.\n');
    const {blocks} = await built(t, out);
    const shown = await blocks('guides/strike.html');
    for (const block of [
      'p With [force](/guides/heat).',
      'p [Begin](/guides/heat)',
      'callout Hot',
      'callout Do not touch.',
      "code say('hi');",
      'code sample();',
      'p ![Imported](/src/assets/anvil.png)',
      'p A part for Ada.',
      'p Built for by Striking.',
      'h2 The end',
    ]) {
      assert.ok(shown.includes(block), `${block} in\n${shown.join('\n')}`);
    }
  });

  it('have a hero as a page without a sidebar', async (t) => {
    const {out, read} = await converted(t);
    assert.match(await read('index.mdx'), /^---\ntitle: Forge\nmode: custom\n---\n/);
    const {blocks} = await built(t, out);
    assert.deepEqual(await blocks('index.html'), [
      ...['h1 Strike *well*', 'p Anvils for all', 'p [Begin](/guides/heat)'],
      ...['p ![An anvil](/src/assets/anvil.png)', 'p Welcome.'],
    ]);
  });

  it('bring only the files that pages refer to, and those of "public"', async (t) => {
    const {out} = await converted(t);
    const written = await readdir(out, {recursive: true});
    for (const file of ['favicon.svg', 'shared.png', 'src/assets/anvil.png']) {
      assert.ok(written.includes(file), file);
    }
    for (const file of ['astro.config.mjs', 'src/assets/unused.png', 'public', 'src/content']) {
      assert.ok(!written.includes(file), file);
    }
  });

  it('name what is not carried over, with its file and line', async (t) => {
    const {result} = await converted(t);
    const page = 'src/content/docs/guides/strike.mdx';
    const expected = [
      ['astro.config.mjs:29', 'convert/left-out', 'The setting "components" is not carried over.'],
      [
        'astro.config.mjs:30',
        'convert/left-out',
        'The tag <script> with https://count.example/c.js',
      ],
      ['astro.config.mjs:28', 'convert/left-out', 'The setting "customCss"'],
      ['astro.config.mjs:47', 'convert/left-out', 'The setting "plugins"'],
      ['astro.config.mjs:34', 'convert/missing-file', 'The file src/content/docs/guides/gone.md'],
      ['src/content/docs/guides/heat.md:8', 'convert/left-out', 'The entry "prev"'],
      ['src/content/docs/guides/heat.md:27', 'convert/left-out', 'The marking of words in blocks'],
      ['src/content/docs/reference/draft.md:1', 'convert/left-out', 'This draft'],
      [`${page}:8`, 'convert/left-out', 'The import of Box from ~/components/Box.astro'],
      [`${page}:65`, 'convert/left-out', 'The code of <Code code={unknown.value} />'],
      [`${page}:71`, 'convert/left-out', 'The expression {import.meta.env.SITE}'],
    ];
    for (const [place, code, sentence] of expected) {
      const at = result.out.indexOf(`${place}  warning  ${code}\n`);
      assert.ok(at !== -1 && result.out.slice(at, at + 300).includes(sentence), place + sentence);
    }
    assert.equal(result.out.match(/ {2}warning {2}convert\//g).length, expected.length);
  });

  it('have languages, with the names of groups in each of them', async (t) => {
    const {config: written, out} = await converted(t, {
      'astro.config.mjs': `import starlight from '@astrojs/starlight';
export default {
  integrations: [
    starlight({
      title: {en: 'Forge', de: 'Schmiede'},
      locales: {de: {label: 'Deutsch'}, root: {label: 'English', lang: 'en'}},
      sidebar: [
        {
          label: 'Guides', translations: {de: 'Anleitungen'},
          items: [{slug: 'guides/heat'}, 'guides/strike'],
        },
      ],
    }),
  ],
};
`,
      'src/content/docs/de/index.md': '---\ntitle: Schmiede\n---\n\n[Weiter](/de/guides/strike/)\n',
      'src/content/docs/de/guides/heat.md': '---\ntitle: Erhitzen\n---\n\nHeiß.\n',
    });
    assert.equal(written.name, 'Forge');
    assert.deepEqual(written.versions, [
      {name: 'English', locale: 'en'},
      {name: 'Deutsch', locale: 'de'},
    ]);
    const german = written.navigation.filter(({version}) => version === 'Deutsch');
    assert.deepEqual(
      german.map(({group, pages}) => [group, pages]),
      [
        ['', ['de']],
        ['Anleitungen', ['de/guides/heat']],
      ],
    );
    const {blocks} = await built(t, out);
    assert.deepEqual(await blocks('de.html'), ['p [Weiter](/guides/strike)']);
  });

  it('have all folders without a sidebar, also from a folder inside', async (t) => {
    const folder = await folderWith(t, {
      'README.md': '# Project\n',
      'docs/astro.config.ts': `import starlight from '@astrojs/starlight';
const options: {title: string} = {title: 'Inner'};
export default {integrations: [starlight(options)]};
`,
      'docs/src/content/docs/index.md': '---\ntitle: Home\n---\n\n![A](../../assets/a.png)\n',
      'docs/src/content/docs/b/two.md': '---\ntitle: Two\nsidebar: {order: 1}\n---\n\n2\n',
      'docs/src/content/docs/a.md': '---\ntitle: One\n---\n\n1\n',
      'docs/src/assets/a.png': 'not read',
    });
    const out = join(await folderWith(t), 'site');
    const {code} = await runCommand(['init', folder, '-y', '--out', out]);
    assert.equal(code, 0);
    const {name, navigation} = JSON.parse(await readFile(join(out, 'docs.json'), 'utf8'));
    assert.equal(name, 'Inner');
    assert.deepEqual(navigation, [
      {group: '', pages: ['index']},
      {group: 'b', expanded: true, pages: ['b/two']},
      {group: '', pages: ['a']},
    ]);
    assert.equal(await readFile(join(out, 'src/assets/a.png'), 'utf8'), 'not read');
    await assert.rejects(readFile(join(out, 'README.md')), {code: 'ENOENT'});
  });

  it('have the content that attributes of tags give', async (t) => {
    const {out, result} = await converted(t, {
      'src/content/docs/guides/set.mdx': `---
title: Set
---

export const word = 'a < b';

<Fragment set:html={"<pre title=\\"a\\"><code>one <b>&gt;</b><br />  two</code></pre>"} />

<Fragment set:html={"<p>See <a href='/docs/guides/heat/'>it</a>.</p>"} />

A <b set:text={word} /> and <i set:html={other()}>gone</i>.

:::section{.wide}

In it, see [all](../reference/deep/index.md).

:::
`,
      'src/content/docs/reference/deep/index.md':
        '---\ntitle: Deep\n---\n\n[Heat](../../../docs/guides/heat.md)\n',
    });
    const {blocks} = await built(t, out);
    const shown = await blocks('guides/set.html');
    for (const block of [
      'p See [it](/guides/heat).',
      'p A a < b and .',
      'p In it, see [all](/reference/deep).',
    ]) {
      assert.ok(shown.includes(block), `${block} in\n${shown.join('\n')}`);
    }
    assert.ok(
      shown.some((block) => /^code .*one >\s+two/s.test(block)),
      shown.join('\n'),
    );
    assert.deepEqual(await blocks('reference/deep.html'), ['p [Heat](/guides/heat)']);
    assert.match(result.out, /set\.mdx:11 .*\n {2}The attribute "set:html" of <i> is not carried/);
  });

  it('show the values of data that pages import, and nothing else of it', async (t) => {
    const {out, read, result} = await converted(t, {
      'src/content/docs/guides/data.mdx': `---
title: Data
---

import config from '../../../config.ts';
import {tools as all, run} from '~/data';
import plans from '../../../plans.json';
import {Code} from '@astrojs/starlight/components';

export const say = (what, twice) => \`hit \${what}\${twice ? '!!' : ''}\`;

Ask <a href={\`mailto:\${config.email}\`}>{config.email}</a> and not {run.name}.

<a href={config.home}>Home</a>

<Code code={say("it", true)} lang="sh" />

<ul>{all.map((tool) => <li>{tool}</li>)}</ul>

Plan {plans.first.name}.
`,
      'src/config.ts': `import {host} from './data';
export default {email: 'ada@acme.dev', home: \`https://\${host}\`, token: 'only here'};
`,
      'src/data.ts': `export const host: string = 'forge.dev';
export const tools = ['Anvil', 'Tongs'] as const;
export const run = () => { throw new Error('run'); };
`,
      'src/plans.json': '{"first": {"name": "Free"}}',
    });
    const {blocks} = await built(t, out);
    assert.deepEqual(await blocks('guides/data.html'), [
      'p Ask [ada@acme.dev](mailto:ada@acme.dev) and not .',
      'p [Home](https://forge.dev/)',
      'code hit it!!',
      'ul> li Anvil',
      'ul> li Tongs',
      'p Plan Free.',
    ]);
    assert.doesNotMatch(await read('guides/data.mdx'), /only here/);
    assert.match(result.out, /data\.mdx:6 .*\n {2}The import of run from ~\/data is not carried/);
  });

  it('write only the properties of data that their code needs', async (t) => {
    const {out, read, result} = await converted(t, {
      'src/content/docs/guides/data.mdx': `---
title: Data
---

import config from '../../../config.json';
import team from '../../../team.json';
import whole from '../../../whole.json';
import Team from '../../../Team.astro';

export const first = team[0].name;
export const {mail} = config.all;

At {\`https://\${config.host}\`}, {'Mail ' + config.email}, {mail}, {config['open-on']}, {first}.

<a href={'mailto:' + config.email}>Mail</a>

<ul>{config.links.filter((link) => link.isShown).map(({to, text}) => <li>{text} {to}</li>)}</ul>

<ul>{team.map((one, at) => <li key={at}>{one.name} {one.work?.place}</li>)}</ul>

<a href={config.here}>Here</a> <img src={config.logo} alt="Logo" /> <img
  src="/docs/logo &amp; name.svg" alt="Same" />

<p>{['a', 'b'].map((key) => config.by[key].label)} of {config.links.length}</p>

<p>{Object.keys(whole)}</p>

<Team />
`,
      'src/Team.astro': `---
import team from './team.json';
import whole from './whole.json';
const names = team.map(({name}) => name);
const keys = Object.keys(whole);
---
<p>Only {names.join(' and ')}</p>
<p>{keys}</p>
`,
      'src/config.json': JSON.stringify({
        host: 'acme.dev',
        here: '/docs/guides/heat?a&b',
        logo: '/docs/logo & name.svg',
        email: 'ada@acme.dev',
        'open-on': 'Mondays',
        token: 'secret 1',
        all: {mail: 'm@acme.dev', token: 'secret 2'},
        links: [
          {to: '/a', text: 'A', isShown: true, token: 'secret 3'},
          {to: '/b', text: 'B', isShown: false, token: 'secret 4'},
        ],
        by: {a: {label: 'One', token: 'secret 5'}, b: {label: 'Two'}},
      }),
      'src/team.json': JSON.stringify([
        {name: 'Ada', work: {place: 'Oslo', token: 'secret 6'}, token: 'secret 7'},
        {name: 'Bob', token: 'secret 8'},
      ]),
      'public/logo & name.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'src/whole.json': '{"token": "secret 9"}',
    });
    const {blocks} = await built(t, out);
    const shown = await blocks('guides/data.html');
    assert.deepEqual(
      shown.filter((block) => block !== 'p'),
      [
        'p At https://acme.dev, Mail ada@acme.dev, m@acme.dev, Mondays, Ada.',
        'p [Mail](mailto:ada@acme.dev)',
        'ul> li A /a',
        'ul> li Ada Oslo',
        'ul> li Bob',
        'p [Here](/guides/heat?a&b) ![Logo](/logo%20%26%20name.svg) ![Same](/logo%20%26%20name.svg)',
        'p OneTwo of 2',
        'p Only Ada and Bob',
      ],
      result.out,
    );
    for (const file of ['guides/data.mdx', 'snippets/Team.tsx']) {
      assert.doesNotMatch(await read(file), /secret/);
    }
    assert.match(result.out, /data\.mdx:7 .*\n {2}The data of whole is not carried over/);
    assert.match(result.out, /Team\.astro:5 .*\n {2}The code of this component on lines 5 and 8/);
  });

  it('have the code of files and the ids that plugins add', async (t) => {
    const plugins =
      "markdown: {remarkPlugins: [remarkIncludeCode, 'remark-heading-id']},\n  integrations: [";
    const page = `---
title: Code
---

## Forged 🔥 {#forged.it}

\`\`\`js title="a.js"
{{#include ../../../../code/a.js:the forge }}
\`\`\`

- In a list:

  \`\`\`js
  // First
  {{ #include @code/a.js:6:7 }}
  \`\`\`

  \`\`\`js file=../../../../code/a.js#L6-L7
  \`\`\`

\`\`\`js
{{#include @code/a.js:gone}}
{{#include ../../../../../secret.js}}
\`\`\`

\`\`\`js file=../../../../code/a.js
own();
\`\`\`
`;
    const site = {
      'code/a.js':
        'one();\n// ANCHOR: the forge\n  two();\n// ANCHOR_END: the forge\n\nfive();\nsix();\n',
      'src/content/docs/guides/code.md': page,
      'src/content/docs/guides/same.mdx': page,
    };
    const code = [
      'h2 Forged 🔥',
      'p a.js',
      'code two();',
      'ul> li In a list:',
      'code // First\nfive();\nsix();',
      'code five();\nsix();',
      'code {{#include @code/a.js:gone}}\n{{#include ../../../../../secret.js}}',
      'code own();',
    ];
    const {out, result} = await converted(t, {
      ...site,
      'astro.config.mjs': config.replace('integrations: [', plugins),
    });
    const {blocks} = await built(t, out);
    for (const path of ['guides/code.html', 'guides/same.html']) {
      assert.deepEqual(await blocks(path), code);
    }
    assert.match(result.out, /code\.md:21 .*\n {2}The code of @code\/a\.js:gone is not carried/);
    assert.match(
      result.out,
      /code\.md:26 .*\n.*code\/a\.js is not .*\n {2}The block keeps its own/,
    );
    // Without such a plugin, the line is the code.
    const others = plugins.replace('remarkIncludeCode', 'remarkGemoji');
    const plain = await converted(t, {
      ...site,
      'astro.config.mjs': config.replace('integrations: [', others),
    });
    assert.match(await plain.read('guides/code.md'), /a\.js:the forge/);
  });

  it('include at most 5 million characters of code in a page', async (t) => {
    const includes = Array.from({length: 2000}, () => '{{#include @code/big.js}}');
    const parts = Array.from({length: 2000}, (_, at) => `{{#include @code/big.js:${at + 1}:}}`);
    const {read, result} = await converted(t, {
      'astro.config.mjs': config.replace(
        'integrations: [',
        'markdown: {remarkPlugins: [remarkIncludeCode]},\n  integrations: [',
      ),
      'code/big.js': 'a(); // line\n'.repeat(100_000),
      'src/content/docs/guides/code.md': [
        ...['---', 'title: Code', '---', '', '```js'],
        ...[...includes, ...parts],
        ...['```', '', '```js file=@code/big.js', '```', ''],
      ].join('\n'),
    });
    const written = await read('guides/code.md');
    assert.ok(written.length > 3_900_000 && written.length < 5_200_000, `${written.length}`);
    assert.equal(written.match(/^a\(\); \/\/ line$/gm).length, 300_000);
    const told = /code\.md:5 .*\n.*big\.js.*\n {2}A page includes at most 5,000,000 characters of/;
    assert.match(result.out, told);
  });

  it('show what the components of the site show', async (t) => {
    const {out, read, result} = await converted(t, {
      'src/content/docs/guides/own.mdx': `---
title: Own
---

import {Code} from '@astrojs/starlight/components';
import Install from '../../../components/install.astro';
import Plan from '~/components/plan-list.astro';
import Pair from '~/components/Pair.astro';
import Plain from '~/components/Plain.astro';

<Plain />

<Install npm="npm i forge" />

<Plan title="Plans" />

<Pair>

All of *it*.

<Fragment slot="second">

\`\`\`js
second();
\`\`\`

</Fragment>
<Code slot="third" code="third();" lang="js" />

</Pair>
`,
      'src/components/install.astro': `---
import {Tabs, TabItem, Code} from '@astrojs/starlight/components';

interface Props {
  npm?: string;
  yarn?: string;
}

const {npm, yarn} = Astro.props as Props;
const guide: string = \`/docs/guides/\${'heat'}/\`;
---

<!-- Each of them that there is. -->
<Tabs syncKey="pkg">
  {/* Made with Astro.props */}
  {npm && (<TabItem label="npm"><Code code={npm} lang="sh" /></TabItem>)}
  {yarn && <TabItem label="yarn"><Code code={yarn} lang="sh" /></TabItem>}
</Tabs>
<p class:list={['a', npm]}>It's > 1 { /* for now */ } <br>thing.
<a href="/docs/guides/heat/">Heat</a></p>

<style>p { color: red; }</style>
<script>globalThis.ran = true;</script>
`,
      'src/components/plan-list.astro': `---
import {Image} from 'astro:assets';
import {count} from 'plans';
import plans from '../data/plans.json';
import Row from './Row.astro';
import anvil from '../assets/anvil.png';

export const {title} = Astro.props;
const rest = await count();
let isNew = false;
if (rest > 3) isNew = true;
---

<h4>{title}{isNew && ' (new)'}</h4>
<p>{"Made with Astro, await it"} by Astro.props to
export values</p>
<Image src={anvil} alt="An anvil" />
<ul>{plans.map(({name, ...others}) => <Row {name} {...others}>{rest}!</Row>)}</ul>
<p set:html={'<b>Bold</b> move'} />
`,
      'src/components/Plain.astro': '<p>First,</p>\n<p>\n---\nsecond, and\n---\nthird.</p>\n',
      'src/components/Row.astro': `---
const {name, price = 0} = Astro.props;
const Tag = price > 0 ? 'strong' : 'em';
---
<li><Tag>{name}</Tag> for {price}<slot /></li>
`,
      'src/components/Pair.astro': `---
const hasThird = Astro.slots.has('third');
---
<section><slot name="second" />{hasThird ? <slot name="third" /> : 'No third.'}</section>
<section><slot>Nothing.</slot><slot name="fourth"><p>No fourth.</p></slot></section>
`,
      'src/data/plans.json': '[{"name": "Small"}, {"name": "Large", "price": 5}]',
    });
    const {blocks} = await built(t, out);
    assert.deepEqual(await blocks('guides/own.html'), [
      'p First,',
      'p --- second, and --- third.',
      'tab npm',
      'p npm',
      'code npm i forge',
      "p It's > 1 thing. [Heat](/guides/heat)",
      'h4 Plans',
      'p Made with Astro, await it by Astro.props to export values',
      'p ![An anvil](/src/assets/anvil.png)',
      'ul> li *Small* for 0!',
      'ul> li **Large** for 5!',
      'p Bold move',
      'code second();',
      'code third();',
      'p All of *it*.',
      'p No fourth.',
    ]);
    assert.match(await read('guides/own.mdx'), /import \{PlanList as Plan\} from '\/snippets\//);
    assert.match(
      result.out,
      /plan-list\.astro:9 {2}w.*\n {2}The code of this component on lines 9, 11, 14, and 18 is/,
    );
    assert.match(result.out, /components\/install\.astro .*\n {2}The style of this component /);
    assert.equal(globalThis.ran, undefined);
  });

  it('have components that keep their properties in a variable of any name', async (t) => {
    const {out, result} = await converted(t, {
      'src/content/docs/guides/own.mdx':
        '---\ntitle: Own\n---\n\n' +
        "import Named from '~/components/Named.astro';\n" +
        "import Other from '~/components/Other.astro';\n\n" +
        '<Named title="Anvil" />\n\n<Other title="Forge" />\n',
      'src/components/Named.astro':
        '---\nconst props = Astro.props as {title: string};\n---\n\n<p>A {props.title}</p>\n',
      'src/components/Other.astro':
        '---\nconst own = Astro.props;\n---\n\n<p>The {own.title}</p>\n',
    });
    const {blocks} = await built(t, out);
    const written = await blocks('guides/own.html');
    assert.deepEqual(written.slice(-2), ['p A Anvil', 'p The Forge'], result.out);
  });

  it('stay as they are with --in-place, and are no pages of the new site', async (t) => {
    const pages = {
      'src/content/docs/index.md': '---\ntitle: Home\n---\n\n:::tip\nFirst\n:::\n',
      'src/content/docs/guide/heat.md': '---\ntitle: Heat\n---\n\nHot\n',
      'src/content/docs/guide/Two.md': '---\ntitle: Two\nslug: guide/heat\n---\n\nTwice\n',
      'src/content/docs/notes.md': '---\ntitle: Notes\n---\n\n[Own](/notes/)\n',
    };
    const folder = await folderWith(t, {
      ...pages,
      'notes.md': '# Of the project\n',
      'astro.config.mjs':
        "import starlight from '@astrojs/starlight';\n" +
        "export default {integrations: [starlight({title: 'Forge'})]};\n",
    });
    const {code, out: said} = await runCommand(['init', folder, '-y', '--in-place']);
    assert.equal(code, 0, said);
    for (const [path, text] of Object.entries(pages)) {
      assert.equal(await readFile(join(folder, path), 'utf8'), text);
    }
    assert.match(await readFile(join(folder, 'index.md'), 'utf8'), /<Tip>/);
    assert.equal(await readFile(join(folder, 'notes.md'), 'utf8'), '# Of the project\n');
    assert.match(await readFile(join(folder, 'notes-2.md'), 'utf8'), /\[Own\]\(\/notes-2\)/);
    const twice = said.indexOf('src/content/docs/guide/heat.md:1  warning  convert/left-out\n');
    assert.match(
      said.slice(twice, twice + 200),
      /also that of src\/content\/docs\/guide\/Two\.md\./,
    );
    const written = JSON.parse(await readFile(join(folder, 'docs.json'), 'utf8'));
    const listed = written.navigation.flatMap((group) => group.pages);
    assert.deepEqual(listed, ['index', 'guide/heat', 'guide/heat-2', 'notes-2']);
    const checked = await runCommand(['check', folder]);
    assert.equal(checked.code, 0, checked.out);
    assert.doesNotMatch(checked.out, /^src\//m);
    const site = join(await folderWith(t), 'built');
    const words = ['build', folder, '--url', 'https://acme.dev', '--out', site];
    assert.match((await runCommand(words)).out, / 5 pages, /);
  });

  it('cannot lead out of their folder or run code', async (t) => {
    const secret = await folderWith(t, {'secret.mdx': 'Secret\n'});
    const folder = await folderWith(t, {
      ...files,
      'src/content/docs/guides/strike.mdx': `---
title: Out
---

import A from '../../../../../../../etc/passwd?raw';
import B from './linked.mdx';
import {Code} from '@astrojs/starlight/components';

<Code code={A} />

<B />

![x](../../../../../../etc/passwd)
`,
    });
    await symlink(join(secret, 'secret.mdx'), join(folder, 'src/content/docs/guides/linked.mdx'));
    const out = join(await folderWith(t), 'site');
    const {code, out: said} = await runCommand(['init', folder, '-y', '--out', out]);
    assert.equal(code, 0);
    assert.match(said, /src\/content\/docs\/guides\/linked\.mdx {2}warning/);
    const texts = await readdir(out, {recursive: true});
    assert.ok(!texts.some((path) => /linked|passwd|secret\.mdx/.test(path)));
    for (const path of ['guides/strike.mdx', 'docs.json']) {
      assert.doesNotMatch(await readFile(join(out, path), 'utf8'), /root:|Secret/);
    }
    assert.equal(globalThis.ran, undefined);
  });

  it('may have more asides in each other than anyone can read', async (t) => {
    const folder = await folderWith(t, {
      ...files,
      'src/content/docs/deep.md': `---\ntitle: Deep\n---\n\n${':::tip\n\n'.repeat(3000)}Iron\n`,
    });
    const out = join(await folderWith(t), 'site');
    const {code, error} = await runCommand(['init', folder, '-y', '--out', out]);
    assert.equal(code, 0, error);
    assert.match(await readFile(join(out, 'deep.md'), 'utf8'), /Iron/);
  });

  it('say how many blocks keep the text of their author', async (t) => {
    const folder = await folderWith(t, {
      'astro.config.mjs':
        "import starlight from '@astrojs/starlight';\n" +
        "export default {integrations: [starlight({title: 'Forge'})]};\n",
      'src/content/docs/index.mdx':
        "---\ntitle: Home\n---\n\nimport {Aside} from '@astrojs/starlight/components';\n\n" +
        'Kept\n\n```js\none();\n\ntwo();\n```\n\n<Aside>Hot</Aside>\n',
    });
    const {out} = await runCommand(['init', folder, '--dry-run']);
    assert.match(out, / 1 page\.\n2 of 3 blocks keep the author's text; 1 was written anew\.\n/);
  });
});
