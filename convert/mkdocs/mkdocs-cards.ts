import {plainMarkdown} from '../../src/content/parse-page.js';
import type {ComponentAttributes} from '../markdown/component-html.js';
import {readAttributes} from './mkdocs-attributes.js';
import type {Block, MarkupContent} from './python-block.js';
import {textIn} from './python-lines.js';

/** Cards, or other blocks, that are beside each other. */
export interface WrittenCards {
  readonly tag: 'CardGroup' | 'Columns';
  readonly cards: readonly WrittenCard[];
}

export interface WrittenCard {
  readonly tag: 'Card' | 'Column';
  readonly attributes: ComponentAttributes;
  readonly blocks: readonly Block[];
}

/** The cards of a grid, which is a list in an element; `undefined` for other elements. */
export function cardsOf({open, blocks}: MarkupContent): WrittenCards | undefined {
  const [, names = ''] = /\sclass\s*=\s*["']?([^"'>]*)/.exec(open) ?? [];
  const classes = names.split(/\s+/);
  if (!classes.includes('grid')) return undefined;
  const inner = blocks.filter(({kind}) => kind !== 'space');
  if (!classes.includes('cards')) {
    const columns = inner.map((block) => ({
      tag: 'Column' as const,
      attributes: {},
      blocks: [block],
    }));
    return columns.length > 1 ? {tag: 'Columns', cards: columns} : undefined;
  }
  const [list] = inner;
  if (inner.length !== 1 || list?.kind !== 'list') return undefined;
  return {tag: 'CardGroup', cards: list.items.map(cardOf)};
}

const title = /^(?:<Icon ([^<>]*) \/>\s*)?(?:\*\*|__)([^*_]+(?:[*_][^*_]+)*)(?:\*\*|__)$/;

/** An item as a card: its title is a line in bold letters, after which there may be a rule. */
function cardOf(blocks: readonly Block[]): WrittenCard {
  const [first, ...others] = blocks;
  const text = first?.kind === 'paragraph' ? textIn(first.lines).trim() : '';
  const [, icon, name] = title.exec(text) ?? [];
  const at = others.findIndex(({kind}) => kind !== 'space');
  // Here, the title of a card needs no rule below it.
  const rest = others[at]?.kind === 'rule' ? others.slice(at + 1) : others;
  if (name === undefined || /[[<]/.test(name)) {
    return {tag: 'Card', attributes: {}, blocks: first ? [first, ...rest] : rest};
  }
  const {values} = readAttributes(icon ?? '');
  const attributes = {title: plainMarkdown(name), ...Object.fromEntries(values)};
  return {tag: 'Card', attributes, blocks: rest};
}
