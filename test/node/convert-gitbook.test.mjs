import assert from 'node:assert/strict';
import {readdir, readFile, symlink} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {folderWith, runCommand} from '../harness/command.mjs';
import {blocksOfBuilt} from '../harness/page-blocks.mjs';

const blocks = `---
description: All blocks.
icon: bolt
cover: .gitbook/assets/cover.png
coverY: 0
layout:
  cover:
    visible: true
  outline:
    visible: false
---

# All *blocks*

{% hint style="info" icon="books" %}
Mind the **gap**.

{% code title="in hint.js" %}
\`\`\`js
one();
\`\`\`
{% endcode %}
{% endhint %}

{% hint style='danger' %}Old and on one line.{% endhint %}

{% tabs %}
{% tab title="Hard" icon="hammer" %}
With [force](guide/strike.md#end).
{% endtab %}

{% tab title="Soft" %}
{% hint style="success" %}
Nested.
{% endhint %}
{% endtab %}
{% endtabs %}

{% code title="a.js" overflow="wrap" lineNumbers="true" %}
\`\`\`js
// {% hint style="info" %}
two();
\`\`\`
{% endcode %}

{% stepper %}
{% step %}
### Light it <a href="#light" id="light"></a>

Use *dry* wood.
{% endstep %}

{% step %}
Only text.
{% endstep %}
{% endstepper %}

{% columns %}
{% column width="50%" %}
Left.
{% endcolumn %}

{% column %}
Right.
{% endcolumn %}
{% endcolumns %}

{% content-ref url="guide/strike.md" %}
[strike.md](guide/strike.md)
{% endcontent-ref %}

{% embed url="https://www.youtube.com/watch?v=abc123" %}
A film
{% endembed %}

{% embed url="https://example.com/page" %}

{% file src=".gitbook/assets/price list.pdf" %}
All prices.
{% endfile %}

A [link](guide/strike.md) after a file.

{% include ".gitbook/includes/part.md" %}

{% updates format="full" %}
{% update date="2026-01-05" tags="new" %}
## Better

More of it.
{% endupdate %}
{% endupdates %}

{% if visitor.claims.a %}
For some.
{% endif %}

{% prompt description="Ask for it" %}
Write a poem.
{% endprompt %}

{% openapi src="https://acme.dev/api.json" path="/pets" method="get" %}
[https://acme.dev/api.json](https://acme.dev/api.json)
{% endopenapi %}

{% swagger method="get" path="/pets/{id}" baseUrl="https://acme.dev" summary="A pet" %}
{% swagger-description %}
Finds it.
{% endswagger-description %}

{% swagger-parameter in="path" name="id" type="String" required="true" %}
Its number
{% endswagger-parameter %}

{% swagger-response status="200: OK" description="Found" %}
A pet.
{% endswagger-response %}
{% endswagger %}

{% unknown-block %}
Stays.
{% endunknown-block %}
`;

const strike = `# Striking

See [all-blocks.md](../all-blocks.md "mention"), <a data-mention href="../">guide</a>,
[lost](broken-reference) and [above](#hello-world), [first](strike.md#id-1.-an-end).

## Hello <a href="#hello-world" id="hello-world"></a>

A <mark style="color:blue;">blue</mark> word, Snake\\_case &#x20;and $$a_1 + b_1$$,
:rocket:, {{ braces }} <i class="fa-star">:star:</i>.

<figure><img src="../.gitbook/assets/anvil (1).png" alt="An anvil">
<figcaption><p>Heavy</p></figcaption></figure>

![Image](<../.gitbook/assets/anvil (1).png>)

<details>

<summary>More</summary>

{% hint style="warning" %}
Hidden **care**.
{% endhint %}

</details>

<table data-view="cards">
<thead><tr><th></th><th></th>
<th data-hidden data-card-target data-type="content-ref"></th>
<th data-hidden data-card-cover data-type="files"></th></tr></thead>
<tbody><tr><td><strong>Blocks</strong></td><td>All &#x26; more</td>
<td><a href="../all-blocks.md">all-blocks.md</a></td>
<td><a href="../.gitbook/assets/cover.png">cover.png</a></td></tr>
</tbody></table>

<a href="../all-blocks.md" class="button primary" data-icon="star">Begin</a>
<a href="https://app.gitbook.com/s/abc/page">Elsewhere</a>

Version <code class="expression">space.vars.version</code>,
<code class="expression">space.vars.none</code>.

1. One

   {% hint style="info" %}
   In a list.
   {% endhint %}

## End

## 1. An end
`;

