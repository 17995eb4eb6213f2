import assert from 'node:assert/strict';
import {mkdir, readdir, readFile, rm, stat, symlink, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {parse} from 'parse5';
import {indexPage} from '../../cli/init/index-page.mjs';
import {folderWith, runCommand} from '../harness/command.mjs';
import {root} from '../harness/sources.mjs';

const api = {
  openapi: '3.1.0',
  info: {title: 'Forge', version: '1'},
  servers: [{url: '/v1'}],
  paths: {
    '/anvils': {
      get: {
        operationId: 'listAnvils',
        summary: 'List anvils',
        description: 'Gives **all** anvils.\n\nMore of it.',
        parameters: [
          {name: 'limit', in: 'query', description: 'How many.', schema: {type: 'integer'}},
        ],
        responses: {200: {description: 'All of them.'}},
      },
    },
  },
};

const files = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    description: 'Anvils and more.',
    favicon: '/icon.svg',
    navigation: {
      languages: [
        {language: 'en', groups: [{group: 'Start', pages: ['start', 'guides/second']}]},
        {language: 'de', groups: [{group: 'Beginn', pages: ['de/start']}]},
        {language: 'fr', groups: [{group: 'API', openapi: 'openapi.json'}]},
      ],
    },
    redirects: [
      {source: '/old', destination: '/guides/second'},
      {source: '/blog/:slug*', destination: 'https://blog.acme.dev/:slug*'},
    ],
  }),
  'start.mdx': '---\ntitle: Start\ndescription: What Acme is.\n---\n\nThe first text.\n',
  'guides/second.mdx': '---\ntitle: Second\nog:image: /big.png\n---\n\nThe second text.\n',
  'de/start.mdx': '---\ntitle: Beginn\n---\n\nDer erste Text.\n',
  'hidden.mdx': '---\ntitle: Hidden\n---\n\nOnly links lead here.\n',
  'snippets/part.mdx': 'A part.\n',
  'openapi.json': JSON.stringify(api),
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

const url = 'https://docs.acme.dev';

async function builtFolder(t, more = {}, words = []) {
  const folder = await folderWith(t, {...files, ...more});
  const out = join(await folderWith(t), 'out');
  const build = (...others) =>
    runCommand(['build', folder, '--url', url, '--out', out, ...words, ...others]);
  const result = await build();
  assert.equal(result.code, 0, result.error);
  const read = (path) => readFile(join(out, path), 'utf8');
  return {folder, out, build, read, result};
}

/** The beginning of a PNG file of this size (PNG specification, 11.2.2 IHDR). */
function pngOf(width, height) {
  const size = Buffer.alloc(17);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1A\n\0\0\0\rIHDR', 'latin1'), size]);
}

/** The beginning of a JPEG file of this size, from a camera that was turned (Exif, tag 0x112). */
function uprightJpegOf(width, height) {
  const hex = (text) => Buffer.from(text.replaceAll(' ', ''), 'hex');
  const tiff = hex('4949 2a00 08000000 0100 1201 0300 01000000 06000000 00000000');
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const size = hex('0000 0000');
  size.writeUInt16BE(height, 0);
  size.writeUInt16BE(width, 2);
  const length = hex('0000');
  length.writeUInt16BE(exif.length + 2);
  return Buffer.concat([hex('ffd8 ffe1'), length, exif, hex('ffc0 0011 08'), size, hex('03')]);
}

/** The elements of a document with this tag, each as its attributes and its text. */
function elementsOf(html, tag) {
  const found = [];
  const visit = ({tagName, attrs = [], childNodes = []}) => {
    if (tagName === tag) {
      const text = childNodes.map(({value = ''}) => value).join('');
      found.push({...Object.fromEntries(attrs.map(({name, value}) => [name, value])), text});
    }
    childNodes.forEach(visit);
  };
  visit(parse(html));
  return found;
}

