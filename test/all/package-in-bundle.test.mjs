import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {build} from 'esbuild';
import {openSite} from '../harness/open-site.mjs';
import {root} from '../harness/sources.mjs';

const files = {
  'docs.json': {name: 'Acme', navigation: [{group: 'Start', pages: ['parts']}]},
  'parts.mdx': '---\ntitle: Components\n---\n\n<Card title="First" icon="rocket">One.</Card>\n',
};

describe('the package in a bundle of the host page', () => {
  /** The code as a bundler writes it, away from icons and workers. */
  async function bundle() {
    const {outputFiles} = await build({
      stdin: {contents: "import './dist/elements.js';", resolveDir: root, sourcefile: 'app.js'},
      outdir: '/app',
      bundle: true,
      format: 'esm',
      splitting: true,
      write: false,
      logLevel: 'error',
    });
    return Object.fromEntries(outputFiles.map(({path, text}) => [path.slice(1), text]));
  }
  const openBundle = async (t, body, bundled) =>
    openSite(t, {
      isAuthors: true,
      files: {
        ...files,
        ...(bundled ?? (await bundle())),
        'index.html':
          `<!doctype html><html lang="en"><meta charset="utf-8"><body>${body}` +
          '<script type="module" src="app/stdin.js"></script>',
      },
      route: '#/parts',
    });
  /** What the icon of the card is drawn with: its outline, or a letter instead. */
  const shapeOf = async (site) => {
    const shape = await site.page.waitForFunction(() => {
      const card = document.querySelector('docs-card')?.shadowRoot;
      const icon = card?.querySelector('docs-icon')?.shadowRoot;
      return icon?.querySelector('path:not([d=""]), text')?.localName;
    });
    return shape.jsonValue();
  };

  it('finds icons and workers with the attribute assets', async (t) => {
    const bundled = await bundle();
    const site = await openBundle(t, '<docs-site assets="/docs-site"></docs-site>', bundled);
    await site.shown('parts');
    assert.equal(await shapeOf(site), 'path');
    await site.settled();
    const worker = site.page.waitForRequest((request) => request.url().includes('search-worker'));
    await site.page.keyboard.press('/');
    assert.match((await worker).url(), /\/docs-site\/chunks\/\w+\/search-worker\.js$/);
    const beside = site.server.requests.filter((url) => url.startsWith('/app/'));
    assert.deepEqual(
      beside.filter((url) => !Object.hasOwn(bundled, url.slice(1))),
      [],
    );
    assert.ok(beside.length > 0);
  });

  it('says that the icons are missing without it', async (t) => {
    const site = await openBundle(t, '<docs-site></docs-site>');
    await site.shown('parts');
    assert.equal(await shapeOf(site), 'text');
    const list = await site.page.waitForSelector('docs-site >>> docs-problems >>> ul');
    assert.match(await list.evaluate((element) => element.textContent), /set "assets"/);
  });
});
