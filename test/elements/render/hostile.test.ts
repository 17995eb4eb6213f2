import {expect, fixture, html} from '@open-wc/testing';
import {htmlRenderer} from '../../../elements/render/render-html.js';
import {renderNodes} from '../../../elements/render/render-node.js';
import {allExtensions} from '../../harness/extensions.js';
import {loadAllComponents} from './load-all-components.js';
import {parsePage} from '../../../src/content/parse-page.js';
import {hashCodec} from '../../../src/routing/codec.js';
import {siteLinks} from '../../../src/routing/site-links.js';
import {english} from '../../../elements/locales/site-catalog.js';

before(loadAllComponents);

const links = siteLinks({
  codec: hashCodec,
  base: new URL('https://site.example/docs/'),
  isPage: () => true,
});

const context = {links, localize: english, path: 'a', html: htmlRenderer};

/** What attackers write into pages; `run()` would be called if any of it came alive. */
const payloads = [
  '<script>run()</script>',
  '<img src=x onerror=run()>',
  '<img src="x" onError={run()} />',
  '<svg onload="run()"><script>run()</script></svg>',
  '<svg><use href="javascript:run()" /><use xlink:href="data:image/svg+xml,<svg id=a/>#a" /></svg>',
  '<svg><foreignObject><iframe src="javascript:run()"/></foreignObject></svg>',
  '<math><mtext><mglyph><style><img src=x onerror=run()></style></mglyph></mtext></math>',
  '<a href="javascript:run()">a</a>',
  '<a href=" &#106;avascript:run()">a</a>',
  '<a href={"javascript:run()"}>a</a>',
  '[a](javascript:run())',
  '[a](<java\tscript:run()>)',
  '![a](javascript:run())',
  '<Card title="a" href="javascript:run()" />',
  '<Card title="a" img="javascript:run()" />',
  '<Card title="<img src=x onerror=run()>" />',
  '<Tooltip tip="<img src=x onerror=run()>">a</Tooltip>',
  '<Frame caption="<img src=x onerror=run()>">a</Frame>',
  '<Icon icon=\'<svg onload="run()"><script>run()</script></svg>\' />',
  '<Icon icon={<svg onload="run()"><script>run()</script></svg>} />',
  '<iframe src="javascript:run()"></iframe>',
  '<iframe srcdoc="<script>parent.run()</script>"></iframe>',
  '<object data="javascript:run()"></object>',
  '<embed src="javascript:run()">',
  '<form action="javascript:run()"><button formaction="javascript:run()">a</button></form>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:run()">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>* {background: url(javascript:run())}</style>',
  '<p style="background: url(javascript:run())">a</p>',
  '<div style={{backgroundImage: "url(javascript:run())"}}>a</div>',
  '<details open ontoggle="run()"><summary>a</summary></details>',
  '<video src=x onerror="run()"><source src="x" onerror="run()"></video>',
  '<audio src="x" onerror="run()"></audio>',
  '<input autofocus onfocus="run()">',
  '<a href="data:text/html,<script>run()</script>">a</a>',
  '```"><script>run()</script>\na\n```',
  '`<img src=x onerror=run()>`',
  '## <img src=x onerror=run()> {#"onclick=run()}',
  '{(() => run())()}',
  '<Note {...{onClick: run()}}>a</Note>',
  'export const a = run()\n\n{a}',
  'import "javascript:run()"\n\na',
];

describe('hostile pages', () => {
  for (const payload of payloads) {
    it(`run nothing and point nowhere: ${payload.slice(0, 50)}`, async () => {
      let hasRun = false;
      Object.assign(window, {run: () => (hasRun = true)});
      const {body} = parsePage(payload, 'a.mdx', 'a', {
        extensions: {html: allExtensions.html},
      }).page;
      const page = await fixture<HTMLElement>(
        html`<article>${renderNodes(body, context)}</article>`,
      );
      for (const element of everythingIn(page)) {
        element.dispatchEvent(new Event('load'));
        element.dispatchEvent(new Event('error'));
        element.dispatchEvent(new Event('toggle'));
        expect(element.matches('script, object, embed, base, meta, link, form, style')).to.equal(
          false,
        );
        for (const {name, value} of element.attributes) {
          expect(name).to.not.match(/^on|^srcdoc$|^formaction$/);
          if (['href', 'src'].includes(name)) {
            expect(value).to.match(/^(?:https?:|mailto:|#|data:image\/svg\+xml,)/);
          }
        }
      }
      expect(hasRun).to.equal(false);
    });
  }
});

/** What makes careless renderers hang or overflow the stack. */
const heavy: Readonly<Record<string, string>> = {
  'unclosed tags': '<Note>\n'.repeat(2_000),
  'unclosed elements in a line': '<div>'.repeat(2_000),
  attributes: `<div ${many(20_000, (index) => `aria-a="${index}"`, ' ')}>a</div>`,
  classes: `<div class="${many(20_000, (index) => `p-${index}`, ' ')}">a</div>`,
  'nested lists': Array.from({length: 5_000}, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
  'nested quotes': `${'>'.repeat(5_000)} a`,
  'nested components': '<Expandable title="a">\n'.repeat(5_000) + '</Expandable>\n'.repeat(5_000),
  'nested elements': '<span>'.repeat(5_000) + '</span>'.repeat(5_000),
  'nested emphasis': '*a '.repeat(5_000),
  brackets: '['.repeat(5_000) + ']'.repeat(5_000),
  cells: `| a | b |\n| - | - |\n${'| c | d |\n'.repeat(10_000)}`,
  definitions: `${many(10_000, (index) => `[a${index}]: /b`, '\n')}\n\n[c][a1]`,
  drawings: `<svg>${'<g>'.repeat(5_000)}${'</g>'.repeat(5_000)}</svg>`,
  'a long line': 'word '.repeat(200_000),
};

describe('heavy pages', () => {
  for (const [name, text] of Object.entries(heavy)) {
    it(`are shown completely: ${name}`, async () => {
      const {page} = parsePage(`${text}\n\nlast words`, 'a.mdx', 'a', {
        extensions: {html: allExtensions.html, progressive: allExtensions.progressive},
      });
      const shown = await fixture(
        html`<article>${renderNodes(page.slices.flat(), context)}</article>`,
      );
      expect(shown.textContent).to.contain('last words');
    });
  }
});

/**
 * Every element of a tree, those in shadow roots too. Styles of Lit's fallback for old browsers do
 * not occur.
 */
function* everythingIn(root: Element | ShadowRoot): Iterable<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* everythingIn(element.shadowRoot);
  }
}

function many(count: number, write: (index: number) => string, between: string): string {
  return Array.from({length: count}, (_, index) => write(index)).join(between);
}
