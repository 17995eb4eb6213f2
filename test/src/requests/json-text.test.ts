import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {formatJson, formatJsonInSlices, parseJson} from '../../../src/requests/json-text.js';
import {writeJson} from '../../../src/requests/write-json.js';
import {NumberLiteral} from '../../../src/shared/number-literal.js';

describe('parseJson and writeJson', () => {
  const texts = [
    '{"id":12345678901234567,"price":1.10,"tiny":1e-400}',
    '[]',
    '{}',
    '[[],{},"",null,true,false,0,-0]',
    '{"number":"12"}',
    '{"__proto__":{"a":1},"constructor":2}',
    '"a\\"b\\\\"',
    '{"\\\\":"\\\\"}',
    '"é 😀"',
    '7',
  ];
  for (const text of texts) {
    it(`writes ${text} as it was read`, () => {
      expect(writeJson(parseJson(text))).to.equal(text);
    });
  }

  it('reads objects as maps and numbers as literals', () => {
    const value = parseJson('{"number": 1, "__proto__": []}') as Map<string, unknown>;
    expect(value.get('number')).to.be.instanceOf(NumberLiteral);
    expect([...value.keys()]).to.deep.equal(['number', '__proto__']);
  });

  it('keeps the last of two properties with one name', () => {
    expect(writeJson(parseJson('{"a":1,"a":2}'))).to.equal('{"a":2}');
  });

  it('writes plain values of JSON', () => {
    expect(writeJson({number: '5', list: [1, null, false]})).to.equal(
      '{"number":"5","list":[1,null,false]}',
    );
  });

  it('writes on several lines', () => {
    const text = '{\n  "a": [\n    1,\n    {}\n  ],\n  "b": []\n}';
    expect(writeJson(parseJson(text), 2)).to.equal(text);
  });

  it('writes a literal that is no number as text', () => {
    expect(writeJson(new NumberLiteral('NaN'))).to.equal('"NaN"');
  });

  for (const text of ['', '{', '[1,]', '{"a" 1}', '01', 'NaN', "{'a':1}"]) {
    it(`refuses ${JSON.stringify(text)}`, () => {
      expect(() => parseJson(text)).to.throw(SyntaxError);
    });
  }

  it('refuses what is nested too deep', () => {
    expect(() => parseJson('['.repeat(100_000) + ']'.repeat(100_000))).to.throw(SyntaxError);
  });
});

describe('formatJson', () => {
  it('changes no number', () => {
    expect(formatJson('{"id":12345678901234567,"price":1.10}')).to.equal(
      '{\n  "id": 12345678901234567,\n  "price": 1.10\n}',
    );
  });

  it('formats as JSON.stringify does', () => {
    const value = {a: [1, [], {}, {b: '{"x": [1, 2]}'}], c: 'a\\"b', d: null};
    expect(formatJson(JSON.stringify(value))).to.equal(JSON.stringify(value, null, 2));
    expect(formatJson(JSON.stringify(value, null, 7), 4)).to.equal(JSON.stringify(value, null, 4));
  });

  it('puts values without a comma on lines of their own', () => {
    expect(formatJson('{"a":1}\n{"a":2}\n')).to.equal('{\n  "a": 1\n}\n{\n  "a": 2\n}');
  });

  for (const text of ['"never closed', '}}]', '{"a":', 'Not found', '"a\\']) {
    it(`keeps all of ${text}`, () => {
      expect(formatJson(text).replace(/\s/g, '')).to.equal(text.replace(/\s/g, ''));
    });
  }

  it('grows in proportion to the text, however deep', () => {
    const text = '['.repeat(20_000);
    expect(formatJson(text).length).to.be.lessThan(text.length * 110);
  });

  it('comes in slices of bounded length', () => {
    const text = `[${'{"a":"b"},'.repeat(50_000)}0]`;
    const lengths = [...formatJsonInSlices(text)].map((slice) => slice.length);
    expect(lengths.length).to.be.greaterThan(10);
    expect(Math.max(...lengths)).to.be.lessThan(70_000);
  });
});
