import {html, nothing} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {readFooter} from '../../src/config/read/footer.js';
import type {SiteConfig} from '../../src/config/site-config.js';
import type {Page} from '../../src/content/page.js';
import type {View} from '../../src/navigation/view.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {offeredFeedback} from '../../src/site/offered-feedback.js';
import type {Repository} from '../../src/site/repository.js';
import type {ReadyState} from '../../src/site/state.js';
import './docs-directory.js';
import './docs-feedback.js';
import './docs-footer.js';
import './docs-pager.js';

/** What follows a page in its main landmark, and the footer after it. */
export type PageEnd = readonly [end: unknown, footer: unknown];

/**
 * The end of the page: the pages of its group, feedback links, previous and next pages unless its
 * frontmatter hides them, and what the host page adds to a page that exists; then the footer.
 * `offline` is what saves the site for reading without a network.
 */
export function pageEnd(
  state: ReadyState,
  view: View,
  source: PageSource,
  offline: unknown,
): PageEnd {
  const {site, choices, links, labels} = state;
  const page = state.page.phase === 'shown' ? state.page.page : undefined;
  const {config} = site;
  const hasPager = page !== undefined && page.frontmatter.get('hideFooterPagination') !== true;
  const {language} = view;
  const footer = guard([config, language, links], () => {
    const {socials, columns} = readFooter(config, language);
    return html`<docs-footer
      part="footer"
      exportparts="social, column, column-header: footer-header, link: footer-link"
      .socials=${socials}
      .columns=${columns}
      .links=${links}
    >
      <slot name="footer"></slot>
    </docs-footer>`;
  });
  const end = html`<div part="end">
    <docs-directory
      part="directory"
      exportparts="card: directory-card"
      .groups=${view.groups}
      path=${page?.path ?? ''}
      .labels=${labels}
      .links=${links}
    ></docs-directory>
    ${page ? feedback(config, source, page, links) : nothing} ${offline}
    ${
      hasPager
        ? html`<docs-pager
            exportparts="previous, next, name: pager-name"
            .site=${site}
            .choices=${choices}
            path=${page.path}
            .labels=${labels}
            .links=${links}
          ></docs-pager>`
        : nothing
    }
    ${page ? html`<slot name="after-page"></slot>` : nothing}
  </div>`;
  return [end, footer];
}

/** Where the files of a site are. */
export interface PageSource {
  readonly repository: Repository | undefined;
  /** Whether the author says so. */
  readonly isNamed: boolean;
  /** The URL of a file; `undefined` where no host has the files. */
  readonly url: ((file: string) => string) | undefined;
  readonly configFile: string;
}

function feedback(
  config: SiteConfig,
  {repository, isNamed, url, configFile}: PageSource,
  page: Page,
  links: SiteLinks,
): unknown {
  const {path, file, title} = page;
  const offered = offeredFeedback(config, page, isNamed);
  const {suggestEdit, raiseIssue, thumbsRating, form, written, fileDate} = offered;
  const dated =
    fileDate === 'none'
      ? undefined
      : url && (fileDate === 'asked' ? ([url(file)] as const) : [url(file), url(configFile)]);
  const hasLinks = repository && (suggestEdit || raiseIssue);
  if (!hasLinks && !thumbsRating && !dated && written === '') return nothing;
  return html`<docs-feedback
    exportparts="rating, rate, rated, form, edit, issue, updated"
    .repository=${repository}
    .suggestEdit=${suggestEdit}
    .raiseIssue=${raiseIssue}
    .thumbsRating=${thumbsRating}
    .links=${links}
    .dated=${written === '' ? dated : undefined}
    form=${form}
    path=${path}
    file=${file}
    heading=${title}
    changed=${written}
  ></docs-feedback>`;
}
