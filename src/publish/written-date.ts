import {escapePattern} from '../shared/escape-pattern.js';
import {localeOf} from '../shared/language-tag.js';

/** Finds the date that a text in a language names; `undefined` without one. */
export type DateReader = (text: string, language: string) => string | undefined;

/** The languages of dates on every page: one has "Sep", and the other one "Sept". */
const english = ['en', 'en-GB'];

const start = String.raw`(?<![\p{Ll}\d.])`;
const year = String.raw`(?<year>(?:19|20)\d\d)(?!\d)`;
const month = String.raw`(?<month>\d{1,2})(?!\d)`;
const day = String.raw`(?<day>\d{1,2})(?!\d)`;

/** Dates with the name of a month, in full and shortened, with and without a day. */
const datesWithNames: readonly Intl.DateTimeFormatOptions[] = [
  {dateStyle: 'long'},
  {dateStyle: 'medium'},
  {year: 'numeric', month: 'long'},
];

/** The name of a month alone: in some languages, it has another form than in a date. */
const namesAlone: readonly Intl.DateTimeFormatOptions[] = [{month: 'long'}, {month: 'short'}];

/** ISO 8601, also with slashes and with single digits; a month without a day has two digits. */
const international = [
  String.raw`${year}(?<sign>[-/])${month}\k<sign>${day}`,
  String.raw`${year}-(?<month>\d\d)(?![-/]?\d)`,
];

/**
 * Reads dates in texts: as in ISO 8601, in figures in the order of the language, and with the name
 * of a month in the language or in English. Of a month, it reads the first day. The results are
 * RFC 3339 dates and times in UTC.
 */
export function dateReader(): DateReader {
  // What a language needs takes a while.
  const readers = new Map<string, (text: string) => string | undefined>();
  return (text, language) => {
    const read = readers.get(language) ?? dateReaderIn(localeOf(language));
    readers.set(language, read);
    return read(text);
  };
}

function dateReaderIn(locale: string): (text: string) => string | undefined {
  const months = monthNames([locale, ...english]);
  const written = [...international, inFigures(locale), ...inWords([...months.keys()], locale)];
  const forms = written.map((form) => new RegExp(start + form, 'iu'));
  return (text) => {
    for (const form of forms) {
      const found = form.exec(text)?.groups;
      if (found) return dateOf(found, months);
    }
    return undefined;
  };
}

function dateOf(
  {year, month, name = '', day = '1'}: Readonly<Record<string, string | undefined>>,
  months: ReadonlyMap<string, number>,
): string | undefined {
  const index = months.get(name.toLowerCase()) ?? Number(month) - 1;
  const date = new Date(Date.UTC(Number(year), index, Number(day)));
  // Not February 30.
  const isDate = date.getUTCMonth() === index && date.getUTCDate() === Number(day);
  return isDate ? date.toISOString().replace('.000', '') : undefined;
}

/** A date in figures as the language writes it: `7/12/2025` in English, `12.7.2025` in German. */
function inFigures(locale: string): string {
  const parts = formatOf(locale, {year: 'numeric', month: 'numeric', day: 'numeric'})(0);
  const literal = parts.find(({type}) => type === 'literal')?.value ?? '';
  const sign = escapePattern(literal.replaceAll(/[\s\u200E\u200F]/g, ''));
  const fields = new Map(Object.entries({year, month, day}));
  return parts.flatMap(({type}) => fields.get(type) ?? []).join(String.raw`\s?${sign}\s?`);
}

/** Dates with one of these names of months: `5th Nov, 2026`, `1. Juli 2025`, `2025年5月1日`. */
function inWords(names: readonly string[], locale: string): readonly string[] {
  const longestFirst = names.toSorted((one, other) => other.length - one.length);
  const name =
    `(?<name>${longestFirst.map(escapePattern).join('|')})` +
    String.raw`(?!(?<=\d)\d|(?<=\p{Ll})\p{Ll})`;
  // "5th", "1er", "1º".
  const ordinal = String.raw`${day}\p{L}{0,3}`;
  const between = [String.raw`[\s.]`, 'of', ...wordsBetween(locale)].join('|');
  const gap = `(?:-|(?:${between}){0,6})`;
  const lastYear = `[,،]?${gap}${year}`;
  return [
    name + gap + ordinal + lastYear,
    ordinal + gap + name + lastYear,
    year + gap + name + gap + ordinal,
    name + lastYear,
    year + gap + name,
  ];
}

/** The words between the parts of a date, such as "de" in Spanish. */
function wordsBetween(locale: string): readonly string[] {
  const parts = datesWithNames.flatMap((style) => formatOf(locale, style)(0));
  const others = parts.filter(({type}) => !['day', 'month', 'year'].includes(type));
  return [...new Set(others.flatMap(({value}) => value.match(/\p{L}+/gu) ?? []))];
}

/** The names of months, in small letters, also shortened and declined → their indexes from 0. */
function monthNames(locales: readonly string[]): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  for (const locale of locales) {
    for (const style of [...datesWithNames, ...namesAlone]) {
      const partsIn = formatOf(locale, style);
      for (let index = 0; index < 12; index++) {
        // "7月" alone has its number as month.
        const parts = partsIn(index).filter(
          ({type}) => type === 'month' || namesAlone.includes(style),
        );
        const name = parts.map(({value}) => value).join('');
        const key = name.toLowerCase().replace(/\.$/, '');
        if (/\p{L}/u.test(key) && !names.has(key)) names.set(key, index);
      }
    }
  }
  return names;
}

/** Formats the first day of a month, whose index is from 0, in the Gregorian calendar. */
function formatOf(
  locale: string,
  style: Intl.DateTimeFormatOptions,
): (month: number) => readonly Intl.DateTimeFormatPart[] {
  const western = {calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC'};
  const format = new Intl.DateTimeFormat(locale, {...style, ...western});
  return (month) => format.formatToParts(Date.UTC(2000, month, 1));
}
