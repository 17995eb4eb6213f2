import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {openSite} from '../harness/open-site.mjs';
import {root} from '../harness/sources.mjs';

const [version] = readdirSync(join(root, 'dist/chunks'));
const chunk = (name) => `docs-site/chunks/${version}/${name}.js`;

const config = {name: 'Guide', navigation: [{group: 'Start', pages: ['start']}]};

const html = '<div className="rounded-xl p-4">Words in HTML.</div>';
const steps = '<Steps>\n  <Step title="Install">One script tag.</Step>\n</Steps>';
const tabs = '<Tabs>\n  <Tab title="macOS">Open the terminal.</Tab>\n</Tabs>';
const inCode = '```mdx\n<Tooltip tip="T">Only in code</Tooltip>\n```';

const api = `
openapi: 3.1.0
info: {title: Parcels, version: '1'}
paths:
  /parcels:
    get:
      summary: List parcels
      parameters:
        - {name: limit, in: query, description: How many there are., schema: {type: integer}}
      responses: {'200': {description: A list.}}
`;

const apiConfig = {
  ...config,
  banner: {content: 'Version 2 is out.'},
  navigation: [{group: 'API', openapi: 'api.yaml', pages: ['GET /parcels']}],
};

/** Opens a site whose host keeps these answers back; resolves when all have been asked for. */
async function askedTogether(t, files, held, route = '') {
  const site = await openSite(t, {files, held, route});
  await Promise.all(held.map(site.network.asked));
  return site;
}

describe('on a first visit, these are requested together', () => {
  it('the home page, and what shows the branding of the site', async (t) => {
    const files = {
      'docs.json': {...config, banner: {content: 'Version 2 is out.'}},
      'start.mdx': 'The home page.',
    };
    const held = [
      chunk('branding'),
      chunk('markdown-texts'),
      chunk('config-markdown'),
      'start.mdx',
    ];
    const site = await askedTogether(t, files, held);
    held.forEach(site.network.release);
    await site.says('The home page.');
    await site.says('Version 2 is out.');
  });

  it('the home page, and what draws the icons around it', async (t) => {
    const navigation = [{group: 'Start', icon: 'rocket', pages: ['start']}];
    const files = {'docs.json': {...config, navigation}, 'start.mdx': 'The home page.'};
    const held = ['start.mdx', chunk('docs-icon')];
    const site = await askedTogether(t, files, held);
    held.forEach(site.network.release);
    await site.says('The home page.');
  });

  it('what reads the HTML of a page, and what shows its components and classes', async (t) => {
    const files = {'docs.json': config, 'start.mdx': [html, steps, inCode].join('\n\n')};
    const held = [chunk('html'), chunk('steps'), chunk('adopt-utilities')];
    const site = await askedTogether(t, files, held);
    held.forEach(site.network.release);
    await site.says('One script tag.');
    await site.says('Words in HTML.');
    await site.settled();
    const {requests} = site.server;
    assert.ok(requests.some((url) => url.endsWith('/steps.js')));
    // What is only in code is not shown by it.
    assert.ok(!requests.some((url) => url.endsWith('/tooltip.js')));
  });

  it('the components of a page, and what evaluates their code', async (t) => {
    const start = "import {Sum} from '/snippets/sum.jsx';\n\n<Sum of={[1, 2]} />";
    const sum = 'export const Sum = ({of}) => <p>The sum is {of.reduce((a, b) => a + b)}.</p>;';
    const files = {'docs.json': config, 'start.mdx': start, 'snippets/sum.jsx': sum};
    const held = ['snippets/sum.jsx', chunk('page-code')];
    const site = await askedTogether(t, files, held);
    held.forEach(site.network.release);
    await site.says('The sum is 3.');
  });

  it('a snippet that the page imports a component from, and what evaluates its code', async (t) => {
    const start = "import {Mark} from '/snippets/mark.mdx';\n\n<Mark />";
    const mark = 'export const Mark = () => <Badge className="ml-2">New words</Badge>;';
    const files = {'docs.json': config, 'start.mdx': start, 'snippets/mark.mdx': mark};
    const held = ['snippets/mark.mdx', chunk('page-code')];
    const site = await askedTogether(t, files, held);
    site.network.hold(chunk('adopt-utilities'));
    site.network.hold(chunk('html'));
    site.network.release('snippets/mark.mdx');
    // The code has not been evaluated yet.
    await site.network.asked(chunk('html'));
    await site.network.asked(chunk('adopt-utilities'));
    site.network.releaseAll();
    await site.says('New words');
  });

  it('what the first page needs, and what shows the branding of the site', async (t) => {
    const files = {
      'docs.json': {...config, banner: {content: 'Version 2 is out.'}},
      'start.mdx': [html, steps].join('\n\n'),
    };
    const held = [chunk('branding'), chunk('html'), chunk('steps')];
    for (const route of ['', '#/start']) {
      const site = await askedTogether(t, files, held, route);
      held.forEach(site.network.release);
      await site.says('One script tag.');
      await site.says('Version 2 is out.');
    }
  });

  it('what shows the page of an operation, its description, and what reads that', async (t) => {
    const files = {'docs.json': apiConfig, 'api.yaml': api};
    const parts = ['branding', 'apis', 'exact-json', 'fields', 'html', 'entities'];
    const held = parts.map(chunk);
    const site = await askedTogether(t, files, held, '#/api-reference/list-parcels');
    for (const file of ['api.yaml', chunk('parse-text')]) site.network.hold(file);
    site.network.release(chunk('apis'));
    site.network.release(chunk('exact-json'));
    await site.network.asked('api.yaml');
    await site.network.asked(chunk('parse-text'));
    site.network.releaseAll();
    await site.says('How many there are.');
    // No other names of a file are tried.
    const asked = site.server.requests.filter((url) => url.includes('list-parcels'));
    assert.deepEqual(asked, ['/api-reference/list-parcels.mdx']);
  });

  it('a page whose frontmatter names an operation, and what reads its description', async (t) => {
    const files = {
      'docs.json': {...config, banner: {content: 'Version 2 is out.'}},
      'start.mdx': '---\nopenapi: api.yaml GET /parcels\n---\n\nWords of the page.\n',
      'api.yaml': api,
    };
    const held = [chunk('branding'), 'api.yaml', chunk('parse-text'), chunk('fields')];
    const site = await askedTogether(t, files, held);
    site.network.releaseAll();
    await site.says('Words of the page.');
    await site.says('How many there are.');
  });

  it('a chunk, and those that it imports', async (t) => {
    const files = {'docs.json': config, 'start.mdx': tabs};
    const held = [chunk('tabs'), chunk('tab-list')];
    const site = await askedTogether(t, files, held);
    held.forEach(site.network.release);
    await site.says('Open the terminal.');
  });
});

