// Samples of code that are shown one at a time, and what goes with the language that is chosen.
import {html, nothing} from 'lit';
import './docs-code-group.js';
import '../view/docs-view.js';
import {resolveIcon} from '../../../src/shared/resolve-icon.js';
import type {Templates} from '../templates.js';

export const templates: Templates<'CodeGroup' | 'RequestExample' | 'ResponseExample' | 'View'> = {
  CodeGroup: (a, children) =>
    html`<docs-code-group ?dropdown=${a.dropdown}>${children}</docs-code-group>`,
  RequestExample: (a, children) =>
    html`<docs-example kind="request" data-kind="request" ?dropdown=${a.dropdown}
      >${children}</docs-example
    >`,
  ResponseExample: (a, children) =>
    html`<docs-example kind="response" data-kind="response" ?dropdown=${a.dropdown}
      >${children}</docs-example
    >`,
  View: (a, children, {links}) =>
    html`<docs-view id=${a.id ?? nothing} .heading=${a.title} .icon=${resolveIcon(a, links)}
      >${children}</docs-view
    >`,
};
