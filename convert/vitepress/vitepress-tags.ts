/** A tag in a page, as Vue reads it. */
export interface SourceTag {
  readonly name: string;
  readonly isClosing: boolean;
  readonly isEmpty: boolean;
  /** Name → value, as written; an empty text for one without a value. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Where the text goes on after it. */
  readonly end: number;
}

const value = String.raw`(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>${'`'}]+))?`;
const name = String.raw`[a-zA-Z_:@#][\w:.@#[\]-]*`;
const tag = new RegExp(String.raw`<(/?)([A-Za-z][\w.:-]*)((?:\s+${name}${value})*)\s*(/?)>`, 'y');
const attribute = new RegExp(
  String.raw`(${name})(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>${'`'}]+)))?`,
  'g',
);

/** The tag at an offset of a text; `undefined` for any other text, such as an address. */
export function tagAt(text: string, at: number): SourceTag | undefined {
  tag.lastIndex = at;
  const found = tag.exec(text);
  if (!found) return undefined;
  const [whole, slash, written = '', inner = '', empty] = found;
  const attributes = new Map<string, string>();
  for (const [, key = '', double, single, bare] of inner.matchAll(attribute)) {
    attributes.set(key, double ?? single ?? bare ?? '');
  }
  return {
    name: written,
    isClosing: slash === '/',
    isEmpty: empty === '/',
    attributes,
    end: at + whole.length,
  };
}

/** Where an element ends whose opening tag ends at an offset; that offset if nothing closes it. */
export function endOfElement(text: string, name: string, start: number): number {
  let depth = 1;
  for (let at = text.indexOf('<', start); at !== -1; at = text.indexOf('<', at + 1)) {
    if (!text.startsWith(name, at + (text[at + 1] === '/' ? 2 : 1))) continue;
    const found = tagAt(text, at);
    if (found?.name !== name || found.isEmpty) continue;
    depth += found.isClosing ? -1 : 1;
    if (depth === 0) return found.end;
  }
  return start;
}

/** Elements of Vue and VitePress that show what is in them. */
export const wrappers: ReadonlySet<string> = new Set(
  ['template', 'ClientOnly', 'client-only', 'slot', 'Suspense', 'Transition'], // as Vue names them
);

/** Whether an attribute is one that Vue reads, such as `:class`, `@click` and `v-if`. */
export function isOfVue(attributeName: string): boolean {
  return /^(?:v-|[:@#])/.test(attributeName);
}

const plainText = /^(?:\$?withBase\()?(?:'([^'\\]*)'|"([^"\\]*)")\)?$/;

/**
 * The attribute that one of Vue with a text is, such as `:src="withBase('/a.png')"`; `undefined`
 * for one that only code knows.
 */
export function plainAttribute(
  key: string,
  written: string,
): readonly [string, string] | undefined {
  if (!isOfVue(key)) return [key, written];
  const [, attributeName] = /^(?::|v-bind:)([a-z][\w-]*)$/.exec(key) ?? [];
  const [, single, double] = plainText.exec(written) ?? [];
  const text = single ?? double;
  return attributeName === undefined || text === undefined ? undefined : [attributeName, text];
}

/** The names of badges: in pages, and in components that import the one of the default theme. */
export const badgeNames: ReadonlySet<string> = new Set(['Badge', 'VPBadge']);

/** The kinds of a badge → their colors here. */
const colors: ReadonlyMap<string, string> = new Map([
  ['info', 'gray'],
  ['tip', 'green'],
  ['warning', 'yellow'],
  ['danger', 'red'],
]);

/** A badge as it is written here; its closing tag stays as it is. */
export function badgeTag({attributes, isEmpty, isClosing}: SourceTag): string {
  if (isClosing) return '</Badge>';
  const color = colors.get(attributes.get('type') ?? 'tip') ?? 'green';
  const [, text] = plainAttribute(':text', attributes.get(':text') ?? '') ?? ['', ''];
  return `<Badge color="${color}">${attributes.get('text') ?? text}${isEmpty ? '</Badge>' : ''}`;
}
