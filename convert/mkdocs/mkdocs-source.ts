import {ConvertedSite} from '../converted-site.js';
import type {SourcePlace} from '../note.js';
import type {SourceFolder} from '../source-folder.js';
import type {MkdocsConfig} from './mkdocs-config.js';
import {featuresOf} from './mkdocs-extensions.js';
import type {Features} from './python-reader.js';

/** A site of MkDocs that is being converted. */
export class MkdocsSource extends ConvertedSite {
  readonly config: MkdocsConfig;
  readonly features: Features;
  /** The files of the folder of pages, by their paths in it. */
  readonly files: ReadonlySet<string>;
  /** Those that are pages. */
  readonly pages: readonly string[];
  /** The same, to look them up. */
  readonly pageSet: ReadonlySet<string>;
  /** Their paths in the new site. */
  readonly newFiles: ReadonlyMap<string, string>;

  constructor(folder: SourceFolder, config: MkdocsConfig) {
    super(folder, config.docs);
    this.config = config;
    this.features = featuresOf(config);
    const {docs} = config;
    const inner = [...folder.files].flatMap((file) =>
      file.startsWith(docs) ? [file.slice(docs.length)] : [],
    );
    this.files = new Set(inner);
    this.pages = inner.filter((file) => isPage(file, this.files)).sort();
    this.pageSet = new Set(this.pages);
    const wanted = this.pages.map((file) => [docs + file, newFileOf(file)] as const);
    const paths = this.paths.pathsFor(new Map(wanted));
    this.newFiles = new Map([...paths].map(([file, path]) => [file.slice(docs.length), path]));
  }

  /** The text of a file of the folder of pages. */
  text(file: string): Promise<string | undefined> {
    return this.folder.text(this.config.docs + file);
  }

  /** Notes that a setting is not carried over, or that code computes it. */
  leaveOutSetting(name: string, instead: string, key = name.split('.').at(-1) ?? name): void {
    this.leaveOut(this.placeOf(key), `The setting "${name}"`, instead);
  }

  /** Where a setting is written. */
  placeOf(key: string): SourcePlace {
    return {file: this.config.file, line: this.config.lineOf(key)};
  }
}

function newFileOf(file: string): string {
  return file.replace(/\.markdown$/i, '.md');
}

/** Whether a file is a page: a `README` is not one beside an `index`. */
function isPage(file: string, files: ReadonlySet<string>): boolean {
  if (!/\.(?:md|markdown)$/i.test(file)) return false;
  const [readme] = /(?:^|\/)README\.md$/.exec(file) ?? [];
  return readme === undefined || !files.has(`${file.slice(0, -'README.md'.length)}index.md`);
}
