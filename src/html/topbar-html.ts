import {readSearchPrompt} from '../config/read/search.js';
import type {SiteConfig} from '../config/site-config.js';
import {shownName} from '../navigation/label.js';
import {isOfLanguages, optionLabel, selectorLabel} from '../navigation/selectors.js';
import {isInSidebar} from '../navigation/sidebar-groups.js';
import type {Selector, View} from '../navigation/view.js';
import type {Icon} from '../shared/icon.js';
import {languageTag} from '../shared/language-tag.js';
import {repositoryAt} from '../site/repository-name.js';
import {selectorNames} from '../site/selector-names.js';
import type {UiIcon} from '../shared/ui-icon-paths.js';
import type {HtmlContext} from './html-context.js';
import {attributes, element, markup, type Html} from './html.js';
import {authorIcon, uiIcon} from './icons.js';
import {linkAttributes, pageTarget, siteLink} from './link-attributes.js';

/** What the frame of a page depends on besides what is in it. */
export type FrameContext = Pick<
  HtmlContext,
  'links' | 'path' | 'localize' | 'drawingOf' | 'classFor'
>;

/** What the top bar of a page shows. */
export interface TopbarOptions {
  readonly config: SiteConfig;
  readonly view: View;
  /** The paths of the same page in the languages of the site, by their codes. */
  readonly sameIn?: ReadonlyMap<string, string>;
}

/** The name of the site, its versions and links, and the tabs below. */
export function topbar({config, view, sameIn}: TopbarOptions, context: FrameContext): Html {
  const {links, localize} = context;
  const home = {
    class: 'docs-topbar-home',
    ...linkAttributes(config.logo?.href ?? pageTarget(''), links),
    'aria-label': localize('{0} home', config.name),
  };
  const image = logo(config, context);
  const name =
    (!image || config.logo?.hasName) &&
    markup`<span class="docs-topbar-site">${config.name}</span>`;
  const toggle = !config.modeToggle.isHidden && modeMenu(config, context);
  return markup`
    <div class="docs-topbar">
      <div class="docs-topbar-bar">
        <div class="docs-topbar-start">
          ${element('a', home, [image, name])}
          ${view.selectors.filter(isInBar).map((selector) => choices(selector, sameIn, context))}
        </div>
        ${search(config, context)}
        ${barLinks({config, view}, context)}
        <div class="docs-topbar-end">${toggle}</div>
      </div>
      ${tabs(view, context)}
    </div>
  `;
}

function barLinks({config, view}: TopbarOptions, context: FrameContext): Html | undefined {
  const {topbarLinks, topbarCta} = view.navbar ?? config;
  if (topbarLinks.length === 0 && !topbarCta) return undefined;
  const all = topbarLinks.map((link) => {
    const content = [authorIcon(link, context), link.name];
    // A link without text is named after its icon.
    const label = link.name === '' && iconName(link.icon);
    const look = {class: 'docs-topbar-link', 'aria-label': label || undefined};
    return siteLink(link.target, look, content, context);
  });
  return markup`
    <nav class="docs-topbar-links" aria-label="${context.localize('Links')}">
      <div class="docs-topbar-scroller">${all}</div>
      ${callToAction(topbarCta, context)}
    </nav>
  `;
}

/** The button of the top bar, or the link to the repository. */
export function callToAction(
  cta: SiteConfig['topbarCta'],
  context: FrameContext,
): Html | undefined {
  if (!cta) return undefined;
  const {target} = cta;
  if (cta.type === 'link') return siteLink(target, {class: 'docs-topbar-cta'}, cta.name, context);
  const {name, brand} = repositoryAt(context.links.href(target) ?? '');
  const icon = brand
    ? authorIcon({icon: {kind: 'name', name: brand, type: 'brands'}}, context)
    : uiIcon('repository');
  const content = [icon, markup`<span>${name || context.localize('Repository')}</span>`];
  return siteLink(target, {class: 'docs-topbar-repository'}, content, context);
}

