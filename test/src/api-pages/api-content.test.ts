import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {plainText} from '../../../src/content/inline-nodes.js';
import {idsIn} from '../../../src/content/ids-in.js';
import type {ComponentNode} from '../../../src/content/nodes.js';
import * as writers from '../../../src/requests/samples/more-writers.js';
import {serverUrls} from '../../../src/requests/servers.js';
import {loadPage} from '../../../src/site/load-page.js';
import {wholePage} from '../../../src/site/whole-page.js';
import {allNodes, ApiSite, headingsIn, openapi, textIn} from './api-site.js';

const users = openapi(
  {
    'GET /users': {
      summary: 'List users',
      description: 'All users, `{filtered}` by {name}.',
      parameters: [
        {name: 'limit', in: 'query', schema: {type: 'integer', maximum: 100}},
        {name: 'trace', in: 'header', required: true, schema: {type: 'string'}},
      ],
      responses: {200: {description: 'Fine.'}},
    },
    'POST /users': {
      summary: 'Create a user',
      requestBody: {
        content: {'application/json': {schema: {$ref: '#/components/schemas/User'}}},
      },
    },
  },
  {
    servers: [{url: '/v1'}],
    components: {
      schemas: {
        User: {
          title: 'A user',
          description: 'Who uses it.',
          required: ['name'],
          properties: {
            address: {type: 'object', properties: {street: {type: 'string'}}},
            name: {type: 'string'},
            friend: {$ref: '#/components/schemas/User'},
          },
        },
      },
    },
  },
);

/** A site with one page, `page`, whose frontmatter and text these are. */
const siteWith = (frontmatter: string, body = '', config: object = {}) =>
  new ApiSite(
    {openapi: 'api/o.json', navigation: [{group: 'A', pages: ['page', 'GET /users']}], ...config},
    {'page.mdx': `---\n${frontmatter}\n---\n\n${body}`, 'api/o.json': users},
  );

const pageWith = (...given: Parameters<typeof siteWith>) => siteWith(...given).page('page');

const fieldsIn = (nodes: Parameters<typeof allNodes>[0]) =>
  allNodes(nodes).filter(
    (node): node is ComponentNode & {name: 'ParamField' | 'ResponseField'} =>
      node.kind === 'component' && ['ParamField', 'ResponseField'].includes(node.name),
  );

