import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {parseText} from '../../../src/openapi/parse-text.js';
import {toMessage} from '../../../src/openapi/parsed-message.js';

/** What is sent of a text. */
const messageOf = (text: string) => toMessage(parseText(text), text.length);

describe('toMessage', () => {
  it('sends JSON', () => {
    expect(messageOf('a: [1, x, null]\n__proto__: {b: true}\n')).to.deep.equal({
      json: '{"a":[1,"x",null],"__proto__":{"b":true}}',
      faults: [],
    });
  });

  it('sends the shortest notation of a value in JSON', () => {
    const long = `[${'1,'.repeat(10_000)}]`;
    for (const text of [long, '', 'a', '1', '[,]', '{a}', 'a:', '- 1\n- 2', "{a: '', b: 1}"]) {
      const parsed = parseText(text);
      if (parsed.value === undefined) expect(messageOf(text)).to.deep.equal(parsed);
      else expect(messageOf(text)).to.have.property('json', JSON.stringify(parsed.value));
    }
  });

  it('sends the faults of a broken text with the rest', () => {
    const message = messageOf('a: 1\nb: "x\nc: 2\n');
    expect(message).to.have.property('json').that.includes('"a":1');
    expect(message.faults).to.have.length.above(0);
  });

  it('sends the tags that are for other tools', () => {
    expect(messageOf('a: !Ref b')).to.deep.equal({
      json: '{"a":"b"}',
      faults: [],
      tags: {names: ['!Ref'], lines: [1]},
    });
  });

  it('sends what an alias repeats once in JSON', () => {
    expect(messageOf('a: &x {long: enough}\nb: *x\n')).to.have.property(
      'json',
      '{"a":{"long":"enough"},"b":{"long":"enough"}}',
    );
  });

  it('sends the value where aliases repeat it without end, or in itself', () => {
    const lines = Array.from({length: 40}, (_, at) => `a${at + 1}: &b${at + 1} [*b${at}, *b${at}]`);
    for (const text of [`a0: &b0 [x]\n${lines.join('\n')}\n`, 'a: &x {b: *x}\n']) {
      const parsed = parseText(text);
      expect(toMessage(parsed, text.length)).to.equal(parsed);
    }
  });

  it('sends the value where aliases repeat a long text or name', () => {
    const long = 'x'.repeat(1000);
    for (const written of [long, `{${long}: 1}`]) {
      const text = `a: &x ${written}\nb: [${'*x,'.repeat(1000)}]\n`;
      const parsed = parseText(text);
      expect(toMessage(parsed, text.length)).to.equal(parsed);
    }
  });

  it('sends the value where JSON does not have a number of it', () => {
    for (const text of ['a: .inf', 'a: -.inf', 'a: .nan']) {
      const parsed = parseText(text);
      expect(toMessage(parsed, text.length)).to.equal(parsed);
    }
  });
});
