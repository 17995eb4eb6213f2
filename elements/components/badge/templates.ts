// Small labels.
import {html, nothing} from 'lit';
import './docs-badge.js';
import {resolveIcon} from '../../../src/shared/resolve-icon.js';
import type {Templates} from '../templates.js';

export const templates: Templates<'Badge'> = {
  Badge: (a, children, {links}) =>
    html`<docs-badge
      color=${a.color ?? nothing}
      size=${a.size ?? nothing}
      data-color=${a.color ?? nothing}
      data-size=${a.size ?? nothing}
      shape=${a.shape ?? nothing}
      .icon=${resolveIcon(a, links)}
      ?stroke=${a.stroke}
      ?disabled=${a.disabled}
      >${children}</docs-badge
    >`,
};
