import type {IconType} from '../../src/shared/icon.js';
import {assetUrl} from '../shared/running-script.js';

/** The outline of an icon. */
export interface Drawing {
  readonly viewBox: string;
  readonly path: string;
  /** Whether it is only the closest match: there is no icon with the requested name. */
  readonly isNear?: boolean;
}

type Folder = 'solid' | 'regular' | 'brands';

/** Some of the names, separated by spaces, as the build writes them. An alias maps to a file. */
type Names = Readonly<Partial<Record<Folder, string>>> & {
  readonly aliases?: Readonly<Record<string, string>>;
};

/** URL → its content, loaded once per page. */
const files = new Map<string, Promise<string>>();

/**
 * The outline of a named icon; for an unknown name, that of its first words (`shield-zap` is a
 * shield), or `undefined`. Rejects if the file cannot be loaded.
 *
 * Duotone, light and thin are drawn from the solid outline. Brands are found without their style,
 * and names of other icon sets map to the closest match.
 */
export async function drawingOf(name: string, type: IconType): Promise<Drawing | undefined> {
  const file = await findFile(name, type);
  if (file === undefined) {
    const shorter = name.slice(0, Math.max(0, name.lastIndexOf('-')));
    const near = shorter === '' ? undefined : await drawingOf(shorter, type);
    return near && {...near, isNear: true};
  }
  const text = await fetchText(file);
  const path = /\bd="([^"]+)"/.exec(text)?.[1];
  if (path === undefined) return undefined;
  return {viewBox: /viewBox="([^"]+)"/.exec(text)?.[1] ?? '0 0 512 512', path};
}

/**
 * Checks the list of names first: a request for a missing file would log an error in the console.
 */
async function findFile(name: string, type: IconType): Promise<string | undefined> {
  // The build writes this file, so its type is known.
  const names = JSON.parse(await fetchText(`icons/names/${shelfOf(name)}.json`)) as Names;
  const folders: Folder[] = ['solid', 'brands'];
  if (type === 'regular' || type === 'brands') folders.unshift(type);
  const folder = folders.find((folder) => names[folder]?.split(' ').includes(name));
  const found = folder
    ? `${folder}/${name}`
    : new Map(Object.entries(names.aliases ?? {})).get(name);
  return found && `icons/${found}.svg`;
}

/**
 * The file of names that contains a name: all names together are too large for the few icons of a
 * page.
 */
function shelfOf(name: string): number {
  let sum = 0;
  for (let i = 0; i < name.length; i++) sum += name.charCodeAt(i) * (i + 1);
  return sum % 512;
}

function fetchText(path: string): Promise<string> {
  const url = assetUrl(path);
  let text = files.get(url);
  if (text === undefined) {
    text = fetch(url).then((response) => {
      if (!response.ok) throw new Error(`${response.status} ${url}`);
      return response.text();
    });
    files.set(url, text);
    // Try again later: the reader may only be offline for now.
    text.catch(() => files.delete(url));
  }
  return text;
}
