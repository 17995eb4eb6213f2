import {html, nothing, type TemplateResult} from 'lit';
import {labelOf} from '../../src/navigation/label.js';
import {readNotFound} from '../../src/config/read/not-found.js';
import {parsePage} from '../../src/content/parse-page.js';
import type {NavPage} from '../../src/navigation/navigation.js';
import type {PageState} from '../../src/site/state.js';
import {renderNodes} from '../render/render-node.js';
import type {PageContext} from './page-templates.js';
import {pageTarget, siteLink} from '../shared/site-link.js';

/**
 * What is shown instead of a page that does not exist: which files were looked for, and where to go
 * on.
 */
export function missingPage(
  {path, lookedFor, nearest}: PageState & {readonly phase: 'missing'},
  context: PageContext,
): TemplateResult {
  const {links, retry, config, localize} = context;
  const {title, description} = readNotFound(config.raw);
  const heading =
    path === ''
      ? localize('noPages', 'This site has no pages yet')
      : (title ?? localize('pageNotFound', 'Page not found'));
  return html`<article part="page">
    <div part="head">
      <p part="eyebrow">${localize('notFound', 'Not found')}</p>
      <h1>${heading}</h1>
      ${path !== '' && description !== undefined ? ownDescription(description, context) : nothing}
      <p part="description">
        ${
          path === ''
            ? localize('emptyNavigation', 'Its navigation lists no pages that can be shown.')
            : html`${localize('couldNotFind', 'We couldn’t find')} <code>${path}</code>`
        }
      </p>
    </div>
    ${
      nearest.length === 0
        ? nothing
        : html`<p>${localize('didYouMean', 'Did you mean:')}</p>
            <ul>
              ${nearest.map((page) => html`<li>${nearestPage(page, context)}</li>`)}
            </ul>`
    }
    <p>
      ${
        path === ''
          ? nothing
          : siteLink(
              links,
              {part: 'action', target: pageTarget('')},
              localize('goHome', 'Go to the home page'),
            )
      }
      <button part="action" type="button" @click=${retry}>
        ${localize('tryAgain', 'Try again')}
      </button>
    </p>
    ${
      lookedFor.length === 0
        ? nothing
        : html`<p part="looked-for">
            ${localize('lookedFor', 'Looked for')}
            ${lookedFor.map((file, index) => html`${index > 0 ? ', ' : ''}<code>${file}</code>`)}
          </p>`
    }
  </article>`;
}

/** The author's own description of a missing page, as Markdown. */
function ownDescription(description: string, {links, localize}: PageContext): TemplateResult {
  const {page} = parsePage(description, 'docs.json', '');
  return html`<div part="description">${renderNodes(page.body, {links, localize, path: ''})}</div>`;
}

/** Pages often share a title: their groups tell them apart. */
function nearestPage(page: NavPage, {links, labels}: PageContext): TemplateResult {
  const target = pageTarget(page.path);
  const name = labelOf(page, labels).text;
  return html`${siteLink(links, {part: 'nearest', target}, name)}
    <span part="trail">${page.trail.join(' › ')}</span>`;
}
