import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {unsupportedHint} from '../../../../src/diagnostics/catalog/unsupported-code.js';
import {nodesIn} from '../../../../src/interpreter/left-out.js';
import {parseStatements} from '../../../../src/interpreter/parse-code.js';
import type {CodeNode} from '../../../../src/interpreter/syntax-tree.js';
import {
  unsupportedCode,
  type FoundCode,
} from '../../../../src/interpreter/unsupported/unsupported-code.js';
import {countingReads} from '../../../harness/counting-reads.js';
import {Reader} from '../../../harness/reader.js';

function parsed(code: string): readonly CodeNode[] {
  const statements = parseStatements(code, 'p.jsx', 1);
  if ('refused' in statements) throw new Error(`${code}: ${statements.refused.reason}`);
  return statements.value;
}

function find(statements: readonly CodeNode[]): readonly FoundCode[] {
  return unsupportedCode({statements, importProblem: () => undefined});
}

/** What is found in a file, each as its kind with its name. */
function foundIn(code: string): readonly string[] {
  return find(parsed(code)).map(({code: one}) =>
    'name' in one ? `${one.kind} ${one.name}` : one.kind,
  );
}

/** A component that does something once it is shown. */
const acting = (code: string) => `export const Part = () => {
  const act = ${/\bawait\b/.test(code) ? 'async ' : ''}() => {
${code}
  };
  useEffect(() => { act(); }, []);
  return <p>Text</p>;
};`;

/**
 * A sample for each type of node: the compiler knows whether one is missing. Empty for those that
 * the parser does not read, or that are not in functions.
 */
const samples: Readonly<Record<CodeNode['type'], string>> = {
  ArrayExpression: '[1, 2];',
  ArrayPattern: 'const [a] = [1];',
  ArrowFunctionExpression: '[1].map((a) => a);',
  AssignmentExpression: 'let a; a = 1; a += 2; a ??= 3;',
  AssignmentPattern: 'const {a = 1} = {};',
  AwaitExpression: 'await 1;',
  BinaryExpression: "1 + 2; 'a' in {a: 1};",
  BlockStatement: '{ const a = 1; }',
  BreakStatement: 'for (;;) break;',
  CallExpression: "parseInt('1');",
  CatchClause: 'try { throw 1; } catch (error) { error; }',
  ChainExpression: 'const a = {}; a?.b;',
  ClassBody: 'class A {} A;',
  ClassDeclaration: 'class A {} A;',
  ClassExpression: 'const a = class {}; a;',
  ConditionalExpression: '1 ? 2 : 3;',
  ContinueStatement: 'for (const a of [1]) continue;',
  DebuggerStatement: 'debugger;',
  DoWhileStatement: 'do {} while (false);',
  EmptyStatement: ';',
  ExportAllDeclaration: '',
  ExportDefaultDeclaration: '',
  ExportNamedDeclaration: '1;',
  ExportSpecifier: '',
  ExpressionStatement: '1;',
  ForInStatement: 'for (const a in {b: 1}) a;',
  ForOfStatement: 'for (const a of [1]) a;',
  ForStatement: 'for (let a = 0; a < 1; a++) a;',
  FunctionDeclaration: 'function a() {} a();',
  FunctionExpression: 'const a = function () {}; a();',
  Identifier: 'undefined;',
  IfStatement: 'if (1) {} else {}',
  ImportAttribute: '',
  ImportDeclaration: '',
  ImportDefaultSpecifier: '',
  ImportExpression: "import('/a.js');",
  ImportNamespaceSpecifier: '',
  ImportSpecifier: '',
  JSXAttribute: '<p id="a" hidden />;',
  JSXElement: '<p>Text</p>;',
  JSXEmptyExpression: '<p>{/* nothing */}</p>;',
  JSXExpressionContainer: '<p>{1}</p>;',
  JSXFragment: '<>Text</>;',
  JSXIdentifier: '<p />;',
  JSXMemberExpression: 'const a = {B: () => null}; <a.B />;',
  JSXNamespacedName: '<p xml:lang="en" />;',
  JSXSpreadAttribute: "<p {...{id: 'a'}} />;",
  JSXSpreadChild: '',
  JSXText: '<p>Text</p>;',
  LabeledStatement: 'a: for (;;) break;',
  Literal: "1; 'a'; /a/g; null; true;",
  LogicalExpression: '1 && 2; 1 ?? 2;',
  MemberExpression: "const a = {b: 1}; a.b; a['b'];",
  MetaProperty: 'import.meta.env.DEV;',
  MethodDefinition: 'class A { b() {} } A;',
  NewExpression: 'new Date();',
  ObjectExpression: '({a: 1, b() {}, ...{c: 1}});',
  ObjectPattern: 'const {a, ...b} = {};',
  ParenthesizedExpression: '',
  PrivateIdentifier: 'class A { #b = 1; } A;',
  Program: '',
  Property: '({a: 1});',
  PropertyDefinition: 'class A { b = 1; } A;',
  RestElement: 'const [...a] = [1];',
  ReturnStatement: 'return 1;',
  SequenceExpression: '(1, 2);',
  SpreadElement: '[...[1]];',
  StaticBlock: 'class A { static {} } A;',
  Super: '({a() { return super.b; }}).a();',
  SwitchCase: 'switch (1) { case 1: break; default: }',
  SwitchStatement: 'switch (1) {}',
  TaggedTemplateExpression: 'String.raw`a`;',
  TemplateElement: '`a`;',
  TemplateLiteral: '`a${1}`;',
  ThisExpression: 'this;',
  ThrowStatement: 'try { throw 1; } catch {}',
  TryStatement: 'try {} finally {}',
  UnaryExpression: '-1; !1; typeof 1; void 0; const a = {}; delete a.b;',
  UpdateExpression: 'let a = 1; a++; --a;',
  VariableDeclaration: 'var a; let b; const c = 1;',
  VariableDeclarator: 'let a;',
  WhileStatement: 'while (false) {}',
  WithStatement: '',
  YieldExpression: 'function* a() { yield 1; } a();',
};

