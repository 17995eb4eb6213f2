import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {
  importsOf,
  nestingOf,
  withNames,
  withNamesInShorthands,
  withoutLayers,
  withUrls,
} from '../../../../src/theme/style-sheets/sheet-text.js';

// How long hostile texts take is measured by `bench/linear.mjs`.

describe('importsOf', () => {
  it('gives the imports at the start of a style sheet, with their media', () => {
    const text = `@charset "utf-8"; /* a * b **/ @layer a, b;
      @import "one.css"; @import url(two.css) print;
      @IMPORT url("th\\72 ee.css") layer(x) supports(display: grid) screen and (width > 10px);
      p { color: red } @import "late.css";`;
    assert.deepEqual(importsOf(text), [
      {url: 'one.css', media: ''},
      {url: 'two.css', media: 'print'},
      {url: 'three.css', media: 'screen and (width > 10px)'},
    ]);
  });

  it('takes no import from a comment or string', () => {
    assert.deepEqual(importsOf('/* @import "a.css"; */ p { content: "@import \'b.css\';" }'), []);
  });

  it('finds none in many comments, nor in quotes without an end', () => {
    assert.deepEqual(importsOf('/*a*/'.repeat(20_000)), []);
    assert.deepEqual(importsOf('@import "\\"'.repeat(20_000)), []);
  });

  it('reads a URL of blanks as an empty one, and none without an end', () => {
    assert.deepEqual(importsOf('@import url(  ) print;'), [{url: '', media: 'print'}]);
    const start = `@import url(${' '.repeat(32_000)}`;
    assert.deepEqual(importsOf(`${start}) print;`), [{url: '', media: 'print'}]);
    assert.deepEqual(importsOf(start), []);
  });
});

describe('nestingOf', () => {
  it('counts brackets outside of strings and comments', () => {
    assert.equal(nestingOf('a { b: (c [d]) } e {}'), 3);
    assert.equal(nestingOf('a { b: "{{{" } /* (((( */ }}} f { g: \'[[\' }'), 1);
    assert.equal(nestingOf('a{'.repeat(1000)), 1000);
    assert.equal(nestingOf('.a\\" { b { c { } } }'), 3);
  });

  it('counts no brackets in a comment without an end', () => {
    assert.equal(nestingOf('a { b: c } /* {{{'), 1);
    assert.equal(nestingOf(`a { b: c } ${'/* {'.repeat(16_000)}`), 1);
  });
});

describe('withoutLayers', () => {
  it('makes each layer a group that always applies, however it is written', () => {
    const text = '@layer{a{}} @LAYER a.b-c {a{}} @layer/*{*/x/**/{a{}} @media print{@layer x {}}';
    const group = '@media all{';
    assert.equal(
      withoutLayers(text),
      `${group}a{}} ${group}a{}} ${group}a{}} @media print{${group}}}`,
    );
  });

  it('leaves orders of layers, texts, comments, URLs and other rules', () => {
    const text =
      '@layer a, b; @layer a, b {} @layers x {} \\@layer x {} a{b:"@layer x {"} /*@layer x {*/ ' +
      'a{b:url(@layer{)}';
    assert.equal(withoutLayers(text), text);
  });

  it('leaves any number of blanks, comments and layers that no bracket follows', () => {
    for (const part of [' ', '/**/', '@layer ', '@layer a', '@layer/*']) {
      const text = `@layer${part.repeat(32_000)}`;
      assert.ok(withoutLayers(text) === text, part);
    }
    for (const part of [' ', '/**/']) {
      assert.equal(withoutLayers(`@layer${part.repeat(32_000)} a{}`), '@media all{}', part);
    }
  });
});

describe('withUrls', () => {
  const resolve = (url: string) => (url.startsWith('javascript:') ? undefined : `https://a/${url}`);

  it('completes URLs after an escaped quote, which begins no string', () => {
    assert.equal(withUrls('.a\\" {b: url(c)}', resolve), '.a\\" {b: url("https://a/c")}');
    assert.equal(withUrls('a: \\url(c)', resolve), 'a: \\url("https://a/c")');
  });

  it('completes URLs in every spelling', () => {
    assert.equal(
      withUrls(`background: url(a.png), URL( "b c.png" ) , url('d\\29 .png'); color: red`, resolve),
      'background: url("https://a/a.png"), url("https://a/b c.png") , ' +
        'url("https://a/d).png"); color: red',
    );
  });

  it('replaces what is refused, and leaves texts and fragments', () => {
    assert.equal(
      withUrls(`a: url(javascript:x); content: "url(b)"; filter: url(#c) url("#d")`, resolve),
      `a: url("about:invalid"); content: "url(b)"; filter: url(#c) url("#d")`,
    );
  });

  it('leaves comments, and what looks like a string in them', () => {
    const text = "/* it's url(a) */ b: url(c); /* isn't it */";
    assert.equal(withUrls(text, resolve), text.replace('c', '"https://a/c"'));
  });

  it('leaves any number of quotes without an end', () => {
    const text = 'url("\\"'.repeat(20_000);
    assert.ok(withUrls(text, resolve) === text);
  });

  it('completes URLs between blanks, also an empty one, and leaves one without an end', () => {
    assert.equal(
      withUrls('a: url(  ) url( b )', resolve),
      'a: url("https://a/") url("https://a/b")',
    );
    const start = `--a: url(${' '.repeat(32_000)}`;
    assert.equal(withUrls(`${start})`, resolve), '--a: url("https://a/")');
    assert.ok(withUrls(start, resolve) === start);
  });
});

describe('withNames', () => {
  it('replaces whole names, quoted or not', () => {
    const names = new Map([
      ['Geist Mono', 'own-Geist Mono'],
      ['turn', 'own-turn'],
    ]);
    assert.equal(
      withNames(`"Geist Mono", Geist Mono, 'Geist Mono', Geist, monospace`, names),
      '"own-Geist Mono", "own-Geist Mono", "own-Geist Mono", Geist, monospace',
    );
    assert.equal(withNames('turn, re-turn, turns', names), '"own-turn", re-turn, turns');
  });

  it('replaces names beside other words only in shorthands', () => {
    const names = new Map([
      ['Geist Mono', 'own-Geist Mono'],
      ['turn', 'own-turn'],
    ]);
    assert.equal(withNames('turn 1s', names), 'turn 1s');
    assert.equal(withNames('1s turn var(--turn)', names, true), '1s "own-turn" var(--turn)');
    assert.equal(
      withNames('1em/var(--x) Geist Mono, "re turn"', names, true),
      '1em/var(--x) "own-Geist Mono", "re turn"',
    );
  });
});

describe('withNamesInShorthands', () => {
  const names = new Map([['turn', 'own-turn']]);

  it('replaces names in shorthands with variables, and nothing else', () => {
    assert.equal(
      withNamesInShorthands('a{animation: 1s turn var(--a); b: turn var(--a)}', names),
      'a{animation: 1s "own-turn" var(--a); b: turn var(--a)}',
    );
    const text =
      'a{animation:turn 1s;my-animation:turn var(--a)} /*animation:turn var(--a)*/ ' +
      'font:hover .turn{} b{content:"animation:turn var(--a)"}';
    assert.equal(withNamesInShorthands(text, names), text);
  });

  it('leaves any number of shorthands without an end', () => {
    const text = `${'animation:'.repeat(16_000)}{`;
    assert.ok(withNamesInShorthands(text, names) === text);
  });
});
