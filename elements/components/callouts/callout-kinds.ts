import {css, html, nothing} from 'lit';
import type {Icon} from '../../../src/shared/icon.js';
import {calloutLooks, type CalloutKind} from '../../../src/content/callout-kinds.js';
import type {Localize} from '../../locales/site-catalog.js';
import {drawIcon} from '../../shared/ui-icons.js';

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

/** The custom icon, else the icon of the kind; nothing for a kind without an icon. */
export function calloutIcon(
  kind: CalloutKind,
  icon: Icon | undefined,
  localize: Localize,
): unknown {
  const {path, label} = calloutLooks.get(kind) ?? {};
  if (!path && !icon) return nothing;
  return html`<span
    part="icon"
    role=${label ? 'img' : nothing}
    aria-label=${label ? localize(label) : nothing}
    >${icon ? html`<docs-icon .icon=${icon}></docs-icon>` : path && drawIcon(path)}</span
  >`;
}
