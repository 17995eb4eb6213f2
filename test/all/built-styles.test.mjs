import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {it} from 'node:test';
import {parse} from 'postcss';
import {newPageFor} from '../harness/browser.mjs';
import {builtSite} from '../harness/built-site.mjs';
import {openWritten} from '../harness/open-written.mjs';
import {shiftsSeen, watchShifts} from '../harness/watch-loading.mjs';
import {takenOver} from '../harness/start-element.mjs';

const css = `@import url('more.css') screen;
@layer base { h1 { letter-spacing: 3px } }
:root { --brand: rgb(11, 12, 13) }
h1 { color: var(--brand) }
/* In dark mode } */
.dark h1 { color: rgb(0, 200, 0) }
html.dark #content-area p, .callout { border-top: 3px solid rgb(1, 2, 3) }
@media (width > 10px) { h2 { text-transform: uppercase } }
#sidebar a { font-weight: 900; position: fixed }
p { position: fixed; margin-block: 40px; & strong { color: rgb(9, 9, 9) } }
a[href='/second'] { text-decoration-style: wavy }
@keyframes turn { to { rotate: 1turn } }
h2 { animation: turn 1s paused }
div, span, svg, button { margin: 50px; color: rgb(70, 70, 70) }
.docs-site-layout, header a, :is(body header) * { display: none }
.broken { color: "red }
`;

const files = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    css: 'style/main.css',
    navigation: [{group: 'Start', pages: ['start', 'second']}],
  }),
  'style/main.css': css,
  'style/more.css': 'h3 { background-image: url(../images/dot.svg) }',
  'images/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'start.mdx': `---\ntitle: Start\n---\n
The first text with a [link](/second), **bold**.

## Second heading

### Third heading

<style>{\`h3 { text-indent: 7px }\`}</style>

<Note>A note.</Note>

The last text.
`,
  'second.md': '# Second\n',
};

/** The looks that the style sheets decide: of the text, and of the frame around it. */
const looks = () => {
  const site = document.querySelector('docs-site');
  const article = document.querySelector('docs-site article');
  const sidebar = site.shadowRoot?.querySelector('docs-sidebar')?.shadowRoot;
  const item = (document.querySelector('.docs-site-sidebar') ?? sidebar).querySelector(
    '.docs-sidebar-item, [part~=item]',
  );
  const of = (selector, ...names) => {
    const style = getComputedStyle(
      typeof selector === 'string' ? article.querySelector(selector) : selector,
    );
    return names.map((name) => style[name]);
  };
  return {
    h1: of('h1', 'color', 'letterSpacing'),
    h2: of('h2', 'textTransform', 'animationDuration'),
    h3: of('h3', 'textIndent', 'backgroundImage'),
    p: of('p', 'position', 'marginTop', 'borderTopWidth'),
    strong: of('p strong', 'color'),
    link: of('p a[href="/second"]', 'textDecorationStyle'),
    item: of(item, 'fontWeight', 'position', 'display'),
  };
};

it('a published page has the style sheets of its author, in both modes', async (t) => {
  const {url} = await builtSite(t, files);
  for (const mode of ['light', 'dark']) {
    const tab = await newPageFor(t);
    await tab.emulateMediaFeatures([{name: 'prefers-color-scheme', value: mode}]);
    await tab.evaluateOnNewDocument(watchShifts);
    let release;
    const released = new Promise((done) => (release = done));
    await tab.setRequestInterception(true);
    tab.on('request', async (request) => {
      if (request.url().endsWith('/docs-site/main.js')) await released;
      await request.continue();
    });
    await openWritten(tab, `${url}start`);
    const written = await tab.evaluate(looks);
    assert.equal(written.h1[0], mode === 'dark' ? 'rgb(0, 200, 0)' : 'rgb(11, 12, 13)');
    assert.equal(written.item[0], '900');
    release();
    await takenOver(tab);
    assert.deepEqual(written, await tab.evaluate(looks), mode);
    assert.deepEqual(await tab.evaluate(shiftsSeen), []);
  }
});

const classes = `<div className="w-full px-6 border">a</div>
<button className="px-4 bg-blue-600 text-white">b</button>
<button style={{padding: '3px'}}>c</button>
<span className="sr-only">d</span><span className="sr-only sm:not-sr-only">e</span>

<div><img className="mx-auto" width="20" src="images/dot.svg" /></div>
<div><img style={{margin: '3px'}} width="20" src="images/dot.svg" /></div>

<iframe className="border-2" src="https://example.com/" />

| Key | Value |
| --- | --- |
| One | A word |
`;

/** The boxes of the elements that an author wrote. */
const boxes = () => {
  const article = document.querySelector('docs-site article');
  const elements = [...article.querySelectorAll('div.w-full, button, span, img, iframe, td')];
  return elements.map((element) => {
    const {width, minWidth, display, position, paddingLeft, ...style} = getComputedStyle(element);
    const {boxSizing, borderTopWidth, borderTopStyle, fontSize, backgroundColor} = style;
    return [
      ...[element.localName, width, minWidth, display, position, paddingLeft, boxSizing],
      ...[borderTopWidth, borderTopStyle, fontSize, backgroundColor],
    ];
  });
};

