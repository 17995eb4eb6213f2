/** Country codes that authors use for languages, and the codes of those languages. */
const languageOfCountry = new Map([
  ['cn', 'zh'],
  ['jp', 'ja'],
]);

/** The language tag that browsers know for a language code of the configuration. */
export function languageTag(code: string): string {
  return languageOfCountry.get(code) ?? code;
}
