import assert from 'node:assert/strict';
import {mkdir, readdir, readFile, symlink} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {folderWith, runCommand} from '../harness/command.mjs';
import {blocksOfBuilt} from '../harness/page-blocks.mjs';

const index = `<!doctype html>
<html lang="en">
  <body>
    <div id="app"></div>
    <script>
      const title = 'Forge';
      globalThis.ran = true;
      window.$docsify = {
        name: title,
        repo: 'acme/forge',
        themeColor: '#0e7490',
        logo: '/_media/logo.svg',
        loadSidebar: true,
        loadNavbar: true,
        coverpage: true,
        alias: {'/news': '/changelog', '/.*/_sidebar.md': '/_sidebar.md'},
        search: {depth: 2},
        plugins: [(hook) => hook.doneEach(() => fetch('https://evil.test'))],
      };
    </script>
    <script src="https://cdn.example.com/docsify@4"></script>
    <script src="https://cdn.example.com/counter.js"></script>
  </body>
</html>
`;

const files = {
  'index.html': index,
  '_sidebar.md': `- Start
  - [Home](/)
  - [Heat it](guide/heat.md)
  - Deeper
    - [Strike](guide/strike)
- More
  - [What is new](/news)
  - [![Forum](_media/logo.svg)Forum](https://forum.acme.dev)
  - [Gone](/nowhere)
`,
  '_navbar.md': '- [Blog](https://blog.acme.dev)\n- Menu\n  - [Heat](/guide/heat)\n',
  '_coverpage.md': '# Forge\n\n> Anvils for all\n\n[Begin](#/guide/heat)\n',
  'README.md': '# Forge\n\nSee [heat](guide/heat.md) and [the end](guide/strike?id=the-end).\n',
  'guide/heat.md': `# Heating

?> A tip with *care*.

!> A warning.

Back to [the start](/), on to [strike](guide/strike.md), [2.0](guide/strike?id=_20--whats-new).

![An anvil](_media/anvil.png ':size=100x50')

    indented = code

<div align="center">

**Inside**

</div>

Braces {{ value }} and 1 < 2, :rocket: and $5 to $6.

1) One
2) Two

[part](../_parts/part.md ':include')

[sample](../_parts/sample.js ':include :type=code :fragment=demo')
`,
  'guide/strike.md': `# Striking

<!-- tabs:start -->

#### **Hard**

With force.

#### **Soft**

With care.

<!-- tabs:end -->

> [!NOTE]
> Mind the gap.

## 2.0 — What's new

## The end :id=the-end

- [x] Done
- [ ] Planned
  - Inner
`,
  'changelog.md': '## v1\n\nAll of it.\n',
  '_parts/part.md': 'A part with [a link](/guide/heat).\n',
  '_parts/sample.js': 'before();\n/// [demo]\nstrike(anvil);\n/// [demo]\nafter();\n',
  '_media/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '_media/anvil.png': 'not read',
};

/** The converted site of a folder of docsify. */
async function converted(t, more = {}, words = []) {
  const folder = await folderWith(t, {...files, ...more});
  const out = join(await folderWith(t), 'site');
  const result = await runCommand(['init', folder, '-y', '--out', out, ...words]);
  assert.equal(result.code, 0, result.error);
  const read = (path) => readFile(join(out, path), 'utf8');
  return {folder, out, read, result, config: JSON.parse(await read('docs.json'))};
}

/** The blocks of a page of a converted site. */
async function builtBlocks(t, out, page) {
  const built = join(await folderWith(t), 'built');
  const words = ['build', out, '--url', 'https://acme.dev', '--out', built];
  assert.equal((await runCommand(words)).code, 0);
  return blocksOfBuilt(join(built, page));
}

