// Images with a frame.
import {html} from 'lit';
import './docs-frame.js';
import type {Templates} from '../templates.js';

export const templates: Templates<'Frame'> = {
  Frame: (a, children, context) =>
    html`<docs-frame ?no-zoom=${a.noZoom}
      >${a.hint && html`<div slot="hint">${context.renderNodes(a.hint)}</div>`}${children}${
        a.caption && html`<div slot="caption">${context.renderNodes(a.caption)}</div>`
      }</docs-frame
    >`,
};
