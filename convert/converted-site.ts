import type {LeftOut} from '../src/diagnostics/catalog/convert.js';
import type {Diagnostic, Location} from '../src/diagnostics/diagnostic.js';
import type {Conversion} from './conversion.js';
import {FreePaths} from './free-paths.js';
import type {SourceMarkdown} from './markdown/source-markdown.js';
import {convertText, type BlockCounts} from './markdown/text-writer.js';
import {locationOf, note, type SourcePlace} from './note.js';
import {withHead} from './page-head.js';
import {CodeSetting} from './settings/setting.js';
import type {SourceFolder} from './source-folder.js';

/** What a conversion says about itself; the rest of it is in the site. */
type ConversionDetails = Pick<Conversion, 'tool' | 'config' | 'unused'> & {
  /** Files of pages → their paths in the new site. */
  readonly pages: Iterable<readonly [string, string]>;
};

/** A site of another tool that is being converted. */
export class ConvertedSite {
  readonly folder: SourceFolder;
  /** Gives each file of the new site a path of its own. */
  readonly paths: FreePaths;
  /** The folder that paths of the new site begin at: empty, or with a slash at its end. */
  readonly root: string;
  /** What could not be carried over. */
  readonly notes: Diagnostic[] = [];
  /** The new texts of files, by their paths. */
  readonly texts = new Map<string, string>();
  /** How many blocks of each text keep what their author wrote. */
  readonly blocks: BlockCounts[] = [];
  /** The files that are copied: new path → path in the folder. */
  readonly moved = new Map<string, string>();

  constructor(folder: SourceFolder, root = '') {
    this.folder = folder;
    this.root = root;
    this.paths = new FreePaths(folder, root);
  }

  /** Notes that something is not carried over, and what to do instead. */
  leaveOut(place: SourcePlace, what: LeftOut, instead: string): void {
    this.notes.push(note('convert/left-out', place, {what, instead}));
  }

  /** Notes that a file that is named at a place does not exist. */
  noteMissing(place: SourcePlace, file: string): void {
    this.notes.push(note('convert/missing-file', place, {file}));
  }

  /** Notes that the value of a setting is code, if it is. */
  noteIfCode(name: string, value: unknown, place: SourcePlace): void {
    if (value instanceof CodeSetting) this.notes.push(note('convert/is-code', place, {name}));
  }

  /** A text as it is written here; `placeOf` is where the line of a note is in the old site. */
  async converted(
    markdown: SourceMarkdown,
    text: string,
    firstLine: number,
    placeOf: (location: Location) => SourcePlace,
  ): Promise<string> {
    const {text: written, notes, blocks} = await convertText(markdown, text, firstLine);
    this.blocks.push(blocks);
    this.notes.push(...notes.map((one) => ({...one, location: locationOf(placeOf(one.location))})));
    return written;
  }

  /** The path of the snippet that a file, or a part of it, becomes: `write` gives its text. */
  async snippet(
    file: string,
    name: string,
    write: (path: string) => Promise<string>,
  ): Promise<string> {
    const path = this.paths.pathFor(file, `snippets/${name}.mdx`);
    if (!this.texts.has(path)) {
      // A file may include itself.
      this.texts.set(path, '');
      this.texts.set(path, await write(path));
    }
    return path;
  }

  /**
   * The path of a page that is only an entry of the navigation, which leads to a URL. Where
   * `isShared`, equal entries are one page.
   */
  linkPage(
    head: {readonly title: string; readonly url: string; readonly tag?: string},
    isShared = false,
    slug = slugOf(head.title),
  ): string {
    const text = withHead({head: '', body: ''}, head);
    const base = `links/${slug || 'link'}`;
    let path = base;
    for (let count = 2; ; count++) {
      const other = this.texts.get(`${path}.mdx`);
      if (other === undefined || (isShared && other === text)) break;
      path = `${base}-${count}`;
    }
    this.texts.set(`${path}.mdx`, text);
    return path;
  }

  /** What the site becomes, once all of it is written. */
  conversion({pages, ...details}: ConversionDetails): Conversion {
    const sources = new Map(Array.from(pages, ([file, path]) => [path, file]));
    const {root, texts, blocks, moved} = this;
    const notes = [...this.paths.notes, ...this.notes];
    return {...details, pages: sources.size, root, texts, sources, blocks, moved, notes};
  }
}

/** The tag that shows a snippet. */
export function snippetTag(path: string): string {
  return `<Snippet file="${path.slice('snippets/'.length)}" />`;
}

function slugOf(title: string): string {
  const words = title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return words.replaceAll(/^-|-$/g, '');
}
