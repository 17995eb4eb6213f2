// What is shown one at a time: panels, samples of code, views for one kind of reader.
import {html, nothing} from 'lit';
import '../content/docs-tabs.js';
import '../content/docs-code-group.js';
import '../content/docs-view.js';
import {placeIcon} from '../render/place-icon.js';
import type {Templates} from '../render/templates.js';

export const templates: Templates<
  'Tabs' | 'Tab' | 'CodeGroup' | 'RequestExample' | 'ResponseExample' | 'View'
> = {
  Tabs: (a, children) =>
    html`<docs-tabs
      .defaultTabIndex=${a.defaultTabIndex ?? 0}
      ?border-bottom=${a.borderBottom}
      ?unsynced=${a.sync === false}
      >${children}</docs-tabs
    >`,
  Tab: (a, children, {links}) =>
    html`<docs-tab id=${a.id ?? nothing} .heading=${a.title} .icon=${placeIcon(a, links)}
      >${children}</docs-tab
    >`,
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