describe('a page with openapi', () => {
  for (const written of [
    'GET /users',
    'get /users',
    'api/o.json GET /users',
    '/api/o.json  GET  /users/',
    'o GET /users',
    'o.json get users',
  ]) {
    it(`finds its operation as ${written}`, async () => {
      const {page, api, diagnostics} = await pageWith(`openapi: "${written}"`);
      expect(diagnostics).to.deep.equal([]);
      expect(api?.operation).to.include({method: 'GET', path: '/users'});
      expect(page.title).to.equal('List users');
    });
  }

  it('has headings for what the operation has, and then the content of the page', async () => {
    const {page} = await pageWith('openapi: GET /users', '## More\n\nOwn words.');
    expect(headingsIn(page.body)).to.deep.equal([
      'Query parameters #query-parameters',
      'Headers #headers',
      'Response #response',
      'More #more',
    ]);
    expect(page.outline.map(({id}) => id)).to.deep.equal([
      'query-parameters',
      'headers',
      'response',
      'more',
    ]);
    expect(textIn(page.body)).to.match(/^All users, +\| \{filtered\} \| +by \{name\}\./);
  });

  it('has the footnotes of each description after that', async () => {
    const noted = openapi({
      'GET /users': {
        description: 'All[^a].\n\n[^a]: Of you.',
        parameters: [{name: 'n', in: 'query', description: 'Few[^a].\n\n[^a]: Or more.'}],
      },
    });
    const site = new ApiSite(
      {openapi: 'api/o.json', navigation: ['page']},
      {'page.mdx': '---\nopenapi: GET /users\n---\n', 'api/o.json': noted},
    );
    const {page} = await site.page('page');
    const nodes = allNodes(page.body);
    const notes = nodes.flatMap((node) => (node.kind === 'footnotes' ? [textIn([node])] : []));
    expect(notes).to.have.length(2);
    expect(notes[0]).to.contain('Of you.');
    expect(notes[1]).to.contain('Or more.');
    const ids = nodes.flatMap((node) => (node.kind === 'footnote' ? [node.id] : []));
    expect([ids.length, new Set(ids).size]).to.deep.equal([2, 2]);
    expect(nodes.filter(({kind}) => kind === 'link')).to.deep.equal([]);
  });

  it('keeps its own title', async () => {
    const {page} = await pageWith('title: Own\nopenapi: GET /users');
    expect(page.title).to.equal('Own');
  });

  it('replaces samples by its own', async () => {
    const own = '<RequestExample>\n```bash\ncurl own\n```\n</RequestExample>';
    const count = async (body: string) =>
      allNodes((await pageWith('openapi: GET /users', body)).page.body).filter(
        (node) => node.kind === 'component' && node.name === 'RequestExample',
      ).length;
    expect(await count('')).to.equal(1);
    expect(await count(own)).to.equal(1);
  });

  it('loads what writes samples in other languages where the site names one', async () => {
    const titles = async (examples: object, path = 'page') => {
      let count = 0;
      const loadWriters = () => {
        count++;
        return Promise.resolve(writers);
      };
      const config = {
        openapi: 'o.json',
        navigation: [{group: 'A', pages: ['page', 'guide', 'GET /users']}],
        api: {examples},
      };
      const files = {
        'page.mdx': '---\nopenapi: GET /users\n---\n',
        'guide.mdx': '# Guide',
        'o.json': users,
      };
      const site = new ApiSite(config, files, {loadWriters});
      const {body} = (await site.page(path)).page;
      const shown = allNodes(body).flatMap((node) =>
        node.kind === 'code-block' ? [node.language] : [],
      );
      return [count, ...shown];
    };
    const languages = ['kotlin', 'curl'];
    expect(await titles({languages})).to.deep.equal([1, 'kotlin', 'bash']);
    expect(await titles({languages}, 'api-reference/list-users')).to.deep.equal([
      1,
      'kotlin',
      'bash',
    ]);
    expect(await titles({languages}, 'guide')).to.deep.equal([0]);
    expect(await titles({languages: ['curl']})).to.deep.equal([0, 'bash']);
    expect(await titles({}))
      .to.have.length(9)
      .and.to.include(0);
    expect(await titles({languages, autogenerate: false})).to.deep.equal([0]);
  });

  it('shows what a webhook and a callback send', async () => {
    const schema = {properties: {id: {const: 7}, name: {const: 'Rex'}}};
    const body = {requestBody: {content: {'application/json': {schema}}}};
    const files = {
      'page.mdx': '---\nopenapi: webhook done\n---\n',
      'other.mdx': '---\nopenapi: POST /x\n---\n',
      'o.json': openapi(
        {'POST /x': {callbacks: {made: {'{$url}': {post: body}}}}},
        {webhooks: {done: {post: body}}, servers: [{url: '/'}]},
      ),
    };
    const navigation = [{group: 'A', pages: ['page', 'other']}];
    const site = new ApiSite({openapi: 'o.json', navigation}, files);
    const samplesIn = async (path: string, name: string): Promise<readonly string[]> => {
      const holders = allNodes((await site.page(path)).page.body).filter(
        (node) => node.kind === 'component' && node.name === name,
      );
      return allNodes(holders).flatMap((node) => (node.kind === 'code-block' ? [node.code] : []));
    };
    const payload = JSON.stringify({id: 7, name: 'Rex'}, null, 2);
    expect(await samplesIn('page', 'RequestExample')).to.deep.equal([payload]);
    expect(await samplesIn('other', 'Accordion')).to.deep.equal([payload]);
  });

  it('writes samples for the server, relative to the description', async () => {
    const {page, api} = await pageWith('openapi: GET /users');
    expect(api?.url).to.equal('https://docs.example/site/api/o.json');
    const code = allNodes(page.body).find((node) => node.kind === 'code-block');
    expect(code?.kind === 'code-block' && code.code).to.contain('https://docs.example/v1/users');
  });

  it('shows the URLs of security schemes in full, as requests have them', async () => {
    const description = openapi(
      {'GET /users': {security: [{id: []}]}},
      {
        servers: [{url: '/v1/'}],
        components: {securitySchemes: {id: {type: 'openIdConnect', openIdConnectUrl: 'openid'}}},
      },
    );
    const shown = async (config: object) => {
      const files = {'page.mdx': '---\nopenapi: GET /users\n---\n', 'api/o.json': description};
      const navigation = [{group: 'A', pages: ['page']}];
      const site = new ApiSite({openapi: 'api/o.json', navigation, ...config}, files);
      return textIn((await site.page('page')).page.body);
    };
    expect(await shown({})).to.include('OpenID configuration:  | https://docs.example/v1/openid');
    expect(await shown({api: {baseUrl: 'https://a.example/b/'}})).to.include(
      'OpenID configuration:  | https://a.example/b/openid',
    );
  });

  it('warns where nothing says to which server readers send (openapi/no-server)', async () => {
    const codes = async (frontmatter: string, config: object = {}) => {
      const files = {
        'page.mdx': `---\n${frontmatter}\n---\n`,
        'o.json': openapi({'GET /users': {}}),
      };
      const navigation = [{group: 'A', pages: ['page']}];
      const site = new ApiSite({openapi: 'o.json', navigation, ...config}, files);
      const {diagnostics = []} = await site.page('page');
      return diagnostics.map(({code, location}) => `${code} ${location.file}`);
    };
    expect(await codes('openapi: GET /users')).to.deep.equal(['openapi/no-server o.json']);
    expect(await codes('api: GET /x')).to.deep.equal(['openapi/no-server page.mdx']);
    for (const mode of ['simple', 'hide']) {
      expect(await codes(`openapi: GET /users\nplayground: ${mode}`)).to.deep.equal([]);
    }
    const api = {baseUrl: 'https://api.example'};
    expect(await codes('openapi: GET /users', {api})).to.deep.equal([]);
    expect(await codes('api: GET https://other.example/x')).to.deep.equal([]);
  });

  it('shows and links the most similar operations where there is no such one', async () => {
    const {page, api, diagnostics} = await pageWith('openapi: GET /user', 'Own words.');
    expect(api).to.equal(undefined);
    expect(diagnostics?.map(({code}) => code)).to.deep.equal(['openapi/not-found']);
    expect(textIn(page.body)).to.match(
      /not contain this operation.*GET \/user .*api\/o\.json.*GET \/users.*Own words/,
    );
    const link = allNodes(page.body).find((node) => node.kind === 'link');
    expect(link?.kind === 'link' && link.target).to.include({path: 'api-reference/list-users'});
  });

  it('links the operations that the links of a response name', async () => {
    const parameters = {id: '$response.body#/id'};
    const links = {
      byId: {operationId: 'getUser', parameters},
      byPointer: {operationRef: '#/paths/~1users~1{id}/delete'},
      written: {operationId: 'ban'},
      nowhere: {operationId: 'toString', parameters},
    };
    const text = openapi({
      'POST /users': {summary: 'Create', responses: {201: {description: '', links}}},
      'GET /users/{id}': {summary: 'Get a user', operationId: 'getUser'},
      'DELETE /users/{id}': {summary: 'Delete a user'},
      'PUT /bans': {summary: 'Ban a user', operationId: 'ban'},
    });
    const pages = ['POST /users', 'GET /users/{id}', 'DELETE /users/{id}', 'banning'];
    const files = {'o.json': text, 'banning.mdx': '---\nopenapi: PUT /bans\n---\n'};
    const site = new ApiSite({openapi: 'o.json', navigation: [{group: 'A', pages}]}, files);
    const {page} = await site.page('api-reference/create');
    const shown = allNodes(page.body).flatMap((node) =>
      node.kind === 'link' && node.target.to === 'site'
        ? [`${textIn(node.children)} → ${node.target.path}`]
        : [],
    );
    expect(shown).to.deep.equal([
      'Get a user → api-reference/get-a-user',
      'Delete a user → api-reference/delete-a-user',
    ]);
    expect(textIn(page.body)).to.contain('toString id: $response.body#/id');
    // Where an operation has a page of the author's, only its text could tell.
    expect(textIn(page.body)).to.contain('written →  | ban');
    expect(site.requested).to.deep.equal(['o.json']);
  });

  it('shows a link instead of a frame in a description, which may be of another host', async () => {
    const frame = '<iframe src="https://other.example/x" title="Frame"></iframe>';
    const property = {type: 'string', description: `A name. ${frame}`};
    const content = {'application/json': {schema: {type: 'object', properties: {name: property}}}};
    const description = `Words.\n\n${frame}\n\n<div><iframe src="javascript:x"></iframe></div>`;
    const operation = {description, requestBody: {content}, 'x-mint': {content: frame}};
    const site = new ApiSite(
      {openapi: 'o.json', navigation: [{group: 'A', pages: ['POST /users']}]},
      {'o.json': openapi({'POST /users': operation})},
    );
    const {page} = await site.page('api-reference/post-users');
    const nodes = allNodes(page.body);
    expect(nodes.filter((node) => node.kind === 'html' && node.tag === 'iframe')).to.eql([]);
    const links = nodes.filter((node) => node.kind === 'link');
    expect(links.map(({target}) => target)).to.deep.equal(
      Array(3).fill({to: 'url', href: 'https://other.example/x'}),
    );
  });

  it('shows which file is missing', async () => {
    const {page, diagnostics} = await pageWith('openapi: lost.json GET /x', 'Own words.');
    expect(diagnostics?.map(({code}) => code)).to.deep.equal(['load/status']);
    expect(textIn(page.body)).to.match(/could not be loaded.*lost\.json GET \/x.*Own words/);
    // What to do about it is for authors, who see it in the list of problems.
    expect(textIn(page.body)).to.not.match(/Check the path|docs\.json|configuration/);
  });

  it('says what is wrong with a broken file', async () => {
    const site = new ApiSite(
      {openapi: 'o.json', navigation: [{group: 'A', pages: ['page']}]},
      {
        'page.mdx': '---\nopenapi: GET /users\n---\n',
        'o.json': '{"openapi": "3.1.1",\n"paths" {}}',
      },
    );
    const {diagnostics} = await site.page('page');
    const codes = diagnostics?.map(({code}) => code);
    expect(codes).to.include('openapi/syntax');
    expect(codes).to.include('openapi/not-found');
  });

  it('finds the file that it names, although another one has the same name', async () => {
    const file = (summary: string) => openapi({'GET /users': {summary}});
    const site = new ApiSite(
      {openapi: 'v1/o.json', navigation: [{group: 'A', pages: ['page']}]},
      {
        'page.mdx': '---\nopenapi: v2/o.json GET /users\n---\n',
        'v1/o.json': file('First'),
        'v2/o.json': file('Second'),
      },
    );
    expect((await site.page('page')).page.title).to.equal('Second');
  });

  it('takes the file that is nearest to it and not in an archive, and says so alike', async () => {
    const file = (summary: string) => openapi({'GET /users': {summary}}, {servers: [{url: '/'}]});
    const pages = ['page', 'v1/page', 'v2/page'];
    const files = ['archive/v2/o.json', 'v1/o.json', 'v2/o.json'];
    const site = new ApiSite(
      {openapi: files, navigation: [{group: 'A', pages}]},
      {
        ...Object.fromEntries(
          pages.map((path) => [`${path}.mdx`, '---\nopenapi: GET /users\n---\n']),
        ),
        ...Object.fromEntries(files.map((path) => [path, file(path)])),
      },
    );
    const all = await Promise.all(pages.map((path) => site.page(path)));
    expect(all.map(({page}) => page.title)).to.deep.equal(['v1/o.json', 'v1/o.json', 'v2/o.json']);
    const found = all.flatMap(({diagnostics = []}) => diagnostics);
    expect(new Set(found.map((one) => JSON.stringify(one))).size).to.equal(1);
  });

  it('warns where two files have the operation, and takes the first one', async () => {
    const servers = [{url: '/v1'}];
    const file = (summary: string) => openapi({'GET /users': {summary}}, {servers});
    const site = new ApiSite(
      {openapi: ['a.json', 'b.json'], navigation: [{group: 'A', pages: ['page']}]},
      {'page.mdx': '---\nopenapi: GET /users\n---\n', 'a.json': file('A'), 'b.json': file('B')},
    );
    const {page, diagnostics} = await site.page('page');
    expect(page.title).to.equal('A');
    expect(diagnostics?.map(({code}) => code)).to.deep.equal(['openapi/ambiguous']);
  });

  it('takes the playground and the way to authorize from its frontmatter', async () => {
    const {api, page} = await pageWith('openapi: GET /users\nplayground: none\nauthMethod: basic');
    expect(api?.settings.playground).to.equal('hide');
    expect(api?.operation.security[0]?.[0]?.scheme).to.include({type: 'http', scheme: 'basic'});
    expect(headingsIn(page.body)).to.include('Authorization #authorization');
  });

  it('needs no authorization where the operation says so, whatever the site says', async () => {
    const site = new ApiSite(
      {
        openapi: 'o.json',
        api: {auth: {method: 'bearer'}},
        navigation: {pages: ['GET /open', 'GET /any']},
      },
      {'o.json': openapi({'GET /open': {security: []}, 'GET /any': {}})},
    );
    const schemesOf = async (path: string) =>
      (await site.page(path)).api?.operation.security.flat().map(({scheme}) => scheme.id);
    expect(await schemesOf('api-reference/get-open')).to.deep.equal([]);
    expect(await schemesOf('api-reference/get-any')).to.deep.equal(['bearer']);
  });

  it('completes each part of a long page', async () => {
    const site = siteWith('openapi: GET /users', 'Some words of a paragraph.\n\n'.repeat(6000));
    const loaded = await loadPage('page', await site.navigation(), site.reader);
    const {state} = loaded;
    expect(state.phase === 'shown' && headingsIn(state.page.body)).to.include('Headers #headers');
    const whole = await wholePage(loaded);
    const page = whole.phase === 'shown' ? whole.page : undefined;
    expect(page && headingsIn(page.body)).to.include('Headers #headers');
    expect(page?.slices[0]).to.equal(state.phase === 'shown' && state.page.slices[0]);
  });
});

