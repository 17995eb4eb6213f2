import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {TokenList} from '../../../src/highlight/token-list.js';

describe('TokenList', () => {
  it('gives pieces of one type, joined where they touch', () => {
    const list = new TokenList();
    list.addText('a');
    list.addText(' ');
    list.startScope('keyword');
    list.addText('if');
    list.endScope();
    list.addText('');
    expect(list.tokens).to.deep.equal([{text: 'a '}, {text: 'if', type: 'keyword'}]);
  });

  it('gives what has no type of its own the type around it, but not code in strings', () => {
    const list = new TokenList();
    list.startScope('string');
    list.startScope('unheard-of');
    list.addText('a');
    list.endScope();
    list.openNode('subst');
    list.addText('b');
    list.closeNode();
    list.endScope();
    expect(list.tokens).to.deep.equal([{text: 'a', type: 'string'}, {text: 'b'}]);
  });

  it('takes names of kinds for names and types', () => {
    const list = new TokenList();
    for (const scope of ['title.function', 'title.class', 'constructor', '__proto__']) {
      list.startScope(scope);
      list.addText(scope);
      list.endScope();
    }
    expect(list.tokens.map(({type}) => type)).to.deep.equal(['name', 'type', undefined]);
  });

  it('takes in the tokens of an embedded language', () => {
    const [outer, inner] = [new TokenList(), new TokenList()];
    inner.startScope('number');
    inner.addText('1');
    inner.endScope();
    inner.addText(';');
    outer.startScope('comment');
    outer.__addSublanguage(inner);
    expect(outer.tokens).to.deep.equal([
      {text: '1', type: 'number'},
      {text: ';', type: 'comment'},
    ]);
  });
});
