import type * as german from './de.js';

/** A message of the interface of a site, by its English text; German says which there are. */
export type Message = keyof (typeof german)['messages'];

/** The messages of one language. */
export type Messages = Readonly<Record<Message, string>>;

/**
 * Returns a message in one language, with its `{0}` and `{1}` replaced by `values`. A message is
 * named by its English text, as in gettext.
 */
export type LocalizeText<Text extends string> = (
  message: Text,
  ...values: readonly unknown[]
) => string;

export type Localize = LocalizeText<Message>;

/** Localizes with the messages of a language, by their English texts; without them, to English. */
export function localizeWith<Text extends string>(
  translated: Readonly<Record<Text, string>> | undefined,
): LocalizeText<Text> {
  const messages = new Map<string, string>(Object.entries(translated ?? {}));
  return (message, ...values) =>
    (messages.get(message) ?? message).replace(/\{(\d)\}/g, (_, index: string) =>
      String(values[+index]),
    );
}

/** The code of the language in a language tag: `de` of `de-AT`. */
export function languageCode(tag: string): string {
  return tag.replace(/[-_].*/, '').toLowerCase();
}
