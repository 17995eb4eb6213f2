import {readIcon} from '../../shared/read-icon.js';
import {readGradient} from './colors.js';
import {readTarget} from './links.js';
import {definedOnly, fieldsOf, listOf, readEach, textOf} from './raw.js';
import type {ConfigPrefixDivision, GradientColor} from '../site-config.js';

/**
 * Reads `anchors` or `tabs`: with a path prefix as `url`, one is a division of the site's pages,
 * with a complete URL a link.
 *
 * One without a name or a usable `url` is left out. `color` is the default color.
 */
export function readDivisions(
  value: unknown,
  color?: GradientColor,
): readonly ConfigPrefixDivision[] {
  return readEach(listOf(value), (item) => readDivision(item, color));
}

function readDivision(value: unknown, color?: GradientColor): ConfigPrefixDivision | undefined {
  const fields = fieldsOf(value);
  const name = textOf(fields.get('name'));
  const target = readTarget(fields.get('url'));
  if (name === undefined || target === undefined) return undefined;
  // The site's root is not a division of its pages, but a link to the home page.
  const prefix = (target.to === 'site' && target.path) || undefined;
  return definedOnly({
    name,
    icon: readIcon(fields.get('icon'), fields.get('iconType')),
    color: readGradient(fields.get('color')) ?? color,
    version: textOf(fields.get('version')),
    isHidden: fields.get('isDefaultHidden') === true,
    prefix,
    link: prefix === undefined ? target : undefined,
  });
}
