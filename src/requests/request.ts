import type {Limit} from '../openapi/limit-text.js';
import type {Json} from '../shared/json.js';
import type {NumberLiteral} from '../shared/number-literal.js';

export type {NumberLiteral};

/**
 * What a reader has entered for an operation. It makes one {@link HttpRequest}, from which the URL,
 * the samples, the request that is sent and the link to share all follow.
 */
export interface RequestValues {
  /** The base URL, its variables filled in; without it, samples show the path alone. */
  readonly server: string;
  /** `query:limit` → the value; a parameter without one is left out. */
  readonly parameters: ReadonlyMap<string, InputValue>;
  readonly body?: BodyValue | undefined;
  readonly credentials: readonly Credential[];
}

/** A value of JSON in which numbers may be literals and files may be contained. */
export type InputValue =
  | Json
  | NumberLiteral
  | FileValue
  | readonly InputValue[]
  | ReadonlyMap<string, InputValue>;

/** A file that the reader has chosen. */
export interface FileValue {
  readonly file: Blob;
  readonly name: string;
}

/** The body, in a media type of the operation. */
export interface BodyValue {
  readonly mediaType: string;
  /** A value to be written in the media type; a text that is sent as it is; a file. */
  readonly content:
    | {readonly kind: 'value'; readonly value: InputValue}
    | {readonly kind: 'text'; readonly text: string}
    | {readonly kind: 'file'; readonly file: FileValue};
}

/** What authorizes a request. An empty value is not sent. */
export type Credential =
  | {
      readonly type: 'apiKey';
      readonly place: 'header' | 'query' | 'cookie';
      readonly name: string;
      readonly value: string;
    }
  | {readonly type: 'basic'; readonly username: string; readonly password: string}
  /** `Authorization: <scheme> <token>`; the scheme is `Bearer` for tokens of OAuth. */
  | {readonly type: 'token'; readonly scheme: string; readonly token: string};

/** A request as it is sent (RFC 9110). */
export interface HttpRequest {
  readonly method: string;
  /** Absolute and encoded; relative where no server is known. */
  readonly url: string;
  /** In the order in which they are shown; names as written. */
  readonly headers: readonly HttpHeader[];
  /** Cookies, which browsers do not allow to be set: samples contain them. */
  readonly cookies: readonly HttpHeader[];
  readonly body?: HttpBody;
  /**
   * Whether the URL or a header contains a key. Browsers take `Authorization` off when a redirect
   * leads to another origin, and nothing else.
   */
  readonly hasKey?: boolean;
}

export type HttpHeader = readonly [name: string, value: string];

export type HttpBody =
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'file'; readonly file: FileValue}
  /** Without a `Content-Type` header: what sends it chooses the boundary (RFC 7578). */
  | {
      readonly kind: 'multipart';
      readonly parts: readonly FormPart[];
      /** Without its boundary; `multipart/form-data` if it is not given. */
      readonly mediaType?: string;
    };

/** A part of a form (RFC 7578 §4), or of another body in parts (RFC 2046 §5.1). */
export interface FormPart {
  /** Empty: none, and no `Content-Disposition` that would say it. */
  readonly name: string;
  readonly content: string | FileValue;
  readonly contentType?: string;
  readonly headers: readonly HttpHeader[];
}

/** Why a request is not what the description wants. */
export interface RequestProblem {
  /** `query:limit`, `body`, `body:/address/street` (RFC 6901), `credential:ApiKey`. */
  readonly at: string;
  readonly reason:
    | {readonly kind: 'missing'}
    | {readonly kind: 'wrong-type'; readonly expected: Limit}
    | {readonly kind: 'not-allowed'; readonly allowed: readonly string[]}
    | {readonly kind: 'limit'; readonly limit: Limit}
    | {readonly kind: 'not-json'; readonly message: string}
    /** Browsers do not allow scripts to set it: cookies, `Host`, `Content-Length`, … */
    | {readonly kind: 'forbidden-header'; readonly name: string}
    /** Browsers do not send a body with this method. */
    | {readonly kind: 'forbidden-body'; readonly method: string}
    /** Browsers do not allow scripts to use this method: `TRACE`. */
    | {readonly kind: 'forbidden-method'; readonly method: string};
}
