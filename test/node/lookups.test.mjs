import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {unguardedLookups} from '../harness/lookups.mjs';

/** Uses of a text as a name that are as they should be, with the reason. */
const intended = [
  // The names are those of the tables in these files.
  "elements/interactive/element-object.ts: name as 'value'",
  'elements/interactive/event-object.ts: self[name]',
  // What the browser has besides is what is asked for.
  'elements/interactive/host-object.ts: property in of',
  'elements/interactive/listeners.ts: `on${name}` in globalThis',
  // One name stands for all elements of the namespace.
  "elements/render/html-element.ts: tag as 'svg'",
  // One of a list of names that JavaScript has.
  "src/interpreter/library/dates.ts: name as 'setHours'",
  "src/interpreter/library/urls.ts: name as 'hash'",
  // A match has this key itself, which is asked before.
  "src/interpreter/members.ts: key as 'index' | 'input' | 'groups'",
  // What JavaScript has besides is what is asked for.
  'src/interpreter/members.ts: name in kind.others',
  'src/interpreter/members.ts: name in kind.others',
  'src/interpreter/operators.ts: key in Object.prototype',
  // The object has this key itself: it comes from its entries.
  'src/openapi/exact/exact-json.ts: holder[key]',
  // MiniSearch asks for the fields that it was given.
  'src/search/search-index.ts: field as Field',
];

const code = `
  type Name = 'a' | 'b';
  const table: Record<string, number> = {};
  const known = {a: 1, b: 2};
  const list = [1, 2];
  export function read(text: string, name: Name, index: number) {
    const guarded = Object.hasOwn(table, text) ? table[text] : undefined;
    const fine = [known[name], list[index], list[0], known['a'], table['x'], 'x' in table, guarded];
    const other = Object.hasOwn(known, text) ? table[text] : undefined;
    const also = Object.hasOwn(table, text) && table[text];
    return [fine, also, other, table[text], text in table, known[text as Name], name in known];
  }
  export const write = <T extends string>(name: T) => (table[name] = 1);
  export const free = <T extends Name>(name: T) => known[name];
`;

describe('names that somebody else chose', () => {
  it('are asked for with Object.hasOwn or in a Map', () => {
    const found = unguardedLookups(['src', 'elements', 'convert', 'cli']);
    assert.deepEqual(found, intended, 'Use `ownProperty` of src/shared/own-property.ts, or a Map');
  });

  it('are found by their types', (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'lookups-'));
    t.after(() => rmSync(folder, {recursive: true}));
    const options = {compilerOptions: {target: 'ES2022', strict: true, types: []}};
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
    writeFileSync(join(folder, 'a.ts'), code);
    assert.deepEqual(unguardedLookups(['.'], folder), [
      'a.ts: name in known',
      'a.ts: table[name]',
      'a.ts: table[text]',
      'a.ts: table[text]',
      'a.ts: text as Name',
      'a.ts: text in table',
    ]);
  });
});
