// What is beside the text of a page.
import {html} from 'lit';
import './docs-panel.js';
import './docs-rail.js';
import type {Templates} from '../templates.js';

export const templates: Templates<'Panel'> = {
  Panel: (_, children) => html`<docs-panel>${children}</docs-panel>`,
};
