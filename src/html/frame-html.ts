import type {HtmlOptions} from './html-context.js';
import {readBackground} from '../config/read/background.js';
import type {ConfigBanner} from '../config/read/banner.js';
import type {FooterColumn} from '../config/read/footer.js';
import type {ConfigSocial} from '../config/site-config.js';
import type {DocNode} from '../content/nodes.js';
import type {OutlineEntry, PageMode} from '../content/page.js';
import {labelOf, shownName, titleFromPath} from '../navigation/label.js';
import type {NavPage} from '../navigation/navigation.js';
import type {NewerVersion} from '../navigation/newer-version.js';
import type {Neighbors} from '../navigation/neighbors.js';
import type {Icon} from '../shared/icon.js';
import {platformIcon, platformName, unknownPlatformIcon} from '../site/social-account.js';
import {bannerColors} from '../theme/banner-colors.js';
import {anchorUrl} from './html-context.js';
import {attributes, element, markup, type Html} from './html.js';
import {authorIcon, uiIcon} from './icons.js';
import {linkAttributes, pageTarget, siteLink} from './link-attributes.js';
import {sidebar, type SidebarOptions} from './sidebar-html.js';
import {
  callToAction,
  choices,
  iconName,
  isInBar,
  topbar,
  type FrameContext,
  type TopbarOptions,
} from './topbar-html.js';

/** What is around the text of a page. */
export interface FrameOptions extends TopbarOptions, SidebarOptions {
  /** The banner of the site, and its text. */
  readonly banner?: {readonly config: ConfigBanner; readonly nodes: readonly DocNode[]} | undefined;
  /** What `htmlOfFeedback` has made. */
  readonly feedback?: Html | undefined;
  /** The newest version of the page, if it is shown in an older one. */
  readonly newer?: NewerVersion | undefined;
  readonly title: string;
  readonly mode: PageMode;
  readonly outline: readonly OutlineEntry[];
  /** `undefined` where the page does not lead to others. */
  readonly neighbors: Neighbors | undefined;
  /** The pages of the group whose root the page is. */
  readonly directory?: Html | undefined;
  readonly columns: readonly FooterColumn[];
  readonly socials: readonly ConfigSocial[];
  /** Whether something is shown beside the text, instead of the outline. */
  readonly hasRail?: boolean;
  /** Whether this is shown at URLs without a page. */
  readonly isMissing?: boolean;
  /** Whether there are no other pages to list. */
  readonly isSingle: boolean;
}

/**
 * A page with everything around it, in the layout that the element has, whose parts are classes
 * here. All links work without a script; in narrow windows, the menu is a disclosure.
 */
export function htmlOfFrame(article: Html, frame: FrameOptions, context: HtmlOptions): Html {
  const {view, mode, outline: entries} = frame;
  const list = sidebar(frame, context);
  // The slot keeps it on the screen until the element shows the same page.
  const layout = {
    class: 'docs-site-layout',
    slot: 'built',
    'data-path': context.path,
    'data-missing': frame.isMissing,
    'data-copied': context.localize('Copied'),
    'data-tabs': view.tabs.length > 0,
  };
  const columns = {
    class: 'docs-site-frame',
    'data-page': mode,
    'data-outline': entries.length > 0,
    'data-single': frame.isSingle,
    'data-rail': frame.hasRail,
  };
  return markup`
    <div${attributes(layout)}>
      <a class="docs-site-skip" href="#docs-site-content">${context.localize('Skip to content')}</a>
      ${backdrop(frame, context)}
      ${banner(frame, context)}
      <header class="docs-site-top">
        ${topbar(frame, context)}
        ${place(frame, list, context)}
      </header>\n
      <div${attributes(columns)}>
        <div class="docs-sidebar docs-site-sidebar">${list}</div>\n
        ${outline(entries, context)}\n
        <div class="docs-site-content">
          <main id="docs-site-content" tabindex="-1">
            ${note(frame, context)}
            <div class="docs-site-body">${article}</div>\n
            <div class="docs-site-end">
              ${frame.directory ?? markup`<div></div>`}${frame.feedback}${pager(frame, context)}
            </div>
          </main>
          ${footer(frame, context)}
          <div class="docs-shortcuts docs-scripted"></div>
        </div>
      </div>
    </div>
  `;
}

