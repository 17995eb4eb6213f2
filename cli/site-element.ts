import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';

/** The `<docs-site>` of a page. */
export interface SiteElement {
  /** Its start tag as its author has written it, and where it begins in the page. */
  readonly tag: string;
  readonly start: number;
  /** The values of its attributes by their names. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** The first `<docs-site>` in the text of a page; `undefined` if there is none. */
export function siteElement(page: string): SiteElement | undefined {
  const found = elementIn(parse(page, {sourceCodeLocationInfo: true}));
  const place = found?.sourceCodeLocation?.startTag;
  if (!found || !place) return undefined;
  return {
    tag: page.slice(place.startOffset, place.endOffset),
    start: place.startOffset,
    attributes: new Map(found.attrs.map(({name, value}) => [name, value])),
  };
}

/** A start tag with more attributes, before its own. */
export function withAttributes(tag: string, attributes: readonly string[]): string {
  return tag.replace(/^<[^\s/>]+/, (name) => [name, ...attributes].join(' '));
}

function elementIn(parent: Tree.ParentNode): Tree.Element | undefined {
  for (const node of parent.childNodes) {
    if ('tagName' in node && node.tagName === 'docs-site') return node;
    const inner = 'childNodes' in node ? elementIn(node) : undefined;
    if (inner) return inner;
  }
  return undefined;
}
