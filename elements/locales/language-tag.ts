/** Codes of countries that authors write for languages, and the languages' own. */
const meant: Readonly<Partial<Record<string, string>>> = {cn: 'zh', jp: 'ja'};

/** The tag that browsers know a language by, of the code that the configuration calls it. */
export function languageTag(code: string): string {
  return meant[code] ?? code;
}
