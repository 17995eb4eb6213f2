// A site with two APIs, of users and of orders.

const User = {
  type: 'object',
  required: ['name'],
  properties: {
    name: {type: 'string'},
    address: {type: 'object', properties: {street: {type: 'string'}}},
    payment: {
      oneOf: [
        {title: 'Card', type: 'object', properties: {number: {type: 'string'}}},
        {title: 'Account', type: 'object', properties: {iban: {type: 'string'}}},
      ],
    },
    friend: {$ref: '#/components/schemas/User'},
  },
};
const json = {'application/json': {schema: {$ref: '#/components/schemas/User'}}};
const answer = {200: {description: 'Fine.', content: json}};

/** A description of an API in JSON. */
export const users = {
  openapi: '3.1.1',
  info: {title: 'Users', version: '1'},
  servers: [{url: '/v1'}],
  tags: [{name: 'Users'}],
  paths: {
    '/users': {
      get: {
        summary: 'List users',
        tags: ['Users'],
        description: 'All of them.',
        parameters: [{name: 'limit', in: 'query', schema: {type: 'integer'}}],
        responses: answer,
      },
      post: {
        summary: 'Create a user',
        tags: ['Users'],
        requestBody: {content: json},
        responses: answer,
      },
    },
    '/users/{id}': {
      delete: {
        summary: 'Delete a user',
        deprecated: true,
        parameters: [{name: 'id', in: 'path', required: true, schema: {type: 'string'}}],
        responses: {204: {description: 'Gone.'}},
      },
    },
  },
  components: {schemas: {User}},
};

const other = `openapi: 3.1.1
info: {title: Orders, version: '1'}
paths:
  /orders:
    get:
      summary: List orders
      responses: {200: {description: Fine.}}
`;

/** The file of a page. */
export const page = (frontmatter, body = '') => `---\n${frontmatter}\n---\n\n${body}`;

/** A site with pages of operations of all kinds. */
export const files = {
  'docs.json': {
    name: 'Acme',
    api: {openapi: 'api/users.json'},
    navigation: {
      tabs: [
        {
          tab: 'Guides',
          groups: [
            {group: 'Start', pages: ['introduction', 'schema', 'written', 'similar', 'lost']},
            {group: 'Broken', pages: ['broken']},
            {
              group: 'Operations',
              pages: ['GET /users', 'post /users', 'spelled/a', 'spelled/b', 'spelled/c'],
            },
          ],
        },
        {tab: 'Reference', openapi: {source: 'api/users.json', directory: 'reference'}},
        {tab: 'Orders', groups: [{group: 'All orders', openapi: 'api/orders.yaml'}]},
      ],
    },
  },
  'api/users.json': users,
  'api/orders.yaml': other,
  'api/broken.json': '{"openapi": "3.1.1",\n "paths" {}}',
  'introduction.md': page('title: Introduction', 'Welcome to **Acme**.\n\n## First heading'),
  'schema.md': page('openapi-schema: User'),
  'written.md': page(
    "title: Written\napi: 'PUT https://api.example/users/{id}'",
    '<ParamField path="id" type="string" required>Which user.</ParamField>',
  ),
  'similar.md': page('title: Similar\nopenapi: GET /user', 'Words of the page.'),
  'lost.md': page('title: Lost\nopenapi: lost.json GET /users', 'Words of the page.'),
  'broken.md': page('title: Broken\nopenapi: broken.json GET /users', 'Words of the page.'),
  'spelled/a.md': page('openapi: api/users.json DELETE /users/{id}'),
  'spelled/b.md': page("openapi: 'delete /users/{user}/'"),
  'spelled/c.md': page('openapi: users delete users/{id}'),
};
