import type {IconType} from '../../../src/shared/icon.js';
import {similarIcons} from '../../../src/shared/similar-icons.js';
import {assetUrl} from '../../shared/running-script.js';
import {during} from '../../shared/scheduler.js';
import {commonNames, fileStarts, iconFolder} from './icon-files.js';
import {ownProperty} from '../../../src/shared/own-property.js';

/** The outline of an icon. */
export interface IconOutline {
  readonly viewBox: string;
  readonly path: string;
  /** Whether it is only a similar or the neutral icon: there is none with the requested name. */
  readonly isNear?: boolean;
}

/** The third value tells that there is also an outline of the style regular. */
type Outline = readonly [width: number, path: string, hasRegular?: 1];

/** A file of icons: an alias has the name of its icon. */
export type IconEntries = Readonly<Record<string, Outline | string>>;

/** URL → its content, loaded once per page. */
const files = new Map<string, Promise<IconEntries>>();

/**
 * The outline of a named icon; for an unknown name, that of a similar or of the neutral icon.
 * Rejects if a file cannot be loaded.
 *
 * Duotone, light and thin are drawn from the solid outline. Brands are found without their style,
 * and names of other icon sets map to the closest match.
 *
 * @param entriesOf Loads a file of icons, by its path in the bundle.
 */
export async function loadOutline(
  name: string,
  type: IconType,
  entriesOf = load,
): Promise<IconOutline | undefined> {
  for (const one of [name, ...similarIcons(name)]) {
    const outline = await outlineOf(one, type, entriesOf);
    if (!outline) continue;
    const [width, path] = outline;
    return {viewBox: `0 0 ${width} 512`, path, ...(one !== name && {isNear: true})};
  }
  return undefined;
}

async function outlineOf(
  name: string,
  type: IconType,
  entriesOf: typeof load,
): Promise<Outline | undefined> {
  const entries = await entriesOf(`icons/${iconFolder}/${fileOf(name)}.json`);
  const entry = ownProperty(entries, name);
  if (typeof entry === 'string') return outlineOf(entry, type, entriesOf);
  const hasRegular = type === 'regular' && entry?.[2];
  return hasRegular ? outlineOf(`regular/${name}`, 'solid', entriesOf) : entry;
}

/** The name of the file of icons that has an icon. */
export function fileOf(name: string): string {
  if (commonNames.includes(name)) return 'common';
  return String(fileStarts.filter((start) => start <= name).length);
}

/** The content of a file of icons. The build writes it, so its type is known. */
function load(path: string): Promise<IconEntries> {
  const url = assetUrl(path);
  let content = files.get(url);
  if (content === undefined) {
    content = during(
      fetch(url).then((response) => {
        if (!response.ok) throw new Error(`${response.status} ${url}`);
        return response.json() as Promise<IconEntries>;
      }),
    );
    files.set(url, content);
    // Try again later: the reader may only be offline for now.
    content.catch(() => files.delete(url));
  }
  return content;
}
