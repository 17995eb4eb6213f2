import {plainMarkdown} from '../../src/content/parse-page.js';
import {openingTag} from '../markdown/component-html.js';
import type {Replaced} from '../markdown/text-walk.js';
import {asides} from './starlight-components.js';

/** The first line of an aside. */
export interface OpenedAside {
  readonly colons: number;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const opening =
  /^(:{3,})(note|tip|caution|danger|warning|info)(?:\[([^\n]*)\])?(?:\{([^{}\n]*)\})?[ \t]*$/;
/** A container that Starlight has no look for, which is only its content. */
const container = /^(:{3,})[a-z][\w-]*(?:\{[^{}\n]*\})?[ \t]*$/i;
const closing = /^(:{3,})[ \t]*$/;

/** The aside that a line begins: `:::tip[Title]{icon="star"}`. */
export function openedAside(
  line: string,
  iconOf: (name: string) => string | undefined,
): OpenedAside | undefined {
  const [, colons = '', kind = '', title = '', options = ''] = opening.exec(line) ?? [];
  const name = asides.get(kind);
  if (name === undefined) return undefined;
  const [, written] = /\bicon\s*=\s*["']?([\w:-]+)/.exec(options) ?? [];
  const icon = written === undefined ? undefined : iconOf(written);
  const text = title === '' ? '' : plainMarkdown(title);
  return {
    colons: colons.length,
    name,
    attributes: {...(text !== '' && {title: text}), ...(icon !== undefined && {icon})},
  };
}

function openedContainer(line: string): OpenedAside | undefined {
  const [, colons] = container.exec(line) ?? [];
  return colons === undefined ? undefined : {colons: colons.length, name: 'div', attributes: {}};
}

/** How many colons a line has that ends an aside; 0 for any other line. */
export function closingColons(line: string): number {
  return closing.exec(line)?.[1]?.length ?? 0;
}

/** Writes the asides of an MDX text as components, line by line. */
export class Asides {
  readonly #open: OpenedAside[] = [];
  readonly #iconOf: (name: string, at: number) => string | undefined;

  constructor(iconOf: (name: string, at: number) => string | undefined) {
    this.#iconOf = iconOf;
  }

  /** What replaces a line that begins or ends an aside. */
  read(line: string, at: number): Replaced | undefined {
    const [space = ''] = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*/.exec(line) ?? [];
    const rest = line.slice(space.length);
    const opened = openedAside(rest, (name) => this.#iconOf(name, at)) ?? openedContainer(rest);
    if (opened) {
      this.#open.push(opened);
      const {name, attributes} = opened;
      return {end: at + line.length, text: `${space}${openingTag(name, attributes)}\n`};
    }
    const colons = closingColons(rest);
    const index = this.#open.findIndex((aside) => colons >= aside.colons);
    if (colons === 0 || index === -1) return undefined;
    // The end of an aside is also that of those in it.
    const ended = this.#open.splice(index).toReversed();
    const tags = ended.map(({name}) => `${space}</${name}>`).join('\n');
    return {end: at + line.length, text: `\n${tags}`};
  }
}
