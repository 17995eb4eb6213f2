import {html, nothing} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {readBackground} from '../../src/config/read/background.js';
import {readBanner} from '../../src/config/read/banner.js';
import {bannersOf} from '../../src/config/read/markdown-texts.js';
import {readStyleSheets} from '../../src/config/read/style-sheets.js';
import {readStyling} from '../../src/config/read/styling.js';
import type {SiteConfig} from '../../src/config/site-config.js';
import type {DocNode} from '../../src/content/nodes.js';
import {parseConfigMarkdown} from '../../src/site/config-markdown.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import type {View} from '../../src/navigation/view.js';
import type {ReadyState} from '../../src/site/state.js';
import {breadcrumbs, breadcrumbStyles} from '../page/breadcrumbs.js';
import {styleSheets} from '../render/load-components.js';
import {adoptStyles} from '../styles/adopt-styles.js';
import {applyFonts} from './apply-fonts.js';
import {setToken} from '../styles/site-tokens.js';
import type {SiteHost} from './site-options.js';
import type {SiteResources} from './site-resources.js';
import type {StyledSite} from './style-sheets/styled-site.js';
import '../layout/docs-backdrop.js';
import '../layout/docs-banner.js';

export {siteVariables} from '../../src/site/site-variables.js';

/** How long the first page waits for the style sheets of its author, in milliseconds. */
const longestWait = 1000;

/**
 * How long it waits for typefaces, in milliseconds, as text does with `font-display: fallback` (CSS
 * Fonts Module Level 4, §4.9).
 */
const fontWait = 100;

/** What shows the branding of one site. */
export class SiteBranding {
  readonly #config: SiteConfig;
  /** The texts of banners → their nodes. */
  readonly #banners: ReadonlyMap<string, readonly DocNode[]>;

  constructor(config: SiteConfig, file: string) {
    this.#config = config;
    this.#banners = new Map(
      [...bannersOf(config)].map(({text}) => [text, parseConfigMarkdown(text, config, file).nodes]),
    );
  }

  /** The banner above the top bar. */
  banner({links, dismissed}: ReadyState, view: View | undefined): unknown {
    const config = this.#config;
    const language = view?.language;
    return guard([language, links, dismissed], () => {
      const banner = readBanner(config, language);
      return banner
        ? html`<docs-banner
            exportparts="banner, dismiss"
            .banner=${banner}
            .nodes=${this.#banners.get(banner.content) ?? []}
            .links=${links}
            .dismissed=${dismissed}
          ></docs-banner>`
        : nothing;
    });
  }

  /** The background of the pages. */
  backdrop({links}: ReadyState, mode: string): unknown {
    return guard([links, mode], () => {
      const background = readBackground(this.#config);
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
  eyebrow({links}: ReadyState, {groups}: View, path: string): unknown {
    return readStyling(this.#config).eyebrows === 'breadcrumbs'
      ? breadcrumbs(groups, path, links)
      : undefined;
  }

  /**
   * Gives the element of an open site its typefaces, the mode of its code and its style sheets,
   * until the signal of the resources is aborted. Resolves as soon as a page can be shown that will
   * not be styled anew, or when the signal is aborted.
   */
  async apply(
    host: SiteHost,
    {links}: ReadyState,
    {loader, signal}: Pick<SiteResources, 'loader' | 'signal'>,
    report: (diagnostic: Diagnostic) => void,
  ): Promise<void> {
    const config = this.#config;
    const {codeblocks, eyebrows} = readStyling(config);
    const fonts = applyFonts(host, config, links, signal);
    if (codeblocks !== 'system') setToken(host, '--docs-code-scheme', codeblocks);
    const root = host.pageRoot instanceof ShadowRoot ? host.pageRoot : host.getRootNode();
    if (eyebrows === 'breadcrumbs' && (root instanceof Document || root instanceof ShadowRoot)) {
      adoptStyles(root, breadcrumbStyles);
    }
    signal.addEventListener('abort', () => setToken(host, '--docs-code-scheme'), {once: true});
    const hasSheets = readStyleSheets(config).length > 0;
    const styled = hasSheets && loadStyleSheets({host, config, links, loader, signal, report});
    await Promise.all([
      within(fontWait, fonts, signal),
      styled && within(longestWait, styled, signal),
    ]);
  }
}

/** Waits for something, but no longer than so many milliseconds, or until a signal is aborted. */
function within(time: number, awaited: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const proceed = () => resolve();
    for (const end of [AbortSignal.timeout(time), signal])
      end.addEventListener('abort', proceed, {once: true});
    awaited.then(proceed).catch((error: unknown) => {
      if (!signal.aborted) reportError(error);
    });
  });
}

/** Applies the style sheets of a site, also if what applies them comes late. */
async function loadStyleSheets(site: StyledSite): Promise<void> {
  let applied: Promise<void> | undefined;
  await styleSheets(({applyStyleSheets}) => {
    applied = applyStyleSheets(site);
  });
  await applied;
}
