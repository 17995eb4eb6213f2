import type {Token, Tokens} from 'marked';
import {plainMarkdown} from '../../src/content/parse-page.js';
import {escaped} from '../../src/html/html.js';
import {decodeText} from '../../src/routing/paths.js';
import {isExternalUrl} from '../../src/shared/urls.js';
import {splitHeadingId} from '../heading-ids.js';
import {componentHtml, type ComponentAttributes} from '../markdown/component-html.js';
import type {ComponentToken} from '../markdown/component-token.js';
import {apiTokens} from './gitbook-api.js';
import type {BlockContext, WrittenBlock} from './gitbook-blocks.js';

/** A block that is HTML here. */
export interface HtmlBlockToken extends Tokens.Generic {
  readonly type: 'gitbook-html';
  readonly raw: string;
  readonly html: string;
}

/** A block of which only the content is shown. */
export interface ContentToken extends Tokens.Generic {
  readonly type: 'gitbook-content';
  readonly raw: string;
  readonly tokens: Token[];
  readonly linesBefore: number;
  /** What is left out, and what to do instead. */
  readonly left?: readonly [string, string];
}

/** A file that is shown in another one. */
export interface IncludeToken extends Tokens.Generic {
  readonly type: 'gitbook-include';
  readonly raw: string;
  readonly path: string;
}

export type BlockToken = ComponentToken | HtmlBlockToken | ContentToken | IncludeToken;

const hints: ReadonlyMap<string, string> = new Map([
  ['info', 'Info'],
  ['success', 'Check'],
  ['warning', 'Warning'],
  ['danger', 'Danger'],
  ['tip', 'Tip'],
  ['working', 'Note'],
]);

