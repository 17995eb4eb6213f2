import {labelOf, shownName, type PageLabels} from '../navigation/label.js';
import type {NavEntry, NavGroup} from '../navigation/navigation.js';
import {containsPage} from '../navigation/position.js';
import type {NearbyGroups} from '../navigation/nearby-groups.js';
import {isListed} from '../navigation/resolve.js';
import {isInSidebar, shortMethods, type RowLabel} from '../navigation/sidebar-groups.js';
import type {View} from '../navigation/view.js';
import {choices, type FrameContext} from './topbar-html.js';
import {attributes, markup, type Html, type HtmlContent} from './html.js';
import {authorIcon, uiIcon} from './icons.js';
import {pageTarget, siteLink} from './link-attributes.js';

/** What the sidebar of a page lists. */
export interface SidebarOptions {
  readonly view: View;
  readonly labels: PageLabels;
  /** The pages right before and after those of the view, where that has only a part of them. */
  readonly outside?: Pick<NearbyGroups, 'before' | 'after'>;
}

/** The pages of the reader's section; those of closed groups are in the document, too. */
export function sidebar({view, labels, outside}: SidebarOptions, context: FrameContext): Html {
  const anchors = view.anchors.map((anchor) => {
    const {icon, target, isCurrent} = anchor;
    const look = {class: 'docs-sidebar-anchor', 'aria-current': isCurrent && 'true'};
    const tile = authorIcon({icon}, context) ?? uiIcon('link');
    const content = [
      markup`<span class="docs-sidebar-tile">${tile}</span>`,
      shownName(anchor, context.localize),
    ];
    return markup`<li>${siteLink(target, look, content, context)}</li>`;
  });
  const groups = view.groups.filter(isListed).map((one) => section(one, labels, context));
  const [before, after] = [outside?.before, outside?.after].map(
    (page) => page && markup`<ul>${item(page, labels, context, '… ')}</ul>`,
  );
  const lists = view.selectors.filter(isInSidebar).map((one) => choices(one, undefined, context));
  return markup`<nav aria-label="${context.localize('Pages')}">${lists}${
    anchors.length > 0 && markup`<ul class="docs-sidebar-anchors">${anchors}</ul>`
  }<div class="docs-sidebar-groups">${before}${groups}${after}</div></nav>`;
}

function section(group: NavGroup, labels: PageLabels, context: FrameContext): Html {
  const {name, root, icon, tag} = group;
  const pages = list(group, labels, context);
  if (name === '') return markup`<section>${pages}</section>`;
  const label = words({text: name, icon, tag}, context);
  if (root) {
    const link = siteLink(pageTarget(root.path), linkLook(root.path, context), label, context);
    return markup`<section><h2 class="docs-sidebar-group">${link}</h2>${pages}</section>`;
  }
  return markup`<section><details open><summary class="docs-sidebar-toggle docs-sidebar-section"
><h2>${label}</h2>${uiIcon('chevronRight')}</summary>${pages}</details></section>`;
}

function list({entries}: NavGroup, labels: PageLabels, context: FrameContext): Html | undefined {
  const listed = entries.filter((one) => one.kind === 'page' || isListed(one));
  if (listed.length === 0) return undefined;
  const hasIcons = listed.some((one) =>
    one.kind === 'group' ? one.icon : labels.get(one.path)?.icon,
  );
  const items = listed.map((one) => item(one, labels, context));
  return markup`<ul${attributes({'data-icons': hasIcons})}>${items}</ul>`;
}

function item(entry: NavEntry, labels: PageLabels, context: FrameContext, prefix = ''): Html {
  if (entry.kind === 'page') {
    const known = labelOf(entry, labels);
    const label = {...known, text: prefix + known.text};
    const target = label.link ?? pageTarget(entry.path);
    const look = linkLook(entry.path, context);
    return markup`<li>${siteLink(target, look, words(label, context), context)}</li>\n`;
  }
  const {name, root, icon, tag, isExpanded} = entry;
  const look = words({text: name, icon, tag}, context);
  const isOpen = isExpanded === true || containsPage(entry, context.path);
  const label = root
    ? siteLink(pageTarget(root.path), linkLook(root.path, context), look, context)
    : look;
  return markup`<li><details${attributes({open: isOpen})}><summary class="docs-sidebar-toggle"
>${label}${uiIcon('chevronRight')}</summary>${list(entry, labels, context)}</details></li>`;
}

function linkLook(path: string, context: FrameContext) {
  const isCurrent = path === context.path;
  return {class: 'docs-sidebar-item', 'aria-current': isCurrent && 'page'} as const;
}

function words(
  {text, icon, method, tag, isDeprecated, link}: RowLabel,
  context: FrameContext,
): readonly HtmlContent[] {
  const note = isDeprecated ? context.localize('deprecated') : tag;
  const look = method && attributes({'data-method': method.toLowerCase()});
  return [
    method &&
      markup`<span class="docs-sidebar-method"${look}>${shortMethods.get(method) ?? method}</span>`,
    authorIcon({icon}, context),
    markup`<span class="docs-sidebar-name">${text}</span>`,
    note && markup`<span class="docs-sidebar-tag">${note}</span>`,
    link && uiIcon('external'),
  ];
}
