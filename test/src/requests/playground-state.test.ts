import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {buildRequest} from '../../../src/requests/build-request.js';
import {defaultPlaygroundOptions} from '../../../src/requests/playground-options.js';
import {
  initialState,
  valuesOf,
  withParameter,
  withShared,
} from '../../../src/requests/playground-state.js';
import {operationOf, parameterOf, schemaOf} from '../../harness/operation-of.js';

const options = {...defaultPlaygroundOptions, fileUrl: 'https://docs.test/openapi.json'};
const operation = operationOf({
  servers: [
    {url: 'https://a.test', description: '', variables: []},
    {
      url: 'https://{host}.b.test',
      description: '',
      variables: [{name: 'host', default: 'eu', enum: [], description: ''}],
    },
  ],
  parameters: [
    parameterOf('query:limit', {type: 'integer'}, {initialValue: 20}),
    parameterOf('query:page', {type: 'integer', 'x-default': 0}),
    parameterOf('query:sort'),
  ],
});
const begin = initialState(operation, {variables: new Map()});
const urlOf = (state: typeof begin) =>
  buildRequest(operation, valuesOf(state, operation, options)).url;

describe('the state of a playground', () => {
  it('begins with what the author wrote', () => {
    expect(urlOf(begin)).to.equal('https://a.test/items?limit=20&page=0');
  });

  it('begins with the examples of the description, if the site wants that', () => {
    const schema = schemaOf({
      type: 'object',
      properties: {name: {type: 'string', examples: ['Ada']}, age: {type: 'integer'}},
    });
    const content = {mediaType: 'application/json', schema, encoding: new Map()};
    const described = operationOf({
      method: 'POST',
      servers: operation.servers,
      parameters: [
        parameterOf('query:limit', {type: 'integer', examples: [5]}),
        parameterOf(
          'query:sort',
          {},
          {
            examples: [{name: '', summary: '', description: '', value: 'name'}],
          },
        ),
      ],
      body: {description: '', isRequired: true, contents: [{...content, examples: []}]},
    });
    const sent = (prefills: boolean) => {
      const state = initialState(described, {variables: new Map()}, prefills);
      const {url, body} = buildRequest(described, valuesOf(state, described, options));
      return [url, body?.kind === 'text' ? body.text.replace(/\s/g, '') : ''];
    };
    expect(sent(true)).to.deep.equal(['https://a.test/items?limit=5&sort=name', '{"name":"Ada"}']);
    expect(sent(false)).to.deep.equal(['https://a.test/items', '{}']);
  });

  it('leaves out what the reader has emptied', () => {
    expect(urlOf(withParameter(begin, 'query:limit', undefined))).to.equal(
      'https://a.test/items?page=0',
    );
  });

  it('uses the chosen base URL with its variables', () => {
    const server = {url: 'https://{host}.b.test', variables: new Map([['host', 'us']])};
    expect(urlOf(initialState(operation, server))).to.equal(
      'https://us.b.test/items?limit=20&page=0',
    );
  });

  it('uses the base URL that the reader has typed, or none while it is not one', () => {
    const withOwn = (own: string) => initialState(operation, {own, variables: new Map()});
    expect(urlOf(withOwn(' http://localhost:3000/v2/ '))).to.equal(
      'http://localhost:3000/v2/items?limit=20&page=0',
    );
    for (const own of [
      '',
      '/api',
      'localhost:3000',
      'javascript:alert(1)',
      'ftp://a.test',
      '//a',
    ]) {
      expect(valuesOf(withOwn(own), operation, options).server, own).to.equal('');
    }
  });

  it('takes the values of a link to share', () => {
    const parameters = new Map([['query:sort', 'name']]);
    const shared = {server: 'https://eu.b.test', parameters};
    expect(urlOf(withShared(begin, shared, operation, options))).to.equal(
      'https://eu.b.test/items?limit=20&page=0&sort=name',
    );
  });

  it('does not send to a base URL that only a link names', () => {
    for (const server of ['https://evil.test', 'https://evil.test/.b.test', '']) {
      const shared = {server, parameters: new Map<string, string>()};
      expect(urlOf(withShared(begin, shared, operation, options))).to.match(/^https:\/\/a\.test\//);
    }
  });
});
