import type {LanguageWriter} from './samples/write-sample.js';

/** What a site says about the playground of an operation. */
export interface PlaygroundOptions {
  /** `simple` and `hide` show the endpoint without a playground. */
  readonly mode: 'show' | 'simple' | 'hide';
  /** Take precedence over the servers of the operation, unless empty. */
  readonly baseUrls: readonly string[];
  /** The languages of the samples, in their order; empty: those that are shown by default. */
  readonly languages: readonly string[];
  /** What writes samples in languages that are not shown by default. */
  readonly more?: readonly LanguageWriter[] | undefined;
  /** Whether the page has samples that are made: they follow what the reader enters. */
  readonly makesSamples: boolean;
  /** Whether it has responses that are made: they follow the variants that the reader chooses. */
  readonly makesResponses: boolean;
  /** Whether samples contain all parameters, or only the required ones. */
  readonly sampleValues: 'all' | 'required';
  /** Whether fields begin with the examples of the description. */
  readonly prefillsExamples: boolean;
  /** A URL before which the encoded URL of the request is written, if the site has a proxy. */
  readonly proxy?: string | undefined;
  /** Whether requests to the origin of the site carry the cookies that the reader has there. */
  readonly sendsCookies: boolean;
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
  makesSamples: false,
  makesResponses: false,
  sampleValues: 'all',
  prefillsExamples: false,
  sendsCookies: false,
  fileUrl: '',
};
