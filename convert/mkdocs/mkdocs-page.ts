import type {TokensList} from 'marked';
import {ownProperty} from '../../src/shared/own-property.js';
import {openingTag} from '../markdown/component-html.js';
import type {ComponentToken} from '../markdown/component-token.js';
import {readHtml, type HtmlChild} from '../markdown/html-tree.js';
import type {
  BlockWriter,
  SourceMarkdown,
  SpecialBlocks,
  Token,
} from '../markdown/source-markdown.js';
import {note} from '../note.js';
import {cardsOf, type WrittenCard} from './mkdocs-cards.js';
import {MkdocsHtml} from './mkdocs-html.js';
import type {PreparedPage} from './mkdocs-prepare.js';
import type {MkdocsRoutes} from './mkdocs-routes.js';
import {allBlocks, type Block, type MarkupContent} from './python-block.js';
import {textIn} from './python-lines.js';
import type {Features} from './python-reader.js';

/** A block as a token of a page. */
interface BlockToken {
  readonly type: 'block';
  readonly raw: string;
  readonly block: Block;
}

/** How MkDocs reads a page. */
export function mkdocsMarkdown(
  {file, blocks}: PreparedPage,
  routes: MkdocsRoutes,
  features: Features,
): SourceMarkdown {
  const links = linksIn(blocks);
  const html = new MkdocsHtml({file, routes, features, links});
  const context = {html, routes, file, links};
  return {
    tool: 'MkDocs',
    file: routes.newFile(file),
    latex: features.has('math'),
    tokensOf: () => Object.assign(tokensOf(blocks), {links: hrefsOf(links, routes, file)}),
    htmlOf: (tokens) => htmlOf(tokens, html),
    special(tokens, at) {
      const first = tokens[at];
      return first && isBlockToken(first) ? specialOf(first.block, context) : undefined;
    },
  };
}

interface PageContext {
  readonly html: MkdocsHtml;
  readonly routes: MkdocsRoutes;
  readonly file: string;
  readonly links: TokensList['links'];
}

function isBlockToken(token: Token): token is Token & BlockToken {
  return token.type === 'block' && 'block' in token;
}

/** A label as links are found by it. */
function labelOf(written: string): string {
  return written.toLowerCase().replaceAll(/\s+/g, ' ');
}

/** The definitions of links of a page, as written. */
function linksIn(blocks: readonly Block[]): TokensList['links'] {
  const links = new Map<string, {readonly href: string; readonly title: null}>();
  for (const block of allBlocks(blocks)) {
    if (block.kind !== 'definition') continue;
    const label = labelOf(block.label);
    // The last one counts.
    links.set(label, {href: block.href, title: null});
  }
  // A label may be a name that every object has.
  return Object.assign(Object.create(null), Object.fromEntries(links)) as TokensList['links'];
}

/** The definitions of links with the URLs that they have here. */
function hrefsOf(
  links: TokensList['links'],
  routes: MkdocsRoutes,
  file: string,
): TokensList['links'] {
  const entries = Object.entries(links).map(([label, {href, title}]) => [
    label,
    {href: routes.link(href, file), title},
  ]);
  return Object.fromEntries(entries) as TokensList['links'];
}

function tokensOf(blocks: readonly Block[]): Token[] {
  return blocks.map(tokenOf);
}

function tokenOf(block: Block): Token {
  const raw = `${textIn(block.lines)}\n`;
  if (block.kind === 'space') return {type: 'space', raw};
  if (block.kind === 'box' && !block.isQuote) {
    const {name, attributes, blocks, linesBefore} = block;
    return componentToken({raw, name, attributes, tokens: tokensOf(blocks), linesBefore});
  }
  if (block.kind === 'tabs') {
    const tokens = block.tabs.map(({attributes, lines, linesBefore, blocks}) =>
      componentToken({
        raw: `${textIn(lines)}\n`,
        name: 'Tab',
        attributes,
        tokens: tokensOf(blocks),
        linesBefore,
      }),
    );
    return componentToken({raw, name: 'Tabs', attributes: {}, tokens, linesBefore: 0});
  }
  const isLine = block.kind === 'markup' && block.isLine;
  const plain = isLine ? raw.replace(/\s+markdown(?:=(?:"\w*"|'\w*'|\w+))?(?=[\s/>])/, '') : raw;
  return {type: 'block', raw: plain, block};
}

function componentToken(token: Omit<ComponentToken, 'type'>): Token {
  return {...token, type: 'component'} as unknown as Token;
}

function htmlOf(tokens: readonly Token[], html: MkdocsHtml): readonly HtmlChild[] {
  return readHtml(
    html.blocks(tokens.flatMap((token) => (isBlockToken(token) ? [token.block] : []))),
  );
}

/** The blocks that are not compared, because they have another place or form here. */
function specialOf(block: Block, context: PageContext): SpecialBlocks | undefined {
  const {routes, file, links} = context;
  const as = (write: SpecialBlocks['write']): SpecialBlocks => ({count: 1, write});
  switch (block.kind) {
    case 'definition': {
      const title = /\s("[^"]*"|'[^']*'|\([^()]*\))\s*$/.exec(textIn(block.lines))?.[0] ?? '';
      const {href} = ownProperty(links, labelOf(block.label)) ?? block;
      const url = routes.link(href, file);
      return as(() => Promise.resolve(`[${block.label}]: ${inAngles(url)}${title.trimEnd()}`));
    }
    case 'abbreviation':
    case 'contents':
      return as(() => Promise.resolve(''));
    case 'footnote':
      return as(async (writer, line) => {
        const text = (await writer.convert(tokensOf(block.blocks), line)).trim();
        return `[^${block.label}]: ${text.replaceAll(/\n(?=[^\n])/g, '\n    ')}`;
      });
    case 'autodoc':
      return as((writer, line) => {
        const what = `The documentation of ${block.name}`;
        const instead = 'It is made of source code. Write it in the page, or link to it.';
        writer.notes.push(note('convert/left-out', {file, line}, {what, instead}));
        return Promise.resolve('');
      });
    case 'markup':
      return block.isLine ? undefined : as((writer, line) => markup(block, writer, line));
    default:
      return undefined;
  }
}

/** An element with Markdown in it: its content is converted as the page is. */
async function markup(
  block: MarkupContent & Block,
  writer: BlockWriter,
  line: number,
): Promise<string> {
  const first = block.lines[0]?.at ?? 0;
  const cards = cardsOf(block);
  if (cards) {
    const written: string[] = [];
    for (const {tag, attributes, blocks} of cards.cards) {
      const start = blocks[0]?.lines[0]?.at ?? first;
      const text = (await writer.convertInside(tokensOf(blocks), line + start - first)).trim();
      written.push(card({tag, attributes}, text));
    }
    return `<${cards.tag} cols={2}>\n${written.join('\n')}\n</${cards.tag}>`;
  }
  const content = await writer.convertInside(tokensOf(block.blocks), line + block.linesBefore);
  return `${block.open}\n\n${content.trim()}\n\n</${block.tag}>`;
}

function card({tag, attributes}: Pick<WrittenCard, 'tag' | 'attributes'>, text: string): string {
  const open = openingTag(tag, attributes);
  return text === '' ? `${open}</${tag}>` : `${open}\n\n${text}\n\n</${tag}>`;
}

function inAngles(url: string): string {
  return /[\s()<>]/.test(url) ? `<${url.replaceAll(/[<>\s]/g, encodeURIComponent)}>` : url;
}
