import {html, nothing} from 'lit';
import {plainMarkdown} from '../../src/content/parse-page.js';
import {labelOf, type PageLabel, type PageLabels} from '../../src/navigation/label.js';
import type {NavEntry, NavGroup} from '../../src/navigation/navigation.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {resolveIcon} from '../shared/resolve-icon.js';
import {pageTarget} from '../shared/site-link.js';
import '../components/cards/docs-card.js';
import '../components/cards/docs-columns.js';

interface Around {
  readonly labels: PageLabels;
  readonly links: SiteLinks;
}

/** The pages of a group as cards or accordions. A nested group with a root page is one entry. */
export function directoryList({entries, directory}: NavGroup, around: Around): unknown {
  return directory === 'accordion' ? accordions(entries, around) : cards(entries, around);
}

function cards(entries: readonly NavEntry[], around: Around): unknown {
  // Groups without a root page come last, each under its name.
  const rows = entries.flatMap((entry) => rowOf(entry, around) ?? []);
  const groups = entries.filter((entry) => entry.kind === 'group' && !entry.root);
  return html`${
    rows.length === 0
      ? nothing
      : html`<docs-card-group>
          ${rows.map(
            ({path, href, label, description}) =>
              html`<docs-card
                data-path=${path}
                .heading=${label.text}
                .href=${href}
                .icon=${label.icon && resolveIcon({icon: label.icon}, around.links)}
                >${description || nothing}</docs-card
              >`,
          )}
        </docs-card-group>`
  }
  ${groups.map((group) =>
    group.kind === 'group'
      ? html`<h2>${group.name}</h2>
          ${directoryList(group, around)}`
      : nothing,
  )}`;
}

function accordions(entries: readonly NavEntry[], around: Around): unknown {
  return html`<docs-accordion-group>
    ${entries.map((entry) => {
      const row = rowOf(entry, around);
      const look = row?.label ?? lookOf(entry);
      return html`<docs-accordion
        data-path=${row?.path ?? nothing}
        .heading=${look.text}
        .icon=${look.icon && resolveIcon({icon: look.icon}, around.links)}
      >
        ${
          row
            ? html`${row.description ? html`<p>${row.description}</p>` : nothing}
                <a href=${row.href ?? nothing}>${row.label.text}</a>`
            : html`<ul>
                ${linksIn(entry, around)}
              </ul>`
        }
      </docs-accordion>`;
    })}
  </docs-accordion-group>`;
}

function linksIn(entry: NavEntry, around: Around): unknown {
  const row = rowOf(entry, around);
  if (row) {
    return html`<li>
      <a data-path=${row.path} href=${row.href ?? nothing}>${row.label.text}</a>
    </li>`;
  }
  return entry.kind === 'group' ? entry.entries.map((inner) => linksIn(inner, around)) : nothing;
}

/** A page, or a group with a root page: its label and target. */
function rowOf(entry: NavEntry, {labels, links}: Around) {
  const page = entry.kind === 'group' ? entry.root : entry;
  if (page === undefined) return undefined;
  const ofPage = labelOf(page, labels);
  const label = entry.kind === 'group' ? {...ofPage, ...lookOf(entry)} : ofPage;
  const description = plainMarkdown(label.description ?? '');
  const {path} = page;
  return {path, href: links.href(label.link ?? pageTarget(path)), label, description};
}

function lookOf(entry: NavEntry): PageLabel {
  if (entry.kind !== 'group') return {text: ''};
  return {text: entry.name, ...(entry.icon && {icon: entry.icon})};
}
