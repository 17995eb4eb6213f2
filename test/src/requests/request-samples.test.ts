import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {requestSamples} from '../../../src/requests/request-samples.js';
import {moreWriters} from '../../../src/requests/samples/more-writers.js';
import {sampleLanguages} from '../../../src/requests/samples/sample-languages.js';
import {described, firstOperation, withOperation} from '../openapi/describing.js';

const choice = {server: 'https://api.example', onlyRequired: false};

async function titlesOf(
  operation: object,
  languages: readonly string[] = [],
  more?: typeof moreWriters,
) {
  const read = await firstOperation(withOperation(operation));
  const settings = {languages, makesSamples: true, more};
  return requestSamples(read, settings, choice).map(({title}) => title);
}

describe('requestSamples', () => {
  it('are in the default languages, or those that the site names', async () => {
    expect(await titlesOf({})).to.deep.equal(sampleLanguages.map(({name}) => name));
    expect(await titlesOf({}, ['python', 'curl', 'python', 'klingon'])).to.deep.equal([
      'Python',
      'cURL',
    ]);
    expect(await titlesOf({}, ['klingon'])).to.have.length(sampleLanguages.length);
  });

  it('are in other languages where the site names them', async () => {
    const names = ['pwsh', 'Kotlin', 'swift', 'curl', 'rs', 'C', 'c++', 'Dart'];
    expect(await titlesOf({}, names, moreWriters)).to.deep.equal([
      'PowerShell',
      'Kotlin',
      'Swift',
      'cURL',
      'Rust',
      'C',
      'C++',
      'Dart',
    ]);
    expect(await titlesOf({}, [], moreWriters)).to.have.length(sampleLanguages.length);
    const samples = [{lang: 'kt', source: 'sdk()'}];
    const titles = await titlesOf({'x-codeSamples': samples}, ['kotlin', 'dart'], moreWriters);
    expect(titles).to.deep.equal(['kt', 'Dart']);
  });

  it('begin with those of the author, which replace ours', async () => {
    const samples = [
      {lang: 'python', label: 'Our SDK', source: 'sdk()'},
      {lang: 'Klingon', source: 'x'},
    ];
    const titles = await titlesOf({'x-codeSamples': samples}, ['python', 'curl']);
    expect(titles).to.deep.equal(['Our SDK', 'Klingon', 'cURL']);
  });

  it('contain no credentials but placeholders', async () => {
    const operation = await firstOperation(
      withOperation(
        {security: [{key: []}]},
        {components: {securitySchemes: {key: {type: 'http', scheme: 'bearer'}}}},
      ),
    );
    const [sample] = requestSamples(operation, {languages: ['curl'], makesSamples: true}, choice);
    expect(sample?.code).to.match(/https:\/\/api\.example\/x/);
    expect(sample?.code).to.match(/Authorization: Bearer <?\w+/);
  });

  it('show the name of a path parameter without an example, as the playground does', async () => {
    const parameters = [{name: 'id', in: 'path', required: true, schema: {type: 'string'}}];
    const read = await firstOperation(withOperation({parameters}));
    const operation = {...read, path: '/users/{id}'};
    const [sample] = requestSamples(operation, {languages: ['curl'], makesSamples: true}, choice);
    expect(sample?.code).to.contain('https://api.example/users/{id}');
  });

  describe('of a webhook, which readers receive', () => {
    const samplesOf = async (webhook: object, makesSamples = true, chosen?: 0 | 1) => {
      const description = await described({openapi: '3.1.1', webhooks: {done: {post: webhook}}});
      const [entry] = description.operations;
      if (!entry) throw new Error('There is no webhook.');
      const {operation} = await description.read(entry);
      const [oneOf = {}] = operation.body?.contents[0]?.schema?.choices ?? [];
      const changed = {
        ...choice,
        ...(chosen !== undefined && {chosen: new Map([[oneOf, chosen]])}),
      };
      return requestSamples(operation, {languages: [], makesSamples}, changed).map(
        ({title, language, code}) => `${title} ${language} ${code.replace(/\s+/g, ' ')}`,
      );
    };
    const schema = {properties: {id: {const: 7}, name: {const: 'Rex'}}};

    it('are its payloads in each media type', async () => {
      const content = {
        'application/json': {schema},
        'application/x-www-form-urlencoded': {schema},
      };
      expect(await samplesOf({requestBody: {content}})).to.deep.equal([
        'application/json json { "id": 7, "name": "Rex" }',
        'application/x-www-form-urlencoded text id=7&name=Rex',
      ]);
      expect(await samplesOf({requestBody: {content}}, false)).to.deep.equal([]);
      expect(await samplesOf({})).to.deep.equal([]);
    });

    it('are all examples of the author', async () => {
      const examples = {opened: {summary: 'Opened', value: {id: 1}}, closed: {value: {id: 2}}};
      const content = {'application/json': {schema, examples}};
      expect(await samplesOf({requestBody: {content}}, false)).to.deep.equal([
        'Opened json { "id": 1 }',
        'closed json { "id": 2 }',
      ]);
    });

    it('are of the variant that is chosen', async () => {
      const content = {'application/json': {schema: {oneOf: [{const: 'a'}, schema]}}};
      expect(await samplesOf({requestBody: {content}})).to.deep.equal([
        'application/json json "a"',
      ]);
      expect(await samplesOf({requestBody: {content}}, true, 1)).to.deep.equal([
        'application/json json { "id": 7, "name": "Rex" }',
      ]);
    });
  });
});
