import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {findDeep, found, pageOf, restoreFiles, siteWith} from './config-site.js';
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

  it('says what its values are limited to in its language, in the playground as well', async () => {
    const schema = {type: 'string', maxLength: 8, pattern: '^a'};
    const {get} = description.paths['/users/{id}'];
    const limited = {...get, parameters: [{name: 'id', in: 'path', required: true, schema}]};
    const text = JSON.stringify({
      ...description,
      servers: [{url: 'https://api.example'}],
      paths: {'/users/{id}': {get: limited}},
    });
    const site = await siteWith(config, {
      files: {...files, 'users.json': text},
      attributes: {path: 'de/user'},
    });
    await until(() => /Länge ≤ 8\s+Muster: \^a/.test(site.pageRoot.textContent ?? ''));
    const endpoint = await found(site, 'docs-endpoint');
    (await found(endpoint.shadowRoot as ShadowRoot, '[part~="try"]')).click();
    const hint = await found(document, '[part="hint"]');
    await until(() => hint.textContent.trim() === 'Länge ≤ 8, Muster: ^a');
    const playground = await found(document, 'docs-playground');
    (await found(playground, 'input[id^="field"]')).focus();
    await sendKeys({type: 'bcdefghij'});
    (await found(playground, '[part~="send"]')).click();
    const problems = await found(playground, '[part="problems"]');
    await until(() => /id –\s.*Länge ≤ 8/s.test(problems.textContent));
    // The field has all that is wrong with it.
    const problem = await found(playground, '[part="problem"]');
    expect(problem.textContent).to.match(/Länge ≤ 8\..*Muster: \^a\./);
    site.path = 'user';
    await until(() => /length ≤ 8\s+pattern: \^a/.test(site.pageRoot.textContent ?? ''));
  });

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
