import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {readJson} from '../../../../src/config/json/read-json.js';

const read = (text: string) => readJson(text, 'docs.json');
const codesOf = (text: string) => read(text).diagnostics.map(({code}) => code);

describe('readJson', () => {
  it('reads what JSON.parse reads', () => {
    const texts = [
      '{"a": [1, -2.5e3, 0.1, true, false, null, "x\\n\\u00e9\\"\\\\"], "b": {}, "c": []}',
      ' [ ] ',
      '"text"',
      '0',
      '{"": {"a/b": "\\/"}}',
      '\t{\r\n"a":1}\r\n',
    ];
    for (const text of texts) {
      const {value, diagnostics} = read(text);
      expect(value.value).to.deep.equal(JSON.parse(text));
      expect(diagnostics).to.deep.equal([]);
    }
  });

  it('leaves prototypes alone', () => {
    const {value} = read('{"__proto__": {"polluted": 1}}').value;
    expect(Object.getPrototypeOf(value)).to.equal(Object.prototype);
    expect(Object.keys(value as object)).to.deep.equal(['__proto__']);
  });

  it('says where a value and its name stand', () => {
    const document = read('{\n  "tabs": [\n    {"a/b": "x"}\n  ]\n}').value;
    const file = 'docs.json';
    expect(document.locate('/tabs/0/a~1b')).to.deep.equal({
      file,
      pointer: '/tabs/0/a~1b',
      line: 3,
      column: 13,
    });
    expect(document.locate('/tabs/0/a~1b', 'name')).to.include({line: 3, column: 6});
    expect(document.locate('/tabs/0')).to.include({line: 3, column: 5});
    expect(document.locate('')).to.include({line: 1, column: 1});
  });

  it('says where the nearest thing around a missing value stands', () => {
    const document = read('{\n  "a": {}}').value;
    expect(document.locate('/a/b/c')).to.include({pointer: '/a/b/c', line: 2, column: 8});
  });
});

describe('the reader of JSON passes over', () => {
  it('comments (config/comment)', () => {
    const {value, diagnostics} = read('// one\n{"a": /* two */ 1}');
    expect(value.value).to.deep.equal({a: 1});
    expect(diagnostics.map(({code}) => code)).to.deep.equal(['config/comment', 'config/comment']);
    expect(diagnostics[1]?.location).to.include({line: 2, column: 7});
  });

  it('commas behind the last entry (config/trailing-comma)', () => {
    const {value, diagnostics} = read('{"a": [1, 2,],}');
    expect(value.value).to.deep.equal({a: [1, 2]});
    expect(diagnostics.map(({location}) => location.column)).to.deep.equal([12, 14]);
    expect(diagnostics[0]?.code).to.equal('config/trailing-comma');
  });

  it('a byte order mark (config/byte-order-mark)', () => {
    expect(read('\ufeff{"a": 1}').value.value).to.deep.equal({a: 1});
    expect(codesOf('\ufeff{}')).to.deep.equal(['config/byte-order-mark']);
  });

  it('a property written twice, of which the last counts (config/duplicate-key)', () => {
    const {value, diagnostics} = read('{"a": 1,\n"a": 2}');
    expect(value.value).to.deep.equal({a: 2});
    expect(diagnostics[0]).to.include({code: 'config/duplicate-key'});
    expect(diagnostics[0]?.message).to.contain('"a"');
    expect(diagnostics[0]?.location).to.include({line: 2, column: 1});
  });

  it('what lies too deep (config/too-deep)', () => {
    const deep = 100_000;
    const text = `{"a": ${'['.repeat(deep)}"]"${']'.repeat(deep)}, "b": 1}`;
    const {value, diagnostics} = read(text);
    expect(value.value).to.include({b: 1});
    expect(diagnostics.map(({code}) => code)).to.deep.equal(['config/too-deep']);
  });
});

