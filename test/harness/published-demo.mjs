import {chmod, cp, mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {codeInPage} from './code-in-page.mjs';
import {pagesOf} from './pages-of.mjs';
import {root, textOf} from './sources.mjs';

/** Pages whose paths servers and browsers write in different ways. */
export const awkwardPages = [
  'paths/index',
  'paths/über uns',
  'paths/日本語/始め方',
  'paths/a+b',
  'paths/Upper',
];
/** A page that is not in the navigation. */
export const hiddenPage = 'paths/Hidden';
/** All pages in the order of the navigation. */
export const allPages = [...pagesOf('demo/docs.json'), ...awkwardPages];

/**
 * Writes our documentation and the bundle to folders of a host, as the site `/team/docs/`. Its
 * `index.html` is that of our documentation, or with the history router the one that the page about
 * hosting shows, without or with a service worker.
 *
 * @returns {Promise<{work: string, hash: string, history: string, offline: string, remove: () =>
 *   Promise<void>}>}
 *   A folder for each kind; `work` is for files of the hosts.
 */
export async function publishDemo() {
  const work = await mkdtemp(join(tmpdir(), 'docs-site-hosts-'));
  // Some servers read it as another user.
  await chmod(work, 0o755);
  const [hash, history, offline] = ['hash', 'history', 'offline'].map((name) => join(work, name));
  await publish(hash, {'404.html': '<!doctype html><title>Missing</title>'});
  const index = historyIndex();
  await publish(history, {'404.html': index, 'team/docs/index.html': index});
  const withWorker = index.replace('router="history"', '$& offline');
  await publish(offline, {'team/docs/index.html': withWorker});
  return {work, hash, history, offline, remove: () => rm(work, {recursive: true})};
}

async function publish(folder, files) {
  const site = join(folder, 'team/docs');
  await cp(join(root, 'demo'), site, {recursive: true});
  await cp(join(root, 'dist'), join(site, 'docs-site'), {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  });
  await cp(join(root, 'dist/docs-sw.js'), join(site, 'docs-sw.js'));
  const config = JSON.parse(textOf('demo/docs.json'));
  config.navigation.tabs[0].groups.push({group: 'Paths', pages: awkwardPages});
  const written = {...files, 'team/docs/docs.json': JSON.stringify(config)};
  for (const path of [...awkwardPages, hiddenPage]) {
    written[`team/docs/${path}.mdx`] = `---\ntitle: Page ${path}\n---\n\nText.\n`;
  }
  for (const [path, text] of Object.entries(written)) {
    await mkdir(dirname(join(folder, path)), {recursive: true});
    await writeFile(join(folder, path), text);
  }
}

function historyIndex() {
  const policy = codeInPage('demo/hosting/github-pages.mdx', 'html index.html');
  return codeInPage('demo/guide/hosting.mdx', 'html index.html', 'router="history"')
    .replace('<meta charset="utf-8">', `$&\n${policy}`)
    .replace('/docs/docs-site/', '/team/docs/docs-site/')
    .replace('base="/docs/"', 'base="/team/docs/"');
}
