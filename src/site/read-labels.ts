import {needsYaml, splitFrontmatter} from '../content/frontmatter.js';
import type {PageLabel} from '../navigation/labels.js';
import {openingHeading, pageLabel} from './page-label.js';
import {findPage, type PageReader} from './load-page.js';

const atOnce = 4;

/**
 * Reads what the sidebar says of the pages at `paths` from their frontmatter, four files at a time, in order.
 * Says each label as it is known. Pages without a readable file are passed over; an aborted signal ends it quietly.
 */
export async function readLabels(
  paths: Iterable<string>,
  source: PageReader,
  say: (path: string, label: PageLabel) => void,
  signal: AbortSignal,
): Promise<void> {
  const waiting = paths[Symbol.iterator]();
  const reader = async () => {
    for (let turn; !(turn = waiting.next()).done;) {
      if (signal.aborted) return;
      const path = turn.value;
      const found = await findPage(path, source, signal).catch(() => undefined);
      if (found) say(path, await readLabel(path, found.file, found.text, source));
    }
  };
  await Promise.all(Array.from({length: atOnce}, reader));
}

async function readLabel(
  path: string,
  file: string,
  text: string,
  source: PageReader,
): Promise<PageLabel> {
  const readYaml = needsYaml(text) ? await source.loadYaml().catch(() => undefined) : undefined;
  const {frontmatter, body} = splitFrontmatter(text, file, readYaml).value;
  return pageLabel(frontmatter, path, file, openingHeading(body));
}
