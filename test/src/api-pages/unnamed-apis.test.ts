import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {withMessages} from '../../../src/content/describe.js';
import {ApiSite, openapi, textIn} from './api-site.js';

const servers = [{url: 'https://api.example'}];
const file = openapi({'GET /users': {summary: 'List users'}}, {servers});
const groups = [{group: 'A', pages: ['users']}];
const page = (named: string) => `---\ntitle: Users\nopenapi: ${named}\n---\n`;

/** A site whose page names an operation of a file that the configuration does not name. */
const siteOf = (
  named: string,
  files: Readonly<Record<string, string>>,
  {isOwnMachine = true, navigation = groups}: {isOwnMachine?: boolean; navigation?: object} = {},
) => new ApiSite({navigation}, {'users.mdx': page(named), ...files}, {isOwnMachine});

async function textOf(site: ApiSite): Promise<string> {
  return textIn((await site.page('users')).page.body);
}

/** What is wrong with the page, each with its hint. */
async function problemsOf(site: ApiSite): Promise<readonly string[]> {
  const {diagnostics: found = []} = await site.page('users');
  return withMessages(found).map(({code, hint}) => `${code} ${hint}`);
}

describe('an OpenAPI file that the configuration does not name', () => {
  for (const [named, path] of [
    ['GET /users', 'openapi.json'],
    ['GET /users', 'swagger.yaml'],
    ['GET /users', 'api-reference/openapi.yml'],
    ['v2 GET /users', 'api-reference/v2.yaml'],
    ['v2.json GET /users', 'specs/v2.json'],
  ] as const) {
    it(`is found for "${named}" at ${path} on the author's machine, who is told`, async () => {
      const site = siteOf(named, {[path]: file});
      const {api} = await site.page('users');
      expect(api?.operation.title).to.equal('List users');
      const [problem, ...others] = await problemsOf(site);
      expect(others).to.deep.equal([]);
      expect(problem).to.match(/^openapi\/not-named Add "openapi": "\//);
      expect(problem).to.contain(`"/${path}" in docs.json`);
    });
  }

  it('is not looked for on another host', async () => {
    const site = siteOf('GET /users', {'openapi.json': file}, {isOwnMachine: false});
    await site.page('users');
    expect(site.requested).to.deep.equal(['users.mdx']);
    const named = siteOf('v2 GET /users', {'api/v2.json': file}, {isOwnMachine: false});
    await named.page('users');
    const top = ['v2.json', 'v2.yaml', 'v2.yml'];
    expect([...new Set(named.requested)]).to.deep.equal(['users.mdx', ...top]);
  });

  it('is not looked for where the configuration names one', async () => {
    const config = {openapi: 'o.json', navigation: groups};
    const files = {'users.mdx': page('GET /users'), 'o.json': file};
    const site = new ApiSite(config, files, {isOwnMachine: true});
    await site.page('users');
    expect(site.requested).to.deep.equal(['o.json', 'users.mdx']);
  });

  it('is missed with the line that names it, which readers do not see', async () => {
    const older = siteOf('GET /users', {});
    expect(await problemsOf(older)).to.deep.equal([
      'openapi/not-found Add "openapi": "/openapi.json" in docs.json.',
    ]);
    const newer = siteOf('GET /users', {}, {isOwnMachine: false, navigation: {groups}});
    expect(await problemsOf(newer)).to.deep.equal([
      'openapi/not-found Add "api": {"openapi": "/openapi.json"} in docs.json.',
    ]);
    for (const site of [older, newer]) {
      expect(await textOf(site)).to.match(/could not be loaded .* GET \/users$/);
    }
  });

  it('says nothing of a line where the file is named and cannot be loaded', async () => {
    const files = {'users.mdx': page('GET /users')};
    const site = new ApiSite({openapi: 'o.json', navigation: groups}, files, {isOwnMachine: true});
    expect((await problemsOf(site)).join(' ')).to.not.contain('Add "openapi"');
  });

  it('does not give its servers to pages that describe an operation by themselves', async () => {
    const written = '---\ntitle: Users\napi: GET /users\n---\n';
    const site = siteOf('', {'users.mdx': written, 'openapi.json': file});
    await site.page('users');
    expect(site.requested).to.deep.equal(['users.mdx']);
  });

  it('has pages for the operations in the navigation', async () => {
    const pages = (named: string) => [{group: 'A', pages: ['users', named]}];
    for (const [named, path] of [
      ['GET /users', 'openapi.yaml'],
      ['v2 GET /users', 'api/v2.json'],
    ] as const) {
      const site = siteOf('', {[path]: file}, {navigation: pages(named)});
      expect(await site.listed(), named).to.include('A: List users → api-reference/list-users');
      expect(await site.codes()).to.deep.equal(['openapi/not-named']);
    }
  });
});
