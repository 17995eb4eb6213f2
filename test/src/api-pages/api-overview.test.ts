import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {plainText} from '../../../src/content/inline-nodes.js';
import type {DocNode} from '../../../src/content/nodes.js';
import {neighborsAt} from '../../../src/navigation/neighbors.js';
import {viewAt} from '../../../src/navigation/view.js';
import {pagesToSearch} from '../../../src/site/search/pages-to-search.js';
import {allNodes, ApiSite, headingsIn, openapi, textIn} from './api-site.js';

const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});

const answer = (schema: object) => ({
  responses: {200: {description: 'Fine.', content: {'application/json': {schema}}}},
});

const users = openapi(
  {
    'GET /status': {summary: 'Status'},
    'GET /users': {
      summary: 'List users',
      tags: ['users'],
      ...answer({type: 'array', items: ref('User')}),
    },
    'POST /users': {summary: 'Create a user', tags: ['users'], ...answer(ref('Created'))},
    'GET /secret': {summary: 'Secret', 'x-hidden': true},
  },
  {
    info: {
      title: 'Users API',
      version: '1.2',
      summary: 'All users.',
      description: '# Begin here\n\nWith **care**.',
      termsOfService: '/terms',
      contact: {name: 'Support', url: 'https://help.example', email: 'help@acme.example'},
      license: {name: 'MIT', url: 'https://mit.example'},
    },
    externalDocs: {url: 'https://guide.example', description: 'The guide'},
    servers: [
      {
        url: 'https://{region}.acme.example/v1',
        description: 'Production',
        variables: {region: {default: 'eu', enum: ['eu', 'us'], description: 'Where data is.'}},
      },
    ],
    tags: [
      {
        name: 'users',
        'x-displayName': 'Users',
        description: 'People who *sign in*.',
        externalDocs: {url: 'https://guide.example/users'},
      },
    ],
    webhooks: {userCreated: {post: {summary: 'User created'}}},
    components: {
      securitySchemes: {
        token: {type: 'http', scheme: 'bearer', description: 'From your profile.'},
        login: {
          type: 'oauth2',
          flows: {clientCredentials: {tokenUrl: '/token', scopes: {'users:read': 'To read.'}}},
        },
      },
      schemas: {
        Created: {properties: {user: ref('User')}},
        User: {description: 'A *person*.', properties: {name: {type: 'string'}}},
        Unused: {properties: {friend: ref('User')}},
      },
    },
  },
);

/** A site with a tab for an API. */
const siteOf = (text = users, config: object = {}) =>
  new ApiSite(
    {navigation: {tabs: [{tab: 'API', openapi: 'api/users.json'}]}, ...config},
    {'api/users.json': text},
  );

const overview = async (text?: string) => (await siteOf(text).page('api-reference/overview')).page;

/** Where links of a page lead, as `text → target`. */
function linksIn(nodes: readonly DocNode[]): readonly string[] {
  return allNodes(nodes).flatMap((node) => {
    if (node.kind !== 'link') return [];
    const {target} = node;
    const to = target.to === 'url' ? target.href : 'path' in target ? target.path : '';
    const hash = 'hash' in target && target.hash !== '' ? `#${target.hash}` : '';
    return [`${plainText(node.children)} → ${to}${hash}`];
  });
}

/** The nodes from a heading to the next one of its level. */
function sectionAt(nodes: readonly DocNode[], id: string): readonly DocNode[] {
  const start = nodes.findIndex((node) => node.kind === 'heading' && node.id === id);
  const rest = nodes.slice(start + 1);
  const end = rest.findIndex((node) => node.kind === 'heading' && node.level === 2);
  return start < 0 ? [] : rest.slice(0, end < 0 ? undefined : end);
}

