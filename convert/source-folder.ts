import type {Loader} from '../src/site/loader.js';
import {isPrivate} from '../src/site/private-path.js';

/** A folder that another tool makes a site of. */
export interface SourceFolder {
  /** The paths of its files that are for readers. */
  readonly files: ReadonlySet<string>;
  /** The paths of all of its files: also of hidden ones, which contain settings of tools. */
  readonly all: ReadonlySet<string>;
  /** The paths of the files that the new site must not replace: in place, all of them. */
  readonly kept: ReadonlySet<string>;
  /** The text of a file; `undefined` for one that there is not, and for one that cannot be read. */
  readonly text: (path: string) => Promise<string | undefined>;
  /** Whether the new site can show an icon of this name. */
  readonly isIcon: (name: string) => Promise<boolean>;
}

/** A folder whose texts are read once. */
export function sourceFolder(
  files: readonly string[],
  loader: Loader,
  isIcon: SourceFolder['isIcon'],
): SourceFolder {
  const texts = new Map<string, Promise<string | undefined>>();
  const all = new Set(files);
  return {
    files: new Set(files.filter((file) => !isPrivate(file))),
    all,
    kept: new Set(),
    isIcon,
    text(path) {
      if (!all.has(path)) return Promise.resolve(undefined);
      const read = () => loader.text(path).then((text) => (isPage(path) ? notTooDeep(text) : text));
      const known = texts.get(path) ?? read().catch(() => undefined);
      texts.set(path, known);
      return known;
    },
  };
}

function isPage(path: string): boolean {
  return /\.(?:md|mdx|markdown)$/i.test(path);
}

const marks = /^(?:[ \t]|>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])){400,}/gm;

/**
 * A text without the marks of quotes and lists beyond the 400th column: parsers of Markdown call
 * themselves for each, and end with an error where there are thousands.
 */
function notTooDeep(text: string): string {
  return text.replaceAll(marks, (written) => written.slice(0, 400));
}
