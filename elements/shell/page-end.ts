import {html, nothing} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {readFeedback} from '../../src/config/read-feedback.js';
import {readFooter} from '../../src/config/read-footer.js';
import {languageFields} from '../../src/config/read-language.js';
import type {SiteConfig} from '../../src/config/site-config.js';
import type {Page} from '../../src/content/page.js';
import type {PageLabels} from '../../src/navigation/labels.js';
import type {View} from '../../src/navigation/view.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import type {SiteState} from '../../src/site/state.js';
import {languageOf} from './language-of.js';
import {repositoryOf} from './site-repository.js';

/** Whose page ends here. */
export interface PageEnd {
  /** The element of the site: its attributes may name the repository. */
  readonly host: HTMLElement;
  /** The folder of its configuration. */
  readonly folder: URL;
  readonly state: SiteState & {readonly phase: 'ready'};
  readonly view: View;
  readonly labels: PageLabels;
  readonly links: SiteLinks;
  readonly page: Page | undefined;
}

/** What follows the page: the pages of the group it opens, what its reader may send, its neighbours unless its frontmatter hides them, the site's footer. */
export function pageEnd({host, folder, state, view, labels, links, page}: PageEnd): unknown {
  const {site, choices} = state;
  const {written} = site.config;
  const hasPager = page !== undefined && page.frontmatter.get('hideFooterPagination') !== true;
  const language = languageOf(view);
  const footer = guard([written, language, links], () => {
    const {socials, columns} = readFooter(written, languageFields(written, language));
    return html`<docs-footer
      exportparts="social, column, column-header: footer-header, link: footer-link"
      .socials=${socials}
      .columns=${columns}
      .links=${links}
    >
      <slot name="footer"></slot>
    </docs-footer>`;
  });
  return html`<div part="end">
    <docs-directory
      .groups=${view.groups}
      path=${page?.path ?? ''}
      .labels=${labels}
      .links=${links}
    ></docs-directory>
    ${page ? feedback(host, written, folder, page) : nothing}
    ${
      hasPager
        ? html`<docs-pager
            exportparts="previous, next"
            .site=${site}
            .choices=${choices}
            path=${page.path}
            .labels=${labels}
            .links=${links}
          ></docs-pager>`
        : nothing
    }
    ${footer}
  </div>`;
}

function feedback(
  host: HTMLElement,
  written: SiteConfig['written'],
  folder: URL,
  {file, title, frontmatter}: Page,
): unknown {
  const {suggestEdit, raiseIssue} = readFeedback(written);
  const repository = suggestEdit || raiseIssue ? repositoryOf(host, written, folder) : undefined;
  const updated = String(frontmatter.get('lastUpdatedDate') ?? '').trim();
  if (!repository && updated === '') return nothing;
  return html`<docs-feedback
    exportparts="edit, issue, updated"
    .repository=${repository}
    .suggestEdit=${suggestEdit}
    .raiseIssue=${raiseIssue}
    file=${file}
    heading=${title}
    updated=${updated}
  ></docs-feedback>`;
}
