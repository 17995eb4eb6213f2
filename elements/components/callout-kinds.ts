import {css, html, nothing} from 'lit';
import type {Icon} from '../../src/shared/icon.js';
import type {Localize, Message} from '../locales/messages.js';
import {uiIcon, type UiIcon} from '../shared/ui-icons.js';

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
const signs = new Map<CalloutKind, readonly [UiIcon, Message]>([
  ['note', ['info', ['note', 'Note']]],
  ['tip', ['tip', ['tip', 'Tip']]],
  ['warning', ['alert', ['warning', 'Warning']]],
  ['info', ['info', ['info', 'Info']]],
  ['check', ['checkCircle', ['check', 'Success']]],
  ['danger', ['danger', ['danger', 'Danger']]],
]);

/** The custom icon, else the icon of the kind; nothing for a kind without an icon. */
export function calloutIcon(
  kind: CalloutKind,
  icon: Icon | undefined,
  localize: Localize,
): unknown {
  const [sign, label] = signs.get(kind) ?? [];
  if (!sign && !icon) return nothing;
  return html`<span
    part="sign"
    role=${label ? 'img' : nothing}
    aria-label=${label ? localize(...label) : nothing}
    >${icon ? html`<docs-icon .icon=${icon}></docs-icon>` : sign && uiIcon(sign)}</span
  >`;
}
