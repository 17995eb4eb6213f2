const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september'],
  ...['october', 'november', 'december'],
];

const word = '([a-z]{3,9})\\.?';
const forms: readonly (readonly [RegExp, (parts: readonly string[]) => readonly string[]])[] = [
  [
    /\b(\d{4})([-/])(\d{1,2})\2(\d{1,2})\b/,
    ([year = '', , month = '', day = '']) => [year, month, day],
  ],
  [
    new RegExp(`\\b${word} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b`, 'i'),
    ([month = '', day = '', year = '']) => [year, numberOf(month), day],
  ],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? ${word},? (\\d{4})\\b`, 'i'),
    ([day = '', month = '', year = '']) => [year, numberOf(month), day],
  ],
  [
    new RegExp(`\\b${word},? (\\d{4})\\b`, 'i'),
    ([month = '', year = '']) => [year, numberOf(month), '1'],
  ],
];

/**
 * The date that a text names, as people write it in English or as ISO 8601; of a month, its first
 * day. `undefined` without one. The result is an RFC 3339 date and time in UTC.
 */
export function writtenDate(text: string): string | undefined {
  for (const [form, partsOf] of forms) {
    const found = form.exec(text);
    if (!found) continue;
    const [year = 0, month = 0, day = 0] = partsOf(found.slice(1)).map(Number);
    const date = new Date(Date.UTC(year, month - 1, day));
    // Neither February 30 nor a word that is no month.
    if (date.getUTCMonth() === month - 1 && date.getUTCDate() === day) {
      return date.toISOString().replace('.000', '');
    }
  }
  return undefined;
}

/** The number of a month, also by a short form of its name; `0` for any other word. */
function numberOf(name: string): string {
  const lower = name.toLowerCase();
  const short = lower === 'sept' ? 'sep' : lower;
  const number = months.findIndex((month) => month === lower || month.slice(0, 3) === short) + 1;
  return String(number);
}
