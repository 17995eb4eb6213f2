import {html, nothing, type TemplateResult} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {keyed} from '../shared/keyed.js';
import {offersActions} from '../../src/config/read/has.js';
import type {ApiPage} from '../../src/api-pages/api-page.js';
import type {SiteConfig} from '../../src/config/site-config.js';
import {hasHead, hasRail, type Page} from '../../src/content/page.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {locationText} from '../../src/diagnostics/location-text.js';
import type {PageLabels} from '../../src/navigation/label.js';
import type {Navigation} from '../../src/navigation/navigation.js';
import type {Choices} from '../../src/navigation/position.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {pathOf, type PageState, type SiteState} from '../../src/site/state.js';
import type {FootnoteRenderer, HtmlRenderer} from '../render/render-context.js';
import {renderNodes} from '../render/render-node.js';
import type {Localize, Message} from '../locales/site-catalog.js';
import {showsProblems} from '../shared/shows-problems.js';

/** What the templates of a page need of its site. */
export interface PageContext {
  readonly links: SiteLinks;
  readonly labels: PageLabels;
  readonly config: SiteConfig;
  readonly navigation: Navigation;
  readonly choices: Choices;
  /** Shown above its title: the page's group, or the way to it. Empty for none. */
  readonly eyebrow: unknown;
  readonly retry: () => void;
  /** Translates the texts of the interface. */
  readonly localize: Localize;
  readonly renderers: PageRenderers;
}

/** What a page with a button to try again needs. */
type Retry = Pick<PageContext, 'retry' | 'localize'>;

/** A page that was read. */
type ShownPage = PageState & {readonly phase: 'shown'};

/** What is shown for a URL without a page. */
type MissingPage = (
  state: PageState & {readonly phase: 'missing'},
  context: PageContext,
) => TemplateResult;

/** What renders the parts that few pages have; each is there once a page has needed it. */
export interface PageRenderers {
  readonly html?: HtmlRenderer | undefined;
  readonly footnote?: FootnoteRenderer | undefined;
  readonly missingPage?: MissingPage | undefined;
  /** The method and URL of the operation that a page is about, with its playground. */
  readonly endpoint?: ((api: ApiPage, links: SiteLinks) => unknown) | undefined;
}

/** What a page shows besides its state. */
export interface PageSlotOptions extends Retry {
  /** The names of the groups around it. */
  readonly trail: readonly string[];
  /** Shown above its title instead of the name of its group. */
  readonly eyebrow: unknown;
  readonly renderers: PageRenderers;
}

/** The page, what is shown instead of it, or bars until it has loaded. */
export function pageSlot(
  state: SiteState,
  {trail, eyebrow, retry, localize, renderers}: PageSlotOptions,
): unknown {
  if (state.phase === 'failed') return failedSite(state.diagnostics, {retry, localize});
  if (state.phase === 'booting') return skeleton(localize);
  const {content: page, links, labels, site, choices} = state;
  const group = trail.at(-1) ?? '';
  const shared = {...site, links, labels, choices, retry, localize, renderers};
  const context = {...shared, eyebrow: eyebrow ?? group};
  // Labels that arrive one by one concern the page only where it lists other pages.
  const reasons = [page, links, group, localize, page.phase === 'missing' && labels];
  // Without the key a tab chosen on one page would stay chosen on the next: equal templates keep
  // their elements.
  return keyed(
    pathOf(state),
    guard(reasons, () => pageTemplate(page, context)),
  );
}

/** The page, or why there is none. */
function pageTemplate(state: PageState, context: PageContext): TemplateResult {
  switch (state.phase) {
    case 'loading':
      return skeleton(context.localize);
    case 'shown':
      return shownPage(state, context);
    case 'missing':
      return (
        context.renderers.missingPage?.(state, context) ?? failure('Page not found', [], context)
      );
    case 'failed':
      return failure('This page could not be loaded', state.diagnostics, context);
    default:
      return state satisfies never;
  }
}

