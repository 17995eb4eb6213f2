import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {copyFile, rename, symlink} from 'node:fs/promises';
import {request as httpRequest} from 'node:http';
import {networkInterfaces} from 'node:os';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {newPageFor, publishedHost} from '../harness/browser.mjs';
import {folderWith, serveFolder} from '../harness/command.mjs';
import {loadSource} from '../../scripts/lib/load-source.mjs';
import {root} from '../harness/sources.mjs';

const {isPrivate, serveSite} = await loadSource(
  'src/site/private-path.ts',
  'cli/serve/site-server.ts',
);

const secret = 'SECRET';
const config = {name: 'Acme', navigation: [{group: 'Start', pages: ['page']}]};
const site = {
  'docs.json': JSON.stringify(config),
  'page.mdx': '# A page\n',
  '.well-known/security.txt': 'Contact: mailto:a@example.com',
};

/** Files of the author's machine, which are not part of a site. */
const others = {
  '.env': secret,
  '.git/config': secret,
  '.npmrc': secret,
  '.hidden.md': secret,
  'guides/.notes/a.md': secret,
  'node_modules/x/package.json': secret,
  '.mintignore': 'drafts/\n/secret.txt\ndocs/plan.txt\n',
  'drafts/plan.mdx': secret,
  'secret.txt': secret,
  'docs/plan.txt': secret,
  'tmp/a.txt': secret,
  'notes.key': secret,
};

/** What is asked for, and the links that lead to the same. */
const otherPaths = [
  ...Object.keys(others),
  ...['%2eenv', 'guides/..%2f.env', 'guides%5c..%5c.env', './/.env', 'Node_Modules/x/package.json'],
  ...['file.txt', 'folder/secret.txt', 'inner.txt', '..%2f..%2fetc%2fpasswd', '.env%00.md'],
  ...[
    'docs//plan.txt',
    './/secret.txt',
    '/secret.txt',
    'docs%2f.%2fplan.txt',
    'a%2f..%2fsecret.txt',
  ],
  ...[
    'draft.txt',
    'copies/plan.mdx',
    'key.txt',
    ...(process.platform === 'win32' ? [] : ['pipe.txt']),
  ],
];

async function folderWithSecrets(t) {
  const outside = await folderWith(t, {'secret.txt': secret});
  const folder = await folderWith(t, {...site, ...others});
  await symlink(join(outside, 'secret.txt'), join(folder, 'file.txt'));
  await symlink(outside, join(folder, 'folder'));
  await symlink('.env', join(folder, 'inner.txt'));
  await symlink('drafts/plan.mdx', join(folder, 'draft.txt'));
  await symlink('drafts', join(folder, 'copies'));
  await symlink('notes.key', join(folder, 'key.txt'));
  if (process.platform !== 'win32') execFileSync('mkfifo', [join(folder, 'pipe.txt')]);
  return folder;
}

/**
 * Sends a request as programs do, and leaves streams after their first bytes.
 *
 * @returns {Promise<{status: number, headers: Record<string, string>, text: string}>}
 */
function ask(url, path, headers = {}, method = 'GET') {
  const {port} = new URL(url);
  return new Promise((done, failed) => {
    const sent = httpRequest({port, path, headers, method}, (response) => {
      let text = '';
      const answer = () => ({status: response.statusCode, headers: response.headers, text});
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
        if (!response.headers['content-type']?.startsWith('text/event-stream')) return;
        done(answer());
        response.destroy();
      });
      response.once('end', () => done(answer()));
    });
    sent.once('error', failed).end();
  });
}

/** Serves a folder as one that a build has written, unless the options say otherwise. */
async function serveModule(t, folder, options = {}) {
  const all = {site: folder, dist: folder, port: 0, isBuilt: true, isPrivate, ...options};
  const server = await serveSite(all);
  t.after(() => server.close());
  return server;
}

