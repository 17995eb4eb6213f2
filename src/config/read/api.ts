import {readPagePath} from './navigation.js';
import {definedOnly, fieldsOf, flagOf, listOf, textOf} from './raw.js';
import {readSampleLanguages} from './sample-languages.js';
import type {WrittenConfig} from '../site-config.js';

/** How the site shows APIs: `openapi` and `api` of `docs.json`. */
export interface ApiSettings {
  /** The API descriptions of the site. */
  readonly sources: readonly ApiSource[];
  /** Base URLs for all operations, instead of the servers that the descriptions name. */
  readonly baseUrls: readonly string[];
  readonly auth?: ApiAuth;
  readonly playground: PlaygroundMode;
  /** Requests are sent through this URL, if the site names one. */
  readonly proxy?: string;
  /** Whether requests to the origin of the site carry the cookies that the reader has there. */
  readonly sendsCookies: boolean;
  /** Whether parameters and properties stay in the file's order; otherwise required ones lead. */
  readonly keepsOrder: boolean;
  /** The languages of the samples, as written; empty: those that are shown by default. */
  readonly languages: readonly string[];
  /** Whether samples contain all parameters, or only the required ones. */
  readonly sampleValues: 'all' | 'required';
  /** Whether samples of requests and responses are made where the author has written none. */
  readonly makesSamples: boolean;
  /** Whether the playground begins with the examples of the description. */
  readonly prefillsExamples: boolean;
  /** Whether the properties of objects are shown without a click. */
  readonly isExpanded: boolean;
  /** The keywords of schemas whose values are labels beside the names of fields. */
  readonly labelKeys: readonly string[];
  /** Whether the pages of all operations of an API begin with one of the API as a whole. */
  readonly hasOverviews: boolean;
  /** Whether that page links to the file that describes the API. */
  readonly offersFiles: boolean;
}

/** `show`: with a button to try it; `simple`: only the method and the URL; `hide`: neither. */
export type PlaygroundMode = 'show' | 'simple' | 'hide';

/** Where an API is described: a path relative to the folder of `docs.json`, or a URL. */
export interface ApiSource {
  readonly file: string;
  /** The folder of the pages that are made from it. */
  readonly directory?: string;
}

/** How the reader authorizes requests. */
export interface ApiAuth {
  readonly method: 'bearer' | 'basic' | 'key' | 'none';
  /** Of the header; for `basic` the labels of the two fields, separated by a colon. */
  readonly name?: string;
  readonly inputPrefix?: string;
}

/** Reads the settings of either shape of `docs.json`. */
export function readApiSettings(config: WrittenConfig): ApiSettings {
  const {raw} = config;
  const api = fieldsOf(raw.get('api'));
  const mdx = fieldsOf(api.get('mdx'));
  const playground = fieldsOf(api.get('playground'));
  const examples = fieldsOf(api.get('examples'));
  const params = fieldsOf(api.get('params'));
  const shown = params.get('expanded') ?? fieldsOf(api.get('paramFields')).get('expanded');
  return definedOnly({
    sources: [...readSources(raw.get('openapi')), ...readSources(api.get('openapi'))],
    baseUrls: textsOf(api.get('baseUrl') ?? mdx.get('server')),
    auth: readAuth(api.get('auth') ?? mdx.get('auth')),
    playground: readPlayground(playground.get('mode') ?? playground.get('display')) ?? 'show',
    proxy: textOf(playground.get('proxy')),
    sendsCookies: flagOf(playground.get('credentials')) ?? false,
    keepsOrder: flagOf(api.get('maintainOrder')) ?? false,
    languages: readSampleLanguages(config),
    sampleValues:
      examples.get('defaults') === 'required' ? ('required' as const) : ('all' as const),
    makesSamples: flagOf(examples.get('autogenerate')) ?? true,
    prefillsExamples: flagOf(examples.get('prefill')) ?? false,
    isExpanded: shown === 'all' || shown === true,
    labelKeys: textsOf(params.get('post')),
    hasOverviews: flagOf(api.get('overview')) ?? true,
    offersFiles: flagOf(fieldsOf(api.get('spec')).get('download')) ?? true,
  });
}

/** The API descriptions of a tab or an anchor that is named by a prefix of paths. */
export interface PrefixSources {
  readonly sources: readonly ApiSource[];
  /** Its prefix: the folder of the pages made from a description that names no other. */
  readonly path?: string;
  readonly version?: string;
}

/** Reads `openapi` of `tabs` and `anchors` outside of `navigation`. */
export function readPrefixSources({raw}: WrittenConfig): readonly PrefixSources[] {
  return [...listOf(raw.get('tabs')), ...listOf(raw.get('anchors'))].map((division) => {
    const fields = fieldsOf(division);
    return definedOnly({
      sources: readSources(fields.get('openapi')),
      path: readPagePath(fields.get('url')),
      version: textOf(fields.get('version')),
    });
  });
}

/** Reads `openapi`: a path or URL, a list of them, or `{source, directory}`. */
export function readSources(value: unknown): readonly ApiSource[] {
  return (Array.isArray(value) ? listOf(value) : [value]).flatMap((item): readonly ApiSource[] => {
    const fields = fieldsOf(item);
    const directory = textOf(fields.get('directory'));
    return textsOf(fields.has('source') ? fields.get('source') : item).map((file) =>
      definedOnly({file, directory}),
    );
  });
}

const modes: ReadonlyMap<unknown, PlaygroundMode> = new Map([
  ['show', 'show'],
  ['interactive', 'show'],
  ['auth', 'show'],
  ['simple', 'simple'],
  ['hide', 'hide'],
  ['none', 'hide'],
]);

/** Reads the mode of the playground, of the site or of a page; both shapes have other words. */
export function readPlayground(value: unknown): PlaygroundMode | undefined {
  return modes.get(value);
}

const methods = ['bearer', 'basic', 'key', 'none'] as const;

/** Reads `auth`. */
function readAuth(value: unknown): ApiAuth | undefined {
  const fields = fieldsOf(value);
  const method = methods.find((one) => one === fields.get('method'));
  return (
    method &&
    definedOnly({
      method,
      name: textOf(fields.get('name')),
      inputPrefix: textOf(fields.get('inputPrefix')),
    })
  );
}

function textsOf(value: unknown): readonly string[] {
  return (Array.isArray(value) ? listOf(value) : [value]).flatMap((item) => textOf(item) ?? []);
}
