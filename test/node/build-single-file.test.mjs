import assert from 'node:assert/strict';
import {readFile, readdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {folderWith, runCommand} from '../harness/command.mjs';
import {openSingleFile} from '../harness/open-single-file.mjs';
import {activeResult, openSearch} from '../harness/search-dialog.mjs';
import {users} from '../harness/users-api.mjs';

/** An image of one red pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

/** Texts that would end a script or a comment, and code that would run. */
const hostile =
  '</script><script>document.title = "ran"</script><!-- ]]> <img src=x onerror=document.title=1>';

const files = {
  'docs.json': JSON.stringify({
    name: 'Acme </script><!--',
    openapi: 'users.json',
    styles: ['look.css'],
    navigation: [
      {group: 'Start', pages: ['start', 'second', 'hostile']},
      {group: 'API', openapi: 'users.json'},
    ],
  }),
  'index.html': '<script>document.title = "ran"</script><docs-site repository="a/b"></docs-site>',
  'look.css': '/* </style><script>document.title = "ran"</script> */ h1 { color: rgb(1, 2, 3); }',
  'users.json': JSON.stringify(users),
  'start.mdx': `---
title: Start
description: What Acme is.
---

The first text, with a [link to the second page](/second) and [a list](/files/prices.pdf).

![A pixel](/images/pixel.png)

<Tabs>
  <Tab title="One">The first panel.</Tab>
  <Tab title="Two">The second panel.</Tab>
</Tabs>

<Accordion title="Details">The hidden words.</Accordion>

<Card title="A card" icon="rocket" href="/second">Its text.</Card>
`,
  'second.mdx': `---
title: Second page
---

The second text mentions a zeppelin, with a formula.

$$
\\frac{a}{2}
$$

\`\`\`python
answer = 42
\`\`\`

![A pixel](images/second.png)
`,
  'hostile.mdx': `---
title: Hostile ${hostile}
---

\`\`\`html
${hostile}
\`\`\`
`,
  'images/pixel.png': pixel,
  'images/second.png': pixel,
  'files/prices.pdf': '%PDF-1.4',
  '.env': 'SECRET=1',
};

/** Builds these files as one HTML file; the browser has no network. */
async function openFile(t, own = {}, {hash = '', words = []} = {}) {
  const folder = await folderWith(t, {...files, ...own});
  const file = join(await folderWith(t), 'my-docs.html');
  const built = await runCommand(['build', folder, '--single-file', '--out', file, ...words]);
  assert.equal(built.code, 0, built.error);
  return {folder, file, built, ...(await openSingleFile(t, file, hash))};
}

const textOf = (page) => page.$eval('article', ({innerText}) => innerText);

describe('docs-site build --single-file', () => {
  it('writes a file that opens without a server and requests nothing', async (t) => {
    const {page, shown, outside, faults} = await openFile(t);
    await shown('start');
    assert.match(await textOf(page), /The first text/);
    assert.match(await page.title(), /^Acme/);
    await page.click('article a[href="#/second"]');
    await shown('second');
    assert.match(await textOf(page), /a zeppelin/);
    await page.waitForSelector('docs-math >>> mfrac, docs-math mfrac');
    await page.evaluate(() => history.back());
    await shown('start');
    assert.deepEqual(outside(), []);
    assert.deepEqual(faults, []);
  });

  it('has the home page in the document, before any script', async (t) => {
    const {file, page} = await openFile(t);
    const html = await readFile(file, 'utf8');
    assert.ok(html.indexOf('The first text') < html.indexOf('"docs-site/main.js"'));
    await page.setJavaScriptEnabled(false);
    await page.reload();
    const {text, color, width} = await page.$eval('article', (article) => ({
      text: article.innerText,
      color: getComputedStyle(article.querySelector('h1')).color,
      width: article.querySelector('img[alt="A pixel"]').naturalWidth,
    }));
    assert.match(text, /The first text/);
    assert.equal(color, 'rgb(1, 2, 3)');
    assert.equal(width, 1);
  });

  it('shows images, icons, colored code and files', async (t) => {
    const {page, shown} = await openFile(t);
    await shown('start');
    const widthOf = () =>
      page.waitForFunction(() => document.querySelector('article img[alt="A pixel"]').naturalWidth);
    assert.equal(await (await widthOf()).jsonValue(), 1);
    await page.waitForSelector('article docs-card >>> docs-icon >>> path');
    assert.match(await page.$eval('article a[href^="blob:"]', (link) => link.innerText), /a list/);
    const color = await page.$eval('article h1', (heading) => getComputedStyle(heading).color);
    assert.equal(color, 'rgb(1, 2, 3)');
    await page.click('article a[href="#/second"]');
    await shown('second');
    assert.equal(await (await widthOf()).jsonValue(), 1);
    // Tokens are colored without elements.
    await page.waitForSelector('docs-code >>> .number');
  });

  it('opens at the page that the URL names', async (t) => {
    const {page, shown} = await openFile(t, {}, {hash: '#/second'});
    await shown('second');
    assert.match(await textOf(page), /a zeppelin/);
  });

  it('searches all pages', async (t) => {
    const {page, shown} = await openFile(t);
    await shown('start');
    await openSearch({page});
    await page.keyboard.type('zeppelin');
    await activeResult({page}, 'Second page');
    await page.keyboard.press('Enter');
    await shown('second');
  });

  it('has tabs, accordions and both modes', async (t) => {
    const {page, shown} = await openFile(t);
    await shown('start');
    await (await page.waitForSelector('>>> docs-tabs >>> ::-p-text(Two)')).click();
    await page.waitForFunction(() =>
      document.querySelector('article').innerText.includes('second panel'),
    );
    await page.click('docs-accordion >>> summary');
    await page.waitForFunction(() =>
      document.querySelector('article').innerText.includes('hidden words'),
    );
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    await page.click('docs-site >>> docs-mode-toggle >>> button');
    await (await page.waitForSelector('>>> ::-p-text(Dark)')).click();
    await page.waitForFunction(
      (before) => getComputedStyle(document.body).backgroundColor !== before,
      {},
      light,
    );
    const dark = await background();
    // The choice is kept.
    await page.reload();
    await shown('start');
    assert.equal(await background(), dark);
  });

  it('shows the pages of an API with the form of the playground', async (t) => {
    const {page, shown, faults} = await openFile(t, {}, {hash: '#/api-reference/users/list-users'});
    await page.waitForFunction(
      () => document.querySelector('docs-site').dataset.path !== undefined,
    );
    await shown(await page.$eval('docs-site', ({dataset}) => dataset.path));
    assert.match(await textOf(page), /List users/);
    await (await page.waitForSelector('>>> docs-endpoint >>> ::-p-text(Try it)')).click();
    await page.waitForSelector('>>> docs-playground >>> dialog[open] >>> input');
    assert.deepEqual(faults, []);
  });

  it('has languages, and draws diagrams', async (t) => {
    const languages = [
      {language: 'en', groups: [{group: 'Start', pages: ['start']}]},
      {language: 'de', groups: [{group: 'Anfang', pages: ['de/start']}]},
    ];
    const {page, shown, faults} = await openFile(t, {
      'docs.json': JSON.stringify({name: 'Acme', navigation: {languages}}),
      'de/start.mdx': '---\ntitle: Anfang\n---\n\n```mermaid\nflowchart LR\n  A --> B\n```\n',
    });
    await shown('start');
    assert.equal(await page.$eval('html', ({lang}) => lang), 'en');
    await page.evaluate(() => (location.hash = '#/de/start'));
    await shown('de/start');
    await page.waitForSelector('docs-diagram >>> svg .node');
    await page.waitForSelector('>>> ::-p-text(Suche)');
    assert.equal(await page.$eval('html', ({lang}) => lang), 'de');
    assert.deepEqual(faults, []);
  });

  it('works where the browser has no storage', async (t) => {
    const {page, shown, faults} = await openFile(t);
    await page.evaluateOnNewDocument(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await page.reload();
    await shown('start');
    await page.click('article a[href="#/second"]');
    await shown('second');
    assert.deepEqual(faults, []);
  });

  it('runs nothing that an author has written', async (t) => {
    const {page, shown, faults} = await openFile(t, {}, {hash: '#/hostile'});
    await shown('hostile');
    assert.match(await page.title(), /^Hostile <\/script>/);
    assert.match(await page.$eval('docs-code', (code) => code.textContent), /<\/script><script>/);
    assert.deepEqual(faults, []);
    // The policy also refuses scripts that have got into the document.
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      try {
        script.append('globalThis.hasRun = true');
        document.body.append(script);
      } catch {
        // Browsers with Trusted Types refuse earlier.
      }
      return globalThis.hasRun === true;
    });
    assert.equal(ran, false);
  });

  it('contains the site and what it needs, and nothing else', async (t) => {
    const far = '\n![Elsewhere](https://images.acme.dev/far.png)\n';
    const {file, built, folder} = await openFile(t, {'start.mdx': files['start.mdx'] + far});
    const html = await readFile(file, 'utf8');
    assert.ok(!html.includes('SECRET=1'));
    for (const part of ['mermaid', 'locales/de', 'languages/rust', 'validate']) {
      const key = new RegExp(`"docs-site/chunks/\\w+/(?:\\w+/)?${part}[^"]*":`);
      assert.ok(!key.test(html), part);
    }
    assert.match(html, /"docs-site\/chunks\/\w+\/languages\/python\.js":/);
    assert.match(
      built.out,
      /my-docs\.html: 8 pages, \d\.\d MB, \d+\.\d s\. 1 image on other hosts/,
    );
    // The folder of the site stays as it is.
    assert.deepEqual((await readdir(folder)).sort(), [
      '.env',
      'docs.json',
      'files',
      'hostile.mdx',
      'images',
      'index.html',
      'look.css',
      'second.mdx',
      'start.mdx',
      'users.json',
    ]);
  });

  it('leaves out large files, and names what makes a file large', async (t) => {
    const {built, file} = await openFile(
      t,
      {
        'files/prices.pdf': Buffer.alloc(5_000_001, 'x'),
        'images/second.png': Buffer.concat([pixel, Buffer.alloc(24_000_000)]),
        'images/huge.png': Buffer.alloc(127_000_000),
        // It would exceed both limits.
        'files/demo.mp4': Buffer.alloc(151_000_000),
        'hostile.mdx': '![An image](/images/huge.png)\n\n[A film](/files/demo.mp4)',
      },
      {words: ['--url', 'https://docs.acme.dev']},
    );
    assert.ok(built.out.includes('build/large-file'));
    assert.match(built.out, /files\/prices\.pdf is not in the HTML file/);
    assert.ok(built.out.includes('build/large-site'));
    assert.match(built.out, /images\/huge\.png is not in the HTML file.*embedded files/);
    assert.match(built.out, /files\/demo\.mp4 is not in the HTML file.*more than 5 MB/);
    assert.match(built.out, /3\d\.\d MB/);
    assert.match(built.out, /3\d\.\d MB {2}images\/second\.png/);
    const html = await readFile(file, 'utf8');
    assert.ok(html.includes('href="https://docs.acme.dev/files/prices.pdf"'));
  });

  it('replaces only files that it has written', async (t) => {
    const folder = await folderWith(t, {
      'my-docs/docs.json': files['docs.json'],
      'my-docs/users.json': files['users.json'],
      'my-docs/start.md': '# Start',
    });
    const words = ['build', join(folder, 'my-docs'), '--single-file'];
    const [first, again] = [await runCommand(words), await runCommand(words)];
    assert.deepEqual([first.code, again.code], [0, 0]);
    const needsUrl = /servers of the API have relative URLs: name the URL of the site with --url/;
    assert.match(first.out, needsUrl);
    const named = await runCommand([...words, '--url', 'https://docs.acme.test/']);
    assert.doesNotMatch(named.out, needsUrl);
    const file = join(folder, 'my-docs.html');
    const mine = '<h1>Mine</h1><p>Made without docs-site build --single-file.</p>';
    await writeFile(file, mine);
    const refused = await runCommand(words);
    assert.equal(refused.code, 2);
    assert.match(refused.error, /was not written by this command/);
    assert.equal(await readFile(file, 'utf8'), mine);
    for (const [option, expected] of [
      ['--folders', /cannot be used with option/],
      ['--out=docs', /has to end in \.html/],
    ]) {
      assert.match((await runCommand([...words, option])).error, expected);
    }
  });
});
