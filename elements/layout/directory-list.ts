import {html, nothing} from 'lit';
import type {PageLabel, PageLabels} from '../../src/navigation/label.js';
import type {NavGroup} from '../../src/navigation/navigation.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {
  directoryRows,
  pagesInRow,
  type DirectoryPage,
  type DirectoryRow,
} from '../../src/site/directory-rows.js';
import {resolveIcon} from '../../src/shared/resolve-icon.js';
import '../components/cards/docs-card.js';
import '../components/cards/docs-columns.js';

interface Around {
  readonly labels: PageLabels;
  readonly links: SiteLinks;
}

/** The pages of a group as cards or accordions. A nested group with a root page is one entry. */
export function directoryList(group: NavGroup, around: Around): unknown {
  const rows = directoryRows(group, around.labels);
  return group.directory === 'accordion' ? accordions(rows, around) : cards(rows, around);
}

function cards(rows: readonly DirectoryRow[], around: Around): unknown {
  const pages = rows.filter((row) => row.kind === 'page');
  // Groups without a root page come last, each under its name.
  const groups = rows.filter((row) => row.kind === 'group');
  return html`${
    pages.length === 0
      ? nothing
      : html`<docs-card-group>
          ${pages.map(
            ({path, target, label, description}) =>
              html`<docs-card
                exportparts="card"
                data-path=${path}
                .heading=${label.text}
                .href=${around.links.href(target)}
                .icon=${iconOf(label, around)}
                >${description || nothing}</docs-card
              >`,
          )}
        </docs-card-group>`
  }
  ${groups.map(
    ({label, group}) =>
      html`<h2>${label.text}</h2>
        ${directoryList(group, around)}`,
  )}`;
}

function accordions(rows: readonly DirectoryRow[], around: Around): unknown {
  return html`<docs-accordion-group>
    ${rows.map(
      (row) =>
        html`<docs-accordion
          data-path=${row.kind === 'page' ? row.path : nothing}
          .heading=${row.label.text}
          .icon=${iconOf(row.label, around)}
        >
          ${
            row.kind === 'page'
              ? html`${row.description ? html`<p>${row.description}</p>` : nothing}
                  <a href=${hrefOf(row, around)}>${row.label.text}</a>`
              : html`<ul>
                  ${pagesInRow(row, around.labels).map(
                    (page) =>
                      html`<li>
                        <a data-path=${page.path} href=${hrefOf(page, around)}
                          >${page.label.text}</a
                        >
                      </li>`,
                  )}
                </ul>`
          }
        </docs-accordion>`,
    )}
  </docs-accordion-group>`;
}

function hrefOf({target}: DirectoryPage, {links}: Around) {
  return links.href(target) ?? nothing;
}

function iconOf({icon}: PageLabel, {links}: Around) {
  return icon && resolveIcon({icon}, links);
}