describe('the overview of an API', () => {
  it('is the first page where the navigation has all operations of a file', async () => {
    expect(await siteOf().listed()).to.deep.equal([
      ': Users API → api-reference/overview',
      ': Status → api-reference/status',
      'Users: List users → api-reference/users/list-users',
      'Users: Create a user → api-reference/users/create-a-user',
      'Webhooks: User created → api-reference/user-created',
      ': Secret → api-reference/secret',
    ]);
  });

  it('is in each folder and for each file', async () => {
    const other = openapi({'GET /orders': {summary: 'Orders'}}, {info: {title: 'Orders API'}});
    const navigation = [
      {group: 'Both', openapi: ['a.json', 'b.json'], pages: []},
      {group: 'Again', openapi: {source: 'b.json', directory: 'v2/rest'}, pages: []},
    ];
    const plain = openapi({'GET /overview': {summary: 'Overview'}});
    const site = new ApiSite({navigation}, {'a.json': plain, 'b.json': other});
    expect(await site.listed()).to.deep.equal([
      'Both: T → api-reference/overview-1',
      'Both: Overview → api-reference/overview',
      'Both: Orders API → api-reference/overview-2',
      'Both: Orders → api-reference/orders',
      'Again: Orders API → v2/rest/overview',
      'Again: Orders → v2/rest/orders',
    ]);
  });

  it('is not there where authors list operations, or do without it', async () => {
    const byHand = {navigation: [{group: 'A', openapi: 'api/users.json', pages: ['GET /users']}]};
    expect(await siteOf(users, byHand).listed()).to.deep.equal([
      'A: List users → api-reference/users/list-users',
    ]);
    const {pages} = await siteOf(users, {api: {overview: false}}).navigation();
    expect([...pages.values()].map(({source}) => source.kind)).not.to.include('overview');
    const nothing = siteOf(openapi({}, {components: {schemas: {A: {}}}}));
    expect([...(await nothing.navigation()).pages.keys()]).to.deep.equal([]);
  });

  it('shows what the file says of the API', async () => {
    const page = await overview();
    expect(page.title).to.equal('Users API');
    expect(plainText(page.description)).to.equal('All users.');
    expect(page.frontmatter.get('title')).to.equal('Users API');
    const shown = textIn(page.body);
    for (const text of ['Version 1.2', 'With  | care', 'https://{region}.acme.example/v1']) {
      expect(shown).to.include(text);
    }
    for (const text of [
      ' – Production',
      'Where data is.',
      'From your profile.',
      'users:read |  – To read.',
      'Client credentials | Token URL:  | https://eu.acme.example/token',
    ]) {
      expect(shown).to.include(text);
    }
    expect(linksIn(page.body)).to.include.members([
      'The guide → https://guide.example/',
      'Support → https://help.example/',
      'help@acme.example → mailto:help@acme.example',
      'MIT → https://mit.example/',
      'Terms of service → https://docs.example/terms',
      'users.json → api/users.json',
    ]);
    expect(page.outline.map(({level, text}) => `${level} ${text}`)).to.deep.equal([
      '2 Begin here',
      '2 Servers',
      '2 Authorization',
      '2 Operations',
      '3 Users',
      '2 Webhooks',
      '2 Models',
      '2 About this API',
    ]);
  });

  it('lists operations below the description of their tag, and webhooks after them', async () => {
    const {body} = await overview();
    const operations = sectionAt(body, 'operations');
    expect(linksIn(operations)).to.deep.equal([
      'Status → api-reference/status',
      'Learn more → https://guide.example/users',
      'List users → api-reference/users/list-users',
      'Create a user → api-reference/users/create-a-user',
    ]);
    expect(textIn(operations)).to.include('People who  | sign in');
    expect(textIn(operations)).to.include('GET |   | List users |   | /users');
    expect(headingsIn(operations)).to.deep.equal(['Users #tag-users']);
    expect(linksIn(sectionAt(body, 'webhooks'))).to.deep.equal([
      'User created → api-reference/user-created',
    ]);
  });

  it('marks deprecated operations', async () => {
    const text = openapi({'GET /a': {summary: 'A', deprecated: true}, 'GET /b': {summary: 'B'}});
    const site = new ApiSite({navigation: [{group: 'API', openapi: 'o.json'}]}, {'o.json': text});
    const {page} = await site.page('api-reference/overview');
    const marked = textIn(sectionAt(page.body, 'operations')).split('GET').slice(1);
    expect(marked.map((one) => one.includes('deprecated'))).to.deep.equal([true, false]);
  });

  it('links to the file unless the configuration says otherwise', async () => {
    const text = openapi({'GET /a': {summary: 'A'}});
    const linked = async (config: object) => {
      const {page} = await siteOf(text, config).page('api-reference/overview');
      return JSON.stringify(page.body).includes('users.json');
    };
    expect(await linked({})).to.equal(true);
    expect(await linked({api: {spec: {download: true}}})).to.equal(true);
    expect(await linked({api: {spec: {download: false}}})).to.equal(false);
  });

  it('of a small file has no empty sections', async () => {
    const {title, body} = await overview(openapi({'GET /a': {}}, {info: {}}));
    expect(title).to.equal('api/users.json');
    expect(headingsIn(body)).to.deep.equal(['Operations #operations', 'About this API #about']);
  });

  it('survives anything in place of its parts', async () => {
    for (const wrong of [1, 'x', null, [], [null], {x: null}, true]) {
      const rest = {
        info: {title: 'T', version: wrong, contact: wrong, license: wrong, description: wrong},
        ...{externalDocs: wrong, servers: wrong, tags: wrong},
        components: {securitySchemes: wrong},
      };
      const {body} = await overview(openapi({'GET /a': {summary: 'A'}}, rest));
      expect(linksIn(body)).to.include('A → api-reference/a');
    }
  });

  it('reads Swagger 2.0 as well', async () => {
    const {body} = await overview(
      JSON.stringify({
        swagger: '2.0',
        info: {title: 'Old', version: '1'},
        host: 'old.example',
        securityDefinitions: {key: {type: 'apiKey', in: 'header', name: 'X-Key'}},
        paths: {'/a': {get: {responses: {200: {schema: {$ref: '#/definitions/A'}}}}}},
        definitions: {A: {properties: {b: {type: 'string'}}}},
      }),
    );
    expect(textIn(body)).to.include('old.example');
    expect(textIn(body)).to.include('The API key, in this header.');
    expect(linksIn(body)).to.include('A → api-reference/overview/models/a');
  });
});

