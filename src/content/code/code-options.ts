import {metaPart} from './code-meta.js';

/** How a block of code is to be shown. Lines count from 1. */
export interface CodeOptions {
  readonly hasNumbers: boolean;
  /** Long lines break instead of scrolling. */
  readonly isWrapped: boolean;
  /** A long block is folded at first. */
  readonly isExpandable: boolean;
  readonly hasNoCopy: boolean;
  /** Name of the icon before the title, or `''`. */
  readonly icon: string;
  readonly highlighted: ReadonlySet<number>;
  /** The lines that matter; empty: all of them. */
  readonly focused: ReadonlySet<number>;
}

/**
 * More lines than a block of code can have: a range such as `1-999999999` must not be written out.
 */
const mostLines = 10_000;

/** The first and the last line of a range. */
type LineRange = readonly [from: number, to: number];

/**
 * Reads the options of a fence: `{1,3-5}`, `highlight={2}`, `highlight="2"`, `focus=2`, `lines`,
 * `wrap`, `expandable`, `nocopy`, `icon="terminal"`. What it does not know it passes over.
 */
export function readCodeOptions(written: string): CodeOptions {
  const options = {
    hasNumbers: false,
    isWrapped: false,
    isExpandable: false,
    hasNoCopy: false,
    icon: '',
  };
  const highlighted: LineRange[] = [];
  const focused: LineRange[] = [];
  for (const match of written.matchAll(metaPart)) {
    const [word, key, double, single, braced, bare] = match;
    const value = double ?? single ?? braced ?? bare ?? '';
    const isOn = !/^["']?false/i.test(value);
    if (word.startsWith('{')) highlighted.push(...rangesIn(word));
    switch ((key ?? word).toLowerCase()) {
      case 'lines':
      case 'shownumbers':
      case 'showlinenumbers':
        options.hasNumbers = isOn;
        break;
      case 'wrap':
        options.isWrapped = isOn;
        break;
      case 'expandable':
      case '[expandable]':
        options.isExpandable = isOn;
        break;
      case 'nocopy':
        options.hasNoCopy = isOn;
        break;
      case 'icon':
        options.icon = value.replace(/^["']|["']$/g, '');
        break;
      case 'highlight':
        highlighted.push(...rangesIn(value));
        break;
      case 'focus':
        focused.push(...rangesIn(value));
    }
  }
  return {...options, highlighted: linesIn(highlighted), focused: linesIn(focused)};
}

/** The ranges of `1,3-5`. */
function rangesIn(written: string): readonly LineRange[] {
  return Array.from(
    written.matchAll(/(\d+)(?:\s*-\s*(\d+))?/g),
    ([, from = '', to = from]): LineRange => [Number(from), Math.min(Number(to), mostLines)],
  );
}

/** The lines of ranges, which may overlap. */
function linesIn(ranges: readonly LineRange[]): ReadonlySet<number> {
  const lines = new Set<number>();
  let next = 0;
  for (const [from, to] of ranges.toSorted(([one], [other]) => one - other)) {
    for (next = Math.max(next, from); next <= to; next++) lines.add(next);
  }
  return lines;
}
