import {html, nothing} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {readFeedback} from '../../src/config/read/feedback.js';
import {readFooter} from '../../src/config/read/footer.js';
import {languageFields} from '../../src/config/read/language.js';
import type {SiteConfig} from '../../src/config/site-config.js';
import {textOf} from '../../src/content/frontmatter.js';
import type {Page} from '../../src/content/page.js';
import type {View} from '../../src/navigation/view.js';
import type {Repository} from '../../src/site/repository.js';
import type {ReadyState} from '../../src/site/state.js';

/**
 * The end of the page: the pages of its group, feedback links, previous and next pages unless its
 * frontmatter hides them, and the footer. Empty until the site is open.
 */
export function pageEnd(
  state: ReadyState,
  view: View,
  repository: Repository | undefined,
): unknown {
  const {site, choices, links, labels} = state;
  const page = state.page.phase === 'shown' ? state.page.page : undefined;
  const {raw} = site.config;
  const hasPager = page !== undefined && page.frontmatter.get('hideFooterPagination') !== true;
  const {language} = view;
  const footer = guard([raw, language, links], () => {
    const {socials, columns} = readFooter(raw, languageFields(raw, language));
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
    ${page ? feedback(raw, repository, page) : nothing}
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
  raw: SiteConfig['raw'],
  siteRepository: Repository | undefined,
  {file, title, frontmatter}: Page,
): unknown {
  const {suggestEdit, raiseIssue} = readFeedback(raw);
  const repository = suggestEdit || raiseIssue ? siteRepository : undefined;
  const updated = textOf(frontmatter, 'lastUpdatedDate');
  if (!repository && updated === '') return nothing;
  return html`<docs-feedback
    exportparts="edit, issue, updated"
    .repository=${repository}
    .suggestEdit=${suggestEdit}
    .raiseIssue=${raiseIssue}
    file=${file}
    heading=${title}
    changed=${updated}
  ></docs-feedback>`;
}