describe('the reader of JSON explains (config/syntax)', () => {
  const faults: readonly (readonly [string, number, number, string, string, RegExp])[] = [
    ['', 1, 1, 'a value', 'the end of the file', /empty/],
    ['<!doctype html><p>', 1, 1, 'a value', '<', /web page/],
    ['{"a": 1\n "b": 2}', 2, 2, 'a comma or }', 'a quote (")', /comma between/],
    ['[1 2]', 1, 4, 'a comma or ]', '2', /comma between/],
    ['{a: 1}', 1, 2, 'a property name in double quotes', 'a', /double quotes/],
    ["{'a': 1}", 1, 2, 'a property name in double quotes', "'", /double quotes/],
    ['{"a": \'b\'}', 1, 7, 'a value', "'", /double quotes/],
    ['{"a" 1}', 1, 6, 'a colon after "a"', '1', /"name": value/],
    ['{"a": True}', 1, 7, 'a value', 'True', /true, false, and null/],
    ['{"a": constructor}', 1, 7, 'a value', 'constructor', /true, false, and null/],
    ['{"a": 01}', 1, 7, 'a value', '01', /A value is/],
    ['{"a": }', 1, 7, 'a value', '}', /A value is/],
    ['{"a": 1,, "b": 2}', 1, 9, 'a property name in double quotes', ',', /extra comma/],
    ['[,]', 1, 2, 'a value', ',', /extra comma/],
    ['{"a": "b\n"}', 1, 9, 'a closing quote', 'the end of the line', /\\n/],
    ['{"a": "b', 1, 9, 'a closing quote', 'the end of the file', /quote/],
    ['{"a": "C:\\dir"}', 1, 10, 'an escape such as \\n or \\"', '\\', /double it/],
    ['{\n"a": [1,\n', 3, 1, ']', 'the end of the file', /\[ on line 2 is never closed/],
    ['{"a": {"b": 1}', 1, 15, '}', 'the end of the file', /\{ on line 1 is never closed/],
    ['{} {}', 1, 4, 'the end of the file', '{', /Remove/],
    ['{"a":\u00a01}', 1, 6, 'a value', 'the character U+00A0', /A value is/],
    ['/* a', 1, 1, 'a value', '/', /A value is/],
  ];
  for (const [text, line, column, expected, found, hint] of faults) {
    it(`${JSON.stringify(text)}`, () => {
      const {value, diagnostics} = read(text);
      expect(value.value).to.equal(undefined);
      expect(diagnostics).to.have.lengthOf(1);
      const [fault] = diagnostics;
      expect(fault?.code).to.equal('config/syntax');
      expect(fault?.severity).to.equal('error');
      expect(fault?.location).to.deep.equal({file: 'docs.json', line, column});
      expect(fault?.message).to.equal(
        `Line ${line}, column ${column}: expected ${expected}, found ${found}.`,
      );
      expect(fault?.hint).to.match(hint);
    });
  }

  it('every cut of a file, and never throws', () => {
    const whole = '{"name": "A\\n", "navigation": [{"group": "g", "pages": ["a", -1.5e3, null]}]}';
    for (let end = 0; end < whole.length; end += 1) {
      const {value, diagnostics} = read(whole.slice(0, end));
      expect(value.value).to.equal(undefined);
      expect(diagnostics).to.have.lengthOf(1);
    }
  });

  it('agrees with JSON.parse on what is JSON, whatever single character is wrong', () => {
    const whole = '{"a": [1, "b\\n", true], "c": {"d": null}}';
    for (let at = 0; at < whole.length; at += 1) {
      for (const character of ['', '"', ',', '}', ']', '\\', 'x', '0', '-', '\n', '{']) {
        const text = whole.slice(0, at) + character + whole.slice(at + 1);
        const {value, diagnostics} = read(text);
        if (diagnostics.length === 0) expect(value.value).to.deep.equal(JSON.parse(text));
        else expect(() => isPlain(text), text).to.not.throw();
      }
    }
  });
});

/** Whether JSON.parse reads a text; two equal names are the one thing it does not mind. */
function isPlain(text: string): void {
  try {
    JSON.parse(text);
  } catch {
    return;
  }
  if (!codesOf(text).includes('config/duplicate-key')) throw new Error(`JSON.parse reads ${text}`);
}
