import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import type {Operation} from '../../../../src/openapi/operation.js';
import {exampleValues} from '../../../../src/requests/example-values.js';
import {requestSamples} from '../../../../src/requests/request-samples.js';
import type {MoreLanguageId} from '../../../../src/requests/samples/more-languages.js';
import {moreWriters} from '../../../../src/requests/samples/more-writers.js';
import type {SampleLanguageId} from '../../../../src/requests/samples/sample-languages.js';
import {languageWriters} from '../../../../src/requests/samples/write-sample.js';
import {firstOperation} from '../../openapi/describing.js';
import {operationAt, sent} from '../wire.js';

const choice = {server: 'https://api.example', onlyRequired: false};
const binary = {type: 'string', format: 'binary'};

const upload = (content: object): Promise<Operation> =>
  operationAt('/files', {requestBody: {required: true, content}}, 'post');

const form = (properties: object, encoding: object = {}): Promise<Operation> =>
  upload({'multipart/form-data': {schema: {type: 'object', properties}, encoding}});

function sampleOf(operation: Operation, language = 'curl'): string {
  const settings = {languages: [language], makesSamples: true, more: moreWriters};
  return requestSamples(operation, settings, choice)[0]?.code ?? '';
}

/** How each language names a file that it reads. */
const reads: Readonly<Record<SampleLanguageId | MoreLanguageId, (name: string) => string>> = {
  curl: (name) => `=@${name}`,
  javascript: (name) => `openAsBlob("${name}"`,
  python: (name) => `open("${name}", "rb")`,
  php: (name) => `new CURLFile('${name}'`,
  go: (name) => `os.ReadFile("${name}")`,
  java: (name) => `Files.readAllBytes(Path.of("${name}"))`,
  ruby: (name) => `File.binread("${name}")`,
  csharp: (name) => `File.ReadAllBytes("${name}")`,
  powershell: (name) => `Get-Content -LiteralPath '${name}' -AsByteStream -Raw`,
  kotlin: (name) => `File("${name}").asRequestBody(`,
  swift: (name) => `Data(contentsOf: URL(fileURLWithPath: "${name}"))`,
  rust: (name) => `std::fs::read("${name}")?`,
  c: (name) => `curl_mime_filedata(part, "${name}")`,
  cpp: (name) => `curl_mime_filedata(part, "${name}")`,
  dart: (name) => `'${name}',\n`,
};

/** The same for a file that is the whole body. */
const sends: typeof reads = {
  ...reads,
  curl: (name) => `--data-binary '@${name}'`,
  php: (name) => `file_get_contents('${name}')`,
  java: (name) => `ofFile(Path.of("${name}"))`,
  powershell: (name) => `InFile = '${name}'`,
  c: (name) => `fopen("${name}", "rb")`,
  cpp: (name) => `fopen("${name}", "rb")`,
  dart: (name) => `File('${name}').readAsBytes()`,
};

/** The same for a file without a type, in a list of a form. */
const lists: typeof reads = {
  ...reads,
  php: (name) => `'${name}'`,
};

// All languages are in the table.
const ids = [...languageWriters, ...moreWriters].map(({id}) => id) as (keyof typeof reads)[];

