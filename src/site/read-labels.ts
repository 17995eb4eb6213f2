import {needsYaml, partsOf, splitFrontmatter} from '../content/frontmatter.js';
import type {PageLabel} from '../navigation/label.js';
import {openingHeading, pageLabel} from './page-label.js';
import {findPage, type PageFile, type PageFinder} from './find-page.js';
import type {PageReader} from './load-page.js';

/** What labels are read with. */
export interface LabelSource extends PageFinder {
  readonly syntax: Pick<PageReader['syntax'], 'yaml'>;
}

/**
 * Reads the labels of the pages at `paths` from their frontmatter, `atOnce` files at a time, in
 * order, and passes each on as it is read. Pages without a readable file are skipped; an aborted
 * signal ends it quietly.
 */
export async function readLabels(
  paths: Iterable<string>,
  reader: LabelSource,
  onLabel: (path: string, label: PageLabel) => void,
  signal: AbortSignal,
  atOnce = 4,
): Promise<void> {
  const waiting = paths[Symbol.iterator]();
  const work = async () => {
    for (let turn; !(turn = waiting.next()).done;) {
      if (signal.aborted) return;
      const path = turn.value;
      const found = await findPage(path, reader, signal).catch(() => undefined);
      if (found) onLabel(path, await readLabel(path, found, reader));
    }
  };
  await Promise.all(Array.from({length: atOnce}, work));
}

async function readLabel(
  path: string,
  {file, text}: PageFile,
  {syntax}: LabelSource,
): Promise<PageLabel> {
  const readYaml = needsYaml(partsOf(text))
    ? await syntax.yaml().catch(() => undefined)
    : undefined;
  const {frontmatter, body} = splitFrontmatter(text, file, readYaml).value;
  return pageLabel(frontmatter, path, file, openingHeading(body));
}
