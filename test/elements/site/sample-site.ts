import {html, type TemplateResult} from 'lit';
import type {SiteConfig} from '../../../src/config/site-config.js';
import type {Target} from '../../../src/shared/urls.js';
import type {NavGroup, NavPage} from '../../../src/navigation/navigation.js';
import type {View} from '../../../src/navigation/view.js';
import type {SiteLinks} from '../../../src/routing/site-links.js';

/** URLs as the hash router writes them; everything with a scheme leaves the site. */
export const links: SiteLinks = {
  href: (target) =>
    target.to === 'site'
      ? `#/${target.path}${target.hash === '' ? '' : `#${target.hash}`}`
      : target.to === 'url'
        ? target.href
        : undefined,
  src: (target) => (target.to === 'site' ? `/${target.path}` : undefined),
  isExternal: (target) => target.to === 'url',
};

export function inside(path: string): Target {
  return {to: 'site', path, query: '', hash: ''};
}

export function outside(href: string): Target {
  return {to: 'url', href};
}

export function page(path: string): NavPage {
  return {kind: 'page', path, source: {kind: 'file'}, label: `Label of ${path}`, trail: []};
}

export function group(name: string, ...entries: NavGroup['entries']): NavGroup {
  return {kind: 'group', name, entries};
}

/** A configuration in which the author set the name alone. */
export const bareConfig: SiteConfig = {
  name: 'Acme',
  navigation: {groups: [], divisions: []},
  raw: new Map(),
  colors: {background: {}},
  topbarLinks: [],
  versions: [],
  anchors: [],
  topAnchor: {name: 'Documentation', icon: {kind: 'name', name: 'book-open'}},
  tabs: [],
  primaryTab: {name: 'Documentation', isHidden: false},
  modeToggle: {initial: 'system', isHidden: false},
};

export function view(changes: Partial<View> = {}): View {
  return {tabs: [], anchors: [], selectors: [], groups: [], trail: [], ...changes};
}

/** Puts a template on the background of a mode. */
export function inMode(mode: 'light' | 'dark', content: unknown): TemplateResult {
  return html`<div
    style="
      color-scheme: ${mode};
      background: var(--docs-color-background);
      color: var(--docs-color-text);
    "
  >
    ${content}
  </div>`;
}
