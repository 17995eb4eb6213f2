import {readLiteral} from '../../src/content/mdx/literal.js';
import type {TagMark} from '../../src/markdown/marks.js';
import {attributeOf, textOf} from './docusaurus-attributes.js';

/** The tabs of a page and their items. */
export class DocusaurusTabs {
  readonly #itemsOf = new Map<TagMark, TagMark[]>();
  readonly #tabsOf = new Map<TagMark, TagMark>();

  /** `tags` are those of the page in their order, `nameOf` what they are called in Docusaurus. */
  constructor(
    tags: readonly (readonly [number, TagMark])[],
    nameOf: (mark: TagMark) => string | undefined,
  ) {
    const open: TagMark[] = [];
    for (const [at, mark] of tags) {
      while (open.length > 0 && (open.at(-1)?.contentEnd ?? 0) <= at) open.pop();
      const name = nameOf(mark);
      const outer = open.at(-1);
      if (name === 'TabItem' && outer) {
        this.#tabsOf.set(mark, outer);
        this.#itemsOf.get(outer)?.push(mark);
      }
      if (name !== 'Tabs' || mark.contentEnd === undefined) continue;
      this.#itemsOf.set(mark, []);
      open.push(mark);
    }
  }

  /** The attribute that names the tab that is shown at first; empty for the first one. */
  startOf(tabs: TagMark): string {
    const items = this.#itemsOf.get(tabs) ?? [];
    const chosen = textOf(tabs, 'defaultValue');
    const index = items.findIndex((item) =>
      chosen === undefined ? attributeOf(item, 'default') : textOf(item, 'value') === chosen,
    );
    return index > 0 ? ` defaultTabIndex={${index}}` : '';
  }

  /** The title of a tab. */
  titleOf(item: TagMark): string {
    const value = textOf(item, 'value') ?? '';
    const label = textOf(item, 'label');
    if (label !== undefined) return label;
    const tabs = this.#tabsOf.get(item);
    const written = tabs && attributeOf(tabs, 'values')?.value;
    const values = written?.kind === 'expression' ? readLiteral(written.source)?.value : undefined;
    for (const one of Array.isArray(values) ? values : []) {
      if (!(one instanceof Map) || one.get('value') !== value) continue;
      const named: unknown = one.get('label');
      if (typeof named === 'string') return named;
    }
    return value;
  }
}
