/** Country codes that authors use for languages, and the codes of those languages. */
const languageOfCountry: ReadonlyMap<string, string> = new Map([
  ['cn', 'zh'],
  ['jp', 'ja'],
]);

/** Languages that are written from right to left. */
const rightToLeft = /^(?:ar|ckb|dv|fa|he|iw|ps|sd|ug|ur|yi)\b/;

/** The language tag that browsers know for a language code of the configuration (BCP 47). */
export function languageTag(code: string): string {
  return languageOfCountry.get(code) ?? code;
}

/** Whether a language is written from right to left. */
export function isRightToLeft(language: string): boolean {
  return rightToLeft.test(language);
}

/** A valid locale for `Intl`, also of `de_DE`; for any other invalid tag, English. */
export function localeOf(language: string): string {
  try {
    return Intl.getCanonicalLocales(language.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}
