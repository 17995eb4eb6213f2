// What stands beside the words of a page.
import {html} from 'lit';
import '../content/docs-panel.js';
import '../content/docs-rail.js';
import type {Templates} from '../render/templates.js';

export const templates: Templates<'Panel'> = {
  Panel: (_, children) => html`<docs-panel>${children}</docs-panel>`,
};
