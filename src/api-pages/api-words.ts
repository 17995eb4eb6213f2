import {englishLimits, type LimitTexts} from '../openapi/limit-text.js';
import type {OperationWords} from '../openapi/operation-nodes.js';
import type {FailureWords} from './api-failures.js';
import type {OverviewTexts} from './overview-words.js';

/** Texts of the interface on the pages of an API. */
export interface ApiWords extends OperationWords, FailureWords {
  /** Beside the title of an operation in the list of an overview. */
  deprecated: string;
  /** The group of webhooks without a tag. */
  webhooks: string;
  /** On the pages of an API as a whole; without them in English. */
  overview?: OverviewTexts | undefined;
}

/** The texts in one language, as they are written: `{0}` is a name or a number. */
export type ApiTexts = PageTexts & {
  readonly limits: LimitTexts;
  readonly overview: OverviewTexts;
};

type PageTexts = Readonly<Record<keyof typeof english, string>>;

/** English. */
export const english = {
  childAttributes: 'child attributes',
  deprecated: 'deprecated',
  readOnly: 'read-only',
  writeOnly: 'write-only',
  example: 'Example:',
  oneOf: 'One of these:',
  anyOf: 'Any of these:',
  isUnknown: 'is missing, or has another value',
  not: 'not',
  stream: 'Stream of items:',
  item: 'item {0}',
  anyKey: '{key}',
  keysLike: 'keys like {0}',
  noOtherKeys: 'No other properties are allowed.',
  authorization: 'Authorization',
  pathParameters: 'Path parameters',
  queryParameters: 'Query parameters',
  headers: 'Headers',
  cookies: 'Cookies',
  body: 'Body',
  response: 'Response',
  responseHeaders: 'Response headers',
  links: 'Link',
  callbacks: 'Callbacks',
  webhooks: 'Webhooks',
  callback: 'The API sends these requests to your server.',
  webhook: 'This is a webhook: the API sends this {0} request to your server.',
  scopes: 'Scopes:',
  moreAbout: 'Learn more',
  or: 'or',
  optional: 'Requests without authorization are also accepted.',
  sharedHeader:
    'The security schemes {0} use the same header, {1}. It is sent once, with the credentials of the last one in this list that is filled in.',
  noDescription: 'The description of this API could not be loaded',
  elsewhere: 'Other parts of this site:',
  noOperation: 'The API description does not contain this operation',
  noSchema: 'The API description does not contain this schema',
  lookedFor: 'This page refers to',
  didYouMean: 'Did you mean:',
  apiKeyHeader: 'The API key, in this header.',
  apiKeyQuery: 'The API key, in this query parameter.',
  apiKeyCookie: 'The API key, in this cookie.',
  basic: 'Basic authentication: "Basic" and the Base64 encoding of "username:password".',
  bearer: 'Bearer authentication: "Bearer" and your token.',
  http: 'The credentials of this HTTP authentication scheme.',
  oauth2: 'OAuth 2: "Bearer" and an access token.',
  openIdConnect: 'OpenID Connect: "Bearer" and an access token.',
  mutualTLS: 'The client authenticates itself with a TLS certificate.',
  unknown: 'See the description of the API.',
  authorizationCode: 'Authorization code',
  clientCredentials: 'Client credentials',
  password: 'Password',
  implicit: 'Implicit',
  deviceAuthorization: 'Device authorization',
  authorizationUrl: 'Authorization URL:',
  deviceAuthorizationUrl: 'Device authorization URL:',
  tokenUrl: 'Token URL:',
  refreshUrl: 'Refresh URL:',
  openIdConnectUrl: 'OpenID configuration:',
  bearerFormat: 'Format of the token:',
} as const;

/** The texts of the pages of an API; without `texts` in English. */
export function apiWords(texts: PageTexts & Partial<ApiTexts> = english): ApiWords {
  return {
    ...texts,
    limits: texts.limits ?? englishLimits,
    item: (number) => fill(texts.item, String(number)),
    keysLike: (pattern) => fill(texts.keysLike, pattern),
    webhook: (method) => fill(texts.webhook, method),
    sharedHeader: ({name, schemes}) => fill(texts.sharedHeader, schemes.join(' + '), name),
    schemes: texts,
    flows: texts,
  };
}

function fill(text: string, ...values: readonly string[]): string {
  return text.replace(/\{([01])\}/g, (_, index: number) => values[index] ?? '');
}
