import type {AssistantName, ContextualOption} from '../config/read/contextual.js';
import type {Icon} from '../shared/icon.js';
import type {Page} from '../content/page.js';
import {resolveLinkUrl} from '../shared/urls.js';
import type {SiteLinks} from '../routing/site-links.js';
import type {Localize} from '../locales/messages.js';

/** An action for a page: following a link; without `href`, copying, viewing or printing. */
export interface PageAction {
  readonly title: string;
  readonly description?: string | undefined;
  readonly icon?: Icon | undefined;
  readonly href?: string;
  /** Whether the page is shown in a tab of its own, and not copied. */
  readonly isView?: boolean;
  /** Whether the pages of the section are printed. */
  readonly isPrint?: boolean;
}

interface Assistant {
  readonly title: string;
  readonly icon: string;
  /** The URL before the question. */
  readonly start: string;
}

const assistants: Readonly<Record<AssistantName, Assistant>> = {
  chatgpt: {title: 'ChatGPT', icon: 'openai', start: 'https://chatgpt.com/?hints=search&q='},
  claude: {title: 'Claude', icon: 'claude', start: 'https://claude.ai/new?q='},
  perplexity: {
    title: 'Perplexity',
    icon: 'magnifying-glass',
    start: 'https://www.perplexity.ai/search?q=',
  },
  grok: {title: 'Grok', icon: 'x-twitter', start: 'https://grok.com/?q='},
  aistudio: {
    title: 'Google AI Studio',
    icon: 'google',
    start: 'https://aistudio.google.com/prompts/new_chat?prompt=',
  },
  cursor: {title: 'Cursor', icon: 'arrow-pointer', start: 'https://cursor.com/link/prompt?text='},
};

/** The icons of the actions that no option can change. */
const fixedIcons = {copy: 'copy', view: 'markdown', print: 'print'} as const;

/** The icon of an action; `undefined` for a custom link without one. */
export function optionIcon(option: ContextualOption): Icon | undefined {
  if (option.kind === 'link') return option.icon;
  const isAssistant = option.kind === 'assistant';
  return named(isAssistant ? assistants[option.name].icon : fixedIcons[option.kind]);
}

/**
 * The actions of a site for a page. No request is made before the reader follows a link.
 * `documentUrl` is what URLs are relative to.
 */
export function pageActions(
  options: readonly ContextualOption[],
  page: Page,
  links: SiteLinks,
  localize: Localize,
  documentUrl: string,
): readonly PageAction[] {
  const {path, file} = page;
  const source = links.src({to: 'site', path: file, query: '', hash: ''}) ?? '';
  const url = new URL(links.href({to: 'site', path, query: '', hash: ''}) ?? '', documentUrl).href;
  return options.flatMap((option): PageAction[] => {
    const icon = optionIcon(option);
    switch (option.kind) {
      case 'copy':
        return [
          {
            title: localize('Copy page'),
            description: localize('Copy page as Markdown'),
            icon,
          },
        ];
      case 'view':
        return [
          {
            title: localize('View as Markdown'),
            description: localize('View this page as plain text'),
            icon,
            ...(hasOwnText(page) ? {href: source} : {isView: true}),
          },
        ];
      case 'print':
        return [
          {
            title: localize('Print all pages'),
            description: localize('All pages of this section, on paper or as a PDF'),
            icon,
            isPrint: true,
          },
        ];
      case 'assistant': {
        const {title, start} = assistants[option.name];
        const prompt = localize(
          'Read {0} (the source of {1}) so I can ask questions about it.',
          source,
          url,
        );
        const href = start + encodeURIComponent(prompt);
        const description = localize('Ask about this page');
        return [{title: localize('Open in {0}', title), description, icon, href}];
      }
      case 'link': {
        const {title, description, href} = option;
        const written = href
          .replaceAll('$path', encodeURIComponent(path))
          .replaceAll('$page', encodeURIComponent(url));
        const target = links.href(resolveLinkUrl(written));
        return target === undefined ? [] : [{title, description, icon, href: target}];
      }
      default:
        return option satisfies never;
    }
  });
}

/**
 * Whether the file of a page has its text. Pages of APIs are made from a description, of which the
 * file has at most the name.
 */
export function hasOwnText({file, frontmatter}: Page): boolean {
  return /\.mdx?$/i.test(file) && !ofDescription.some((name) => frontmatter.has(name));
}

const ofDescription = ['openapi', 'openapi-schema'];

function named(name: string): Icon {
  return {kind: 'name', name};
}
