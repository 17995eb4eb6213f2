import type {IconDrawing} from '../html/html-context.js';
import type {Icon, IconType} from '../shared/icon.js';
import {similarIcons} from '../shared/similar-icons.js';

/** The third value tells that there is also an outline of the style regular. */
type Outline = readonly [width: number, path: string, hasRegular?: 1];

/** What a file of icons has for a name: an outline, or for an alias, the name of its icon. */
export type IconEntry = Outline | string;

/**
 * Finds the drawings of icons among the entries of our files, as the element does. `onUse` gets
 * each entry that is needed for one.
 */
export function iconDrawings(
  entries: Pick<ReadonlyMap<string, IconEntry>, 'get'>,
  onUse?: (name: string, entry: IconEntry) => void,
): (icon: Icon & {kind: 'name'}) => IconDrawing | undefined {
  const outlineOf = (name: string, type: IconType): Outline | undefined => {
    const entry = entries.get(name);
    if (entry !== undefined) onUse?.(name, entry);
    if (typeof entry === 'string') return outlineOf(entry, type);
    return type === 'regular' && entry?.[2] ? outlineOf(`regular/${name}`, 'solid') : entry;
  };
  return ({name, type = 'solid'}) => {
    for (const one of [name, ...similarIcons(name)]) {
      const outline = outlineOf(one, type);
      if (!outline) continue;
      const [width, path] = outline;
      return {viewBox: `0 0 ${width} 512`, path, ...(one !== name && {isNear: true})};
    }
    return undefined;
  };
}
