import type {CodeToken} from '../content/code/code-token.js';
import type {ComponentName} from '../content/components.js';
import type {ComponentNode, DeferredNode, DocNode} from '../content/nodes.js';
import type {Localize} from '../locales/messages.js';
import type {SiteLinks} from '../routing/site-links.js';
import type {Icon} from '../shared/icon.js';
import type {ImageSizes} from './image-size.js';
import type {AttributeValue, Html, HtmlContent} from './html.js';
import type {PagePeers} from './page-peers.js';

/**
 * What the HTML of a page depends on besides its nodes. All of it is known before it is written.
 */
export interface HtmlContext {
  readonly links: SiteLinks;
  /** The page's path, without extension or outer slashes. */
  readonly path: string;
  /** Localizes the messages of the interface. */
  readonly localize: Localize;
  /** The colored pieces of some code; `undefined` for code of one color. */
  readonly tokensOf: (code: string, language: string) => readonly CodeToken[] | undefined;
  /** The drawing of an icon, or of a similar one; `undefined` until one is loaded. */
  readonly drawingOf: (icon: Icon & {kind: 'name'}) => IconDrawing | undefined;
  /** The sizes of images, whose space pages keep until they have loaded. */
  readonly imageSize: ImageSizes;
  /**
   * The class that has these declarations in the style sheet of the page: a strict policy blocks
   * `style` attributes.
   */
  readonly classFor: (declarations: ReadonlyMap<string, string>) => string;
  /** The origin and path of the site, with a slash at its end: its own frames are sandboxed. */
  readonly base: URL;
  /** Whether there are no buttons and fields: readers of feeds cannot use them. */
  readonly isWithoutControls?: true;
  /**
   * For paper, where nothing opens and nothing loads later: numbers what readers find at the end of
   * the page, such as the URL of a link.
   */
  readonly notes?: PageNotes;
  /** Writes nodes of a page. */
  readonly htmlOfNodes: NodesHtml;
  /** Relations between components of the page. */
  readonly peers: PagePeers;
  /** Renders nodes that belong together; `parent` is the component that they are in. */
  readonly renderNodes: (nodes: readonly DocNode[], parent?: ComponentNode) => Html;
  /** Renders what readers open; `undefined` where there is too much of it. */
  readonly renderDeferred: (node: DeferredNode) => Html | undefined;
  /**
   * A link, or its content alone where that is part of another link already: in HTML, no link can
   * contain one.
   */
  readonly link: (
    values: Readonly<Record<string, AttributeValue>>,
    content: () => HtmlContent,
  ) => Html;
  /** The HTML of a template of an element. */
  readonly write: (view: unknown) => Html;
  /** A number that was not given to the page before, for names of form fields. */
  readonly nextNumber: () => number;
}

/** The notes of a page on paper. */
export interface PageNotes {
  /** The number of a link, if its URL is a note; `undefined` for a link in the document. */
  readonly markOfLink: (href: string, content: Html) => Html | undefined;
  /** The number of a note with this content. */
  readonly markOf: (content: Html) => Html;
}

/** The outline of an icon on its own grid. */
export interface IconDrawing {
  readonly viewBox: string;
  readonly path: string;
  /** Whether it is only a similar or the neutral icon: there is none with the requested name. */
  readonly isNear?: boolean;
}

/** A component as it is written in a page. */
export type NodeOf<N extends ComponentName> = ComponentNode & {readonly name: N};

/** Where a node is. */
export interface NodePlace {
  /** The component that it is in. */
  readonly parent: ComponentNode | undefined;
  /** The numbers of the steps beside it and of itself. */
  readonly stepNumbers: ReadonlyMap<DocNode, number>;
}

/** What {@link NodesHtml} is told; the rest of its context follows from it. */
export type HtmlOptions = Omit<
  HtmlContext,
  'peers' | 'renderNodes' | 'renderDeferred' | 'link' | 'write'
>;

/**
 * The nodes of a page as HTML, made of what their elements show (`elements/static/`). Of a part of
 * a page, `peers` are those of the whole page.
 */
export type NodesHtml = (
  nodes: readonly DocNode[],
  options: HtmlOptions,
  peers?: PagePeers,
) => Html;

/** The HTML of one component. */
export type ComponentHtml<N extends ComponentName> = (
  node: NodeOf<N>,
  context: HtmlContext,
  place: NodePlace,
) => Html;

/** The HTML of some components; one that is left out does not compile. */
export type ComponentTable<Names extends ComponentName> = {
  readonly [N in Names]: ComponentHtml<N>;
};

/** The URL of what has this id on the page; `undefined` for what has none. */
export function anchorUrl(
  id: string | undefined,
  {links, path}: Pick<HtmlContext, 'links' | 'path'>,
): string | undefined {
  return id ? links.href({to: 'site', path, query: '', hash: id}) : undefined;
}
