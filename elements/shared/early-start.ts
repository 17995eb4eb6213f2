/** What the entry (`entry.ts`) has begun while the main chunk was loading. */
export interface EarlyStart {
  /** The folder of the script that runs in this document; any other copy of it does nothing. */
  readonly folder: string;
  /** Requests for files of the site, by URL. Whoever takes one over removes it. */
  readonly requests: Map<string, Promise<Response>>;
  /** Applies the reader's color mode until the site's own styles do. */
  readonly colorScheme?: Element | undefined;
}

/** What the entry has begun in this document; nothing where a bundler has replaced the entry. */
export function earlyStart(): EarlyStart | undefined {
  return (globalThis as {[key: symbol]: EarlyStart | undefined})[Symbol.for('docs-site-element')];
}
