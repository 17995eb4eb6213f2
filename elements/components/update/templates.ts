// What is new.
import {html, nothing} from 'lit';
import './docs-update.js';
import type {Templates} from '../templates.js';

export const templates: Templates<'Update'> = {
  Update: (a, children, context) =>
    html`<docs-update
      id=${a.id ?? nothing}
      .label=${a.label}
      .description=${a.description ?? ''}
      .tags=${a.tags ?? []}
      .href=${context.anchorUrl(a)}
      >${children}</docs-update
    >`,
};
