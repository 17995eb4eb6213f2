import {html, nothing, type TemplateResult} from 'lit';
import {labelOf} from '../../src/navigation/label.js';
import {readNotFound} from '../../src/config/read/not-found.js';
import type {Navigation, NavPage} from '../../src/navigation/navigation.js';
import {type Choices, positionOf} from '../../src/navigation/position.js';
import type {PageState} from '../../src/site/state.js';
import {nameOf} from '../menus/selector-labels.js';
import {showsProblems} from '../shared/shows-problems.js';
import {description, type PageContext} from './page-templates.js';
import {pageTarget, siteLink} from '../shared/site-link.js';

/**
 * What is shown instead of a page that does not exist: where to go on and, for authors, which files
 * were looked for.
 */
export function missingPage(
  {path, lookedFor, nearest}: PageState & {readonly phase: 'missing'},
  context: PageContext,
): TemplateResult {
  const {links, config, localize} = context;
  const {title, description: own} = readNotFound(config.raw);
  const heading =
    path === ''
      ? localize('noPages', 'This site has no pages yet')
      : (title ?? localize('pageNotFound', 'Page not found'));
  return html`<article part="page">
    <div part="head">
      <p part="eyebrow">${localize('notFound', 'Not found')}</p>
      <h1>${heading}</h1>
      ${
        path !== '' && own !== undefined
          ? description(own, 'docs.json', {links, localize, path: ''})
          : nothing
      }
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
              localize('goHome', 'Go to the home page'),
            )}
          </p>`
    }
    ${
      lookedFor.length === 0 || !showsProblems(location)
        ? nothing
        : html`<p part="looked-for">
            ${localize('lookedFor', 'Looked for')}
            ${lookedFor.map((file, index) => html`${index > 0 ? ', ' : ''}<code>${file}</code>`)}
          </p>`
    }
  </article>`;
}

/**
 * Links to pages, those in the reader's language first. Pages often share a title: their groups,
 * and the name of another language, tell them apart.
 */
function suggestions(path: string, pages: readonly NavPage[], context: PageContext): unknown {
  const {links, labels, navigation, choices} = context;
  const own = languageOf(path, navigation, choices);
  const items = pages.map((page) => {
    const language = languageOf(page.path, navigation, choices);
    return {page, language: language === own ? undefined : language};
  });
  items.sort((a, b) => Number(a.language !== undefined) - Number(b.language !== undefined));
  return items.map(({page, language}) => {
    const target = pageTarget(page.path);
    const name = labelOf(page, labels).text;
    const trail =
      language === undefined ? page.trail : [nameOf('language', language), ...page.trail];
    return html`<li>
      ${siteLink(links, {part: 'nearest', target}, name)}
      <span part="trail">${trail.join(' › ')}</span>
    </li>`;
  });
}

/** The language of the division that a path is in. */
function languageOf(path: string, navigation: Navigation, choices: Choices): string | undefined {
  const {divisions} = positionOf(navigation, path, choices);
  return divisions.find(({kind}) => kind === 'language')?.name;
}
