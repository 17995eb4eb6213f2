/** Reaches into elements, or the element that contains the page. */
const inner = /::(?:part|slotted)\(|:host\b/;

/** The parts of a selector between which are names and numbers. */
const parts = /"(?:\\[^]|[^"\\])*"|\[(?:"(?:\\[^]|[^"\\])*"|[^\]"])*\]|\\[^]|:[\w-]+\(|[(),>+~ ]/g;

const root = new RegExp(
  // A string, which stays.
  '"(?:\\\\[^]|[^"\\\\])*"|' +
    // `html` and `body` are one element here.
    '(^|[\\s>+~,(])(?:(?:html|:root)([^\\s>+~,()"]{0,100}) (?:> )?)?(?:html|body)(?![\\w\\\\-])|' +
    ':root(?![\\w-])|(\\.dark)(?![\\w\\\\-])',
  'g',
);

/**
 * The selector of a rule for the page alone. `:root`, `html` and `body` are the page, and `.dark`
 * is the page in dark mode, for which `dark` is the selector. `undefined` for a selector that
 * reaches into elements, or that may depend on what is around the page: it would tell of that by
 * its effect. `selector` is as browsers write it: without comments, and with escapes only where
 * they are needed.
 */
export function pageSelector(selector: string, dark: string): string | undefined {
  const read = inner.test(selector) ? undefined : complexSelectors(selector);
  const own = read?.selectors.map((one) => one.replace(root, rootOr(dark)));
  if (read?.hasSiblings === true && own?.some((one) => !isRelative(one))) return undefined;
  return own?.map((one) => insidePage(one, dark)).join(', ');
}

/** Replaces what {@link root} matches. */
function rootOr(dark: string) {
  return (written: string, before = '', classes = '', mode?: string): string => {
    if (written.startsWith('"')) return written;
    return mode ? dark : `${before}:scope${classes.replace('.dark', dark)}`;
  };
}

function isRelative(selector: string): boolean {
  return !/&|:scope/.test(selector);
}

/**
 * With `:scope` or `&`, a selector is no longer relative to the page: what comes before it is to be
 * in the page, too.
 */
function insidePage(selector: string, dark: string): string {
  const isInside = /^(?:&|:scope)/.test(selector) || selector.startsWith(dark);
  return isRelative(selector) || isInside ? selector : `:scope ${selector}`;
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
