import {readStyleSheets} from '../../../src/config/read/style-sheets.js';
import {diagnoseStyle} from '../../../src/theme/style-sheets/diagnose-style.js';
import {StyleFiles, nameOf} from './style-files.js';
import type {StyledSite} from './styled-site.js';

/**
 * Loads the style sheets that a configuration names, with those that they import, and applies them
 * to the pages of the site until the signal is aborted. Rejects only with the signal's reason.
 */
export async function applyStyleSheets(site: StyledSite): Promise<void> {
  const {host, config, report, signal} = site;
  const targets = readStyleSheets(config.raw);
  if (!('CSSScopeRule' in globalThis)) {
    for (const target of targets) {
      report(diagnoseStyle('style/not-supported', {file: nameOf(target)}));
    }
    return;
  }
  const {pageRoot} = host;
  const root = pageRoot instanceof ShadowRoot ? pageRoot : host.getRootNode();
  // Several sites may be in one document.
  const id = Math.random().toString(36).slice(2);
  const own = `docs-site[data-styles='${id}']`;
  const isInside = root === pageRoot;
  const scope = {
    page: `${isInside ? ':host' : own} [part~='page']`,
    inState: (state: string) => `:is(${isInside ? `:host(${state})` : own + state} :scope)`,
    site: own,
    prefix: `docs-${id}-`,
  };
  const files = new StyleFiles(site, scope);
  const sheets = (await Promise.all(targets.map((target) => files.load(target)))).flat();
  signal.throwIfAborted();
  const outer = host.getRootNode();
  if (!isAdopting(root) || !isAdopting(outer)) return;
  host.dataset['styles'] = id;
  followState(host, signal);
  const pages = sheets.map(({page}) => page);
  const frames = sheets.map(({frame}) => frame).filter(hasRules);
  const faces = sheets.map((sheet) => sheet.faces).filter(hasRules);
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
    for (const name of ['styles', 'dark', 'currentPath'] as const) delete host.dataset[name];
  });
}

function isAdopting(root: ParentNode | Node): root is Document | ShadowRoot {
  return root instanceof Document || root instanceof ShadowRoot;
}

function hasRules({cssRules}: CSSStyleSheet): boolean {
  return cssRules.length > 0;
}

/** Tells by attributes which page is shown, and whether it is dark, also by the system. */
function followState(host: StyledSite['host'], signal: AbortSignal): void {
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
