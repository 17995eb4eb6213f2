import {expect, fixtureSync, html} from '@open-wc/testing';
import {scopedSheet} from '../../../../elements/site/style-sheets/scoped-sheet.js';

const scope = {
  page: 'docs-site article',
  inState: (state: string) => `:is(docs-site${state} :scope)`,
  site: 'docs-site',
  prefix: 'docs-',
};

/**
 * What becomes of a style sheet: the rules for the page, those for the frame, animations and
 * typefaces, and what is lost.
 */
function read(text: string) {
  const {page, frame, named, leftOut} = scopedSheet(text, '', scope, () => undefined);
  const written = (sheet: CSSStyleSheet) =>
    [...sheet.cssRules].map(({cssText}) => cssText.replace(/\s+/g, ' ')).join(' ');
  return {
    page: written(page),
    frame: written(frame),
    named: written(named),
    leftOut: [...leftOut],
  };
}

describe('scopedSheet', () => {
  it('takes rules for the frame out of those for the page', () => {
    const {page, frame, leftOut} = read(
      '#navbar, .a { color: red } @media print { #sidebar { display: none } p { color: blue } }',
    );
    expect(frame).to.equal(
      'docs-site::part(top) { color: red; } ' +
        '@media print { docs-site::part(sidebar) { display: none; } }',
    );
    expect(page).to.contain('.a { color: red; }').and.to.contain('p { color: blue; }');
    expect(page).not.to.match(/navbar|sidebar/);
    expect(leftOut).to.deep.equal([]);
  });

  it('gives the whole site the background of the document, in its mode', () => {
    const {page, frame, leftOut} = read(
      'html, body { background: linear-gradient(red, blue); color: green } ' +
        '.dark body { background-color: black } ' +
        'html:not(.dark) body, html:not(.dark) .b { background-color: white } ' +
        '@media print { :root { background: none } } .a { background: pink }',
    );
    expect(frame).to.match(
      /^docs-site::part\(layout\), docs-site::part\(layout\) \{ background: linear-gradient/,
    );
    expect(frame).to.contain('docs-site[data-dark]::part(layout) { background-color: black; }');
    expect(frame).to.contain(
      'docs-site:not([data-dark])::part(layout) { background-color: white; }',
    );
    expect(page.match(/[^{}]*\{ background-color: white/g)).to.have.lengthOf(1);
    expect(page).to.match(/ \.b \{ background-color: white/);
    expect(frame).to.match(/@media print \{ docs-site::part\(layout\) \{ background: none/);
    expect(page).to.contain('color: green').and.to.contain('.a { background: pink; }');
    expect(page).not.to.match(/gradient|black|none/);
    expect(leftOut).to.deep.equal([]);
  });

  it('limits the text of a page, and not the column beside it', () => {
    const {page} = read(
      '#content-area { max-width: 9px !important; color: red } p { max-width: 1px }',
    );
    expect(page).to.match(
      /:scope \{ color: red; &:where\(:not\(:has\(> docs-rail\)\)\), & > docs-rail::part\(words\)/,
    );
    expect(page).to.contain('{ max-width: 9px !important; }').and.to.contain('p { max-width: 1px;');
  });

  it('has the declarations of a rule once, however many parts its selectors are about', () => {
    const {frame} = read('#navbar, #pagination a:hover, .dark #navbar, #navbar { color: red }');
    expect(frame).to.equal(
      'docs-site::part(top), docs-site::part(previous):hover, docs-site::part(next):hover, ' +
        'docs-site[data-dark]::part(top) { color: red; }',
    );
  });

  it('leaves out positions that are fixed to the window, also by a variable', () => {
    const {page, leftOut} = read(
      '.a { position: fixed } .b { --p: fixed; position: var(--p) } .c { position: sticky }',
    );
    expect(page)
      .to.contain('.c { position: sticky; }')
      .and.not.to.match(/position: (?:fixed|var)/);
    expect(leftOut).to.have.members(['position: fixed', 'position: var(--p)']);
  });

  it('keeps a shorthand with a variable of which another declaration replaces a part', () => {
    const article = fixtureSync<HTMLElement>(html`<article id="page"><p>Text</p></article>`);
    const styleOf = (text: string) => {
      const {page} = scopedSheet(text, '', {...scope, page: '#page'}, () => undefined);
      document.adoptedStyleSheets.push(page);
      const style = getComputedStyle(article.querySelector('p') as Element);
      const {backgroundImage, borderTopWidth, borderBottomWidth} = style;
      document.adoptedStyleSheets.pop();
      return [backgroundImage !== 'none', borderTopWidth, borderBottomWidth];
    };
    const paint = 'background: var(--paint); background-clip: text';
    const text =
      `:root { --paint: linear-gradient(red, blue); --edge: 3px } ` +
      `p { ${paint}; border: var(--edge) solid; border-bottom: 0 }`;
    expect(styleOf(text)).to.deep.equal([true, '3px', '0px']);
    for (const outer of ['@media all', '@layer', '@layer a.b', '@LAYER/* { */a']) {
      expect(styleOf(`${outer} { ${text} }`), outer).to.deep.equal([true, '3px', '0px']);
    }
    const nested = `@media all { @layer a { @supports (top: 0) { @layer b { ${text} } } } }`;
    expect(styleOf(nested)).to.deep.equal([true, '3px', '0px']);
  });

  it('completes URLs in and beside a shorthand of which a part is replaced', () => {
    const article = fixtureSync<HTMLElement>(html`<article id="page"><p>Text</p></article>`);
    const text =
      ':root { --at: left; --paint: linear-gradient(red, blue) } ' +
      'p { background: var(--paint); background-clip: text; list-style-image: url(b.png) }' +
      'p::before { background: var(--at) url(a.png); background-size: 1px; content: "" }';
    const resolve = (url: string) =>
      /^[ab]\.png$/.test(url) ? `https://own.test/${url}` : undefined;
    const {page} = scopedSheet(text, '', {...scope, page: '#page'}, resolve);
    document.adoptedStyleSheets.push(page);
    const element = article.querySelector('p') as Element;
    const {backgroundImage, listStyleImage} = getComputedStyle(element);
    const before = getComputedStyle(element, '::before').backgroundImage;
    document.adoptedStyleSheets.pop();
    expect(backgroundImage).to.contain('linear-gradient');
    expect(listStyleImage).to.equal('url("https://own.test/b.png")');
    expect(before).to.equal('url("https://own.test/a.png")');
  });

  it('applies layers that are nested in other rules, to the page and to the frame', () => {
    const {page, frame, leftOut} = read(
      '@layer a, b; @media print { @layer a { p { color: red } #navbar { color: red } } }' +
        'i { @layer b { color: blue } } b::after { content: "@layer a {" }',
    );
    expect(page).not.to.match(/@layer [^a]|@layer a [^{]/);
    expect(page).to.contain('p { color: red; }').and.to.contain('color: blue');
    expect(page).to.contain('content: "@layer a {"');
    expect(frame).to.contain('docs-site::part(top) { color: red; }');
    expect(leftOut).to.deep.equal([]);
  });

  it('keeps all rules inside the page, also those after a brace too many', () => {
    const texts = ['.a { color: red } } .a { color: blue }', '<!-- .a { color: blue } -->'];
    for (const text of [...texts, '@layer x { .a { color: blue } }']) {
      const {page} = scopedSheet(text, '', scope, () => undefined);
      expect(page.cssRules.length, text).to.equal(1);
    }
    expect(read('<!-- .a { color: blue } -->').page).to.contain('.a { color: blue; }');
    expect(read('color: red; .a { color: blue }').page).not.to.contain('.a');
  });

  it('gives animations and fonts their new names, also beside and in variables', () => {
    const {page} = read(
      '@keyframes turn { to { rotate: 1turn } } @font-face { font-family: "Own X"; src: url(x) }' +
        '.a { animation: turn var(--t) } .b { --turning: turn 1s; animation: var(--turning) }' +
        '.c { font: 1em/var(--l) "Own X" }',
    );
    expect(page).to.match(/animation: "?docs-turn"? var\(--t\)/);
    expect(page).to.match(/--turning: "?docs-turn"? 1s/);
    expect(page).to.contain('font: 1em/var(--l) "docs-Own X"');
  });

  it('has animations and fonts in conditions, under their new names', () => {
    const face = '@font-face { font-family: X; src: url(x) }';
    const {page, named, leftOut} = read(
      '@media print { @keyframes turn { to { rotate: 1turn } } .a { color: red } }' +
        `@supports (top: 0) { @media screen { ${face} } } @media print { .b { color: red } }` +
        `@layer x { @media all { ${face} } } .a { animation-name: turn; font-family: X, serif }`,
    );
    expect(named).to.match(
      /^@media print \{ @keyframes "?docs-turn"? \{ 100% \{ rotate: 1turn; \} \} \}/,
    );
    expect(named).to.match(
      /@supports \(top: 0\) \{ @media screen \{ @font-face \{ font-family: "?docs-X/,
    );
    expect(named.match(/docs-X/g)).to.have.length(2);
    expect(named).to.contain('url("about:invalid")').and.not.to.contain('color');
    expect(page)
      .to.match(/animation-name: "?docs-turn"?;/)
      .and.to.match(/font-family: "?docs-X"?, serif/);
    expect(page)
      .to.contain('.b { color: red; }')
      .and.not.to.match(/keyframes|font-face/);
    expect(leftOut).to.deep.equal([]);
  });

  it('plays animations and loads fonts under their conditions only', () => {
    const article = fixtureSync<HTMLElement>(html`<article id="page"><p>Text</p></article>`);
    const font = 'url(data:font/woff2;base64,AA==)';
    const text = (condition: string, name: string) =>
      `${condition} { @keyframes ${name} { from, to { opacity: 0.5 } } ` +
      `@font-face { font-family: ${name}; src: ${font} } }`;
    const {page, named} = scopedSheet(
      `${text('@media all', 'shown')} ${text('@media print', 'printed')} ` +
        `${text('@supports (top: 0)', 'able')} ${text('@supports (top: x)', 'unable')} ` +
        'p { animation: shown 9s, printed 9s, able 9s, unable 9s }',
      '',
      {...scope, page: '#page'},
      (url) => url,
    );
    const before = document.adoptedStyleSheets;
    document.adoptedStyleSheets = [...before, named, page];
    const playing = article.getAnimations({subtree: true}) as CSSAnimation[];
    const faces = [...document.fonts].map(({family}) => family.replace(/"/g, ''));
    document.adoptedStyleSheets = before;
    expect(playing.map(({animationName}) => animationName)).to.deep.equal([
      'docs-shown',
      'docs-able',
    ]);
    expect(faces.filter((one) => one.startsWith('docs-'))).to.have.members([
      'docs-shown',
      'docs-able',
    ]);
  });

  it('plays an animation of a shorthand with a variable of which a part is replaced', () => {
    const article = fixtureSync<HTMLElement>(html`<article id="page"><p>Text</p></article>`);
    const text =
      '@keyframes turn { to { rotate: 1turn } } :root { --t: 9s } ' +
      'p { animation: turn var(--t); animation-delay: 1s }';
    const {page, named} = scopedSheet(text, '', {...scope, page: '#page'}, () => undefined);
    const before = document.adoptedStyleSheets;
    document.adoptedStyleSheets = [...before, named, page];
    const playing = article.getAnimations({subtree: true}) as CSSAnimation[];
    document.adoptedStyleSheets = before;
    expect(playing.map(({animationName}) => animationName)).to.deep.equal(['docs-turn']);
  });

  it('has no rules for the frame where the author has none', () => {
    expect(read('@media print { p { color: red } } .card { color: red }').frame).to.equal('');
  });

  it('has rules inside those for the page, which name it again', () => {
    const {page} = read('body:has(.callout, h2) { #content-area h2 { color: red } }');
    expect(page).to.match(
      /:scope:has\(:is\(.callout, docs-callout\), h2\) \{ & h2 \{ color: red; \} \}/,
    );
    expect(read('.a { body p { color: red } }').page).to.contain(':scope p');
  });

  it('has shorthands with variables for the frame', () => {
    const {frame, leftOut} = read('#navbar { background: var(--a); margin: var(--b) }');
    expect(frame).to.equal('docs-site::part(top) { background: var(--a); }');
    expect(leftOut).to.contain('margin-top');
  });

  it('gives the frame the variables of the page, and nothing else of it', () => {
    const {page, frame} = read(
      ':root, .a { --a: red; --docs-x: 1; color: blue } html.dark { --a: blue } .a { --b: 1 }',
    );
    expect(frame).to.equal('docs-site { --a: red; } docs-site[data-dark] { --a: blue; }');
    expect(page).to.contain('color: blue').and.to.contain('--b: 1');
    expect(read(':root { --docs-x: 1 }').frame).to.equal('');
  });

  it('leaves rules to elements of the author that have a name of the frame', () => {
    const {page, frame, leftOut} = read('.toc, footer a { color: red; display: flex }');
    expect(frame).to.equal('docs-site::part(outline) { color: red; }');
    expect(page).to.contain('.toc, footer a { color: red; display: flex; }');
    expect(leftOut).to.deep.equal([]);
  });

  it('styles the components of its names, and elements of the author', () => {
    const {page, leftOut} = read('.card:hover, card { color: red } .steps p { color: blue }');
    expect(page)
      .to.contain('.card:hover, docs-card::part(card):hover, card, docs-card::part(card) { color:')
      .and.to.contain(':is(.steps, docs-steps) p { color: blue; }');
    expect(leftOut).to.deep.equal([]);
  });

  it('says what it knows no part for, and what would leave a part', () => {
    const {frame, leftOut} = read(
      '#sidebar > div { color: red } body:has(p) { #footer { color: red } }' +
        '.tab-icon { color: red }' +
        '#banner { position: absolute; color: red; --docs-x: 1; background: url(x.png) }',
    );
    expect(frame).to.contain('::part(banner)').and.to.contain('color: red');
    expect(frame).not.to.match(/absolute|--docs|x\.png/);
    const expected = [
      '#sidebar > div',
      '#footer',
      '.tab-icon',
      '--docs-x: 1',
      'position: absolute',
    ];
    expect(leftOut).to.have.members(expected);
  });
});