describe('the ids of a page of an API', () => {
  it('are not those that later parts of a long page have', async () => {
    const words = 'Some words of a paragraph.\n\n'.repeat(6000);
    const site = siteWith('openapi: GET /users', `${words}## Headers\n`);
    const loaded = await loadPage('page', await site.navigation(), site.reader);
    const whole = await wholePage(loaded);
    const body = whole.phase === 'shown' ? whole.page.body : [];
    const ids = idsIn(body).filter((id) => /^headers/.test(id));
    expect(ids).to.have.members(['headers', 'headers-1']);
    expect(headingsIn(body).at(-1)).to.equal('Headers #headers');
  });

  it('are those of the author, and one for each thing', async () => {
    const file = openapi({
      'POST /users/{id}': {
        description: '## Body\n\n## Response',
        parameters: [
          {name: 'id', in: 'path', required: true, schema: {type: 'string'}},
          {name: 'id', in: 'query', schema: {type: 'string'}},
          {name: 'filter[a]', in: 'query', schema: {type: 'string'}},
          {name: 'filtera', in: 'query', schema: {type: 'string'}},
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  'a-b': {type: 'string'},
                  a: {type: 'object', properties: {b: {type: 'string'}}},
                },
              },
            },
          },
        },
        responses: {200: {description: ''}, 404: {description: ''}},
      },
    });
    const site = new ApiSite(
      {openapi: 'o.json', navigation: [{group: 'A', pages: ['page']}]},
      {
        'page.mdx': '---\nopenapi: POST /users/{id}\n---\n\n## Body\n\n<ParamField query="x" />',
        'o.json': file,
      },
    );
    const {page} = await site.page('page');
    const ids = idsIn(allNodes(page.body).map((node) => ({...node, children: [], items: []})));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).to.deep.equal([]);
    expect(page.slices.at(-1)?.map((node) => node.kind === 'heading' && node.id)).to.include(
      'body',
    );
    expect(ids).to.include.members(['parameter-id', 'parameter-id-1', 'body-a-b', 'body-a-b-1']);
  });

  it('stay the same when hidden content is made again', async () => {
    const {page} = await pageWith('openapi: POST /users');
    expect(idsIn(allNodes(page.body))).to.deep.equal(idsIn(allNodes(page.body)));
  });
});