/** The button of the search, which needs a script. */
function search(config: SiteConfig, {localize}: FrameContext): Html {
  return markup`
    <div class="docs-search">
      <button type="button" disabled aria-haspopup="dialog"
        data-failed="${localize('The search could not be loaded.')}">
        ${uiIcon('magnifier')}
        <span>${readSearchPrompt(config) ?? `${localize('Search')}…`}</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
    </div>
  `;
}

const modes = [
  ['light', 'Light', 'sun'],
  ['dark', 'Dark', 'moon'],
  ['system', 'System', 'screen'],
] as const;

/** The menu of the color modes, which needs a script. */
function modeMenu({modeToggle}: SiteConfig, {localize}: FrameContext): Html {
  const icon = (name: UiIcon, mode: string) =>
    markup`<span data-only="${mode}">${uiIcon(name)}</span>`;
  const choices = modes.map(([mode, name, drawing]) => {
    const checked = mode === modeToggle.initial;
    const radio = {type: 'radio', name: 'docs-mode', value: mode, checked};
    const content = [uiIcon(drawing), localize(name), uiIcon('check')];
    return markup`<label><input${attributes(radio)}>${content}</label>`;
  });
  const name = localize('Color mode');
  return markup`
    <details class="docs-mode-toggle">
      <summary aria-label="${name}">${icon('sun', 'light')}${icon('moon', 'dark')}</summary>
      <div role="radiogroup" aria-label="${name}">${choices}</div>
    </details>
  `;
}

function logo({logo: images, name}: SiteConfig, {links}: FrameContext): Html | undefined {
  const light = images && links.src(images.light);
  const dark = images && links.src(images.dark);
  if (!light || !dark) return undefined;
  const alt = images.hasName ? '' : name;
  const image = (src: string, only: string) =>
    element('img', {class: 'docs-site-logo', src, alt, 'data-only': only});
  return light === dark
    ? image(light, 'any')
    : markup`${image(light, 'light')}${image(dark, 'dark')}`;
}

/** The lists that are in the top bar; the others are in the sidebar. */
export function isInBar(selector: Selector): boolean {
  return !isInSidebar(selector);
}

/**
 * The versions, languages, products: each is a link to its first page, a language to the same page
 * where it has it.
 */
export function choices(
  selector: Selector,
  sameIn: ReadonlyMap<string, string> | undefined,
  context: FrameContext,
): Html | undefined {
  const {kind, options} = selector;
  const {localize} = context;
  const hasLanguages = isOfLanguages(selector);
  const items = options.flatMap((option) => {
    const {name, locale = name, target, isCurrent} = option;
    const same = hasLanguages ? sameIn?.get(locale) : undefined;
    const leadsTo = same === undefined ? target : pageTarget(same);
    const tag = hasLanguages ? languageTag(locale) : undefined;
    const label = optionLabel(selector, option, localize('Default'));
    return leadsTo && !isCurrent
      ? [markup`<li>${siteLink(leadsTo, {lang: tag, hreflang: tag}, label, context)}</li>`]
      : [];
  });
  if (items.length === 0) return undefined;
  const current = options.find(({isCurrent}) => isCurrent) ?? options[0];
  const name = localize(selectorNames[hasLanguages ? 'language' : kind]);
  const shown = current && selectorLabel(kind, current.name);
  return markup`
    <details class="docs-choices">
      <summary aria-label="${shown ? `${name}: ${shown}` : name}">${shown}${uiIcon(
        'chevronDown',
      )}</summary>
      <ul>${items}</ul>
    </details>
  `;
}

/** What an icon without text is called; images have no name. */
export function iconName(icon: Icon | undefined): string {
  return icon?.kind === 'name' ? icon.name : icon?.kind === 'emoji' ? icon.text : '';
}

function tabs({tabs: all}: View, context: FrameContext): Html | undefined {
  if (all.length === 0) return undefined;
  const shown = all.map((tab) => {
    const {icon, target, isCurrent} = tab;
    const content = [authorIcon({icon}, context), shownName(tab, context.localize)];
    const look = {class: 'docs-topbar-tab', 'aria-current': isCurrent && 'true'};
    return siteLink(target, look, content, context);
  });
  const label = context.localize('Sections');
  return markup`<nav class="docs-topbar-tabs" aria-label="${label}">${shown}</nav>`;
}
