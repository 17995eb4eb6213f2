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

/**
 * Reads the options of a fence (format notes §5.4): `{1,3-5}`, `highlight={2}`, `highlight="2"`,
 * `focus=2`, `lines`, `wrap`, `expandable`, `nocopy`, `icon="terminal"`. What it does not know it
 * passes over.
 */
export function readCodeOptions(written: string): CodeOptions {
  const options = {
    hasNumbers: false,
    isWrapped: false,
    isExpandable: false,
    hasNoCopy: false,
    icon: '',
    highlighted: new Set<number>(),
    focused: new Set<number>(),
  };
  for (const match of written.matchAll(metaPart)) {
    const [word, key, double, single, braced, bare] = match;
    const value = double ?? single ?? braced ?? bare ?? '';
    const isOn = !/^["']?false/i.test(value);
    if (word.startsWith('{')) addLines(options.highlighted, word);
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
        addLines(options.highlighted, value);
        break;
      case 'focus':
        addLines(options.focused, value);
    }
  }
  return options;
}

/** Adds the lines of `1,3-5`. */
function addLines(lines: Set<number>, written: string): void {
  for (const [, from = '', to = from] of written.matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)) {
    const last = Math.min(Number(to), mostLines);
    for (let line = Number(from); line <= last; line++) lines.add(line);
  }
}
