import {readVariables} from '../config/read/variables.js';
import type {WrittenConfig} from '../config/site-config.js';
import {parseMarkdown, type ParsedMarkdown} from '../content/parse-page.js';
import {fillVariables} from '../markdown/variables.js';

/** Reads a text of a configuration that is Markdown; variables are filled in, as in pages. */
export function parseConfigMarkdown(
  text: string,
  config: WrittenConfig,
  file: string,
): ParsedMarkdown {
  return parseMarkdown(fillVariables(text, readVariables(config)), file);
}
