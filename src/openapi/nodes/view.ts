import type {Slugger} from '../../content/link-targets.js';
import type {DocNode} from '../../content/nodes.js';
import type {LimitTexts} from '../limit-text.js';
import type {MediaContent, OAuthFlow} from '../operation.js';
import type {Direction} from '../schema.js';
import type {SharedHeader} from '../shared-headers.js';

/** A tab for one of several variants, media types or examples. */
export interface TabChoice {
  /** The {@link Choice}, the contents of a body, or the examples of one of them. */
  readonly of: object;
  readonly index: number;
}

/** How schemas are shown on a page. */
export interface SchemaView {
  /** What is not sent in it is left out; undefined: nothing is. */
  readonly direction: Direction | undefined;
  /** The words of the interface, in the reader's language. */
  readonly words: SchemaWords;
  /** Whether properties stay in the file's order; otherwise required ones lead. */
  readonly keepsOrder: boolean;
  /** Whether the properties of objects are shown without a click. */
  readonly isExpanded: boolean;
  /** The ids of the page: each is given once. */
  readonly ids: Slugger;
  /** What a tab chooses, by its id: filled in while the nodes are made. */
  readonly tabs: Map<string, TabChoice>;
  /** Reads a description, which is Markdown. */
  readMarkdown(text: string): readonly DocNode[];
  /** Samples of a body that are shown below its fields; without it, none are. */
  readonly samplesOf?: SamplesOf | undefined;
  /** Whether the only sample is shown there as well: that of a request is beside the text. */
  readonly showsOnlySample?: boolean;
}

/** The samples of a body in one media type. */
export type SamplesOf = (content: MediaContent, direction: Direction) => readonly BodySample[];

/** Texts of the interface; each function fills in a name or a value. */
export interface SchemaWords {
  childAttributes: string;
  readOnly: string;
  writeOnly: string;
  example: string;
  oneOf: string;
  anyOf: string;
  /** After the name of a discriminator: it is missing, or means no variant. */
  isUnknown: string;
  not: string;
  /** Before the schema of each item of a stream. */
  stream: string;
  item(number: number): string;
  anyKey: string;
  keysLike(pattern: string): string;
  noOtherKeys: string;
  limits: LimitTexts;
}

/** What the page of an operation is made with. */
export interface OperationView extends Omit<SchemaView, 'direction'> {
  readonly words: OperationWords;
  /** Samples of the request. */
  readonly samples: readonly CodeSample[];
  /** Samples of responses. */
  readonly responses: readonly CodeSample[];
  /**
   * A URL of a security scheme in full, or as it is written where its server is not known. By
   * default, all are shown as they are written.
   */
  apiUrl?(written: string): string;
  /** The page of an operation that the link of a response names, if it has one. */
  pageOf?(name: string): OperationPage | undefined;
}

export interface OperationPage {
  readonly path: string;
  readonly title: string;
}

/** A block of code in the column beside the text. */
export interface CodeSample {
  readonly title: string;
  /** As the highlighter knows it. */
  readonly language: string;
  readonly code: string;
}

/** A sample of a body; `index` is that of the example that it shows. */
export interface BodySample extends CodeSample {
  readonly index: number;
}

/** Headings and texts of the page of an operation. */
export interface OperationWords extends SchemaWords {
  authorization: string;
  pathParameters: string;
  queryParameters: string;
  headers: string;
  cookies: string;
  body: string;
  response: string;
  responseHeaders: string;
  links: string;
  callbacks: string;
  /** Which way the requests of callbacks go, and that of a webhook with an HTTP method. */
  callback: string;
  webhook: (method: string) => string;
  scopes: string;
  moreAbout: string;
  /** Between ways to authorize a request, one of which is enough. */
  or: string;
  optional: string;
  /** What is sent of schemes that are needed together and use one header. */
  sharedHeader: (header: SharedHeader) => string;
  /** How the credential is sent, by the type of its scheme. */
  schemes: Readonly<Record<SecurityKind, string>>;
  /** The names of flows of OAuth 2, and the labels of their URLs. */
  flows: Readonly<Record<OAuthFlow['kind'], string>>;
  authorizationUrl: string;
  deviceAuthorizationUrl: string;
  tokenUrl: string;
  refreshUrl: string;
  /** The label of the URL of a discovery document. */
  openIdConnectUrl: string;
  bearerFormat: string;
}

/** The ways to send a credential that have a text of their own. */
export type SecurityKind =
  | 'apiKeyHeader'
  | 'apiKeyQuery'
  | 'apiKeyCookie'
  | 'basic'
  | 'bearer'
  | 'http'
  | 'oauth2'
  | 'openIdConnect'
  | 'mutualTLS'
  | 'unknown';
