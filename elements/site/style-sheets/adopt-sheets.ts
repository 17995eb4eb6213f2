import type {SiteHost} from '../site-options.js';
import type {ScopedSheet, SheetScope} from './scoped-sheet.js';

/** How many users of its scope a site has. */
const users = new WeakMap<SiteHost, number>();

/**
 * Where the style sheets of authors apply on a site, until the signal is aborted: attributes of the
 * site say which page is shown, and whether it is dark. `undefined` where the browser cannot limit
 * a style sheet to a part of the document.
 */
export function styleScope(host: SiteHost, signal: AbortSignal): SheetScope | undefined {
  if (!('CSSScopeRule' in globalThis)) return undefined;
  const root = rootOf(host);
  // Several sites may be in one document.
  const id = (host.dataset['styles'] ??= Math.random().toString(36).slice(2));
  users.set(host, (users.get(host) ?? 0) + 1);
  followState(host, signal);
  signal.addEventListener('abort', () => {
    const left = (users.get(host) ?? 1) - 1;
    users.set(host, left);
    if (left > 0) return;
    for (const name of ['styles', 'dark', 'currentPath'] as const) delete host.dataset[name];
  });
  const own = `docs-site[data-styles='${id}']`;
  const isInside = root === host.pageRoot;
  return {
    // Not the page that a published document has until this one is shown.
    page: `${isInside ? ':host' : own} [part~='page']:not([slot='built'] *)`,
    inState: (state) => `:is(${isInside ? `:host(${state})` : own + state} :scope)`,
    site: own,
    prefix: `docs-${id}-`,
  };
}

/**
 * Applies style sheets to the pages of a site until the signal is aborted: they come after all
 * others, also after those that come with a page.
 */
export function adoptSheets(
  host: SiteHost,
  sheets: readonly ScopedSheet[],
  signal: AbortSignal,
): void {
  const root = rootOf(host);
  const outer = host.getRootNode();
  if (!isAdopting(root) || !isAdopting(outer)) return;
  const named = sheets.map((sheet) => sheet.named).filter(hasRules);
  const pages = [...named, ...sheets.map(({page}) => page)];
  const frames = sheets.map(({frame}) => frame).filter(hasRules);
  // Browsers read animations in the root of the page, and typefaces in the document.
  const faces = root === document ? [] : named;
  const place = () => {
    adoptLast(root, pages);
    adoptLast(outer, frames);
    adoptLast(document, faces);
  };
  place();
  // Styles of ours come with the pages that need them.
  host.addEventListener('docs-page-shown', place, {signal});
  signal.addEventListener('abort', () => {
    remove(root, pages);
    remove(outer, frames);
    remove(document, faces);
  });
}

/** The document or shadow root that contains the page. */
function rootOf(host: SiteHost): Node {
  const {pageRoot} = host;
  return pageRoot instanceof ShadowRoot ? pageRoot : host.getRootNode();
}

function isAdopting(root: ParentNode | Node): root is Document | ShadowRoot {
  return root instanceof Document || root instanceof ShadowRoot;
}

function hasRules({cssRules}: CSSStyleSheet): boolean {
  return cssRules.length > 0;
}

/** Tells by attributes which page is shown, and whether it is dark, also by the system. */
function followState(host: SiteHost, signal: AbortSignal): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const update = () => {
    const {mode} = host.dataset;
    host.dataset['currentPath'] = `/${(host.path ?? '').replace(/(?:^|\/)index$/, '')}`;
    host.toggleAttribute('data-dark', mode === 'dark' || (mode !== 'light' && system.matches));
  };
  const observer = new MutationObserver(update);
  observer.observe(host, {attributeFilter: ['data-mode', 'path']});
  system.addEventListener('change', update, {signal});
  signal.addEventListener('abort', () => observer.disconnect());
  update();
}

type Adopting = Pick<DocumentOrShadowRoot, 'adoptedStyleSheets'>;

/** Adopts style sheets after all others: of rules with the same specificity, theirs win. */
function adoptLast(root: Adopting, sheets: readonly CSSStyleSheet[]): void {
  const before = root.adoptedStyleSheets;
  const end = before.slice(before.length - sheets.length);
  if (sheets.every((sheet, index) => sheet === end[index])) return;
  remove(root, sheets);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
}

function remove(root: Adopting, sheets: readonly CSSStyleSheet[]): void {
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
}
