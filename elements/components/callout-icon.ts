import {html, nothing} from 'lit';
import type {Icon} from '../../src/shared/icon.js';
import type {InterfaceText} from '../locales/messages.js';
import {uiIcon, type UiIcon} from '../shared/ui-icons.js';
import type {Localize} from '../locales/localize-controller.js';
import type {CalloutKind} from './callout-kinds.js';

/** The icon of each kind, and its label for assistive technology. */
const signs = new Map<CalloutKind, readonly [UiIcon, InterfaceText]>([
  ['note', ['info', 'Note']],
  ['tip', ['tip', 'Tip']],
  ['warning', ['alert', 'Warning']],
  ['info', ['info', 'Info']],
  ['check', ['checkCircle', 'Check']],
  ['danger', ['danger', 'Danger']],
]);

/** The custom icon, else the icon of the kind; nothing for a kind without an icon. */
export function calloutIcon(kind: CalloutKind, icon: Icon | undefined, say: Localize): unknown {
  const [sign, label] = signs.get(kind) ?? [];
  if (!sign && !icon) return nothing;
  return html`<span
    part="sign"
    role=${label ? 'img' : nothing}
    aria-label=${label ? say(label) : nothing}
    >${icon ? html`<docs-icon .icon=${icon}></docs-icon>` : sign && uiIcon(sign)}</span
  >`;
}
