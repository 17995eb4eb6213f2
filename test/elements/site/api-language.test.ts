import {expect} from '@open-wc/testing';
import {findDeep, pageOf, restoreFiles, siteWith} from './config-site.js';
import {until} from '../until.js';

const description = {
  openapi: '3.1.1',
  info: {title: 'Users', version: '1'},
  paths: {
    '/users/{id}': {
      get: {
        summary: 'A user',
        parameters: [{name: 'id', in: 'path', required: true, schema: {type: 'string'}}],
        responses: {204: {description: 'Fine.'}},
      },
    },
  },
};

const page = '---\nopenapi: GET /users/{id}\n---\n';
const files = {
  'users.json': JSON.stringify(description),
  'user.mdx': page,
  'de/user.mdx': page,
  'ja/user.mdx': page,
};

const config = {
  api: {openapi: 'users.json'},
  navigation: {
    languages: [
      {language: 'en', pages: ['user']},
      {language: 'de', pages: ['de/user']},
      {language: 'jp', pages: ['ja/user']},
    ],
  },
};

describe('the page of an operation', () => {
  after(restoreFiles);

  it('is marked as deprecated in the language that is shown', async () => {
    const deprecated = {...description.paths['/users/{id}'].get, deprecated: true};
    const old = {...description, paths: {'/users/{id}': {get: deprecated}}};
    const languages = ['en', 'de', 'jp'].map((language) => ({
      language,
      groups: [
        {group: 'Start', pages: [`${language}/intro`]},
        {group: 'API', openapi: {source: 'old.json', directory: `${language}/api`}},
      ],
    }));
    const intro = {'en/intro.mdx': 'One.', 'de/intro.mdx': 'Eins.', 'jp/intro.mdx': '一'};
    const site = await siteWith(
      {navigation: {languages}},
      {files: {'old.json': JSON.stringify(old), ...intro}, attributes: {path: 'en/api/a-user'}},
    );
    const tags = () =>
      [...(findDeep(site, 'docs-sidebar')?.shadowRoot?.querySelectorAll('[part="tag"]') ?? [])].map(
        ({textContent}) => textContent,
      );
    for (const [path, word] of [
      ['en/intro', 'deprecated'],
      ['de/api/a-user', 'veraltet'],
      ['jp/intro', '非推奨'],
      ['en/api/a-user', 'deprecated'],
    ] as const) {
      site.path = path;
      await until(() => String(tags()) === word, `${path}: ${String(tags())} is not ${word}`);
    }
  });

  it('is in the language of its page, also after one in another language', async () => {
    const site = await siteWith(config, {files, attributes: {path: 'de/user'}});
    const headings = () =>
      [...site.pageRoot.querySelectorAll('h2')].map(({textContent}) => textContent.trim());
    await pageOf(site);
    expect(String(headings())).to.match(/^Pfadparameter.*,Antwort/);
    for (const [path, heading] of [
      ['user', 'Path parameters'],
      ['ja/user', 'パスパラメーター'],
      ['de/user', 'Pfadparameter'],
    ] as const) {
      site.path = path;
      await until(() => site.dataset['path'] === path && site.pageRoot.querySelector('h2'));
      expect(headings()[0]).to.match(new RegExp(`^${heading}`));
    }
  });
});
