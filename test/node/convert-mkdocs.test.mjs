import assert from 'node:assert/strict';
import {mkdir, readdir, readFile, symlink} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {folderWith, runCommand} from '../harness/command.mjs';
import {blocksOfBuilt} from '../harness/page-blocks.mjs';

const config = `site_name: Forge
site_description: Anvils for all
site_url: https://acme.dev/docs/
repo_url: https://github.com/acme/forge
edit_uri: edit/main/docs/
copyright: Acme
extra_css: [css/own.css]
extra_javascript:
  - js/own.js
theme:
  name: material
  custom_dir: overrides
  logo: img/logo.svg
  favicon: img/logo.svg
  features: [navigation.indexes]
  palette:
    - media: "(prefers-color-scheme: light)"
      primary: deep purple
    - media: "(prefers-color-scheme: dark)"
      scheme: slate
      primary: teal
extra:
  key: !ENV FORGE_KEY
  version:
    provider: mike
  social:
    - icon: fontawesome/brands/mastodon
      link: https://social.acme.dev/@forge
plugins:
  - search
  - awesome
  - mkdocstrings
  - macros
  - redirects:
      redirect_maps:
        old.md: guide/heat.md
hooks: [run.py]
markdown_extensions:
  - abbr
  - admonition
  - attr_list
  - def_list
  - footnotes
  - md_in_html
  - tables
  - toc:
      permalink: true
  - pymdownx.arithmatex
  - pymdownx.blocks.admonition
  - pymdownx.caret
  - pymdownx.details
  - pymdownx.emoji:
      emoji_index: !!python/name:material.extensions.emoji.twemoji
  - pymdownx.inlinehilite
  - pymdownx.keys
  - pymdownx.magiclink:
      repo_url_shorthand: true
      user: acme
      repo: forge
  - pymdownx.mark
  - pymdownx.smartsymbols
  - pymdownx.snippets:
      base_path: [parts]
      auto_append: [words.md]
  - pymdownx.superfences:
      custom_fences:
        - name: mermaid
          class: mermaid
          format: !!python/object/apply:os.system ["touch ran"]
  - pymdownx.tabbed
  - pymdownx.tasklist
  - pymdownx.tilde
nav:
  - Start: index.md
  - Guide:
    - guide/index.md
    - Heat it: guide/heat.md
    - Deeper:
      - guide/strike.md
    - Gone: guide/gone.md
  - Forum: https://forum.acme.dev
`;

const files = {
  'mkdocs.yml': config,
  'run.py': 'raise SystemExit(1)\n',
  'README.md': '# Not a page\n',
  'overrides/main.html': '{{ code }}\n',
  'parts/words.md': '*[HTML]: Hypertext\n\n[home]: https://acme.dev\n',
  'parts/part.md': 'before\n# --8<-- [start:demo]\nstrike(anvil)\n# --8<-- [end:demo]\nafter\n',
  'parts/text.md': 'A part with [a link](strike.md).\n',
  'docs/css/own.css': '.own { color: red }\n',
  'docs/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/index.md': `---
title: Welcome
---

# Forge

See [heat](guide/heat.md), [the end](guide/strike.md#the-end_1) and [home].
`,
  'docs/guide/index.md': '# All guides\n',
  'docs/guide/heat.md': `# Heating

![An anvil](../img/logo.svg){ width="30" }

Text directly above
- is no list.

1.  One
    - Nested *item*

    \`\`\`py title="a.py" hl_lines="2 3" linenums="1"
    a = 1  # (1)!
    b = 2
    \`\`\`

2.  Two

!!! tip "Mind *this*"
    Care.

    ??? note "More"
        Inside.

!!! example
    Shown.

=== ":fontawesome-solid-fire: Hard"

    With force.

=== "Soft"

    With care.

/// warning | Hot
Slashes.
///

++ctrl+alt+del++, ==marked==, ^^new^^, H~2~O, x^2^, ~~old~~, (c), \`#!py run()\`, #12, :rocket:,
:material-nothing-such: HTML, $a_b$, \\(c_d\\), {{ value }} and [Go](strike.md){ .md-button }.

--8<-- "text.md"

\`\`\`
--8<-- "part.md:demo"
\`\`\`

Term
:   A definition.

| Name | Value |
| ---- | ----: |
| a    | \`b|c\` |

- [x] Done
- [ ] Planned

<div class="grid cards" markdown>

-   __Card__

    ---

    With [a link](strike.md)

- Plain card

</div>

<div class="box" markdown>
Inside *it*
</div>

Noted.[^1]

[^1]: A note with [a link](strike.md#the-end_1).

::: forge.anvil
    options: {}
`,
  'docs/guide/strike.md': `# Striking

## The end

## The end

[TOC]

Back to [the first](#the-end), on to [the second](#the-end_1).

[Other label]:
    https://acme.dev/other

Go to [this][] place, [that] [other label] or https://acme.dev.

[this]: heat.md
`,
};

