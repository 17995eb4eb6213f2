import {attribute, type Change, type Edit} from './change.js';
import {withEmoji} from './inlines.js';

/** The names of containers (`:::tip`) → those of components. */
const components: ReadonlyMap<string, string> = new Map([
  ['tip', 'Tip'],
  ['note', 'Note'],
  ['info', 'Info'],
  ['important', 'Note'],
  ['success', 'Check'],
  ['warning', 'Warning'],
  ['caution', 'Warning'],
  ['danger', 'Danger'],
  ['details', 'Accordion'],
  ['code-group', 'CodeGroup'],
]);

/** The markers of quotes and list items before a line, then its indentation. */
const outer = /^((?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*[ \t]*)(.*)$/;
const opening = /^(:{3,})([ \t]*)([a-z-]+)(.*)$/i;
const closing = /^(:{3,})[ \t]*$/;

interface OpenContainer {
  readonly component: string;
  readonly colons: number;
  readonly isSpaced: boolean;
  /** How many quotes it is in. */
  readonly quotes: number;
  /** How far it is indented at least, if it begins with a list item. */
  readonly indent: number;
  readonly edit: Edit;
}

/** Finds the containers of VitePress and Docusaurus, line by line. One that never ends is text. */
export class Containers {
  readonly #open: OpenContainer[] = [];

  /** The change that the line at an offset completes. */
  read(line: string, at: number): Change | undefined {
    const [, before = '', rest = ''] = outer.exec(line) ?? [];
    const quotes = before.split('>').length - 1;
    // What is in a quote ends with it.
    while ((this.#open.at(-1)?.quotes ?? 0) > quotes) this.#open.pop();
    const [whole, colons = ''] = closing.exec(rest) ?? [];
    if (whole === undefined) {
      const opened = openingOf(rest, at + before.length, {quotes, indent: indentOf(before)});
      if (opened) this.#open.push(opened);
      return undefined;
    }
    const last = this.#open.at(-1);
    const isInside = quotes === last?.quotes && columnOf(before) >= last.indent;
    // As many colons as at its beginning or more end the innermost container.
    if (!isInside || colons.length < last.colons) return undefined;
    this.#open.pop();
    const {component, isSpaced, edit} = last;
    const end = {at: at + before.length, find: colons, replace: `</${component}>`};
    const isOfVitePress = isSpaced || /^A|^C/.test(component);
    return {tool: isOfVitePress ? 'VitePress' : 'Docusaurus', edits: [edit, end]};
  }
}

/** The part of a prefix that is not about quotes. */
function withoutQuotes(before: string): string {
  return before.slice(before.lastIndexOf('>') + 1);
}

function columnOf(before: string): number {
  return withoutQuotes(before).length;
}

/** How far what follows the marker of a list item is indented; 0 without one. */
function indentOf(before: string): number {
  const own = withoutQuotes(before);
  return /\S/.test(own) ? own.trimEnd().length + 1 : 0;
}

function openingOf(
  line: string,
  at: number,
  place: Pick<OpenContainer, 'quotes' | 'indent'>,
): OpenContainer | undefined {
  const [, colons = '', space = '', name = '', rest = ''] = opening.exec(line) ?? [];
  const component = components.get(name.toLowerCase());
  const isOpen = rest.trimEnd().endsWith('{open}');
  const written = (isOpen ? rest.slice(0, rest.lastIndexOf('{')) : rest).trim();
  if (component === undefined || written.includes('{')) return undefined;
  const own = withEmoji(written.replace(/^(["[])(.*)["\]]$/, '$2'));
  const title = component === 'Accordion' && own === '' ? 'Details' : own;
  const named = title === '' || component === 'CodeGroup' ? '' : attribute('title', title);
  const replace = `<${component}${named}${isOpen ? ' defaultOpen' : ''}>`;
  return {
    component,
    colons: colons.length,
    isSpaced: space !== '',
    ...place,
    edit: {at, find: line.trimEnd(), replace},
  };
}
