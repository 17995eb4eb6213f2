import type {Target} from '../../shared/urls.js';
import {definedOnly, fieldsOf} from './raw.js';
import {readImages} from './values.js';
import type {Mode, WrittenConfig} from '../site-config.js';

const decorations = ['gradient', 'grid', 'windows'] as const;

/** The background of every page. */
export interface ConfigBackground {
  readonly image?: Readonly<Record<Mode, Target>>;
  /** A pattern in the site's colors. */
  readonly decoration?: (typeof decorations)[number];
}

/**
 * Reads `backgroundImage` and `background` of either shape, which calls the pattern `style` or
 * `decoration`; background colors belong to `colors`.
 */
export function readBackground({raw}: WrittenConfig): ConfigBackground {
  const background = fieldsOf(raw.get('background'));
  const pattern = background.get('decoration') ?? background.get('style');
  return definedOnly({
    image: readImages(raw.get('backgroundImage') ?? background.get('image')),
    decoration: decorations.find((one) => one === pattern),
  });
}
