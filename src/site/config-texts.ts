import type {JsonDocument} from '../config/json/read-json.js';
import {markdownOf} from '../config/read/markdown-texts.js';
import {fieldsOf} from '../config/read/raw.js';
import {linksOf, type PageLink} from '../content/links.js';
import type {PendingDiagnostic} from '../diagnostics/pending-diagnostic.js';
import {parseConfigMarkdown} from './config-markdown.js';

/** What the Markdown in a configuration refers to, and what is wrong with it. */
export interface ConfigTextFindings {
  readonly links: readonly PageLink[];
  readonly problems: readonly PendingDiagnostic[];
}

/** Checks the Markdown in a configuration: the banners, and the text of `errors.404`. */
export function checkConfigTexts({
  value,
  locate,
}: Pick<JsonDocument, 'value' | 'locate'>): ConfigTextFindings {
  const links: PageLink[] = [];
  const problems: PendingDiagnostic[] = [];
  const config = {raw: fieldsOf(value)};
  for (const {text, pointer} of markdownOf(config)) {
    const location = locate(pointer);
    const {file, line = 1} = location;
    // The whole text is one JSON string, on one line.
    const {nodes, problems: found} = parseConfigMarkdown(text, config, file);
    links.push(...linksOf({description: nodes, body: [], file}).map((link) => ({...link, line})));
    problems.push(...found.map((problem) => ({...problem, location})));
  }
  return {links, problems};
}
