// Samples of code that are shown one at a time, and what goes with the language that is chosen.
import {html, nothing} from 'lit';
import '../content/docs-code-group.js';
import '../content/docs-view.js';
import {placeIcon} from '../render/place-icon.js';
import type {Templates} from '../render/templates.js';

export const templates: Templates<'CodeGroup' | 'RequestExample' | 'ResponseExample' | 'View'> = {
  CodeGroup: (a, children) =>
    html`<docs-code-group ?dropdown=${a.dropdown}>${children}</docs-code-group>`,
  RequestExample: (a, children) =>
    html`<docs-example kind="request" ?dropdown=${a.dropdown}>${children}</docs-example>`,
  ResponseExample: (a, children) =>
    html`<docs-example kind="response" ?dropdown=${a.dropdown}>${children}</docs-example>`,
  View: (a, children, {links}) =>
    html`<docs-view id=${a.id ?? nothing} .heading=${a.title} .icon=${placeIcon(a, links)}
      >${children}</docs-view
    >`,
};