describe('the page of a schema', () => {
  it('is below the overview, which links to it', async () => {
    const {body} = await overview();
    expect(linksIn(sectionAt(body, 'models'))).to.deep.equal([
      'Created → api-reference/overview/models/created',
      'User → api-reference/overview/models/user',
      'Unused → api-reference/overview/models/unused',
    ]);
  });

  it('shows the schema, and the operations that use it, also through others', async () => {
    const site = siteOf();
    const {page} = await site.page('api-reference/overview/models/user');
    expect(page.title).to.equal('User');
    expect(textIn(page.body)).to.include('person');
    expect(headingsIn(page.body)).to.deep.equal(['Used by #used-by']);
    expect(linksIn(page.body)).to.deep.equal([
      'List users → api-reference/users/list-users',
      'Create a user → api-reference/users/create-a-user',
    ]);
    const unused = await site.page('api-reference/overview/models/unused');
    expect(headingsIn(unused.page.body)).to.deep.equal([]);
  });

  it('finds users through discriminators, shared parameters, and circles', async () => {
    const schemas = {
      Animal: {
        discriminator: {propertyName: 'kind', mapping: {c: 'Cat'}, defaultMapping: 'Other'},
        properties: {},
      },
      Other: {properties: {}},
      Puppy: {allOf: [ref('Dog')]},
      Cat: {properties: {kittens: {type: 'array', items: ref('Cat')}}},
      Dog: {allOf: [ref('Animal')]},
      Sort: {type: 'string'},
      NotUsed: {type: 'string'},
      Broken: {$ref: '#/components/schemas/Gone'},
    };
    const paths = {
      '/animals': {
        parameters: [{name: 'sort', in: 'query', schema: ref('Sort')}],
        get: {summary: 'Animals', ...answer(ref('Animal'))},
        delete: {summary: 'Remove', example: ref('NotUsed'), responses: {}},
      },
    };
    const site = siteOf(openapi({}, {paths, components: {schemas}}));
    const usersOf = async (name: string) =>
      linksIn((await site.page(`api-reference/overview/models/${name}`)).page.body);
    expect(await usersOf('cat')).to.deep.equal(['Animals → api-reference/animals']);
    for (const name of ['dog', 'puppy', 'other']) {
      expect(await usersOf(name)).to.deep.equal(['Animals → api-reference/animals']);
    }
    expect(await usersOf('sort')).to.deep.equal([
      'Animals → api-reference/animals',
      'Remove → api-reference/remove',
    ]);
    expect(await usersOf('notused')).to.deep.equal([]);
    expect(await usersOf('broken')).to.deep.equal([]);
  });

  it('finds users in other files', async () => {
    const main = openapi(
      {},
      {
        paths: {'/a': {$ref: './a.json'}},
        components: {schemas: {A: {$ref: './schemas.json#/A'}}},
      },
    );
    const site = new ApiSite(
      {navigation: {tabs: [{tab: 'API', openapi: 'api/users.json'}]}},
      {
        'api/users.json': main,
        'api/a.json': JSON.stringify({get: {summary: 'A', ...answer({$ref: 'schemas.json#/B'})}}),
        'api/schemas.json': JSON.stringify({A: {type: 'string'}, B: {items: {$ref: '#/A'}}}),
      },
    );
    const {page} = await site.page('api-reference/overview/models/a');
    expect(linksIn(page.body)).to.deep.equal(['A → api-reference/a']);
  });

  it('is in no list, but has a place in the navigation', async () => {
    const site = siteOf();
    const navigation = await site.navigation();
    const path = 'api-reference/overview/models/user';
    expect((await site.listed()).join()).not.to.include('models');
    expect(neighborsAt(navigation, site.apis.config, path)).to.deep.equal({});
    const last = neighborsAt(navigation, site.apis.config, 'api-reference/user-created');
    expect(last.next).to.equal(undefined);
    const {tabs, trail} = viewAt(navigation, site.apis.config, path);
    expect(tabs.map(({name, isCurrent}) => `${name} ${isCurrent}`)).to.deep.equal(['API true']);
    expect(trail).to.deep.equal(['Users API']);
  });

  it('does not follow the last page of a tab of the older shape', async () => {
    const config = {
      tabs: [{name: 'API', url: 'reference', openapi: 'api/users.json'}],
      navigation: [{group: 'Start', pages: ['intro']}],
    };
    const site = new ApiSite(config, {'api/users.json': users});
    const navigation = await site.navigation();
    const {tabs} = viewAt(navigation, site.apis.config, 'reference/overview/models/user');
    expect(tabs.find(({isCurrent}) => isCurrent)?.name).to.equal('API');
    const {next} = neighborsAt(navigation, site.apis.config, 'reference/secret');
    expect(next).to.equal(undefined);
  });

  it('is found by the search', async () => {
    const site = siteOf();
    const found = pagesToSearch(site.apis.config, await site.navigation());
    const paths = found.map(({path}) => path);
    expect(paths).to.include.members([
      'api-reference/overview',
      'api-reference/overview/models/user',
    ]);
  });
});
