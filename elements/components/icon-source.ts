import type {IconType} from '../../src/shared/icon.js';
import {assetUrl} from '../shared/running-script.js';

/** The outline of an icon. */
export interface Drawing {
  readonly viewBox: string;
  readonly path: string;
  /** Whether it is only the closest match: there is no icon with the requested name. */
  readonly isNear?: boolean;
}

/** Some icons, as the build writes them: name → width and path, in an SVG 512 units high. */
type Outlines = Readonly<Record<string, readonly [width: number, path: string]>>;

/** The icons that documentation often uses, other names of icons, and which names are brands. */
interface Common {
  readonly icons: Outlines;
  readonly aliases: Readonly<Record<string, string>>;
  readonly brands: readonly string[];
}

/** How many files each style is divided among, as in `scripts/build-icons.mjs`. */
const fileCounts = {solid: 48, brands: 24, regular: 8};

/** URL → its content, loaded once per page. */
const files = new Map<string, Promise<unknown>>();

/**
 * The outline of a named icon; for an unknown name, that of its first words (`shield-zap` is a
 * shield), or `undefined`. Rejects if a file cannot be loaded.
 *
 * Duotone, light and thin are drawn from the solid outline. Brands are found without their style,
 * and names of other icon sets map to the closest match.
 */
export async function drawingOf(name: string, type: IconType): Promise<Drawing | undefined> {
  const {icons, aliases, brands} = await load<Common>('common');
  const icon = own(aliases, name) ?? name;
  const outline =
    (type === 'regular' ? await outlineIn('regular', icon) : undefined) ??
    own(icons, icon) ??
    (await outlineIn(brands.includes(icon) ? 'brands' : 'solid', icon));
  if (outline) return {viewBox: `0 0 ${outline[0]} 512`, path: outline[1]};
  const shorter = name.slice(0, Math.max(0, name.lastIndexOf('-')));
  const near = shorter === '' ? undefined : await drawingOf(shorter, type);
  return near && {...near, isNear: true};
}

/**
 * The outline of an icon, from the file that its first word selects: names that start alike are in
 * one file, so that one request is enough to find the icon nearest to an unknown name.
 */
async function outlineIn(style: keyof typeof fileCounts, name: string) {
  let sum = 0;
  for (let i = 0; i < name.length && name[i] !== '-'; i++) sum += name.charCodeAt(i) * (i + 1);
  return own(await load<Outlines>(`${style}/${sum % fileCounts[style]}`), name);
}

/** A property of the object itself: a name may be that of an inherited one (`constructor`). */
function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** The content of a file of icons. The build writes it, so its type is known. */
function load<T>(path: string): Promise<T> {
  const url = assetUrl(`icons/${path}.json`);
  let content = files.get(url);
  if (content === undefined) {
    content = fetch(url).then((response) => {
      if (!response.ok) throw new Error(`${response.status} ${url}`);
      return response.json();
    });
    files.set(url, content);
    // Try again later: the reader may only be offline for now.
    content.catch(() => files.delete(url));
  }
  return content as Promise<T>;
}
