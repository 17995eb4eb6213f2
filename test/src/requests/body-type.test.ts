import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {buildRequest} from '../../../src/requests/build-request.js';
import {checkRequest} from '../../../src/requests/check-request.js';
import {
  bodyValueOf,
  initialBodies,
  viewsOf,
  withBody,
  withExample,
  withView,
} from '../../../src/requests/form/body-state.js';
import {bodyWriter} from '../../../src/requests/playground-state.js';
import type {BodyValue} from '../../../src/requests/request.js';
import {responseSamples} from '../../../src/requests/response-samples.js';
import type {JsonObject} from '../../../src/shared/json.js';
import {content, operationOf, schemaOf} from '../../harness/operation-of.js';

const person: JsonObject = {type: 'object', properties: {name: {type: 'string'}}};

/** An operation with a body, and what is entered and sent of it. */
function bodyIn(mediaType: string, json: JsonObject) {
  const only = content(mediaType, {schema: schemaOf(json)});
  const body = {description: '', isRequired: true, contents: [only]};
  const operation = operationOf({method: 'POST', body});
  const values = (given: BodyValue | undefined) => ({
    server: 'https://a.example',
    parameters: new Map(),
    body: given,
    credentials: [],
  });
  const sent = (given: BodyValue | undefined) => {
    const {headers, body: made} = buildRequest(operation, values(given));
    const type = headers.find(([name]) => /^content-type$/i.test(name))?.[1];
    return [type, made?.kind === 'text' ? made.text.replaceAll(/\s+/g, '') : made?.kind];
  };
  const problems = (given: BodyValue | undefined) =>
    checkRequest(operation, values(given)).map(({at, reason}) => `${at}: ${reason.kind}`);
  return {only, body, operation, sent, problems, bodies: initialBodies(body)};
}

describe('a body in a range of media types', () => {
  for (const [range, json, type, views] of [
    ['*/*', person, 'application/json', ['form', 'text']],
    ['application/*', person, 'application/json', ['form', 'text']],
    ['Application/*; charset=utf-8', person, 'application/json', ['form', 'text']],
    ['application/*+json', person, 'application/json', ['form', 'text']],
    ['*/*', {oneOf: [person, {type: 'string'}]}, 'application/json', ['form', 'text']],
    ['*/*', {type: 'array', items: person}, 'application/json', ['form', 'text']],
    ['application/*+json', {type: 'string'}, 'application/json', ['form', 'text']],
    ['*/*', {type: 'string'}, 'text/plain', ['file', 'text']],
    ['*/*', {}, 'text/plain', ['file', 'text']],
    ['text/*', person, 'text/plain', ['text']],
  ] as const) {
    it(`is sent as ${type}: ${range} ${JSON.stringify(json)}`, () => {
      const {only, body, bodies, sent} = bodyIn(range, json);
      expect(viewsOf(only)).to.deep.equal(views);
      const text = withBody(bodies, {view: 'text', text: '{"name":"a"}'});
      expect(sent(bodyValueOf(body, text))).to.deep.equal([type, '{"name":"a"}']);
    });
  }

  it('is XML where the range has that suffix', () => {
    const {body, bodies, sent} = bodyIn('application/*+xml', person);
    const form = withBody(bodies, {value: new Map([['name', 'a']])});
    const [type, text] = sent(bodyValueOf(body, form));
    expect(type).to.equal('application/xml');
    expect(text).to.include('<name>a</name>');
  });

  it('has the same values in the form and the text, and is checked', () => {
    const {body, bodies, operation, sent, problems} = bodyIn('*/*', person);
    const write = bodyWriter(operation);
    const example = {name: '', summary: '', description: '', value: {name: 'a'}};
    const form = withExample(bodies, example, write);
    expect(sent(bodyValueOf(body, form))).to.deep.equal(['application/json', '{"name":"a"}']);
    const text = withView(form, 'text', write);
    expect(bodyValueOf(body, text)?.content).to.deep.include({kind: 'text'});
    expect(problems(bodyValueOf(body, text))).to.deep.equal([]);
    expect(problems(bodyValueOf(body, withBody(text, {text: '{"name": 1}'})))).to.deep.equal([
      'body:/name: wrong-type',
    ]);
    expect(problems(bodyValueOf(body, withBody(text, {text: '{'})))).to.deep.equal([
      'body: not-json',
    ]);
    expect(withView(withBody(text, {text: '{"name":"b"}'}), 'form', write)).to.deep.equal(
      withBody(text, {text: '{"name":"b"}', view: 'form', value: new Map([['name', 'b']])}),
    );
  });

  it('keeps the type of a file', () => {
    const {sent} = bodyIn('*/*', person);
    const file = {file: new Blob(['x'], {type: 'image/png'}), name: 'a.png'};
    const given = {mediaType: '*/*', content: {kind: 'file', file}} as const;
    expect(sent(given)).to.deep.equal(['image/png', 'file']);
  });

  it('has a sample in JSON in responses', () => {
    const contents = [content('application/*', {schema: schemaOf(person)})];
    const response = {status: '200', description: '', headers: [], contents, links: []};
    const samples = responseSamples(operationOf({responses: [response]}), {makesSamples: true});
    expect(samples.map(({language}) => language)).to.deep.equal(['json']);
  });
});
