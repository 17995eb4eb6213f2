import assert from 'node:assert/strict';
import {access, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {describe, it} from 'node:test';
import {accessibilityFaults} from '../harness/axe.mjs';
import {newPageFor} from '../harness/browser.mjs';
import {folderWith, runCommand} from '../harness/command.mjs';
import {sheetsIn} from '../harness/pdf.mjs';

const api = {
  openapi: '3.1.0',
  info: {title: 'Forge', version: '1'},
  servers: [{url: 'https://api.acme.dev'}],
  paths: {
    '/anvils': {
      get: {
        operationId: 'listAnvils',
        summary: 'List anvils',
        parameters: [
          {name: 'limit', in: 'query', description: 'How many anvils.', schema: {type: 'integer'}},
        ],
        responses: {
          200: {
            description: 'All of them.',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: {
                    owner: {
                      type: 'object',
                      properties: {smith: {type: 'string', description: 'Who forged it.'}},
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};

const start = `---
title: Start
description: What Acme is.
---

Read [the second page](/guides/second#install), [its old name](/guides/second#nothing) and
[the source](https://code.acme.dev/anvil), again [the same source](https://code.acme.dev/anvil).
Not printed: [a hidden page](/hidden). Bare: <https://bare.acme.dev>

## Install

<Tooltip tip="Made of iron.">Anvil</Tooltip>

<Tabs><Tab title="Linux">Text of Linux.</Tab><Tab title="Windows">Text of Windows.</Tab></Tabs>

<CodeGroup>
\`\`\`bash npm
npm i anvil
\`\`\`
\`\`\`bash yarn
yarn add anvil
\`\`\`
</CodeGroup>

<Accordion title="Closed at first">Text of the accordion.</Accordion>

<details><summary>More</summary>Text of the details.</details>

<View title="For smiths">Text for smiths.</View>
<View title="For farriers">Text for farriers.</View>

<svg viewBox="0 0 9 9"><defs><circle id="dot" r="2" /></defs><use href="#dot" /></svg>

![A dot](/dot.svg)
`;

const files = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    description: 'Anvils & more.',
    logo: '/dot.svg',
    navigation: {
      languages: [
        {
          language: 'en',
          tabs: [
            {
              tab: 'Guides',
              groups: [
                {group: 'Basics', pages: ['start', {group: 'Deeper', pages: ['guides/second']}]},
              ],
            },
            {tab: 'Reference', groups: [{group: 'Anvils', openapi: 'openapi.json'}]},
          ],
        },
        {language: 'de', groups: [{group: 'Beginn', pages: ['de/start']}]},
      ],
    },
  }),
  'start.mdx': start,
  'guides/second.mdx':
    '---\ntitle: Second\n---\n\n<style>{`p { color: rgb(1, 2, 3) }`}</style>\n\n## Install\n\n' +
    'Back to [the start](/start). See [the source](https://code.acme.dev/other).\n\n### Deep\n',
  'de/start.mdx': '---\ntitle: Beginn\n---\n\nDer erste Text. [Extern](https://de.acme.dev/)\n',
  'hidden.mdx': '---\ntitle: Hidden\n---\n\nOnly links lead here.\n',
  'openapi.json': JSON.stringify(api),
  'dot.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8"/></svg>',
};

/** Prints a site of these files, and opens the document. */
async function printed(t, words = [], more = {}) {
  const folder = await folderWith(t, {...files, ...more});
  const file = join(await folderWith(t), 'acme.html');
  const result = await runCommand(['build', folder, '--print', '--out', file, ...words]);
  assert.equal(result.code, 0, result.error + result.out);
  const page = await newPageFor(t);
  const requests = [];
  page.on('request', (request) => requests.push(request.url()));
  const errors = [];
  page.on('console', (message) => errors.push(message.text()));
  await page.goto(pathToFileURL(file).href);
  return {folder, file, page, requests, errors, result};
}

/** The titles in the outline of a PDF, each with its level, as its objects link them. */
function outlineOf(pdf) {
  const text = Buffer.from(pdf).toString('latin1');
  const objects = new Map(
    [...text.matchAll(/(\d+) 0 obj\s*(<<[^]*?)endobj/g)].map(([, id, body]) => [id, body]),
  );
  const refer = (body, name) => new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1];
  const [root] = [...objects.values()].filter((body) => /\/Type \/Outlines/.test(body));
  const lines = [];
  const walk = (first, level) => {
    for (let id = first; id; id = refer(objects.get(id), 'Next')) {
      const body = objects.get(id);
      lines.push(`${'  '.repeat(level)}${/\/Title \(([^)]*)\)/.exec(body)?.[1]}`);
      walk(refer(body, 'First'), level + 1);
    }
  };
  walk(root && refer(root, 'First'), 0);
  return lines;
}

describe('docs-site build --print', () => {
  it('writes all pages of one language in the order of the navigation', async (t) => {
    const {page, result, file} = await printed(t);
    assert.match(result.out, /acme\.html: 4 pages\. No problems\./);
    const titles = await page.$$eval('[part=page] [part=head] > [data-level="1"]', (all) =>
      all.map((one) => one.textContent.trim()),
    );
    assert.deepEqual(titles, ['Start', 'Second', 'Forge', 'List anvils']);
    assert.equal(await page.title(), 'Acme');
    const html = await readFile(file, 'utf8');
    assert.ok(!html.includes('Der erste Text'));
    assert.ok(!html.includes('Only links lead here'));
  });

  it('becomes a PDF with the outline of the navigation', async (t) => {
    const {page} = await printed(t);
    const pdf = await page.pdf({outline: true, tagged: true, format: 'A4'});
    assert.deepEqual(
      outlineOf(pdf).filter((line) => !/Forge|Servers|Operations|About|Response/.test(line)),
      [
        'Acme',
        '  Contents',
        '  Guides',
        '    Basics',
        '      Start',
        '        Install',
        '    Deeper',
        '      Second',
        '        Install',
        '          Deep',
        '  Reference',
        '    Anvils',
        '      List anvils',
        '        Query parameters',
      ],
    );
  });

  it('begins each page on a new sheet', async (t) => {
    const {page} = await printed(t);
    const sheets = sheetsIn(await page.pdf({format: 'A4'}));
    // Title, contents, two tabs, and at least one sheet for each of four pages.
    assert.ok(sheets >= 8, sheets);
  });

  it('shows everything that readers open, and no controls but one', async (t) => {
    const {page} = await printed(t);
    await page.emulateMediaType('print');
    const text = await page.evaluate(() => document.body.innerText);
    for (const part of [
      ...[
        'Linux',
        'Text of Linux.',
        'Windows',
        'Text of Windows.',
        'npm i anvil',
        'yarn add anvil',
      ],
      ...['Closed at first', 'Text of the accordion.', 'Text of the details.', 'How many anvils.'],
      ...['Text for smiths.', 'Text for farriers.', 'Who forged it.', 'All of them.', 'GET'],
      ...['Anvils & more.', 'What Acme is.', 'Made of iron.'],
    ]) {
      assert.ok(text.includes(part), part);
    }
    const controls = 'button, input, select, textarea, [role=button], [tabindex]';
    assert.deepEqual(await page.$$eval(controls, (all) => all.map((one) => one.className)), [
      'docs-print-button',
    ]);
    const isCut = await page.$$eval('pre, td, img, .table', (all) =>
      all.some((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0),
    );
    assert.equal(isCut, false);
  });

  it('lists the contents, and links lead inside the document', async (t) => {
    const {page} = await printed(t);
    const contents = await page.$$eval('nav a', (all) =>
      all.map((one) => [one.textContent, one.getAttribute('href')]),
    );
    assert.deepEqual(contents, [
      ['Start', '#page-1'],
      ['Second', '#page-2'],
      ['Forge', '#page-3'],
      ['List anvils', '#page-4'],
    ]);
    const broken = await page.$$eval('[href^="#"]', (all) =>
      all
        .map((one) => decodeURIComponent(one.getAttribute('href').slice(1)))
        .filter((id) => !document.getElementById(id)),
    );
    assert.deepEqual(broken, []);
    const ids = await page.$$eval('[id]', (all) => all.map(({id}) => id));
    assert.equal(new Set(ids).size, ids.length, 'ids are unique');
    const hrefOf = (text) =>
      page.$$eval(
        '#page-1 a, #page-2 a',
        (all, wanted) => all.find((one) => one.textContent === wanted)?.getAttribute('href'),
        text,
      );
    assert.equal(await hrefOf('the second page'), '#page-2-install');
    assert.equal(await hrefOf('its old name'), '#page-2');
    assert.equal(await hrefOf('the start'), '#page-1');
    assert.equal((await hrefOf('a hidden page')) ?? undefined, undefined);
    const shown = await page.$eval('use', (one) => one.getBBox().width);
    assert.equal(shown, 4, 'a drawing shows its own part');
  });

  it('numbers external links and lists their URLs at the end of each page', async (t) => {
    const {page} = await printed(t);
    const notesOf = (id) =>
      page.$$eval(`#${id} .docs-print-notes li`, (all) => all.map((one) => one.textContent.trim()));
    assert.deepEqual(await notesOf('page-1'), ['https://code.acme.dev/anvil', 'Made of iron.']);
    assert.deepEqual(await notesOf('page-2'), ['https://code.acme.dev/other']);
    const marks = await page.$$eval('#page-1 .docs-print-mark', (all) =>
      all.map((one) => one.textContent),
    );
    assert.deepEqual(marks, ['[1]', '[1]', '[2]']);
  });

  it('names the URLs of other pages if the site has one', async (t) => {
    const {page} = await printed(t, ['--url', 'https://docs.acme.dev/']);
    const notes = await page.$$eval('#page-1 .docs-print-notes li', (all) =>
      all.map((one) => one.textContent.trim()),
    );
    assert.ok(notes.includes('https://docs.acme.dev/hidden'), notes.join());
    assert.ok((await page.$eval('header', (one) => one.textContent)).includes('docs.acme.dev'));
  });

  it('needs no other file, and runs only its own script', async (t) => {
    const {page, requests, errors, file} = await printed(t);
    // Firefox does not say that it has opened a file.
    const itself = pathToFileURL(file).href;
    assert.deepEqual(
      requests.filter((url) => !url.startsWith('data:') && url !== itself),
      [],
    );
    assert.deepEqual(errors, []);
    const widths = await page.$$eval('img', (all) => all.map((one) => one.naturalWidth));
    assert.deepEqual(widths, [8, 8]);
    const calls = await page.evaluate(() => {
      let count = 0;
      globalThis.print = () => count++;
      const button = document.querySelector('button');
      const isShown = button.checkVisibility();
      button.click();
      return {count, isShown};
    });
    assert.deepEqual(calls, {count: 1, isShown: true});
  });

  it('applies the style sheet of a page to that page alone', async (t) => {
    const {page} = await printed(t);
    const colorOf = (id) =>
      page.$eval(`#${id} [part=page] > p`, (one) => getComputedStyle(one).color);
    assert.equal(await colorOf('page-2'), 'rgb(1, 2, 3)');
    assert.notEqual(await colorOf('page-1'), 'rgb(1, 2, 3)');
  });

  it('is accessible on the screen', async (t) => {
    const {page} = await printed(t);
    assert.deepEqual(await accessibilityFaults(page), []);
  });

  it('prints one language, version or tab by its name', async (t) => {
    const {page} = await printed(t, ['--only', 'de']);
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
    const text = await page.evaluate(() => document.body.innerText);
    assert.ok(text.includes('Inhalt') && text.includes('Der erste Text.'), text);
    assert.ok(text.includes('Verweise') && text.includes('Drucken'), text);
    const tab = await printed(t, ['--only', 'Reference']);
    assert.equal(await tab.page.$$eval('[part=page]', (all) => all.length), 2);
  });

  it('escapes what authors write', async (t) => {
    const evil = '</style><script>globalThis.hacked = 1</script>';
    const {page, errors, file} = await printed(t, [], {
      'docs.json': JSON.stringify({
        name: `A"; } * { display: none } ${evil}`,
        navigation: [{group: `"}${evil}`, pages: ['start']}],
        css: '/evil.css',
      }),
      'evil.css': `p::after { content: "${evil}" } h1::after { content: "docs-file:%E0/a.svg" }`,
    });
    assert.ok((await readFile(file, 'utf8')).includes('"docs-file:%E0/a.svg"'));
    assert.equal(await page.evaluate(() => globalThis.hacked), undefined);
    assert.equal(await page.$eval('h1', (one) => one.checkVisibility()), true);
    assert.deepEqual(errors, []);
  });

  it('writes a file beside the folder, and replaces only its own', async (t) => {
    const folder = join(await folderWith(t, {'acme/docs.json': files['docs.json']}), 'acme');
    const file = `${folder}-print.html`;
    const run = () => runCommand(['build', folder, '--print']);
    await run();
    await access(file);
    assert.equal((await run()).code, 0);
    await writeFile(file, 'mine');
    const refused = await run();
    assert.equal(refused.code, 2);
    assert.match(refused.error, /was not written by this command/);
    assert.equal(await readFile(file, 'utf8'), 'mine');
  });

  it('refuses what does not go together', async (t) => {
    const folder = await folderWith(t, files);
    const codeOf = async (...words) => (await runCommand(['build', folder, ...words])).code;
    assert.equal(await codeOf(), 2);
    assert.equal(await codeOf('--print', '--check'), 2);
    assert.equal(await codeOf('--print', '--only', 'nothing'), 2);
    assert.equal(await codeOf('--url', 'https://a.dev', '--only', 'de'), 2);
  });
});
