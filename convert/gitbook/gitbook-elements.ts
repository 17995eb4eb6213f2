import {serializeOuter} from 'parse5';
import {escaped} from '../../src/html/html.js';
import {componentHtml, componentOf} from '../markdown/component-html.js';
import {
  attributeOf,
  elementsIn,
  isElement,
  textOf,
  type HtmlChild,
  type HtmlElement,
} from '../markdown/html-tree.js';

/** HTML in which the elements that GitBook shows as something else are components. */
export function withComponents(nodes: readonly HtmlChild[]): string {
  return nodes.map((node) => (isElement(node) ? elementHtml(node) : serializeOuter(node))).join('');
}

function elementHtml(element: HtmlElement): string {
  if (element.tagName === 'table' && attributeOf(element, 'data-view') === 'cards') {
    return cardsHtml(element);
  }
  if (!hasOwn(element)) return serializeOuter(element);
  return `${openTag(element)}${withComponents(element.childNodes)}</${element.tagName}>`;
}

/** Whether an element contains one that is shown as something else. */
function hasOwn(element: HtmlElement): boolean {
  return elementsIn(element).some(
    (inner) => attributeOf(inner, 'data-view') === 'cards' || hasOwn(inner),
  );
}

function openTag({tagName, attrs}: HtmlElement): string {
  const written = attrs.map(({name, value}) => ` ${name}="${escaped(value)}"`);
  return `<${tagName}${written.join('')}>`;
}

/** A table of cards: each row is a card, and hidden columns are its link and its picture. */
function cardsHtml(table: HtmlElement): string {
  const rows = rowsIn(table);
  const [head, ...body] = rows;
  const columns = head ? elementsIn(head) : [];
  const isCover = (column: HtmlElement) => attributeOf(column, 'data-card-cover') !== undefined;
  const isTarget = (column: HtmlElement) => attributeOf(column, 'data-card-target') !== undefined;
  const isHidden = (column: HtmlElement) => attributeOf(column, 'data-hidden') !== undefined;
  const cards = body.map((row) => {
    const cells = elementsIn(row);
    const cellOf = (test: (column: HtmlElement) => boolean) => {
      const at = columns.findIndex(test);
      return at === -1 ? undefined : cells[at];
    };
    const [href, img] = [urlIn(cellOf(isTarget)), urlIn(cellOf(isCover))];
    const shown = cells.filter((cell, at) => {
      const column = columns[at];
      return !(column && isHidden(column)) && cell.childNodes.length > 0;
    });
    const [first, ...others] = shown;
    // A card that is a link contains no other links.
    const isPlain = first !== undefined && !hasLink(first) && !hasIcon(first);
    const title = isPlain ? textOf(first.childNodes).trim() : '';
    const content = (title === '' ? shown : others).map(cellHtml).join('');
    const attributes = {
      ...(title !== '' && {title}),
      ...(img !== undefined && {img}),
      ...(href !== undefined && {href}),
    };
    return componentHtml('Card', attributes, content);
  });
  const isLarge = attributeOf(table, 'data-card-size') === 'large';
  return componentHtml('CardGroup', {cols: isLarge ? '2' : '3'}, cards.join(''));
}

function cellHtml({childNodes}: HtmlElement): string {
  const inner = withComponents(childNodes);
  const hasBlocks = childNodes.some(
    (node) => isElement(node) && /^(?:p|h\d|ul|ol)$/.test(node.tagName),
  );
  return hasBlocks ? inner : `<p>${inner}</p>`;
}

function urlIn(cell: HtmlElement | undefined): string | undefined {
  if (!cell) return undefined;
  for (const element of elementsIn(cell)) {
    const url = attributeOf(element, 'href') ?? attributeOf(element, 'src') ?? urlIn(element);
    if (url !== undefined) return url;
  }
  return undefined;
}

function hasLink(element: HtmlElement): boolean {
  return elementsIn(element).some((inner) => inner.tagName === 'a' || hasLink(inner));
}

function hasIcon(element: HtmlElement): boolean {
  return elementsIn(element).some((inner) => componentOf(inner) !== undefined || hasIcon(inner));
}

function rowsIn(element: HtmlElement): readonly HtmlElement[] {
  return elementsIn(element).flatMap((inner) => (inner.tagName === 'tr' ? [inner] : rowsIn(inner)));
}
