import {readStyleSheets} from '../config/read/style-sheets.js';
import type {SiteConfig} from '../config/site-config.js';
import type {PageStyle} from '../content/page.js';
import type {Diagnostic} from '../diagnostics/diagnostic.js';
import {asWritten} from '../publish/author-sheets/author-selector.js';
import {plainCss} from '../publish/author-sheets/plain-css.js';
import type {Loader} from '../site/loader.js';
import {diagnoseStyle} from '../theme/style-sheets/diagnose-style.js';
import {frameSelector} from '../theme/style-sheets/frame-selector.js';
import {selectorsIn} from '../theme/style-sheets/sheet-selector.js';

/** The selectors without effect in the style sheets that a configuration names. */
export async function siteStyleProblems(
  config: SiteConfig,
  loader: Loader,
): Promise<readonly Diagnostic[]> {
  const files = readStyleSheets(config).flatMap((one) => (one.to === 'site' ? [one.path] : []));
  const found = files.map(async (file) => {
    // That a file is missing is said elsewhere.
    const css = await loader.text(file).catch(() => '');
    return styleProblems({css, file, line: 1});
  });
  return (await Promise.all(found)).flat();
}

/**
 * The selectors in a style sheet that the format documents, or has in the frame of its own
 * service, and for which there is no part here: each once, where it is first.
 */
export function styleProblems(style: Omit<PageStyle, 'media'>): readonly Diagnostic[] {
  const {css, file, line: first} = style;
  const found = new Map<string, Diagnostic>();
  let [selector, line, start] = ['', first, first];
  for (const [text] of css.matchAll(pieces)) {
    if (text === '{') {
      const written = plainCss(selector, {escapes: true}) ?? '';
      const all = written.startsWith('@') ? [] : selectorsIn(asWritten(written));
      for (const what of all) {
        if (found.has(what) || frameSelector(what)?.parts.length !== 0) continue;
        const location = {file, line: start};
        found.set(what, diagnoseStyle('style/left-out', location, {what: what.slice(0, 80)}));
      }
    }
    if (/^[{};]$/.test(text)) selector = '';
    else if (selector !== '' || !/^(?:\s|\/\*)/.test(text)) {
      if (selector === '') start = line;
      selector += text;
    }
    line += text.split('\n').length - 1;
  }
  return [...found.values()];
}

/** What a style sheet consists of: comments, strings, the ends of rules and declarations, text. */
const pieces = new RegExp(
  '/\\*[^]*?(?:\\*/|$)|"(?:\\\\[^]|[^"\\\\\\n])*"?|\'(?:\\\\[^]|[^\'\\\\\\n])*\'?|' +
    '[{};]|\\s+|\\\\[^]|[^\\s{};"\'\\\\/]+|[^]',
  'g',
);