describe('docsify sites that docs-site init reads', () => {
  it('have the same order, groups, titles, links and settings', async (t) => {
    const {config, read, result} = await converted(t);
    assert.match(result.out, /^Found a docsify site with 4 pages\.\n/);
    assert.match(
      await read('README.md'),
      /# Forge\n\n> Anvils for all\n\n\[Begin\]\(\S+\)\n\nSee \[heat\]/,
    );
    assert.deepEqual(config.navigation, [
      {
        group: 'Start',
        pages: ['README', 'guide/heat', {group: 'Deeper', pages: ['guide/strike']}],
      },
      {group: 'More', pages: ['changelog', 'links/forum']},
    ]);
    const {name, logo, colors, topbarLinks, topbarCtaButton} = config;
    assert.equal(name, 'Forge');
    assert.equal(logo, '/_media/logo.svg');
    assert.deepEqual(colors, {primary: '#0e7490'});
    assert.deepEqual(topbarCtaButton, {type: 'github', url: 'https://github.com/acme/forge'});
    assert.deepEqual(topbarLinks, [
      {name: 'Blog', url: 'https://blog.acme.dev'},
      {name: 'Heat', url: '/guide/heat'},
    ]);
    assert.match(await read('guide/heat.md'), /^---\nsidebarTitle: Heat it\n---\n/);
    assert.match(await read('changelog.md'), /^---\ntitle: What is new\n---\n/);
    assert.match(await read('links/forum.mdx'), /title: Forum\nurl: https:\/\/forum\.acme\.dev/);
  });

  it('have the cover page as a page where readers see nothing else at first', async (t) => {
    const {config, read} = await converted(t, {
      'index.html': index.replace('coverpage: true,', 'coverpage: true, onlyCover: true,'),
    });
    assert.match(await read('cover-page.mdx'), /^---\ntitle: Forge\nsidebarTitle: Cover\n/);
    assert.deepEqual(config.navigation[0], {group: '', pages: ['cover-page']});
    assert.doesNotMatch(await read('README.md'), /Anvils for all/);
  });

  it('say how many blocks keep the text of their author', async (t) => {
    const folder = await folderWith(t, {
      'index.html': index.replace('coverpage: true,', ''),
      'README.md': '# Forge\n\nKept\n\n<div>Not *Markdown* there</div>\n',
    });
    const {out} = await runCommand(['init', folder, '--dry-run']);
    assert.match(out, / 1 page\.\n2 of 3 blocks keep the author's text; 1 was written anew\.\n/);
  });

  it('read the same, and keep what their authors wrote where that is so', async (t) => {
    const {out, read} = await converted(t);
    const heat = await read('guide/heat.md');
    assert.match(heat, /\n<Tip>A tip with \*care\*\.<\/Tip>\n/);
    assert.match(heat, /\n```\nindented = code\n```\n/);
    assert.match(heat, /<Snippet file="_parts\/part\.mdx" \/>/);
    assert.match(heat, /\n```js\nstrike\(anvil\);\n```\n/);
    assert.match(await read('guide/strike.md'), /\n- \[x\] Done\n- \[ \] Planned\n {2}- Inner\n/);
    const built = join(await folderWith(t), 'built');
    const words = ['build', out, '--url', 'https://acme.dev', '--out', built];
    const {code, out: said} = await runCommand(words);
    assert.equal(code, 0, said);
    assert.deepEqual(await blocksOfBuilt(join(built, 'guide/heat.html')), [
      ...['h1 Heating', 'callout A tip with *care*.', 'callout A warning.'],
      'p Back to [the start](/), on to [strike](/guide/strike), [2.0](/guide/strike#20--whats-new).',
      ...['p ![An anvil](/_media/anvil.png)', 'code indented = code', 'p **Inside**'],
      'p Braces {{ value }} and 1 < 2, 🚀 and $5 to $6.',
      ...['ol> li One', 'ol> li Two', 'p A part with [a link](/guide/heat).'],
      'code strike(anvil);',
    ]);
    assert.deepEqual(await blocksOfBuilt(join(built, 'guide/strike.html')), [
      ...[
        'h1 Striking',
        'tab Hard',
        'tab Soft',
        'p Hard',
        'p With force.',
        'p Soft',
        'p With care.',
      ],
      ...['callout Mind the gap.', "h2 2.0 — What's new", 'h2 The end'],
      ...['ul> li ☑ Done', 'ul> li ☐ Planned', 'ul> li> ul> li Inner'],
    ]);
    assert.match(await readFile(join(built, 'guide/strike.html'), 'utf8'), /<h2 id="the-end"/);
  });

  it('are found in a folder of the one that was named', async (t) => {
    const root = await folderWith(t, {
      'repo/README.md': '# Code\n',
      'repo/docs/index.html': index,
      'repo/docs/README.md': '# Forge\n',
    });
    const folder = join(root, 'repo');
    const {code, out} = await runCommand(['init', folder, '-y']);
    assert.equal(code, 0, out);
    assert.match(out, /^The site is in .*[/\\]docs\.\nFound a docsify site with 1 page\./);
    assert.deepEqual((await readdir(folder)).sort(), ['README.md', 'docs']);
    assert.match(await readFile(join(root, 'repo-site/README.md'), 'utf8'), /Forge/);
    const inPlace = await runCommand(['init', folder, '-y', '--in-place']);
    assert.equal(inPlace.code, 0, inPlace.out);
    assert.ok((await readdir(join(folder, 'docs'))).includes('docs.json'));
    assert.deepEqual((await readdir(folder)).sort(), ['README.md', 'docs']);
  });

  it('are named where they are in a folder of a site', async (t) => {
    const folder = await folderWith(t, {
      'docs.json': '{"navigation": []}',
      'docs/index.html': index,
      'docs/README.md': '# Forge\n',
    });
    const {code, error} = await runCommand(['init', folder, '--dry-run']);
    assert.equal(code, 2);
    assert.match(error, /is a site already: .*[/\\]docs has a docsify site/);
    const none = await runCommand(['init', await folderWith(t), '--dry-run']);
    assert.equal(none.code, 2);
    assert.match(
      none.error,
      /has no site of another tool \(VitePress, .*\)\. Leave out .*--dry-run/,
    );
    const missing = await runCommand(['init', join(folder, 'nowhere'), '--dry-run']);
    assert.equal(missing.code, 2);
    assert.match(missing.error, /There is no folder .*nowhere\./);
  });

  it('have groups below names without a link, and the ids of docsify 4', async (t) => {
    const {read, config} = await converted(t, {
      '_sidebar.md': '- [Home](/)\n- **Work**\n- [Heat](guide/heat)\n- [News](changelog)\n',
      'README.md': '# Forge\n\nOn [news](changelog#quotnewquot-is).\n',
      'changelog.md': '# News\n\n## "New" is\n',
    });
    const group = {group: 'Work', pages: ['guide/heat', 'changelog']};
    assert.deepEqual(config.navigation.at(-1), group);
    assert.match(await read('README.md'), /\(changelog\.md#new-is\)|\(\/changelog#new-is\)/);
  });

  it('have the formulas that a plugin finds', async (t) => {
    const script = '<script src="https://cdn.example.com/docsify-katex.js"></script>\n  </body>';
    const {out, read, result, config} = await converted(t, {
      'index.html': index.replace('</body>', script),
      'guide/strike.md': `Below {one} a@acme.dev

<table>
<tr><th>Key</th></tr>
<tr><td>One
<br/>two <b>three</b></td></tr>
</table>
`,
      'changelog.md': `# Heat of $Q$

The sum $ a_{1} + {b} $, {c} and \`$code$\`, \\$5 and $6 a piece.

- Shown:
$$
\\begin{array}{c}
    - 1
\\end{array}
$$

![of $x$](_media/anvil.png)

    $indented$
`,
    });
    assert.doesNotMatch(result.out, /different-reading/);
    assert.deepEqual(config.styling, {latex: true});
    const written = await read('changelog.md');
    assert.match(written, /\$a_\{1\} \+ \{b\}\$, \\?\{c\\?\} and `\$code\$`/);
    assert.match(written, /\$\$\n\\begin\{array\}\{c\}\n {4}- 1\n\\end\{array\}\n\$\$/);
    assert.match(written, /```\n\$indented\$\n```/);
    const built = join(await folderWith(t), 'built');
    const words = ['build', out, '--url', 'https://acme.dev', '--out', built];
    const {code, out: said} = await runCommand(words);
    assert.equal(code, 0, said);
    assert.doesNotMatch(said, /unsupported-expression/);
    const [, ...cells] = await blocksOfBuilt(join(built, 'guide/strike.html'));
    assert.deepEqual(cells, ['td Key', 'td One two three']);
    const html = await readFile(join(built, 'changelog.html'), 'utf8');
    assert.equal(html.match(/<math[ >]/g)?.length, 3, html);
  });

  it('name what is not carried over, with its file and line', async (t) => {
    const {result} = await converted(t, {
      'index.html': index.replace("'#0e7490'", 'colorOfToday()'),
      'guide/strike.md':
        '# Striking\n\n<label>\nOne\n<select>\n<option>Two</option>\n</select>\n</label>\n',
    });
    const expected = [
      ['index.html:11', 'convert/is-code', 'The value of "themeColor" is computed by code'],
      ['index.html:18', 'convert/left-out', '"plugins" is not carried over.'],
      ['index.html:22', 'convert/left-out', 'The script https://cdn.example.com/counter.js is'],
      ['_sidebar.md:9', 'convert/missing-file', 'The file nowhere.md does not exist.'],
      ['_navbar.md:2', 'convert/left-out', 'The menu "Menu" becomes single links in "top'],
      ['guide/strike.md:3', 'convert/different-reading', 'does not read as it does in docsify.'],
    ];
    for (const [place, code, sentence] of expected) {
      const at = result.out.indexOf(`${place}  warning  ${code}\n`);
      assert.ok(at !== -1 && result.out.slice(at, at + 300).includes(sentence), sentence);
    }
    assert.equal(result.out.match(/ {2}warning {2}convert\//g).length, expected.length);
  });

  it('stay as they are, unless they are to be converted in place', async (t) => {
    const {folder, out} = await converted(t);
    for (const [path, text] of Object.entries(files)) {
      assert.equal(await readFile(join(folder, path), 'utf8'), text);
    }
    const written = await readdir(out);
    assert.ok(!written.includes('_sidebar.md'));
    assert.doesNotMatch(await readFile(join(out, 'index.html'), 'utf8'), /docsify/);
    const {code, out: said} = await runCommand(['init', folder, '-y', '--in-place']);
    assert.equal(code, 0);
    assert.match(said, /renamed {2}index\.html to index\.before\.html/);
    assert.equal(await readFile(join(folder, 'index.before.html'), 'utf8'), index);
    assert.match(await readFile(join(folder, 'index.html'), 'utf8'), /docs-site\.js/);
    assert.match(await readFile(join(folder, 'guide/heat.md'), 'utf8'), /<Tip>/);
  });

  it('are only described with --dry-run', async (t) => {
    const folder = await folderWith(t, files);
    const before = await readdir(folder, {recursive: true});
    const {code, out} = await runCommand(['init', folder, '--dry-run']);
    assert.equal(code, 0);
    assert.match(out, /would write docs\.json\nwould write guide\/heat\.md\n/);
    assert.match(out, /Nothing was written\./);
    assert.deepEqual(await readdir(folder, {recursive: true}), before);
    await assert.rejects(readdir(`${folder}-site`), {code: 'ENOENT'});
  });

  it('have a menu of languages where folders are translations', async (t) => {
    const {config} = await converted(t, {
      '_navbar.md': '- Languages\n  - [English](/)\n  - [Deutsch](/de/)\n',
      'de/_sidebar.md': '- [Erhitzen](de/guide/heat)\n',
      'de/README.md': '# Schmiede\n',
      'de/guide/heat.md': '# Erhitzen\n',
    });
    assert.deepEqual(config.versions, [
      {name: 'English', locale: 'en'},
      {name: 'Deutsch', locale: 'de'},
    ]);
    assert.equal(config.topbarLinks, undefined);
    const german = config.navigation.filter(({version}) => version === 'Deutsch');
    assert.deepEqual(
      german.map(({pages}) => pages),
      [['de', 'de/guide/heat']],
    );
  });

  it('lead to the page of another language where docsify shows that page', async (t) => {
    const {config, read} = await converted(t, {
      'index.html': index.replace('search:', "fallbackLanguages: ['de'], search:"),
      'de/_sidebar.md': '- [Start](de/)\n- [Erhitzen](/de/guide/heat)\n- [Weg](/de/nowhere)\n',
      'de/README.md': '# Schmiede\n\n[Schlagen](/de/guide/strike.md)\n',
    });
    const german = config.navigation.filter(({version}) => version === 'Deutsch');
    assert.deepEqual(
      german.map(({pages}) => pages),
      [['de', 'links/erhitzen']],
    );
    assert.match(await read('links/erhitzen.mdx'), /url: \/guide\/heat$/m);
    assert.match(await read('de/README.md'), /\[Schlagen\]\(\/guide\/strike\)/);
  });

  it('have the page for missing pages', async (t) => {
    const {config, out, result} = await converted(t, {
      'index.html': index.replace(
        'search:',
        "notFoundPage: {'/': 'lost.md', '/de': 'de/_404.md'}, search:",
      ),
      'lost.md': '# Lost :rocket:\n\n!> Go [home](/).\n',
      'de/_404.md': '# Weg\n',
    });
    assert.deepEqual(config.errors, {
      404: {title: 'Lost 🚀', description: '<Warning>Go [home](/).</Warning>'},
    });
    assert.match(result.out, /The missing page for \/de, de\/_404\.md, is not carried over\./);
    const check = await runCommand(['check', out]);
    assert.doesNotMatch(check.out, /errors|lost/);
    const plain = await converted(t, {
      'index.html': index.replace('search:', 'notFoundPage: true, search:'),
      '_404.md': '<h1>Not <i>here</i></h1>\n',
    });
    assert.deepEqual(plain.config.errors, {404: {title: 'Not here'}});
  });

  it('have the links of the file that is named for the bar, with emoji', async (t) => {
    const {config} = await converted(t, {
      'index.html': index.replace('loadNavbar: true', "loadNavbar: 'bar.md'"),
      'bar.md': '- [:rocket: Next](/guide/heat)\n- Deep\n  - More\n    - [A](https://a.dev)\n',
    });
    assert.deepEqual(config.topbarLinks, [
      {name: '🚀 Next', url: '/guide/heat'},
      {name: 'A', url: 'https://a.dev'},
    ]);
  });

  it('are found where another page or a script has the settings', async (t) => {
    const script = `(() => {
  const name = 'Smithy';
  globalThis.ran = true;
  window.$docsify = {name, homepage: 'start.md', plugins: [() => {}]};
})();
`;
    const urls = ['./js/site.js?v=2', 'lib/docsify.min.js', 'lib/plugins/emoji.js', 'js/search.js'];
    const html = urls.map((url) => `<script src="${url}"></script>`).join('');
    const {config, result} = await converted(t, {
      'index.html': '<h1>Landing</h1>',
      'doc.html': html,
      'js/site.js': script,
      'start.md': '# Start\n',
    });
    assert.equal(config.name, 'Smithy');
    assert.equal(config.navigation[0].pages[0], 'start');
    assert.equal(globalThis.ran, undefined);
    assert.match(result.out, /js\/site\.js:4 {2}warning {2}convert\/left-out\n {2}"plugins"/);
    assert.match(result.out, /The page index\.html is not carried over\./);
    assert.match(result.out, /The script js\/search\.js is not carried over\./);
    assert.doesNotMatch(result.out, /emoji\.js/);
  });

  it('have the callouts of the plugin flexible-alerts', async (t) => {
    const url = 'https://cdn.example.com/docsify-plugin-flexible-alerts/dist/a.min.js';
    const {out, result} = await converted(t, {
      'index.html': index
        .replace('search:', "'flexible-alerts': {tip: {label: 'Hint'}}, search:")
        .replace('https://cdn.example.com/counter.js', url),
      'guide/strike.md': `# Striking

> [!NOTE]
> Plain.

> [!TIP]
> With *care*.

> [!DANGER|style:flat|label:Very hot]
> Mind it.

> [!WARNING|labelVisibility:hidden]
> Mute.

> [!CAUTION]
> A quote.
`,
    });
    assert.doesNotMatch(result.out, /flexible-alerts|strike\.md.*different-reading/);
    assert.deepEqual(await builtBlocks(t, out, 'guide/strike.html'), [
      ...['h1 Striking', 'callout Plain.', 'callout Hint', 'callout With *care*.'],
      ...['callout Very hot', 'callout Mind it.', 'callout Mute.', 'p [!CAUTION] A quote.'],
    ]);
  });

  it('have the titles that their text begins with, and text around unknown tags', async (t) => {
    const {out, read, result} = await converted(t, {
      'index.html': index.replace('search:', 'executeScript: true, search:'),
      'guide/heat.md':
        'Heat\n====\n\nList<T> of [it](guide/strike).<br>\nNext\n\n- A<T>.B [it](guide/strike)\n',
      'guide/strike.md':
        '<h1 align="center">Strike\nhard</h1>\n\n```sh\n# A comment\n```\n\n<script>go();</script>\n',
      'changelog.md':
        '## v1\n\n```sh\n# A comment\n<script>\n```\n\n| A\t| B\t|\n| :---\t| :-:\t\t|\n| 1\t| 2\t|\n',
    });
    assert.match(await read('guide/heat.md'), /^---\nsidebarTitle: Heat it\n---/);
    assert.match(await read('guide/strike.md'), /^---\nsidebarTitle: Strike\n---/);
    assert.match(await read('changelog.md'), /^---\ntitle: What is new\n---/);
    assert.deepEqual(await builtBlocks(t, out, 'guide/heat.html'), [
      ...['h1 Heat', 'p List of [it](/guide/strike). Next', 'ul> li A.B [it](/guide/strike)'],
    ]);
    assert.deepEqual(await builtBlocks(t, out, 'changelog.html'), [
      ...['h2 v1', 'code # A comment\n<script>', 'td A', 'td B', 'td 1', 'td 2'],
    ]);
    assert.match(result.out, /strike\.md:8 {2}warning {2}convert\/left-out\n {2}The script of/);
    assert.doesNotMatch(result.out, /changelog\.md.*(?:different-reading|left-out)/);
  });

  it('cannot lead out of their folder, run code, or be written into another site', async (t) => {
    const secret = await folderWith(t, {'secret.md': '# Secret\n'});
    const folder = await folderWith(t, {
      ...files,
      'guide/heat.md':
        "# Heat\n\n[a](../../../../etc/passwd ':include :type=code')\n\n" +
        "[b](../linked.md ':include')\n",
      '_sidebar.md': '- [Out](../../../../etc/passwd)\n- [Linked](linked.md)\n',
    });
    await symlink(join(secret, 'secret.md'), join(folder, 'linked.md'));
    await mkdir(join(folder, 'inner'));
    const out = join(await folderWith(t), 'site');
    const {out: said} = await runCommand(['init', folder, '-y', '--out', out]);
    assert.match(said, /linked\.md {2}warning/);
    const texts = await readdir(out, {recursive: true});
    assert.ok(!texts.includes('linked.md'));
    const heat = await readFile(join(out, 'guide/heat.md'), 'utf8');
    assert.doesNotMatch(heat, /root:|Secret/);
    const inside = await runCommand(['init', folder, '--out', join(folder, 'inner')]);
    assert.equal(inside.code, 2);
    assert.match(inside.error, /is inside the one that is converted/);
    const full = await runCommand(['init', folder, '--out', out]);
    assert.equal(full.code, 2);
    assert.equal(full.out, '');
    assert.match(full.error, /is not empty/);
  });

  it('may be nested deeper than anyone can read', async (t) => {
    const body = `${'<div>'.repeat(3000)}in elements${'</div>'.repeat(3000)}`;
    const folder = await folderWith(t, {
      'index.html': index,
      'README.md': `# Deep\n\n${body}\n\n${'> '.repeat(3000)}in quotes\n`,
      'stars.md': `# Stars\n\n${'*'.repeat(10_000)}in stars${'*'.repeat(10_000)}\n`,
    });
    const out = join(await folderWith(t), 'site');
    const {code, out: said} = await runCommand(['init', folder, '-y', '--out', out]);
    assert.equal(code, 0, said);
    const text = await readFile(join(out, 'README.md'), 'utf8');
    assert.match(text, /in elements/);
    assert.match(text, /in quotes/);
  });

  it('have links and a navigation that lead to pages whose paths others have', async (t) => {
    const folder = await folderWith(t, {
      'index.html': index,
      '_sidebar.md': '* [High](Heat.md)\n* [Low](heat.md)\n',
      'README.md': '# Home\n\n[High](Heat.md), [low](heat.md).\n',
      'Heat.md': '# High\n\n?> Iron\n',
      'heat.md': '# Low\n',
    });
    const out = join(await folderWith(t), 'site');
    const {code, out: said} = await runCommand(['init', folder, '-y', '--out', out]);
    assert.equal(code, 0, said);
    const read = (path) => readFile(join(out, path), 'utf8');
    assert.match(await read('Heat.md'), /# High/);
    assert.equal(await read('heat-2.md'), '# Low\n');
    assert.ok(!(await readdir(out)).includes('heat.md'));
    assert.match(await read('README.md'), /\[High\]\(\/Heat\), \[low\]\(\/heat-2\)/);
    const {navigation} = JSON.parse(await read('docs.json'));
    assert.deepEqual(navigation[0].pages, ['README', 'Heat', 'heat-2']);
    assert.match(said, /heat\.md:1 .*\n.*also that of Heat\.md\.\n.*new file is heat-2\.md/);
  });

  it('keep the snippets of their folder with --in-place', async (t) => {
    const folder = await folderWith(t, {
      'index.html': index,
      'README.md': "# Home\n\n[part](_part.md ':include')\n\n[part](_part.md ':include')\n",
      '_part.md': 'Iron\n',
      'snippets/_part.mdx': 'Own\n',
    });
    const {code, out: said} = await runCommand(['init', folder, '-y', '--in-place']);
    assert.equal(code, 0, said);
    const read = (path) => readFile(join(folder, path), 'utf8');
    assert.equal(await read('snippets/_part.mdx'), 'Own\n');
    assert.equal(await read('snippets/_part-2.mdx'), 'Iron\n');
    assert.equal((await read('README.md')).match(/<Snippet file="_part-2\.mdx" \/>/g).length, 2);
    assert.match(said, /_part\.md:1 .*\n.*also that of snippets\/_part\.mdx\.\n/);
  });
});
