import assert from 'node:assert/strict';
import {Lexer, Tokenizer} from 'marked';
import {describe, it} from 'node:test';

/** Marked's lexer that notes each text which it reads separately. */
class NotingLexer extends Lexer {
  blocks = [];
  inlines = [];

  blockTokens(text, ...rest) {
    this.blocks.push(text);
    return super.blockTokens(text, ...rest);
  }

  inlineTokens(text, ...rest) {
    this.inlines.push(text);
    return super.inlineTokens(text, ...rest);
  }
}

const none = () => undefined;
const lexerWith = (extensions, options = {}) =>
  new Lexer({
    gfm: true,
    extensions: {renderers: {}, childTokens: {}, ...extensions},
    ...options,
  });
const typesOf = (tokens) => tokens.map(({type}) => type);

// What src/markdown relies on and marked's documentation does not promise: decision 0019.
describe('what the lexer relies on in marked', () => {
  it('reads the blocks of list items and quotes with blockTokens', () => {
    const lexer = new NotingLexer({gfm: true});
    lexer.lex('- a\n\n  b\n- c\n\n> d\n');
    assert.deepEqual(lexer.blocks.slice(1), ['a\n\nb', 'c', 'd']);
  });

  it('reads text, emphasis, links and cells with inlineTokens', () => {
    const lexer = new NotingLexer({gfm: true});
    lexer.lex('**a *b*** ~~c~~ [d](e)\n\n# f\n\n| g |\n| - |\n| h |\n');
    const expected = ['**a *b*** ~~c~~ [d](e)', 'a *b*', 'b', 'c', 'd', 'f', 'g', 'h'];
    assert.deepEqual(lexer.inlines, expected);
  });

  it('gives block extensions what it has not read yet, before it reads it', () => {
    const text = '# a\n\n---\n\nb\n';
    const seen = [];
    lexerWith({block: [(rest) => void seen.push(rest)]}).lex(text);
    assert.equal(seen[0], text);
    assert.ok(seen.every((rest) => text.endsWith(rest)));
    for (const start of ['---', 'b']) assert.ok(seen.some((rest) => rest.startsWith(start)));
  });

  it('gives start functions the rest without its first character', () => {
    const seen = [];
    const note = (rest) => void seen.push(rest);
    lexerWith({startBlock: [note]}).lex('abc');
    assert.deepEqual(seen, ['bc']);
  });

  it('ends a paragraph where a start function says', () => {
    const block = [(rest) => (rest.startsWith('@') ? {type: 'mark', raw: '@'} : undefined)];
    const start = [(rest) => rest.indexOf('@')];
    const blocks = lexerWith({block, startBlock: start}).lex('a\n@b');
    assert.deepEqual(typesOf(blocks), ['paragraph', 'mark', 'paragraph']);
  });

  it('reads text as paragraphs while state.top is true, which blockTokens leaves so', () => {
    const lexer = lexerWith({});
    lexer.state.top = false;
    assert.deepEqual(typesOf(lexer.blockTokens('a', [])), ['text']);
    assert.equal(lexer.state.top, true);
    assert.deepEqual(typesOf(lexer.blockTokens('a', [])), ['paragraph']);
  });

  it('reads links, images and references that are a text of their own', () => {
    const tokenizer = new Tokenizer();
    tokenizer.lexer = new Lexer({gfm: true, tokenizer});
    const links = {a: {href: 'b', title: null}};
    for (const text of ['[a](b)', '![a](b)', '[a](b(c)d)', '[a]', '[a][]', '[c][a]']) {
      const token = tokenizer.link(text) ?? tokenizer.reflink(text, links);
      assert.deepEqual([token?.raw, token?.href.slice(0, 1)], [text, 'b']);
    }
  });

  it('reads the lines of an item that rules.block.text matches as one text', () => {
    const tokenizer = new Tokenizer();
    const lexer = new Lexer({gfm: true, tokenizer});
    const {rules} = tokenizer;
    tokenizer.rules = {...rules, block: {...rules.block, text: /^[^]+/}};
    const [list] = lexer.lex('- a\n  b\n  c\n');
    assert.deepEqual(typesOf(list.items[0].tokens), ['text']);
    assert.equal(list.items[0].tokens[0].text, 'a\nb\nc');
  });

  it('ends list items by rules.other, with the column of their text', () => {
    const tokenizer = new Tokenizer();
    const lexer = new Lexer({gfm: true, tokenizer});
    const columns = [];
    const {rules} = tokenizer;
    const note = (column) => {
      columns.push(column);
      return /^ *@/;
    };
    tokenizer.rules = {
      ...rules,
      other: {...rules.other, fencesBeginRegex: note, htmlBeginRegex: note},
    };
    const [list, paragraph] = lexer.lex('10. a\n  @b\n');
    assert.deepEqual(columns, [4, 4]);
    assert.deepEqual([list.raw.trim(), paragraph.raw.trim()], ['10. a', '@b']);
  });

  it('does not continue a quote after a token of the type code', () => {
    const block = [(rest) => (rest.startsWith('@') ? {type: 'code', raw: '@', text: ''} : none())];
    const tokens = lexerWith({block}).lex('> @\na\n');
    assert.deepEqual(typesOf(tokens), ['blockquote', 'paragraph']);
  });

  it('reads neither HTML nor fences when the tokenizer does not', () => {
    const tokenizer = Object.assign(new Tokenizer(), {html: none, tag: none, fences: none});
    const tokens = lexerWith({}, {tokenizer}).lex('<p>\n\n~~~\na\n~~~\n\nb <i>c</i>\n');
    const types = JSON.stringify(tokens);
    assert.doesNotMatch(types, /"type":"(?:html|code)"/);
  });

  it('gives tokens whose raw adds up to the text', () => {
    const text = '# a\n\nb\n\n- c\n- d\n\n> e\n\n| f |\n| - |\n| g |\n\n[h]: i\n\n---\nj\n';
    const tokens = lexerWith({}).lex(text);
    assert.equal(tokens.map(({raw}) => raw).join(''), text);
  });
});
