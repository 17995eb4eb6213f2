import {readIcon, type Icon} from '../../shared/icon.js';
import type {WrittenConfig} from '../site-config.js';
import {readSocials} from './footer.js';

/** The icons that a configuration names, at any depth: those of its navigation and its links. */
export function iconsIn(config: WrittenConfig): readonly Icon[] {
  const icons = [...objectsIn(config.raw)].flatMap((fields) =>
    // Links may have a platform in place of an icon.
    [fields.get('icon'), fields.get('type')].map((name) => readIcon(name, fields.get('iconType'))),
  );
  return icons.filter((icon) => icon !== undefined);
}

/** The platforms of the accounts that a configuration names: those of a site or of a language. */
export function platformsIn(config: WrittenConfig): readonly string[] {
  return [...objectsIn(config.raw)]
    .flatMap((fields) => [fields.get('socials'), fields.get('footerSocials')])
    .flatMap((value) => readSocials(value).map(({platform}) => platform));
}

/** These fields, and those of all objects and lists in them. */
function* objectsIn(fields: ReadonlyMap<string, unknown>): Generator<ReadonlyMap<string, unknown>> {
  yield fields;
  for (const value of fields.values()) {
    if (typeof value === 'object' && value !== null) {
      yield* objectsIn(new Map(Object.entries(value)));
    }
  }
}