describe('on a site with an API, a page that is not listed', () => {
  it('is shown before the descriptions are read', async (t) => {
    const files = {'docs.json': apiConfig, 'api.yaml': api, 'hidden.mdx': 'Words of a page.'};
    const site = await openSite(t, {files, held: ['api.yaml'], route: '#/hidden'});
    await site.says('Words of a page.');
    site.network.releaseAll();
  });

  it('is found by any of its names', async (t) => {
    const files = {'docs.json': apiConfig, 'api.yaml': api, 'more/index.md': 'Words of a page.'};
    const site = await openSite(t, {files, route: '#/more'});
    await site.says('Words of a page.');
  });
});

describe('on a site with several API descriptions', () => {
  const described = (summary, more = '') => `
openapi: 3.1.0
info: {title: A, version: '1'}
paths:
  /parcels:
    get:
      summary: ${summary}
      description: ${JSON.stringify(`Words of ${summary}. ${more}`)}
      operationId: parcels
      responses: {'200': {description: A list.}}
`;
  const files = {
    'docs.json': {
      ...config,
      navigation: [
        {group: 'Start', pages: ['start']},
        {group: 'Ships', openapi: {source: 'ships.yaml', directory: 'ships'}},
        {group: 'Trains', openapi: {source: 'trains.yaml', directory: 'rail/trains'}},
      ],
    },
    'start.mdx': '---\nopenapi: trains.yaml GET /parcels\n---\n',
    'ships.yaml': described('List ships'),
    'trains.yaml': described('List trains', 'See [the list](#operation/parcels).'),
  };

  for (const route of ['#/rail/trains/list-trains', '#/start', '#/rail/trains/overview']) {
    it(`${route} is shown before the others are there, which come later`, async (t) => {
      const site = await openSite(t, {files, held: ['ships.yaml'], route});
      await site.says(route.endsWith('overview') ? 'Operations' : 'Words of List trains.');
      if (route.endsWith('overview')) await site.says('List trains');
      const requested = (file) => site.server.requests.filter((url) => url.endsWith(file)).length;
      // Nobody has waited until a request was given up, and then made another one.
      assert.ok(requested('ships.yaml') <= 1);
      await site.network.asked('ships.yaml');
      site.network.releaseAll();
      await site.find('link', 'GET List ships');
      await site.find('link', 'GET List trains');
      assert.equal(requested('trains.yaml'), 1);
    });
  }
});
