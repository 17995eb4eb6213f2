import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {parse} from 'parse5';
import {folderWith, runCommand} from '../harness/command.mjs';

const page = (title) => `---\ntitle: ${title}\n---\n\nA text.\n`;
const start = {'start.mdx': page('Start')};

/** Builds a site with this configuration; `read` gives the document of a path. */
async function built(t, config, files = start) {
  const written = {name: 'Acme', navigation: {pages: ['start']}, ...config};
  const folder = await folderWith(t, {'docs.json': JSON.stringify(written), ...files});
  const out = join(await folderWith(t), 'out');
  const {code, error} = await runCommand(['build', folder, '--out', out, '--url', 'https://a.dev']);
  assert.equal(code, 0, error);
  return async (path) => parse(await readFile(join(out, `${path}.html`), 'utf8'));
}

/** The elements of a tree with this tag, and this class if one is given. */
function find(tree, tag, name) {
  const inner = (tree.childNodes ?? []).flatMap((child) => find(child, tag, name));
  const isFound =
    tree.tagName === tag &&
    (name === undefined || attribute(tree, 'class')?.split(' ')[0] === name);
  return isFound ? [tree, ...inner] : inner;
}

const attribute = ({attrs}, name) => attrs.find((one) => one.name === name)?.value;
const textIn = (node) => node.value ?? (node.childNodes ?? []).map(textIn).join('');
const root = (tree) => find(tree, 'html')[0];

describe('the document of a published page', () => {
  const languages = ['en', 'ar', 'cn'].map((language) => ({
    language,
    pages: [`${language}/start`, `${language}/second`],
  }));
  const files = Object.fromEntries(
    ['en', 'ar', 'cn'].flatMap((language) =>
      ['start', 'second'].map((name) => [`${language}/${name}.mdx`, page(`${name} ${language}`)]),
    ),
  );

  it('has the name of the site beside its logo, if the configuration says so', async (t) => {
    const images = {light: '/logo.svg', dark: '/logo.svg'};
    const shownWith = async (logo) => {
      const read = await built(t, {logo});
      const [home] = find(await read('start'), 'a', 'docs-topbar-home');
      const [image] = find(home, 'img');
      return `${attribute(image, 'alt')}|${textIn(home).trim()}`;
    };
    assert.equal(await shownWith(images), 'Acme|');
    assert.equal(await shownWith({...images, name: true}), '|Acme');
  });

  it('says in which language and direction it is, for browsers and search engines', async (t) => {
    const read = await built(t, {navigation: {languages}}, files);
    const seen = async (path) => {
      const html = root(await read(path));
      return `${attribute(html, 'lang')} ${attribute(html, 'dir')}`;
    };
    assert.equal(await seen('en/start'), 'en ltr');
    assert.equal(await seen('ar/start'), 'ar rtl');
    assert.equal(await seen('cn/start'), 'zh ltr');
    const chinese = await read('cn/second');
    const others = find(chinese, 'link').filter((link) => attribute(link, 'hreflang'));
    assert.deepEqual(
      others.map((link) => `${attribute(link, 'hreflang')} ${attribute(link, 'href')}`),
      [
        'en https://a.dev/en/second',
        'ar https://a.dev/ar/second',
        'zh https://a.dev/cn/second',
        'x-default https://a.dev/en/second',
      ],
    );
    // The interface is in that language, too.
    assert.equal(textIn(find(chinese, 'a', 'docs-site-skip')[0]), '跳到正文');
  });

  it('leads to the same page in other languages, by their own names', async (t) => {
    const read = await built(t, {navigation: {languages}}, files);
    const [list] = find(await read('en/second'), 'details', 'docs-choices');
    assert.equal(attribute(find(list, 'summary')[0], 'aria-label'), 'Language: English');
    assert.deepEqual(
      find(list, 'a').map((link) => [
        attribute(link, 'href'),
        attribute(link, 'lang'),
        textIn(link),
      ]),
      [
        ['/ar/second', 'ar', 'العربية'],
        ['/cn/second', 'zh', '中文'],
      ],
    );
  });

  it('has the language of the document of its author where it names none', async (t) => {
    const index = '<!doctype html><html lang="de"><body><docs-site></docs-site></body></html>';
    const read = await built(t, {}, {...start, 'index.html': index});
    const tree = await read('start');
    assert.equal(attribute(root(tree), 'lang'), 'de');
    assert.equal(textIn(find(tree, 'a', 'docs-site-skip')[0]), 'Zum Inhalt springen');
  });

  it('calls a site, tab or anchor without a name by a word of its language', async (t) => {
    const shownIn = async (language, levels) => {
      const index = `<!doctype html><html lang="${language}"><docs-site></docs-site></html>`;
      const navigation = [{group: 'Start', pages: ['start']}];
      const config = {name: undefined, navigation, ...levels};
      const tree = await (await built(t, config, {...start, 'index.html': index}))('start');
      const links = ['docs-topbar-home', 'docs-topbar-tab', 'docs-sidebar-anchor'];
      const all = [find(tree, 'title'), ...links.map((name) => find(tree, 'a', name))];
      return [...new Set(all.flat().map((one) => textIn(one).trim()))];
    };
    const tabs = [{name: 'API', url: 'https://api.example'}];
    assert.deepEqual(await shownIn('de', {tabs}), ['Dokumentation', 'API']);
    const anchors = [{name: 'API', url: 'https://api.example'}];
    assert.deepEqual(await shownIn('ja', {anchors}), ['ドキュメント', 'API']);
  });

  it('has the mode of the site before any script, and says if that is fixed', async (t) => {
    const modeOf = async (config) => {
      const tree = await (await built(t, config))('start');
      const [script] = find(tree, 'script').filter((one) => attribute(one, 'data-site'));
      return [attribute(root(tree), 'data-docs-mode'), attribute(script, 'data-fixed')];
    };
    assert.deepEqual(await modeOf({}), [undefined, undefined]);
    assert.deepEqual(await modeOf({appearance: {default: 'dark'}}), ['dark', undefined]);
    const strict = {appearance: {default: 'light', strict: true}};
    assert.deepEqual(await modeOf(strict), ['light', '']);
  });
});

