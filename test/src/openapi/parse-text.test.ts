import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {describeProblems} from '../../../src/content/describe.js';
import {toJson} from '../../../src/openapi/json-value.js';
import {parseText} from '../../../src/openapi/parse-text.js';
import {described, said} from './describing.js';

describe('parseText', () => {
  it('reads JSON and YAML, with a byte order mark too', () => {
    expect(parseText('\ufeff{"a": [1]}')).to.deep.equal({value: {a: [1]}, faults: []});
    expect(parseText('\ufeffa:\n  - 1')).to.deep.equal({value: {a: [1]}, faults: []});
  });

  it('reads comments and trailing commas in JSON, and YAML in braces', () => {
    expect(parseText('{"a": 1, // one\n "b": [2,],}')).to.deep.equal({
      value: {a: 1, b: [2]},
      faults: [],
    });
    expect(parseText("{a: 1, 'b': x}")).to.deep.equal({value: {a: 1, b: 'x'}, faults: []});
  });

  it('keeps dates, versions and words as text where YAML 1.1 would not', () => {
    const {value} = parseText('a: 2020-01-01\nb: yes\nc: off\nd: 12:30:00');
    expect(value).to.deep.equal({a: '2020-01-01', b: 'yes', c: 'off', d: '12:30:00'});
  });

  it('reads lists in brackets that end where their key begins', () => {
    const yaml = 'a:\n  b:\n    required: [\n      x,\n    ]\n    text: "One\n    two"\n  c: 1';
    expect(parseText(yaml)).to.deep.equal({
      value: {a: {b: {required: ['x'], text: 'One two'}, c: 1}},
      faults: [],
    });
  });

  it('merges with << and follows aliases', () => {
    expect(parseText('a: &a {x: 1}\nb:\n  <<: *a\n  y: 2').value).to.deep.equal({
      a: {x: 1},
      b: {x: 1, y: 2},
    });
  });

  it('recovers from errors in JSON, with the line of each', () => {
    const {value, faults} = parseText('{\n"a": 1\n"b": 2,\n"c": {"d": 3}\n}');
    expect(value).to.deep.equal({a: 1, b: 2, c: {d: 3}});
    expect(faults).to.deep.equal([{reason: 'comma expected', line: 3, column: 1}]);
  });

  it('keeps everything around the broken entry of YAML', () => {
    const text = [
      'openapi: 3.1.0',
      'paths:',
      '  /a:',
      '    get:',
      '      summary: First',
      '  /b:',
      '    get:',
      '      summary: Second: not quoted',
      '      operationId: second',
      '  /c:',
      '    get:',
      '      tags:',
      '        - one',
      '        - "two',
      'components:',
      '  schemas:',
      '    A: {type: string}',
    ].join('\n');
    const {value, faults} = parseText(text);
    expect(value).to.deep.equal({
      openapi: '3.1.0',
      paths: {
        '/a': {get: {summary: 'First'}},
        '/b': {get: {operationId: 'second'}},
        '/c': {get: {tags: ['one']}},
      },
      components: {schemas: {A: {type: 'string'}}},
    });
    expect(faults.map(({line}) => line)).to.deep.equal([8, 14]);
  });

  for (const [kind, line] of [
    ['text in the first column', 'goes on in the first column'],
    ['text with a colon in the first column', 'Note: it goes on here'],
    ['line that is indented with tabs', '\t\tsummary: Second'],
  ] as const) {
    it(`loses only a ${kind} of YAML`, () => {
      const text = [
        'paths:',
        '  /a:',
        '    get: {}',
        '  /b:',
        '    get:',
        '      description: A text',
        line,
        '      responses:',
        '        "200": {}',
        '  /c:',
        '    get:',
        '      tags: [one]',
        'components: {}',
      ];
      const {value, faults} = parseText(text.join('\n'));
      expect(toJson(value)).to.deep.equal({
        paths: {
          '/a': {get: {}},
          '/b': {get: {description: 'A text', responses: {'200': {}}}},
          '/c': {get: {tags: ['one']}},
        },
        components: {},
      });
      expect(faults.map((fault) => fault.line)).to.deep.equal([7]);
    });
  }

  it('reads the first of several documents of YAML, and reports the second one', () => {
    const {value, faults} = parseText('# A\n---\na: {b: 1}\nc:\n  - d\n---\nother: 1\n...\n');
    expect(value).to.deep.equal({a: {b: 1}, c: ['d']});
    const reason = 'a second document begins here; only the first one is read';
    expect(faults).to.deep.equal([{reason, line: 6, column: 1}]);
  });

  it('reads a document of YAML with markers at both ends', () => {
    expect(parseText('---\na: b\n---\n# End\n')).to.deep.equal({value: {a: 'b'}, faults: []});
  });

  it('reads values with tags for other tools as if they had none, and names their lines', () => {
    const text = [
      'openapi: 3.0.1',
      'paths: # !Not a tag',
      '  /a:',
      '    get:',
      '      summary: "!Sub is not a tag"',
      '      description: !Sub |',
      '        Of ${Stage}, !Ref too',
      '      x-integration:',
      '        uri: !Sub arn:aws:${AWS::Region}/invocations',
      '        role: !GetAtt Role.Arn',
      '        all: !If',
      '          - Cond',
      '          - !Transform {Name: Include, count: !!str 1}',
      '          - !Join ["", [!Ref A, 1]]',
      '          - &a !Ref',
      '          - !!timestamp 2020-01-01',
    ];
    const {value, faults, tags} = parseText(text.join('\n'));
    expect(faults).to.deep.equal([]);
    const all = ['Cond', {Name: 'Include', count: '1'}, ['', ['A', 1]], '', '2020-01-01'];
    const get = {
      summary: '!Sub is not a tag',
      description: 'Of ${Stage}, !Ref too\n',
      'x-integration': {uri: 'arn:aws:${AWS::Region}/invocations', role: 'Role.Arn', all},
    };
    expect(value).to.deep.equal({openapi: '3.0.1', paths: {'/a': {get}}});
    const names = ['!Sub', '!GetAtt', '!If', '!Transform', '!Join', '!Ref', '!!timestamp'];
    expect(tags).to.deep.equal({names, lines: [6, 9, 10, 11, 13, 14, 15, 16]});
  });

  it('reports tags for other tools once for a file', async () => {
    const text = 'openapi: 3.1.1\ninfo: {title: !Ref A}\npaths:\n  /a: {get: {summary: !Sub B}}';
    expect(await said(text)).to.deep.equal(['openapi/yaml-tags line 2']);
    const messages = describeProblems((await described(text)).diagnostics);
    expect(messages.map(({message}) => message)).to.deep.equal([
      'Tags of YAML are not evaluated: !Ref and !Sub, on lines 2 and 4.',
    ]);
  });

  it('reads a broken file with tabs, unknown tags and inherited names', () => {
    const {value, faults} = parseText('a: 1\n__proto__:\n  b: !odd 1\n  c: 2\nd:\n\te: 1');
    expect(Object.keys(value as object)).to.include.members(['a', '__proto__']);
    expect(Object.getPrototypeOf(value)).to.equal(Object.prototype);
    expect(faults).not.to.be.empty;
  });

  for (const deep of ['['.repeat(100_000), '{"a":'.repeat(100_000), '- '.repeat(20_000)]) {
    it(`does not overflow for ${deep.slice(0, 5)}… of ${deep.length} characters`, () => {
      expect(parseText(deep).faults).not.to.be.empty;
    });
  }

  it('returns data that can be sent from a worker', () => {
    const parsed = parseText('a: &a\n  b: *a');
    expect(() => structuredClone(parsed)).not.to.throw();
  });

  it('is reported with the line (openapi/syntax)', async () => {
    const text = 'openapi: 3.1.0\npaths:\n  /a:\n    get: {}\n  /b: a: b\n';
    expect(await said(text)).to.deep.equal(['openapi/syntax line 5']);
    expect((await described(text)).operations.map(({path}) => path)).to.deep.equal(['/a']);
  });
});
