import {asInTable, pageNames} from './format-names.js';
import {pathAttribute} from './path-attribute.js';

/** Reaches into elements, or the element that contains the page. */
const inner = /::(?:part|slotted)\(|:host\b/;

/** The parts of a selector between which are names and numbers. */
const parts = /"(?:\\[^]|[^"\\])*"|\[(?:"(?:\\[^]|[^"\\])*"|[^\]"])*\]|\\[^]|:[\w-]+\(|[(),>+~ ]/g;

/** The mode and the path, which the site has. */
const siteState = `\\.dark(?![\\w\\\\-])|${pathAttribute}`;

const startsWithState = new RegExp(`^(?:${siteState})`);

const root = new RegExp(
  // A string, which stays.
  '"(?:\\\\[^]|[^"\\\\])*"|' +
    // `html` and `body` are one element here.
    '(^|[\\s>+~,(])(?:(?:html|:root)([^\\s>+~,()"]{0,100}) (?:> )?)?(?:html|body)(?![\\w\\\\-])|' +
    `:root(?![\\w-])|(${siteState})`,
  'g',
);

/** Strings, and names of the format's own service for what contains the page. */
const page = new RegExp(
  '"(?:\\\\[^]|[^"\\\\])*"|' +
    '(?<![\\w\\\\-])(?:#(?:content(?:-area|-container)?|mdx-content)|' +
    '\\.?mdx-content|\\.prose)(?![\\w-])|' +
    '#(header|page-title)(?![\\w-])',
  'g',
);

/** What is said about the elements around the page: `.dark`, `:not(.dark)`, a class, the path. */
const condition = `\\.[\\w-]+|:not\\(\\.dark\\)|${pathAttribute}`;

/** Elements around the page, which are one here: `.dark body`, `html > body`, `body #content`. */
const around = new RegExp(
  `^(?:(?:html|body|:root|\\.dark|${pathAttribute})(?:${condition})*(?: >)? )+` +
    '(?=body(?![\\w\\\\-]))',
);

const conditions = new RegExp(condition, 'g');

/** A selector that names the page in one way, whatever it is called. */
function withPage(selector: string): string {
  const named = selector.replace(page, (written, part?: string) => {
    if (written.startsWith('"')) return written;
    return part === 'header' ? "[part~='head']" : part ? 'h1' : 'body';
  });
  const [outer = ''] = around.exec(named) ?? [];
  const [classes] = [outer.match(conditions) ?? []];
  return outer === '' ? named : `body${classes.join('')}${named.slice(outer.length + 4)}`;
}

/** What an attribute of the site says about the page, as a selector of the page. */
export type InState = (attribute: string) => string;

/**
 * The selector of a rule for the page alone. `:root`, `html`, `body` and the names that the
 * format's own service has for its content are the page, `.dark` is the page in dark mode, and
 * `[data-current-path]` the page of a path. `undefined` for a selector that reaches into elements,
 * or that may depend on what is around the page, which its effect would reveal. `selector` is
 * as browsers write it: without comments, and with escapes only where they are needed.
 */
export function pageSelector(selector: string, inState: InState): string | undefined {
  const read = inner.test(selector) ? undefined : complexSelectors(selector);
  const own = read?.selectors.flatMap(withParts).map((one) => {
    const named = withPage(one);
    const scoped = named.replace(root, rootOr(inState));
    return {scoped, isInside: /^(?:&|:scope)/.test(scoped) || startsWithState.test(named)};
  });
  if (read?.hasSiblings === true && own?.some(({scoped}) => !isRelative(scoped))) return undefined;
  return own
    ?.map(({scoped, isInside}) => (isInside || isRelative(scoped) ? scoped : `:scope ${scoped}`))
    .join(', ');
}

/**
 * Where the declarations of a rule for the whole page apply that {@link limitsText}: to the column
 * of text, if another one is beside it. It is nested in that rule, and for no other element it
 * makes a difference.
 */
export const textColumn = '&:where(:not(:has(> docs-rail))), & > docs-rail::part(words)';

/** Whether a rule with a selector of {@link pageSelector} may be about the whole page. */
export function isAboutPage(selector: string): boolean {
  return selector.includes(':scope');
}

/** Whether a property limits how wide a page is. */
export function limitsText(property: string): boolean {
  return /^max-(?:width|inline-size)$/.test(property);
}

/** The selectors of a list; none where {@link pageSelector} has no selector. */
export function selectorsIn(list: string): readonly string[] {
  return (inner.test(list) ? undefined : complexSelectors(list)?.selectors) ?? [];
}

/** Replaces what {@link root} matches. */
function rootOr(inState: InState) {
  return (written: string, before = '', classes = '', state?: string): string => {
    if (written.startsWith('"')) return written;
    if (state) return inState(state === '.dark' ? '[data-dark]' : state);
    return `${before}:scope${classes.replace('.dark', inState('[data-dark]'))}`;
  };
}

/** With `:scope` or `&`, what comes before it is to be in the page, too. */
function isRelative(selector: string): boolean {
  return !/&|:scope/.test(selector);
}

/** The tokens of a selector between which is nothing else: attributes, names, pseudo-classes. */
const tokens =
  /\[(?:"(?:\\[^]|[^"\\])*"|[^\]"])*\]|::?[\w-]+|[.#]?(?:[\w-]|\\[^]|[^\0-\x7f])+|[^]/g;

/** What may follow a part, which has no other pseudo-classes. */
const ofParts =
  /^::?(?:hover|active|focus|focus-visible|focus-within|before|after|first-letter|first-line)$/;

/**
 * A selector with the elements of ours that its names are documented for, besides elements of the
 * author with these names. Where the last name is that of a part, there is another selector for it.
 */
function withParts(selector: string): readonly string[] {
  const all = selector.match(tokens) ?? [];
  let depth = 0;
  let subject = 0;
  let named = -1;
  for (const [index, token] of all.entries()) {
    if (token === '(') depth++;
    else if (token === ')') depth--;
    else if (depth > 0) continue;
    else if (/^[ >+~]$/.test(token)) {
      subject = index + 1;
      named = -1;
    } else if (named < 0 && isPart(token)) named = index;
  }
  const isElement = (index: number) => index !== named;
  const written = all.map((token, index) => (isElement(index) ? withElements(token) : token));
  if (named < 0) return [written.join('')];
  let end = all.length;
  while (end > named + 1 && ofParts.test(all[end - 1] ?? '')) end--;
  const [before, states] = [written.slice(0, subject).join(''), all.slice(end).join('')];
  // The format's own elements are most often of these types.
  const start = /^(?:div|a|\*)$/.test(all[subject] ?? '') ? subject + 1 : subject;
  const rest = written.slice(start, end).filter((_, index) => isElement(start + index));
  // Elements of ours are of no other type, and nothing has a part below its pseudo-elements.
  const isOther = named !== start && /^[a-z]/i.test(all[start] ?? '');
  if (isOther || rest.some((token) => token.startsWith('::'))) return [written.join('')];
  const parts = elementsNamed(all[named] ?? '').map((one) => {
    const [element = '', part] = one.split(/(?=::part)/);
    return `${before}${element}${rest.join('')}${part}${states}`;
  });
  return [written.join(''), ...parts];
}

/** The elements and parts that a name is documented for, as selectors; none for most names. */
export function elementsNamed(name: string): readonly string[] {
  return pageNames.get(asInTable(name)) ?? [];
}

function isPart(name: string): boolean {
  return elementsNamed(name).some((one) => one.includes('::part'));
}

function withElements(name: string): string {
  const elements = elementsNamed(name).map((one) => one.replace(/::part.*/, ''));
  return elements.length === 0 ? name : `:is(${[name, ...elements].join(', ')})`;
}

interface SelectorList {
  readonly selectors: readonly string[];
  /** Whether one looks for siblings in `:has()`. */
  readonly hasSiblings: boolean;
}

/**
 * The selectors of a list. `undefined` if one has a combinator in `:is()`, `:where()`, `:not()` or
 * `:nth-child()`: it may be about any element of the document.
 */
function complexSelectors(list: string): SelectorList | undefined {
  const selectors: string[] = [];
  const functions: string[] = [];
  let start = 0;
  let hasSiblings = false;
  for (const {0: part, index} of list.matchAll(parts)) {
    const within = functions.at(-1);
    if (part.endsWith('(')) functions.push(part);
    else if (part === ')') functions.pop();
    else if (part === ',' && within === undefined) {
      selectors.push(list.slice(start, index));
      start = index + 1;
    } else if (within !== undefined && isCombinator(list, index, within)) {
      const isFirst = /[,(] ?$/.test(list.slice(Math.max(index - 2, 0), index));
      if (within !== ':has(') return undefined;
      hasSiblings ||= isFirst && /[+~]/.test(part);
    }
  }
  selectors.push(list.slice(start));
  return {selectors: selectors.map((one) => one.trim()), hasSiblings};
}

/** Whether there is a combinator at an offset, in a function such as `:is(`. */
function isCombinator(list: string, at: number, within: string): boolean {
  const character = list[at] ?? '';
  if (character === ' ')
    return !/[\s,(>+~]/.test(list[at - 1] ?? '') && !/[>+~)]/.test(list[at + 1] ?? '');
  return /[>+~]/.test(character) && !(character === '+' && within.startsWith(':nth'));
}
