import {attribute, type Change, type Edit} from './change.js';

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

const opening = /^([ \t]*)(:{3,})([ \t]*)([a-z-]+)(.*)$/i;
const closing = /^([ \t]*)(:{3,})[ \t]*$/;

interface OpenContainer {
  readonly component: string;
  readonly colons: number;
  readonly isSpaced: boolean;
  readonly edit: Edit;
}

/** Finds the containers of VitePress and Docusaurus, line by line. One that never ends is text. */
export class Containers {
  readonly #open: OpenContainer[] = [];

  /** The change that the line at an offset completes. */
  read(line: string, at: number): Change | undefined {
    const [whole, space = '', colons = ''] = closing.exec(line) ?? [];
    if (whole === undefined) {
      const opened = openingOf(line, at);
      if (opened) this.#open.push(opened);
      return undefined;
    }
    const last = this.#open.at(-1);
    // As many colons as at its beginning or more end the innermost container.
    if (!last || colons.length < last.colons) return undefined;
    this.#open.pop();
    const {component, isSpaced, edit} = last;
    const end = {at: at + space.length, find: colons, replace: `</${component}>`};
    const isOfVitePress = isSpaced || /^A|^C/.test(component);
    return {tool: isOfVitePress ? 'VitePress' : 'Docusaurus', edits: [edit, end]};
  }
}

function openingOf(line: string, at: number): OpenContainer | undefined {
  const [, indent = '', colons = '', space = '', name = '', rest = ''] = opening.exec(line) ?? [];
  const component = components.get(name.toLowerCase());
  const isOpen = rest.trimEnd().endsWith('{open}');
  const written = (isOpen ? rest.slice(0, rest.lastIndexOf('{')) : rest).trim();
  if (component === undefined || written.includes('{')) return undefined;
  const own = written.replace(/^(["[])(.*)["\]]$/, '$2');
  const title = component === 'Accordion' && own === '' ? 'Details' : own;
  const named = title === '' || component === 'CodeGroup' ? '' : attribute('title', title);
  const replace = `<${component}${named}${isOpen ? ' defaultOpen' : ''}>`;
  return {
    component,
    colons: colons.length,
    isSpaced: space !== '',
    edit: {at: at + indent.length, find: line.slice(indent.length).trimEnd(), replace},
  };
}
