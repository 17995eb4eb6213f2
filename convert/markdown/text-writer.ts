import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {note} from '../note.js';
import {carryOver, type CarriedPiece, type PieceContext} from './carry-over.js';
import {openingTag} from './component-html.js';
import {isComponentToken, type ComponentToken} from './component-token.js';
import type {BlockWriter, SourceMarkdown, Token, TokensList} from './source-markdown.js';

/** A text of another tool as it is written here. */
export interface ConvertedText {
  readonly text: string;
  readonly notes: readonly Diagnostic[];
  readonly blocks: BlockCounts;
}

/** How many blocks were compared, and how many of them keep the text of their author. */
export interface BlockCounts {
  readonly all: number;
  readonly own: number;
}

/** Writes a text so that it reads here as in the other tool; `firstLine` is that in its file. */
export async function convertText(
  source: SourceMarkdown,
  text: string,
  firstLine: number,
): Promise<ConvertedText> {
  const tokens = source.tokensOf(text);
  const writer = new TextWriter(source, definitionsOf(tokens));
  const converted = await writer.convert(tokens, firstLine);
  return {text: converted, notes: writer.notes, blocks: writer.blocks};
}

class TextWriter implements BlockWriter {
  readonly notes: Diagnostic[] = [];
  readonly blocks = {all: 0, own: 0};
  readonly #source: SourceMarkdown;
  #isInside = false;
  readonly #definitions: ReadonlyMap<string, string>;

  constructor(source: SourceMarkdown, definitions: ReadonlyMap<string, string>) {
    this.#source = source;
    this.#definitions = definitions;
  }

  async convert(tokens: readonly Token[], firstLine: number): Promise<string> {
    let written = '';
    let line = firstLine;
    const counts = countsTogether(tokens);
    for (let at = 0; at < tokens.length;) {
      const special = this.#source.special?.(tokens, at);
      const taken = tokens.slice(at, at + (special?.count ?? counts[at] ?? 1));
      const raw = taken.map((token) => token.raw).join('');
      const [first] = taken;
      const [end = ''] = /\n*$/.exec(raw) ?? [];
      if (special) written += (await special.write(this, line)) + end;
      else if (first && isComponentToken(first))
        written += (await this.#component(first, line)) + end;
      else written += this.#blocks(taken, raw, line);
      line += raw.split('\n').length - 1;
      at += taken.length;
    }
    return written;
  }

  async convertInside(tokens: readonly Token[], firstLine: number): Promise<string> {
    const before = this.#isInside;
    this.#isInside = true;
    const written = await this.convert(tokens, firstLine);
    this.#isInside = before;
    return written;
  }

  #blocks(taken: readonly Token[], raw: string, line: number): string {
    const {type} = taken[0] ?? {};
    if (type === 'space' || type === 'def') return raw;
    const {tool, file, latex} = this.#source;
    const isInside = this.#isInside;
    const context = {file, definitions: this.#definitions, latex, isInside};
    const {text, isSame, isOwn} = this.#carried(taken, raw, context);
    this.blocks.all += 1;
    if (isOwn) this.blocks.own += 1;
    if (!isSame) this.notes.push(note('convert/different-reading', {file, line}, {tool}));
    const [end = ''] = /\n*$/.exec(raw) ?? [];
    return text === '' ? '' : text + end;
  }

  /** Blocks as they are written here; as they are where they are nested too deeply. */
  #carried(taken: readonly Token[], raw: string, context: PieceContext): CarriedPiece {
    try {
      return carryOver({raw, html: this.#source.htmlOf(taken)}, context);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return {text: raw.trim(), isSame: false, isOwn: true};
    }
  }

  async #component(token: ComponentToken, line: number): Promise<string> {
    const {name, attributes, tokens, linesBefore} = token;
    const content = (await this.convertInside(tokens, line + linesBefore)).trim();
    if (content === '') return openingTag(name, attributes, ' /');
    return `${openingTag(name, attributes)}\n\n${content}\n\n</${name}>`;
  }
}

/** For each token how many belong together: one, or those in an element that begins with it. */
function countsTogether(tokens: readonly Token[]): readonly number[] {
  const counts = tokens.map(() => 1);
  const open: {readonly start: number; readonly depth: number}[] = [];
  let depth = 0;
  for (const [at, {type, raw}] of tokens.entries()) {
    if (type === 'html') open.push({start: at, depth});
    const isInElement = open.length > 0 && (type === 'html' || type === 'paragraph');
    if (isInElement) depth += tagDepth(raw);
    for (let last = open.at(-1); last && depth <= last.depth; last = open.at(-1)) {
      counts[last.start] = at - last.start + 1;
      open.pop();
    }
  }
  return counts;
}

/** The definitions of links of a page, by their labels. */
function definitionsOf({links}: TokensList): ReadonlyMap<string, string> {
  const definitions = Object.entries(links).map(([label, {href, title}]) => {
    const written = title ? ` "${title.replaceAll('"', '&quot;')}"` : '';
    return [label, `[${label}]: <${href}>${written}`] as const;
  });
  return new Map(definitions);
}

const tag = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][\w.-]*)((?:"[^"]*"|'[^']*'|[^"'>])*?)(\/?)>/gi;

const withoutEnd = new Set(
  (
    'area base br col embed hr img input link meta source track wbr p li dt dd tr td th thead ' +
    'tbody tfoot option rp rt'
  ).split(' '),
);

/**
 * How many elements more are begun than ended in some HTML. Elements do not count that HTML ends
 * by itself.
 */
function tagDepth(html: string): number {
  let depth = 0;
  // After the last of these, no tag is closed: each would be looked for up to the end.
  const text = html.slice(0, html.lastIndexOf('>') + 1);
  for (const [, slash, name] of text.matchAll(tag)) {
    if (name === undefined || withoutEnd.has(name.toLowerCase())) continue;
    depth += slash === '/' ? -1 : 1;
  }
  return depth;
}
