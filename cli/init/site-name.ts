import {existsSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {readHere} from '../../convert/markdown/read-here.js';
import {frontmatterText, splitFrontmatter} from '../../src/content/frontmatter.js';
import type {DocNode} from '../../src/content/nodes.js';
import {visitNodes} from '../../src/content/visit-nodes.js';
import {titleFromPath} from '../../src/navigation/label.js';
import type {Loader} from '../../src/site/loader.js';

/** The name in the configuration of a folder. */
export function nameInConfig(folder: string): string {
  for (const file of ['docs.json', 'mint.json']) {
    const [, name] = existsSync(join(folder, file))
      ? (/"name"\s*:\s*"([^"\\]*)"/.exec(readFileSync(join(folder, file), 'utf8')) ?? [])
      : [];
    if (name) return name;
  }
  return 'Documentation';
}

/** What a new site is likely called: as its README, or else as its folder. */
export async function likelyName(
  folder: string,
  files: readonly string[],
  loader: Pick<Loader, 'text'>,
): Promise<string> {
  const readme = files.find((file) => /^readme\.mdx?$/i.test(file));
  const title = readme === undefined ? '' : titleOf(await loader.text(readme), readme);
  return title || titleFromPath(basename(folder)) || 'Documentation';
}

/** The title of a page: that of its frontmatter, or the first heading, without its images. */
function titleOf(text: string, file: string): string {
  const {frontmatter, body} = splitFrontmatter(text, file).value;
  const titles = [frontmatterText(frontmatter, 'title')];
  visitNodes(readHere(body, file), (node) => {
    if (node.kind === 'heading' && node.level === 1) titles.push(textIn(node.children));
  });
  return titles.find(Boolean) ?? '';
}

function textIn(nodes: readonly DocNode[]): string {
  const texts: string[] = [];
  visitNodes(nodes, (node) => {
    if (node.kind === 'text' || node.kind === 'code') texts.push(node.text);
  });
  return texts.join('').replaceAll(/\s+/g, ' ').trim();
}
