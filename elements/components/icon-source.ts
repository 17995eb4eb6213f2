import type {IconType} from '../../src/shared/icon.js';
import {assetUrl} from '../shared/assets.js';

/** The outline of an icon. */
export interface Drawing {
  readonly viewBox: string;
  readonly path: string;
  /** It is only what comes near: no icon has the name that was asked for. */
  readonly isNear?: boolean;
}

type Folder = 'solid' | 'regular' | 'brands';

/** Some of the names there are, parted by spaces, as the build writes them. An alias leads to a file. */
type Names = Readonly<Partial<Record<Folder, string>>> & {
  readonly aliases?: Readonly<Record<string, string>>;
};

/** Address → its content, once a page. */
const files = new Map<string, Promise<string>>();

/**
 * The outline of a named icon; of a name no icon has, that of its first words (`shield-zap` is a shield), or `undefined`.
 * Rejects when the file cannot be had.
 *
 * Duotone, light and thin are drawn from the solid outline. A brand is found without saying that it is one, and names of
 * other icon sets lead to what comes nearest.
 */
export async function drawingOf(name: string, type: IconType): Promise<Drawing | undefined> {
  const file = await findFile(name, type);
  if (file === undefined) {
    const shorter = name.replace(/-?[^-]*$/, '');
    const near = shorter === '' ? undefined : await drawingOf(shorter, type);
    return near && {...near, isNear: true};
  }
  const text = await fetchText(file);
  const path = /\bd="([^"]+)"/.exec(text)?.[1];
  if (path === undefined) return undefined;
  return {viewBox: /viewBox="([^"]+)"/.exec(text)?.[1] ?? '0 0 512 512', path};
}

/** The names are asked first: a request for a file that is not there would be an error in the reader's console. */
async function findFile(name: string, type: IconType): Promise<string | undefined> {
  // The build writes this file; its shape is ours.
  const names = JSON.parse(await fetchText(`icons/names/${shelfOf(name)}.json`)) as Names;
  const folders: Folder[] = ['solid', 'brands'];
  if (type === 'regular' || type === 'brands') folders.unshift(type);
  const folder = folders.find((folder) => names[folder]?.split(' ').includes(name));
  const found = folder
    ? `${folder}/${name}`
    : new Map(Object.entries(names.aliases ?? {})).get(name);
  return found && `icons/${found}.svg`;
}

/** Which file of names a name stands in: all of them together are too much for one page's few icons. */
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
    // Offline now is not offline for ever.
    text.catch(() => files.delete(url));
  }
  return text;
}