describe('the page of an operation without a file', () => {
  it('has the title that x-mint gives it, and first its content', async () => {
    const file = openapi({
      'GET /a': {
        summary: 'Summary',
        parameters: [{name: 'q', in: 'query', schema: {type: 'string'}}],
        'x-mint': {
          metadata: {title: 'Own title', description: 'Own description', list: [1]},
          content: '## Before\n\nOwn {1 + 1} words.',
        },
      },
    });
    const site = new ApiSite(
      {openapi: 'o.json', navigation: {openapi: 'o.json'}},
      {'o.json': file},
    );
    const {page} = await site.page('api-reference/summary');
    expect(page.title).to.equal('Own title');
    expect(plainText(page.description)).to.equal('Own description');
    expect(headingsIn(page.body)).to.deep.equal([
      'Before #before',
      'Query parameters #query-parameters',
    ]);
    expect(page.outline.map(({id}) => id)).to.deep.equal(['before', 'query-parameters']);
  });

  it('has the lists and objects of x-mint as a page has those of its frontmatter', async () => {
    const metadata = {keywords: ['a', 1], 'og:image': {b: [true]}, none: null};
    const site = new ApiSite(
      {openapi: 'o.json', navigation: {openapi: 'o.json'}},
      {'o.json': openapi({'GET /a': {'x-mint': {metadata}}}).replace('["a",1]', '["a",1.10]')},
    );
    const {page} = await site.page('api-reference/get-a');
    expect([...page.frontmatter]).to.deep.equal([
      ['keywords', ['a', '1.10']],
      ['og:image', new Map([['b', [true]]])],
    ]);
  });

  it('has a title of x-mint that is written as a number', async () => {
    const site = new ApiSite(
      {openapi: 'o.json', navigation: {openapi: 'o.json'}},
      {'o.json': openapi({'GET /a': {'x-mint': {metadata: {title: 1}}}}).replace('1}', '1.10}')},
    );
    const {page} = await site.page('api-reference/get-a');
    expect(page.title).to.equal('1.10');
  });

  it('is shown of an operation that says nothing', async () => {
    const site = new ApiSite(
      {openapi: 'o.json', navigation: {openapi: 'o.json'}},
      {
        'o.json': openapi({'GET /a': {}}, {servers: [{url: '/v1'}]}),
      },
    );
    const {page, diagnostics} = await site.page('api-reference/get-a');
    expect(page.title).to.equal('GET /a');
    expect(headingsIn(page.body)).to.deep.equal([]);
    expect(diagnostics).to.deep.equal([]);
  });
});

