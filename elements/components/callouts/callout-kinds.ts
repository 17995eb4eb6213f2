import {css, html, nothing} from 'lit';
import type {Icon} from '../../../src/shared/icon.js';
import type {Localize, Message} from '../../locales/site-catalog.js';
import {drawIcon, uiIcon} from '../../shared/ui-icons.js';

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

/** The color of each kind, as `--_color`. */
export const calloutKindStyles = css`
  :host([kind='note']) {
    --_color: var(--docs-color-note);
  }
  :host([kind='tip']) {
    --_color: var(--docs-color-tip);
  }
  :host([kind='check']) {
    --_color: var(--docs-color-check);
  }
  :host([kind='warning']) {
    --_color: var(--docs-color-warning);
  }
  :host([kind='danger']) {
    --_color: var(--docs-color-danger);
  }
`;

/** The icon of each kind, and its label for assistive technology. */
const icons: ReadonlyMap<CalloutKind, readonly [icon: unknown, label: Message]> = new Map([
  ['note', [uiIcon('info'), 'Note']],
  ['tip', [drawIcon('M9 18h6M10 21h4M8.5 15a6.5 6.5 0 1 1 7 0v3h-7z'), 'Tip']],
  ['warning', [uiIcon('alert'), 'Warning']],
  ['info', [uiIcon('info'), 'Info']],
  ['check', [drawIcon('m8 12.5 3 3 5-6M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18'), 'Success']],
  [
    'danger',
    [drawIcon('M12 7.5v5.5M12 16.5v.01M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z'), 'Danger'],
  ],
]);

/** The custom icon, else the icon of the kind; nothing for a kind without an icon. */
export function calloutIcon(
  kind: CalloutKind,
  icon: Icon | undefined,
  localize: Localize,
): unknown {
  const [ownIcon, label] = icons.get(kind) ?? [];
  if (!ownIcon && !icon) return nothing;
  return html`<span
    part="icon"
    role=${label ? 'img' : nothing}
    aria-label=${label ? localize(label) : nothing}
    >${icon ? html`<docs-icon .icon=${icon}></docs-icon>` : ownIcon}</span
  >`;
}
