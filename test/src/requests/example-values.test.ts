import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {exampleValues} from '../../../src/requests/example-values.js';
import {firstOperation, withOperation} from '../openapi/describing.js';

const server = 'https://api.example';

async function valuesOf(operation: object, onlyRequired = false) {
  const read = await firstOperation(withOperation(operation));
  const values = exampleValues(read, {server, onlyRequired});
  return {parameters: Object.fromEntries(values.parameters), body: values.body};
}

const text = {type: 'string'};

describe('exampleValues', () => {
  it('takes what the author wrote before what a schema makes', async () => {
    const {parameters} = await valuesOf({
      parameters: [
        {name: 'a', in: 'query', schema: text, example: 'of the parameter'},
        {name: 'b', in: 'query', schema: {...text, default: 'of the schema'}},
        {name: 'c', in: 'query', schema: text, 'x-default': 'at the beginning'},
        {name: 'd', in: 'query', schema: {type: 'integer'}, example: 0},
      ],
    });
    expect(parameters).to.deep.equal({
      'query:a': 'of the parameter',
      'query:b': 'of the schema',
      'query:c': 'at the beginning',
      'query:d': 0,
    });
  });

  it('sends a file where a body is bytes, unless the author has written a text', async () => {
    const schema = {type: 'object', properties: {id: {type: 'integer'}}};
    const bodyOf = async (type: string, example?: unknown) => {
      const media = {schema, ...(example !== undefined && {example})};
      const {body} = await valuesOf({requestBody: {content: {[type]: media}}});
      const sent = body?.content;
      return sent?.kind === 'file' ? sent.file.name : sent;
    };
    expect(await bodyOf('application/cbor')).to.equal('file.cbor');
    expect(await bodyOf('application/msgpack', {id: 1})).to.equal('file.msgpack');
    expect(await bodyOf('application/cbor', 'a1')).to.deep.equal({kind: 'value', value: 'a1'});
    expect(await bodyOf('application/cbor+json')).to.deep.equal({kind: 'value', value: {id: 1}});
  });

  it('leaves texts of the path without an example, so that the URL shows their names', async () => {
    const inPath = (name: string, schema: object) => ({name, in: 'path', required: true, schema});
    const {parameters} = await valuesOf({
      parameters: [inPath('a', text), inPath('b', {enum: ['x']}), inPath('c', {type: 'integer'})],
    });
    expect(parameters).not.to.have.property('path:a');
    expect(parameters['path:b']).to.equal('x');
    expect(parameters['path:c']).to.be.a('number');
  });

  it('leaves out what is deprecated, and what is optional where the site says so', async () => {
    const operation = {
      parameters: [
        {name: 'a', in: 'query', schema: text},
        {name: 'b', in: 'query', schema: text, deprecated: true},
        {name: 'c', in: 'query', schema: text, required: true},
      ],
      requestBody: {
        content: {
          'application/json': {
            schema: {type: 'object', properties: {d: text, e: text}, required: ['e']},
          },
        },
      },
    };
    const all = await valuesOf(operation);
    expect(Object.keys(all.parameters)).to.deep.equal(['query:a', 'query:c']);
    expect(all.body?.content).to.deep.equal({kind: 'value', value: {d: 'string', e: 'string'}});
    const required = await valuesOf(operation, true);
    expect(Object.keys(required.parameters)).to.deep.equal(['query:c']);
    expect(required.body?.content).to.deep.equal({kind: 'value', value: {e: 'string'}});
  });

  it('has the first media type of a body, empty without schema and examples', async () => {
    const {body} = await valuesOf({requestBody: {content: {'text/plain': {}, 'text/css': {}}}});
    expect(body).to.deep.equal({mediaType: 'text/plain', content: {kind: 'text', text: ''}});
  });

  it('takes the example and the media type that are chosen', async () => {
    const examples = {
      external: {externalValue: 'cat.json'},
      cat: {value: {name: 'Tom'}},
      dog: {serializedValue: '{"name":"Rex"}'},
    };
    const content = {'application/json': {examples}, 'text/plain': {example: 'Tom'}};
    const operation = await firstOperation(withOperation({requestBody: {content}}));
    const {contents = []} = operation.body ?? {};
    const bodyOf = (...chosen: readonly (readonly [of: object | undefined, index: number])[]) => {
      const map = new Map(chosen.map(([of = {}, index]) => [of, index]));
      return exampleValues(operation, {server, onlyRequired: false, chosen: map}).body?.content;
    };
    expect(bodyOf()).to.deep.equal({kind: 'value', value: {name: 'Tom'}});
    expect(bodyOf([contents[0]?.examples, 2])).to.deep.equal({
      kind: 'text',
      text: '{"name":"Rex"}',
    });
    expect(bodyOf([contents, 1], [contents[0]?.examples, 2])).to.deep.equal({
      kind: 'value',
      value: 'Tom',
    });
  });
});