describe('requests for what is not part of the site', () => {
  for (const options of [[], ['--built']]) {
    it(`are answered as for missing files: serve ${options}`, async (t) => {
      const {url} = await serveFolder(t, await folderWithSecrets(t), ...options);
      for (const accept of ['*/*', 'text/html']) {
        const missing = await ask(url, '/missing.txt', {accept});
        for (const path of otherPaths) {
          const {status, text} = await ask(url, `/${path}`, {accept});
          assert.deepEqual({path, status, text}, {path, status: 404, text: missing.text});
        }
      }
      assert.equal((await ask(url, '/page.mdx')).status, 200);
      assert.match((await ask(url, '/.well-known/security.txt')).text, /^Contact/);
    });
  }

  it('are answered as for missing files: a folder of HTML pages', async (t) => {
    const pages = {'page.html': 'A page.', '404.html': 'Missing.'};
    const private_ = {'.env': secret, 'node_modules/x/package.json': secret, '.x/a.html': secret};
    const {url} = await serveModule(t, await folderWith(t, {...site, ...pages, ...private_}));
    const paths = [...Object.keys(private_), '%2eenv', 'a/..%2f.env', './/page.html', '.x/a'];
    for (const path of [...paths, '..%2f..%2fetc%2fpasswd', '.env%00']) {
      const {status, text} = await ask(url, `/${path}`, {accept: 'text/html'});
      assert.equal(status, 404, path);
      assert.match(text, /^Missing\./);
    }
    assert.match((await ask(url, '/page')).text, /^A page\./);
    assert.match((await ask(url, '/.well-known/security.txt')).text, /^Contact/);
  });

  it('are named once in the terminal, with the reason', async (t) => {
    const {url, said, printed} = await serveFolder(t, await folderWithSecrets(t));
    const paths = ['.git/config', '.git/config', '.git/HEAD', 'missing', './/.git/config'];
    for (const path of [...paths, 'file.txt', '.env']) await ask(url, `/${path}`);
    await said(/Not served: \.env\. Files and folders whose names begin with a dot/);
    await said(/Not served: file\.txt\. It is a link that leads out/);
    const named = printed().match(/Not served: \S+\./g);
    assert.deepEqual(named, ['Not served: .git.', 'Not served: file.txt.', 'Not served: .env.']);
  });

  const tools = {
    ...{Dockerfile: secret, 'notes.key': secret, 'server.pem': secret, 'src/index.ts': secret},
    ...{'package.json': secret, 'vite.config.js': secret, 'page.mdx': '# A page\n\n`notes.key`\n'},
  };

  it('are source code, keys and settings to which nothing leads', async (t) => {
    const folder = await folderWith(t, {...site, ...tools, 'prices.json': '[]', 'a.js': ''});
    const {url, said} = await serveFolder(t, folder);
    const missing = await ask(url, '/missing');
    for (const path of ['Dockerfile', 'notes.key', 'server.pem', 'src/index.ts', 'package.json']) {
      const {status, text} = await ask(url, `/${path}`);
      assert.deepEqual({path, status, text}, {path, status: 404, text: missing.text});
    }
    for (const path of ['page.mdx', 'prices.json', 'a.js']) {
      assert.equal((await ask(url, `/${path}`)).status, 200, path);
    }
    await said(/Not served: notes\.key\. No page needs it\. .* "!notes\.key" to \.mintignore\.\n/);
  });

  it('are said to be missing with --built, too', async (t) => {
    const drafts = {'.mintignore': 'drafts/\n', 'drafts/plan.mdx': secret};
    const folder = await folderWith(t, {...site, ...tools, ...drafts});
    const {url, said} = await serveFolder(t, folder, '--built');
    assert.equal((await ask(url, '/notes.key')).status, 404);
    assert.equal((await ask(url, '/drafts/plan')).status, 404);
    await said(/Not served: drafts\/plan\.mdx\. It is left out by \.mintignore/);
    await said(/Not served: notes\.key\. No page needs it\./);
  });

  it('are not those that pages, docs.json, the index page or .mintignore name', async (t) => {
    const folder = await folderWith(t, {
      ...tools,
      'docs.json': JSON.stringify({...config, topbarLinks: [{name: 'Key', url: '/notes.key'}]}),
      'page.mdx': "import {A} from '/snippets/a.jsx';\n\n<A />\n\n[Code](/src/index.ts)\n",
      'snippets/a.jsx': "import {B} from './b.jsx';\nexport const A = () => <B />;\n",
      'snippets/b.jsx': 'export const B = () => <p>B</p>;\n',
      'index.html': '<link rel="icon" href="icon.psd"><docs-site></docs-site>',
      'icon.psd': 'An icon.',
      '.mintignore': '!server.pem\n',
    });
    const {url} = await serveFolder(t, folder);
    const named = ['src/index.ts', 'snippets/a.jsx', 'snippets/b.jsx', 'notes.key', 'icon.psd'];
    for (const path of [...named, 'server.pem']) {
      assert.equal((await ask(url, `/${path}`)).status, 200, path);
    }
    assert.equal((await ask(url, '/Dockerfile')).status, 404);
  });

  it('are not those that a page has just begun to name', async (t) => {
    const folder = await folderWith(t, {...site, ...tools});
    const {url} = await serveFolder(t, folder);
    assert.equal((await ask(url, '/src/index.ts')).status, 404);
    const changed = await changeOf(url);
    await replaceFile(t, join(folder, 'page.mdx'), '[Code](/src/index.ts)\n');
    await changed();
    assert.equal((await ask(url, '/src/index.ts')).status, 200);
  });

  it('follow a changed .mintignore', async (t) => {
    const folder = await folderWith(t, {...site, 'plan.txt': 'A plan.', 'more.txt': 'More.'});
    const {url, said} = await serveFolder(t, folder);
    await said(/problem|warning|error/);
    assert.equal((await ask(url, '/plan.txt')).status, 200);
    const changed = await changeOf(url);
    await replaceFile(t, join(folder, '.mintignore'), 'plan.txt\n');
    await changed();
    assert.equal((await ask(url, '/plan.txt')).status, 404);
    assert.equal((await ask(url, '/more.txt')).status, 200);
  });
});