/** Other code that is refused, or is not, for what is in it. */
const others: readonly string[] = [
  '[1, , 2];',
  'const [, a] = [1, 2];',
  '({get a() { return 1; }});',
  '({set a(b) {}});',
  '1n;',
  'const a = {}; delete a?.b;',
  'let a; for (a of [1]) a;',
  'let a; for (a in {b: 1}) a;',
  'for await (const a of [1]) a;',
  'for await (const a of [1]) await a;',
  'for (const a of [1]) await a;',
  'do { await 1; } while (false);',
  'while (false) await 1;',
  'switch (await 1) { case 1: }',
  'switch (1) { case 1: await 1; }',
  'for (const a in {b: 1}) await a;',
  'if (await 1) await 2; else await 3;',
  'try { await 1; } catch { await 2; } finally { await 3; }',
  '[await 1, {a: await 2}, `${await 3}`, await 4 ? 1 : 2, await 5 ?? 6];',
  'await 1; switch (1) { case 1: { const a = async () => { await 1; }; } }',
  'function a() { new.target; } a();',
  'function* a() { yield 1; } [...a()];',
  'function* a() { const b = yield 1; yield* [b]; } a().next();',
  'async function* a() { yield await 1; } for await (const b of a()) b;',
  'const a = async function* () { yield* [1]; }; await a().next();',
  'function* a() { do { yield 1; } while (false); switch (yield 2) {} } [...a()];',
  '({*a() { yield 1; }}).a();',
  'class A extends Object {} A;',
  'const a = class extends Object {}; a;',
  'class A { a = 1; constructor(b) { this.b = b; } c() { return () => this.a; } } new A(1).c()();',
  'class A { static a = this; static b() { return this; } } A.b();',
  'class A { a() { return function () { return this; }; } } new A().a()();',
  'class A { a() { return {b() { return this; }}; } } new A().a().b();',
  'class A { a = () => this; } new A().a();',
  'class A { a = function () { return this; }; } new A().a();',
  'class A { get a() { return 1; } } A;',
  'class A { static set a(b) {} } A;',
  'class A { #b() {} } A;',
  'class A { #a = 1; b() { return this.#a; } } A;',
  'class A { *a() { yield 1; } } new A().a();',
  'class A { async a() { await 1; return this; } } await new A().a();',
  'class A { a = anything; } new A();',
  'class A { a() { return anything; } } new A().a();',
  'class A { [anything] = 1; } A;',
  'class A { a() { return A; } } new A().a();',
  'const a = class B { c() { return B; } }; new a().c();',
  'class A {} new A() instanceof A;',
  'class A { a() { return super.b; } } new A().a();',
  'new Object();',
  'const a = []; a instanceof Array;',
  'const a = []; a instanceof Object;',
  "'Math' in Math;",
  'Math.max(1, 2); Math.log1p(1);',
  'Math.anything;',
  'Object.prototype.hasOwnProperty;',
  'Object.keys({});',
  'React.lazy(() => null);',
  'React.Children.count(null);',
  'arguments;',
  'anything;',
  'anything();',
  'anything = 1;',
  'new Anything();',
  '[anything];',
  '({anything});',
  '({a: anything});',
  'const {a = anything} = {}; a;',
  'const {[anything]: a} = {}; a;',
  '(({a, b: [c] = [], ...d}, e = a, ...f) => [a, c, d, e, f])({});',
  '((a = anything) => a)();',
  'const a = function b() { return b; }; a();',
  'if (true) { var a = 1; } a;',
  'a(); function a() {}',
  'const a = () => b; const b = 1; a();',
  'for (let a = 0, b = 1; a < b; a++) b;',
  'for (const [a, {b}] of [[1, {}]]) b;',
  'switch (1) { case 0: const a = 1; case 1: break; }',
  'try { throw {a: 1}; } catch ({a}) { a; }',
  'try { throw 1; } catch (a) { a; }',
  'typeof anything;',
  "typeof anything === 'undefined' ? 1 : anything;",
  '<p dangerouslySetInnerHTML={{__html: 1}} />;',
  '<style dangerouslySetInnerHTML={{__html: 1}} />;',
  'fetch; setTimeout; requestAnimationFrame; window.anything;',
  'window.anything = 1;',
];

