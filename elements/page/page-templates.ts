import {html, nothing, type TemplateResult} from 'lit';
import {guard} from 'lit/directives/guard.js';
import type {SiteConfig} from '../../src/config/site-config.js';
import {operationOf} from '../../src/content/operation.js';
import type {Page} from '../../src/content/page.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import type {PageLabels} from '../../src/navigation/labels.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import type {PageState} from '../../src/site/state.js';
import type {HtmlRenderer} from '../render/render-context.js';
import {renderNodes} from '../render/render-node.js';
import type {InterfaceText} from '../locales/messages.js';
import type {Localize} from '../locales/localize-controller.js';
import {locationText} from '../../src/diagnostics/location-text.js';

/** What stands around a page's words. */
export interface PageSurroundings {
  readonly links: SiteLinks;
  readonly labels: PageLabels;
  readonly config: SiteConfig;
  /** Said above its title: the page's group, or the way to it. Empty for none. */
  readonly eyebrow: unknown;
  /** Gives the text of a file of the site. */
  readonly loadText: (file: string) => Promise<string> | undefined;
  readonly retry: () => void;
  /** Says what the interface says by itself. */
  readonly say: Localize;
  readonly renderers: PageRenderers;
}

/** What offers to try again. */
type Retry = Pick<PageSurroundings, 'retry' | 'say'>;

/** Renders the page for a path without a page. */
type MissingPage = (
  state: PageState & {readonly phase: 'missing'},
  around: PageSurroundings,
) => TemplateResult;

/** What renders the parts that few pages have; each is there once a page has needed it. */
export interface PageRenderers {
  readonly html?: HtmlRenderer;
  readonly missingPage?: MissingPage;
}

/** What is in the place of the page: the page, or why there is none. */
export function pageTemplate(state: PageState, around: PageSurroundings): TemplateResult {
  switch (state.phase) {
    case 'loading':
      return skeleton(around.say);
    case 'shown':
      return shownPage(state.page, around);
    case 'missing':
      return (
        around.renderers.missingPage?.(state, around) ??
        failure('This page does not exist', [], around)
      );
    case 'failed':
      return failure('This page could not be loaded', state.diagnostics, around);
    default:
      return state satisfies never;
  }
}

/** The configuration could not be read: what happened, where, and what to do. */
export function failedSite(diagnostics: readonly Diagnostic[], around: Retry): TemplateResult {
  return failure('This site could not be opened', diagnostics, around);
}

/** Bars where the title and the first paragraphs will stand. */
export function skeleton(say: Localize): TemplateResult {
  const line = html`<i></i>`;
  return html`<article part="page" aria-busy="true" aria-label=${say('Loading')}>
    <div part="skeleton" aria-hidden="true">
      <b></b>${[line, line, line, line]}<em></em>${[line, line, line, line, line]}
    </div>
  </article>`;
}

function shownPage(page: Page, around: PageSurroundings): TemplateResult {
  const {links, eyebrow, config, say, renderers} = around;
  const context = {links, say, path: page.path, html: renderers.html};
  const hasHead = page.mode !== 'custom' && page.mode !== 'frame';
  const operation = operationOf(page.frontmatter);
  const words = html`${
    hasHead
      ? html`<div part="head">
          ${eyebrow === '' ? nothing : html`<p part="eyebrow">${eyebrow}</p>`}
          ${page.hasOwnTitle ? nothing : html`<h1>${page.title}</h1>`}
          ${page.description === '' ? nothing : html`<p part="description">${page.description}</p>`}
          ${config.raw.has('contextual') && page.frontmatter.get('contextual') !== false ? html`<docs-page-menu .page=${page} .around=${around}></docs-page-menu>` : nothing}
          ${operation ? html`<p part="operation"><b>${operation.method}</b> <code>${operation.path}</code></p>` : nothing}
        </div>`
      : nothing
  }${page.slices.map((slice) =>
    // What is there already is not rendered anew while a long page grows.
    guard([slice, links, say], () => renderNodes(slice, context)),
  )}`;
  return html`<article part="page" data-mode=${page.mode}>
    ${hasRail(page) ? html`<docs-rail>${words}</docs-rail>` : words}
  </article>`;
}

/**
 * Whether something of the page stands beside its words, where the contents list would be. Of a long page its beginning
 * says so: columns must not change while it grows.
 */
export function hasRail({mode, slices: [beginning = []]}: Page): boolean {
  return (
    mode === 'default' &&
    beginning.some(
      (node) =>
        node.kind === 'component' && /^(?:RequestExample|ResponseExample|Panel)$/.test(node.name),
    )
  );
}

function failure(
  title: InterfaceText,
  diagnostics: readonly Diagnostic[],
  {retry, say}: Retry,
): TemplateResult {
  return html`<article part="page">
    <div part="head">
      <p part="eyebrow">${say('Something went wrong')}</p>
      <h1>${say(title)}</h1>
    </div>
    <div role="alert">
      <ul part="problems">
        ${diagnostics.map(
          ({message, hint, location}) =>
            html`<li>
              <code>${locationText(location)}</code>
              <p>${message}</p>
              <p>${hint}</p>
            </li>`,
        )}
      </ul>
    </div>
    <p><button part="action" type="button" @click=${retry}>${say('Try again')}</button></p>
  </article>`;
}