describe('docs-site build', () => {
  it('writes a document for every page, and copies the site', async (t) => {
    const {read, result} = await builtFolder(t);
    assert.match(await read('index.html'), /The first text\./);
    assert.match(await read('guides/second.html'), /The second text\./);
    assert.match(await read('openapi.json'), /List anvils/);
    assert.equal(await read('start.mdx'), files['start.mdx']);
    assert.match(await read('docs-site/docs-site.js'), /import/);
    assert.equal(await read('.nojekyll'), '');
    const operation = await read('api-reference/list-anvils.html').catch(() => '');
    assert.match(operation, /limit/);
    assert.match(operation, /How many\./);
    assert.match(operation, /https:\/\/docs\.acme\.dev<\/span><span[^>]*>\/v1/);
    assert.match(result.out, /: 6 pages, \d+ files written, 0 unchanged, 0 removed\./);
  });

  it('says in the head what a page is', async (t) => {
    const {read} = await builtFolder(t);
    const html = await read('guides/second.html');
    const [{text}] = elementsOf(html, 'title');
    assert.equal(text, 'Second – Acme');
    const metas = new Map(
      elementsOf(html, 'meta').map(({name, property, content}) => [name ?? property, content]),
    );
    assert.equal(metas.get('description'), 'Anvils and more.');
    assert.equal(metas.get('og:title'), 'Second');
    assert.equal(metas.get('og:url'), `${url}/guides/second`);
    assert.equal(metas.get('og:image'), `${url}/big.png`);
    assert.equal(metas.get('twitter:card'), 'summary_large_image');
    const links = elementsOf(html, 'link');
    assert.equal(links.find(({rel}) => rel === 'canonical').href, `${url}/guides/second`);
    assert.equal(links.find(({rel}) => rel === 'icon').href, '/icon.svg');
    assert.equal(elementsOf(html, 'html')[0].lang, 'en');
    const german = await read('de/start.html');
    assert.equal(elementsOf(german, 'html')[0].lang, 'de');
    assert.match(german, /aria-label="Seiten"/);
  });

  it('describes a page of an API as its file does, unless the page does', async (t) => {
    const pages = {'op.mdx': '---\nopenapi: GET /anvils\n---\n', 'own.mdx': ''};
    pages['own.mdx'] = '---\nopenapi: GET /anvils\ndescription: Own words.\n---\n';
    const {read} = await builtFolder(t, {
      ...pages,
      'docs.json': JSON.stringify({
        name: 'Acme',
        api: {openapi: 'openapi.json'},
        navigation: {pages: ['start', 'op', 'own']},
      }),
    });
    const of = async (file) => {
      const metas = elementsOf(await read(file), 'meta');
      const contents = (wanted) =>
        metas.flatMap(({name, property, content}) =>
          (name ?? property) === wanted ? content : [],
        );
      return [...contents('description'), ...contents('og:description')];
    };
    assert.deepEqual(await of('op.html'), ['Gives all anvils.', 'Gives all anvils.']);
    assert.deepEqual(await of('own.html'), ['Own words.', 'Own words.']);
    assert.match(await read('llms.txt'), /op\.html\.md\): Gives all anvils\.\n/);
  });

  it('says where a page is: in other languages, after others, and in its groups', async (t) => {
    const {read} = await builtFolder(t);
    const html = await read('start.html');
    const links = elementsOf(html, 'link');
    const hrefOf = (found) => links.find(found)?.href;
    assert.equal(
      hrefOf(({hreflang}) => hreflang === 'de'),
      `${url}/de/start`,
    );
    assert.equal(
      hrefOf(({hreflang}) => hreflang === 'en'),
      `${url}/`,
    );
    assert.equal(
      hrefOf(({hreflang}) => hreflang === 'x-default'),
      `${url}/`,
    );
    assert.equal(
      hrefOf(({rel}) => rel === 'next'),
      `${url}/guides/second`,
    );
    assert.equal(
      hrefOf(({rel}) => rel === 'prev'),
      undefined,
    );
    const [{text}] = elementsOf(html, 'script').filter(({type}) => type === 'application/ld+json');
    assert.deepEqual(JSON.parse(text).itemListElement, [
      {'@type': 'ListItem', position: 1, name: 'Acme', item: `${url}/`},
    ]);
  });

  it('writes what crawlers, assistants and readers of feeds ask for', async (t) => {
    const {read} = await builtFolder(t, {
      'guides/second.mdx': [
        '---\ntitle: Second\n---\n',
        '<Note>Mind the **gap**.</Note>\n',
        '<Card title="A card" href="/start">Its text.</Card>\n',
        '<Update label="v2" description="November 5, 2026" tags={["New"]}>Faster & <b>b</b>.</Update>',
        '<Update label="2026-10-01">First.</Update>\n',
      ].join('\n'),
    });
    const sitemap = await read('sitemap.xml');
    const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, one]) => one);
    assert.ok(urls.includes(`${url}/`) && urls.includes(`${url}/de/start`), urls.join());
    assert.ok(!urls.includes(`${url}/hidden`));
    assert.match(await read('robots.txt'), /^Sitemap: https:\/\/docs\.acme\.dev\/sitemap\.xml$/m);
    const llms = await read('llms.txt');
    assert.match(llms, /^# Acme\n\n> Anvils and more\.\n\n## Start\n\n- \[Start\]\(/);
    assert.match(
      llms,
      /- \[Start\]\(https:\/\/docs\.acme\.dev\/start\.html\.md\): What Acme is\.\n/,
    );
    assert.match(await read('llms-full.txt'), /# Start\n\nWhat Acme is\.\n\nThe first text\./);
    const markdown = await read('guides/second.html.md');
    assert.match(markdown, /^# Second\n/);
    assert.match(markdown, /Mind the \*\*gap\*\*\./);
    assert.match(markdown, /\*\*\[A card\]\(https:\/\/docs\.acme\.dev\/start\)\*\*/);
    assert.match(markdown, /## v2\n\nNovember 5, 2026\n/);
    assert.doesNotMatch(markdown, /<Note>/);
    const feed = await read('guides/second.feed.xml');
    assert.match(feed, /<title>v2 – November 5, 2026<\/title>/);
    assert.match(feed, /<updated>2026-11-05T00:00:00Z<\/updated>/);
    assert.match(feed, /<category term="New"\/>/);
    assert.match(feed, /Faster &amp;amp; &lt;strong&gt;|Faster &amp;amp; &lt;b&gt;/);
    const html = await read('guides/second.html');
    const feedLink = elementsOf(html, 'link').find(({type}) => type === 'application/atom+xml');
    assert.equal(feedLink.href, `${url}/guides/second.feed.xml`);
  });

  it('has the first page at the URL of the site, if it is named index', async (t) => {
    const {read} = await builtFolder(t, {
      'docs.json': JSON.stringify({
        name: 'Acme',
        navigation: {pages: ['index', 'start']},
        redirects: [{source: '/index.html', destination: '/start'}],
      }),
      'index.mdx': '---\ntitle: Home\n---\n\nThe first words.\n',
    });
    const html = await read('index.html');
    assert.match(html, /The first words\./);
    const [canonical] = elementsOf(html, 'link').filter(({rel}) => rel === 'canonical');
    assert.equal(canonical.href, `${url}/`);
    const start = await read('start.html');
    const [previous] = elementsOf(start, 'link').filter(({rel}) => rel === 'prev');
    assert.equal(previous.href, `${url}/`);
    const items = elementsOf(start, 'a').filter((link) => link.class === 'docs-sidebar-item');
    assert.equal(items[0].href, '/');
    assert.match(await read('sitemap.xml'), new RegExp(`<loc>${url}/</loc>`));
    assert.match(await read('llms.txt'), /\[Home\]\(.*\/index\.html\.md\)/);
    assert.match(await read('index.html.md'), /The first words\./);
  });

  it('has an index of the root at the URL of the site, also one that is not listed', async (t) => {
    const config = {name: 'Acme', navigation: {pages: ['start', 'guides/second']}};
    const {read, result} = await builtFolder(t, {
      'docs.json': JSON.stringify(config),
      'index.mdx': '---\ntitle: Home\nmode: custom\n---\n\nThe [first](/start) words.\n',
      'start.mdx': '---\ntitle: Start\n---\n\nBack to the [home page](/).\n',
    });
    const html = await read('index.html');
    assert.match(html, /The <a[^>]* href="\/start"/);
    assert.equal(elementsOf(html, 'title')[0].text, 'Acme');
    assert.doesNotMatch(html, /noindex|docs-page-eyebrow/);
    assert.match(await read('start.html'), /href="\/"[^>]*>home page/);
    assert.match(await read('sitemap.xml'), new RegExp(`<loc>${url}/</loc>`));
    assert.doesNotMatch(result.out, /unlisted/);
    const hidden = {
      tabs: [
        {tab: 'A', pages: ['start']},
        {tab: 'B', hidden: true, pages: ['index']},
      ],
    };
    const other = await builtFolder(t, {
      'docs.json': JSON.stringify({name: 'Acme', navigation: hidden}),
      'index.mdx': '---\ntitle: Home\n---\n\nIn a hidden tab.\n',
    });
    assert.match(await other.read('index.html'), /In a hidden tab\./);
  });

  it('introduces the site on its home page, whatever that is called', async (t) => {
    const {read} = await builtFolder(t);
    for (const file of ['index.html', 'start.html']) {
      const html = await read(file);
      assert.equal(elementsOf(html, 'title')[0].text, 'Acme');
      const [canonical] = elementsOf(html, 'link').filter(({rel}) => rel === 'canonical');
      assert.equal(canonical.href, `${url}/`);
      const metas = new Map(
        elementsOf(html, 'meta').map(({name, property, content}) => [name ?? property, content]),
      );
      assert.equal(metas.get('og:title'), 'Acme');
      assert.equal(metas.get('og:site_name'), 'Acme');
      assert.equal(metas.get('og:url'), `${url}/`);
    }
    const sitemap = await read('sitemap.xml');
    assert.match(sitemap, new RegExp(`<loc>${url}/</loc>`));
    assert.doesNotMatch(sitemap, /\/start<.*\/start</s);
    const own = {metatags: {canonical: 'https://main.acme.dev'}};
    const config = JSON.parse(files['docs.json']);
    const seo = await builtFolder(t, {'docs.json': JSON.stringify({...config, seo: own})});
    assert.match(
      await seo.read('index.html'),
      /rel="canonical" href="https:\/\/main\.acme\.dev\/"/,
    );
  });

  it('has the index of a folder at the URL of the folder', async (t) => {
    const pages = ['index', 'guides/new', 'guides/index', 'guides/deep/index'];
    const pagesOf = {
      'docs.json': JSON.stringify({name: 'Acme', navigation: {pages}}),
      'index.mdx': '[all](/guides) [new](/guides/new) [own](/own)\n',
      'guides/new.mdx': '---\ntitle: New\n---\n\n<Update label="2026-10-01">A.</Update>\n',
      'guides/index.mdx': '[new](./new) [deep](deep/)\n',
      'guides/deep/index.mdx': 'Deep.\n',
      'own/index.mdx': 'Not listed.\n',
    };
    for (const end of ['', '/']) {
      const {read} = await builtFolder(t, pagesOf, end ? ['--folders'] : []);
      const hrefs = (html, part = 'a') => elementsOf(html, part).map(({href}) => href);
      const home = await read('index.html');
      for (const path of ['guides/', `guides/new${end}`, 'own/']) {
        assert.ok(hrefs(home).includes(`/${path}`), path);
      }
      const folder = await read('guides/index.html');
      for (const path of [`guides/new${end}`, 'guides/deep/']) {
        assert.ok(hrefs(folder).includes(`/${path}`), path);
      }
      const links = elementsOf(folder, 'link');
      const relation = (wanted) => links.find(({rel}) => rel === wanted).href;
      assert.equal(relation('canonical'), `${url}/guides/`);
      assert.equal(relation('prev'), `${url}/guides/new${end}`);
      assert.equal(relation('next'), `${url}/guides/deep/`);
      assert.match(await read('own/index.html'), /Not listed\./);
      const sitemap = await read('sitemap.xml');
      for (const path of ['', 'guides/', `guides/new${end}`, 'guides/deep/']) {
        assert.ok(sitemap.includes(`<loc>${url}/${path}</loc>`), path);
      }
      const page = await read(end ? 'guides/new/index.html' : 'guides/new.html');
      assert.ok(page.includes(`property="og:url" content="${url}/guides/new${end}"`));
      assert.ok((await read('guides/new.feed.xml')).includes(`href="${url}/guides/new${end}`));
    }
  });

  it('leads to the new path of a page that has moved, also in links', async (t) => {
    const {read} = await builtFolder(t, {
      'start.mdx': '[a](/old#setup) [b](/old?x=1#setup) [c](/blog/2026)\n',
    });
    const hrefs = elementsOf(await read('start.html'), 'a').map(({href}) => href);
    for (const path of ['/guides/second#setup', '/guides/second?x=1#setup']) {
      assert.ok(hrefs.includes(path), path);
    }
    assert.ok(hrefs.includes('https://blog.acme.dev/2026'));
    const old = await read('old.html');
    assert.match(old, /<script src="\/docs-site\/redirect\.js" data-to="\/guides\/second">/);
    assert.match(old, /<noscript><meta http-equiv="refresh" content="0; url=\/guides\/second">/);
  });

  it('publishes no TypeScript, and no keys and settings with known names', async (t) => {
    const tools = [
      ...['Dockerfile', 'package.json', 'pnpm-lock.yaml', 'vite.config.js', 'notes.key'],
      ...['service-account.json', 'secrets.yml', 'wrangler.toml', 'netlify.toml', 'mkdocs.yml'],
      ...['requirements.txt', 'src/index.ts'],
    ];
    const others = Object.fromEntries(tools.map((file) => [file, 'Private.']));
    const kept = {
      ...{'data/prices.json': '[]', 'clip.mp4': '', CNAME: 'docs.acme.dev', 'vercel.json': '{}'},
      ...{'kept.key': 'Public.', 'tool.ts': 'A tool.', '.mintignore': '!kept.key\n'},
    };
    const page = '---\ntitle: More\n---\n\n[The tool](/tool.ts), `<a href="/package.json">`\n';
    const {out, result} = await builtFolder(t, {...others, ...kept, 'more.mdx': page});
    const written = await readdir(out, {recursive: true});
    const all = [...Object.keys(others), ...Object.keys(kept)];
    assert.deepEqual(
      all.filter((file) => written.includes(file)).sort(),
      Object.keys(kept)
        .filter((file) => file !== '.mintignore')
        .sort(),
    );
    assert.match(result.out, /^Not published: Dockerfile, mkdocs\.yml, netlify\.toml, .*\. /m);
    assert.match(result.out, /add a line such as "!Dockerfile" to \.mintignore\.$/m);
  });

  it('publishes nothing that .mintignore or the format leaves out', async (t) => {
    const draft = '---\ntitle: Draft\n---\n\nA secret plan.\n';
    const {folder, out, read, result} = await builtFolder(t, {
      'docs.json': '{"name": "A", "navigation": {"pages": ["start", "drafts/plan", "own/README"]}}',
      'start.mdx': '[plan](/drafts/plan) [note](/note.draft) ![](/tmp/a.png)\n',
      '.mintignore': 'drafts/\n*.draft.mdx\n',
      'drafts/plan.mdx': draft,
      'drafts/plan.png': 'x',
      'note.draft.mdx': draft,
      'README.md': draft,
      'own/README.md': 'A page.\n',
      'tmp/a.png': 'x',
    });
    assert.match(result.out, / 5 files left out \(\.mintignore and its defaults\)\./);
    const written = await readdir(out, {recursive: true});
    assert.deepEqual(
      written.filter((path) => /draft|tmp|^README/.test(path)),
      [],
    );
    assert.match(await read('own/README.html'), /A page\./);
    for (const file of ['sitemap.xml', 'llms-full.txt']) {
      assert.doesNotMatch(await read(file), /secret|draft<|Draft/, file);
    }
    const index = await runCommand(['index', folder, '--search']);
    assert.equal(index.code, 0, index.error);
    for (const path of await readdir(folder, {recursive: true})) {
      if (!/docs-index.*json$/.test(path)) continue;
      assert.doesNotMatch(await readFile(join(folder, path), 'utf8'), /secret/, path);
    }
    const check = await runCommand(['check', folder]);
    assert.match(check.out, /no file for the page "drafts\/plan"\..*left out by \.mintignore/s);
    assert.match(check.out, /link\/missing-page/);
    assert.doesNotMatch(check.out, /draft.*unlisted/);
  });

  it('leads to the page of a folder by the name of the folder', async (t) => {
    const {read} = await builtFolder(t, {
      'docs.json': '{"name": "A", "navigation": [{"group": "B", "pages": ["start", "guides"]}]}',
      'guides/index.mdx':
        '[One](#end), [two](/guides/index), [three](./index#end), [four](/guides/README), ' +
        '[five](/Guides), [six](/guides/gone).\n\n## End\n',
    });
    const page = await read('guides.html');
    for (const [href, text] of [
      ['/guides#end', 'One'],
      ['/guides', 'two'],
      ['/guides#end', 'three'],
      ['/guides', 'four'],
      ['/guides', 'five'],
      ['/guides/gone', 'six'],
    ]) {
      assert.match(page, new RegExp(`<a [^>]*href="${href}"[^>]*>${text}</a>`));
    }
  });

  it('hides what only links lead to, and has a page for what is missing', async (t) => {
    const {read} = await builtFolder(t);
    const robots = (html) => elementsOf(html, 'meta').find(({name}) => name === 'robots')?.content;
    assert.equal(robots(await read('hidden.html')), 'noindex');
    assert.equal(robots(await read('start.html')), undefined);
    const missing = await read('404.html');
    assert.equal(robots(missing), 'noindex');
    assert.match(missing, /Page not found/);
    await assert.rejects(read('snippets/part.html'));
  });

  it('keeps what the author has written into index.html', async (t) => {
    const index = `<!doctype html><html lang="en"><head><title>Old</title>
<meta name="description" content="Old">
<script src="https://analytics.example/a.js" defer></script>
<script src="own/mode.js"></script>
<link rel="stylesheet" href="own.css">
<script type="module" src="docs-site/docs-site.js"></script></head>
<body><docs-site repository="https://github.com/acme/docs">
<b slot="footer">Mine</b></docs-site>
<p>Imprint</p></body></html>`;
    const {read} = await builtFolder(t, {'index.html': index, 'own.css': 'p { color: red }'});
    const html = await read('guides/second.html');
    assert.deepEqual(
      elementsOf(html, 'title').map(({text}) => text),
      ['Second – Acme'],
    );
    assert.ok(elementsOf(html, 'script').some(({src}) => src === 'https://analytics.example/a.js'));
    assert.ok(elementsOf(html, 'script').some(({src}) => src === '/own/mode.js'));
    assert.match(html, /<b slot="footer">Mine<\/b>/);
    const sheets = elementsOf(html, 'link').filter(({rel}) => rel === 'stylesheet');
    assert.equal(sheets.at(-1).href, '/own.css');
    assert.equal(elementsOf(html, 'docs-site')[0].repository, 'https://github.com/acme/docs');
    assert.match(html, /<p>Imprint<\/p>/);
  });

  it('lists the pages near a page where a list is long', async (t) => {
    const paths = Array.from({length: 300}, (_, index) => `many/${index}`);
    const more = Object.fromEntries(paths.map((path) => [`${path}.md`, `# Page ${path}\n`]));
    const {read} = await builtFolder(t, {
      ...more,
      'docs.json': JSON.stringify({name: 'Acme', navigation: [{group: 'Many', pages: paths}]}),
    });
    const sidebar = async (path) =>
      elementsOf(await read(`${path}.html`), 'a')
        .filter((link) => link.class === 'docs-sidebar-item')
        .map(({href}) => href);
    const middle = await sidebar('many/150');
    assert.ok(middle.length < 250, `${middle.length} links`);
    for (const near of [140, 150, 160]) assert.ok(middle.includes(`/many/${near}`), `${near}`);
    // The first and the last entry lead on.
    assert.ok(!middle.includes('/many/0') && (await sidebar('many/0')).includes('/many/50'));
    const ahead = await sidebar(middle.at(-1).slice(1));
    assert.ok(ahead.includes('/many/240'), ahead.at(-1));
  });

  it('says how large images are that have the size of their file', async (t) => {
    const svg = (size) => `<svg xmlns="http://www.w3.org/2000/svg" ${size}></svg>`;
    const {read} = await builtFolder(t, {
      'docs.json': JSON.stringify({name: 'Acme', navigation: {pages: ['start', 'styled']}}),
      'start.mdx': `![](/wide.png) ![](/upright.jpg) ![](/drawing.svg) ![](/endless.svg)
![](/no-image.png) ![](/missing.png) ![](https://other.example/wide.png)

<img src="wide.png" className="block rounded-md border-black/5 dark:hidden" />
<img src="wide.png" className="hero-image" />
<img src="wide.png" className="h-8" />
<img src="wide.png" width="40" />
<img src="wide.png" style={{maxWidth: '5rem'}} />
`,
      'styled.mdx': '<style>{`img { height: 2rem; }`}</style>\n\n![](/wide.png)\n',
      'wide.png': pngOf(640, 320),
      'upright.jpg': uprightJpegOf(300, 200),
      'drawing.svg': svg('width="24" height="48px" viewBox="0 0 1 2"'),
      'endless.svg': svg('viewBox="0 0 24 24"'),
      'no-image.png': 'Not an image.',
    });
    const sizesOn = async (path) =>
      elementsOf(await read(path), 'img').map(({width, height}) => `${width} ${height}`);
    const unknown = 'undefined undefined';
    assert.deepEqual(await sizesOn('start.html'), [
      ...['640 320', '200 300', '24 48', unknown, unknown, unknown, unknown],
      ...['640 320', unknown, unknown, '40 20', unknown],
    ]);
    assert.deepEqual(await sizesOn('styled.html'), [unknown]);
  });

  it('says above a page that there is a newer version of it', async (t) => {
    const versions = [
      {version: 'v2', default: true, pages: ['start', 'v2/second']},
      {version: 'v1', pages: ['start', 'v1/second']},
    ];
    const second = '---\ntitle: Second\n---\n\nA text.\n';
    const {read} = await builtFolder(t, {
      'docs.json': JSON.stringify({name: 'Acme', navigation: {versions}}),
      'v1/second.mdx': second,
      'v2/second.mdx': second,
    });
    const older = await read('v1/second.html');
    assert.match(older, /You’re viewing the docs for v1\./);
    const [link] = elementsOf(older, 'a').filter(({text}) => text === 'View the docs for v2.');
    assert.equal(link.href, '/v2/second');
    for (const path of ['v2/second.html', 'start.html']) {
      assert.doesNotMatch(await read(path), /viewing the docs/, path);
    }
  });

  it('names the groups around a page above its title, if the site wants it', async (t) => {
    const groups = [
      {
        group: 'Outer',
        pages: ['start', {group: 'Inner', pages: ['guides/first', 'guides/second']}],
      },
    ];
    const {read} = await builtFolder(t, {
      'docs.json': JSON.stringify({
        name: 'Acme',
        styling: {eyebrows: 'breadcrumbs'},
        navigation: {groups},
      }),
      'guides/first.mdx': 'First.',
    });
    const html = await read('guides/second.html');
    const crumbs = elementsOf(html, 'a').filter(({part}) => part === 'crumb');
    assert.deepEqual(
      crumbs.map(({href, text}) => [href, text]),
      [
        ['/start', 'Outer'],
        ['/guides/first', 'Inner'],
      ],
    );
    const [, json] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html);
    assert.deepEqual(
      JSON.parse(json).itemListElement.map(({name, item}) => `${name} ${new URL(item).pathname}`),
      ['Acme /', 'Outer /', 'Inner /guides/first', 'Second /guides/second'],
    );
  });

  it('names the accounts of the footer, and shows an icon for each', async (t) => {
    const urls = ['website', 'github', 'x', 'nowhere'].map((name) => [name, 'https://acme.dev/']);
    const config = {
      name: 'Acme',
      navigation: {pages: ['start']},
      footer: {socials: Object.fromEntries(urls)},
    };
    const {read} = await builtFolder(t, {'docs.json': JSON.stringify(config)});
    const html = await read('start.html');
    const accounts = elementsOf(html, 'a').filter((link) => link.class === 'docs-footer-social');
    const names = accounts.map((link) => link['aria-label']);
    assert.deepEqual(names, ['Website', 'GitHub', 'X', 'Nowhere']);
    const drawings = [...html.matchAll(/docs-footer-social.*?<path d="([^"]+)"/g)];
    assert.equal(new Set(drawings.map(([, path]) => path)).size, 4);
  });

  it('loads nothing of the script that the site itself has', async (t) => {
    const index = `<!doctype html>
<link rel="modulepreload" href="https://cdn.example/v1/dist/main.js">
<script type="module" src="https://cdn.example/v1/dist/docs-site.js"></script>
<script type="module" src="main.js"></script>
<script src="docs-site/mode.js"></script>
<script src="https://other.example/v1/dist/main.js"></script>
`;
    const {read} = await builtFolder(t, {'index.html': index});
    const page = await read('start.html');
    assert.doesNotMatch(page, /cdn\.example/);
    assert.match(page, /<script type="module" src="\/main\.js">/);
    assert.match(page, /other\.example/);
    assert.deepEqual(page.match(/\b(?:main|mode)\.js/g), ['mode.js', 'main.js', 'main.js']);
  });

  it('has the service worker of its script, and leaves style sheets of pages alone', async (t) => {
    const styled = '---\ntitle: Start\n---\n\n<div className="mt-4">The first text.</div>\n';
    const {read} = await builtFolder(t, {
      'docs-sw.js': '// of an older version',
      'start.css': 'b {}',
      'start.mdx': styled,
    });
    assert.equal(await read('docs-sw.js'), await readFile(join(root, 'dist/docs-sw.js'), 'utf8'));
    assert.equal(await read('start.css'), 'b {}');
    assert.match(await read('start.html'), /href="\/docs-site\/pages\/start\.css"/);
    assert.match(await read('docs-site/pages/start.css'), /mt-4/);
  });

  it('has the service worker that the attribute `offline` asks for', async (t) => {
    const {read} = await builtFolder(t, {
      'index.html': `${indexPage}<docs-site offline></docs-site>`,
    });
    assert.equal(await read('docs-sw.js'), await readFile(join(root, 'dist/docs-sw.js'), 'utf8'));
    assert.match(await read('start.html'), /<docs-site offline/);
  });

  it('writes redirects as pages, and as a host reads them', async (t) => {
    const {read} = await builtFolder(t, {}, ['--redirects', 'netlify']);
    assert.match(await read('old.html'), /content="0; url=\/guides\/second"/);
    assert.equal(
      await read('_redirects'),
      '/old /guides/second 301\n/blog/* https://blog.acme.dev/:splat 301\n',
    );
  });

  it('adds redirects to the file of the author, without those that hide a page', async (t) => {
    const config = {
      ...JSON.parse(files['docs.json']),
      redirects: [
        {source: '/guides/second', destination: '/start'},
        {source: '/old', destination: '/start'},
      ],
    };
    const more = {'docs.json': JSON.stringify(config), _redirects: '/own /start 302\n'};
    const {read} = await builtFolder(t, more, ['--redirects', 'netlify']);
    assert.equal(await read('_redirects'), '/own /start 302\n/old /start 301\n');
    const unsafe = [
      {source: '/a', destination: 'javascript:alert(1)'},
      {source: '/../../b', destination: '/start'},
      {source: '/c/:rest*', destination: '/d/:rest*#:rest*'},
    ];
    const others = {'docs.json': JSON.stringify({...config, redirects: unsafe})};
    const without = await builtFolder(t, others, ['--redirects', 'netlify']);
    assert.equal(await without.read('_redirects'), '/c/* /d/:splat#:splat 301\n');
    const own = {...more, 'vercel.json': '{}'};
    const ofVercel = await builtFolder(t, own, ['--redirects', 'vercel']);
    assert.equal(await ofVercel.read('vercel.json'), '{}');
    const code = 'build/own-redirects';
    assert.ok(ofVercel.result.out.includes(`vercel.json  warning  ${code}`));
  });

  it('completes the URLs of images for previews, also of a site in a subfolder', async (t) => {
    const index =
      '<!doctype html><html><head><meta property="og:image" content="/all.png"></head></html>';
    const folder = await folderWith(t, {...files, 'index.html': index});
    const out = join(await folderWith(t), 'out');
    const words = ['build', folder, '--url', 'https://acme.dev/docs', '--out', out];
    assert.equal((await runCommand(words)).code, 0);
    const imageOf = async (file) => {
      const metas = elementsOf(await readFile(join(out, file), 'utf8'), 'meta');
      return metas.find(({property}) => property === 'og:image').content;
    };
    assert.equal(await imageOf('guides/second.html'), 'https://acme.dev/docs/big.png');
    assert.equal(await imageOf('start.html'), 'https://acme.dev/docs/all.png');
  });

  it('leaves pages out of the sitemap whose canonical URL is on another site', async (t) => {
    const head = 'title: Hidden\nnoindex: false\ncanonical: https://other.dev/page';
    const config = JSON.parse(files['docs.json']);
    // That of the site may be its address without a preview.
    const seo = {metatags: {canonical: 'https://acme.dev/docs'}};
    const {read} = await builtFolder(t, {
      'docs.json': JSON.stringify({...config, seo}),
      'hidden.mdx': `---\n${head}\n---\n\nText.\n`,
    });
    assert.match(await read('hidden.html'), /rel="canonical" href="https:\/\/other\.dev\/page"/);
    const sitemap = await read('sitemap.xml');
    assert.match(sitemap, /guides\/second</);
    assert.doesNotMatch(sitemap, /hidden/);
  });

  it('writes folders for servers that do not know other pages', async (t) => {
    const {read} = await builtFolder(t, {}, ['--folders']);
    assert.match(await read('guides/second/index.html'), /The second text\./);
  });

  it('writes the second time only what has changed, and removes what has gone', async (t) => {
    const {folder, out, build, read} = await builtFolder(t);
    await writeFile(join(out, 'mine.txt'), 'Mine.');
    const {mtimeMs} = await stat(join(out, 'start.html'));
    assert.match((await build()).out, / 0 files written, \d+ unchanged, 0 removed\./);
    assert.equal((await build('--check')).code, 0);
    await writeFile(join(folder, 'hidden.mdx'), '---\ntitle: Hidden\n---\n\nChanged.\n');
    const check = await build('--check');
    assert.equal(check.code, 1);
    assert.match(check.out, / 3 files to write, \d+ unchanged, 0 to remove\./);
    assert.doesNotMatch(await read('hidden.html'), /Changed/);
    assert.match((await build()).out, / 3 files written, \d+ unchanged, 0 removed\./);
    assert.match(await read('hidden.html'), /Changed/);
    assert.equal((await stat(join(out, 'start.html'))).mtimeMs, mtimeMs);
    await rm(join(folder, 'hidden.mdx'));
    assert.match((await build()).out, / 3 removed\./);
    assert.equal(await read('mine.txt'), 'Mine.');
    assert.ok(!(await readdir(out)).includes('hidden.html'));
  });

  it('builds pages with mistakes, and fails for them with --strict', async (t) => {
    const {build, read, result} = await builtFolder(t, {
      'start.mdx': '---\ntitle: Start\n---\n\n<Card title="A">\n\nText.\n',
    });
    assert.match(await read('start.html'), /Text\./);
    assert.equal(result.out.match(/start\.mdx:5 {2}warning/g).length, 1);
    assert.match(result.out, /<Card> is never closed\./);
    assert.equal((await build('--strict')).code, 1);
  });

  it('reports what it has read of docs.json and API descriptions, in all kinds', async (t) => {
    const folder = await folderWith(t, {
      'docs.json': '{"name": "A", "navigation": false, "api": [["x"]], "logo": [null]}',
      'index.mdx': '---\ntitle: A\n---\n\nText.\n',
      'users.mdx': '---\ntitle: Users\nopenapi: "gone.yaml GET /users"\n---\n',
    });
    const out = await folderWith(t);
    const kinds = [
      [['--url', url, '--out', join(out, 'pages')], /^gone\.yaml {2}error/m],
      [['--single-file', '--out', join(out, 'one.html')], /^gone\.yaml {2}error/m],
      [['--print', '--out', join(out, 'print.html')], /./],
    ];
    for (const [words, ofPages] of kinds) {
      const result = await runCommand(['build', folder, ...words]);
      assert.equal(result.code, 0, result.error);
      for (const name of ['navigation', 'api', 'logo']) {
        assert.match(result.out, new RegExp(`^  "${name}" should be `, 'm'));
      }
      assert.match(result.out, ofPages);
      assert.doesNotMatch(result.out, /No problems/);
    }
  });

  it('writes one entry for what is wrong on several lines of a page', async (t) => {
    const text = '---\ntitle: Start\n---\n\n<Foo />\n\n<Foo /> <Foo />\n\n<Bar />\n';
    const {result} = await builtFolder(t, {'start.mdx': text, 'hidden.mdx': text});
    assert.match(result.out, /^start\.mdx:5, 7 {2}warning {2}page\/unknown-component$/m);
    assert.match(result.out, /^start\.mdx:9 {2}warning/m);
    assert.equal(result.out.match(/<Foo>/g).length, 2, 'once for each page');
  });

  it('checks the whole site with --strict: also links that lead nowhere', async (t) => {
    const text = '---\ntitle: Start\n---\n\n[A link](/nowhere).\n';
    const {build, result, read} = await builtFolder(t, {'start.mdx': text});
    assert.equal(result.code, 0);
    assert.doesNotMatch(result.out, /nowhere/);
    const strict = await build('--strict');
    assert.equal(strict.code, 1);
    assert.match(strict.out, /start\.mdx:5.*link\//);
    assert.match(await read('start.html'), /A link/);
  });

  it('preloads the font file of a site, and describes what takes its room', async (t) => {
    const font = await readFile(join(root, 'fonts/stix-two-math.woff2'));
    const config = {...JSON.parse(files['docs.json']), fonts: {family: 'Acme', source: '/a.woff2'}};
    const {read} = await builtFolder(t, {
      'docs.json': JSON.stringify(config),
      'a.woff2': font,
    });
    for (const file of ['start.html', 'guides/second.html', '404.html']) {
      const text = await read(file);
      assert.equal(
        text.split('<link rel="preload" as="font" href="/a.woff2" crossorigin').length,
        2,
      );
    }
    const sheet = await read('docs-site/built.css');
    const [face, fallback, ...others] = sheet.match(/@font-face \{ font-family: "Acme[^}]*\}/g);
    assert.equal(others.length, 2);
    assert.match(face, /src: url\("\/a\.woff2"\).*font-display: swap/);
    // The letters of English text are 0.422 em wide in this font, and 0.4408 em in Arial.
    const scale = 0.422 / 0.4408;
    const wanted = {
      'size-adjust': scale,
      'ascent-override': 0.762 / scale,
      'descent-override': 0.238 / scale,
      'line-gap-override': 0.25 / scale,
    };
    for (const [name, value] of Object.entries(wanted)) {
      const [, written] = new RegExp(`${name}: ([\\d.]+)%`).exec(fallback);
      assert.ok(Math.abs(written / 100 - value) < 0.001, `${name}: ${written}%`);
    }
    assert.match(sheet, /--docs-font-text: "Acme", "Acme as Arial", .*var\(--docs-font-system\)/);
  });

  it('preloads no file that is missing, on another host or no font', async (t) => {
    const fonts = {
      body: {family: 'Missing', source: '/missing.woff2'},
      heading: {family: 'Other', source: 'https://cdn.acme.dev/other.woff2'},
    };
    for (const [all, more] of [
      [fonts, {}],
      [{family: 'Text', source: '/text.woff2'}, {'text.woff2': 'wOF2, but no more'}],
    ]) {
      const config = JSON.stringify({...JSON.parse(files['docs.json']), fonts: all});
      const {read} = await builtFolder(t, {'docs.json': config, ...more});
      assert.doesNotMatch(await read('start.html'), /preload" as="font"/);
      const sheet = await read('docs-site/built.css');
      assert.match(sheet, /font-display: optional/);
      assert.doesNotMatch(sheet, / as Arial"/);
    }
  });

  it('says in a sentence why it cannot build, and writes nothing', async (t) => {
    const folder = await folderWith(t, files);
    const other = await folderWith(t, {'mine.txt': 'Mine.'});
    const empty = await folderWith(t);
    const beside = await folderWith(t);
    const out = join(beside, 'out');
    const linked = join(await folderWith(t), 'link');
    await symlink(folder, linked);
    const misuses = [
      [['build', folder, '--url', 'docs.acme.dev', '--out', out], /--url is not the URL of a site/],
      [['build', folder, '--url', `${url}/?a`, '--out', out], /--url is not the URL of a site/],
      [['build', folder, '--url', 'https://me:pw@acme.dev', '--out', out], /--url is not the URL/],
      [
        ['build', folder, '--out', out],
        /needs the URL that .* docs-site build .* --url https:.* --single-file/,
      ],
      [['build', empty, '--url', url, '--out', out], /no readable docs\.json .*docs-site init/],
      [['build', folder, '--url', url, '--out', join(folder, 'out')], /is inside the site/],
      [['build', linked, '--url', url, '--out', join(folder, 'out')], /is inside the site/],
      [['build', folder, '--url', url, '--out', other], /has files that 'docs-site build' has not/],
    ];
    for (const [words, sentence] of misuses) {
      const {code, error} = await runCommand(words);
      assert.equal(code, 2, error);
      assert.match(error, sentence);
    }
    await writeFile(join(folder, 'guides/SECOND.mdx'), '---\ntitle: Again\n---\n');
    const {code, error} = await runCommand(['build', folder, '--url', url, '--out', out]);
    assert.equal(code, 2);
    assert.match(error, /guides\/second and guides\/SECOND are one for hosts that ignore case/);
    await rm(join(folder, 'guides/second.mdx'));
    const renamed = await runCommand(['build', folder, '--url', url, '--out', out]);
    assert.match(
      renamed.error,
      /names the page guides\/second, but its file is that of guides\/SECOND/,
    );
    assert.deepEqual(await readdir(beside), []);
    assert.deepEqual(await readdir(other), ['mine.txt']);
  });

  it('overwrites no file of another origin', async (t) => {
    const {out, folder, build} = await builtFolder(t);
    await mkdir(join(out, 'new'));
    await writeFile(join(out, 'new/page.html'), 'Mine.');
    await mkdir(join(folder, 'new'));
    await writeFile(join(folder, 'new/page.mdx'), '---\ntitle: New\n---\n');
    const {code, error} = await build();
    assert.equal(code, 2);
    assert.match(error, /new\/page\.html was not written by 'docs-site build'/);
    assert.equal(await readFile(join(out, 'new/page.html'), 'utf8'), 'Mine.');
    assert.match(await readFile(join(out, 'start.html'), 'utf8'), /The first text/);
    assert.ok(!(await readdir(out)).includes('.docs-site-build'));
  });
});
