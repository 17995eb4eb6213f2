import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Graphics} from '../src/check/graphics-problems.js';
import {ownFiles, ownPackage} from './package.js';

/** The part of Mermaid that is used. */
interface Mermaid {
  initialize(options: object): void;
  parse(source: string): Promise<unknown>;
}

/**
 * What pages draw, read from the files of this package: its icons, and the Mermaid that pages load.
 * Both are read when they are asked for.
 */
export function bundledGraphics(): Graphics {
  let icons: Promise<ReadonlySet<string>> | undefined;
  let mermaid: Promise<Mermaid> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const errorOf = async (source: string) =>
    (await (mermaid ??= loadMermaid())).parse(source).then(
      () => undefined,
      // A few statements are read only in a browser; nothing is known of them.
      (error: unknown) => (error instanceof ReferenceError ? undefined : messageOf(error)),
    );
  return {
    isIcon: async (name) => (await (icons ??= iconNames())).has(name),
    diagramError(source) {
      // One after the other: each takes its window away.
      const found = last.then(() => inWindow(() => errorOf(source)));
      last = found.catch(() => undefined);
      return found;
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function iconNames(): Promise<ReadonlySet<string>> {
  const {dist} = ownPackage();
  const names = new Set<string>();
  for (const path of await ownFiles(/^icons\/.*\.json$/)) {
    const entries: unknown = JSON.parse(await readFile(join(dist, path), 'utf8'));
    for (const name of Object.keys(entries as object)) names.add(name);
  }
  return names;
}

async function loadMermaid(): Promise<Mermaid> {
  const {dist} = ownPackage();
  const [path = ''] = await ownFiles(/\/mermaid\/mermaid\.js$/);
  const module = (await import(pathToFileURL(join(dist, path)).href)) as object;
  const mermaid = Object.values(module).find(isMermaid);
  if (!mermaid) throw new Error('Mermaid was not found.');
  mermaid.initialize({startOnLoad: false, securityLevel: 'strict', suppressErrorRendering: true});
  return mermaid;
}

/**
 * Mermaid reads diagrams only where there is a window: it sanitizes their labels, and asks whether
 * colors exist. Nothing is drawn here: a window in which nothing can be sanitized, and every color
 * exists, is enough. It is there only while `read` runs.
 */
async function inWindow<T>(read: () => Promise<T>): Promise<T> {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'window');
  const document = {nodeType: 9, implementation: {}, createElement: () => ({})};
  const value = {document, Element: class {}, CSS: {supports: () => true}};
  Object.defineProperty(globalThis, 'window', {value, configurable: true});
  try {
    return await read();
  } finally {
    if (before) Object.defineProperty(globalThis, 'window', before);
    else Reflect.deleteProperty(globalThis, 'window');
  }
}

function isMermaid(value: unknown): value is Mermaid {
  return typeof value === 'object' && value !== null && 'parse' in value && 'initialize' in value;
}
