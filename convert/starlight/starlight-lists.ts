import {plainMarkdown} from '../../src/content/parse-page.js';
import {columnsOf, removeIndent} from '../../src/markdown/indentation.js';
import {escapedValue} from '../markdown/component-html.js';

/** A text moved to the left as far as all of its lines are indented. */
function dedented(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return removeIndent(text, Math.min(...lines.map(columnsOf), 1000));
}

/** The content of the items of a list; `undefined` for a text that is more than one list. */
function itemsOf(text: string, marker: RegExp): readonly string[] | undefined {
  const items: string[][] = [];
  let columns = 0;
  for (const line of dedented(text).split('\n')) {
    const [whole, space = ''] = marker.exec(line) ?? [];
    const isInside = line.trim() === '' || columnsOf(line) >= Math.min(columns, 2);
    if (whole !== undefined) {
      columns = space.length > 4 ? whole.length - space.length + 1 : whole.length;
      items.push([line.slice(columns)]);
    } else if (items.length === 0 ? line.trim() !== '' : !isInside) return undefined;
    else items.at(-1)?.push(removeIndent(line, columns));
  }
  return items.length === 0 ? undefined : items.map((lines) => lines.join('\n').trim());
}

/** The content of `<Steps>`: each item of its list is a step; `undefined` for other content. */
export function stepsText(text: string): string | undefined {
  const items = itemsOf(text, /^\d{1,9}[.)]([ \t]+|$)/);
  return items?.map((item) => `<Step>\n\n${item}\n\n</Step>`).join('\n\n');
}

/** The content of `<FileTree>` as files and folders; `undefined` where it is no list. */
export function treeText(text: string, indent = ''): string | undefined {
  const items = itemsOf(text, /^[-*+]([ \t]+|$)/);
  if (!items) return undefined;
  const written: string[] = [];
  for (const item of items) {
    const [first = '', ...rest] = item.split('\n');
    const content = rest.join('\n');
    const isList = /^[ \t]*[-*+](?:[ \t]|$)/m.test(content);
    const {name, comment, isBold} = entryOf(first);
    const attributes = ` name="${escapedValue(name)}"${isBold ? ' highlight' : ''}`;
    const isFolder = isList || name.endsWith('/');
    if (!isFolder) {
      const said = comment === '' ? '' : ` comment="${escapedValue(comment)}"`;
      written.push(`${indent}<Tree.File${attributes}${said} />`);
      continue;
    }
    const inner = isList ? treeText(content, `${indent}  `) : '';
    if (inner === undefined) return undefined;
    // Folders have no comments here.
    const label =
      comment === ''
        ? attributes
        : attributes.replace(/"( highlight)?$/, ` ${escapedValue(comment)}"$1`);
    written.push(
      inner === ''
        ? `${indent}<Tree.Folder${label} />`
        : `${indent}<Tree.Folder${label} defaultOpen>\n${inner}\n${indent}</Tree.Folder>`,
    );
  }
  return written.join('\n');
}

/** The name of a file and the comment after it: the name ends at the first space. */
function entryOf(written: string) {
  const text = written.trim();
  const [marked, bold, code] = /^(?:\*\*(.+?)\*\*|`([^`]+)`)/.exec(text) ?? [];
  const [plain = ''] = /^\S*/.exec(text) ?? [];
  const isBold = bold !== undefined;
  const name = plainMarkdown(bold ?? (code === undefined ? plain : `\`${code}\``));
  // What begins with `#` or `-` is a text here, too.
  const comment = text.slice((marked ?? plain).length).trim();
  return {name, comment: plainMarkdown(`:${comment}`).slice(1), isBold};
}
