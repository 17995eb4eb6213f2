import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {IconDrawing} from '../../src/html/html-context.js';
import type {Icon, IconType} from '../../src/shared/icon.js';
import {ownFiles, ownPackage} from '../package.js';

/** The third value tells that there is also an outline of the style regular. */
type Outline = readonly [width: number, path: string, hasRegular?: 1];

/** What a file of icons says of a name: an alias has the name of its icon. */
export type IconEntry = Outline | string;

/**
 * Finds the drawings of icons in the files of this package, as the element does. `onUse` gets each
 * entry that is needed for one.
 */
export async function iconDrawings(
  onUse?: (name: string, entry: IconEntry) => void,
): Promise<(icon: Icon & {kind: 'name'}) => IconDrawing | undefined> {
  const {dist} = ownPackage();
  const entries = new Map<string, IconEntry>();
  for (const path of await ownFiles(/^icons\/.*\.json$/)) {
    const found = JSON.parse(await readFile(join(dist, path), 'utf8')) as Record<string, IconEntry>;
    for (const [name, outline] of Object.entries(found)) entries.set(name, outline);
  }
  const outlineOf = (name: string, type: IconType): Outline | undefined => {
    const entry = entries.get(name);
    if (entry !== undefined) onUse?.(name, entry);
    if (typeof entry === 'string') return outlineOf(entry, type);
    return type === 'regular' && entry?.[2] ? outlineOf(`regular/${name}`, 'solid') : entry;
  };
  const drawing = (name: string, type: IconType): IconDrawing | undefined => {
    const outline = outlineOf(name, type);
    if (outline) return {viewBox: `0 0 ${outline[0]} 512`, path: outline[1]};
    // `shield-zap` is a shield.
    const shorter = name.slice(0, Math.max(0, name.lastIndexOf('-')));
    return shorter === '' ? undefined : drawing(shorter, type);
  };
  return ({name, type}) => drawing(name, type ?? 'solid');
}
