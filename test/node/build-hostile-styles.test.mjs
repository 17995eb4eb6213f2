import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {folderWith, runCommand} from '../harness/command.mjs';

const config = {name: 'Acme', navigation: {pages: ['start']}};

/** The style sheets of a page, of the site and of the build itself. */
async function builtWith(t, files) {
  const folder = await folderWith(t, {
    'docs.json': JSON.stringify(config),
    'start.mdx': '# Start\n',
    ...files,
  });
  const out = join(await folderWith(t), 'out');
  const result = await runCommand([
    ...['build', folder, '--url', 'https://docs.acme.dev', '--out', out],
  ]);
  assert.equal(result.code, 0, result.error);
  const read = (path) => readFile(join(out, 'docs-site', path), 'utf8').catch(() => '');
  return {page: await read('pages/start.css'), site: await read('author.css')};
}

/** A style sheet in a file that `docs.json` names. */
async function ofFile(t, css, more = {}) {
  const named = {...config, css: 'own.css'};
  const {site} = await builtWith(t, {
    'docs.json': JSON.stringify(named),
    'own.css': css,
    ...more,
  });
  return site;
}

describe('the style sheets of authors in published pages', () => {
  it('apply for the media that are named, which can be nothing else', async (t) => {
    const hostile = [
      'all){} .docs-site-top{display:none!important} @media (all',
      ...['all; html{--hit:1}', 'all/*', '"', "'", 'all} html{--hit:1} @media all', 'a\\', '(all'],
      ...['url(', 'url(a"b)', '\\75rl(")', '@import "x"', 'all]'],
    ];
    const styles = hostile.map(
      (media, index) =>
        `<style media={${JSON.stringify(media)}}>{\`.hostile-${index} {color: red}\`}</style>`,
    );
    const plain = 'screen and (min-width: 10em), not print';
    const last = `<style media="${plain}">{\`.last {color: red}\`}</style>`;
    const {page} = await builtWith(t, {
      'start.mdx': `# Start\n\n${[...styles, last].join('\n\n')}\n`,
    });
    const [start, rest] = page.split(`@media ${plain} {\n@scope (`);
    assert.equal(start, '');
    assert.match(rest, /\.last/);
    assert.doesNotMatch(rest, /hostile|--hit|docs-site-top|@media/);
  });

  it('give the whole site the background of the document, in its mode', async (t) => {
    const sheet = await ofFile(
      t,
      'html, body { background: linear-gradient(red, blue); color: green } ' +
        'html.dark { background-color: black } .a { background: pink } ' +
        'html:not(.dark) body, .b { background-color: white } ' +
        '.dark #navbar { border-width: 3px }',
    );
    const css = sheet.replace(/\s+/g, ' ');
    const frame = ':is(.docs-site-layout, #docs-author)';
    const page = css.slice(0, css.indexOf(frame));
    assert.match(page, /^@scope .*color: green.*\.a.*background: pink/);
    assert.doesNotMatch(page, /gradient|black/);
    assert.ok(css.includes(`${frame} { background: linear-gradient(red, blue) }`), css);
    assert.ok(css.includes(`[data-docs-mode='dark'] ${frame} { background-color: black }`), css);
    const inDark =
      /@media \(prefers-color-scheme: dark\) ?\{ :root:not\(\[data-docs-mode\]\) .* black/;
    assert.match(css, inDark);
    assert.ok(css.includes(`[data-docs-mode='light'] ${frame} { background-color: white }`), css);
    assert.match(page, /\.b:where[^{]*\{ background-color: white/);
    const bar = `[data-docs-mode='dark'] ${frame} .docs-site-top { border-width: 3px }`;
    assert.ok(css.includes(bar), css);
  });

  it('apply for the media of an import, which can be nothing else', async (t) => {
    const imports = [
      ['one.css', 'screen'],
      ['two.css', "all'"],
      ['three.css', '(all)) /*'],
    ];
    const text = imports.map(([file, media]) => `@import "${file}" ${media};`).join('\n');
    const more = Object.fromEntries(imports.map(([file]) => [file, `.of-${file[0]} {color: red}`]));
    const site = await ofFile(t, text, more);
    assert.match(site, /^@media screen \{[^]*\.of-o/);
    assert.doesNotMatch(site, /\.of-t/);
  });

  it('have no properties that leave the page, however they are written', async (t) => {
    const css = `.a {color: red; POSITION: FIXED}
.b {color: red; p\\6fsition: fixed}
.c {color: red; position: f\\69xed}
.d {color: red; Position: fixed !IMPORTANT}
.e {color: red; ANCHOR-NAME: --x}
.f {color: red; View-Transition-Name: x}
.g {color: red; *position: fixed}
.h {color: red; position: fixed !\\69mportant}
.i {COLOR: BLUE; POSITION: ABSOLUTE}
@keyframes k {from {POSITION: fixed} to {color: red}}`;
    const sheet = await ofFile(t, css);
    assert.doesNotMatch(sheet, /fixed|anchor-name|view-transition|\\/i);
    assert.match(sheet, /\.i[^{]*\{\s*color: BLUE;\s*position: ABSOLUTE\s*\}/);
    assert.equal(sheet.match(/color: red/g).length, 9);
  });

  it('request no URLs that are not resolved, however they are written', async (t) => {
    const css = `.a {color: red; background: \\75 rl(http://evil.test/)}
.b {color: red; background: u\\72l("http://evil.test/")}
.c {color: red; background: URL(http://evil.test/"b)}
.d {color: red; background: url("http://evil.test/" b)}
.e {color: red; background: image-set("http://evil.test/" 1x)}
.f {color: red; background: -webkit-image-set("http://evil.test/" 1x)}
.g {--u: "http://evil.test/"; background: image-set(var(--own) 1x)}
.h\\" {color: red} .i {background: url("http://evil.test/")} .j\\" {color: red}
.k {background: image-set(url("/own.png") 1x, url("/other.png") type("image/png"))}
.l {background: URL(own.png)}
.m {content: "url(kept)"; font: 1em "Own \\"x\\"", serif}
@IMPORT "http://evil.test/a.css";
@\\69mport "http://evil.test/b.css";
@\\69mport url(http://evil.test/c.css);`;
    const sheet = await ofFile(t, css);
    // Images of other hosts are images of pages as well.
    const resolved = sheet.replaceAll('url("http://evil.test/")', '').replace(/--u: [^;]*/, '');
    assert.doesNotMatch(resolved, /evil/);
    assert.doesNotMatch(sheet, /\\(?!")|var\(|import/i);
    assert.match(sheet, /image-set\(url\("\/own\.png"\) 1x, url\("\/other\.png"\) type\("image\/p/);
    assert.match(sheet, /background: url\("\/own\.png"\)/);
    assert.ok(sheet.includes('content: "url(kept)"'));
    assert.ok(sheet.includes('font: 1em "Own \\"x\\"", serif'));
  });

  it('stay in their scope with what browsers read in another way', async (t) => {
    // A rule for `html` that is in its scope is one for `:scope`.
    const end = '}} html{--hit:1}';
    const css = [
      `.a {content: "\f${end}"}`,
      `.b:is(URL(a")${end} ("b)) {color: red}`,
      `@media (URL(a")${end} ("b)) {.c {color: red}}`,
      `@supports (a:\\75rl(a")${end} ("b)) {.d {color: red}}`,
      `@keyframes k {from:is(URL(a")${end} ("b)) {color: red}}`,
      `.e {--x: (/*'*/"${end}/*'*/)}`,
      `.f {--x: red\\\n${end}`,
      `@font-face {font-family: x; .g:is(URL(a")${end} ("b)) {color: red}}`,
    ];
    for (const one of css) {
      const sheet = await ofFile(t, `${one}\n.last {color: red}`);
      assert.doesNotMatch(sheet, /html/, one);
    }
  });

  it('are left out where they are nested too deep', async (t) => {
    for (const [before, count] of [
      ['@media all{', 3000],
      ['@media all{', 100_000],
      ['&{', 100_000],
      ['@keyframes x{', 100_000],
      ['\\"{', 100_000],
    ]) {
      const deep = before.repeat(count) + '.deep{color: red}' + '}'.repeat(count);
      const site = await ofFile(t, `${deep}\n.last {color: red}`);
      assert.doesNotMatch(site, /deep/);
      assert.match(site, /\.last/);
    }
  });

  it('are not many times as large with rules for dark mode in each other', async (t) => {
    const css = `${'.dark & {color: red;'.repeat(40)}${'}'.repeat(40)}\n.last {color: red}`;
    const site = await ofFile(t, `.a {${css}}`);
    assert.ok(site.length < 20_000, String(site.length));
  });

  it('name no files of the machine that builds', async (t) => {
    const css = '.last {color: red}\n/*# sourceMappingURL=data:application/json,x */';
    assert.match(await ofFile(t, css), /\.last/);
  });
});
