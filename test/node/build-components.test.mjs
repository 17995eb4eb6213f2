import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {parse} from 'parse5';
import {newPageFor} from '../harness/browser.mjs';
import {builtSite} from '../harness/built-site.mjs';
import {folderWith, runCommand} from '../harness/command.mjs';
import {openWritten} from '../harness/open-written.mjs';
import {takenOver} from '../harness/start-element.mjs';

const config = JSON.stringify({name: 'Acme', navigation: ['start']});

const filesWith = (text) => ({
  'docs.json': config,
  'start.mdx': `---\ntitle: Start\n---\n\n${text}\n`,
});

/** The elements of the page that this text is written as. */
async function written(t, text, more = {}) {
  const folder = await folderWith(t, {...filesWith(text), ...more});
  const out = join(await folderWith(t), 'out');
  const words = ['build', folder, '--url', 'https://docs.acme.dev', '--out', out];
  const {code, error} = await runCommand(words);
  assert.equal(code, 0, error);
  const html = await readFile(join(out, 'start.html'), 'utf8');
  const all = elementsIn(parse(html));
  return {
    html,
    all,
    /** Those with this class. */
    of: (name) => all.filter(({class: classes = ''}) => classes.split(' ').includes(name)),
  };
}

/** The elements in a node, each as its tag, its text, its attributes and what is in it. */
function elementsIn({childNodes = []}) {
  return childNodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    const attributes = Object.fromEntries(node.attrs.map(({name, value}) => [name, value]));
    const inner = elementsIn(node);
    return [{...attributes, tag: node.tagName, text: textOf(node).trim(), inner}, ...inner];
  });
}

function textOf({value = '', nodeName, childNodes = []}) {
  return nodeName === '#text' ? value : childNodes.map(textOf).join('');
}

/** A tab with the built page; without scripts, and `image` is never sent. */
async function tabWith(t, files, image) {
  const {url} = await builtSite(t, files);
  const tab = await newPageFor(t);
  await tab.setJavaScriptEnabled(false);
  if (image !== undefined) {
    await tab.setRequestInterception(true);
    tab.on('request', (request) => {
      if (!request.url().endsWith(image)) void request.continue();
    });
  }
  await openWritten(tab, `${url}start`);
  return tab;
}

