import type {SecurityAlternative} from '../openapi/operation.js';

/** What a site says about the playground of an operation. */
export interface PlaygroundOptions {
  /** `simple` and `hide` show the endpoint without a playground. */
  readonly mode: 'show' | 'simple' | 'hide';
  /** Take precedence over the servers of the operation, unless empty. */
  readonly baseUrls: readonly string[];
  /** Takes precedence over the security of the operation. */
  readonly auth?: readonly SecurityAlternative[] | undefined;
  /** The languages of the samples, in their order; empty: all. */
  readonly languages: readonly string[];
  /** A URL before which the encoded URL of the request is written, if the site has a proxy. */
  readonly proxy?: string | undefined;
  /** The URL that authorization servers redirect to; by default this page, without its query. */
  readonly redirectUri?: string | undefined;
  /**
   * The absolute URL of the API file, else of the page: relative servers are resolved against it,
   * and what the reader chose is stored for it.
   */
  readonly fileUrl: string;
}

export const defaultPlaygroundOptions: PlaygroundOptions = {
  mode: 'show',
  baseUrls: [],
  languages: [],
  fileUrl: '',
};
