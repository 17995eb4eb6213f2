// Words that explain themselves.
import {html} from 'lit';
import './docs-tooltip.js';
import type {Templates} from '../templates.js';

export const templates: Templates<'Tooltip'> = {
  Tooltip: (a, children, {links}) =>
    html`<docs-tooltip
      .tip=${a.tip ?? ''}
      .headline=${a.headline ?? ''}
      .cta=${a.cta ?? ''}
      .href=${a.href && links.href(a.href)}
      ?external=${a.href && links.isExternal(a.href)}
      >${children}</docs-tooltip
    >`,
};
