import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {parse} from 'parse5';
import {folderWith, runCommand} from '../harness/command.mjs';

/** What authors write around something. */
const outer = {
  paragraph: (inner) => `Before ${inner} after.`,
  tag: (inner) => `<p>before ${inner} after</p>`,
  link: (inner) => `[before ${inner} after](/other)`,
  'tag-link': (inner) => `<a href="/other">before ${inner} after</a>`,
  'link-of-blocks': (inner) => `<a href="/other">\n\n${inner}\n\n</a>`,
  span: (inner) => `Text <span className="x">before ${inner} after</span> text.`,
  strong: (inner) => `Text **before ${inner} after** text.`,
  badge: (inner) => `Text <Badge>${inner}</Badge> text.`,
  tooltip: (inner) => `Text <Tooltip tip="Tip">${inner}</Tooltip> text.`,
  quote: (inner) => `> Before ${inner} after.`,
  item: (inner) => `- Before ${inner} after.`,
  cell: (inner) => `| a |\n| - |\n| before ${inner} after |`,
  card: (inner) => `<Card title="Card" href="/other">\n  Before ${inner} after.\n</Card>`,
  step: (inner) => `<Steps>\n<Step title="Step">\n  Before ${inner} after.\n</Step>\n</Steps>`,
  button: (inner) => `<button>${inner}</button>`,
};

/** What is written there, in one line. */
const inner = {
  text: 'text',
  link: '[link](/linked)',
  'tag-link': '<a href="/linked" id="linked">link</a>',
  url: 'https://example.com/',
  anchor: '<a name="anchor"></a>',
  tag: '<div>block</div>',
  paragraph: '<p>paragraph</p>',
  list: '<ul><li>item</li></ul>',
  heading: '<h3>Heading</h3>',
  table: '<table><tbody><tr><td>cell</td></tr></tbody></table>',
  callout: '<Note>note</Note>',
  card: '<Card title="Inner" href="/linked">text</Card>',
  tile: '<Tile title="Tile" href="/linked" />',
  tooltip: '<Tooltip tip="Tip" cta="More" href="/linked">term</Tooltip>',
  badge: '<Badge icon="star">badge</Badge>',
  icon: '<Icon icon="star" className="x" />',
  unknown: '<Icon icon="no-such-icon" />',
  field: '<ParamField path="id" type="string">field</ParamField>',
  step: '<Steps><Step title="Inner step">text</Step></Steps>',
  update: '<Update label="Update">text</Update>',
  accordion: '<Accordion title="Accordion">text</Accordion>',
  tabs: '<Tabs><Tab title="A">a</Tab><Tab title="B">b</Tab></Tabs>',
  image: '<img src="/image.png" />',
  formula: '$x^2$',
  code: '`code`',
  footnote: '[^1]',
};

/** All elements of a document. */
function elementsIn({childNodes = []}) {
  return childNodes.flatMap((node) => [
    ...('tagName' in node ? [node] : []),
    ...elementsIn(node),
    ...('content' in node ? elementsIn(node.content) : []),
  ]);
}

/**
 * The tags of elements that a parser ended before their end tags, or made of none: it has another
 * tree than the one that was written.
 */
function misread(html) {
  const svg = 'http://www.w3.org/2000/svg';
  return elementsIn(parse(html, {sourceCodeLocationInfo: true}))
    .filter(({tagName, namespaceURI, sourceCodeLocation: location}) => {
      const hasEnd = !voidElements.has(tagName) && namespaceURI !== svg;
      return !location?.startTag || (hasEnd && !location.endTag);
    })
    .map(({tagName}) => tagName);
}

const voidElements = new Set(['br', 'hr', 'img', 'input', 'link', 'meta']);

describe('the nesting of published pages', () => {
  it('is read as it is written, whatever authors put into what', async (t) => {
    const pages = Object.entries(outer).map(([name, around]) => {
      const parts = Object.values(inner).map((text) => around(text));
      const footnote = name === 'cell' ? '' : '[^1]: Footnote with <a href="/linked">a link</a>.';
      return [name, [...parts, footnote].join('\n\n')];
    });
    const names = [...pages.map(([name]) => name), 'other', 'linked'];
    const folder = await folderWith(t, {
      'docs.json': JSON.stringify({
        name: 'Acme',
        navigation: {pages: names},
        footer: {socials: {website: 'https://acme.dev/', nowhere: 'https://acme.dev/'}},
      }),
      'other.mdx': 'Other.',
      'linked.mdx': 'Linked.',
      ...Object.fromEntries(pages.map(([name, text]) => [`${name}.mdx`, text])),
    });
    const out = join(await folderWith(t), 'out');
    const site = ['build', folder, '--out', out, '--url', 'https://acme.dev'];
    const {code, error} = await runCommand(site);
    assert.equal(code, 0, error);
    const faults = [];
    for (const [name] of pages) {
      const html = await readFile(join(out, `${name}.html`), 'utf8');
      faults.push(...misread(html).map((tag) => `${name}: ${tag}`));
    }
    assert.deepEqual(faults, []);
  });
});
