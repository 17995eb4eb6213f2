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
  const own = root === pageRoot ? ':host' : `docs-site[data-styles='${id}']`;
  const dark = root === pageRoot ? ':host([data-dark])' : `${own}[data-dark]`;
  const scope = {
    page: `${own} [part~='page']`,
    dark: `:is(${dark} :scope)`,
    prefix: `docs-${id}-`,
  };
  const files = new StyleFiles(site, scope);
  const sheets = (await Promise.all(targets.map((target) => files.load(target)))).flat();
  signal.throwIfAborted();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  host.dataset['styles'] = id;
  followMode(host, signal);
  const pages = sheets.map(({page}) => page);
  const faces = sheets.map((sheet) => sheet.faces).filter(({cssRules}) => cssRules.length > 0);
  const place = () => {
    adoptLast(root, pages);
    adoptLast(document, faces);
  };
  place();
  // Styles of ours come with the pages that need them.
  host.addEventListener('docs-page-shown', place, {signal});
  signal.addEventListener('abort', () => {
    remove(root, pages);
    remove(document, faces);
    delete host.dataset['styles'];
    delete host.dataset['dark'];
  });
}

/** Tells by an attribute whether pages are dark, also where the system decides. */
function followMode(host: HTMLElement, signal: AbortSignal): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const update = () => {
    const {mode} = host.dataset;
    host.toggleAttribute('data-dark', mode === 'dark' || (mode !== 'light' && system.matches));
  };
  const observer = new MutationObserver(update);
  observer.observe(host, {attributeFilter: ['data-mode']});
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
