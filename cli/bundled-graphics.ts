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
  return {
    isIcon: async (name) => (await (icons ??= iconNames())).has(name),
    async diagramError(source) {
      const reader = await (mermaid ??= loadMermaid());
      return reader.parse(source).then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
    },
  };
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

/**
 * Mermaid sanitizes the labels of diagrams while it reads them, and finds what does that only where
 * there is a window. Nothing is drawn here: a window in which nothing can be sanitized is enough,
 * and is there only as long as Mermaid loads.
 */
async function loadMermaid(): Promise<Mermaid> {
  const {dist} = ownPackage();
  const [path = ''] = await ownFiles(/\/mermaid\/mermaid\.js$/);
  const before = Object.getOwnPropertyDescriptor(globalThis, 'window');
  const document = {nodeType: 9, implementation: {}, createElement: () => ({})};
  const value = {document, Element: class {}};
  Object.defineProperty(globalThis, 'window', {value, configurable: true});
  try {
    const module = (await import(pathToFileURL(join(dist, path)).href)) as object;
    const mermaid = Object.values(module).find(isMermaid);
    if (!mermaid) throw new Error('Mermaid was not found.');
    mermaid.initialize({startOnLoad: false, securityLevel: 'strict', suppressErrorRendering: true});
    return mermaid;
  } finally {
    if (before) Object.defineProperty(globalThis, 'window', before);
    else Reflect.deleteProperty(globalThis, 'window');
  }
}

function isMermaid(value: unknown): value is Mermaid {
  return typeof value === 'object' && value !== null && 'parse' in value && 'initialize' in value;
}
