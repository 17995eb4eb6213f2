import type * as german from './api-de.js';
import type {LocalizeText} from './messages.js';

/** A message of the API reference, by its English text. The German ones say which there are. */
export type ApiMessage = keyof (typeof german)['messages'];

/** The messages of one language. */
export type ApiMessages = Readonly<Record<ApiMessage, string>>;

export type ApiLocalize = LocalizeText<ApiMessage>;
