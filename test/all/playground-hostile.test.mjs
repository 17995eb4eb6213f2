import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {openEndpoint, openPlayground, PlaygroundPage} from '../harness/playground-page.mjs';
import {startWire} from '../harness/wire-server.mjs';

/** Runs, if it becomes more than text. */
const markdown =
  '"\'`><img src=x onerror="window.attacked=1"><script>window.attacked=1</script>' +
  '<a href="javascript:window.attacked=1">a</a>[a](javascript:window.attacked=1)' +
  '${window.attacked=1}{{constructor}}</style></textarea>';
/** Descriptions are Markdown, which may embed what pages of the site may; nothing else may. */
const hostile =
  '<iframe src="https://evil.example"></iframe>![b](https://evil.example/b.png)' + markdown;
const script = 'javascript:window.attacked=1';

const schema = {
  type: 'object',
  title: hostile,
  description: markdown,
  properties: {
    [hostile]: {type: 'string', description: markdown, enum: [hostile], default: hostile},
    __proto__x: {type: 'string', example: hostile, pattern: '(a+)+$'},
  },
  example: {[hostile]: hostile},
};

const description = (url) => ({
  servers: [
    {url, description: markdown},
    {url: script, description: markdown},
    {url: 'data:text/html,<script>1</script>'},
    {url: `${url}/{v}`, variables: {v: {default: hostile, enum: [hostile], description: markdown}}},
  ],
  paths: {
    '/items/{id}': {
      post: {
        summary: hostile,
        description: markdown,
        tags: [hostile],
        operationId: hostile,
        externalDocs: {url: script, description: markdown},
        security: [{Key: [], OAuth: [hostile]}],
        parameters: [
          {in: 'path', name: 'id', required: true, schema: {type: 'string'}, description: markdown},
          {in: 'query', name: hostile, schema: {type: 'string', example: hostile}},
          {in: 'header', name: 'X-Evil\r\nX-Injected: 1', schema: {type: 'string', default: 'a'}},
          {in: 'header', name: 'X-Value', schema: {type: 'string'}},
        ],
        requestBody: {
          description: markdown,
          required: true,
          content: {
            'application/json': {
              schema,
              examples: {[hostile]: {summary: hostile, value: {[hostile]: hostile}}},
            },
          },
        },
        responses: {
          200: {
            description: markdown,
            headers: {[hostile]: {description: markdown, schema: {type: 'string'}}},
            content: {'application/json': {schema, example: hostile}},
            links: {[hostile]: {operationId: hostile, description: markdown}},
          },
        },
        'x-codeSamples': [{lang: hostile, label: hostile, source: hostile}],
      },
    },
  },
  rest: {
    externalDocs: {url: script, description: markdown},
    tags: [{name: hostile, description: markdown, externalDocs: {url: script}}],
    components: {
      securitySchemes: {
        Key: {type: 'apiKey', in: 'header', name: 'X-Key', description: markdown},
        OAuth: {
          type: 'oauth2',
          description: markdown,
          flows: {
            authorizationCode: {
              authorizationUrl: script,
              tokenUrl: script,
              scopes: {[hostile]: hostile},
            },
          },
        },
      },
    },
  },
});