it('elements have the boxes that authors know from Tailwind, built and live', async (t) => {
  const {url} = await builtSite(t, {...files, 'style/main.css': '', 'start.mdx': classes});
  const tab = await newPageFor(t);
  let release;
  const released = new Promise((done) => (release = done));
  await tab.setRequestInterception(true);
  tab.on('request', async (request) => {
    if (request.url().endsWith('/docs-site/main.js')) await released;
    await request.continue();
  });
  await openWritten(tab, `${url}start`);
  const written = await tab.evaluate(boxes);
  const [box, button, plainButton, hidden, shown, image, plainImage, frame] = written;
  assert.deepEqual(box.slice(5, 9), ['24px', 'border-box', '1px', 'solid']);
  assert.equal(
    await tab.$eval('div.w-full', (div) => div.offsetWidth - div.parentElement.offsetWidth),
    0,
  );
  assert.deepEqual([button[7], button[10]], ['0px', 'rgb(37, 99, 235)']);
  assert.deepEqual([plainButton[5], plainButton[7]], ['3px', '0px']);
  assert.deepEqual([hidden[1], hidden[4], shown[4]], ['1px', 'absolute', 'static']);
  assert.deepEqual([image[3], plainImage[3]], ['block', 'inline']);
  assert.deepEqual(frame.slice(7, 9), ['2px', 'solid']);
  release();
  await takenOver(tab);
  assert.deepEqual(await tab.evaluate(boxes), written);
});

const withSamples = `---\ntitle: Start\n---\n
${'Words of a paragraph that is wider than its author wants it to be. '.repeat(9)}

<RequestExample>

\`\`\`bash Request
curl https://api.acme.dev
\`\`\`

</RequestExample>

More words.
`;

/** Where the text is, and what is beside it. */
const columns = () => {
  const article = document.querySelector('docs-site article');
  const site = document.querySelector('docs-site').shadowRoot;
  const beside = article.querySelector('.docs-example, docs-example');
  const outline = document.querySelector('.docs-site-layout .docs-outline');
  const [text, sample, list] = [
    article.querySelector('.docs-rail-text > p, docs-rail > p, h2'),
    beside ?? article,
    outline ?? site.querySelector('docs-outline'),
  ].map((element) => element.getBoundingClientRect());
  const isBeside = ({left, top}) => left > text.right && top < 300;
  return {
    width: text.width,
    isSampleBeside: isBeside(sample),
    isListBeside: isBeside(list),
    overflow: document.documentElement.scrollWidth - innerWidth,
  };
};

it('a narrow text has the samples and the list of headings beside it', async (t) => {
  const {url} = await builtSite(t, {
    ...files,
    'style/main.css': '#content-area { max-width: 400px } .dark body { max-width: 300px }',
    'start.mdx': withSamples,
    'second.md': '# Second\n\n## A heading\n',
  });
  for (const [path, mode, width] of [
    ['start', 'light', 400],
    ['start', 'dark', 300],
    ['second', 'light', 400],
  ]) {
    const tab = await newPageFor(t);
    await tab.setViewport({width: 1440, height: 900});
    await tab.emulateMediaFeatures([{name: 'prefers-color-scheme', value: mode}]);
    await tab.setJavaScriptEnabled(false);
    await openWritten(tab, `${url}${path}`);
    const expected = {
      width,
      isSampleBeside: path === 'start',
      isListBeside: path === 'second',
      overflow: 0,
    };
    assert.deepEqual(await tab.evaluate(columns), expected, `${path}, built`);
    await tab.setJavaScriptEnabled(true);
    await tab.reload();
    await takenOver(tab);
    assert.deepEqual(await tab.evaluate(columns), expected, `${path}, live`);
  }
});

it('no rule of an author gets out of the text of a page', async (t) => {
  const attacks = [
    'p { color: red } } body { display: none } @scope (p) {',
    'p { color: "red; } body { display: none }',
    "p { content: 'x\n} body { display: none }",
    'p { --x: } body { display: none }; }',
    'p { background: url(https://evil.example/a } body { display: none }',
    '@import url(https://evil.example/b.css);',
    'p { background: url(javascript:alert(1)) }',
    'body:has(input[value^="a"]) p { background: url(/a.png) }',
    ':is(body > header) a { background: url(/b.png) }',
    '@font-face { font-family: Evil; src: url(https://evil.example/c.woff2) }',
    '@property --docs-x { syntax: "*"; inherits: true }',
    '@layer docs-tokens { :root { --docs-color-text: red } }',
    '@page { size: A3 } @charset "x"; @namespace x "y";',
    '/* } body { display: none } ',
    '@media screen { p { color: red } } } body { display: none }',
    '@media screen) { body { display: none }',
    'p[title="] { } body { display: none } "] { color: red }',
    'p\\{ } body { display: none }',
  ];
  const folder = {...files, 'style/main.css': attacks.join('\n'), 'style/more.css': ''};
  const alone = attacks.map((text, index) => [`style/${index}.css`, text]);
  const config = {...JSON.parse(files['docs.json']), css: alone.map(([path]) => path)};
  for (const written of [
    folder,
    {...files, ...Object.fromEntries(alone), 'docs.json': JSON.stringify(config)},
  ]) {
    const {out} = await builtSite(t, written);
    const text = await readFile(join(out, 'docs-site/author.css'), 'utf8').catch(() => '');
    const outside = [];
    const visit = (parent) => {
      for (const node of parent.nodes) {
        if (node.type === 'atrule' && /^(?:media|supports)$/.test(node.name)) visit(node);
        else if (!/^(?:@scope|@font-face|@keyframes|:is\(\.docs-site-layout)/.test(`${node}`)) {
          outside.push(`${node}`);
        }
      }
    };
    visit(parse(text));
    assert.deepEqual(outside, []);
    assert.doesNotMatch(text, /javascript:|docs-color-text|@import/);
  }
});
