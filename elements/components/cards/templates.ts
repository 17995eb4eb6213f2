// Cards, and columns of any content.
import {html} from 'lit';
import './docs-card.js';
import './docs-columns.js';
import {resolveIcon} from '../../../src/shared/resolve-icon.js';
import type {Templates} from '../templates.js';

export const templates: Templates<'Card' | 'CardGroup' | 'Columns' | 'Column'> = {
  Card: (a, children, {links}) =>
    html`<docs-card
      .heading=${a.title ?? ''}
      .icon=${resolveIcon(a, links)}
      .kind=${a.type}
      .color=${a.color ?? ''}
      .href=${a.href && links.href(a.href)}
      .img=${a.img && links.src(a.img)}
      .cta=${a.cta ?? ''}
      ?horizontal=${a.horizontal}
      .arrow=${a.arrow}
      ?disabled=${a.disabled}
      .external=${a.href && links.isExternal(a.href)}
      >${children}</docs-card
    >`,
  CardGroup: (a, children) =>
    html`<docs-card-group .cols=${a.cols ?? 2}>${children}</docs-card-group>`,
  Columns: (a, children) => html`<docs-columns .cols=${a.cols ?? 2}>${children}</docs-columns>`,
  Column: (_, children) => html`<docs-column>${children}</docs-column>`,
};
