import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {parseStatements} from '../../../src/interpreter/parse-code.js';

/** TypeScript, and the JavaScript that it means. */
const pairs: readonly (readonly [typed: string, plain: string])[] = [
  ['const a: string = "x";', 'const a = "x";'],
  ['const a: Array<{b: string}> = [], c: number = 1', 'const a = [], c = 1'],
  [
    'export const A = ({title}: {title: string}) => <b>{title}</b>;',
    'export const A = ({title}) => <b>{title}</b>;',
  ],
  ['export const A = ({title, n = 1}: Props) => n', 'export const A = ({title, n = 1}) => n'],
  ['const f = (a: string, b?: number, ...c: string[]) => a', 'const f = (a, b, ...c) => a'],
  ['const f = (a: string = "x"): string => a', 'const f = (a = "x") => a'],
  ['const f = (): JSX.Element => <b />', 'const f = () => <b />'],
  ['const f = (): {a: number} => ({a: 1})', 'const f = () => ({a: 1})'],
  [
    'function f(a: string, b?: () => void): string | null { return a }',
    'function f(a, b) { return a }',
  ],
  ['const A: React.FC<Props> = ({a}) => <b>{a}</b>', 'const A = ({a}) => <b>{a}</b>'],
  ['const f: (a: string) => void = (a) => a', 'const f = (a) => a'],
  ['const f = <T,>(a: T): T => a', 'const f = (a) => a'],
  ['const f = <T extends A<B>, U = C>(\n  a: T,\n  b: U,\n) => a', 'const f = (a, b) => a'],
  ['g(<T>(a: T) => <b>{a}</b>, <b>(c)</b>)', 'g((a) => <b>{a}</b>, <b>(c)</b>)'],
  [
    'const f = <b>a<i>(c)</i></b>;\nconst g = () => 1',
    'const f = <b>a<i>(c)</i></b>;const g = () => 1',
  ],
  ['const f = async (a: string, b?: number): Promise<A> => a', 'const f = async (a, b) => a'],
  ['const f = async <T,>(a: T) => a', 'const f = async (a) => a'],
  ['const a = b as const', 'const a = b'],
  ['const a = [1, 2] as const satisfies readonly number[];', 'const a = [1, 2];'],
  ['const a = (b as string).length + 1', 'const a = (b).length + 1'],
  ['const a = b!.c![0]', 'const a = b.c[0]'],
  ['const [a, b] = useState<string | null>(null)', 'const [a, b] = useState(null)'],
  ['const a = b ? (c) : d', 'const a = b ? (c) : d'],
  ['const a = b ? {c: 1} : {d: e}', 'const a = b ? {c: 1} : {d: e}'],
  ['const a = b < c', 'const a = b < c'],
  ['const a = !b', 'const a = !b'],
  ['for (const a of b as string[]) c(a)', 'for (const a of b) c(a)'],
  ['import type {A} from "./a"\nimport {b} from "./b.js"', ';import {b} from "./b.js"'],
  ['import {type A, b} from "./b.js"', 'import {A, b} from "./b.js"'],
  ['export type {A} from "./a";\nconst a = 1', ';const a = 1'],
  [
    'export function f(a: string): void;\nfunction f(a: 1): {b: 2}\nfunction f(a) { return a }',
    ';;function f(a) { return a }',
  ],
  ['function f(a = 1 < 2)\n{ return a }', 'function f(a = 1 < 2)\n{ return a }'],
  ['declare const a: {b: 1}[]\ndeclare module "c" {\n  export const d: 1\n}\ne()', ';;e()'],
  ['interface A {\n  b: string;\n  c(): void;\n}\nconst a = 1', ';const a = 1'],
  ['export interface A<T> extends B { b: T }\nconst a = 1', ';const a = 1'],
  ['type A = {\n  b: string;\n} | "c";\nconst a = 1', ';const a = 1'],
  ['export type A<T> =\n  | "b"\n  | (() => T)\nconst a = 1', ';const a = 1'],
  ['const type = 1; type', 'const type = 1; type'],
];

/** The tree without positions. */
function tree(source: string, file: string): unknown {
  const parsed = parseStatements(source, file, 1);
  if ('refused' in parsed) return parsed.refused.reason;
  const positions = new Set(['start', 'end', 'loc']);
  return JSON.parse(
    JSON.stringify(parsed.value, (key, value: unknown) => (positions.has(key) ? undefined : value)),
  );
}

describe('code with types', () => {
  for (const [typed, plain] of pairs) {
    it(`is read without them: ${typed}`, () => {
      expect(tree(typed, 'a.tsx')).to.deep.equal(tree(plain, 'a.jsx'));
    });
  }

  it('keeps its lines', () => {
    const parsed = parseStatements('type A = {\n  b: string;\n};\nconst a = 1;', 'a.ts', 1);
    expect('value' in parsed && parsed.value.at(-1)?.loc?.start).to.include({line: 4, column: 0});
  });

  it('is not valid JavaScript in a file without types', () => {
    expect(tree('const a: string = 1', 'a.jsx')).to.match(/^is not valid JavaScript/);
  });
});
