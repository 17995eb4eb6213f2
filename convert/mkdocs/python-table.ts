import type {Line} from './python-lines.js';

/** HTML of a table: lines of cells between `|`, of which the second has the alignments. */
export function tableHtml(lines: readonly Line[], inline: (text: string) => string): string {
  const [head, rule, ...rows] = lines.map(({text}) => cellsOf(text));
  const aligns = (rule ?? []).map(alignOf);
  const row = (cells: readonly string[], tag: string) => {
    const written = aligns.map((align, index) => {
      const of = align === '' ? '' : ` align="${align}"`;
      return `<${tag}${of}>${inline(cells[index] ?? '')}</${tag}>`;
    });
    return `<tr>${written.join('')}</tr>`;
  };
  const body = rows.map((cells) => row(cells, 'td')).join('');
  return `<table><thead>${row(head ?? [], 'th')}</thead><tbody>${body}</tbody></table>\n`;
}

function alignOf(written: string): string {
  const [left, right] = [written.startsWith(':'), written.endsWith(':')];
  if (left && right) return 'center';
  return right ? 'right' : left ? 'left' : '';
}

/** The cells of a line; `|` in code, or after a backslash, is a character. */
function cellsOf(text: string): readonly string[] {
  const cells: string[] = [];
  let cell = '';
  const line = text.trim().replace(/^\|/, '');
  for (let at = 0; at < line.length; at++) {
    const character = line[at] ?? '';
    if (character === '\\') {
      // In code, a backslash would be shown.
      cell += line[at + 1] === '|' ? '|' : character + (line[at + 1] ?? '');
      at++;
    } else if (character === '`') {
      const [ticks = ''] = /^`+/.exec(line.slice(at, at + 50)) ?? [];
      const end = line.indexOf(ticks, at + ticks.length);
      const stop = end === -1 ? at + ticks.length : end + ticks.length;
      cell += line.slice(at, stop).replaceAll('\\|', '|');
      at = stop - 1;
    } else if (character === '|') {
      cells.push(cell.trim());
      cell = '';
    } else cell += character;
  }
  if (cell.trim() !== '' || !/\|\s*$/.test(line)) cells.push(cell.trim());
  return cells;
}