/** Writes a file at once: the watcher could find one that is written in place while it is empty. */
async function replaceFile(t, file, text) {
  const folder = await folderWith(t, {new: text});
  await rename(join(folder, 'new'), file);
}

/** Listens to changes; the function that it resolves to waits for the next one. */
async function changeOf(url) {
  const response = await fetch(`${url}__dev/changes`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  await reader.read();
  return async () => {
    for (;;) {
      const {value} = await reader.read();
      if (/^data: (?:all|content)$/m.test(value)) return reader.cancel();
    }
  };
}

describe('the hosts that a server answers to', () => {
  /** The statuses of the index page and of the stream of changes for each host. */
  async function statusesOf(url, hosts) {
    const found = {};
    for (const host of hosts) {
      const [page, stream] = [
        await ask(url, '/', {host}),
        await ask(url, '/__dev/changes', {host}),
      ];
      assert.equal(page.status, stream.status);
      assert.equal(page.headers['access-control-allow-origin'], undefined);
      found[host] = page.status;
    }
    return found;
  }

  const own = ['localhost', 'localhost:80', 'LOCALHOST.', 'a.localhost', '127.0.0.1', '127.8.9.1'];
  const foreign = ['evil.test', 'localhost.evil.test', 'evillocalhost', '192.0.2.7', 'a@localhost'];

  for (const options of [[], ['--built']]) {
    it(`are its own: serve ${options}`, async (t) => {
      const {url} = await serveFolder(t, await folderWith(t, site), ...options);
      const all = [...own, '[::1]:4321', '[::ffff:127.0.0.1]', ...foreign];
      const statuses = await statusesOf(url, all);
      const refused = all.filter((host) => statuses[host] !== 200);
      assert.deepEqual(refused, foreign);
      const {status, text} = await ask(url, '/docs.json', {host: 'evil.test'});
      assert.equal(status, 403);
      assert.match(
        text,
        /^This server does not answer to evil\.test\. .* --allow-host evil\.test\.$/,
      );
    });
  }

  it('are also those that --allow-host names', async (t) => {
    const names = ['--allow-host', 'Preview.test', '--allow-host', '.example.test'];
    const {url} = await serveFolder(t, await folderWith(t, site), ...names);
    assert.deepEqual(
      await statusesOf(url, [
        ...['preview.test:8443', 'a.preview.test', 'example.test', 'a.b.example.test'],
        'myexample.test',
      ]),
      {
        'preview.test:8443': 200,
        'a.preview.test': 403,
        'example.test': 200,
        'a.b.example.test': 200,
        'myexample.test': 403,
      },
    );
  });

  it('are also the addresses of the machine, where it listens on all of them', async (t) => {
    const folder = await folderWith(t, {...site, 'index.html': 'A page.'});
    const addresses = Object.values(networkInterfaces()).flat();
    const hosts = addresses
      .filter(({scopeid}) => !scopeid)
      .map(({address, family}) => (family === 'IPv6' ? `[${address}]` : address));
    const {url} = await serveModule(t, folder, {host: '0.0.0.0'});
    const statuses = await statusesOf(url, [...hosts, '0.0.0.0', '192.0.2.7', 'evil.test']);
    assert.deepEqual(
      Object.entries(statuses).filter(([, status]) => status !== 200),
      [
        ['192.0.2.7', 403],
        ['evil.test', 403],
      ],
    );
  });

  it('are named by the URL that leads to them', async (t) => {
    const folder = await folderWith(t, {...site, 'index.html': 'A page.'});
    const addresses = Object.values(networkInterfaces()).flat();
    const own = addresses.filter(({family}) => family === 'IPv4').map(({address}) => address);
    for (const host of ['0.0.0.0', 'localhost', ...own]) {
      const {url} = await serveModule(t, folder, {host});
      const shown = ['0.0.0.0', '127.0.0.1'].includes(host) ? 'localhost' : host;
      assert.equal(new URL(url).hostname, shown);
      assert.match(await (await fetch(url)).text(), /^A page\./);
    }
  });

  it('are told no changes on behalf of pages of others', async (t) => {
    const options = {allowed: ['preview.test']};
    const {url} = await serveModule(t, await folderWith(t, site), options);
    const {host, origin} = new URL(url);
    const origins = {
      [origin]: 200,
      'https://preview.test': 200,
      'http://evil.test': 403,
      'http://localhost:1': 403,
      'http://127.0.0.1:1': 403,
      null: 403,
    };
    for (const [from, expected] of Object.entries(origins)) {
      const {status, headers, text} = await ask(url, '/__dev/changes', {host, origin: from});
      assert.deepEqual([from, status], [from, expected]);
      if (status === 403) assert.match(text, /^This server tells changes only to its own pages\./);
      const name = /--allow-host (\S+)\.$/.exec(text)?.[1];
      assert.equal(name, from === 'http://evil.test' ? 'evil.test' : undefined);
      assert.equal(headers['access-control-allow-origin'], undefined);
    }
  });

  it('are not those of a page in a browser whose name leads to this machine', async (t) => {
    const {url} = await serveFolder(t, await folderWith(t, {...site, '.env': secret}));
    const tab = await newPageFor(t);
    const foreignUrl = url.replace('localhost', publishedHost);
    assert.equal((await tab.goto(foreignUrl)).status(), 403);
    const read = await tab.evaluate(
      async (paths) => {
        const answers = await Promise.all(paths.map((path) => fetch(path)));
        return Promise.all(answers.map(async (one) => [one.status, await one.text()]));
      },
      ['docs.json', 'page.mdx', '.env', '__dev/changes', '__dev/reload.js'],
    );
    for (const [status, text] of read) {
      assert.equal(status, 403);
      assert.match(text, /^This server does not answer to/);
    }
  });
});

describe('files', () => {
  const media = {...site, 'a.mp4': '0123456789'};
  const servers = {
    serve: (t) => folderWith(t, media).then((folder) => serveModule(t, folder, {isBuilt: false})),
    'serve --built': (t) => folderWith(t, media).then((folder) => serveModule(t, folder)),
  };
  for (const [name, serve] of Object.entries(servers)) {
    it(`are sent in parts: ${name}`, async (t) => {
      const {url} = await serve(t);
      const {headers} = await ask(url, '/a.mp4');
      assert.equal(headers['accept-ranges'], 'bytes');
      const parts = {
        'bytes=0-3': [206, 'bytes 0-3/10', '0123'],
        'bytes=0-0': [206, 'bytes 0-0/10', '0'],
        'bytes=-3': [206, 'bytes 7-9/10', '789'],
        'bytes=8-99': [206, 'bytes 8-9/10', '89'],
        'bytes=10-': [416, 'bytes */10', ''],
        'bytes=5-2': [416, 'bytes */10', ''],
      };
      for (const [range, expected] of Object.entries(parts)) {
        const answer = await ask(url, '/a.mp4', {range});
        const found = [answer.status, answer.headers['content-range'], answer.text];
        assert.deepEqual([range, ...found], [range, ...expected]);
      }
      const changed = await ask(url, '/a.mp4', {range: 'bytes=0-3', 'if-range': '"before"'});
      assert.deepEqual([changed.status, changed.text], [200, '0123456789']);
    });

    it(`are not sent again if they have not changed: ${name}`, async (t) => {
      const {url} = await serve(t);
      const {headers} = await ask(url, '/page.mdx');
      const again = await ask(url, '/page.mdx', {'if-none-match': headers.etag});
      assert.deepEqual([again.status, again.text], [304, '']);
      assert.equal(headers['cache-control'], 'no-cache');
      assert.equal((await ask(url, '/page.mdx', {'if-none-match': '"before"'})).status, 200);
      const {status, text} = await ask(url, '/page.mdx', {}, 'HEAD');
      assert.deepEqual([status, text], [200, '']);
      for (const path of ['page.mdx', '__dev/changes']) {
        assert.equal((await ask(url, `/${path}`, {}, 'POST')).status, 405);
      }
      assert.equal((await ask(url, '/__dev/changes', {}, 'HEAD')).status, 404);
    });

    it(`have the types that browsers need: ${name}`, async (t) => {
      const {url} = await serve(t);
      const types = {
        'a.mp4': 'video/mp4',
        'docs.json': 'application/json; charset=utf-8',
        '__dev/reload.js': 'text/javascript; charset=utf-8',
        '.well-known/security.txt': 'text/plain; charset=utf-8',
      };
      for (const [path, type] of Object.entries(types)) {
        assert.equal((await ask(url, `/${path}`)).headers['content-type'], type);
      }
    });
  }

  it('of fonts, audio, images, tables and archives have their types', async (t) => {
    const types = {
      woff: 'font/woff',
      woff2: 'font/woff2',
      ttf: 'font/ttf',
      otf: 'font/otf',
      mp3: 'audio/mpeg',
      wav: 'audio/wav',
      avif: 'image/avif',
      svg: 'image/svg+xml',
      csv: 'text/csv; charset=utf-8',
      zip: 'application/zip',
      wasm: 'application/wasm',
    };
    const names = Object.keys(types).map((extension) => `a.${extension}`);
    const files = Object.fromEntries(names.map((name) => [name, 'x']));
    const {url} = await serveModule(t, await folderWith(t, files));
    for (const [extension, type] of Object.entries(types)) {
      assert.equal((await ask(url, `/a.${extension}`)).headers['content-type'], type);
    }
  });

  it('that are removed while they are opened have no headers of a file', async (t) => {
    const folder = await folderWith(t, media);
    const {url} = await serveModule(t, folder, {isBuilt: false});
    const missing = await ask(url, '/missing.mp4');
    const open = fs.createReadStream;
    t.mock.method(fs, 'createReadStream', (path, options) => {
      fs.rmSync(path);
      return open(path, options);
    });
    const {status, headers, text} = await ask(url, '/a.mp4');
    assert.deepEqual({status, text}, {status: 404, text: missing.text});
    assert.deepEqual(Object.keys(headers), Object.keys(missing.headers));
  });

  it('of docs-site/ are those that a published site has', async (t) => {
    const own = {'main.js': '', 'node/docs-site.js': '', 'types/index.d.ts': ''};
    const dist = await folderWith(t, own);
    const options = {isBuilt: false, dist};
    const {url} = await serveModule(t, await folderWith(t, site), options);
    for (const path of ['node/docs-site.js', '/node/docs-site.js', 'types/index.d.ts']) {
      assert.equal((await ask(url, `/docs-site/${path}`)).status, 404, path);
    }
    assert.equal((await ask(url, '/docs-site/main.js')).status, 200);
  });

  it('of videos can be played from any position', async (t) => {
    const folder = await folderWith(t, {'docs.json': site['docs.json'], 'page.mdx': '# A page'});
    await copyFile(join(root, 'demo/images/parts-of-a-site.webm'), join(folder, 'a.webm'));
    const {url} = await serveModule(t, folder, {isBuilt: false});
    const tab = await newPageFor(t);
    await tab.goto(url);
    const {seekable, at, duration} = await tab.evaluate(async () => {
      const video = document.createElement('video');
      const next = (event) =>
        new Promise((done) => video.addEventListener(event, done, {once: true}));
      const loaded = next('loadedmetadata');
      video.src = 'a.webm';
      await loaded;
      const sought = next('seeked');
      video.currentTime = video.duration / 2;
      await sought;
      const {currentTime: at, duration} = video;
      return {seekable: video.seekable.end(0), at, duration};
    });
    assert.equal(seekable, duration);
    assert.equal(at, duration / 2);
  });

  it('are sent to 1,000 requests at once', async (t) => {
    const text = 'A line.\n'.repeat(20_000);
    const folder = await folderWith(t, {...site, 'long.txt': text});
    const {url} = await serveModule(t, folder, {isBuilt: false});
    const all = await Promise.all(Array.from({length: 1000}, () => ask(url, '/long.txt')));
    assert.ok(all.every((answer) => answer.status === 200 && answer.text === text));
  });
});
