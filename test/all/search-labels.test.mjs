import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {indexPage} from '../../cli/init/index-page.mjs';
import {folderWith, runCommand} from '../harness/command.mjs';
import {openSite} from '../harness/open-site.mjs';
import {inDialog, openSearch} from '../harness/search-dialog.mjs';

const schema = {
  type: 'object',
  required: ['walrus'],
  additionalProperties: false,
  properties: {
    walrus: {type: 'string', readOnly: true, description: 'The name of the animal.'},
    keeper: {type: 'object', properties: {giraffe: {type: 'string'}}},
    food: {oneOf: [{type: 'string'}, {type: 'integer'}]},
  },
};
const answers = {200: {description: 'The animal.', content: {'application/json': {schema}}}};
const parameters = [{name: 'limit', in: 'query', schema: {type: 'integer', example: 3}}];
const operation = (summary, more) => ({
  summary,
  parameters,
  security: [{token: []}],
  requestBody: {content: {'application/json': {schema}}},
  responses: answers,
  ...more,
});
const api = {
  openapi: '3.1.1',
  info: {title: 'Zoo', version: '1'},
  servers: [{url: 'https://zoo.example'}],
  components: {securitySchemes: {token: {type: 'http', scheme: 'bearer'}}},
  paths: {
    '/animals': {post: operation('Buy an animal'), put: operation('Feed an animal')},
    '/visits': {
      post: operation('Book a visit', {
        'x-codeSamples': [{lang: 'Ruby', source: 'Zoo.book_okapi_tour'}],
      }),
    },
  },
};
const page = (title, text) => `---\ntitle: ${title}\n---\n\n${text}\n`;
const files = {
  'docs.json': JSON.stringify({
    name: 'Zoo',
    navigation: [{group: 'Guides', pages: ['guide', 'start']}],
    tabs: [{name: 'API', url: 'api-reference', openapi: 'openapi.json'}],
  }),
  'start.md': page('Start', 'The beginning.'),
  'guide.md': page(
    'The client',
    'Written in Ruby, with query parameters, child attributes, the body and the response. ' +
      'Some are read-only, or one of these.',
  ),
  'openapi.json': JSON.stringify(api),
};

/** Opens the site with one of the indexes that a search can have. */
const kinds = {
  'pages that the browser reads': (t) => openSite(t, {files, route: '#/start'}),
  'the texts of an index': (t) => openIndexed(t, 'index'),
  'search chunks': (t) => openIndexed(t, 'index', '--search'),
};

async function openIndexed(t, ...words) {
  const folder = await folderWith(t, files);
  const [command, ...options] = words;
  const {code, error} = await runCommand([command, folder, ...options]);
  assert.deepEqual([code, error], [0, '']);
  const hasChunks = options.length > 0;
  const attributes = `index="docs-index.json"${hasChunks ? ' search-chunks' : ''}`;
  const read = (file) => readFile(join(folder, file), 'utf8');
  const texts = hasChunks ? {} : {'docs-index-text.json': await read('docs-index-text.json')};
  return openSite(t, {
    files: {
      ...files,
      ...texts,
      'docs-index.json': await read('docs-index.json'),
      'index.html': `${indexPage}<body><docs-site ${attributes}></docs-site>`,
    },
    ...(hasChunks && {folders: {'docs-search/': join(folder, 'docs-search')}}),
    route: '#/start',
  });
}

/** Types a query, and gives the results: the heading of each and the path that it leads to. */
async function find(site, typed) {
  await inDialog(site, (root) => {
    const field = root.querySelector('input');
    field.focus();
    field.select();
    return true;
  });
  await site.page.keyboard.type(typed);
  await site.settled();
  return inDialog(site, (root) => {
    const isBusy = root.querySelector('[aria-busy=true]');
    const results = [...root.querySelectorAll('[role=option]')].map((option) => [
      option.querySelector('strong').textContent.trim(),
      option.getAttribute('href'),
    ]);
    return !isBusy && {results};
  });
}

/** The paths of the pages that were found, each once. */
const pagesIn = ({results}) => [...new Set(results.map(([, href]) => /^#\/([^#]*)/.exec(href)[1]))];

describe('a search', () => {
  for (const [kind, open] of Object.entries(kinds)) {
    it(`finds no texts of the interface in ${kind}`, async (t) => {
      const site = await open(t);
      await site.shown('start');
      await openSearch(site);
      const operations = pagesIn(await find(site, 'walrus'));
      assert.ok(operations.length >= 3, String(operations));
      for (const typed of [
        ...['ruby', 'child attributes', 'query parameters', 'read-only', 'one of these'],
        ...['response', 'body', '"bearer authentication"', 'import requests', 'learn more'],
      ]) {
        const found = pagesIn(await find(site, typed));
        const others = found.filter((path) => path !== 'guide');
        assert.deepEqual(others, [], typed);
      }
    });

    it(`finds what authors write below headings of the interface, in ${kind}`, async (t) => {
      const site = await open(t);
      await site.shown('start');
      await openSearch(site);
      const {results} = await find(site, 'keeper');
      const isThere = ([heading, href], name, hash) =>
        heading === name && href.startsWith('#/api-reference/') && href.endsWith(hash);
      assert.ok(
        results.some((result) => isThere(result, 'Body', '#body')),
        String(results),
      );
      assert.ok(results.some((result) => isThere(result, 'Response', '#response')));
      const deep = pagesIn(await find(site, 'giraffe'));
      assert.ok(deep.length >= 3, String(deep));
      const [[, href]] = (await find(site, 'okapi tour')).results;
      assert.match(href, /book-a-visit/);
    });
  }
});
