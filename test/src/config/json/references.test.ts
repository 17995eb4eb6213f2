import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {
  expandReferences,
  referencedPath,
  type ReferenceFault,
} from '../../../../src/config/json/references.js';
import {readDocuments} from '../../../../src/config/json/documents.js';
import {validateConfig} from '../../../../src/config/validate.js';

/** What a `docs.json` becomes together with other files, and what cannot be followed. */
function expand(root: unknown, files: Readonly<Record<string, unknown>> = {}) {
  const faults: (readonly [ReferenceFault['kind'], string, string])[] = [];
  const {value} = expandReferences(root, 'docs.json', {
    read: (file) => files[file],
    note: (fault, file, pointer) => faults.push([fault.kind, file, pointer]),
  });
  return {value, faults};
}

describe('references to other files', () => {
  it('become what the file contains, wherever they are', () => {
    const files = {'nav.json': {groups: ['a']}, 'list.json': [1, 2]};
    const root = {navigation: {$ref: './nav.json'}, redirects: {$ref: '/list.json'}, name: 'A'};
    expect(expand(root, files).value).to.deep.equal({
      navigation: {groups: ['a']},
      redirects: [1, 2],
      name: 'A',
    });
    expect(expand({$ref: 'nav.json'}, files).value).to.deep.equal({groups: ['a']});
  });

  it('are relative to the file that contains them', () => {
    const files = {'nav/en.json': {$ref: './parts/tabs.json'}, 'nav/parts/tabs.json': {x: 1}};
    expect(expand([{$ref: 'nav/en.json'}], files).value).to.deep.equal([{x: 1}]);
  });

  it('give way to properties beside them', () => {
    const files = {'en.json': {language: 'x', tabs: []}};
    expect(expand({language: 'en', $ref: './en.json'}, files).value).to.deep.equal({
      language: 'en',
      tabs: [],
    });
  });

  it('leave everything else as it is', () => {
    const root = {a: [{b: 1}]};
    expect(expand(root).value).to.equal(root);
  });

  it('that cannot be followed leave what is beside them', () => {
    const {value, faults} = expand({
      list: [{$ref: 'none.json'}, {name: 'b', $ref: 'none.json'}],
      one: {$ref: 5},
      two: {$ref: '../outside.json'},
      three: {$ref: 'https://example.com/a.json'},
    });
    expect(value).to.deep.equal({list: [{name: 'b'}]});
    expect(faults).to.deep.equal([
      ['missing', 'docs.json', '/list/0/$ref'],
      ['missing', 'docs.json', '/list/1/$ref'],
      ['refused', 'docs.json', '/one/$ref'],
      ['refused', 'docs.json', '/two/$ref'],
      ['refused', 'docs.json', '/three/$ref'],
    ]);
  });

  it('end where a file refers to itself', () => {
    const files = {'a.json': {b: {$ref: 'b.json'}}, 'b.json': {x: 1, a: {$ref: 'a.json'}}};
    const {value, faults} = expand({$ref: 'a.json'}, files);
    expect(value).to.deep.equal({b: {x: 1}});
    expect(faults).to.deep.equal([['cycle', 'b.json', '/a/$ref']]);
    expect(expand({$ref: './docs.json'}).faults).to.deep.equal([['cycle', 'docs.json', '/$ref']]);
  });

  it('do not multiply without an end', () => {
    const files: Record<string, unknown> = {};
    for (let level = 0; level < 30; level += 1) {
      const next = {$ref: `${level + 1}.json`};
      files[`${level}.json`] = {a: next, b: next};
    }
    const {faults} = expand({$ref: '0.json'}, files);
    expect(faults.filter(([kind]) => kind !== 'missing').map(([kind]) => kind)).to.deep.equal([
      'many',
    ]);
  });

  it('are followed up to a thousand; more are reported once (config/too-many-refs)', () => {
    const files = new Map([['a.json', {text: '{"group": "A", "pages": ["a"]}'}]]);
    const said = (length: number) => {
      const navigation = Array.from({length}, () => ({$ref: 'a.json'}));
      return validateConfig(JSON.stringify({name: 'A', navigation}), 'docs.json', files)
        .filter(({code}) => code.includes('ref'))
        .map(({code, location}) => [code, location.pointer]);
    };
    expect(said(1000)).to.deep.equal([]);
    expect(said(1010)).to.deep.equal([['config/too-many-refs', '/navigation/1000/$ref']]);
  });

  it('are followed until their files have fifty thousand values (config/too-many-refs)', () => {
    const pages = Array.from({length: 1000}, (_, index) => `"a${index}"`).join(',');
    const files = new Map([['a.json', {text: `{"group": "A", "pages": [${pages}]}`}]]);
    const navigation = Array.from({length: 500}, () => ({$ref: 'a.json'}));
    const {value, diagnostics} = readDocuments(JSON.stringify({navigation}), 'docs.json', files);
    const groups = (value.value as {navigation: unknown[]}).navigation;
    expect(groups.length).to.be.within(45, 51);
    expect(diagnostics.map(({code, location}) => [code, location.pointer])).to.deep.equal([
      ['config/too-many-refs', `/navigation/${groups.length}/$ref`],
    ]);
    expect(diagnostics[0]?.message).to.contain('more than 50000 values in its files');
  });

  it('to one file from two places say once what is wrong in it', () => {
    const files = new Map([['a.json', {text: '{"group": 5, "pages": ["a"]}'}]]);
    const navigation = [{$ref: 'a.json'}, {$ref: 'a.json'}];
    const text = JSON.stringify({name: 'A', navigation});
    const inFile = validateConfig(text, 'docs.json', files)
      .filter(({code, location}) => location.file === 'a.json' && code !== 'nav/duplicate-page')
      .map(({code, location}) => `${code} ${location.line}:${location.column}`);
    expect(inFile).to.not.deep.equal([]);
    expect(new Set(inFile).size).to.equal(inFile.length);
  });

  it('take the names that JavaScript has for itself as any other', () => {
    const root: unknown = JSON.parse('{"__proto__": {"$ref": "a.json"}, "b": {"$ref": "a.json"}}');
    const {value} = expand(root, {'a.json': {x: 1}});
    expect(Object.keys(value as object)).to.deep.equal(['__proto__', 'b']);
    expect(Object.getPrototypeOf(value)).to.equal(Object.prototype);
  });

  it('are paths inside the site', () => {
    expect(referencedPath('../c.json', 'a/b.json')).to.equal('c.json');
    expect(referencedPath('/c.json', 'a/b.json')).to.equal('c.json');
    for (const written of ['../../c.json', '//x.example/a.json', 'data:,{}', 'a.json#/b', '', 5]) {
      expect(referencedPath(written, 'a/b.json'), String(written)).to.equal(undefined);
    }
  });
});
