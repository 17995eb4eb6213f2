import {html, nothing} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {readBackground} from '../../src/config/read/background.js';
import {readBanner} from '../../src/config/read/banner.js';
import {languageFields} from '../../src/config/read/language.js';
import {readStyling} from '../../src/config/read/styling.js';
import type {SiteConfig} from '../../src/config/site-config.js';
import type {View} from '../../src/navigation/view.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import type {ReadyState} from '../../src/site/state.js';
import {breadcrumbs, breadcrumbStyles} from '../page/breadcrumbs.js';
import {adoptStyles} from '../styles/adopt-styles.js';
import {applyFonts} from './apply-fonts.js';
import type {SiteHost} from './site-options.js';

/** The banner above the top bar. */
export function banner({site, links, dismissed}: ReadyState, view: View | undefined): unknown {
  const {raw} = site.config;
  const language = view?.language;
  return guard([raw, language, links, dismissed], () => {
    const content = readBanner(raw, languageFields(raw, language));
    return content
      ? html`<docs-banner
          exportparts="banner, dismiss"
          .banner=${content}
          .links=${links}
          .dismissed=${dismissed}
        ></docs-banner>`
      : nothing;
  });
}

/** The background of the pages. */
export function backdrop({site, links}: ReadyState, mode: string): unknown {
  const {raw} = site.config;
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

/** What is shown above a page's title; `undefined` where it is the name of its group. */
export function eyebrow({site, links}: ReadyState, {groups}: View, path: string): unknown {
  return readStyling(site.config.raw).eyebrows === 'breadcrumbs'
    ? breadcrumbs(groups, path, links)
    : undefined;
}

/**
 * Gives the element of a site its typefaces and the mode of its code, until the signal is aborted.
 */
export function applyBranding(
  host: SiteHost,
  {raw}: SiteConfig,
  links: SiteLinks,
  signal: AbortSignal,
): void {
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
