import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {serve} from '../harness/static-server.mjs';
import {acme} from '../harness/acme.mjs';
import {openSite} from '../harness/open-site.mjs';
import {textOf} from '../harness/sources.mjs';

const guide = textOf('demo/guide/analytics-and-comments.mdx');
const security = textOf('demo/guide/security.mdx');

/** The part of the guide between two texts. */
const partOf = (start, end) => guide.split(start)[1].split(end)[0];

/** The code block of a part with this title, without its indentation. */
function blockOf(part, title) {
  const [, indent, code] = new RegExp(`^( *)\`\`\`\\w+ ${title}\\n([^]*?)^ *\`\`\``, 'm').exec(
    part,
  );
  return code.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
}

/** The strict policy of the guide, with the sources that the table of a part adds. */
function policyOf(part) {
  const [, strict] = /^Content-Security-Policy: (.*)$/m.exec(security);
  const rows = [...part.matchAll(/^ *\| `([\w-]+-src)` \| `([^`]+)`/gm)];
  const added = new Map(rows.map(([, name, sources]) => [name, sources]));
  const directives = strict.split('; ').map((directive) => {
    const [name] = directive.split(' ');
    const sources = directive.includes('*') ? undefined : added.get(name);
    added.delete(name);
    return sources ? `${directive} ${sources}` : directive;
  });
  return [...directives, ...[...added].map((pair) => pair.join(' '))].join('; ');
}

/** A server in place of a service, with these files; it also answers requests for `event`. */
async function serviceWith(t, files) {
  const headers = {'access-control-allow-origin': '*'};
  const service = await serve({
    headers,
    intercept(path, response) {
      if (path === 'event') response.writeHead(204, headers).end();
      else if (path !== 'gtag/js') return false;
      else response.writeHead(200, {'content-type': 'text/javascript'}).end(files[path]);
      return true;
    },
    files,
  });
  t.after(() => service.close());
  return {...service, origin: new URL(service.url).origin};
}

/** Opens a site with the files of a recipe, and a server in place of the hosts of its service. */
async function siteWith(t, {part, index, files, hosts, service}) {
  const here = (text) => text.replaceAll(hosts, service.origin);
  return openSite(t, {
    files: {
      ...acme,
      'index.html': `<!doctype html><html lang="en"><title>Acme</title>${here(index)}`,
      ...Object.fromEntries(Object.entries(files).map(([path, text]) => [path, here(text)])),
    },
    headers: {'content-security-policy': here(policyOf(part))},
    allowed: [service.url],
    route: '#/introduction',
  });
}

const script = '<script type="module" src="docs-site/docs-site.js"></script>';

/** What the script of each service does with calls: here, it asks the server for `event`. */
const services = [
  {
    name: 'Plausible',
    hosts: /https:\/\/plausible\.io/g,
    file: 'js/pa-YOUR-ID.js',
    code: `const {origin} = new URL(document.currentScript.src);
      const send = (name, {url}) => fetch(origin + '/event?' + new URLSearchParams({name, url}));
      if (plausible.o.autoCapturePageviews) send('automatic', {url: location.href});
      for (const call of plausible.q ?? []) send(...call);
      window.plausible = send;`,
    event: 'pageview',
  },
  {
    name: 'Google Analytics',
    hosts:
      /https:\/\/(?:www|\*)(?:\.analytics)?\.(?:googletagmanager|google-analytics|google)\.com/g,
    file: 'gtag/js',
    code: `const {origin} = new URL(document.currentScript.src);
      const send = ([command, name, options]) => {
        if (command === 'config' && options.send_page_view) name = 'automatic';
        else if (command !== 'event') return;
        const url = options.page_location;
        fetch(origin + '/event?' + new URLSearchParams({name, url}));
      };
      dataLayer.forEach(send);
      dataLayer.push = send;`,
    event: 'page_view',
  },
];

describe('the recipe for analytics', () => {
  for (const {name, hosts, file, code, event} of services) {
    it(`counts each page once with ${name}, under the policy that it names`, async (t) => {
      const part = partOf(`<Tab title="${name}">`, '</Tab>');
      const service = await serviceWith(t, {[file]: code});
      const index = blockOf(part, 'index.html') + script;
      const files = {'analytics.js': blockOf(part, 'analytics.js')};
      const site = await siteWith(t, {part, index, files, hosts, service});
      await site.shown('introduction');
      await site.goTo('#/guides/second');
      await site.shown('guides/second');
      await site.page.waitForFunction(
        () =>
          performance.getEntriesByType('resource').filter(({name}) => name.includes('/event?'))
            .length >= 2,
      );
      await site.settled();
      const counted = service.requests
        .filter((url) => url.startsWith('/event?'))
        .map((url) => Object.fromEntries(new URL(url, service.url).searchParams));
      assert.deepEqual(counted, [
        {name: event, url: `${site.server.url}introduction`},
        {name: event, url: `${site.server.url}guides/second`},
      ]);
    });
  }
});

/** What giscus does for a page: a style sheet, and a frame that says which discussion it shows. */
const giscus = {
  'client.js': `const {src, dataset: {term, theme}} = document.currentScript;
    const style = document.createElement('link');
    style.rel = 'stylesheet';
    style.href = new URL('default.css', src);
    document.head.prepend(style);
    const frame = document.createElement('iframe');
    frame.className = 'giscus-frame';
    frame.src = new URL('widget.html?' + new URLSearchParams({term, theme}), src);
    document.querySelector('.giscus').append(frame);`,
  'default.css': '.giscus-frame { width: 100%; height: 150px; border: 0 }',
  'widget.html': '<!doctype html><title>Comments</title><body><script src="widget.js"></script>',
  'widget.js': `const config = Object.fromEntries(new URLSearchParams(location.search));
    const show = () => { document.body.textContent = config.term + ' in ' + config.theme; };
    addEventListener('message', ({data}) => {
      Object.assign(config, data.giscus.setConfig);
      show();
    });
    show();`,
};

describe('the recipe for comments', () => {
  it('shows those of each page and in its mode, under the policy that it names', async (t) => {
    const part = partOf('\n## Comments\n', '\n## ');
    const service = await serviceWith(t, giscus);
    const site = await siteWith(t, {
      part,
      index: blockOf(part, 'index.html'),
      files: {'comments.js': blockOf(part, 'comments.js')},
      hosts: /https:\/\/giscus\.app/g,
      service,
    });
    const says = async (text) => {
      const handle = await site.page.waitForSelector('.giscus iframe', {visible: true});
      const frame = await handle.contentFrame();
      await frame.waitForSelector(`::-p-text(${text})`);
    };
    await site.shown('introduction');
    await says('introduction in ');
    await site.goTo('#/guides/second');
    await site.shown('guides/second');
    await says('guides/second in ');
    await site.page.$eval('docs-site', (element) => element.setAttribute('mode', 'dark'));
    await site.goTo('#/introduction');
    await says('introduction in dark');
    assert.equal(service.requests.filter((url) => url.startsWith('/widget')).length, 2);
  });
});
