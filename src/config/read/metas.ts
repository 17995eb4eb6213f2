import {fieldsOf, textOf} from './raw.js';
import type {WrittenConfig} from '../site-config.js';

/** What a site tells search engines and link previews. */
export interface SiteMetas {
  /** The description of pages without their own. */
  readonly description?: string | undefined;
  /** Name → content. */
  readonly metatags: ReadonlyMap<string, string>;
  /** Whether pages outside of the navigation may be found by search engines. */
  readonly indexesAll: boolean;
}

/** Names by which a site describes itself to search engines and link previews. */
const describing = new RegExp(
  '^(?:(?:og|twitter|fediverse|geo|pinterest|article|book|profile|music|video|fb|al|dc|dcterms|' +
    'citation)[-:._].+|application-name|author|canonical|category|copyright|creator|description|' +
    'generator|keywords|language|publisher|rating|subject|title|topic|[\\w-]+-verification|' +
    'msvalidate\\.01|p:domain_verify|robots|google|googlebot(?:-\\w+)?|bingbot|slurp|' +
    'duckduckbot|applebot)$',
  'i',
);

/**
 * Whether a site may set the meta element of this name. Others configure the document and the
 * application that the site may be part of (`referrer`, `csrf-token`).
 */
export function isDescribing(name: string): boolean {
  return describing.test(name);
}

/** Reads `description` and `seo`, and the tags of `metadata`. */
export function readMetas({raw}: WrittenConfig): SiteMetas {
  const seo = fieldsOf(raw.get('seo'));
  const metatags = new Map<string, string>();
  for (const tags of [raw.get('metadata'), seo.get('metatags')]) {
    for (const [name, value] of fieldsOf(tags)) {
      const content = textOf(typeof value === 'number' ? String(value) : value);
      if (content !== undefined && isDescribing(name)) metatags.set(name, content);
    }
  }
  return {
    description: textOf(raw.get('description')),
    metatags,
    indexesAll: seo.get('indexing') === 'all' || seo.get('indexHiddenPages') === true,
  };
}
