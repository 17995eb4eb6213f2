import {fieldsOf} from './read/raw.js';
import {isNewerShape} from './read/navigation.js';

/** The two shapes of `docs.json` (format notes §5.1–5.3). */
export type Shape = 'older' | 'newer';

/** Properties that only the newer shape has, as far as they tell it from the older. */
const newerOnly = ['navbar', 'appearance', 'styling', 'contextual', 'banner', 'errors', 'fonts'];

/** The shape a configuration is written in: its navigation tells; without one, its other properties do. */
export function shapeOf(raw: unknown): Shape {
  const fields = fieldsOf(raw);
  const navigation = fields.get('navigation');
  if (isNewerShape(navigation)) return 'newer';
  const seemsNewer = navigation === undefined && newerOnly.some((name) => fields.has(name));
  return seemsNewer ? 'newer' : 'older';
}
