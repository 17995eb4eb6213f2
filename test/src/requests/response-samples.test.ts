import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {responseSamples} from '../../../src/requests/response-samples.js';
import {firstOperation, withOperation} from '../openapi/describing.js';

async function samplesOf(responses: object): Promise<readonly string[]> {
  const operation = await firstOperation(withOperation({responses}));
  return responseSamples(operation, {makesSamples: true}).map(
    ({title, language, code}) => `${title} ${language} ${code.replace(/\s+/g, ' ')}`,
  );
}

const schema = {type: 'object', properties: {id: {type: 'integer', example: 7}}};

describe('responseSamples', () => {
  it('is empty without responses or their content', async () => {
    expect(await samplesOf({})).to.deep.equal([]);
    expect(await samplesOf({204: {description: 'Gone.'}})).to.deep.equal([]);
  });

  it('makes one of the schema', async () => {
    const content = {'application/json': {schema}};
    expect(await samplesOf({200: {description: '', content}})).to.deep.equal([
      '200 json { "id": 7 }',
    ]);
  });

  it('has the variant that is chosen', async () => {
    const oneOf = [{const: 'a'}, {const: 'b', type: 'string'}, schema];
    const operation = await firstOperation(
      withOperation({
        responses: {200: {description: '', content: {'application/json': {schema: {oneOf}}}}},
      }),
    );
    const [choice] = operation.responses[0]?.contents[0]?.schema?.choices ?? [];
    const samples = responseSamples(operation, {makesSamples: true}, new Map([[choice ?? {}, 2]]));
    expect(samples.map(({code}) => code)).to.deep.equal(['{\n  "id": 7\n}']);
  });

  it('takes all examples of the author, with their names', async () => {
    const examples = {
      short: {summary: 'A short one', value: {id: 1}},
      long: {value: {id: 2}},
    };
    const content = {'application/problem+json': {schema, examples}};
    expect(await samplesOf({'4XX': {description: '', content}})).to.deep.equal([
      '4XX A short one json { "id": 1 }',
      '4XX long json { "id": 2 }',
    ]);
  });

  it('shows texts as they are, and XML as XML', async () => {
    const of = (mediaType: string, media: object) =>
      samplesOf({200: {description: '', content: {[mediaType]: media}}});
    expect(await of('text/plain', {example: 'Hello'})).to.deep.equal(['200 text Hello']);
    expect(await of('text/html; charset=utf-8', {example: '<p>'})).to.deep.equal(['200 html <p>']);
    expect(await of('application/x-ndjson', {schema})).to.deep.equal([]);
    const [xml] = await of('application/xml', {schema: {...schema, xml: {name: 'thing'}}});
    expect(xml).to.match(/^200 xml .*<thing> <id>7<\/id> <\/thing>/);
  });
});