describe('a page with openapi-schema', () => {
  it('shows the properties of the schema, whatever contains itself', async () => {
    const {page, diagnostics} = await pageWith('openapi-schema: User');
    expect(diagnostics).to.deep.equal([]);
    expect(page.title).to.equal('A user');
    expect(textIn(page.body)).to.contain('Who uses it.');
    const names = fieldsIn(page.body).map(({attributes}) => attributes.id);
    expect(names).to.include.members([
      'schema-name',
      'schema-address-street',
      'schema-friend-name',
    ]);
    expect(names[0]).to.equal('schema-name');
  });

  it('shows similar names where there is no such schema', async () => {
    const {page, diagnostics} = await pageWith('openapi-schema: o.json Usr');
    expect(diagnostics?.map(({code}) => code)).to.deep.equal(['openapi/not-found']);
    expect(textIn(page.body)).to.match(/not contain this schema.*Usr .*User/);
  });
});

describe('a page with api', () => {
  const body = [
    '<ParamField path="id" type="integer" required>The id.</ParamField>',
    '<ParamField body="name" type="string" />',
  ].join('\n\n');

  it('makes an operation of its fields, which are shown as they are', async () => {
    const {page, api} = await pageWith('title: Change\napi: PUT /users/{id}', body, {
      api: {baseUrl: 'https://api.example', auth: {method: 'bearer'}},
    });
    expect(page.title).to.equal('Change');
    expect(headingsIn(page.body)).to.deep.equal(['Authorization #authorization']);
    expect(api?.operation).to.include({method: 'PUT', path: '/users/{id}'});
    expect(api?.operation.body?.contents[0]?.mediaType).to.equal('application/json');
    const code = allNodes(page.body).find((node) => node.kind === 'code-block');
    expect(code?.kind === 'code-block' && code.code).to.contain('https://api.example/users/');
  });

  it('has the numbers of its fields in its samples', async () => {
    const fields = [
      '<ParamField path="id" type="integer" default="9223372036854775807">The id.</ParamField>',
      '<ParamField query="rate" type="number" placeholder="1.10" />',
      '<ParamField body="list" type="integer[]" default="[9007199254740993]" />',
    ].join('\n\n');
    const {page} = await pageWith('title: Change\napi: PUT /users/{id}', fields);
    const code = allNodes(page.body).find((node) => node.kind === 'code-block');
    expect(code?.kind === 'code-block' && code.code)
      .to.contain('/users/9223372036854775807?rate=1.10')
      .and.to.contain('9007199254740993');
  });

  it('is sent to the server of the first API description where no base URL is set', async () => {
    const {api} = await pageWith('title: Change\napi: PUT /users/{id}');
    const url = api?.operation.servers.map((server) => new URL(server.url, api.url).href);
    expect(url).to.deep.equal(['https://docs.example/v1']);
  });

  it('is sent to the complete URL that it names, also where the site has base URLs', async () => {
    for (const config of [{}, {api: {baseUrl: 'https://api.example'}}]) {
      const {page, api} = await pageWith('api: PUT https://other.example/users', '', config);
      const servers = api && serverUrls(api.operation, {...api.settings, fileUrl: api.url});
      expect(servers?.map(({url}) => url)).to.deep.equal(['https://other.example']);
      const code = allNodes(page.body).find((node) => node.kind === 'code-block');
      expect(code?.kind === 'code-block' && code.code).to.contain('https://other.example/users');
    }
  });

  it('is an ordinary page where `api` names no method and path', async () => {
    for (const written of ['users', 'FOO /users', '""']) {
      const {page, api} = await pageWith(`title: T\napi: ${written}`, 'Own words.');
      expect(api).to.equal(undefined);
      expect(textIn(page.body)).to.equal('Own words.');
    }
  });
});