describe('unsupportedCode', () => {
  for (const [type, sample] of Object.entries(samples)) {
    if (sample === '') continue;
    it(`agrees with the evaluator about ${type}`, () => {
      const [file] = parsed(acting(sample));
      expect([...nodesIn(file as CodeNode)].map((node) => node.type as string)).to.include(type);
      expectAgreement(sample);
    });
  }

  for (const sample of others) {
    it(`agrees with the evaluator about ${sample}`, () => {
      expectAgreement(sample);
    });
  }

  it('finds what is in functions that nothing calls', () => {
    const code = `export const Part = () => {
  const [n, setN] = useState(0);
  useEffect(() => { setTimeout(async () => { await axios.get('/a'); }, 1000); }, [n]);
  return <button onClick={() => setN(() => this.n)}>Go</button>;
};`;
    expect(foundIn(code)).to.deep.equal(['name axios', 'this']);
  });

  it('knows the names of the file, of its imports and of the browser', () => {
    const code = `import a, {b as c} from './a.js';
import * as d from 'react';
const {e, f: [g]} = {};
let h = 1;
function i() {}
export default function J() {
  h = 2;
  return [a, c, d, e, g, h, i, J, React, useState, document.title, localStorage.length];
}
export const k = (l) => [l, navigator.clipboard.writeText('a'), window.location.href, innerWidth];`;
    expect(foundIn(code)).to.deep.equal([]);
  });

  it('ends names with the block or the function that declares them', () => {
    const code = `export const a = () => {
  { const b = 1; function c() {} class D {} }
  for (const e of []) {}
  const f = (g) => g;
  try {} catch (h) {}
  switch (1) { case 1: let i; }
  return [b, c, e, g, h, i, f];
};
export const j = () => [a, f];`;
    const names = ['b', 'c', 'e', 'g', 'h', 'i', 'f'].map((name) => `name ${name}`);
    expect(foundIn(code)).to.deep.equal(names);
  });

  it('finds members that the browser has and pages cannot use', () => {
    const code = `export const a = (document) => document.write('a');
export const b = () => document.write('a');
export const c = () => [window.document.cookie, window['document'].head, navigator.share?.({})];
export const d = () => { window.location.href = '/a'; document.title += '!'; location.hash++; };
export const e = () => document.body.anything;`;
    expect(foundIn(code)).to.deep.equal([
      'member document.write',
      'member window.document.cookie',
      'member window.document.head',
      'member navigator.share',
      'set document.title',
    ]);
  });

  it('finds what windows have and pages cannot use, and no names that pages may add', () => {
    const code = `export const a = () => window.alert('a') ?? window['confirm']('b') ?? alert('c');
export const b = () => [globalThis.getComputedStyle, window.fetch, window.AbortSignal.any];
export const c = () => window.gtag?.('event') ?? window.scrollTo(0, 0);`;
    expect(foundIn(code)).to.deep.equal([
      'member window.alert',
      'member window.confirm',
      'name alert',
      'member globalThis.getComputedStyle',
    ]);
    expect(unsupportedHint({kind: 'member', name: 'window.alert'})).to.contain('state');
  });

  it('leaves out names for which the code asks', () => {
    const code = `export const a = () => typeof gtag === 'function' && gtag('event');
export const b = () => window.Chart && new Chart();
export const c = () => plausible('event');`;
    expect(foundIn(code)).to.deep.equal(['name plausible']);
  });

  it('finds nothing in a class that extends another one', () => {
    const code = 'export class A extends Base { b() { return this.c + anything; } }';
    expect(foundIn(code)).to.deep.equal(['extends']);
  });

  it('finds what statements of the file do', () => {
    const code = `export * as all from './a.js';
register(1);
if (typeof window !== 'undefined' && !window.store) { var b = 1; window.store = this; }
for (var i = 0; i < 2; i++) { const c = i; axios.get(c); }
try { await b; } catch {}
export const f = () => [b, i, c];`;
    const names = ['name register', 'this', 'name axios', 'await', 'name c'];
    expect(foundIn(code)).to.deep.equal(names);
  });

  it('finds imports that cannot be used, if they are', () => {
    const statements = parsed(`import {a, b} from 'package';
export const c = () => <a.Part>{(b) => b}</a.Part>;`);
    const found = unsupportedCode({
      statements,
      importProblem: (_, name) => ({kind: 'package', name}),
    });
    expect(found.map(({node}) => node.start)).to.deep.equal([8]);
  });

  it('checks only functions in expressions of a page', () => {
    const [first] = parsed('[one, () => two];');
    const node = (first as {readonly expression?: CodeNode}).expression as CodeNode;
    const found = unsupportedCode({
      statements: [],
      expressions: [node],
      importProblem: () => undefined,
    });
    expect(found.map(({code}) => code)).to.deep.equal([{kind: 'name', name: 'two'}]);
  });

  it('takes work in proportion to the code', () => {
    const readsOf = (code: string) => {
      const {value, reads} = countingReads(parsed(code));
      find(value);
      return reads();
    };
    const nested = (depth: number) =>
      `export const a = ${'() => { var b; return '.repeat(depth)}c${'; }'.repeat(depth)};`;
    const long = (length: number) => `export const a = () => b${'.c(d)'.repeat(length)};`;
    for (const code of [nested, long]) {
      expect(readsOf(code(80)) / readsOf(code(40))).to.be.below(2.2);
    }
  });
});

/** The code is reported if, and only if, the evaluator refuses it when it runs. */
function expectAgreement(sample: string): void {
  const code = acting(sample);
  const reader = new Reader(`${code}\n\n<Part />\n`).show();
  const found = foundIn(code);
  expect(reader.sentences.length > 0, reader.sentences.join()).to.equal(found.length > 0);
  expect(found.length, found.join()).to.be.at.most(1);
}
