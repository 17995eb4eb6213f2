/** The site that a worker is to write as a file. */
export interface FileRequest {
  /** The URL of the folder of the site. */
  readonly folder: string;
  /** The configuration's file in it. */
  readonly configFile: string;
  /** The URL of the folder of our bundle, and the folder in it that has the chunks. */
  readonly assets: string;
  readonly chunks: string;
  /** The origin of the page. */
  readonly origin: string;
  /** Attributes of `<docs-site>`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The language of the document. */
  readonly language: string;
}

/** How far a worker has come: `done` of `total`, in no unit. */
export interface FileProgress {
  readonly done: number;
  readonly total: number;
}

/** A site in one file. */
export interface SiteFile {
  readonly file: Blob;
  /** The name of the site. */
  readonly name: string;
  /** Pages and files of the site that could not be read. */
  readonly missing: readonly string[];
}

/** What a worker tells: how far it has come, the file, or why there is none. */
export type FileMessage =
  | {readonly progress: FileProgress}
  | {readonly done: SiteFile}
  | {readonly failure: string};