describe('the frame of a published page', () => {
  it('has all that the top bar has in the menu of narrow windows', async (t) => {
    const read = await built(
      t,
      {
        navbar: {
          links: [{label: 'Status', href: 'https://status.a.dev'}],
          primary: {type: 'github', href: 'https://github.com/acme/docs'},
        },
        navigation: {
          versions: [
            {version: 'v2', pages: ['start']},
            {version: 'v1', pages: ['old']},
          ],
        },
      },
      {...start, 'old.mdx': page('Old')},
    );
    const tree = await read('start');
    const hrefs = (name) =>
      find(find(tree, 'div', name)[0], 'a').map((link) => attribute(link, 'href'));
    for (const where of ['docs-topbar', 'docs-menu-list']) {
      for (const href of ['/old', 'https://status.a.dev/', 'https://github.com/acme/docs']) {
        assert.ok(hrefs(where).includes(href), `${where}: ${hrefs(where)}`);
      }
    }
    assert.equal(textIn(find(tree, 'a', 'docs-topbar-repository')[0]), 'acme/docs');
  });

  it('leads to the file of the page, and says when that was changed', async (t) => {
    const index = '<!doctype html><docs-site repository="acme/docs" directory="site"></docs-site>';
    const dated = {
      'start.mdx': page('Start').replace('title:', 'lastUpdatedDate: 2026-03-09\ntitle:'),
    };
    const config = {feedback: {raiseIssue: true, thumbsRating: true}};
    const tree = await (await built(t, config, {...dated, 'index.html': index}))('start');
    const [end] = find(tree, 'div', 'docs-feedback');
    const [edit, issue] = find(end, 'a').map((link) => attribute(link, 'href'));
    assert.equal(edit, 'https://github.com/acme/docs/edit/main/site/start.mdx');
    assert.match(issue, /^https:\/\/github\.com\/acme\/docs\/issues\/new\?/);
    assert.match(decodeURIComponent(issue), /https:\/\/a\.dev\/\n/);
    assert.equal(textIn(find(end, 'time')[0]), 'March 9, 2026');
    assert.equal(find(end, 'button').length, 2);
    assert.equal(find(await (await built(t, {}))('start'), 'div', 'docs-feedback').length, 0);
  });

  it('leads from page to page, and to another site where a page is a link to it', async (t) => {
    const link = '---\ntitle: Status\nurl: https://status.a.dev/\n---\n';
    const config = {navigation: {pages: ['start', 'status']}};
    const tree = await (await built(t, config, {...start, 'status.mdx': link}))('start');
    const [next] = find(tree, 'a', 'docs-pager-next');
    assert.equal(attribute(next, 'href'), 'https://status.a.dev/');
    assert.match(attribute(next, 'rel'), /noopener/);
  });

  it('has no footer without content, and names the lists of one', async (t) => {
    const empty = await (await built(t, {}))('start');
    assert.equal(find(empty, 'footer').length, 0);
    const links = [{header: 'Company', items: [{label: 'Blog', href: 'https://blog.a.dev'}]}];
    const tree = await (await built(t, {footer: {links}}))('start');
    const [list] = find(find(tree, 'footer')[0], 'ul');
    const [name] = find(tree, 'p', 'docs-footer-column-header');
    assert.equal(attribute(list, 'aria-labelledby'), attribute(name, 'id'));
    assert.equal(textIn(name), 'Company');
  });
});
