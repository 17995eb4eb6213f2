import {expect} from '@open-wc/testing';
import {found, pageOf, restoreFiles, siteWith} from './config-site.js';
import {until} from '../until.js';

const description = {
  openapi: '3.1.1',
  info: {title: 'Users', version: '1'},
  servers: [{url: 'https://api.example'}, {url: 'https://test.example'}],
  paths: {'/users': {get: {summary: 'Users'}}},
};

/** The page of an operation, with the languages of its samples. */
const siteIn = (languages: readonly string[]) =>
  siteWith(
    {api: {openapi: 'users.json', examples: {languages}}, navigation: {pages: ['users']}},
    {
      files: {
        'users.json': JSON.stringify(description),
        'users.mdx': '---\nopenapi: GET /users\n---\n',
      },
      attributes: {path: 'users'},
    },
  );

describe('the samples of a site', () => {
  after(restoreFiles);

  it('are in languages that are not shown by default, and follow the base URL', async () => {
    const site = await siteIn(['kotlin', 'c++']);
    await pageOf(site);
    const blocks = () => [...site.pageRoot.querySelectorAll('docs-example docs-code')];
    const codeOf = (block?: Element) =>
      (block as {code?: string} | undefined)?.code ?? block?.textContent ?? '';
    await until(() => codeOf(blocks()[0]).includes('.url("https://api.example/users")'));
    expect(codeOf(blocks()[1])).to.contain('CURLOPT_URL, "https://api.example/users"');
    const endpoint = await found(site, 'docs-endpoint');
    const choice = await found(endpoint.shadowRoot as ShadowRoot, 'docs-server-choice');
    const select = (await found(choice.shadowRoot as ShadowRoot, 'select')) as HTMLSelectElement;
    select.selectedIndex = 1;
    select.dispatchEvent(new Event('change'));
    await until(() => codeOf(blocks()[0]).includes('.url("https://test.example/users")'));
    (await found(endpoint.shadowRoot as ShadowRoot, '[part~="try"]')).click();
    const sample = await found(document, 'docs-request-sample');
    const options = [...(sample.shadowRoot?.querySelectorAll('option') ?? [])];
    expect(options.map(({text}) => text)).to.eql(['Kotlin', 'C++']);
  });
});
