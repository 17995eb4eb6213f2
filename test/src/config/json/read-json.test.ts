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

  it('gives the location of a value and of its name', () => {
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

  it('gives the location of the nearest part around a missing value', () => {
    const document = read('{\n  "a": {}}').value;
    expect(document.locate('/a/b/c')).to.include({pointer: '/a/b/c', line: 2, column: 8});
  });
});

describe('the reader of JSON accepts', () => {
  it('comments (config/comment)', () => {
    const {value, diagnostics} = read('// one\n{"a": /* two */ 1}');
    expect(value.value).to.deep.equal({a: 1});
    expect(diagnostics.map(({code}) => code)).to.deep.equal(['config/comment', 'config/comment']);
    expect(diagnostics[1]?.location).to.include({line: 2, column: 7});
  });

  it('commas after the last entry (config/trailing-comma)', () => {
    const {value, diagnostics} = read('{"a": [1, 2,],}');
    expect(value.value).to.deep.equal({a: [1, 2]});
    expect(diagnostics.map(({location}) => location.column)).to.deep.equal([12, 14]);
    expect(diagnostics[0]?.code).to.equal('config/trailing-comma');
  });

  it('a byte order mark (config/byte-order-mark)', () => {
    expect(read('\ufeff{"a": 1}').value.value).to.deep.equal({a: 1});
    expect(codesOf('\ufeff{}')).to.deep.equal(['config/byte-order-mark']);
  });

  it('bytes that are not UTF-8, as U+FFFD (config/encoding)', () => {
    const {value, diagnostics} = read('{"a":\n "b\ufffd\ufffd"}');
    expect(value.value).to.deep.equal({a: 'b\ufffd\ufffd'});
    expect(diagnostics).to.have.length(1);
    expect(diagnostics[0]).to.deep.include({
      code: 'config/encoding',
      location: {file: 'docs.json', line: 2, column: 4},
    });
  });

  it('a duplicate property, of which the last one is used (config/duplicate-key)', () => {
    const {value, diagnostics} = read('{"a": 1,\n"a": 2}');
    expect(value.value).to.deep.equal({a: 2});
    expect(diagnostics[0]).to.include({code: 'config/duplicate-key'});
    expect(diagnostics[0]?.message).to.contain('"a"');
    expect(diagnostics[0]?.location).to.include({line: 2, column: 1});
  });

  it('very deep nesting, without what is deepest (config/too-deep)', () => {
    const deep = 100_000;
    const text = `{"a": ${'['.repeat(deep)}"]"${']'.repeat(deep)}, "b": 1}`;
    const {value, diagnostics} = read(text);
    expect(value.value).to.include({b: 1});
    expect(diagnostics.map(({code}) => code)).to.deep.equal(['config/too-deep']);
  });
});