/** The background of all pages; of the images of both modes, the style sheet shows one. */
function backdrop({config}: FrameOptions, {links}: HtmlOptions): Html | undefined {
  const {image, decoration} = readBackground(config);
  const light = image && links.src(image.light);
  const dark = image && links.src(image.dark);
  const imageIn = (src: string, only: string) =>
    element('img', {class: 'docs-backdrop-image', src, alt: '', 'data-only': only});
  const images =
    light === undefined || dark === undefined
      ? []
      : light === dark
        ? [imageIn(light, 'any')]
        : [imageIn(light, 'light'), imageIn(dark, 'dark')];
  const pattern =
    decoration &&
    element('div', {class: 'docs-backdrop-decoration', 'data-decoration': decoration});
  if (!pattern && images.length === 0) return undefined;
  return markup`<div class="docs-backdrop">${pattern}${images}</div>\n`;
}

/** Says that there is a newer version of the page. */
function note({newer}: FrameOptions, context: HtmlOptions): Html | undefined {
  if (!newer) return undefined;
  const {localize} = context;
  const link = siteLink(
    pageTarget(newer.path),
    {class: 'docs-notes-a'},
    localize('View the docs for {0}.', newer.newest),
    context,
  );
  return markup`
    <div class="docs-notes">
      <p class="docs-notes-note" role="note">
        ${uiIcon('info')}
        <span>${localize('You’re viewing the docs for {0}.', newer.shown)} ${link}</span>
      </p>
    </div>
  `;
}

function banner({banner: shown}: FrameOptions, context: HtmlOptions): Html | undefined {
  if (!shown) return undefined;
  const {config, nodes} = shown;
  const {localize, classFor} = context;
  const colors = config.color && bannerColors(config.color);
  const own =
    colors &&
    classFor(
      new Map([
        ['--docs-banner-background', colors.background],
        ['--docs-banner-text', colors.text],
      ]),
    );
  const look = {
    class: 'docs-banner-banner',
    'aria-label': localize('Announcement'),
    'data-type': config.type,
    'data-dismissible': config.isDismissible,
  };
  const dismiss =
    config.isDismissible &&
    markup`
      <button type="button" disabled class="docs-banner-dismiss docs-scripted"
        aria-label="${localize('Dismiss')}">${uiIcon('close')}</button>
    `;
  const words = context.htmlOfNodes(nodes, {...context, path: ''});
  return markup`
    <div${attributes({class: `docs-banner ${own ?? ''}`.trim()})}>
      <section${attributes(look)}>
        <div class="docs-banner-words">${words}</div>
        ${dismiss}
      </section>
    </div>
  `;
}

/** The row of narrow windows: the menu with all that has no space there, and the page's place. */
function place(frame: FrameOptions, list: Html, context: FrameContext): Html {
  const {config, view, title, sameIn, isMissing} = frame;
  const {localize} = context;
  // What is missing is in no group, whatever the sidebar shows.
  const section = isMissing ? undefined : view.trail.at(-1);
  const {topbarLinks, topbarCta} = view.navbar ?? config;
  const links = [
    ...view.tabs.map((tab) => {
      const current = {'aria-current': tab.isCurrent && 'true'};
      return siteLink(tab.target, current, shownName(tab, localize), context);
    }),
    ...topbarLinks.map(({name, icon, target}) =>
      siteLink(target, {}, name || titleFromPath(iconName(icon)), context),
    ),
    callToAction(topbarCta, context),
  ];
  const all = links.filter(Boolean).map((link) => markup`<li>${link}</li>`);
  const selectors = view.selectors.filter(isInBar).map((one) => choices(one, sameIn, context));
  const around =
    section && markup`<span class="docs-site-section">${section}</span>${uiIcon('chevronRight')}`;
  return markup`
    <div class="docs-site-place">
      <details class="docs-menu">
        <summary class="docs-site-menu" aria-label="${localize('Menu')}">${uiIcon('menu')}</summary>
        <div class="docs-menu-list docs-sidebar">
          ${selectors}${all.length > 0 && markup`<ul>${all}</ul>`}${list}
        </div>
      </details>
      <span class="docs-site-crumbs">${around}<strong>${title}</strong></span>
    </div>
  `;
}

