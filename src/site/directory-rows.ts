import {plainMarkdown} from '../content/parse-page.js';
import {labelOf, type PageLabel, type PageLabels} from '../navigation/label.js';
import type {NavEntry, NavGroup} from '../navigation/navigation.js';
import type {Target} from '../shared/urls.js';

/** A page in the directory of a group, or a nested group with a root page. */
export interface DirectoryPage {
  readonly kind: 'page';
  readonly path: string;
  readonly target: Target;
  readonly label: PageLabel;
  /** Without markup. */
  readonly description: string;
}

/** A nested group without a root page. */
export interface DirectoryGroup {
  readonly kind: 'group';
  readonly label: PageLabel;
  readonly group: NavGroup;
}

export type DirectoryRow = DirectoryPage | DirectoryGroup;

/** What the directory of a group lists, in its order. */
export function directoryRows({entries}: NavGroup, labels: PageLabels): readonly DirectoryRow[] {
  return entries.map((entry) => rowOf(entry, labels));
}

/** The pages of a row that is a group, also those of groups without a root page in it. */
export function pagesInRow(row: DirectoryRow, labels: PageLabels): readonly DirectoryPage[] {
  if (row.kind === 'page') return [row];
  return directoryRows(row.group, labels).flatMap((inner) => pagesInRow(inner, labels));
}

function rowOf(entry: NavEntry, labels: PageLabels): DirectoryRow {
  if (entry.kind === 'page') {
    return pageRow(entry.path, labelOf(entry, labels));
  }
  const {name, icon, root} = entry;
  const look = {text: name, ...(icon && {icon})};
  return root
    ? pageRow(root.path, {...labelOf(root, labels), ...look})
    : {kind: 'group', label: look, group: entry};
}

function pageRow(path: string, label: PageLabel): DirectoryPage {
  const target = label.link ?? ({to: 'site', path, query: '', hash: ''} as const);
  return {kind: 'page', path, target, label, description: plainMarkdown(label.description ?? '')};
}
