import {html, nothing, type TemplateResult} from 'lit';
import {labelOf} from '../../src/navigation/label.js';
import {readNotFound} from '../../src/config/read/not-found.js';
import type {NavPage} from '../../src/navigation/navigation.js';
import {choicesAt, positionOf} from '../../src/navigation/position.js';
import type {PageState} from '../../src/site/state.js';
import {selectorLabel} from '../../src/navigation/selectors.js';
import {showsProblems} from '../shared/shows-problems.js';
import type {PageContext} from './page-templates.js';
import {renderNodes} from '../render/render-node.js';
import {pageTarget, siteLink} from '../shared/site-link.js';

/**
 * What is shown instead of a page that does not exist: where to go on and, for authors, which files
 * were looked for.
 */
export function missingPage(
  {path, lookedFor, nearest, description}: PageState & {readonly phase: 'missing'},
  context: PageContext,
): TemplateResult {
  const {links, config, localize} = context;
  const {title} = readNotFound(config);
  const heading =
    path === '' ? localize('This site has no pages yet') : (title ?? localize('Page not found'));
  return html`<article part="page">
    <div part="head">
      <p part="eyebrow">${localize('Not found')}</p>
      <h1>${heading}</h1>
      ${
        path !== '' && description
          ? html`<div part="description">
              ${renderNodes(description, {links, localize, path: ''})}
            </div>`
          : nothing
      }
      ${
        path === ''
          ? nothing
          : html`<p part="description">${localize('We couldn’t find')} <code>${path}</code></p>`
      }
    </div>
    ${
      nearest.length === 0
        ? nothing
        : html`<p>${localize('Did you mean:')}</p>
            <ul>
              ${suggestions(path, nearest, context)}
            </ul>`
    }
    ${
      path === ''
        ? nothing
        : html`<p>
            ${siteLink(
              links,
              {part: 'action', target: pageTarget('')},
              localize('Go to the home page'),
            )}
          </p>`
    }
    ${
      lookedFor.length === 0 || !showsProblems(location)
        ? nothing
        : html`<p part="looked-for">
            ${localize('Looked for')}
            ${lookedFor.map((file, index) => html`${index > 0 ? ', ' : ''}<code>${file}</code>`)}
          </p>`
    }
  </article>`;
}

/**
 * Links to pages, those in the reader's language first. Pages often share a title: their groups,
 * and the names of another language, product or version, tell them apart.
 */
function suggestions(path: string, pages: readonly NavPage[], context: PageContext): unknown {
  const {links, labels} = context;
  const own = divisionNames(path, undefined, context);
  const items = pages.map((page) => {
    const {language, product, version} = divisionNames(page.path, page.version, context);
    const other = {
      language: language === own.language ? undefined : language,
      product: product === own.product ? undefined : product,
      version: version === own.version ? undefined : version,
    };
    return {page, other};
  });
  items.sort((a, b) => Number(Boolean(a.other.language)) - Number(Boolean(b.other.language)));
  return items.map(({page, other: {language, product, version}}) => {
    const target = pageTarget(page.path);
    const name = labelOf(page, labels).text;
    const inOwnName = language && selectorLabel('language', language);
    const others = [inOwnName, product, version].filter((other) => other !== undefined);
    return html`<li>
      ${siteLink(links, {part: 'nearest', target}, name)}
      <span part="trail">${[...others, ...page.trail].join(' › ')}</span>
    </li>`;
  });
}

interface DivisionNames {
  readonly language?: string;
  readonly product?: string;
  readonly version: string | undefined;
}

/**
 * The names of the divisions that a path is in. `version` is that of its page, where that is not in
 * a division; without it, the reader's.
 */
function divisionNames(
  path: string,
  version: string | undefined,
  {navigation, choices, config}: PageContext,
): DivisionNames {
  return {
    version: version ?? choices.version ?? config.initialVersion,
    ...choicesAt(positionOf(navigation, path, choices)),
  };
}
