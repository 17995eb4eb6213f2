import {Marked, type Token, type TokensList} from 'marked';
import {lineAt} from '../../src/markdown/line-rules.js';
import {skipFence} from '../../src/markdown/scan.js';
import {splitHeadingId} from '../heading-ids.js';
import {boundedInlines} from '../markdown/bounded-inlines.js';
import {componentRenderer, type ComponentToken} from '../markdown/component-token.js';
import {readHtml} from '../markdown/html-tree.js';
import {
  codeHtml,
  footnoteTokenizer,
  urlRenderer,
  withUrls,
  type PageUrls,
} from '../markdown/source-html.js';
import type {SourceMarkdown} from '../markdown/source-markdown.js';
import {Walker, type WalkHooks} from '../markdown/text-walk.js';
import {closingColons, openedAside} from './starlight-asides.js';

/** What a page in Markdown depends on. */
export interface MarkdownContext extends PageUrls {
  /** Its file in the new site. */
  readonly file: string;
  readonly iconOf: (name: string) => string | undefined;
  /** Whether `{#id}` at the end of a heading is its id. */
  readonly hasHeadingIds: boolean;
}

/** Asides in more asides than these are text. */
const deepest = 50;

/** How Starlight reads a page that ends in `.md`: as CommonMark with tables and asides. */
export function starlightMarkdown({
  file,
  iconOf,
  hasHeadingIds,
  ...rest
}: MarkdownContext): SourceMarkdown {
  const own = `/${file.replace(/\.mdx?$/, '')}`;
  let depth = 0;
  const urls: PageUrls = {
    link: (href) => (href.startsWith('#') ? own + href : rest.link(href)),
    asset: (source) => rest.asset(source),
  };
  const marked = new Marked(
    boundedInlines,
    {
      gfm: true,
      tokenizer: footnoteTokenizer,
      renderer: {
        heading({tokens, depth}) {
          const inner = this.parser.parseInline(tokens);
          const shown = hasHeadingIds ? splitHeadingId(inner)[0] : inner;
          return `<h${depth}>${shown}</h${depth}>\n`;
        },
        code: ({text, lang = ''}) => codeHtml(lang.trim().split(/\s/)[0] ?? '', text),
        ...urlRenderer(urls),
      },
    },
    componentRenderer,
    {
      extensions: [
        {
          name: 'component',
          level: 'block',
          start: (source) => asideStart.exec(firstBlock(source))?.index,
          tokenizer(source) {
            if (depth >= deepest) return undefined;
            depth++;
            const token = asideToken(source, iconOf, (text) => this.lexer.blockTokens(text));
            depth--;
            return token;
          },
        },
      ],
    },
  );
  return {
    tool: 'Starlight',
    file,
    latex: false,
    tokensOf: (text): TokensList => marked.lexer(text),
    htmlOf: (tokens: readonly Token[]) => readHtml(marked.parser([...tokens])),
  };
}

const asideStart = /^:{3,}(?:note|tip|caution|danger|warning|info)\b/m;

/** A text until its first blank line. */
function firstBlock(source: string): string {
  const end = source.indexOf('\n\n');
  return end === -1 ? source : source.slice(0, end);
}

function asideToken(
  source: string,
  iconOf: (name: string) => string | undefined,
  tokensOf: (text: string) => Token[],
): ComponentToken | undefined {
  const first = lineAt(source, 0, source.length);
  const opened = openedAside(first, iconOf);
  if (!opened) return undefined;
  const start = first.length + 1;
  for (let at = start; at <= source.length;) {
    const line = lineAt(source, at, source.length);
    const isEnd = closingColons(line) >= opened.colons;
    if (isEnd || at + line.length >= source.length) {
      const content = source.slice(start, isEnd ? at : source.length);
      const {name, attributes} = opened;
      const raw = source.slice(0, at + line.length + 1);
      return {type: 'component', raw, name, attributes, tokens: tokensOf(content), linesBefore: 1};
    }
    at = skipFence(source, at) ?? at + line.length + 1;
  }
  return undefined;
}

const tag = /<[a-z][^<>]*>/iy;

/** A text in Markdown with the URLs and the blocks of code of the new site. */
export function withNewUrls(text: string, hooks: WalkHooks): string {
  const mark = (at: number) => {
    tag.lastIndex = at;
    const [found] = tag.exec(text) ?? [];
    return found === undefined
      ? undefined
      : {end: at + found.length, text: withChangedUrls(found, hooks)};
  };
  return new Walker(text, {...hooks, mark}).walk(0, text.length);
}

/** A tag with new URLs; as it is written where they do not change. */
function withChangedUrls(written: string, hooks: PageUrls): string {
  const same: PageUrls = {link: (href) => href, asset: (source) => source};
  const changed = withUrls(written, hooks);
  return changed === withUrls(written, same) ? written : changed;
}
