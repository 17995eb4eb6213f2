import type {Json} from '../shared/json.js';
import type {Schema} from './schema.js';

/**
 * What a page of an API explains and its playground sends: an operation of an OpenAPI file, or what
 * the `api:` of a page and its `ParamField`s say. No later step sees the file or its version
 * (OpenAPI 3.1.1 §4.8.10).
 */
export interface Operation {
  /** A webhook or a callback is explained but not sent: the server sends it. */
  readonly kind: 'operation' | 'webhook' | 'callback';
  /** In capital letters: `GET`. */
  readonly method: string;
  /** The path template `/users/{id}`; the name of a webhook; the expression of a callback. */
  readonly path: string;
  readonly operationId?: string;
  /** `summary`, else `operationId` in words, else the method and the path. */
  readonly title: string;
  /** Markdown. */
  readonly description: string;
  readonly isDeprecated: boolean;
  readonly tags: readonly string[];
  /** Those of the operation, else of its path, else of the file. */
  readonly servers: readonly Server[];
  /** Those of the operation, and of its path where they are not overridden. */
  readonly parameters: readonly Parameter[];
  readonly body?: RequestBody;
  readonly responses: readonly Response[];
  readonly callbacks: readonly Callback[];
  /** Any one of these; empty: the file does not say. */
  readonly security: readonly SecurityAlternative[];
  /** Whether objects inside others begin closed in the playground (`x-mint.playground.expand`). */
  readonly closesObjects?: boolean;
  /** Samples that the author wrote (`x-codeSamples`). */
  readonly samples: readonly WrittenSample[];
  readonly externalDocs?: {readonly url: string; readonly description: string};
}

export interface Callback {
  readonly name: string;
  readonly operations: readonly Operation[];
}

/** A base URL (OpenAPI 3.1.1 §4.8.5). */
export interface Server {
  /** A template with `{variables}`; relative ones are resolved against the file's URL. */
  readonly url: string;
  readonly description: string;
  readonly variables: readonly ServerVariable[];
}

export interface ServerVariable {
  readonly name: string;
  readonly default: string;
  /** The allowed values; empty: any. */
  readonly enum: readonly string[];
  readonly description: string;
}

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie' | 'querystring';

/** How a value is written into a URL or a header (OpenAPI 3.1.1 §4.8.12.3). */
export type ParameterStyle =
  | 'simple'
  | 'label'
  | 'matrix'
  | 'form'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'deepObject'
  /** OpenAPI 3.2: a cookie's value as it is, without percent-encoding. */
  | 'cookie';

export interface Parameter {
  readonly name: string;
  readonly place: ParameterPlace;
  /** Markdown. */
  readonly description: string;
  readonly isRequired: boolean;
  readonly isDeprecated: boolean;
  readonly style: ParameterStyle;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  /** Whether slashes of its value are those of the path (`x-multi-segment`). */
  readonly hasSegments?: boolean;
  /** Whether its name may be in the query with nothing after it (`allowEmptyValue`). */
  readonly allowsEmpty?: boolean;
  /** The value is written in this media type instead of a style (`content`). */
  readonly mediaType?: string;
  readonly schema: Schema;
  readonly examples: readonly Example[];
  /** What the field of the playground contains at the beginning (`x-default`, `initialValue`). */
  readonly initialValue?: Json;
}

export interface RequestBody {
  /** Markdown. */
  readonly description: string;
  readonly isRequired: boolean;
  /** At least one; the first is shown first. */
  readonly contents: readonly MediaContent[];
}

/** A body in one media type (OpenAPI 3.1.1 §4.8.14). */
export interface MediaContent {
  readonly mediaType: string;
  /** Of the complete body: of a stream, the list of its items. */
  readonly schema?: Schema;
  /** What is written of a stream: of each item (OpenAPI 3.2 `itemSchema`), and of the whole. */
  readonly stream?: {readonly item: Schema; readonly whole?: Schema};
  readonly examples: readonly Example[];
  /** Property → how its part of a form is written (OpenAPI 3.1.1 §4.8.15). */
  readonly encoding: ReadonlyMap<string, PartEncoding>;
  /** How the parts without names are written: the first ones, and all others (OpenAPI 3.2). */
  readonly prefixEncoding?: readonly PartEncoding[];
  readonly itemEncoding?: PartEncoding;
}

export interface PartEncoding {
  readonly contentType?: string;
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  readonly headers: readonly Parameter[];
}

export interface Response {
  /** `200`, `4XX`, `default`. */
  readonly status: string;
  /** Markdown. */
  readonly description: string;
  readonly headers: readonly Parameter[];
  readonly contents: readonly MediaContent[];
  readonly links: readonly ResponseLink[];
}

export interface ResponseLink {
  readonly name: string;
  readonly description: string;
  /** The `operationId` or reference of the operation it leads to. */
  readonly operation: string;
  /** Parameter → the expression of its value. */
  readonly parameters: ReadonlyMap<string, string>;
}

export interface Example {
  /** Empty for the only one. */
  readonly name: string;
  readonly summary: string;
  /** Markdown. */
  readonly description: string;
  readonly value?: Json;
  /** The value as it is sent (OpenAPI 3.2 `serializedValue`). */
  readonly text?: string;
  /** Where the value is, resolved against the file's URL. */
  readonly externalValue?: string;
}

/** Schemes that are required together; empty: no authorization (OpenAPI 3.1.1 §4.8.30). */
export type SecurityAlternative = readonly RequiredScheme[];

export interface RequiredScheme {
  readonly scheme: SecurityScheme;
  readonly scopes: readonly string[];
}

/** How requests are authorized (OpenAPI 3.1.1 §4.8.27). */
export type SecurityScheme = {
  /** Its name in the file, unique there. */
  readonly id: string;
  /** Markdown. */
  readonly description: string;
  readonly isDeprecated: boolean;
} & (
  | {
      readonly type: 'apiKey';
      /** Of the header, query parameter or cookie. */
      readonly name: string;
      readonly place: 'header' | 'query' | 'cookie';
      /** Written before the value that the reader enters (`api.auth.inputPrefix`). */
      readonly prefix?: string;
      readonly initialValue?: string;
    }
  | {
      readonly type: 'http';
      /** In lower case: `bearer`, `basic`, `digest`. */
      readonly scheme: string;
      /** The labels of the two fields of `basic`. */
      readonly labels?: readonly [username: string, password: string];
      readonly prefix?: string;
      readonly initialValue?: string;
      /** What a `bearer` token is: `JWT`. */
      readonly bearerFormat?: string;
    }
  | {readonly type: 'oauth2'; readonly flows: readonly OAuthFlow[]}
  | {
      readonly type: 'openIdConnect';
      /** Of the discovery document; as those of an {@link OAuthFlow}. */
      readonly url: string;
    }
  | {readonly type: 'mutualTLS'}
  /** A type that no standard names; it can be explained only. */
  | {readonly type: 'unknown'; readonly written: string}
);

/**
 * A way to get a token. Its URLs are as the description writes them: absolute, or relative to the
 * server that the reader has chosen (OpenAPI 3.1.1 §4.7), which only `endpointsOf` resolves.
 */
export interface OAuthFlow {
  readonly kind:
    | 'authorizationCode'
    | 'clientCredentials'
    | 'password'
    | 'implicit'
    | 'deviceAuthorization';
  readonly authorizationUrl?: string;
  readonly deviceAuthorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  /** Scope → what it allows. */
  readonly scopes: ReadonlyMap<string, string>;
}

/** A code sample of the author. */
export interface WrittenSample {
  readonly language: string;
  readonly label: string;
  readonly source: string;
}
