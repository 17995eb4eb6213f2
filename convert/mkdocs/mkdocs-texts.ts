import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {convertText} from '../markdown/text-writer.js';
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
  const converted = await convertText(markdown, text, 1);
  source.blocks.push(converted.blocks);
  const {head, more} = await headOf(page, label, source);
  const path = source.config.docs + file;
  const placed = converted.notes.map((one) => placedIn(one, path, origins));
  source.notes.push(...notes, ...placed);
  noteExpressions(page, source);
  const body = converted.text.trimEnd();
  const written = `${withHead({head, body}, more)}\n`;
  source.texts.set(routes.newFile(file), written);
}

/** A note about a line of the text, at the line of the file that it is from. */
function placedIn(one: Diagnostic, file: string, origins: readonly number[]): Diagnostic {
  const {line} = one.location;
  const origin = line === undefined ? undefined : origins[line - 1];
  return {...one, location: origin === undefined ? {file} : {file, line: origin}};
}

/** Notes once that expressions of a plugin are shown as they are. */
function noteExpressions({file, text, origins}: PreparedPage, source: MkdocsSource): void {
  if (!source.features.has('macros')) return;
  const at = text.split('\n').findIndex((line) => /\\\{\\?[{%*!]/.test(line));
  if (at === -1) return;
  const instead = 'The expressions are shown as they are written. Write their values instead.';
  source.leaveOut(source.config.docs + file, origins[at], 'The value of expressions', instead);
}
