import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {writeMarkdown} from '../../../src/content/write-markdown.js';
import type {Target} from '../../../src/shared/urls.js';
import {ApiSite, openapi} from '../api-pages/api-site.js';

const options = {
  texts: {
    required: 'required',
    deprecated: 'deprecated',
    default: 'default:',
    allowed: 'Allowed values:',
  },
  url: (target: Target) =>
    target.to === 'site' ? `https://docs.example/${target.path}` : 'https://other.example/',
};

/** The Markdown of the page of an operation of a site with one API description. */
const markdownOf = async (text: string, path: string, operation?: string): Promise<string> => {
  const navigation = [{group: 'A', openapi: 'o.json'}];
  const site = new ApiSite({navigation, api: {examples: {languages: ['bash']}}}, {'o.json': text});
  const {page} = await site.page(path);
  return writeMarkdown(page, {...options, operation});
};

const user = {
  type: 'object',
  required: ['name'],
  properties: {
    name: {type: 'string', description: 'The **full** name.', maxLength: 80},
    role: {type: 'string', enum: ['admin', 'guest'], default: 'guest'},
    address: {type: 'object', properties: {city: {type: 'string'}}},
    friend: {$ref: '#/components/schemas/User'},
  },
};

const users = openapi(
  {
    'POST /teams/{id}': {
      summary: 'Add a user',
      description: 'Adds *one* user.\n\n- See [the list](#operation/list).',
      parameters: [
        {name: 'id', in: 'path', required: true, schema: {type: 'string'}},
        {name: 'dry_run', in: 'query', deprecated: true, schema: {type: 'boolean'}},
      ],
      requestBody: {
        content: {'application/json': {schema: {$ref: '#/components/schemas/User'}}},
      },
      responses: {
        201: {description: 'Added.'},
        400: {description: 'Something is _wrong_: a|b <c>.'},
      },
    },
    'GET /users': {summary: 'List users', operationId: 'list'},
  },
  {servers: [{url: 'https://api.example'}], components: {schemas: {User: user}}},
);

describe('the Markdown of a page', () => {
  it('has everything about an operation that readers can open', async () => {
    const written = await markdownOf(users, 'api-reference/add-a-user', 'POST /teams/{id}');
    const [before = '', after = ''] = written.split(/```bash[^]*?```\n\n/);
    const own = before.slice(0, before.indexOf('- **`friend`**'));
    expect(own.split('\n')).to.deep.equal([
      '# Add a user',
      '',
      '`POST /teams/{id}`',
      '',
      'Adds *one* user.',
      '',
      '- See [the list](https://docs.example/api-reference/list-users).',
      '',
      '## Path parameters',
      '',
      '- **`id`** (`string`, path, required)',
      '',
      '## Query parameters',
      '',
      '- **`dry_run`** (`boolean`, query, deprecated)',
      '',
      '## Body',
      '',
      '`application/json`',
      '',
      '`User`',
      '',
      '- **`name`** (`string`, required)',
      '',
      '  The **full** name.',
      '',
      '  `length ≤ 80`',
      '- **`role`** (`string`, default: `guest`)',
      '',
      '  Allowed values: `admin`, `guest`',
      '- **`address`** (`object`)',
      '',
      '  - **`city`** (`string`)',
      '',
    ]);
    expect(after).to.contain('## Response');
    expect(after).to.contain('**201**\n\nAdded.\n\n**400**\n\nSomething is *wrong*: a|b \\<c>.');
  });

  it('ends where schemas contain themselves', async () => {
    const written = await markdownOf(users, 'api-reference/add-a-user');
    const [, ...inside] = written.split('**`friend`**');
    expect(inside.length).to.be.within(2, 5);
    expect(inside.at(-1)).to.match(/^ \(`User`\)\n\n +…\n/);
  });

  it('takes texts that look like Markdown as texts', async () => {
    const schema = {type: 'string', default: 'a`b', pattern: '```'};
    const text = openapi({
      'GET /x': {
        summary: 'A * of <x> _s_',
        parameters: [{name: 'q', in: 'query', schema, description: '1\\. no list'}],
      },
    });
    const site = new ApiSite({navigation: [{group: 'A', openapi: 'o.json'}]}, {'o.json': text});
    const path = [...(await site.navigation()).pages.keys()].find((one) => /of-/.test(one)) ?? '';
    const written = writeMarkdown((await site.page(path)).page, options);
    expect(written).to.contain(String.raw`# A \* of \<x> \_s\_`);
    expect(written).to.contain('default: ``a`b``');
    expect(written).to.contain('\n  1\\. no list\n');
  });

  it('is that of the overview of an API, too', async () => {
    const written = await markdownOf(users, 'api-reference/overview');
    expect(written).to.match(/^# T\n/);
    expect(written).to.contain('(https://docs.example/api-reference/list-users)');
  });
});
