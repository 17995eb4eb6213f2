// Panels that are shown one at a time.
import {html, nothing} from 'lit';
import './docs-tabs.js';
import {resolveIcon} from '../../../src/shared/resolve-icon.js';
import type {Templates} from '../templates.js';

export const templates: Templates<'Tabs' | 'Tab'> = {
  Tabs: (a, children) =>
    html`<docs-tabs
      .defaultTabIndex=${a.defaultTabIndex ?? 0}
      ?border-bottom=${a.borderBottom}
      ?unsynced=${a.sync === false}
      >${children}</docs-tabs
    >`,
  Tab: (a, children, {links}) =>
    html`<docs-tab id=${a.id ?? nothing} .heading=${a.title} .icon=${resolveIcon(a, links)}
      >${children}</docs-tab
    >`,
};
