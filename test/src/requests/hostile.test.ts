import {execFileSync} from 'node:child_process';
import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import type {FormPart, HttpBody, HttpRequest} from '../../../src/requests/request.js';
import {buildRequest} from '../../../src/requests/build-request.js';
import {exampleValues} from '../../../src/requests/example-values.js';
import {writeSample} from '../../../src/requests/samples/write-sample.js';
import {operationAt} from './wire.js';

const requestWith = (body: HttpBody): HttpRequest => ({
  method: 'POST',
  url: 'https://api.example',
  headers: [['Content-Type', 'text/plain']],
  cookies: [],
  body,
});

const part = (given: Partial<FormPart>): HttpBody => ({
  kind: 'multipart',
  mediaType: 'multipart/mixed',
  parts: [{name: 'a', content: 'b', headers: [], ...given}],
});

describe('samples of hostile values', () => {
  it('separate the parts of a form by a text that is in none of them', () => {
    const content = 'FormBoundary FormBoundaryXX FormBoundaryX';
    expect(writeSample('curl', requestWith(part({content})))).to.contain(
      'boundary=FormBoundaryXXX',
    );
  });

  it('have no control characters that a terminal would act on', () => {
    const evil = 'a\u0003b\u001b[201~\u0015\u007f\'$(touch x)`touch x`"\r\n!!';
    const bodies: readonly HttpBody[] = [
      {kind: 'text', text: evil},
      {kind: 'file', file: {file: new Blob(), name: evil}},
      part({content: evil}),
      part({name: evil, content: {file: new Blob(), name: evil}}),
      {...part({name: evil}), mediaType: 'multipart/form-data'} as HttpBody,
    ];
    for (const body of bodies) {
      const request = {...requestWith(body), method: `GET${evil}`};
      expect(writeSample('curl', request)).not.to.match(/[\0-\x08\x0b-\x1f\x7f]/);
    }
  });

  it('send the control characters of a body all the same', () => {
    const text = 'a\u0003b\u001b[201~7\0' + "8\r\n'%s\\n";
    const sample = writeSample('curl', requestWith({kind: 'text', text}));
    const command = sample.replace(/curl [^]*/, 'cat\n');
    expect(execFileSync('sh', ['-c', command]).toString()).to.equal(text);
  });
});

describe('requests with hostile values', () => {
  it('have no header in the media type of a form', async () => {
    const mediaType = 'multipart/form-data\r\nX-Evil: 1';
    const schema = {type: 'object', properties: {a: {type: 'string', default: 'b'}}};
    const operation = await operationAt('/x', {requestBody: {content: {[mediaType]: {schema}}}});
    const values = exampleValues(operation, {server: 'https://api.example', onlyRequired: false});
    const {body} = buildRequest(operation, values);
    expect(body).to.include({kind: 'multipart', mediaType: 'multipart/form-data'});
  });

  it('have no control characters in headers', async () => {
    const schema = {type: 'string', default: 'a'};
    const content = {'text/plain; x=\u001b[201~\u0003': {schema}};
    const operation = await operationAt('/x', {requestBody: {content}}, 'post');
    const values = exampleValues(operation, {server: 'https://api.example', onlyRequired: false});
    expect(buildRequest(operation, values).headers).to.deep.equal([]);
  });
});
