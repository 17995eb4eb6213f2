import type {
  AuthorStyles,
  FootnoteLinkNode,
  FootnoteNode,
  FootnotesNode,
  HtmlNode,
  InteractiveNode,
  KeyedNode,
} from '../../src/content/nodes.js';
import type {ElementBehavior} from '../../src/content/interactive.js';
import type {Page} from '../../src/content/page.js';
import type {TemplateContext} from '../components/templates.js';
import type {Localize} from '../locales/site-catalog.js';
import type {SiteLinks} from '../../src/routing/site-links.js';

/** What templates need to know about the site and the page around them. */
export interface RenderContext extends TemplateContext {
  /** Localizes the messages of the interface. */
  readonly localize: Localize;
  /** The page's path, without extension or outer slashes. */
  readonly path: string;
  /** Renders raw HTML; without it an element shows its children, and author styles are ignored. */
  readonly html?: HtmlRenderer | undefined;
  /** Renders footnotes and the links to them; without it their words are shown. */
  readonly footnote?: FootnoteRenderer | undefined;
}

/** Renders raw HTML, which few pages have (`render-html.ts`). */
export interface HtmlRenderer {
  renderHtml(node: HtmlNode, context: RenderContext): unknown;
  /** Gives the element of a template the classes and style of its author. */
  withAuthorStyles(content: unknown, styles: AuthorStyles): unknown;
  /** Applies the style sheets that are written in a page. */
  pageStyles(page: Page, links: SiteLinks): unknown;
}

/** Renders components that react to readers, which few pages have (`interactive-renderer.ts`). */
export interface InteractiveRenderer {
  /** Renders a component, and again each time that it changes. */
  component(node: InteractiveNode, context: RenderContext): unknown;
  /** Renders a list whose items keep their elements. */
  list(node: KeyedNode, context: RenderContext): unknown;
  /** Lets an element do what its component says. */
  behave(element: Element, behavior: ElementBehavior | undefined, isConnected: boolean): void;
  /** Does this with the one element that a template renders. */
  withBehavior(content: unknown, behavior: ElementBehavior): unknown;
}

/** A footnote, all of a page, or a link to or from one. */
export type FootnotePart = FootnoteLinkNode | FootnotesNode | FootnoteNode;

/** Renders footnotes, which few pages have (`render-footnote.ts`). */
export type FootnoteRenderer = (node: FootnotePart, context: RenderContext) => unknown;
