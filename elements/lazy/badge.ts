// Small labels.
import {html, nothing} from 'lit';
import '../content/docs-badge.js';
import {placeIcon} from '../render/place-icon.js';
import type {Templates} from '../render/templates.js';

export const templates: Templates<'Badge'> = {
  Badge: (a, children, {links}) =>
    html`<docs-badge
      color=${a.color ?? nothing}
      size=${a.size ?? nothing}
      shape=${a.shape ?? nothing}
      .icon=${placeIcon(a, links)}
      ?stroke=${a.stroke}
      ?disabled=${a.disabled}
      >${children}</docs-badge
    >`,
};
