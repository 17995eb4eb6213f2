import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {formulaTree, type FormulaNode} from '../../../src/formulas/formula-tree.js';

function textOf(node: FormulaNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}

function tagsIn(node: FormulaNode): readonly string[] {
  return typeof node === 'string' ? [] : [node.tag, ...node.children.flatMap(tagsIn)];
}

describe('formulaTree', () => {
  it('is the MathML of a formula, with its source as an annotation', () => {
    const tree = formulaTree('\\frac{1}{2}', true);
    expect(tree.tag).to.equal('math');
    expect(tree.attributes.get('display')).to.equal('block');
    expect(tagsIn(tree)).to.include.members(['mfrac', 'mn', 'annotation']);
    expect(textOf(tree)).to.contain('\\frac{1}{2}');
  });

  it('makes no links and loads no images', () => {
    const tags = tagsIn(formulaTree('\\href{https://evil.example}{x} + y', false));
    expect(tags).not.to.include('a');
    expect(JSON.stringify(tags)).not.to.contain('img');
  });

  it('throws where the formula has an error, with its position', () => {
    expect(() => formulaTree('\\unknown{1} + 2', false)).to.throw(/position/);
  });
});
