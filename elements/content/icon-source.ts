import type {IconType} from '../../src/content/icon.js';
import {iconAliases} from '../../src/content/icon-aliases.js';
import {assetUrl} from '../shared/assets.js';

/** The outline of an icon. */
export interface Drawing {
  readonly viewBox: string;
  readonly path: string;
}

type Folder = 'solid' | 'regular' | 'brands';
type Names = Readonly<Record<Folder, readonly string[]>>;

const drawings = new Map<string, Promise<Drawing | undefined>>();
let names: Promise<Names> | undefined;

/**
 * The outline of a named icon, fetched once a page; `undefined` for a name no icon has, and when the file cannot be had.
 * Duotone, light and thin are drawn from the solid outline; a brand is found without saying that it is one.
 */
export function drawingOf(name: string, type: IconType): Promise<Drawing | undefined> {
  const key = `${type}/${name}`;
  let drawing = drawings.get(key);
  if (drawing === undefined) {
    drawing = findFile(name, type).then((file) =>
      file === undefined ? undefined : fetchDrawing(file),
    );
    drawings.set(key, drawing);
    // Offline now is not offline for ever.
    drawing.catch(() => drawings.delete(key));
  }
  return drawing.catch(() => undefined);
}

/** The index is asked first: a request for a file that is not there would be an error in the reader's console. */
async function findFile(written: string, type: IconType): Promise<string | undefined> {
  names ??= fetchNames();
  names.catch(() => (names = undefined));
  const index = await names;
  const name = written.toLowerCase().replace(/^(fa\S* )*fa-/, '');
  const folders: Folder[] = ['solid', 'brands'];
  if (type === 'regular' || type === 'brands') folders.unshift(type);
  for (const candidate of [name, iconAliases.get(name)]) {
    const folder = folders.find((folder) => candidate && index[folder].includes(candidate));
    if (folder) return `icons/${folder}/${candidate}.svg`;
  }
  return undefined;
}

async function fetchNames(): Promise<Names> {
  const response = await fetch(assetUrl('icons/index.json'));
  // The build writes this file; its shape is ours.
  return (await response.json()) as Names;
}

async function fetchDrawing(file: string): Promise<Drawing | undefined> {
  const text = await (await fetch(assetUrl(file))).text();
  const path = /\bd="([^"]+)"/.exec(text)?.[1];
  if (path === undefined) return undefined;
  return {viewBox: /viewBox="([^"]+)"/.exec(text)?.[1] ?? '0 0 512 512', path};
}
