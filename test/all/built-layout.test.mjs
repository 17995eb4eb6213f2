import assert from 'node:assert/strict';
import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {newPage} from '../harness/browser.mjs';
import {serveBuilt} from '../harness/built-site.mjs';
import {folderWith, runCommand} from '../harness/command.mjs';
import {openWritten} from '../harness/open-written.mjs';
import {root} from '../harness/sources.mjs';
import {takenOver} from '../harness/start-element.mjs';

/** In the browser, diagrams are drawn; in the document, they are their source. */
const withDiagrams = new Set(['components/code-features']);

/**
 * The blocks of a page, as lines: where each begins, and how high it is. What is shown beside the
 * text is at other places of the two documents.
 */
async function measure() {
  for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
    scrollTo(0, top);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await document.querySelector('docs-site').settled?.();
  const deep = (parent) =>
    [...parent.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? deep(element.shadowRoot) : []),
    ]);
  const images = deep(document).filter((one) => one instanceof HTMLImageElement && one.src);
  const seen = images.filter((image) => image.checkVisibility());
  await Promise.allSettled(seen.map((image) => image.decode()));
  await document.fonts.ready;
  scrollTo(0, 0);
  const article = document.querySelector('docs-site article');
  const column = article.querySelector(':scope > docs-rail, .docs-rail-words') ?? article;
  const blocks = [...column.children].flatMap((child) =>
    child.matches('.docs-rail-text') ? [...child.children] : [child],
  );
  const beside = '.docs-rail-rail, docs-example, docs-panel, [hidden]';
  return blocks
    .filter((block) => column === article || !block.matches(beside))
    .map((block) => {
      const {top, height, left} = block.getBoundingClientRect();
      return {name: block.textContent.slice(0, 30).trim(), numbers: [top, height, left]};
    });
}

async function pagesIn(folder, names) {
  const files = await Promise.all(
    names.map(async (name) =>
      (await readdir(join(folder, name), {recursive: true})).map((file) => `${name}/${file}`),
    ),
  );
  return files
    .flat()
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.slice(0, -5));
}

describe('the layout of a published page', () => {
  it('is that of the element, for all components and for operations', async (t) => {
    const out = join(await folderWith(t), 'out');
    const words = ['build', join(root, 'demo'), '--url', 'https://docs.acme.dev', '--out', out];
    assert.equal((await runCommand(words)).code, 0);
    const {url} = await serveBuilt(t, out);
    const paths = await pagesIn(out, ['components', 'api', 'api-reference']);
    assert.ok(paths.length > 30);
    for (const width of [1440, 390]) {
      const tab = await newPage();
      await tab.setViewport({width, height: 900});
      let release;
      await tab.setRequestInterception(true);
      tab.on('request', async (request) => {
        if (request.url().endsWith('/docs-site/main.js')) {
          await new Promise((resolve) => (release = resolve));
        }
        await request.continue();
      });
      for (const path of paths.filter((one) => !withDiagrams.has(one))) {
        await openWritten(tab, url + path);
        const written = await tab.evaluate(measure);
        release();
        await takenOver(tab);
        const live = await tab.evaluate(measure);
        assert.equal(live.length, written.length, `${path} at ${width}`);
        for (const [index, {name, numbers}] of written.entries()) {
          const off = numbers.map((one, at) => Math.abs(one - live[index].numbers[at]));
          const message = `${path} at ${width}, "${name}": ${numbers} and ${live[index].numbers}`;
          assert.ok(Math.max(...off) <= 1.5, message);
        }
      }
      await tab.browserContext().close();
    }
  });
});
