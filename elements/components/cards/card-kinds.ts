import {css} from 'lit';
import {LocalizeController} from '../../locales/localize-controller.js';
import {siteCatalog, type SiteTranslation} from '../../locales/site-catalog.js';
import {calloutKinds} from '../../../src/content/callout-kinds.js';
import {calloutKindStyles, calloutIcon} from '../callouts/callout-kinds.js';
import {DocsCard} from './docs-card.js';

/** The look of cards of a kind. */
export const cardKindStyles = css`
  :host {
    --_color: var(--docs-color-info);
  }
  [part='card'] {
    border-color: color-mix(in oklab, var(--_color) 25%, transparent);
    background: color-mix(in oklab, var(--_color) 6%, transparent);
  }
  [part='card']:has(a[part='heading']):is(:hover, :focus-within) {
    border-color: var(--_color);
  }
  [part='icon'] {
    display: flex;
    flex: none;
    color: var(--docs-card-color, var(--_color));
    font-size: 1.5rem;
  }
  docs-icon {
    color: inherit;
  }
  [part='cta'] {
    color: var(--docs-color-heading);
  }
`;

const words = new WeakMap<DocsCard, LocalizeController<SiteTranslation>>();

/** Gives a card of a kind the icon and colors of that callout. Other cards do not change. */
DocsCard.renderKind = (card) => {
  const kind = calloutKinds.find((known) => known === card.kind);
  const root = card.shadowRoot;
  if (!kind || !root) return undefined;
  const sheets = [cardKindStyles, calloutKindStyles]
    .map(({styleSheet}) => styleSheet)
    .filter((sheet) => sheet !== undefined);
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...sheets])];
  const known = words.get(card) ?? new LocalizeController(card, siteCatalog);
  words.set(card, known);
  return calloutIcon(kind, card.icon, known.localize);
};