const percentEncoded = (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/** Neither the page nor a window of it ran something. */
const assertUntouched = async (playground) =>
  assert.equal(await playground.page.evaluate(() => window.attacked), undefined);

// Every request to another host and every violation of the policy fails these tests: see the
// harness.
describe('hostile texts of a description', () => {
  it('are text on the page', async (t) => {
    const wire = await startWire(t);
    const site = await openEndpoint(t, description(wire.url));
    await site.page.waitForFunction(
      () => document.querySelector('docs-site').textContent.split('window.attacked').length > 10,
    );
    const links = await site.page.$$eval('a[href]', (all) => all.map(({href}) => href));
    assert.deepEqual(
      links.filter((href) => !/^https?:/.test(href)),
      [],
    );
    assert.equal(await site.page.evaluate(() => window.attacked), undefined);
  });

  it('are text in the playground, and in what it sends', async (t) => {
    const body = `{"a":${JSON.stringify(hostile)}}`;
    const wire = await startWire(t, {
      answer: (_, response) => {
        response.writeHead(200, hostile.slice(0, 30), {
          'Content-Type': 'application/json',
          'X-Evil': hostile,
          'Content-Disposition': `attachment; filename="${hostile.replaceAll('"', '')}"`,
          Refresh: '0;url=https://evil.example',
        });
        response.end(body);
      },
    });
    const playground = await openPlayground(t, description(wire.url));
    const options = await playground.page.$$eval(
      'docs-endpoint >>> docs-playground >>> docs-server-choice >>> #server option',
      (all) => all.map(({textContent}) => textContent.trim()),
    );
    assert.ok(!options.some((text) => /^(?:javascript|data):/.test(text)), options.join('\n'));
    await playground.fillExamples();
    await playground.fill({id: hostile, 'X-Value': hostile, 'Header X-Key': hostile});
    await playground.site.says('does not contain a valid URL');
    assert.match(await playground.sendAnyway(), /^200/);
    const [{url, headers}] = wire.arrived;
    assert.equal(
      url.split('?')[0],
      `/items/${encodeURIComponent(hostile).replace(/[!'()*]/g, percentEncoded)}`,
    );
    assert.ok(!('x-injected' in headers));
    assert.equal(headers['x-value'], hostile);
    assert.equal((await playground.body()).replace(/\s/g, ''), body.replace(/\s/g, ''));
    await playground.wait('docs-response', 'details');
    await assertUntouched(playground);
  });

  it('are text when an HTML page or an SVG image answers', async (t) => {
    const page = `<!doctype html><script>window.attacked=1</script>${hostile}`;
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" onload="top.attacked=1" width="1" height="1">' +
      '<image href="https://evil.example/x.png"/><script>top.attacked=1</script></svg>';
    const answers = [
      ['text/html', page],
      ['application/xhtml+xml', page],
      ['image/svg+xml', svg],
    ];
    const wire = await startWire(t, {
      answer: (_, response) => {
        const [type, body] = answers.shift();
        response.writeHead(200, {'Content-Type': type}).end(body);
      },
    });
    const playground = await openPlayground(t, {
      servers: wire.url,
      paths: {'/items': {get: {responses: {200: {description: ''}}}}},
    });
    assert.equal(await playground.send(), '200 OK');
    assert.equal(await playground.body(), page);
    for (let count = 0; count < 2; count++) {
      assert.equal(await playground.send(), '200 OK');
      await playground.wait('docs-response', 'docs-response-body', 'a[download]');
    }
    await assertUntouched(playground);
  });
});

describe('links to share', () => {
  it('do not choose where a request goes, and bring no credentials', async (t) => {
    const [wire, evil] = [await startWire(t), await startWire(t)];
    const shared = Buffer.from(
      JSON.stringify({
        s: evil.url,
        p: {'query:q': hostile, 'header:Authorization': 'Bearer evil', 'query:unknown': 'x'},
      }),
    ).toString('base64url');
    const site = await openEndpoint(t, {
      servers: wire.url,
      paths: {
        '/items': {
          get: {
            parameters: [{in: 'query', name: 'q', schema: {type: 'string'}}],
            responses: {200: {description: ''}},
          },
        },
      },
      site: {route: `#/operation?request=${shared}`, allowed: [evil.url]},
    });
    assert.equal(await new PlaygroundPage(site).send(), '200 OK');
    const [{url, headers}] = wire.arrived;
    assert.equal(new URL(url, wire.url).searchParams.get('q'), hostile);
    assert.ok(!url.includes('unknown') && !('authorization' in headers));
    assert.deepEqual(evil.arrived, []);
  });
});
