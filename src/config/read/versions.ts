import {definedOnly, fieldsOf, listOf, textOf} from './raw.js';
import {readTarget} from './links.js';
import type {ConfigVersion} from '../site-config.js';

/**
 * The versions, each once, and the one that is shown initially: the one marked `default`, else the
 * first, unless it is on another site.
 *
 * Each is a name or `{name, default, locale, url}`; a complete `url` links to another site
 * (specification §9; format notes §5.1).
 */
export function readVersions(value: unknown): {
  readonly all: readonly ConfigVersion[];
  readonly names: readonly string[];
  readonly initial: string | undefined;
} {
  const versions = new Map<string, ConfigVersion>();
  let initial: string | undefined;
  for (const item of listOf(value)) {
    const fields = fieldsOf(item);
    const name = textOf(item) ?? textOf(fields.get('name'));
    if (name === undefined || versions.has(name)) continue;
    const target = readTarget(fields.get('url'));
    const link = target?.to === 'address' ? target : undefined;
    versions.set(name, definedOnly({name, locale: textOf(fields.get('locale')), link}));
    if (fields.get('default') === true && !link) initial ??= name;
  }
  const all = [...versions.values()];
  return {all, names: [...versions.keys()], initial: initial ?? all.find(({link}) => !link)?.name};
}
