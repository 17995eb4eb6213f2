import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import type {Parameter, ParameterStyle} from '../../../src/openapi/operation.js';
import {parseJson} from '../../../src/requests/json-text.js';
import {NumberLiteral} from '../../../src/shared/number-literal.js';
import type {InputValue} from '../../../src/requests/request.js';
import {serializeParameter} from '../../../src/requests/serialize-parameter.js';
import {parameter} from '../../harness/operation-of.js';

const string = 'blue';
const array = ['blue', 'black', 'brown'];
const object = {R: 100, G: 200, B: 150};

const placeOf = (style: ParameterStyle): Parameter['place'] =>
  style === 'matrix' || style === 'label' || style === 'simple' ? 'path' : 'query';

function expectText(given: Parameter, value: InputValue, expected: string): void {
  const {name, place, style, explode, mediaType} = given;
  const how = mediaType ?? `${style}, ${explode ? 'exploded' : 'not exploded'}`;
  const shown = value instanceof Map ? 'a map' : JSON.stringify(value);
  it(`${place}, ${how}: ${name} ${shown} → ${JSON.stringify(expected)}`, () => {
    expect(serializeParameter(given, value)).to.equal(expected);
  });
}

describe('serializeParameter: the table "Style Examples"', () => {
  // style, explode, empty, string, array, object; null where it is not defined
  const table: readonly (readonly [ParameterStyle, boolean, ...(string | null)[]])[] = [
    [
      'matrix',
      false,
      ';color',
      ';color=blue',
      ';color=blue,black,brown',
      ';color=R,100,G,200,B,150',
    ],
    [
      'matrix',
      true,
      ';color',
      ';color=blue',
      ';color=blue;color=black;color=brown',
      ';R=100;G=200;B=150',
    ],
    ['label', false, '.', '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
    ['label', true, '.', '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
    ['simple', false, '', 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
    ['simple', true, '', 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
    ['form', false, 'color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
    [
      'form',
      true,
      'color=',
      'color=blue',
      'color=blue&color=black&color=brown',
      'R=100&G=200&B=150',
    ],
    [
      'spaceDelimited',
      false,
      null,
      null,
      'color=blue%20black%20brown',
      'color=R%20100%20G%20200%20B%20150',
    ],
    [
      'pipeDelimited',
      false,
      null,
      null,
      'color=blue%7Cblack%7Cbrown',
      'color=R%7C100%7CG%7C200%7CB%7C150',
    ],
    ['deepObject', true, null, null, null, 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150'],
  ];
  for (const [style, explode, ...expected] of table) {
    const given = parameter(placeOf(style), 'color', {style, explode});
    for (const [index, value] of ['', string, array, object].entries()) {
      const text = expected[index];
      if (typeof text === 'string') expectText(given, value, text);
    }
  }
});

describe('serializeParameter: what the table leaves open', () => {
  const query = (given: Partial<Parameter> = {}, name = 'color'): Parameter =>
    parameter('query', name, given);
  const path = (style: ParameterStyle, explode = false): Parameter =>
    parameter('path', 'color', {style, explode});

  // Of these styles the table defines no text and no exploded array
  for (const style of ['spaceDelimited', 'pipeDelimited'] as const) {
    expectText(query({style}), 'blue', 'color=blue');
    expectText(query({style, explode: true}), array, 'color=blue&color=black&color=brown');
    expectText(query({style, explode: true}), object, 'R=100&G=200&B=150');
  }
  expectText(query({style: 'deepObject'}), 'blue', 'color=blue');
  expectText(query({style: 'deepObject', explode: false}), {R: 100}, 'color%5BR%5D=100');

  describe('null, false and 0', () => {
    expectText(query(), null, 'color=');
    expectText(query(), false, 'color=false');
    expectText(query(), 0, 'color=0');
    expectText(path('matrix'), null, ';color');
    expectText(path('matrix'), 0, ';color=0');
    expectText(path('label'), false, '.false');
    expectText(path('simple'), null, '');
    expectText(query(), [null, '', false, 0], 'color=&color=false&color=0');
    expectText(query({explode: false}), [null, '', false, 0], 'color=,false,0');
    expectText(query(), {a: null, b: '', c: false}, 'b=&c=false');
    expectText(path('matrix', true), ['a', '', 'b'], ';color=a;color;color=b');
    expectText(path('matrix', true), {a: '', b: 'c'}, ';a;b=c');
    expectText(path('simple', true), {a: '', b: 'c'}, 'a=,b=c');
    expectText(path('label', true), {a: '', b: 'c'}, '.a=.b=c');
  });

  describe('arrays and objects of nothing', () => {
    for (const style of ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'] as const) {
      for (const explode of [true, false]) {
        expectText(query({style, explode}), [], '');
        expectText(query({style, explode}), {}, '');
        expectText(query({style, explode}), {a: null}, '');
      }
    }
    for (const style of ['simple', 'label', 'matrix'] as const) {
      for (const explode of [true, false]) {
        expectText(path(style, explode), [], '');
        expectText(path(style, explode), {}, '');
      }
    }
    expectText(query(), [''], 'color=');
  });

  describe('reserved characters and others', () => {
    const reserved = ":/?#[]@!$&'()*+,;=";
    const encoded = '%3A%2F%3F%23%5B%5D%40%21%24%26%27%28%29%2A%2B%2C%3B%3D';
    expectText(query(), reserved, `color=${encoded}`);
    expectText(path('simple'), reserved, encoded);
    expectText(path('label'), reserved, `.${encoded}`);
    expectText(path('matrix'), reserved, `;color=${encoded}`);
    expectText(query(), '-._~', 'color=-._~');
    expectText(query(), 'a b%20"<>\\^`{|}', 'color=a%20b%2520%22%3C%3E%5C%5E%60%7B%7C%7D');
    expectText(query(), 'é 日本 😀', 'color=%C3%A9%20%E6%97%A5%E6%9C%AC%20%F0%9F%98%80');
    expectText(path('simple'), 'é', '%C3%A9');
    expectText(query(), 'a\ud800b', 'color=a%EF%BF%BDb');
    expectText(query(), 'a\nb\0', 'color=a%0Ab%00');
    expectText(query({}, 'filter[name]'), 'x', 'filter%5Bname%5D=x');
    expectText(query({}, '❤️'), 'love!', '%E2%9D%A4%EF%B8%8F=love%21');
    expectText(query(), {'a b': 'c=d', 'é&': '+'}, 'a%20b=c%3Dd&%C3%A9%26=%2B');
  });

  describe('delimiters in values', () => {
    expectText(query({explode: false}), ['a,b', 'c'], 'color=a%2Cb,c');
    expectText(query({style: 'spaceDelimited'}), ['a b', 'c,d'], 'color=a%20b%20c%2Cd');
    expectText(query({style: 'pipeDelimited'}), ['a|b', 'c,d'], 'color=a%7Cb%7Cc%2Cd');
    expectText(path('simple'), ['a,b', 'c'], 'a%2Cb,c');
    expectText(path('label', true), ['a.b', 'c'], '.a.b.c');
    expectText(path('matrix', true), ['a;b', 'c=d'], ';color=a%3Bb;color=c%3Dd');
    expectText(path('matrix'), {'a,b': 'c;d'}, ';color=a%2Cb,c%3Bd');
  });

  describe('deepObject', () => {
    const deep = query({style: 'deepObject', explode: true});
    expectText(deep, {a: {b: {c: 1}}}, 'color%5Ba%5D%5Bb%5D%5Bc%5D=1');
    expectText(
      deep,
      {list: ['x', 'y'], of: [{z: true}]},
      'color%5Blist%5D%5B0%5D=x&color%5Blist%5D%5B1%5D=y&color%5Bof%5D%5B0%5D%5Bz%5D=true',
    );
    expectText(deep, {'a]': 'b&c', é: ''}, 'color%5Ba%5D%5D=b%26c&color%5B%C3%A9%5D=');
    expectText(deep, {a: {}, b: [], c: null, d: {e: null}}, '');
  });

  describe('allowReserved', () => {
    const open = query({allowReserved: true});
    expectText(open, "/:?@!$'()*,;", "color=/:?@!$'()*,;");
    expectText(open, '#&=+[]', 'color=%23%26%3D%2B%5B%5D');
    expectText(open, 'a b', 'color=a%20b');
    expectText(open, '50%', 'color=50%25');
    expectText(open, '%zz%2', 'color=%25zz%252');
    expectText(open, 'a%2Fb%2fc', 'color=a%2Fb%2fc');
    expectText(open, 'é/日', 'color=%C3%A9/%E6%97%A5');
    expectText(open, ['a/b', 'c:d'], 'color=a/b&color=c:d');
    expectText(open, {a: 'x+y', b: 'x/y', c: 'x^y'}, 'a=x%2By&b=x/y&c=x%5Ey');
    const deep = query({style: 'deepObject', allowReserved: true});
    expectText(deep, {a: '/x'}, 'color%5Ba%5D=/x');
  });

  describe('what is inside has no style', () => {
    expectText(query(), {a: {b: 1}}, 'a=%7B%22b%22%3A1%7D');
    expectText(query(), [[1, 2], {a: 3}], 'color=%5B1%2C2%5D&color=%7B%22a%22%3A3%7D');
  });

  describe('content', () => {
    const json = 'application/json';
    const coordinates = {lat: 40.6, long: -73.9};
    expectText(
      query({mediaType: json}, 'coordinates'),
      coordinates,
      'coordinates=%7B%22lat%22%3A40.6%2C%22long%22%3A-73.9%7D',
    );
    expectText(query({mediaType: json}), [], 'color=%5B%5D');
    expectText(query({mediaType: json}), null, 'color=null');
    expectText(query({mediaType: json}), '', 'color=%22%22');
    expectText(query({mediaType: 'application/vnd.x+json; v=1'}), 'a', 'color=%22a%22');
    expectText(query({mediaType: 'text/plain'}), 'a b', 'color=a%20b');
    expectText(
      parameter('header', 'X-Data', {mediaType: json}),
      {name: 'é 😀'},
      '{"name":"\\u00e9 \\ud83d\\ude00"}',
    );
    expectText(parameter('path', 'p', {mediaType: json}), {a: 1}, '%7B%22a%22%3A1%7D');
    expectText(parameter('cookie', 'c', {mediaType: json}), {a: 1}, 'c=%7B%22a%22%3A1%7D');
  });

  describe('headers', () => {
    const header = (explode = false): Parameter => parameter('header', 'X-Color', {explode});
    expectText(header(), array, 'blue,black,brown');
    expectText(header(), object, 'R,100,G,200,B,150');
    expectText(header(true), object, 'R=100,G=200,B=150');
    expectText(header(), 'a b/c?d=e;f, "g" 100%', 'a b/c?d=e;f, "g" 100%');
    expectText(header(), 'é', '%C3%A9');
    expectText(header(), '', '');
    expectText(header(), [], '');
  });

  describe('cookies', () => {
    const cookie = (explode: boolean, style: ParameterStyle = 'form'): Parameter =>
      parameter('cookie', 'color', {explode, style});
    expectText(cookie(true), 'Hello, world!', 'color=Hello%2C%20world%21');
    expectText(cookie(true), array, 'color=blue; color=black; color=brown');
    expectText(cookie(false), array, 'color=blue,black,brown');
    expectText(cookie(true), object, 'R=100; G=200; B=150');
    expectText(cookie(false), object, 'color=R,100,G,200,B,150');
    expectText(
      cookie(true, 'cookie'),
      {greeting: 'Hello%2C%20world!', code: 42},
      'greeting=Hello%2C%20world!; code=42',
    );
    expectText(cookie(true, 'cookie'), 'a;b\n', 'color=a%3Bb%0A');
  });

  describe('querystring', () => {
    const whole = (mediaType: string): Parameter => parameter('querystring', 'all', {mediaType});
    expectText(
      whole('application/x-www-form-urlencoded'),
      {foo: 'a + b', bar: true, list: [1, 2], none: null},
      'foo=a+%2B+b&bar=true&list=1&list=2',
    );
    expectText(
      whole('application/json'),
      {numbers: [1, 2], flag: null},
      '%7B%22numbers%22%3A%5B1%2C2%5D%2C%22flag%22%3Anull%7D',
    );
    expectText(whole('application/jsonpath'), '$.a.b[1:1]', '%24.a.b%5B1%3A1%5D');
  });

  describe('maps and literals', () => {
    expectText(query(), parseJson('{"id":12345678901234567}'), 'id=12345678901234567');
    expectText(path('simple'), parseJson('[12345678901234567, 1.10]'), '12345678901234567,1.10');
    it('writes a literal with all its digits', () => {
      const value = new NumberLiteral('9007199254740993');
      expect(serializeParameter(query(), value)).to.equal('color=9007199254740993');
    });
    it('writes an object with a property `number` as an object', () => {
      expect(serializeParameter(query(), {number: '12'})).to.equal('number=12');
    });
    it('reads no property of a prototype', () => {
      const value = parseJson('{"__proto__":"a","constructor":"b"}');
      expect(serializeParameter(query(), value)).to.equal('__proto__=a&constructor=b');
    });
  });
});
