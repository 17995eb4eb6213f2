import type {Message} from '../locales/messages.js';
import {uiIconPaths} from '../shared/ui-icon-paths.js';

/**
 * The kinds of callouts: one for each component, and `custom` for a `Callout` with a custom icon
 * and color.
 */
export const calloutKinds = [
  'note',
  'tip',
  'warning',
  'info',
  'check',
  'danger',
  'custom',
] as const;

export type CalloutKind = (typeof calloutKinds)[number];

/** The icon of a kind, and its label for assistive technology. */
export interface CalloutLook {
  /** The outline on a grid of 24. */
  readonly path: string;
  readonly label: Message;
}

/** The looks of the kinds that have an icon of their own. */
export const calloutLooks: ReadonlyMap<CalloutKind, CalloutLook> = new Map([
  ['note', {path: uiIconPaths.info, label: 'Note'}],
  ['tip', {path: 'M9 18h6M10 21h4M8.5 15a6.5 6.5 0 1 1 7 0v3h-7z', label: 'Tip'}],
  ['warning', {path: uiIconPaths.alert, label: 'Warning'}],
  ['info', {path: uiIconPaths.info, label: 'Info'}],
  ['check', {path: 'm8 12.5 3 3 5-6M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18', label: 'Success'}],
  [
    'danger',
    {path: 'M12 7.5v5.5M12 16.5v.01M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z', label: 'Danger'},
  ],
]);

/** The kind of a callout with this name; `custom` for an unknown one. */
export function calloutKind(name: string | undefined): CalloutKind {
  return calloutKinds.find((kind) => kind === name) ?? 'custom';
}
