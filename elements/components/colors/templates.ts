// Palettes.
import {html} from 'lit';
import './docs-color.js';
import type {Templates} from '../templates.js';

export const templates: Templates<'Color' | 'Color.Row' | 'Color.Item'> = {
  Color: (_, children) => html`<docs-color>${children}</docs-color>`,
  'Color.Row': (a, children) =>
    html`<docs-color-row .heading=${a.title ?? ''}>${children}</docs-color-row>`,
  'Color.Item': (a) =>
    html`<docs-color-item .name=${a.name ?? ''} .value=${a.value ?? ''}></docs-color-item>`,
};
