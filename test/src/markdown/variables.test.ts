import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {fieldsOf} from '../../../src/config/read/raw.js';
import {readVariables} from '../../../src/config/read/variables.js';
import {fillVariables, unknownVariables} from '../../../src/markdown/variables.js';

const variables = readVariables({
  raw: fieldsOf({variables: {product: 'Acme', 'api.version': 2, bad: {a: 1}, lines: 'one\n two'}}),
});

describe('fillVariables', () => {
  it('puts values in, in code as well', () => {
    expect(fillVariables('{{product}} `{{ api.version }}` {{lines}}', variables)).to.equal(
      'Acme `2` one two',
    );
  });

  it('leaves unknown names and other braces as they are', () => {
    const text = '{{other}} {{bad}} {{__proto__}} style={{color: "red"}} {product}';
    expect(fillVariables(text, variables)).to.equal(text);
  });

  it('does not fill values in turn', () => {
    const self = new Map([['a', '{{a}}{{b}}']]);
    expect(fillVariables('{{a}}', self)).to.equal('{{a}}{{b}}');
  });
});

describe('unknownVariables', () => {
  it('says where they are', () => {
    const [first, ...others] = unknownVariables('One\nand {{other}}.', 'a.mdx');
    expect(first).to.deep.equal({
      code: 'page/unknown-variable',
      location: {file: 'a.mdx', line: 2, column: 5},
      details: {name: 'other'},
    });
    expect(others).to.deep.equal([]);
  });

  it('reports each name once, where it occurs first', () => {
    const found = unknownVariables('{{a}}\n{{a}} {{b}}\n\n{{a}}\n{{c}}', 'a.mdx');
    expect(
      found.map(({location, details}) => [details, location.line, location.column]),
    ).to.deep.equal([
      [{name: 'a'}, 1, 1],
      [{name: 'b'}, 2, 7],
      [{name: 'c'}, 5, 1],
    ]);
  });

  it('reports thousands of names', () => {
    const text = Array.from({length: 20_000}, (_, i) => `Some words and {{name${i}}}.\n`).join('');
    expect(unknownVariables(text, 'a.mdx').length).to.equal(20_000);
  });
});
