/** Country codes that authors use for languages, and the codes of those languages. */
const languageOfCountry: Readonly<Partial<Record<string, string>>> = {cn: 'zh', jp: 'ja'};

/** The language tag that browsers know for a language code of the configuration. */
export function languageTag(code: string): string {
  return languageOfCountry[code] ?? code;
}
