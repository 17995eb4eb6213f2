/** The most characters of files that a page includes, and the most files inside each other. */
const mostCharacters = 5_000_000;
const deepest = 10;

/** A file that may be included, with what is open in it; or why it may not be. */
export type OpenedFile = {readonly open: OpenFiles} | {readonly refused: string};

/** The files that are open where a page includes one. */
export class OpenFiles {
  readonly #open: ReadonlySet<string>;
  readonly #read: {characters: number};

  private constructor(open: ReadonlySet<string>, read: {characters: number}) {
    this.#open = open;
    this.#read = read;
  }

  /** What is open in the text of a page. */
  static ofPage(file: string): OpenFiles {
    return new OpenFiles(new Set([file]), {characters: 0});
  }

  /** Opens a file, or a part of one, that has this length. */
  opened(name: string, length: number): OpenedFile {
    if (this.#open.has(name)) return {refused: 'The file includes itself.'};
    if (this.#open.size > deepest) {
      return {refused: `Files include each other up to ${deepest} levels deep.`};
    }
    const sum = this.#read.characters + length + 1;
    if (sum > mostCharacters) {
      const most = mostCharacters.toLocaleString('en');
      return {refused: `A page includes at most ${most} characters of files.`};
    }
    this.#read.characters = sum;
    return {open: new OpenFiles(new Set([...this.#open, name]), this.#read)};
  }
}
