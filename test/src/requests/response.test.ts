import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {formatSize, formatTime} from '../../../src/shared/format-amount.js';
import {charsetOf, fileNameOf, reasonPhrase} from '../../../src/requests/response.js';
import {contentKind} from '../../../src/shared/media-type.js';

const head = (url: string, contentType = '', headers: readonly [string, string][] = []) => ({
  status: 200,
  statusText: '',
  headers,
  url,
  isRedirected: false,
  contentType,
});

describe('contentKind', () => {
  for (const [type, kind] of [
    ['application/json', 'json'],
    ['Application/Problem+JSON; charset=utf-8', 'json'],
    ['application/vnd.api+json', 'json'],
    ['text/html', 'text'],
    ['application/xml', 'text'],
    ['application/atom+xml', 'text'],
    ['application/x-ndjson', 'text'],
    ['image/svg+xml', 'svg'],
    ['image/png', 'image'],
    ['audio/mpeg', 'audio'],
    ['video/mp4', 'video'],
    ['application/pdf', 'pdf'],
    ['application/zip', 'binary'],
    ['', 'binary'],
  ] as const) {
    it(`shows ${type || 'no type'} as ${kind}`, () =>
      void expect(contentKind(type)).to.equal(kind));
  }
});

describe('fileNameOf', () => {
  it('is the name that the response has, without folders', () => {
    const disposition: [string, string] = [
      'Content-Disposition',
      'attachment; filename="../a b.csv"',
    ];
    expect(fileNameOf(head('https://a.test/x', 'text/csv', [disposition]))).to.equal('_a b.csv');
  });

  for (const [disposition, name] of [
    ["attachment; filename*=UTF-8''na%C3%AFve%20plan.pdf", 'naïve plan.pdf'],
    [
      "attachment; filename=____.xlsx; filename*=UTF-8''%D0%9E%D1%82%D1%87%D0%B5%D1%82.xlsx",
      'Отчет.xlsx',
    ],
    [`attachment; filename="=?UTF-8?Q?x?="; FileName*=utf-8'en'na%C3%AFve.pdf`, 'naïve.pdf'],
    ["attachment; filename*=iso-8859-1''%A3%20rates.txt", '£ rates.txt'],
    ["attachment; filename=plain.txt; filename*=koi8-r''%F0.txt", 'plain.txt'],
    ["attachment; filename*=UTF-8''%zz.pdf; filename=ok.pdf", 'ok.pdf'],
    ["attachment; filename*=UTF-8''%FF.pdf; filename=ok.pdf", 'ok.pdf'],
    ['attachment; filename="a;b.pdf"', 'a;b.pdf'],
    ['attachment; filename="a \\"b\\".pdf"; size=3', 'a _b_.pdf'],
    ['attachment ; filename = a.b.csv ', 'a.b.csv'],
    // The bytes of UTF-8, as browsers show those of a header
    ['attachment; filename="na\u00c3\u00afve.pdf"', 'naïve.pdf'],
    ['attachment; filename="caf\u00e9.pdf"', 'café.pdf'],
    ["attachment; filename*=UTF-8''..%2F%E2%80%AEfdp.exe", '_fdp.exe'],
    ['attachment; xfilename=a.txt', 'x.csv'],
  ] as const) {
    it(`is ${name} for ${disposition}`, () => {
      const headers: [string, string][] = [['Content-Disposition', disposition]];
      expect(fileNameOf(head('https://a.test/x', 'text/csv', headers))).to.equal(name);
    });
  }

  it('is the end of the URL, with an extension for the type', () => {
    expect(fileNameOf(head('https://a.test/users/7', 'application/json'))).to.equal('7.json');
    expect(fileNameOf(head('https://a.test/a.png', 'image/png'))).to.equal('a.png');
    expect(fileNameOf(head('https://a.test/', 'text/plain'))).to.equal('response.txt');
    expect(fileNameOf(head('', 'application/octet-stream'))).to.equal('response.bin');
  });
});

describe('what readers see of a response', () => {
  it('has a reason phrase, also over HTTP/2', () => {
    expect(reasonPhrase({status: 422, statusText: ''})).to.equal('Unprocessable Content');
    expect(reasonPhrase({status: 200, statusText: 'Fine'})).to.equal('Fine');
    expect(reasonPhrase({status: 429, statusText: ''})).to.equal('Too Many Requests');
    expect(reasonPhrase({status: 503, statusText: ''})).to.equal('Service Unavailable');
    expect(reasonPhrase({status: 299, statusText: ''})).to.equal('');
  });

  it('has a size and a time in the language of the reader', () => {
    expect(formatSize(861, 'en')).to.equal('861 bytes');
    expect(formatSize(1234567, 'en')).to.equal('1.2 MB');
    expect(formatTime(230.4, 'en')).to.equal('230 ms');
    expect(formatTime(1450, 'de')).to.include('1,5');
  });

  it('is decoded with its charset', () => {
    expect(charsetOf('text/plain; charset="ISO-8859-1"')).to.equal('ISO-8859-1');
    expect(charsetOf('text/plain')).to.equal('utf-8');
  });
});
