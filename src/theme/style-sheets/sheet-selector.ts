/** Reaches into elements, or the element that contains the page. */
const inner = /::(?:part|slotted)\(|:host\b/;

/** What tells of elements beside the page by what it matches. */
const beside = /[(,]\s*[+~]/;

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
 * reaches into elements, or that depends on what is around the page. `selector` is as browsers
 * write it: without comments, and with escapes only where they are needed.
 */
export function pageSelector(selector: string, dark: string): string | undefined {
  if (inner.test(selector) || isProbing(selector.replace(root, rootOr(':scope')))) return undefined;
  return selector.replace(root, rootOr(dark));
}

/** Replaces what {@link root} matches. */
function rootOr(dark: string) {
  return (written: string, before = '', classes = '', mode?: string): string => {
    if (written.startsWith('"')) return written;
    return mode ? dark : `${before}:scope${classes.replace('.dark', dark)}`;
  };
}

/**
 * Whether a rule would tell by its effect what is around the page: by attributes or content of the
 * elements before `:scope` or `&`, which may be any.
 */
function isProbing(selector: string): boolean {
  const last = Math.max(selector.lastIndexOf('&'), selector.lastIndexOf(':scope'));
  const first = selector.search(/\[|:has\(/);
  return last !== -1 && ((first !== -1 && first < last) || beside.test(selector));
}
