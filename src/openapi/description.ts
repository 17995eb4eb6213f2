import type {Frontmatter} from '../content/page.js';
import type {PendingDiagnostic} from '../diagnostics/pending-diagnostic.js';
import type {Operation} from './operation.js';
import type {Part} from './part.js';
import type {Resolver} from './resolver.js';
import type {Schema} from './schema.js';

/**
 * An OpenAPI file that was read: of every version, upgraded to the latest one. Its operations are
 * listed at once; each is read when it is shown.
 */
export interface ApiDescription {
  /** Its path relative to the folder of `docs.json`, or its URL. */
  readonly file: string;
  /** `info.title`. */
  readonly title: string;
  /** In the file's order, webhooks last; those with `x-excluded` or `x-internal` are left out. */
  readonly operations: readonly OperationEntry[];
  /** The names of `components.schemas`. */
  readonly schemas: readonly string[];
  /** The tags that the file describes or groups, in its order; operations may have others. */
  readonly tags: readonly ApiTag[];
  /** Whether texts that were loaded may link to parts of it: `#tag/users`. */
  readonly hasLinks: boolean;
  /** What is wrong with the file; what can be read is there all the same. */
  readonly diagnostics: readonly PendingDiagnostic[];
  /** Everything about an operation. Loads other files that it refers to. */
  read(entry: OperationEntry, signal?: AbortSignal): Promise<ReadOperation>;
  /** A schema of `components.schemas`, as it is named there. */
  readSchema(name: string, signal?: AbortSignal): Promise<Schema | undefined>;
  /** What it is read from: parts that load later read the rest of it. */
  readonly source: DescriptionSource;
  /**
   * Loads all files that it refers to anywhere. Returns those that were loaded: paths relative to
   * the folder of `docs.json`, or URLs.
   */
  loadFiles(signal?: AbortSignal): Promise<readonly string[]>;
  /**
   * What is wrong with its operations, also those that no page shows, and which references in any
   * of its files lead nowhere.
   */
  check(signal?: AbortSignal): Promise<readonly PendingDiagnostic[]>;
}

/** The files of a description, and the parts of them that are its operations. */
export interface DescriptionSource {
  /** To be forked by those who collect problems of their own. */
  readonly resolver: Resolver;
  readonly operations: ReadonlyMap<OperationEntry, {readonly part: Part; readonly item: Part}>;
}

export interface ReadOperation {
  readonly operation: Operation;
  /** What is wrong with this operation: references to nothing, say. */
  readonly diagnostics: readonly PendingDiagnostic[];
}

/** What a list of pages says of an operation. */
export interface OperationEntry {
  readonly kind: 'operation' | 'webhook';
  /** In capital letters: `GET`; one of `additionalOperations` as it is written. */
  readonly method: string;
  /** The path template, or the name of a webhook. */
  readonly path: string;
  readonly operationId?: string;
  /** `summary`, else `operationId` in words, else the method and the path. */
  readonly title: string;
  /** The URL of its page is made from this, where it is not the title. */
  readonly urlTitle?: string;
  /** `description`, Markdown. */
  readonly description: string;
  /** The names of its tags; the first one groups it. */
  readonly tags: readonly string[];
  readonly isDeprecated: boolean;
  /** It has a page, but is not listed (`x-hidden`). */
  readonly isHidden: boolean;
  /** `x-mint`, as it is in the file: it may set title, URL and Markdown of its page. */
  readonly page: OperationPageOptions;
}

/** What `x-mint` says of the page of an operation. */
export interface OperationPageOptions {
  /** Properties of the page's frontmatter. */
  readonly metadata: Frontmatter;
  /** Markdown before the generated content. */
  readonly content: string;
  /** The path of the page. */
  readonly href?: string;
}

export interface ApiTag {
  readonly name: string;
  /** Shown instead of the name (`x-group`, `x-displayName`, `summary`). */
  readonly label: string;
  /** Markdown. */
  readonly description: string;
  /** The labels of the groups around it, outermost first (`x-tagGroups`, `parent`). */
  readonly groups: readonly string[];
}