function outline(entries: readonly OutlineEntry[], context: FrameContext): Html {
  if (entries.length === 0) return markup`<div class="docs-outline"></div>`;
  const top = entries.reduce((least, {level}) => Math.min(least, level), Infinity);
  const items = entries.map(({id, text, level}) => {
    const look = attributes({'data-depth': Math.min(level - top, 2)});
    return markup`<li${look}>${element('a', {href: anchorUrl(id, context)}, text)}</li>\n`;
  });
  return markup`
    <div class="docs-outline">
      <nav aria-labelledby="docs-outline-name">
        <h2 id="docs-outline-name">${uiIcon('lines')}${context.localize('On this page')}</h2>
        <div class="docs-outline-list"><ul>${items}</ul></div>
      </nav>
    </div>
  `;
}

function pager({neighbors, labels}: FrameOptions, context: FrameContext): Html | undefined {
  if (!neighbors) return undefined;
  const {previous, next} = neighbors;
  // The element keeps the space of one, too.
  if (!previous && !next) return markup`<div></div>`;
  const {localize, links} = context;
  const link = (page: NavPage, part: 'previous' | 'next', caption: Html) => {
    const label = labelOf(page, labels);
    // A page that is a link to another site leads there.
    const to = linkAttributes(label.link ?? pageTarget(page.path), links);
    const relation = part === 'next' ? 'next' : 'prev';
    const look = {class: `docs-pager-${part}`, ...to, rel: to.rel || relation};
    const words = markup`
      <span class="docs-pager-caption">${caption}</span>
      <span class="docs-pager-name">${label.text}</span>
    `;
    return element('a', look, words);
  };
  const back = markup`${uiIcon('arrowLeft')} ${localize('Previous')}`;
  const onward = markup`${localize('Next')} ${uiIcon('arrowRight')}`;
  return markup`
    <div class="docs-pager">
      <nav aria-label="${localize('Previous and next pages')}">
        ${previous && link(previous, 'previous', back)}
        ${next && link(next, 'next', onward)}
      </nav>
    </div>
  `;
}

function accountIcon(platform: string, {drawingOf}: FrameContext): Icon {
  const icon = platformIcon(platform);
  const drawing = icon.kind === 'name' ? drawingOf(icon) : undefined;
  return drawing?.isNear === true ? unknownPlatformIcon : icon;
}

function footer({columns, socials}: FrameOptions, context: FrameContext): Html | undefined {
  if (columns.length + socials.length === 0) return undefined;
  const lists = columns.map(({header, links}, index) => {
    const items = links.map(({name, target}) => {
      const look = {class: 'docs-footer-link'};
      return markup`<li>${siteLink(target, look, name, context)}</li>`;
    });
    const id = `docs-footer-${index}`;
    return markup`
      <div class="docs-footer-column">
        ${header && element('p', {class: 'docs-footer-column-header', id}, header)}
        ${element('ul', {'aria-labelledby': header && id}, items)}
      </div>
    `;
  });
  const accounts = socials.map(({platform, target}) => {
    const name = platformName(platform, context.localize);
    const look = {class: 'docs-footer-social', 'aria-label': name};
    const shown = authorIcon({icon: accountIcon(platform, context)}, context);
    return markup`<li>${siteLink(target, look, shown, context)}</li>`;
  });
  const label = context.localize('Footer');
  return markup`
    <div class="docs-footer">
      <footer>
        ${lists.length > 0 && markup`<nav aria-label="${label}">${lists}</nav>`}
        <div class="docs-footer-end">
          ${accounts.length > 0 && markup`<ul class="docs-footer-socials">${accounts}</ul>`}
        </div>
      </footer>
    </div>
  `;
}