describe('the reader of JSON explains (config/syntax)', () => {
  /** Text, line, column, what is expected, what is found, the hint, and the value that is left. */
  type Fault = readonly [string, number, number, string, string, RegExp, unknown];
  const faults: readonly Fault[] = [
    ['', 1, 1, 'a value', 'the end of the file', /empty/, undefined],
    ['<!doctype html><p>', 1, 1, 'a value', '<', /web page/, undefined],
    ['{"a": 1\n "b": 2}', 2, 2, 'a comma or }', 'a quote (")', /comma between/, {a: 1, b: 2}],
    ['[1 2]', 1, 4, 'a comma or ]', '2', /comma between/, [1, 2]],
    ['{a: 1}', 1, 2, 'a property name in double quotes', 'a', /double quotes/, {}],
    ["{'a': 1}", 1, 2, 'a property name in double quotes', "'", /double quotes/, {}],
    ['{"a": \'b\'}', 1, 7, 'a value', "'", /double quotes/, {}],
    ['{"a" 1}', 1, 6, 'a colon after "a"', '1', /"name": value/, {}],
    ['{"a": True}', 1, 7, 'a value', 'True', /true, false, and null/, {}],
    ['{"a": constructor}', 1, 7, 'a value', 'constructor', /true, false, and null/, {}],
    ['{"a": 01}', 1, 7, 'a value', '01', /A value is/, {a: 0}],
    ['{"a": }', 1, 7, 'a value', '}', /A value is/, {}],
    [
      '{"a": 1,, "b": 2}',
      1,
      9,
      'a property name in double quotes',
      ',',
      /extra comma/,
      {a: 1, b: 2},
    ],
    ['[,]', 1, 2, 'a value', ',', /extra comma/, []],
    ['{"a": "b\n"}', 1, 9, 'a closing quote', 'the end of the line', /\\n/, {a: 'b'}],
    ['{"a": "b', 1, 9, 'a closing quote', 'the end of the file', /quote/, {a: 'b'}],
    ['{"a": "C:\\dir"}', 1, 10, 'an escape such as \\n or \\"', '\\', /double it/, {a: 'C:ir'}],
    ['{\n"a": [1,\n', 3, 1, ']', 'the end of the file', /\[ on line 2 is never closed/, {a: [1]}],
    [
      '{"a": {"b": 1}',
      1,
      15,
      '}',
      'the end of the file',
      /\{ on line 1 is never closed/,
      {a: {b: 1}},
    ],
    ['{} {}', 1, 4, 'the end of the file', '{', /Remove/, {}],
    ['{"a":\u00a01}', 1, 6, 'a value', 'the character U+00A0', /A value is/, {}],
    ['/* a', 1, 1, 'a value', '/', /A value is/, undefined],
    [
      '{"a": "b\tc"}',
      1,
      9,
      'an escape such as \\n or \\"',
      'the character U+0009',
      /tab/,
      {a: 'b\tc'},
    ],
    ['{"a": [1}', 1, 9, 'a comma or ]', '}', /or \] after the last/, {a: [1]}],
    ['{"a": 1;, "b": 2}', 1, 8, 'a comma or }', ';', /comma between/, {a: 1, b: 2}],
  ];
  for (const [text, line, column, expected, found, hint, rest] of faults) {
    it(`${JSON.stringify(text)}`, () => {
      const {value, diagnostics} = read(text);
      expect(value.value).to.deep.equal(rest);
      expect(diagnostics).to.have.lengthOf(1);
      const [fault] = diagnostics;
      expect(fault?.code).to.equal('config/syntax');
      expect(fault?.severity).to.equal('error');
      expect(fault?.location).to.deep.equal({file: 'docs.json', line, column});
      expect(fault?.message).to.equal(`Expected ${expected}, found ${found}.`);
      expect(fault?.hint).to.match(hint);
    });
  }

  it('every cut of a file, and never throws', () => {
    const whole = '{"name": "A\\n", "navigation": [{"group": "g", "pages": ["a", -1.5e3, null]}]}';
    for (let end = 0; end < whole.length; end += 1) {
      const {value, diagnostics} = read(whole.slice(0, end));
      expect(diagnostics).to.have.lengthOf(1);
      if (end > 0) expect(value.value).to.be.an('object');
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

describe('after an error, the reader of JSON', () => {
  const placesIn = (text: string) =>
    read(text)
      .diagnostics.filter(({code}) => code === 'config/syntax')
      .map(({location: {line, column}}) => `${line}:${column}`);

  it('reports each mistake once, and reads the rest', () => {
    const text = '{\n"a": "b,\n"c": [1 2],\n"d": {"e": True, "f": 1}, ;\n"g": 3\n';
    const {value} = read(text).value;
    expect(value).to.deep.equal({a: 'b', c: [1, 2], d: {f: 1}, g: 3});
    expect(placesIn(text)).to.deep.equal(['2:9', '3:9', '4:12', '4:27', '6:1']);
  });

  it('reports nothing that follows from brackets that it skipped', () => {
    expect(placesIn('{"a": {"b": [1, 2}, "c": [{}]}, "d": {}}')).to.deep.equal(['1:18']);
    expect(placesIn('{"a" [{"b": 1}, {"c": 2}], "d": 1}')).to.deep.equal(['1:6']);
    expect(placesIn('{"a": ["b, "c]\n, "d": {}}')).to.have.lengthOf(1);
  });

  it('keeps locations', () => {
    const document = read('{"a": 1\n"b": {"c": 2}}').value;
    expect(document.locate('/b/c')).to.include({line: 2, column: 12});
    expect(document.locate('/b', 'name')).to.include({line: 2, column: 1});
  });

  it('reports no more than can be read at once', () => {
    expect(placesIn('[1 '.repeat(1000))).to.have.lengthOf(20);
  });

  it('ends, whatever it is given', () => {
    for (const part of [
      '[',
      '[},',
      '[{',
      '{"a":[',
      '{"a":x ',
      '{:',
      '"',
      ',',
      '/*',
      '\\',
      '1 ',
      ': ',
    ]) {
      expect(codesOf(part.repeat(50_000)), part).not.to.have.lengthOf(0);
    }
  });

  it('leaves prototypes alone', () => {
    const text = '{"__proto__": {"polluted": 1} "b": 1}';
    const {value} = read(text).value;
    expect(Object.getPrototypeOf(value)).to.equal(Object.prototype);
    expect(Object.keys(value as object)).to.deep.equal(['__proto__', 'b']);
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