/** The token of a block; a block that is not known is its content. */
export function blockToken(block: WrittenBlock, context: BlockContext): BlockToken {
  const {name, attributes, content = '', linesBefore, raw} = block;
  const of = (key: string) => attributes.get(key);
  const component = (
    named: string,
    written: Readonly<Record<string, string | undefined>>,
    tokens = context.tokensOf(content),
  ): ComponentToken => ({
    type: 'component',
    raw,
    name: named,
    attributes: defined(written),
    tokens,
    linesBefore,
  });
  const html = (text: string): HtmlBlockToken => ({type: 'gitbook-html', raw, html: text});
  const shown = (left?: readonly [string, string]): ContentToken => {
    const base = {type: 'gitbook-content' as const, raw, linesBefore};
    const tokens = context.tokensOf(content);
    return left ? {...base, tokens, left} : {...base, tokens};
  };
  switch (name) {
    case 'hint':
      return component(hints.get(of('style') ?? 'info') ?? 'Info', {icon: of('icon')});
    case 'tabs':
      return component('Tabs', {}, onlyComponents(context.tokensOf(content)));
    case 'tab':
      return component('Tab', {title: of('title') ?? 'Tab', icon: of('icon')});
    case 'stepper':
      return component('Steps', {}, onlyComponents(context.tokensOf(content)));
    case 'step':
      return stepToken(component('Step', {}));
    case 'columns': {
      const tokens = onlyComponents(context.tokensOf(content));
      const count = tokens.filter(({type}) => type === 'component').length;
      return component('Columns', {cols: String(Math.min(4, Math.max(1, count)))}, tokens);
    }
    case 'column':
      return component('Column', {});
    case 'updates':
    case 'api-method-response-example-description':
      return shown();
    case 'update':
      return component('Update', {label: dateOf(of('date') ?? ''), description: of('tags')});
    case 'prompt':
      return component('Prompt', {description: of('description'), icon: of('icon')});
    case 'content-ref': {
      const url = of('url') ?? '';
      const [, label] = /\[([^[\]]+)\]\(/.exec(content) ?? [];
      const isOutside = isExternalUrl(url);
      const title = context.titleOf(url) ?? (isOutside && label ? plainMarkdown(label) : url);
      const card = {title, href: context.link(url), arrow: '', horizontal: ''};
      return html(componentHtml('Card', card, ''));
    }
    case 'embed':
      return html(embedHtml(of('url') ?? '', captionOf(content), context));
    case 'file': {
      const source = of('src') ?? '';
      const title = decodeText(source.replace(/[?#].*$/s, '').replace(/^.*\//, ''));
      return component('Card', {title, icon: 'file', href: context.asset(source)});
    }
    case 'include':
      return {type: 'gitbook-include', raw, path: of('') ?? of('file') ?? ''};
    case 'if':
      return shown(['The condition of this block', 'Its content is always shown.']);
    case 'raw':
    case 'code':
      return shown();
    case 'swagger':
    case 'api-method':
      return {...shown(), tokens: apiTokens(block, context)};
    case '@mermaid/diagram':
      return html(
        `<pre><code class="language-mermaid">${escaped(of('content') ?? '')}</code></pre>`,
      );
    case 'openapi':
    case 'openapi-operation':
    case 'openapi-schemas': {
      const instead = 'Name the file in "openapi" of docs.json, or write "openapi: GET /path".';
      return shown([`The block {% ${name} %}`, instead]);
    }
    default:
      return shown([`The block {% ${name} %}`, 'Its content stays.']);
  }
}

/** Attributes that are written. */
export function defined(
  attributes: Readonly<Record<string, string | undefined>>,
): ComponentAttributes {
  return Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** Tabs, steps and columns have nothing between them but space. */
function onlyComponents(tokens: readonly Token[]): Token[] {
  return tokens.filter(({type}) => type === 'component' || type === 'space');
}

/** A step with its first heading as its title, where that is only text. */
function stepToken(step: ComponentToken): ComponentToken {
  const at = step.tokens.findIndex(({type}) => type !== 'space');
  const heading = step.tokens[at];
  if (heading?.type !== 'heading') return step;
  const {text, depth, raw} = heading as Tokens.Heading;
  const [written = '', id] = splitHeadingId(text);
  const title = plainMarkdown(written);
  if (title !== written.replaceAll(/\\(?=[^\w\s])/g, '') || depth < 2 || depth > 4) return step;
  const attributes = defined({title, titleSize: `h${depth}`, id});
  const before = step.tokens.slice(0, at + 1).map((token) => token.raw);
  const lines = before.join('').split('\n').length - 1;
  const tokens = step.tokens.slice(at + 1);
  return raw === '' ? step : {...step, attributes, tokens, linesBefore: step.linesBefore + lines};
}

function dateOf(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(day.getTime())) return date || 'Update';
  return new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'}).format(day);
}

function captionOf(content: string): string {
  return plainMarkdown(content.trim()).replaceAll(/\s+/g, ' ').trim();
}

const youtube = new RegExp(
  [
    /^https?:\/\/(?:www\.|m\.)?/,
    /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]+)/,
  ]
    .map(({source}) => source)
    .join(''),
);
const vimeo = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)/;
const loom = /^https?:\/\/(?:www\.)?loom\.com\/(?:share|embed)\/(\w+)/;

/** What shows the content of another site: a video, or a link to it. */
function embedHtml(url: string, caption: string, {link, asset}: BlockContext): string {
  const title = escaped(caption || hostOf(url));
  const frame = (source: string) =>
    `<iframe src="${escaped(source)}" title="${title}" width="100%" height="400" ` +
    'allowfullscreen></iframe>';
  const [, video] = youtube.exec(url) ?? [];
  const [, film] = vimeo.exec(url) ?? [];
  const [, talk] = loom.exec(url) ?? [];
  const within = (content: string) =>
    caption === '' ? content : componentHtml('Frame', {caption}, content);
  if (video !== undefined) return within(frame(`https://www.youtube-nocookie.com/embed/${video}`));
  if (film !== undefined) return within(frame(`https://player.vimeo.com/video/${film}`));
  if (talk !== undefined) return within(frame(`https://www.loom.com/embed/${talk}`));
  if (/\.(?:mp4|webm|mov)(?:[?#]|$)/i.test(url)) {
    return within(`<video src="${escaped(asset(url))}" controls></video>`);
  }
  const card = {title: caption || hostOf(url), href: link(url), arrow: '', horizontal: ''};
  return componentHtml('Card', card, '');
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host + new URL(url).pathname.replace(/\/$/, '') : url;
}
