import {takeModules} from '../../src/content/mdx/modules.js';
import {FenceLines} from './fence-lines.js';
import type {BlockCounts} from './text-writer.js';

/**
 * How many blocks of a text in MDX are in the converted one as well. Blocks are separated by blank
 * lines; imports and exports are none.
 */
export function keptBlocks(before: string, after: string): BlockCounts {
  const found = new Map<string, number>();
  for (const block of blocksIn(after)) found.set(block, (found.get(block) ?? 0) + 1);
  const blocks = blocksIn(takeModules(before).body);
  let own = 0;
  for (const block of blocks) {
    const count = found.get(block) ?? 0;
    if (count === 0) continue;
    found.set(block, count - 1);
    own++;
  }
  return {all: blocks.length, own};
}

function blocksIn(text: string): readonly string[] {
  const blocks: string[] = [];
  const fences = new FenceLines();
  let lines: string[] = [];
  for (const line of [...text.split('\n'), '']) {
    if (fences.isCode(line) || line.trim() !== '') lines.push(line.trimEnd());
    else if (lines.length > 0) {
      blocks.push(lines.join('\n'));
      lines = [];
    }
  }
  if (lines.length > 0) blocks.push(lines.join('\n'));
  return blocks;
}
