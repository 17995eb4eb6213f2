import {expect} from '@open-wc/testing';
import {pageOf, restoreFiles, siteWith} from './config-site.js';
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
