import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {openEndpoint, PlaygroundPage} from '../harness/playground-page.mjs';

const variant = (kind, name) => ({
  title: kind,
  type: 'object',
  required: ['kind', name],
  properties: {kind: {const: kind}, [name]: {type: 'string', example: `my ${name}`}},
});

const paths = {
  '/pets': {
    post: {
      security: [{Key: []}, {Token: []}],
      parameters: [{name: 'limit', in: 'query', schema: {type: 'integer', example: 3}}],
      requestBody: {
        required: true,
        content: {
          'application/json': {schema: {oneOf: [variant('cat', 'toy'), variant('dog', 'food')]}},
        },
      },
      responses: {
        200: {
          description: '',
          content: {
            'application/json': {
              schema: {oneOf: [variant('bird', 'song'), variant('fish', 'fin')]},
            },
          },
        },
      },
    },
  },
};
const rest = {
  components: {
    securitySchemes: {
      Key: {type: 'apiKey', in: 'header', name: 'X-Key'},
      Token: {type: 'http', scheme: 'bearer'},
    },
  },
};
const servers = [
  {url: 'https://{region}.api.test', variables: {region: {default: 'eu', enum: ['eu', 'us']}}},
  {url: 'https://other.test'},
];

/** The first sample beside the text. */
const sample = (page, kind = 'request') =>
  page.$eval(`docs-example[kind="${kind}"] docs-code`, (block) => block.code ?? block.textContent);

/** Resolves once the first sample beside the text is right. */
async function until(page, isRight, kind) {
  for (;;) {
    const code = await sample(page, kind);
    if (isRight(code)) return code;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

describe('the samples beside the text', () => {
  it('follow the base URL and the variant that are chosen on the page', async (t) => {
    const site = await openEndpoint(t, {servers, paths, rest});
    const {page} = site;
    const first = await sample(page);
    assert.ok(
      first.includes('https://eu.api.test/pets?limit=3') && first.includes('my toy'),
      first,
    );
    const playground = new PlaygroundPage(site);
    await playground.choose('region', 'us');
    await until(page, (code) => code.includes('https://us.api.test/pets?limit=3'));
    await site.click('tab', 'dog');
    await until(page, (code) => code.includes('my food') && !code.includes('my toy'));
    await site.click('tab', 'cat');
    await until(page, (code) => code.includes('my toy'));
    assert.ok((await sample(page, 'response')).includes('my song'));
    await site.click('tab', 'fish');
    await until(page, (code) => code.includes('my fin') && !code.includes('my song'), 'response');
    const loaded = site.server.requests.filter((url) => url.includes('docs-playground'));
    assert.deepEqual(loaded, []);
  });

  it('are in other languages, whose code loads where the site names one', async (t) => {
    const more = (site) =>
      site.server.requests.filter((url) => /\/more-writers\.js/.test(url)).length;
    const plain = await openEndpoint(t, {servers, paths, rest});
    await plain.click('button', 'Try it');
    await new PlaygroundPage(plain).wait('dialog[open]');
    assert.equal(more(plain), 0);
    const api = {examples: {languages: ['kotlin', 'c++']}};
    const site = await openEndpoint(t, {servers, paths, rest, api});
    assert.match(await sample(site.page), /\.url\("https:\/\/eu\.api\.test\/pets\?limit=3"\)/);
    assert.ok(more(site) > 0);
    const playground = new PlaygroundPage(site);
    await playground.choose('region', 'us');
    await until(site.page, (code) => code.includes('.url("https://us.api.test/pets?limit=3")'));
    await site.click('button', 'Try it');
    await playground.wait('dialog[open]');
    await playground.wait('docs-request-sample', 'docs-code[language="kotlin"]');
  });

  it('follow the example and the media type that are chosen on the page', async (t) => {
    const schema = {title: 'Pet', type: 'object', properties: {name: {const: 'Rex'}}};
    const examples = {
      cat: {summary: 'A cat', value: {name: 'Tom'}},
      dog: {summary: 'A dog', value: {name: 'Snoopy'}},
    };
    const content = {'application/json': {schema, examples}, 'application/xml': {schema}};
    const site = await openEndpoint(t, {
      servers,
      paths: {'/pets': {post: {requestBody: {content}, responses: {}}}},
    });
    const {page} = site;
    assert.match(await sample(page), /"name": "Tom"/);
    await site.click('tab', 'A dog');
    await until(page, (code) => code.includes('"name": "Snoopy"'));
    await site.click('tab', 'application/xml');
    await until(page, (code) => code.includes('<name>Rex</name>'));
    await site.click('tab', 'application/json');
    await until(page, (code) => code.includes('"name": "Snoopy"'));
  });

  it('follow what is entered in the playground, without secrets', async (t) => {
    const site = await openEndpoint(t, {servers, paths, rest});
    const {page} = site;
    const playground = new PlaygroundPage(site);
    await site.click('button', 'Try it');
    await playground.wait('dialog[open]');
    assert.ok((await sample(page)).includes('my toy'));
    await playground.fill({limit: '7', 'Header X-Key': 'S3CRET'});
    await playground.choose('Base URL', 'https://other.test');
    await until(page, (code) => code.includes('https://other.test/pets?limit=7'));
    assert.ok(!(await sample(page)).includes('S3CRET'));
    await playground.choose('Authorize with', 'Token');
    await until(page, (code) => code.includes('Bearer <API_KEY>'));
    await page.keyboard.press('Escape');
    await playground.wait('dialog:not([open])');
    assert.ok((await sample(page)).includes('https://other.test/pets?limit=7'));
  });
});
