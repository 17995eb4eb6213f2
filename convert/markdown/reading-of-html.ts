import {resolveImageUrl, resolveLinkUrl} from '../../src/shared/urls.js';
import {componentOf, isInlineComponent} from './component-html.js';
import {
  attributeOf,
  isElement,
  isText,
  textOf,
  type HtmlChild,
  type HtmlElement,
} from './html-tree.js';
import {blockTags, emphasisTags, writtenTarget} from './reading-words.js';
import {codeLine, literal, ReadingBuilder, type Reading} from './reading.js';
import {writtenOf} from './written-html.js';

/** What readers get of HTML of another tool, whose URLs begin at the root of the site. */
export function readingOfHtml(nodes: readonly HtmlChild[]): Reading {
  const builder = new ReadingBuilder();
  addNodes(nodes, builder);
  builder.end();
  return builder.lines;
}

/** The language of a block of code: a class of its element. */
export function languageOf(pre: HtmlElement): string {
  const code = pre.childNodes.filter(isElement).find(({tagName}) => tagName === 'code');
  const classes = code === undefined ? '' : (attributeOf(code, 'class') ?? '');
  return /(?:^|\s)lang(?:uage)?-(\S+)/.exec(classes)?.[1] ?? '';
}

function addNodes(nodes: readonly HtmlChild[], to: ReadingBuilder): void {
  for (const node of nodes) {
    if (isText(node)) to.add(literal(node.value));
    else if (isElement(node)) addElement(node, to);
  }
}

function addElement(element: HtmlElement, to: ReadingBuilder): void {
  const {tagName, childNodes} = element;
  const inner = () => addNodes(childNodes, to);
  const of = (name: string) => attributeOf(element, name) ?? '';
  const mark = emphasisTags.get(tagName);
  if (mark !== undefined) return to.between(mark, mark, inner);
  switch (tagName) {
    case 'script':
    case 'style':
    case 'template':
      return undefined;
    case 'br':
      return to.add('⏎');
    case 'hr':
      return to.line('rule');
    case 'a': {
      if (attributeOf(element, 'href') === undefined) return inner();
      return to.between('[', `](${writtenTarget(resolveLinkUrl(of('href')))})`, inner);
    }
    case 'img':
      return to.add(`![${of('alt')}](${writtenTarget(resolveImageUrl(of('src')))})`);
    case 'input':
      if (of('type') !== 'checkbox') return undefined;
      return to.add(attributeOf(element, 'checked') === undefined ? '☐ ' : '☑ ');
    case 'option':
      to.add(' ');
      return inner();
    case 'pre':
      return to.line(codeLine(languageOf(element), textOf(childNodes)));
    case 'ol':
      return to.within(`ol ${of('start') || '1'}`, inner);
  }
  const written = writtenOf(element);
  if (written) {
    if (written.isBlock) to.end();
    return to.add(written.reading);
  }
  const component = componentOf(element);
  if (component && isInlineComponent(component.name)) {
    to.add(`<${component.name}>`);
    return inner();
  }
  if (component) {
    const {title} = component.attributes;
    return to.within(component.name, () => {
      if (title) to.line(`title ${title}`);
      inner();
    });
  }
  const name = blockTags.get(tagName);
  if (name === undefined) return inner();
  if (name !== '') return to.within(name, inner, /^(?:li|cell|h\d)$/.test(name));
  to.end();
  inner();
  return to.end();
}
