import {withHead} from '../page-head.js';
import {headOf} from './mkdocs-head.js';
import {mkdocsMarkdown} from './mkdocs-page.js';
import type {PreparedPage} from './mkdocs-prepare.js';
import type {MkdocsRoutes} from './mkdocs-routes.js';
import type {MkdocsSource} from './mkdocs-source.js';

/** Writes a page; `label` is what the navigation calls it. */
export async function writePage(
  page: PreparedPage,
  label: string | undefined,
  routes: MkdocsRoutes,
  source: MkdocsSource,
): Promise<void> {
  const {file, text, origins, notes} = page;
  const markdown = mkdocsMarkdown(page, routes, source.features);
  const {head, more} = await headOf(page, label, source);
  source.notes.push(...notes);
  const placeOf = ({line = 0}: {readonly line?: number}) => ({
    file: source.config.docs + file,
    line: origins[line - 1],
  });
  const body = (await source.converted(markdown, text, 1, placeOf)).trimEnd();
  noteExpressions(page, source);
  const written = `${withHead({head, body}, more)}\n`;
  source.texts.set(routes.newFile(file), written);
}

/** Notes once that expressions of a plugin are shown as they are. */
function noteExpressions({file, text, origins}: PreparedPage, source: MkdocsSource): void {
  if (!source.features.has('macros')) return;
  const at = text.split('\n').findIndex((line) => /\\\{\\?[{%*!]/.test(line));
  if (at === -1) return;
  const instead = 'The expressions are shown as they are written. Write their values instead.';
  const place = {file: source.config.docs + file, line: origins[at]};
  source.leaveOut(place, 'The value of expressions', instead);
}