describe('the labels of a field', () => {
  const pet = {
    'x-internal': 'staff',
    'x-mint': {pre: ['PII'], post: ['indexed', 'unique']},
    nullable: true,
    maxLength: 20,
    readOnly: true,
    'x-tags': ['a', 2, {}, ''],
    'x-none': false,
    'x-object': {a: 1},
  };
  const post = ['nullable', 'x-internal', 'maxLength', 'x-tags', 'x-none', 'x-object', 'toString'];

  const shown = async (operation: object, api: object = {}, rest: object = {}) => {
    const site = new ApiSite(
      {openapi: 'o.json', navigation: {openapi: 'o.json'}, api},
      {'o.json': openapi({'GET /a': operation}, rest)},
    );
    const {page} = await site.page('api-reference/get-a');
    const labels = fieldsIn(page.body).map(({attributes: {pre, post: after}}) => [pre, after]);
    return labels.filter((one) => one.flat().length > 0);
  };

  const answer = (schema: object) => ({
    responses: {200: {description: '', content: {'application/json': {schema}}}},
  });

  it('are those of x-mint, after what the site shows of its schema', async () => {
    const operation = answer({properties: {pet}});
    expect(await shown(operation)).to.deep.equal([[['PII'], ['read-only', 'indexed', 'unique']]]);
    expect(await shown(operation, {params: {post}})).to.deep.equal([
      [['PII'], ['read-only', 'nullable', 'staff', '20', 'a', '2', 'indexed', 'unique']],
    ]);
  });

  it('are those of a parameter and of its schema, each once', async () => {
    const parameters = [
      {
        name: 'q',
        in: 'query',
        'x-internal': true,
        'x-mint': {post: ['beta']},
        schema: {$ref: '#/components/schemas/Q', 'x-mint': {post: ['beta', 'new']}},
      },
    ];
    const components = {schemas: {Q: {type: 'string', 'x-mint': {pre: ['id']}}}};
    const api = {params: {post: ['x-internal']}};
    expect(await shown({parameters}, api, {components})).to.deep.equal([
      [['id'], ['x-internal', 'beta', 'new']],
    ]);
    const plain = [{name: 'q', in: 'query', type: 'string', 'x-mint': {pre: ['old']}}];
    const older = {openapi: undefined, swagger: '2.0'};
    expect(await shown({parameters: plain}, {}, older)).to.deep.equal([[['old'], []]]);
    const form = {parameters: [{...plain[0], in: 'formData', 'x-internal': 'a'}]};
    expect(await shown(form, api, older)).to.deep.equal([[['old'], ['a']]]);
  });

  it('are of a whole body, and of a variant only where it adds them', async () => {
    const schema = {
      'x-mint': {post: ['shared']},
      oneOf: [{type: 'string', 'x-mint': {post: ['own']}}, {type: 'integer'}],
    };
    expect(await shown(answer(schema))).to.deep.equal([
      [[], ['shared']],
      [[], ['own']],
    ]);
  });

  it('are also a text in place of a list', async () => {
    const wrong = {pre: 'PII', post: {a: 1}};
    expect(await shown(answer({properties: {a: {'x-mint': wrong}}}))).to.deep.equal([
      [['PII'], []],
    ]);
  });
});
