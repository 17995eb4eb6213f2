import {html, nothing} from 'lit';
import type {Icon} from '../../src/shared/icon.js';
import type {Localize, Message} from '../locales/messages.js';
import {uiIcon, type UiIcon} from '../shared/ui-icons.js';
import type {CalloutKind} from './callout-kinds.js';

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
