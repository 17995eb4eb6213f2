import type {DocsCode} from '../code/docs-code.js';

const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, pre, blockquote, table, docs-code';

/**
 * The text of a prompt as Markdown: a blank line between blocks, list items with their markers and
 * numbers, code in fences.
 */
export function promptText(nodes: Iterable<Node>): string {
  return textsOf(nodes).join('\n\n');
}

/** A text for each block; inline content is one text. */
function textsOf(nodes: Iterable<Node>): readonly string[] {
  const texts: string[] = [];
  let line = '';
  const endLine = () => {
    const words = line.replace(/\s+/g, ' ').trim();
    if (words !== '') texts.push(words);
    line = '';
  };
  for (const node of nodes) {
    if (node instanceof HTMLElement && (node.matches(blocks) || node.querySelector(blocks))) {
      endLine();
      texts.push(...blockTexts(node));
    } else if (node.nodeType !== Node.COMMENT_NODE) line += node.textContent ?? '';
  }
  endLine();
  return texts;
}

function blockTexts(element: HTMLElement): readonly string[] {
  switch (element.localName) {
    case 'ul':
    case 'ol':
      return [listText(element)];
    case 'pre':
    case 'table':
      return [element.innerText.trim()];
    case 'docs-code': {
      // Elements with this tag are of this class if they are defined.
      const {language = '', text = ''} = element as Partial<DocsCode>;
      return [`\`\`\`${language}\n${text}\n\`\`\``];
    }
    default:
      return textsOf(element.childNodes);
  }
}

function listText(list: HTMLElement): string {
  const start = list instanceof HTMLOListElement ? list.start : undefined;
  return [...list.children]
    .map((item, index) => {
      const mark = start === undefined ? '- ' : `${start + index}. `;
      const text = textsOf(item.childNodes).join('\n');
      return mark + text.replaceAll('\n', `\n${' '.repeat(mark.length)}`);
    })
    .join('\n');
}
