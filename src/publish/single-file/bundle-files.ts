/** The files of our bundle, for a document that contains them. */
export interface BundleFiles {
  /** The paths of all files that readers load. */
  readonly paths: readonly string[];
  readonly text: (path: string) => Promise<string>;
  /** The content of a file in Base64. */
  readonly base64: (path: string) => Promise<string>;
}

/** The font of formulas, for systems without one. */
export const mathFont = 'fonts/stix-two-math.woff2';

/** The modules of the bundle: the main one and its chunks. */
export function modulesAmong(paths: readonly string[]): ReadonlySet<string> {
  return new Set(paths.filter((path) => /^(?:main|chunks\/.*)\.js$/.test(path)));
}
