import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {labelOf, titleFromPath} from '../../../src/navigation/label.js';

describe('wordsOf', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['getting-started', 'Getting started'],
    ['guides/getting_started', 'Getting started'],
    ['guides/index', 'Guides'],
    ['guides/README', 'Guides'],
    ['guides/readme', 'Guides'],
    ['index', 'Index'],
    ['api/v1.2', 'V1.2'],
    ['a/schemaTask', 'SchemaTask'],
    ['über-uns', 'Über uns'],
    ['a/--', '--'],
    ['', ''],
  ];
  for (const [path, words] of cases) {
    it(`says "${words}" of "${path}"`, () => {
      expect(titleFromPath(path)).to.equal(words);
    });
  }
});

describe('labelOf', () => {
  const page = {
    kind: 'page',
    path: 'a/get-started',
    source: {kind: 'file'},
    label: 'Get started',
    trail: [],
  } as const;

  it('is the label that is known', () => {
    const label = {text: 'Begin', tag: 'new'};
    expect(labelOf(page, new Map([[page.path, label]]))).to.equal(label);
  });

  it('is made of the path until then', () => {
    expect(labelOf(page, new Map())).to.deep.equal({text: 'Get started'});
  });
});
