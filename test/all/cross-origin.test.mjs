import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {indexPage} from '../../cli/init/index-page.mjs';
import {serve} from '../harness/static-server.mjs';
import {acme} from '../harness/acme.mjs';
import {runCommand} from '../harness/command.mjs';
import {indexWith} from '../harness/offline/offline-index.mjs';
import {cut, ready} from '../harness/offline-site.mjs';
import {openAuthorsSite as openSite} from '../harness/open-site.mjs';
import {filesIn, root} from '../harness/sources.mjs';

const cors = {'access-control-allow-origin': '*'};

async function otherOrigin(t, options) {
  const other = await serve(options);
  t.after(() => other.close());
  return other;
}

describe('a site on another origin', () => {
  it('that does not allow this one says which header is missing', async (t) => {
    const files = {...acme, 'docs.json': JSON.stringify(acme['docs.json'])};
    const other = await otherOrigin(t, {files});
    const index = `${indexPage}<body><docs-site src="${other.url}"></docs-site>`;
    const site = await openSite(t, {files: {'index.html': index}, allowed: [other.url]});
    await site.says('This site could not be opened');
    const {origin} = new URL(site.server.url);
    await site.says(`"Access-Control-Allow-Origin: ${origin}"`);
  });
});

describe('a site whose script is on another origin', () => {
  it('can be read without a network, with a service worker of one line', async (t) => {
    const cdn = await otherOrigin(t, {folders: {'v1/': join(root, 'dist')}, headers: cors});
    const url = `${cdn.url}v1/`;
    const site = await openSite(t, {
      files: {
        ...acme,
        'index.html': indexWith('<docs-site offline></docs-site>').replace('docs-site/', url),
        'docs-sw.js': `importScripts('${url}docs-sw.js');`,
      },
      allowed: [url],
      route: '#/introduction',
    });
    await site.shown('introduction');
    await ready(site);
    cut(site);
    await cdn.close();
    await site.open('#/introduction');
    await site.shown('introduction');
    await site.page.waitForFunction(() =>
      document.querySelector('docs-callout')?.shadowRoot?.querySelector('[role="img"] svg'),
    );
  });
});

/** Notes in the document which script or link could not be loaded. */
const noteRefused = `addEventListener('error', ({target}) => {
  document.documentElement.dataset.refused = target.src || target.href;
}, true);`;

/**
 * A site whose index page has what `docs-site cdn` prints, under the strict policy of the guide.
 * The CDN has added a statement to the file that is named, if any.
 */
async function siteOnCdn(t, changed) {
  const dist = join(root, 'dist');
  const cdn = await otherOrigin(t, {
    folders: {'v1/': dist},
    headers: cors,
    async intercept(path, response) {
      if (path !== `v1/${changed}`) return false;
      const text = await readFile(join(dist, changed), 'utf8');
      response
        .writeHead(200, {...cors, 'content-type': 'text/javascript'})
        .end(`${text}\n;document.documentElement.dataset.changed = '';`);
      return true;
    },
  });
  const {out} = await runCommand(['cdn', `${cdn.url}v1`]);
  const [, sources] = /Content-Security-Policy: script-src ([^>]+) -->/.exec(out);
  const {origin} = new URL(cdn.url);
  const policy = [
    `default-src 'self'; script-src 'self' ${sources}; style-src 'self'; img-src * data:`,
    `connect-src 'self' ${origin}; worker-src blob:`,
    "require-trusted-types-for 'script'; trusted-types lit-html docs-site",
  ];
  return openSite(t, {
    files: {
      ...acme,
      'index.html': `<!doctype html><title>Acme</title><script src="note.js"></script>\n${out}`,
      'note.js': noteRefused,
    },
    headers: {'content-security-policy': policy.join('; ')},
    allowed: [cdn.url],
    route: '#/introduction',
  });
}

/** Removes what the browser has logged of scripts that differ from their hashes. */
function forgetMismatches(site) {
  const isExpected = (problem) => /integrity|dynamically imported module/.test(problem);
  site.problems = site.problems.filter((problem) => !isExpected(problem));
}

const hasRun = (site) =>
  site.page.evaluate(() => document.documentElement.dataset.changed !== undefined);

describe('a site with the lines that `docs-site cdn` prints', () => {
  it('works under a strict policy', async (t) => {
    const site = await siteOnCdn(t);
    await site.shown('introduction');
    await site.settled();
  });

  for (const file of ['docs-site.js', 'main.js']) {
    it(`does not run a ${file} that was changed on the CDN`, async (t) => {
      const site = await siteOnCdn(t, file);
      await site.page.waitForSelector(`html[data-refused$="/${file}"]`);
      assert.equal(await hasRun(site), false);
      forgetMismatches(site);
    });
  }

  it('does not run a changed script that another one imports', async (t) => {
    const [path] = filesIn('dist', 'layout-parts.js');
    const site = await siteOnCdn(t, path.slice('dist/'.length));
    await site.shown('introduction');
    await site.settled();
    assert.equal(await hasRun(site), false);
    forgetMismatches(site);
  });
});
