import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {parse} from 'parse5';
import {folderWith, runCommand} from '../harness/command.mjs';

const page = (title, more = '') =>
  `---\ntitle: ${title}\ndescription: About *${title}*.\n${more}---\n\nText.\n`;

const filesFor = (directory) => ({
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: {
      groups: [
        {
          group: 'Guides',
          root: 'start',
          directory,
          pages: [
            'first',
            {group: 'Deeper', root: 'deeper', icon: 'book', pages: ['hidden-here']},
            {group: 'Loose', pages: ['third', 'elsewhere']},
          ],
        },
      ],
    },
  }),
  'start.mdx': page('Start'),
  'first.mdx': page('First & more', 'icon: rocket\n'),
  'deeper.mdx': page('Its own title'),
  'hidden-here.mdx': page('Not listed'),
  'third.mdx': page('Third'),
  'elsewhere.mdx': page('Elsewhere', 'url: https://acme.dev/x\n'),
});

/** The directory of a page of a built site. */
async function directoryOf(t, directory, path = 'start') {
  const folder = await folderWith(t, filesFor(directory));
  const out = join(await folderWith(t), 'out');
  const words = ['build', folder, '--url', 'https://docs.acme.dev', '--out', out];
  const built = await runCommand(words);
  assert.equal(built.code, 0, built.error);
  const document = parse(await readFile(join(out, `${path}.html`), 'utf8'));
  return elementsIn(document).find((one) => attribute(one, 'class') === 'docs-directory');
}

const elementsIn = ({childNodes = []}) =>
  childNodes.flatMap((node) => (node.tagName ? [node, ...elementsIn(node)] : []));
const attribute = ({attrs}, name) => attrs.find((one) => one.name === name)?.value;
const textOf = (node) => node.value ?? node.childNodes.map(textOf).join('');
const withClass = (root, name) =>
  elementsIn(root).filter((one) => attribute(one, 'class')?.split(' ').includes(name));
const linksIn = (root) =>
  elementsIn(root)
    .filter(({tagName}) => tagName === 'a')
    .map((link) => [textOf(link), attribute(link, 'href')]);

const links = [
  ['First & more', '/first'],
  ['Deeper', '/deeper'],
  ['Third', '/third'],
  ['Elsewhere', 'https://acme.dev/x'],
];

describe('the page of a group with a directory', () => {
  it('lists the pages as cards, with titles, descriptions and icons', async (t) => {
    const directory = await directoryOf(t, 'card');
    assert.deepEqual(linksIn(directory), links);
    const cards = withClass(directory, 'docs-card');
    assert.match(textOf(cards[0]), /About First & more\./);
    const icons = cards.map((card) => elementsIn(card).some(({tagName}) => tagName === 'path'));
    assert.deepEqual(icons.slice(0, 3), [true, true, false]);
    const headings = elementsIn(directory).filter(({tagName}) => tagName === 'h2');
    assert.deepEqual(headings.map(textOf), ['Loose']);
  });

  it('lists the pages as accordions', async (t) => {
    const directory = await directoryOf(t, 'accordion');
    assert.deepEqual(linksIn(directory), links);
    const titles = withClass(directory, 'docs-accordion-heading').map(textOf);
    assert.deepEqual(titles, ['First & more', 'Deeper', 'Loose']);
    assert.match(textOf(withClass(directory, 'docs-accordion-content')[0]), /About First & more\./);
  });

  it('lists none where there is no directory, or on other pages', async (t) => {
    assert.equal(await directoryOf(t, 'none'), undefined);
    assert.equal(await directoryOf(t, 'card', 'first'), undefined);
  });
});
