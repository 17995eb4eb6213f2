import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {validateConfig} from '../../../../src/config/validate.js';
import type {ReferencedFile} from '../../../../src/config/json/references.js';

/** What is said of a `docs.json` and the files it refers to, as `code file:line:column pointer`. */
function said(text: string, others: Readonly<Record<string, ReferencedFile>>): readonly string[] {
  return validateConfig(text, 'docs.json', new Map(Object.entries(others))).map(
    ({code, location: {file, line, column, pointer}}) =>
      `${code} ${file}:${line}:${column} ${pointer ?? ''}`.trim(),
  );
}

const head = '{"name": "A",\n';

describe('a configuration of several files', () => {
  it('reports each problem in the file that has it', () => {
    const text =
      head + ' "navigation": {"languages": [\n  {"language": "en", "$ref": "./en.json"}]}}';
    const en = '{"tabs": [\n  {"tab": "A", "icn": "x", "pages": ["a", "a"]}\n], "lang": "en"}';
    expect(said(text, {'en.json': {text: en}})).to.deep.equal([
      'config/unknown-property en.json:2:16 /tabs/0/icn',
      'nav/duplicate-page en.json:2:43 /tabs/0/pages/1',
      'config/unknown-property en.json:3:4 /lang',
    ]);
  });

  it('has those of properties beside a reference in its own file', () => {
    const text = `${head} "navigation": {"$ref": "./nav.json", "pges": []}}`;
    expect(said(text, {'nav.json': {text: '{"pages": ["a"]}'}})).to.deep.equal([
      'config/unknown-property docs.json:2:39 /navigation/pges',
    ]);
  });

  it('names a file that could not be loaded (config/ref-missing)', () => {
    const text =
      head + ' "navigation": {"pages": ["a"]},\n "redirects": {"$ref": "./redirects.json"}}';
    const problem = 'There is no such file.';
    expect(said(text, {'redirects.json': {problem}})).to.deep.equal([
      'config/ref-missing docs.json:3:24 /redirects/$ref',
    ]);
    expect(
      validateConfig(text, 'docs.json', new Map([['redirects.json', {problem}]]))[0]?.message,
    ).to.contain(problem);
  });

  it('reports where another file is not JSON, and goes on where it is only untidy', () => {
    const text = `${head} "navigation": {"pages": ["a"]},\n "redirects": {"$ref": "./r.json"}}`;
    expect(said(text, {'r.json': {text: '\n  x'}})).to.deep.equal([
      'config/ref-missing docs.json:3:24 /redirects/$ref',
      'config/syntax r.json:2:3',
    ]);
    expect(said(text, {'r.json': {text: '[\n  {,}\n]'}})).to.deep.equal([
      'config/syntax r.json:2:4',
    ]);
    expect(said(text, {'r.json': {text: '[ // mine\n  {"source": "/b"},]'}})).to.deep.equal([
      'config/comment r.json:1:3',
      'config/incomplete r.json:2:3 /0/destination',
      'config/trailing-comma r.json:2:19',
    ]);
  });

  it('does not go in circles (config/ref-cycle)', () => {
    const text = `${head} "navigation": {"pages": ["a"]}, "seo": {"$ref": "./a.json"}}`;
    const a = '{"metatags": {"$ref": "./a.json"}}';
    expect(said(text, {'a.json': {text: a}})).to.deep.equal([
      'config/ref-cycle a.json:1:23 /metatags/$ref',
    ]);
  });

  it('stays inside the site (config/ref-refused)', () => {
    const text =
      head + ' "navigation": {"pages": ["a"]}, "seo": {"$ref": "https://x.example/a.json"}}';
    expect(said(text, {})).to.deep.equal(['config/ref-refused docs.json:2:50 /seo/$ref']);
  });
});
