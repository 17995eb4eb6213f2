import {spawn, spawnSync} from 'node:child_process';
import {statSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {createServer} from 'node:net';
import {delimiter, join} from 'node:path';
import {serve} from './static-server.mjs';
import {codeInPage} from './code-in-page.mjs';

/**
 * A host of static files, configured as its page of the demo says.
 *
 * @typedef {object} StaticHost
 * @property {string} name
 * @property {string} [program] What has to be installed.
 * @property {boolean} answersPaths Whether it can answer paths without a file with a document.
 * @property {boolean} [setsHeaders] Whether its page says how to set headers.
 * @property {(folder: string, options: {work: string, router: string, base?: string}) =>
 *   Promise<{url: string, close: () => unknown}>} start
 *   Serves a folder, configured for a router, or for published pages (`built`), which are in the
 *   subfolder `base`; `work` is a folder for its own files.
 */

/** @type {StaticHost} */
export const pagesHost = {
  name: 'a host like GitHub Pages',
  answersPaths: true,
  start: startPagesHost,
};

/** @type {StaticHost} */
export const nginx = {
  name: 'nginx',
  program: 'nginx',
  answersPaths: true,
  setsHeaders: true,
  start: startNginx,
};

/** @type {StaticHost} */
export const apache = {
  name: 'Apache',
  program: 'apache2',
  answersPaths: true,
  setsHeaders: true,
  start: startApache,
};

/** @type {StaticHost} */
export const python = {
  name: 'the server of Python',
  program: 'python3',
  answersPaths: false,
  start: startPython,
};

// Servers are often where only administrators look for programs.
const env = {
  ...process.env,
  PATH: [process.env.PATH, '/usr/sbin', '/usr/local/sbin'].join(delimiter),
  PYTHONUNBUFFERED: '1',
};

/** Why the journeys of a host cannot run here; `false` where they can. */
export function whySkipped({program}) {
  if (!program || !spawnSync(program, ['-v'], {env, stdio: 'ignore'}).error) return false;
  return `${program} is not installed`;
}

/**
 * Answers as GitHub Pages does: a folder is redirected to its URL with a slash, `x` is also
 * `x.html`, and what is missing is the `404.html` at the root, with status 404.
 */
function startPagesHost(folder) {
  const kindOf = (path) => {
    const found = statSync(join(folder, path), {throwIfNoEntry: false});
    return found && (found.isFile() ? 'file' : 'folder');
  };
  return serve({
    root: folder,
    async intercept(path, response, request) {
      const [, query = ''] = /^[^?]*(.*)$/s.exec(request.url);
      if (kindOf(path) === 'folder' && path !== '' && !path.endsWith('/')) {
        const location = `/${path.split('/').map(encodeURIComponent).join('/')}/${query}`;
        response.writeHead(301, {location}).end();
        return true;
      }
      const name = path === '' || path.endsWith('/') ? `${path}index.html` : path;
      if (kindOf(name) === 'file') return false;
      const isPage = kindOf(`${path}.html`) === 'file';
      const html = await readFile(join(folder, isPage ? `${path}.html` : '404.html'));
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.writeHead(isPage ? 200 : 404).end(html);
      return true;
    },
  });
}

async function startNginx(folder, {work, router, base = '/'}) {
  const page = 'demo/hosting/nginx.mdx';
  const more =
    (router === 'history' && codeInPage(page, 'nginx In a subfolder')) ||
    (router === 'built' ? inSubfolder(base, codeInPage(page, 'nginx', '$uri.html')) : '');
  const port = await freePort();
  const server = codeInPage(page, 'nginx /etc/nginx/conf.d/docs.conf')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/var/www/docs;', `${folder};`)
    .replace(/\}\s*$/, `${more}\n}`);
  const [, installed] = /--conf-path=(\S+)nginx\.conf/.exec(
    spawnSync('nginx', ['-V'], {env, encoding: 'utf8'}).stderr,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${work}/${kind};`,
  );
  const config = `daemon off; master_process off; pid ${work}/nginx.pid;
error_log stderr notice;
events {}
http {
include ${installed}mime.types; access_log off; ${temporary.join(' ')}
${server}
}`;
  await writeFile(join(work, 'nginx.conf'), config);
  const args = ['-p', work, '-e', 'stderr', '-c', join(work, 'nginx.conf')];
  return run('nginx', args, /\[notice\].* nginx\//, () => port);
}

async function startApache(folder, {work, router, base = '/'}) {
  const page = 'demo/hosting/apache.mdx';
  const port = await freePort();
  const inFolder = codeInPage(page, 'apacheconf .htaccess');
  if (router === 'built') {
    const rules = inSubfolder(base, codeInPage(page, 'apacheconf .htaccess', 'RewriteEngine'));
    await writeFile(join(folder, base, '.htaccess'), `${inFolder}\n${rules}\n`);
  } else {
    const fallback = router === 'history' ? codeInPage(page, 'apacheconf In a subfolder') : '';
    await writeFile(join(folder, 'team/docs/.htaccess'), `${inFolder}\n${fallback}\n`);
  }
  const modules = [
    ...['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'negotiation', 'autoindex'],
    ...(router === 'built' ? ['rewrite'] : []),
  ];
  // Apache does not run as root.
  const user = process.getuid() === 0 ? 'User www-data\nGroup www-data\n' : '';
  const config = `${user}ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${work}/apache.pid
ErrorLog "|/bin/cat"
${modules.map(loadModule).join('\n')}
TypesConfig /etc/mime.types
DocumentRoot ${folder}
<Directory ${folder}>
AllowOverride All
Require all granted
</Directory>
`;
  await writeFile(join(work, 'apache.conf'), config);
  const args = ['-DFOREGROUND', '-f', join(work, 'apache.conf')];
  return run('apache2', args, /resuming normal operations/, () => port);
}

function startPython(folder) {
  const command = codeInPage('demo/hosting/any-server.mdx', 'bash');
  const [program, ...args] = command.replace('8000', '0').replace('my-docs', folder).split(' ');
  return run(program, args, /http:\/\/\S+:(\d+)\//, ([, port]) => port);
}

/** Rules for published pages in a subfolder, where the path of 404.html is to be changed. */
function inSubfolder(base, rules) {
  return rules.replace(' /404.html', ` ${base}404.html`);
}

/** Starts a server, and resolves once it has said that it is ready. */
async function run(program, args, ready, portOf) {
  const child = spawn(program, args, {env, stdio: ['ignore', 'pipe', 'pipe']});
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let said = '';
  const found = await new Promise((resolve, reject) => {
    const listen = (text) => {
      said += text;
      const match = ready.exec(said);
      if (match) resolve(match);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${program} ended:\n${said}`)));
  });
  const close = () => {
    child.kill();
    return ended;
  };
  return {url: `http://localhost:${portOf(found)}/`, close};
}

/** A port of this machine that no server uses. */
function freePort() {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address();
      server.close(() => resolve(port));
    });
  });
}

function loadModule(name) {
  return `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`;
}