const files = {
  '.gitbook.yaml': 'redirects:\n  old/page: guide/strike.md\n  gone: https://acme.dev/gone\n',
  '.gitbook/assets/anvil (1).png': 'not read',
  '.gitbook/assets/cover.png': 'not read',
  '.gitbook/assets/price list.pdf': 'not read',
  '.gitbook/assets/unused.png': 'not read',
  '.gitbook/includes/part.md':
    '---\ntitle: Part\n---\n\nA part with [a link](../../guide/strike.md).\n',
  '.gitbook/vars.yaml': 'version: "2.4"\n',
  'SUMMARY.md': `# Table of contents

* [Forge](README.md)
* [Blocks](all-blocks.md)

## Guides <a href="#guides" id="guides"></a>

* [Guide](guide/README.md)
  * [Strike](guide/strike.md "Hit it")
  * [Gone](guide/gone.md)
* [Forum](https://forum.acme.dev)
`,
  'README.md': '# Forge\n\nWelcome to [the guide](guide/), [again](guide/README.md).\n',
  'all-blocks.md': blocks,
  'guide/README.md': '---\nhidden: true\n---\n\n# Guide\n\nRead [this](strike.md).\n',
  'guide/strike.md': strike,
};

/** The converted site of a folder of GitBook. */
async function converted(t, own = files) {
  const folder = await folderWith(t, own);
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

/** A site with these files, and the blocks of its pages. */
async function withPages(t, own) {
  const site = await converted(t, own);
  const {blocks} = await built(t, site.out);
  return {...site, shown: (page) => blocks(`${page}.html`)};
}

describe('GitBook sites that docs-site init reads', () => {
  it('have the same groups, pages, names and redirects', async (t) => {
    const {config, read, result} = await converted(t);
    assert.match(result.out, /^Found a GitBook site with 4 pages\.\n/);
    assert.equal(config.name, 'Forge');
    assert.deepEqual(config.navigation, [
      {group: '', pages: ['README', 'all-blocks']},
      {
        group: 'Guides',
        pages: [{group: 'Guide', root: 'guide', pages: ['guide/strike']}, 'links/forum'],
      },
    ]);
    assert.deepEqual(config.redirects, [
      {source: '/old/page', destination: '/guide/strike'},
      {source: '/gone', destination: 'https://acme.dev/gone'},
    ]);
    const text = await read('all-blocks.md');
    const [, head, first] = /^---\n([^]*?)\n---\n\n(.*)\n/.exec(text);
    assert.deepEqual(head.split('\n'), [
      ...['description: All blocks.', 'icon: bolt', 'title: All blocks', 'sidebarTitle: Blocks'],
      'mode: wide',
    ]);
    assert.equal(first, '<img src="/gitbook/assets/cover.png" alt="" />');
    assert.match(await read('guide/strike.md'), /^---\ntitle: Striking\nsidebarTitle: Hit it\n---/);
    assert.match(await read('guide/README.md'), /^---\nhidden: true\ntitle: Guide\n---/);
    assert.match(await read('links/forum.mdx'), /title: Forum\nurl: https:\/\/forum\.acme\.dev/);
  });

  it('have the blocks of GitBook as components', async (t) => {
    const {out, read} = await converted(t);
    const text = await read('all-blocks.md');
    for (const part of [
      '<Info icon="books">\n\nMind the **gap**.',
      '```js title="in hint.js"\none();\n```',
      '<Danger>\n\nOld and on one line.\n\n</Danger>',
      '<Tab title="Hard" icon="hammer">',
      '```js title="a.js" wrap lines\n// {% hint style="info" %}\ntwo();\n```',
      '<Step title="Light it" titleSize="h3" id="light">\n\nUse *dry* wood.\n\n</Step>',
      '<Columns cols="2">',
      '<Card title="Striking" href="/guide/strike" arrow horizontal>',
      '<Frame caption="A film">',
      'src="https://www.youtube-nocookie.com/embed/abc123"',
      '<Card title="example.com/page" href="https://example.com/page" arrow horizontal>',
      '<Card title="price list.pdf" icon="file" href="/gitbook/assets/price%20list.pdf">',
      '<Snippet file="part.mdx" />',
      '<Update label="January 5, 2026" description="new">',
      '<Prompt description="Ask for it">',
      '<ParamField path="id" type="string" required>\n\nIts number\n\n</ParamField>',
      '<Accordion title="200: OK" description="Found">\n\nA pet.\n\n</Accordion>',
    ]) {
      assert.ok(text.includes(part), `${part} in\n${text}`);
    }
    assert.doesNotMatch(text.replace(/```[^]*?```/g, ''), /\{%/);
    const {blocks: blocksOf} = await built(t, out);
    const shown = await blocksOf('all-blocks.html');
    for (const block of [
      'callout Mind the **gap**.',
      'callout code one();',
      'callout Nested.',
      'p Only text.',
      'p A [link](/guide/strike) after a file.',
      'p Right.',
      'p A part with [a link](/guide/strike).',
      'p For some.',
      'h3 A pet',
      'p GET https://acme.dev/pets/{id}',
      'p Stays.',
      'p All prices.',
      'p More of it.',
    ]) {
      const isThere = shown.some((one) => one === block || `callout ${one}` === block);
      assert.ok(isThere, `${block} in\n${shown.join('\n')}`);
    }
  });

  it('read the same in lines, and keep what their authors wrote', async (t) => {
    const {out, read} = await converted(t);
    const text = await read('guide/strike.md');
    assert.match(text, /\[All blocks\]\(\.\.\/all-blocks\.md\)/);
    assert.match(text, /\n## Hello \{#hello-world\}\n/);
    assert.match(text, /<span style="color:blue;">blue<\/span>/);
    assert.match(text, /\\\{\\\{ braces \}\} <Icon icon="star" \/>\.\n/);
    assert.match(text, /<figure><img src="\/gitbook\/assets\/anvil%20\(1\)\.png" alt="An anvil">/);
    assert.match(
      text,
      /<CardGroup cols="3">\s+<Card title="Blocks" img="\/gitbook\/assets\/cover\.png" href=/,
    );
    const {blocks: blocksOf, html} = await built(t, out);
    assert.deepEqual(await blocksOf('README.html'), [
      'p Welcome to [the guide](/guide), [again](/guide).',
    ]);
    assert.deepEqual((await blocksOf('guide/strike.html')).slice(0, 8), [
      'p See [All blocks](/all-blocks), [Forge](/), lost and [above](/guide/strike#hello-world), ' +
        '[first](/guide/strike#1-an-end).',
      ...['h2 Hello'],
      'p A blue word, Snake_case and a1+b1a_1 + b_1, 🚀, {{ braces }} .',
      'p ![An anvil](/gitbook/assets/anvil%20(1).png)',
      'p Heavy',
      'p ![Image](/gitbook/assets/anvil%20(1).png)',
      'summary More',
      'callout Hidden **care**.',
    ]);
    assert.match(await html('guide/strike.html'), /<h2 id="hello-world"/);
    const shown = await blocksOf('guide/strike.html');
    for (const block of [
      'p [Begin](/all-blocks) [Elsewhere](https://app.gitbook.com/s/abc/page)',
      'p Version 2.4, .',
      'ol> li One',
    ]) {
      assert.ok(shown.includes(block), `${block} in\n${shown.join('\n')}`);
    }
    assert.ok(
      shown.some((block) => /^ol> li callout In a list\.$/.test(block)),
      shown.join('\n'),
    );
  });

  it('bring the files of the hidden folder that pages refer to', async (t) => {
    const {out} = await converted(t);
    const written = await readdir(out, {recursive: true});
    for (const file of ['cover.png', 'anvil (1).png', 'price list.pdf']) {
      assert.ok(written.includes(`gitbook/assets/${file}`), file);
    }
    const hidden = written.filter((file) => /\.gitbook|SUMMARY|unused/.test(file));
    assert.deepEqual(hidden, []);
  });

  it('name what is not carried over, with its file and line', async (t) => {
    const {result} = await converted(t);
    const lineOf = (text, part) => text.slice(0, text.indexOf(part)).split('\n').length;
    const inBlocks = (part) => `all-blocks.md:${lineOf(blocks, part)}`;
    const inStrike = (part) => `guide/strike.md:${lineOf(strike, part)}`;
    const expected = [
      ['SUMMARY.md:10', 'convert/missing-file', 'The file guide/gone.md does not exist.'],
      [inBlocks('{% if'), 'convert/left-out', 'The condition of this block'],
      [inBlocks('{% openapi'), 'convert/left-out', 'The block {% openapi %} is not'],
      [inBlocks('{% unknown'), 'convert/left-out', 'The block {% unknown-block %}'],
      [inStrike('[lost]'), 'convert/left-out', 'The link "lost" is not carried over.'],
      [inStrike('app.gitbook.com'), 'convert/left-out', 'The link to another space'],
      [inStrike('space.vars.none'), 'convert/left-out', 'The expression space.vars.none'],
    ];
    for (const [place, code, sentence] of expected) {
      const at = result.out.indexOf(`${place}  warning  ${code}\n`);
      assert.ok(
        at !== -1 && result.out.slice(at, at + 300).includes(sentence),
        `${place} ${sentence}\n${result.out}`,
      );
    }
    assert.equal(result.out.match(/ {2}warning {2}convert\//g).length, expected.length);
  });

  it('can be in a folder that .gitbook.yaml names', async (t) => {
    const {config, read, out} = await converted(t, {
      '.gitbook.yaml': 'root: ./docs/\nstructure:\n  readme: start.md\n  summary: ./toc.md\n',
      '.gitbook/assets/a.png': 'not read',
      'README.md': '# Project\n',
      'src/index.js': 'run();\n',
      'docs/toc.md': '# Summary\n\n* [Use](use.md)\n',
      'docs/start.md': '# Start\n\n[Use](use.md)\n',
      'docs/use.md': '# Use\n\n![A](../.gitbook/assets/a.png) ![B](b.png)\n',
      'docs/b.png': 'not read',
    });
    assert.equal(config.name, 'Start');
    assert.deepEqual(config.navigation, [{group: '', pages: ['start', 'use']}]);
    assert.match(await read('use.md'), /!\[A\]\(\/gitbook\/assets\/a\.png\) !\[B\]\(\/b\.png\)/);
    assert.deepEqual(
      (await readdir(out)).filter((name) => /^(?:docs|src|README\.md|toc\.md)$/.test(name)),
      [],
    );
  });

  it('can be of the old command line', async (t) => {
    const {config, result} = await converted(t, {
      'book.json': `{
  "title": "Old book",
  "description": "About it.",
  "plugins": ["-sharing", "search", "disqus@0.1"],
  "links": {"sidebar": {"Home": "https://acme.dev"}},
  "structure": {"readme": "intro.md"}
}
`,
      'SUMMARY.md': '# Summary\n\n* [Intro](intro.md)\n* [Part]()\n    * [Inner](part/inner.md)\n',
      'intro.md': '# Introduction\n\nText.\n',
      'part/inner.md': '# Inner\n\nText.\n',
    });
    const {name, description, topbarLinks, navigation} = config;
    assert.deepEqual([name, description], ['Old book', 'About it.']);
    assert.deepEqual(topbarLinks, [{name: 'Home', url: 'https://acme.dev'}]);
    assert.deepEqual(navigation, [
      {group: '', pages: ['intro']},
      {group: 'Part', pages: ['part/inner']},
    ]);
    assert.match(
      result.out,
      /book\.json:4 {2}warning {2}convert\/left-out\n {2}The setting "plugins" with disqus@0\.1 /,
    );
  });

  it('have the files of pages that were moved', async (t) => {
    const {shown} = await withPages(t, {
      '.gitbook.yaml': 'root: ./',
      '.gitbook/assets/a b.png': 'not read',
      'SUMMARY.md': '# Summary\n\n* [Moved](deep/er/moved.md)\n',
      'README.md': '# Home\n\nText.\n',
      'deep/er/moved.md': '# Moved\n\n![A](<../.gitbook/assets/a b.png>)\n',
    });
    assert.deepEqual(await shown('deep/er/moved'), ['p ![A](/gitbook/assets/a%20b.png)']);
  });

  it('list headings of pages, one of which stands for the page', async (t) => {
    const {config, read} = await converted(t, {
      'book.json': '{}',
      'SUMMARY.md': `# Summary

* [One](one.md#one)
    * [One more](one.md#more)
* [Deep](two.md#deep)
* [Two](two.md)
`,
      'one.md': '# One\n\n## More\n\nText.\n',
      'two.md': '# Two\n\n## Deep\n\nText.\n',
    });
    assert.deepEqual(config.navigation, [
      {group: 'One', root: 'one', pages: ['links/one-more']},
      {group: '', pages: ['links/deep', 'two']},
    ]);
    assert.match(await read('links/deep.mdx'), /^url: "?\/two#deep"?$/m);
  });

  it('have values for the variables of the old command line', async (t) => {
    const {config, result, shown} = await withPages(t, {
      'book.js': `const size = require('./size.json');
globalThis.wasRun = true;
module.exports = {root: './docs', title: 'Forge', variables: {tool: 'hammer', size}};
`,
      'size.json': '{"small": 3}',
      'docs/SUMMARY.md': '# Summary\n\n* [Use](use.md)\n',
      'docs/README.md': '# Start\n\nText.\n',
      'docs/use.md': `{% set mark = 'must' %}

# Use a {{ book.tool }}

You {{ mark }} use a {{book.tool}} of {{ book.size.small }}, not \`{{ book.tool }}\`.

{% raw %}No {{ book.tool }}{% endraw %}, {{ book.none }}.

\`\`\`text
{{ book.tool }}
\`\`\`
`,
      'docs/GLOSSARY.md': '# Glossary\n\n## Tool\n\nA thing.\n',
    });
    assert.equal(config.name, 'Forge');
    assert.deepEqual(config.navigation, [{group: '', pages: ['README', 'use']}]);
    const blocks = await shown('use');
    for (const block of [
      'p You must use a hammer of 3, not {{ book.tool }}.',
      'p No {{ book.tool }}, {{ book.none }}.',
    ]) {
      assert.ok(blocks.includes(block), `${block} in\n${blocks.join('\n')}`);
    }
    assert.ok(blocks.some((block) => /^code .*\{\{ book\.tool \}\}/s.test(block)));
    assert.ok((await shown('GLOSSARY')).includes('p A thing.'));
    assert.match(result.out, /docs\/GLOSSARY\.md .*\n {2}Links from words to the glossary are not/);
  });

  it('can be in several languages', async (t) => {
    const {config, shown} = await withPages(t, {
      'LANGS.md': '# Languages\n\n* [English](en/)\n* [Deutsch](de)\n* [Gone](xx/)\n',
      'README.md': '# Of the project\n',
      'en/SUMMARY.md': '# Summary\n\n* [Use](use.md)\n',
      'en/README.md': '# Forge\n\n[Use](/use.md)\n',
      'en/use.md': '# Use\n\nText.\n',
      'de/SUMMARY.md': '* [Schmiede](README.md)\n* [Nutzen](use.md)\n',
      'de/README.md': '# Schmiede\n\n{% include "/part.md" %}\n',
      'de/use.md': '# Nutzen\n\nText.\n',
      'de/part.md': 'Ein Teil.\n',
    });
    assert.deepEqual(config.versions, [
      {name: 'English', locale: 'en'},
      {name: 'Deutsch', locale: 'de'},
    ]);
    assert.deepEqual(config.navigation, [
      {group: '', pages: ['en', 'en/use'], version: 'English'},
      {group: '', pages: ['de', 'de/use'], version: 'Deutsch'},
    ]);
    assert.ok((await shown('en')).includes('p [Use](/en/use)'), (await shown('en')).join('\n'));
    assert.ok((await shown('de')).includes('p Ein Teil.'), (await shown('de')).join('\n'));
  });

  it('may have more blocks than anyone can read, also without an end', async (t) => {
    const hint = '{% hint style="info" %}\n\n';
    const {read, shown} = await withPages(t, {
      'SUMMARY.md': '* [Home](README.md)\n* [Open](open.md)\n* [Tags](tags.md)\n',
      'tags.md':
        `# Tags\n\n## One ${'<b>a</b> '.repeat(5000)}<a id="own"></a>\n\nIron\n\n` +
        `${'<Badge type="tip" '.repeat(5000)}\n\n${'<div>\n\n'.repeat(1000)}Steel\n`,
      'README.md': `# Home\n\n${hint.repeat(2000)}Iron\n\n${'{% endhint %}\n\n'.repeat(3000)}`,
      'open.md': `# Open\n\n${hint.repeat(2000)}Iron\n`,
    });
    assert.match((await shown('README')).join('\n'), /Iron/);
    assert.match((await shown('open')).join('\n'), /Iron/);
    assert.match(await read('tags.md'), /<\/b> ?\{#own\}$|\*\* ?\{#own\}$/m);
    assert.match((await shown('tags')).join('\n'), /^p Iron$.*Steel/ms);
  });

  it('cannot lead out of their folder', async (t) => {
    const secret = await folderWith(t, {'secret.md': '# Secret\n'});
    const folder = await folderWith(t, {
      'SUMMARY.md': '* [Home](README.md)\n* [Out](../../../../etc/passwd)\n* [Linked](linked.md)\n',
      'README.md':
        '# Home\n\n{% include "../../../../../etc/passwd" %}\n\n{% include "linked.md" %}\n\n' +
        '![x](../../../../etc/passwd)\n\n{% file src="../../../../etc/passwd" %}\n',
    });
    await symlink(join(secret, 'secret.md'), join(folder, 'linked.md'));
    const out = join(await folderWith(t), 'site');
    const {code, out: said} = await runCommand(['init', folder, '-y', '--out', out]);
    assert.equal(code, 0);
    assert.match(said, /linked\.md {2}warning/);
    const texts = await readdir(out, {recursive: true});
    assert.ok(!texts.some((path) => /linked|passwd|secret/.test(path)));
    assert.doesNotMatch(await readFile(join(out, 'README.md'), 'utf8'), /root:|Secret/);
  });

  it('have links and a navigation that lead to pages whose paths others have', async (t) => {
    const folder = await folderWith(t, {
      'SUMMARY.md': '* [Home](README.md)\n* [High](Heat.md)\n* [Low](heat.md)\n* [A](a.markdown)\n',
      'README.md': '# Home\n\n[High](Heat.md), [low](heat.md), [again](a.markdown).\n',
      'Heat.md': '# High\n',
      'heat.md': '# Low\n',
      'a.md': '# A\n',
      'a.markdown': '# A again\n',
    });
    const out = join(await folderWith(t), 'site');
    const {code, out: said} = await runCommand(['init', folder, '-y', '--out', out]);
    assert.equal(code, 0, said);
    const read = (path) => readFile(join(out, path), 'utf8');
    assert.match(await read('Heat.md'), /title: High/);
    assert.match(await read('heat-2.md'), /title: Low/);
    assert.match(await read('a.md'), /title: A$/m);
    assert.match(await read('a-2.md'), /title: A again/);
    const home = await read('README.md');
    assert.match(home, /\[High\]\(\/Heat\), \[low\]\(\/heat-2\), \[again\]\(\/a-2\)/);
    const {navigation} = JSON.parse(await read('docs.json'));
    assert.deepEqual(navigation[0].pages, ['README', 'Heat', 'heat-2', 'a-2']);
    assert.match(said, /heat\.md:1 .*\n.*also that of Heat\.md\.\n.*new file is heat-2\.md/);
  });
});