/** The converted site of a folder of MkDocs. */
async function converted(t, more = {}, words = []) {
  const folder = await folderWith(t, {...files, ...more});
  const out = join(await folderWith(t), 'site');
  const result = await runCommand(['init', folder, '-y', '--out', out, ...words]);
  assert.equal(result.code, 0, result.error);
  const read = (path) => readFile(join(out, path), 'utf8');
  return {folder, out, read, result, config: JSON.parse(await read('docs.json'))};
}

/** The pages of a converted site, as they are built. */
async function built(t, out) {
  const to = join(await folderWith(t), 'built');
  const {code, out: said} = await runCommand(['build', out, '--url', 'https://a.dev', '--out', to]);
  assert.equal(code, 0, said);
  return to;
}

describe('MkDocs sites that docs-site init reads', () => {
  it('have the same navigation and settings', async (t) => {
    const {
      config: {navigation, ...settings},
      read,
      result,
    } = await converted(t);
    assert.match(result.out, /^Found a MkDocs site with 4 pages\.\n/);
    assert.deepEqual(navigation, [
      {group: '', pages: ['index']},
      {
        group: 'Guide',
        root: 'guide/index',
        pages: ['guide/heat', {group: 'Deeper', pages: ['guide/strike']}],
      },
      {group: '', pages: ['links/forum']},
    ]);
    assert.deepEqual(settings, {
      name: 'Forge',
      description: 'Anvils for all',
      logo: '/img/logo.svg',
      favicon: '/img/logo.svg',
      colors: {primary: '#7e56c2', light: '#009485'},
      topbarCtaButton: {type: 'github', url: 'https://github.com/acme/forge'},
      feedback: {suggestEdit: true, repo: 'https://github.com/acme/forge'},
      footerSocials: {mastodon: 'https://social.acme.dev/@forge'},
      css: ['css/own.css'],
      redirects: [{source: '/old', destination: '/guide/heat'}],
      styling: {latex: true},
    });
    assert.match(await read('index.md'), /^---\nsidebarTitle: Start\n---\n\n# Forge\n/);
    assert.match(await read('guide/heat.md'), /^---\nsidebarTitle: Heat it\n---\n/);
    assert.match(await read('links/forum.mdx'), /title: Forum\nurl: https:\/\/forum\.acme\.dev/);
  });

  it('have tabs where the theme has them', async (t) => {
    const {
      config: {navigation},
    } = await converted(t, {
      'mkdocs.yml': config.replace('[navigation.indexes]', '[navigation.tabs]'),
    });
    assert.deepEqual(navigation, {
      tabs: [
        {tab: 'Start', pages: ['index']},
        {
          tab: 'Guide',
          groups: [
            {group: '', pages: ['guide/index', 'guide/heat']},
            {group: 'Deeper', pages: ['guide/strike']},
          ],
        },
        {tab: 'Forum', href: 'https://forum.acme.dev'},
      ],
    });
  });

  it('have languages where files are translations', async (t) => {
    const plugin = `site_name: Two
plugins:
  - i18n:
      docs_structure: suffix
      languages:
        - {locale: en, name: English, default: true}
        - {locale: de, name: Deutsch, nav_translations: {Guide: Anleitung}}
nav: [index.md, {Guide: [guide.md]}]
`;
    const pages = {
      'docs/index.md': '# Home\n\n[Guide](guide.md)\n',
      'docs/index.de.md': '# Start\n\n[Anleitung](guide.md)\n',
      'docs/guide.md': '# Guide\n',
      'docs/guide.de.md': '# Anleitung\n',
    };
    const {
      config: {navigation},
      read,
    } = await converted(t, {'mkdocs.yml': plugin, ...pages});
    assert.deepEqual(navigation.languages, [
      {
        language: 'en',
        default: true,
        groups: [
          {group: '', pages: ['index']},
          {group: 'Guide', pages: ['guide']},
        ],
      },
      {
        language: 'de',
        groups: [
          {group: '', pages: ['index.de']},
          {group: 'Anleitung', pages: ['guide.de']},
        ],
      },
    ]);
    assert.match(await read('index.de.md'), /\[Anleitung\]\(\/guide\.de\)/);
    const inFolders = await converted(t, {
      'mkdocs.yml': plugin.replace('suffix', 'folder').replace(/nav:.*\n/, ''),
      'docs/en/index.md': '# Home\n',
      'docs/de/index.md': '# Start\n',
    });
    assert.deepEqual(
      inFolders.config.navigation.languages.map(({groups}) => groups[0].pages),
      [['en/index'], ['de/index']],
    );
  });

  it('have the order of MkDocs without a navigation', async (t) => {
    const {
      config: {navigation, name, colors},
    } = await converted(t, {
      'mkdocs.yml': 'site_name: Plain\n',
      'docs/about.md': '# About\n',
      'docs/zebra.md': 'No heading.\n',
    });
    assert.deepEqual(navigation, [
      {group: '', pages: ['index', 'about', 'zebra']},
      {group: 'Guide', pages: ['guide/index', 'guide/heat', 'guide/strike']},
    ]);
    assert.deepEqual([name, colors], ['Plain', undefined]);
  });

  it('have the order that files in folders give their pages', async (t) => {
    const {
      config: {navigation},
    } = await converted(t, {
      'mkdocs.yml': 'site_name: Plain\nplugins: [awesome-pages]\n',
      'docs/.pages': 'nav: [about.md, {Learn: guide}, {Site: "https://a.dev"}, ..., deep]\n',
      'docs/about.md': '# About\n',
      'docs/deep/.pages': 'title: Deepest\norder: desc\n',
      'docs/deep/a.md': '# A\n',
      'docs/deep/b.md': '# B\n',
      'docs/guide/.pages': 'nav:\n  - heat.md\n  - Inner:\n    - strike.md\n',
      'docs/off/.pages': 'hide: true\n',
      'docs/off/off.md': '# Off\n',
    });
    assert.deepEqual(navigation, [
      {group: '', pages: ['about']},
      {group: 'Learn', pages: ['guide/heat', {group: 'Inner', pages: ['guide/strike']}]},
      {group: '', pages: ['links/site', 'index']},
      {group: 'Deepest', pages: ['deep/b', 'deep/a']},
    ]);
  });

  it('have the order of the lists that the plugin literate-nav reads', async (t) => {
    const {config: read, result} = await converted(t, {
      'mkdocs.yml': 'site_name: Plain\nplugins: [literate-nav, section-index]\n',
      'docs/SUMMARY.md': `# Summary

* [Not this](about.md)

<!--nav-->

* [Start](index.md)
* [Shape && form](guide/)
* More
    * [About](about.md)
    * [Site](https://a.dev)
    * dee*/
* *.md
`,
      'docs/about.md': '# About\n',
      'docs/deep/SUMMARY.md': '- [B](b.md)\n    - [Heat](../guide/heat.md)\n- *\n',
      'docs/deep/a.md': '# A\n',
      'docs/deep/b.md': '# B\n',
      'docs/guide/SUMMARY.md': '- [Strike](strike.md)\n',
      'docs/last.md': '# Last\n',
    });
    assert.deepEqual(read.navigation, [
      {group: '', pages: ['index']},
      {group: 'Shape && form', pages: ['guide/strike']},
      {
        group: 'More',
        pages: [
          ...['about', 'links/site'],
          {
            group: 'Deep',
            pages: [{group: 'B', root: 'deep/b', pages: ['guide/heat']}, 'deep/a'],
          },
        ],
      },
      {group: '', pages: ['last']},
    ]);
    assert.doesNotMatch(result.out, /literate-nav/);
  });

  it('have folders and patterns of the plugin literate-nav in the settings', async (t) => {
    const {
      config: {navigation},
    } = await converted(t, {
      'mkdocs.yml':
        'site_name: Plain\nplugins: [literate-nav]\nnav: [index.md, {Learn: guide/}, "*.md"]\n',
      'docs/about.md': '# About\n',
    });
    assert.deepEqual(navigation, [
      {group: '', pages: ['index']},
      {group: 'Learn', pages: ['guide/index', 'guide/heat', 'guide/strike']},
      {group: '', pages: ['about']},
    ]);
  });

  it('list the README of a folder as the page of the folder', async (t) => {
    const {config: read, out} = await converted(t, {
      'mkdocs.yml': `site_name: Plain
plugins:
  - redirects:
      redirect_maps:
        more.md: more/README.md
        old.md: more/README.md
nav: [index.md, more/README.md]
`,
      'docs/more/README.md': '# More\n',
    });
    assert.deepEqual(read.navigation, [{group: '', pages: ['index', 'more']}]);
    assert.deepEqual(read.redirects, [{source: '/old', destination: '/more'}]);
    assert.deepEqual(await blocksOfBuilt(join(await built(t, out), 'more.html')), ['h1 More']);
  });

  it('begin with the page that MkDocs begins with', async (t) => {
    const {config: read} = await converted(t, {
      'mkdocs.yml': 'site_name: Plain\nnav: [guide/heat.md]\n',
    });
    assert.deepEqual(read.navigation, [{group: '', pages: ['index', 'guide/heat']}]);
  });

  it('contain the files that a plugin includes', async (t) => {
    const {out, result} = await converted(t, {
      'mkdocs.yml': 'site_name: Plain\nplugins: [include-markdown]\n',
      'docs/guide/heat.md': `# Heat

{% include-markdown "parts/note.md" heading-offset=1 %}

- In a list:

    {%
      include-markdown "../parts/cut.md"
      start="<!-- from -->"
      end="<!-- to -->"
    %}

{% include "parts/gone.md" %}

{% include "../../../secret.md" %}
`,
      'docs/parts/note.md':
        '---\ntitle: No\n---\n# Note\n\nSee [all](../index.md#a) and [it](cut.md).\n',
      'docs/parts/cut.md': 'Before\n<!-- from -->\nOnly this\n<!-- to -->\nAfter\n',
      'secret.md': 'Secret\n',
    });
    const html = join(await built(t, out), 'guide/heat.html');
    assert.deepEqual(await blocksOfBuilt(html), [
      ...['h1 Heat', 'h2 Note', 'p See [all](/#a) and [it](/parts/cut).'],
      ...['ul> li In a list:', 'ul> li Only this'],
    ]);
    assert.match(result.out, /heat\.md:13 {2}.*missing-file/);
    assert.match(result.out, /heat\.md:15 {2}.*missing-file/);
  });

  it('contain the files that an extension includes', async (t) => {
    const {out, result} = await converted(t, {
      'mkdocs.yml': `site_name: Plain
markdown_extensions:
  - markdown_include.include:
      base_path: docs/parts
      headingOffset: 1
`,
      'docs/guide/heat.md': `# Heat

Hot: {!word.txt!}, {! word.txt !}.

\`\`\`
{!lines.txt!lines=1 3-4}
\`\`\`

{!part.md!}

{!gone.md!}

{!../../../secret.md!}
`,
      'docs/parts/lines.txt': 'one\ntwo\nthree\nfour\n',
      'docs/parts/part.md': '# Part\n\nIt is {!word.txt!} {{ here }}.\n',
      'docs/parts/word.txt': 'red\n',
      'secret.md': 'Secret\n',
    });
    const html = join(await built(t, out), 'guide/heat.html');
    assert.deepEqual(await blocksOfBuilt(html), [
      ...['h1 Heat', 'p Hot: red, red.', 'code one\nthree\nfour'],
      ...['h2 Part', 'p It is red {{ here }}.'],
    ]);
    assert.match(result.out, /heat\.md:11 {2}.*missing-file/);
    assert.match(result.out, /heat\.md:13 {2}.*missing-file/);
    assert.doesNotMatch(result.out, /value of expressions/);
  });

  it('contain a file that includes itself only once', async (t) => {
    const four = (line) => `${line}\n\n`.repeat(4);
    const {out, result} = await converted(t, {
      'mkdocs.yml': `site_name: Plain
plugins: [include-markdown]
markdown_extensions:
  - markdown_include.include:
      base_path: docs
  - pymdownx.snippets:
      base_path: docs
`,
      'docs/own.md':
        `# Own\n\n${four('{!own.md!}')}${four('--8<-- "own.md"')}` + '--8<-- "../../mkdocs.yml"\n',
      'docs/both.md': `# Both\n\n{!one.txt!}\n\n--8<-- "two.txt"\n\n{% include "three.txt" %}\n`,
      'docs/one.txt': `One\n\n${four('{!one.txt!}')}`,
      'docs/two.txt': `Two\n\n${four('--8<-- "two.txt"')}`,
      'docs/three.txt': `Three\n\n${four('{% include "three.txt" %}')}`,
    });
    const folder = await built(t, out);
    assert.deepEqual(await blocksOfBuilt(join(folder, 'own.html')), ['h1 Own']);
    const both = ['h1 Both', 'p One', 'p Two', 'p Three'];
    assert.deepEqual(await blocksOfBuilt(join(folder, 'both.html')), both);
    for (const name of ['own.md', 'one.txt', 'two.txt', 'three.txt']) {
      assert.ok(result.out.includes(`The content of ${name} is not carried over.`), name);
    }
    assert.match(result.out, /The file includes itself\./);
    assert.match(result.out, /own\.md:19 {2}.*missing-file/);
  });

  it('may repeat the beginning of a formula, a comment or a link', async (t) => {
    const lines = (count, line) => `${line}\n`.repeat(count);
    const {out} = await converted(t, {
      'mkdocs.yml': 'site_name: Plain\nmarkdown_extensions: [pymdownx.arithmatex, footnotes]\n',
      'docs/index.md':
        `# Home\n\n${lines(2000, '$$a')}\n\\[\nx\n\\]\n\n${lines(2000, '\\[b')}\n` +
        `$$\ny\n$$\n\n${'['.repeat(20_000)}\n\n${'\\(c '.repeat(5000)}\n\n` +
        `<!-- one\n\ntwo -->\n\nIron\n\n${lines(2000, '<!-- three\n')}`,
    });
    const shown = await blocksOfBuilt(join(await built(t, out), 'index.html'));
    const text = shown.join('\n');
    assert.match(text, /^p Iron$/m);
    assert.doesNotMatch(text, /two/);
    assert.match(text, /^p \[{20000}$/m);
  });

  it('contain no more files than a page may include', async (t) => {
    for (const [extension, included, none] of [
      ['pymdownx.snippets', (name) => `--8<-- "docs/${name}"`, '--8<-- "docs/c.txt:none"'],
      ['markdown_include.include', (name) => `{!docs/${name}!}`, '{!docs/c.txt!lines=9-9}'],
    ]) {
      const {result} = await converted(t, {
        'mkdocs.yml': `site_name: Plain\nmarkdown_extensions: [${extension}]\n`,
        'docs/index.md': `# Home\n\n${included('a.txt')}\n`,
        'docs/a.txt': `${included('b.txt')}\n`.repeat(10),
        'docs/b.txt': `${none}\n`.repeat(10),
        'docs/c.txt': `${'x '.repeat(100_000)}\n`,
      });
      assert.match(result.out, /A page includes at most 5,000,000 characters of files\./);
    }
  });

  it('have the callouts that a plugin makes of quotes', async (t) => {
    const index = '# Home\n\n> [!NOTE]\n> Mind **this**.\n\n> [!IMPORTANT]\n> And\n>\n> - this\n';
    const {out, read, result} = await converted(t, {
      'mkdocs.yml': 'site_name: Plain\nplugins: [gh-admonitions]\n',
      'docs/index.md': index,
    });
    assert.doesNotMatch(result.out, /gh-admonitions|index\.md.*different-reading/);
    assert.match(await read('index.md'), /^> \[!NOTE\]\n> Mind/m);
    assert.deepEqual(await blocksOfBuilt(join(await built(t, out), 'index.html')), [
      ...[
        'h1 Home',
        'callout Mind **this**.',
        'callout Important',
        'callout And',
        'callout ul> li this',
      ],
    ]);
  });

  it('are not written where the settings cannot be read', async (t) => {
    for (const [settings, reason] of [
      ['site_name: Plain\nnav:\n  - Home: index.md\n - b: c.md\n', /^\S*mkdocs\.yml:4 cannot be/],
      ['site_name: Plain\ntheme: !custom a\n', /mkdocs\.yml:2 cannot be read .*unknown scalar tag/],
      ['site_url: https://a.dev\n', /mkdocs\.yml cannot be read .*no "site_name"/],
      ['INHERIT: base.yml\n', /base\.yml:1 cannot be read/],
      ['- a\n', /mkdocs\.yml cannot be read .*no settings/],
    ]) {
      const files = {'mkdocs.yml': settings, 'base.yml': 'a: [', 'docs/index.md': '# Home\n'};
      const folder = await folderWith(t, files);
      const {code, error} = await runCommand(['init', folder, '--yes']);
      assert.deepEqual([code, reason.test(error)], [2, true], error);
      assert.deepEqual((await readdir(folder)).sort(), ['base.yml', 'docs', 'mkdocs.yml']);
    }
    // Python takes the last one of equal keys.
    const {read} = await converted(t, {'mkdocs.yml': 'site_name: A\nsite_name: B\n'});
    assert.equal(JSON.parse(await read('docs.json')).name, 'B');
  });

  it('keep quotes that no plugin makes callouts of, and titles in HTML', async (t) => {
    const {out, read, result} = await converted(t, {
      'mkdocs.yml': 'site_name: Plain\nnav: [Start: index.md]\n',
      'docs/index.md':
        '<h1 align="center">\nThe Forge\n</h1>\n\n> [!NOTE]\n> Mind **this**.\n>\n> More\n',
    });
    assert.doesNotMatch(result.out, /index\.md.*different-reading/);
    assert.match(await read('index.md'), /^---\nsidebarTitle: Start\n---/);
    assert.deepEqual(await blocksOfBuilt(join(await built(t, out), 'index.html')), [
      ...['h1 The Forge', 'p [!NOTE] Mind **this**.', 'p More'],
    ]);
  });

  it('read the language in the first line of code', async (t) => {
    const {read} = await converted(t, {
      'mkdocs.yml': 'site_name: Plain\nmarkdown_extensions: [codehilite]\n',
      'docs/index.md': '# Home\n\n    :::yaml\n    a: 1\n\nText\n\n    #!/bin/sh\n    ls\n',
    });
    const index = await read('index.md');
    assert.match(index, /^```yaml\na: 1\n```$/m);
    assert.match(index, /#!\/bin\/sh\n/);
  });

  it('read the beginning and the end of lists as MkDocs does', async (t) => {
    const {out, read, result} = await converted(t, {
      'mkdocs.yml': 'site_name: Plain\nmarkdown_extensions: [def_list]\n',
      'docs/index.md': `Title: First
    page
tags: a

- One
- Two
---
- Three
- Four, see
  #4 of the list
# Next

Term
:    Meaning

    More

Mail a@acme.dev.
`,
    });
    assert.match(await read('index.md'), /^---\nsidebarTitle: First page\n/);
    assert.doesNotMatch(result.out, /index\.md.*different-reading/);
    const blocks = await blocksOfBuilt(join(await built(t, out), 'index.html'));
    assert.deepEqual(blocks, [
      ...['ul> li One', 'ul> li Two', 'ul> li Three'],
      ...['ul> li Four, see #4 of the list', 'h1 Next'],
      ...['p Term', 'p Meaning', 'p More', 'p Mail a@acme.dev.'],
    ]);
  });

  it('end lists, quotes and definitions where boxes begin below them', async (t) => {
    const {out, read, result} = await converted(t, {
      'mkdocs.yml': `site_name: Plain
markdown_extensions:
  - admonition
  - def_list
  - footnotes
  - pymdownx.blocks.admonition
  - pymdownx.details
  - pymdownx.superfences
  - pymdownx.tabbed
`,
      'docs/index.md': `# Home

1. One
1. Two
!!! Important
       The directory
1. Three

Text

* Four
    * Five
??? note "Det"
    Body of it

* Six
=== "Tab"
    \`\`\`
    code
    \`\`\`
* Seven
/// note | Slashes
Inside.
///
* Eight
<div>
HTML
</div>
* Nine

> Quote
!!! note
    Below the quote

Term
:   Meaning
!!! note
    Below the term

- Noted[^1]
[^1]: A note.
`,
    });
    assert.doesNotMatch(result.out, /index\.md.*different-reading/);
    assert.match(await read('index.md'), /^\[\^1\]: A note\.$/m);
    assert.deepEqual(await blocksOfBuilt(join(await built(t, out), 'index.html')), [
      ...['h1 Home', 'ol> li One', 'ol> li Two', 'callout Important', 'callout The directory'],
      ...['ol> li Three', 'p Text', 'ul> li Four', 'ul> li> ul> li Five', 'summary Det'],
      ...['p Body of it', 'ul> li Six', 'tab Tab', 'p Tab', 'code code', 'ul> li Seven'],
      ...['callout Slashes', 'callout Inside.', 'ul> li Eight', 'p HTML', 'ul> li Nine'],
      ...['p Quote', 'callout Below the quote', 'p Term Meaning', 'callout Below the term'],
      ...['ul> li Noted[1](/#user-content-fn-1)', 'ol> li A note. [↩](/#user-content-fnref-1)'],
    ]);
  });

  it('read the same, and keep what their authors wrote where that is so', async (t) => {
    const {out, read} = await converted(t);
    const heat = await read('guide/heat.md');
    for (const kept of [
      '<img src="../img/logo.svg" alt="An anvil" width="30" />',
      '```py title="a.py" {2,3} lines\n',
      '<Tip title="Mind this">\n\nCare.\n\n<Accordion title="More">\n\nInside.\n\n</Accordion>\n\n</Tip>',
      '<Info title="Example">',
      '<Tab title="Hard" icon="fire">',
      '<Warning title="Hot">\n\nSlashes.\n\n</Warning>',
      '<kbd>Ctrl</kbd>+<kbd>Alt</kbd>+<kbd>Del</kbd>, <mark>marked</mark>, <ins>new</ins>, H<sub>2</sub>O',
      'x<sup>2</sup>, ~~old~~, ©, `run()`, [#12](https://github.com/acme/forge/issues/12), 🚀,\n',
      '<abbr title="Hypertext">HTML</abbr>, $a_b$, $c_d$,',
      '\n- [x] Done\n- [ ] Planned\n',
      '<Card title="Card">\n\nWith [a link](strike.md)\n\n</Card>',
      '<div class="box">\n\nInside *it*\n\n</div>',
    ]) {
      assert.ok(heat.includes(kept), `${kept}\n\n${heat}`);
    }
    const to = await built(t, out);
    assert.deepEqual(await blocksOfBuilt(join(to, 'guide/heat.html')), [
      ...['h1 Heating', 'p ![An anvil](/img/logo.svg)', 'p Text directly above - is no list.'],
      ...['ol> li One', 'ol> li> ul> li Nested *item*', 'ol> li a.py'],
      ...['code a = 1  # (1)\nb = 2', 'ol> li Two'],
      ...['callout Mind this', 'callout Care.', 'callout summary More', 'callout Inside.'],
      ...['callout Example', 'callout Shown.'],
      ...['tab Hard', 'tab Soft', 'p Hard', 'p With force.', 'p Soft', 'p With care.'],
      ...['callout Hot', 'callout Slashes.'],
      'p Ctrl+Alt+Del, marked, new, H2O, x2, old, ©, run(), ' +
        '[#12](https://github.com/acme/forge/issues/12), 🚀, HTML, aba_b, cdc_d, {{ value }} ' +
        'and [Go](/guide/strike).',
      ...['p A part with [a link](/guide/strike).', 'code strike(anvil)'],
      ...['p Term A definition.', 'td Name', 'td Value', 'td a', 'td b|c'],
      ...['ul> li ☑ Done', 'ul> li ☐ Planned'],
      ...['p Card', 'p With [a link](/guide/strike)', 'p Plain card', 'p Inside *it*'],
      'p Noted.[1](/guide/heat#user-content-fn-1)',
      'ol> li A note with [a link](/guide/strike#the-end-1). ' +
        '[↩](/guide/heat#user-content-fnref-1)',
    ]);
    assert.deepEqual(await blocksOfBuilt(join(to, 'guide/strike.html')), [
      ...['h1 Striking', 'h2 The end', 'h2 The end'],
      'p Back to [the first](/guide/strike#the-end), ' +
        'on to [the second](/guide/strike#the-end-1).',
      'p Go to [this](/guide/heat) place, [that](https://acme.dev/other) ' +
        'or [https://acme.dev](https://acme.dev/).',
    ]);
  });

  it('name what is not carried over, with its file and line', async (t) => {
    const {result} = await converted(t, {
      'mkdocs.yml': config.replace('Anvils for all', '!ENV [ABOUT, Anvils]'),
      'docs/guide/strike.md':
        '# Striking\n\n!!! note "To [heat](heat.md)"\n\n    One\n\n    --8<-- "gone.md"\n',
      'docs/hidden.md': '---\nhide: [toc]\ntemplate: own.html\n---\n\n# Hidden\n',
    });
    const line = (text) => config.split('\n').findIndex((one) => one.includes(text)) + 1;
    const inHeat = (text) =>
      files['docs/guide/heat.md'].split('\n').findIndex((one) => one.includes(text)) + 1;
    const expected = [
      ['mkdocs.yml:2', 'is-code', 'The value of "site_description" is computed by code'],
      [`mkdocs.yml:${line('extra_javascript')}`, 'left-out', 'The setting "extra_javascript" is'],
      [`mkdocs.yml:${line('hooks')}`, 'left-out', 'The setting "hooks" is not carried over.'],
      [`mkdocs.yml:${line('custom_dir')}`, 'left-out', 'The setting "theme.custom_dir" is'],
      [`mkdocs.yml:${line('copyright')}`, 'left-out', 'The setting "copyright" is'],
      [`mkdocs.yml:${line('version:')}`, 'left-out', 'The menu of versions of mike is'],
      [`mkdocs.yml:${line('- awesome')}`, 'left-out', 'The plugin "awesome" is'],
      [`mkdocs.yml:${line('gone.md')}`, 'missing-file', 'The file docs/guide/gone.md does not'],
      [`docs/guide/heat.md:${inHeat('(1)!')}`, 'left-out', 'The link between a number in code'],
      [`docs/guide/heat.md:${inHeat(':::')}`, 'left-out', 'The documentation of forge.anvil'],
      [`docs/guide/heat.md:${inHeat('{{ value')}`, 'left-out', 'The value of expressions is'],
      [`docs/guide/heat.md:${inHeat('.md-button')}`, 'left-out', 'The look of a button is not'],
      ['docs/guide/strike.md:3', 'left-out', 'The link in a title is'],
      ['docs/guide/strike.md:7', 'missing-file', 'The file gone.md does not exist.'],
      ['docs/hidden.md:1', 'left-out', 'The template of the page is'],
      ['docs/hidden.md:1', 'left-out', 'The entry "hide" of the frontmatter is'],
    ];
    for (const [place, code, sentence] of expected) {
      const at = result.out.indexOf(`${place}  warning  convert/${code}\n  ${sentence}`);
      assert.ok(at !== -1, `${place} ${sentence}\n\n${result.out}`);
    }

    assert.equal(result.out.match(/ {2}warning {2}convert\//g).length, expected.length);
  });

  it('have icons of the same name or of its first words, and name the others', async (t) => {
    const icons = [
      'table-edit',
      'tab',
      'emoticon-happy-outline',
      'format-align-bottom',
      'qxv-unknown',
    ];
    const pages = icons.map((name, at) => [
      `docs/p${at}.md`,
      `---\nicon: material/${name}\n---\n\n# Page\n`,
    ]);
    const folder = await folderWith(t, {
      'mkdocs.yml': 'site_name: Forge\ntheme:\n  name: material\n',
      'docs/index.md': '# Home\n',
      'docs/own.css': '.md-header { color: red }\n',
      ...Object.fromEntries(pages),
    });
    const out = join(await folderWith(t), 'site');
    const result = await runCommand(['init', folder, '-y', '--out', out]);
    const read = (path) => readFile(join(out, path), 'utf8');
    const found = await Promise.all(icons.map((_, at) => read(`p${at}.md`)));
    assert.deepEqual(
      found.map((text) => /^icon: (.*)$/m.exec(text)?.[1]),
      ['table', 'window-maximize', 'face-smile', 'arrow-down-to-line', undefined],
    );
    assert.match(
      result.out,
      /docs\/p4\.md:1 .*\n {2}The icon material\/qxv-unknown is not carried over/,
    );
    assert.match(
      result.out,
      /\nThe new site has 6 pages\.\n\d+ of \d+ blocks keep the author's text; \d+ w/,
    );
    assert.match(
      result.out,
      /\nThe check finds \d+ problems in the pages: 6 page\/missing-d.*\nWhat could not be /,
    );
    assert.doesNotMatch(result.out, /"css"/);
    assert.doesNotMatch(await read('docs.json'), /own\.css/);
  });

  it('have only the files of the folder of pages, at their own paths', async (t) => {
    const {folder, out} = await converted(t);
    const written = await readdir(out, {recursive: true});
    for (const path of ['img/logo.svg', 'css/own.css', 'guide/heat.md']) {
      assert.ok(written.includes(path), path);
    }
    for (const path of ['docs', 'mkdocs.yml', 'run.py', 'parts', 'README.md', 'overrides']) {
      assert.ok(!written.includes(path), path);
    }
    for (const [path, text] of Object.entries(files)) {
      assert.equal(await readFile(join(folder, path), 'utf8'), text);
    }
    const {code, out: said} = await runCommand(['init', folder, '-y', '--in-place']);
    assert.equal(code, 0);
    assert.match(said, /[/\\]docs: \d+ files written/);
    assert.match(await readFile(join(folder, 'docs/guide/heat.md'), 'utf8'), /<Tip/);
    assert.ok((await readdir(join(folder, 'docs'))).includes('docs.json'));
  });

  it('name extensions that are not read and labels of headings, and have cards', async (t) => {
    const {out, result} = await converted(t, {
      'mkdocs.yml': `site_name: Forge
markdown_extensions:
  - attr_list
  - md_in_html
  - pymdownx.highlight
  - mdx_wiki
  - own.critic:Notes
`,
      'docs/index.md': `# Forge

## The anvil { #anvil data-toc-label="Anvil" }

<div class="grid cards" markdown>

- **[Heat](guide/heat.md)**

    ---

    Hot

- ### Cool

    ---

    Cold

</div>
`,
    });
    const said = result.out.replaceAll(/^ {2}https:.*\n/gm, '');
    for (const note of [
      'mkdocs.yml:6  warning  convert/left-out\n' +
        '  The setting "markdown_extensions.mdx_wiki" is not carried over.\n',
      '  The setting "markdown_extensions.own.critic:Notes" is not carried over.\n',
      'docs/index.md:3  warning  convert/left-out\n' +
        '  The label "Anvil" of a heading in the table of contents is not carried over.\n',
    ]) {
      assert.ok(said.includes(note), `${note}\n${said}`);
    }
    assert.doesNotMatch(said, /highlight/);
    const page = await readFile(join(out, 'index.md'), 'utf8');
    assert.ok(page.includes('<Card>\n\n**[Heat](guide/heat.md)**\n\nHot\n\n</Card>'), page);
    assert.match(page, /<Card>\n\n### Cool\n\nCold\n\n<\/Card>/);
  });

  it('cannot lead out of their folder or run code', async (t) => {
    const secret = await folderWith(t, {'secret.md': '# Secret\n'});
    const folder = await folderWith(t, {
      ...files,
      'mkdocs.yml':
        config.replace('base_path: [parts]', 'base_path: [../../../../etc, /etc, parts]') +
        '  - Out: ../../../../etc/passwd.md\n  - Linked: linked.md\n',
      'docs/guide/heat.md': '# Heat\n\n--8<-- "passwd"\n\n--8<-- "../../../../../etc/passwd"\n',
    });
    await symlink(join(secret, 'secret.md'), join(folder, 'docs/linked.md'));
    await mkdir(join(folder, 'inner'));
    const out = join(await folderWith(t), 'site');
    const {code, out: said} = await runCommand(['init', folder, '-y', '--out', out]);
    assert.equal(code, 0, said);
    assert.match(said, /docs\/linked\.md {2}warning/);
    const texts = await readdir(out, {recursive: true});
    assert.ok(!texts.includes('linked.md'));
    assert.doesNotMatch(await readFile(join(out, 'guide/heat.md'), 'utf8'), /root:|Secret/);
    assert.ok(!(await readdir(folder)).includes('ran'));
  });

  it('have links and a navigation that lead to pages whose paths others have', async (t) => {
    const folder = await folderWith(t, {
      'mkdocs.yml':
        'site_name: Forge\nnav:\n  - index.md\n  - Heat.md\n  - Low: heat.md\n  - a.markdown\n',
      'docs/index.md': '# Home\n\n[High](Heat.md), [low](heat.md#ash), [again](a.markdown).\n',
      'docs/Heat.md': '# Heat\n',
      'docs/heat.md': '# Low heat\n\n## Ash\n\nSee [ash](#ash).\n',
      'docs/a.md': '# A\n',
      'docs/a.markdown': '# A again\n',
    });
    const out = join(await folderWith(t), 'site');
    const {code, out: said} = await runCommand(['init', folder, '-y', '--out', out]);
    assert.equal(code, 0, said);
    const read = (path) => readFile(join(out, path), 'utf8');
    assert.match(await read('Heat.md'), /# Heat/);
    assert.match(await read('heat-2.md'), /# Low heat[^]*\[ash\]\(#ash\)/);
    assert.match(await read('a.md'), /# A\n/);
    assert.match(await read('a-2.md'), /# A again/);
    const home = await read('index.md');
    assert.match(home, /\[High\]\(\/Heat\), \[low\]\(\/heat-2#ash\), \[again\]\(\/a-2\)/);
    const {navigation} = JSON.parse(await read('docs.json'));
    assert.deepEqual(navigation[0].pages, ['index', 'Heat', 'heat-2', 'a-2']);
    assert.match(
      said,
      /docs\/heat\.md:1 .*\n.*also that of docs\/Heat\.md\.\n.*new file is heat-2\.md/,
    );
  });
});
