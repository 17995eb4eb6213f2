import {html, nothing} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {readBackground} from '../../src/config/read/background.js';
import {readBanner} from '../../src/config/read/banner.js';
import {languageFields} from '../../src/config/read/language.js';
import {readStyling} from '../../src/config/read/styling.js';
import type {SiteConfig} from '../../src/config/site-config.js';
import type {View} from '../../src/navigation/view.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {adoptStyles} from '../styles/adopt-styles.js';
import {breadcrumbs, breadcrumbStyles} from '../page/breadcrumbs.js';
import {applyFonts} from './apply-fonts.js';
import type {SiteHost} from '../shared/site-host.js';
import type {SiteSession} from './site-session.js';

/** What stands above the top bar. */
export function banner(
  {raw}: SiteConfig,
  view: View | undefined,
  {links, store}: SiteSession,
): unknown {
  const language = view?.language;
  return guard([raw, language, links], () => {
    const said = readBanner(raw, languageFields(raw, language));
    return said
      ? html`<docs-banner
          exportparts="banner, dismiss"
          .banner=${said}
          .links=${links}
          .store=${store}
        ></docs-banner>`
      : nothing;
  });
}

/** What lies behind the pages. */
export function backdrop({raw}: SiteConfig, {links}: SiteSession, mode: string): unknown {
  return guard([raw, links, mode], () => {
    const background = readBackground(raw);
    return background.image || background.decoration
      ? html`<docs-backdrop
          exportparts="image: backdrop, decoration: backdrop"
          mode=${mode}
          .background=${background}
          .links=${links}
        ></docs-backdrop>`
      : nothing;
  });
}

/** What stands above a page's title; `undefined` where the name of its group does. */
export function eyebrow(
  {raw}: SiteConfig,
  {groups}: View,
  path: string,
  links: SiteLinks,
): unknown {
  return readStyling(raw).eyebrows === 'breadcrumbs' ? breadcrumbs(groups, path, links) : undefined;
}

const dressed = new WeakSet<SiteSession>();

/** Gives the element of a site its typefaces and the mode of its code, until its session ends. */
export function applyBranding(host: SiteHost, {raw}: SiteConfig, session: SiteSession): void {
  const {links, signal} = session;
  if (!links || dressed.has(session)) return;
  dressed.add(session);
  const {codeblocks, eyebrows} = readStyling(raw);
  const removeFonts = applyFonts(host, raw, links);
  if (codeblocks !== 'system') host.style.setProperty('--docs-code-scheme', codeblocks);
  const root = host.pageRoot instanceof ShadowRoot ? host.pageRoot : host.getRootNode();
  if (eyebrows === 'breadcrumbs' && (root instanceof Document || root instanceof ShadowRoot)) {
    adoptStyles(root, breadcrumbStyles);
  }
  signal.addEventListener(
    'abort',
    () => {
      removeFonts();
      host.style.removeProperty('--docs-code-scheme');
    },
    {once: true},
  );
}
