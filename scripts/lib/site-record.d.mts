/** The file in which a site notes which version its files are of, and what was written there. */
export const recordFile: string;

/** Pages that authors are expected to edit: the record has their texts, to show what changes. */
export const pagesOfHosts: readonly string[];

/** A hash that is the same whether line breaks are those of Unix or of Windows. */
export function hashOf(content: string | Uint8Array): string;

/** The name of a build, from the text of its `files.json`; empty if it has none. */
export function buildOf(files: string): string;

/** The text of a record. */
export function textOfRecord(record: {
  readonly version: string;
  readonly build: string;
  readonly files: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
}): string;
