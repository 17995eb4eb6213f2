import {definedOnly, fieldsOf, listOf, readEach, textOf} from './raw.js';
import {readLink, readTarget} from './values.js';
import type {ConfigLink, ConfigSocial, WrittenConfig} from '../site-config.js';
import {languageFields} from './language.js';

/** The footer of every page. */
export interface ConfigFooter {
  /** Accounts, in the author's order. */
  readonly socials: readonly ConfigSocial[];
  readonly columns: readonly FooterColumn[];
}

/** A column of links, usually with a heading. */
export interface FooterColumn {
  readonly header?: string;
  readonly links: readonly ConfigLink[];
}

/**
 * Reads `footerSocials` and `footer`. A language's footer takes precedence over the site's. Links
 * outside a column form one without a heading; columns without links are left out.
 */
export function readFooter(config: WrittenConfig, language?: string): ConfigFooter {
  const {raw} = config;
  const own = fieldsOf(languageFields(config, language).get('footer'));
  const site = fieldsOf(raw.get('footer'));
  return {
    socials: readSocials(own.get('socials') ?? raw.get('footerSocials') ?? site.get('socials')),
    columns: readColumns(own.get('links') ?? site.get('links')),
  };
}

function readColumns(value: unknown): readonly FooterColumn[] {
  const loose = readEach(listOf(value), (item) => (itemsOf(item) ? undefined : readLink(item)));
  const columns = readEach(listOf(value), (item) => {
    const fields = fieldsOf(item);
    const links = readEach(listOf(itemsOf(item)), readLink);
    const header = textOf(fields.get('header')) ?? textOf(fields.get('title'));
    return links.length === 0 ? undefined : definedOnly({header, links});
  });
  return loose.length === 0 ? columns : [{links: loose}, ...columns];
}

function itemsOf(column: unknown): unknown {
  const fields = fieldsOf(column);
  return fields.get('items') ?? fields.get('links');
}

/** The accounts: a map from platform to URL, or the older list of `{type, url}`. */
export function readSocials(value: unknown): readonly ConfigSocial[] {
  const pairs: readonly (readonly [unknown, unknown])[] = Array.isArray(value)
    ? listOf(value).map((item) => [fieldsOf(item).get('type'), fieldsOf(item).get('url')])
    : [...fieldsOf(value)];
  return readEach(pairs, (pair) => {
    const [name, url] = pair as readonly [unknown, unknown];
    const platform = textOf(name);
    const target = readTarget(url);
    return platform === undefined || target === undefined ? undefined : {platform, target};
  });
}
