/** The site that a worker is to write as a file. */
export interface FileRequest {
  /** The URL of the folder of the site. */
  readonly folder: string;
  /** The configuration's file in it. */
  readonly configFile: string;
  /** The URL of the folder of our bundle. */
  readonly assets: string;
  /** The origin of the page. */
  readonly origin: string;
  /** Attributes of `<docs-site>`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The language of the document. */
  readonly language: string;
}

/** How far a worker has come: pages and files that were read or written, of how many. */
export interface FileProgress {
  readonly done: number;
  readonly total: number;
}

/** What a worker tells: how far it has come, the file, or why there is none. */
export type FileMessage =
  | {readonly progress: FileProgress}
  | {readonly file: Blob; readonly name: string}
  | {readonly failure: string};