describe('samples with files', () => {
  for (const id of ids) {
    it(`read a file of a form in ${id}`, async () => {
      const photo = await form({photo: {...binary, contentMediaType: 'image/png'}});
      const sample = sampleOf(photo, id);
      expect(sample).to.contain(reads[id]('photo.png'));
      expect(sample).not.to.contain('<binary>');
      const raw = {type: 'string', contentMediaType: 'image/png', contentEncoding: 'binary'};
      expect(sampleOf(await form({photo: raw}), id)).to.equal(sample);
    });

    it(`read each file of a list in ${id}`, async () => {
      const sample = sampleOf(await form({files: {type: 'array', items: binary}}), id);
      const path = lists[id];
      expect(sample).to.contain(path('files-1.bin')).and.to.contain(path('files-2.bin'));
    });

    it(`read the whole body in ${id}`, async () => {
      const sample = sampleOf(await upload({'image/png': {schema: binary}}), id);
      expect(sample).to.contain(sends[id]('file.png'));
    });
  }

  it('name a file whose example is an object', async () => {
    // Such an object cannot be converted to a string.
    const example = {toString: 1};
    const sample = sampleOf(await upload({'image/png': {schema: binary, example}}));
    expect(sample).to.contain(sends.curl('file.png'));
  });

  it('are short in curl', async () => {
    const photo = await form({photo: {...binary, contentMediaType: 'image/png'}, file: binary});
    expect(sampleOf(photo)).to.contain(`--form 'photo=@photo.png' \\\n  --form 'file=@file.bin'`);
  });

  for (const [schema, encoded, option] of [
    [binary, undefined, 'f=@f.bin'],
    [binary, 'image/*', 'f=@f.png'],
    [binary, 'image/jpeg, image/png', 'f=@f.jpg'],
    [{type: 'string'}, 'application/pdf', 'f=@f.pdf;type=application/pdf'],
    [{}, 'audio/mpeg', 'f=@f.mp3;type=audio/mpeg'],
    [{contentMediaType: 'image/svg+xml'}, undefined, 'f=@f.svg;type=image/svg+xml'],
    [{contentMediaType: 'application/octet-stream'}, undefined, 'f=@f.bin'],
    [{...binary, contentMediaType: 'text/csv'}, undefined, 'f=@f.csv;type=text/csv'],
    [{...binary, example: 'cat.jpg'}, 'image/jpeg', 'f=@cat.jpg'],
    [{...binary, example: '@cat.jpg'}, undefined, 'f=@cat.jpg'],
    [{...binary, example: 'a b.png'}, undefined, 'f=@"a b.png"'],
    [{...binary, example: 'cat.jpg'}, 'image/*', 'f=@cat.jpg'],
    [{...binary, example: 'cat.png'}, 'image/jpeg, image/png', 'f=@cat.png'],
    [{type: 'array', items: binary, maxItems: 1}, 'image/png', 'f=@f.png'],
    [{anyOf: [{type: 'string'}, {type: 'null'}], format: 'binary'}, undefined, 'f=@f.bin'],
  ] as const) {
    it(`name a file of ${JSON.stringify(schema)} in ${encoded ?? 'no type'}`, async () => {
      const encoding = encoded === undefined ? {} : {f: {contentType: encoded}};
      expect(sampleOf(await form({f: schema}, encoding))).to.contain(`--form '${option}'`);
    });
  }

  for (const [mediaType, schema, name] of [
    ['application/octet-stream', undefined, 'file.bin'],
    ['application/octet-stream', {type: 'string'}, 'file.bin'],
    ['image/*', binary, 'file.png'],
    ['text/csv', binary, 'file.csv'],
    ['*/*', binary, 'file.bin'],
    ['application/zip', {}, 'file.zip'],
  ] as const) {
    it(`send a file as ${mediaType} with ${JSON.stringify(schema)}`, async () => {
      const sample = sampleOf(await upload({[mediaType]: {schema}}));
      expect(sample).to.contain(`--data-binary '@${name}'`);
    });
  }

  it('read the file of a form in Swagger 2.0', async () => {
    const parameters = [{name: 'file', in: 'formData', type: 'file', required: true}];
    const operation = await firstOperation({
      swagger: '2.0',
      consumes: ['multipart/form-data'],
      paths: {'/x': {post: {parameters}}},
    });
    expect(sampleOf(operation)).to.contain(`--form 'file=@file.bin'`);
  });

  it('have texts where a body cannot contain files', async () => {
    const json = await upload({
      'application/json': {schema: {type: 'object', properties: {data: binary}}},
    });
    expect(sampleOf(json)).to.contain('"data":').and.not.to.contain('@');
    const text = await upload({'text/plain': {schema: {type: 'string'}}});
    expect(sampleOf(text)).not.to.contain('@');
    const any = await upload({'*/*': {schema: {type: 'object', properties: {a: {}}}}});
    expect(sampleOf(any)).not.to.contain('@');
  });
});

describe('files on the wire', () => {
  it('are parts of one name, each with its type and a name that fits', async () => {
    const operation = await form({
      photo: {...binary, contentMediaType: 'image/png'},
      files: {type: 'array', items: {contentMediaType: 'application/pdf'}},
    });
    const {body} = exampleValues(operation, choice);
    const {line, headers, body: text} = await sent(operation, {}, body?.content);
    expect(line).to.equal('POST /files');
    expect(headers['content-type']).to.equal('multipart/form-data; boundary=B');
    expect(text.split('--B\r\n').slice(1)).to.deep.equal([
      part('photo', 'photo.png', 'image/png'),
      part('files', 'files-1.pdf', 'application/pdf'),
      `${part('files', 'files-2.pdf', 'application/pdf')}--B--\r\n`,
    ]);
  });
});

function part(name: string, file: string, type: string): string {
  const disposition = `Content-Disposition: form-data; name="${name}"; filename="${file}"`;
  return `${disposition}\r\nContent-Type: ${type}\r\n\r\n\r\n`;
}