describe('the components of published pages', () => {
  it('have the colors of a palette', async (t) => {
    const color = '<Color>\n<Color.Item name="Red" value="#ff0000" />\n</Color>';
    const tab = await tabWith(t, filesWith(color));
    const seen = await tab.$eval(
      '.docs-color-item-swatch',
      (swatch) => getComputedStyle(swatch).backgroundColor,
    );
    assert.equal(seen, 'rgb(255, 0, 0)');
  });

  it('have the text of a block of code without a fence', async (t) => {
    const {of} = await written(t, '<CodeBlock language="js">const lost = 1</CodeBlock>');
    assert.equal(of('docs-code-code-tag')[0].text, 'const lost = 1');
  });

  it('have links that open an application, but load nothing from one', async (t) => {
    const url = 'vscode:extension/acme.anvil';
    const {all} = await written(
      t,
      `[A](${url})\n\n<Card title="B" href="${url}" />\n\n<iframe src="${url}" /> ![C](${url})`,
    );
    const found = all.filter(({href, src}) => href === url || src === url);
    assert.deepEqual(
      found.map(({tag, text, target}) => [tag, text, target]),
      [
        ['a', 'A', undefined],
        ['a', 'B', undefined],
      ],
    );
  });

  it('say in the tab of an API that it could not be loaded, and what else there is', async (t) => {
    const folder = await folderWith(t, {
      ...filesWith('Text.'),
      'docs.json': JSON.stringify({
        name: 'Acme',
        navigation: {
          tabs: [
            {tab: 'Guides', pages: ['start']},
            {tab: 'API', openapi: 'lost.json'},
          ],
        },
      }),
    });
    const out = join(await folderWith(t), 'out');
    const url = 'https://docs.acme.dev';
    await runCommand(['build', folder, '--url', url, '--out', out]);
    const read = async (path) => elementsIn(parse(await readFile(join(out, path), 'utf8')));
    const start = await read('start.html');
    const tab = start.find(({tag, text, href}) => tag === 'a' && text === 'API' && href);
    const path = `${new URL(tab.href, `${url}/start`).pathname.slice(1)}.html`;
    const page = await read(path);
    const [article] = page.filter(({tag}) => tag === 'article');
    assert.match(article.text, /description of this API could not be loaded/);
    const links = article.inner.filter(({tag}) => tag === 'a').map(({text}) => text);
    assert.deepEqual(links, ['Try again', 'Guides']);
    assert.match(await readFile(join(out, path), 'utf8'), /<meta name="robots" content="noindex"/);
  });

  it('have no image beside the title of a block of code', async (t) => {
    const fence = (icon) => `\`\`\`js ${icon}.js icon="${icon}"\n1\n\`\`\``;
    const {of} = await written(t, `${fence('/a.svg')}\n\n${fence('rocket')}`);
    const icons = of('docs-code-header').map(({inner}) => inner.map(({tag}) => tag));
    assert.deepEqual(icons, [['span'], ['span', 'svg', 'path', 'span']]);
  });

  it('have steps with the titles of their list, and links that say where they lead', async (t) => {
    const {of} = await written(
      t,
      `<Steps titleSize="h4">
<Step title="One" id="one">First.</Step>
<Step title="Two" titleSize="h2">Second.</Step>
</Steps>`,
    );
    const headings = of('docs-step-heading');
    assert.deepEqual(
      headings.map(({tag}) => tag),
      ['h4', 'h2'],
    );
    assert.equal(of('docs-step-anchor')[0]['aria-label'], 'Link to “One”');
    assert.deepEqual(
      of('docs-step').map(({'data-last': last}) => last),
      [undefined, ''],
    );
    assert.deepEqual(
      of('docs-step-step').map(({role}) => role),
      ['listitem', 'listitem'],
    );
  });

  it('number steps without a list from 1 again after something else', async (t) => {
    const step = '<Step title="Title">Text.</Step>';
    const {of} = await written(t, `${step}\n\n${step}\n\nBetween.\n\n${step}`);
    assert.deepEqual(
      of('docs-step-marker').map(({text}) => text),
      ['1', '2', '1'],
    );
    assert.deepEqual(
      of('docs-step').map(({role, 'data-last': last}) => [role, last]),
      Array(3).fill([undefined, undefined]),
    );
  });

  it('have one switch for all views of a page', async (t) => {
    const step = (name) =>
      `<Step title="Step">\n<View title="${name}">For ${name}.</View>\n</Step>`;
    const {of} = await written(t, `<Steps>\n${['A', 'B', 'A'].map(step).join('\n')}\n</Steps>`);
    assert.deepEqual(
      of('docs-view-choice').map(({text}) => text),
      ['A', 'B'],
    );
    assert.deepEqual(
      of('docs-view').map((view) => view['data-view']),
      ['0', '1', '0'],
    );
  });

  it('have one filter for all updates of a page', async (t) => {
    const update = (tag) =>
      `<Column>\n<Update label="Version" tags={["${tag}"]}>Text.</Update>\n</Column>`;
    const {of} = await written(t, `${update('New')}\n\n${update('Fixed')}`);
    assert.deepEqual(
      of('docs-update-choice').map(({text}) => text),
      ['New', 'Fixed'],
    );
    assert.deepEqual(
      of('docs-update').map((one) => one['data-first']),
      ['', undefined],
    );
  });

  it('have no label of an update without one', async (t) => {
    const {of} = await written(t, '<Update description="Today">Text.</Update>');
    assert.equal(of('docs-update').length, 1);
    assert.equal(of('docs-update-label').length, 0);
  });

  it('keep the space of the image of a card', async (t) => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"/>';
    const files = filesWith('<Card title="Card" img="/wide.svg">Text.</Card>');
    const tab = await tabWith(t, {...files, 'wide.svg': svg}, '/wide.svg');
    const ratio = await tab.$eval('.docs-card-img', ({clientWidth, clientHeight}) =>
      Math.round(clientWidth / clientHeight),
    );
    assert.equal(ratio, 4);
  });

  it('have a name for each link, and say what is disabled', async (t) => {
    const {of, all} = await written(
      t,
      `<Card href="/start">Only a body.</Card>

<Tile href="/start" description="Only a description" />

<Tile href="/start" />

<Card title="Off" href="/start" disabled>Text.</Card>`,
    );
    const [link] = of('docs-card-a');
    assert.equal(all.find(({id}) => id === link['aria-labelledby']).text, 'Only a body.');
    assert.deepEqual(
      of('docs-tile-a').map((tile) => tile['aria-label']),
      ['Only a description', '/start'],
    );
    assert.deepEqual(
      of('docs-card-card').map((card) => card['aria-disabled']),
      [undefined, 'true'],
    );
  });

  it('have an icon of a kind of card only where there is one', async (t) => {
    const {of} = await written(
      t,
      `<Card title="Plain" type="custom">Text.</Card>

<Card title="Starred" type="custom" icon="star">Text.</Card>`,
    );
    assert.deepEqual(
      of('docs-card-content').map(({inner}) => inner.some(({tag}) => tag === 'svg')),
      [false, true],
    );
    assert.equal(of('docs-card-icon').filter(({inner}) => inner.length === 0).length, 0);
  });

  it('show a similar icon, or a neutral one, for an icon that is not known', async (t) => {
    for (const [name, similar] of [
      ['lucide-rocket', 'rocket'],
      ['no-such-thing', 'shapes'],
    ]) {
      const cards = [name, similar].map((icon) => `<Card title="Card" icon="${icon}">Text.</Card>`);
      const {of} = await written(t, cards.join('\n\n'));
      const [unknown, known] = of('docs-card-icon-tag').map(({inner}) => inner);
      assert.deepEqual(unknown, known);
      assert.deepEqual(
        known.map(({tag, text}) => [tag, text]),
        [
          ['svg', ''],
          ['path', ''],
        ],
      );
    }
  });

  it('have a prompt that the keyboard scrolls, and terms with their explanations', async (t) => {
    const {of} = await written(
      t,
      `<Prompt description="Write">Text.</Prompt>

A <Tooltip tip="Made of iron.">anvil</Tooltip> and a <Tooltip tip="Heavy.">hammer</Tooltip>.`,
    );
    const {tabindex, role, 'aria-label': label} = of('docs-prompt-text')[0];
    assert.deepEqual([tabindex, role, label], ['0', 'group', 'Prompt']);
    const tips = of('docs-tooltip-panel');
    assert.deepEqual(
      of('docs-tooltip-term').map((term) => {
        const tip = tips.find(({id}) => id === term['aria-describedby']);
        return [term.tabindex, tip.role, tip.text];
      }),
      [
        ['0', 'tooltip', 'Made of iron.'],
        ['0', 'tooltip', 'Heavy.'],
      ],
    );
  });

  it('have folders that cannot be closed, and numbered lists as such', async (t) => {
    const {of, all} = await written(
      t,
      `<Tree>
<Tree.Folder name="fixed" openable={false}>
<Tree.File name="a.js" />
</Tree.Folder>
<Tree.Folder name="other">
<Tree.File name="b.js" />
</Tree.Folder>
</Tree>

<Tree>
1. One
2. Two
</Tree>`,
    );
    assert.deepEqual(
      of('docs-tree-folder').map(({tag}) => tag),
      ['div', 'details'],
    );
    assert.deepEqual(
      of('docs-tree-file').map(({text}) => text),
      ['a.js', 'b.js'],
    );
    const [list] = all.filter(({tag}) => tag === 'ol');
    assert.deepEqual(
      list.inner.map(({text}) => text),
      ['One', 'Two'],
    );
  });

  it('say what the summary of a part does, open and closed', async (t) => {
    const part = '<Expandable title="options">Text.</Expandable>';
    const tab = await tabWith(t, filesWith(part));
    const words = () => tab.$eval('.docs-expandable-summary', ({innerText}) => innerText.trim());
    assert.equal(await words(), 'Show options');
    await tab.click('.docs-expandable-summary');
    assert.equal(await words(), 'Hide options');
  });

  it('keep the focus on a summary when the script takes over', async (t) => {
    const part = '<Expandable title="options">Text.</Expandable>';
    const {url} = await builtSite(t, filesWith(part));
    const tab = await newPageFor(t);
    await tab.setRequestInterception(true);
    let release;
    const released = new Promise((done) => (release = done));
    tab.on('request', async (request) => {
      if (request.url().endsWith('/docs-site/main.js')) await released;
      await request.continue();
    });
    await openWritten(tab, `${url}start`);
    await tab.click('.docs-expandable-summary');
    release();
    await takenOver(tab);
    const focused = await tab.evaluate(() => {
      const inner = (root) =>
        root.activeElement?.shadowRoot ? inner(root.activeElement.shadowRoot) : root.activeElement;
      return inner(document).textContent.trim();
    });
    assert.equal(focused, 'Hide options');
  });
});