/** The configuration could not be read: what happened, where, and what to do. */
function failedSite(diagnostics: readonly Diagnostic[], context: Retry): TemplateResult {
  return failure('This site could not be opened', diagnostics, context);
}

/** Bars where group, title, description and the first paragraphs will be. */
function skeleton(localize: Localize): TemplateResult {
  const line = html`<i></i>`;
  return html`<article part="page" aria-busy="true" aria-label=${localize('Loading')}>
    <div part="skeleton" aria-hidden="true">
      <i></i><b></b>${[line, line, line, line]}<em></em>${[line, line, line, line, line]}
    </div>
  </article>`;
}

function shownPage({page, api, diagnostics}: ShownPage, context: PageContext): TemplateResult {
  const {links, eyebrow, localize, renderers} = context;
  const renderContext = {links, localize, path: page.path, ...renderers};
  const hasFailed = diagnostics?.some(({code}) => code.startsWith('load/'));
  const isBesideRail = hasRail(page);
  const content = html`${
    hasHead(page.mode)
      ? html`<div part="head">
          ${eyebrow === '' ? nothing : html`<p part="eyebrow">${eyebrow}</p>`}
          ${page.hasOwnTitle ? nothing : html`<h1>${page.title}</h1>`}
          ${
            page.description.length === 0
              ? nothing
              : html`<div part="description">${renderNodes(page.description, renderContext)}</div>`
          }
          ${pageMenu(page, context, api)} ${api && renderers.endpoint?.(api, links)}
        </div>`
      : nothing
  }${page.slices.map((slice, index) => {
    // The slices of a long page that are shown already are not rendered anew.
    const nodes = guard([slice, links, localize], () => renderNodes(slice, renderContext));
    // What precedes the text of a page of an API is a slice, too.
    if (index > 1 && !isBesideRail) return html`<div part="slice">${nodes}</div>`;
    // The first slice of a page without its API description says why it is missing.
    return [nodes, hasFailed && index === 0 ? tryAgain(context) : nothing];
  })}`;
  return html`<article part="page" data-mode=${page.mode}>
    ${isBesideRail ? html`<docs-rail>${content}</docs-rail>` : content}
    ${page.styles ? renderers.html?.pageStyles(page, links) : nothing}
  </article>`;
}

/** What readers can do with the page as a whole, where the site and the page offer it. */
function pageMenu(page: Page, {config, links}: PageContext, api: ApiPage | undefined): unknown {
  const isOffered = offersActions(config) && page.frontmatter.get('contextual') !== false;
  return isOffered
    ? html`<docs-page-menu
        .page=${page}
        .operation=${api?.operation}
        .config=${config}
        .links=${links}
      ></docs-page-menu>`
    : nothing;
}

function failure(
  title: Message,
  diagnostics: readonly Diagnostic[],
  {retry, localize}: Retry,
): TemplateResult {
  return html`<article part="page">
    <div part="head">
      <p part="eyebrow">${localize('Something went wrong')}</p>
      <h1>${localize(title)}</h1>
    </div>
    <div role="alert">${reasons(diagnostics, localize)}</div>
    ${tryAgain({retry, localize})}
  </article>`;
}

/** What has failed: for authors all that is known, for readers what they can do. */
function reasons(diagnostics: readonly Diagnostic[], localize: Localize): unknown {
  if (!showsProblems(location)) {
    return diagnostics.some(({code}) => code === 'load/unreachable' || code === 'load/timeout')
      ? html`<p>${localize('Check the network connection, then try again.')}</p>`
      : nothing;
  }
  return html`<ul part="problems">
    ${diagnostics.map(
      ({message, hint, location}) =>
        html`<li>
          <code>${locationText(location)}</code>
          <p>${message}</p>
          <p>${hint}</p>
        </li>`,
    )}
  </ul>`;
}

function tryAgain({retry, localize}: Retry): TemplateResult {
  return html`<p>
    <button part="action" type="button" @click=${retry}>${localize('Try again')}</button>
  </p>`;
}
