import {normalizeConfig} from '../../src/config/normalize.js';
import {validateConfig} from '../../src/config/validate.js';
import type {Choices} from '../../src/navigation/position.js';
import {resolveNavigation} from '../../src/navigation/resolve.js';
import {viewAt} from '../../src/navigation/view.js';
import {siteChecks} from '../../src/site/check-site.js';
import {themeTokens} from '../../src/theme/tokens.js';

/**
 * Takes a configuration, however mutated, through everything that a site does with it before a page
 * is shown, and through its checks. Gives what is wrong with the outcome; a site shows something,
 * or its author is told why not.
 */
export function fuzz(mutated: unknown): readonly string[] {
  const text = JSON.stringify(mutated);
  const raw: unknown = JSON.parse(text);
  const wrong: string[] = [];
  const config = normalizeConfig(raw);
  if (config.name.trim() === '') wrong.push('The site has no name.');
  themeTokens(config.colors);
  const navigation = resolveNavigation(config);
  const choices: readonly Choices[] = [{}, {version: 'v1', language: 'fr'}];
  const paths = [...navigation.pages.keys()];
  for (const path of ['', 'no/such/page', ...paths.slice(0, 3), ...paths.slice(-3)]) {
    for (const choice of choices) viewAt(navigation, config, path, choice);
  }
  const diagnostics = validateConfig(text, 'docs.json', undefined, siteChecks);
  if (paths.length === 0 && diagnostics.length === 0) wrong.push('Nobody says that pages lack.');
  for (const {code, message, hint, location} of diagnostics) {
    if (!/\S/.test(message) || !/\S/.test(hint)) wrong.push(`${code} says nothing.`);
    if (/undefined|\[object/.test(message + hint)) wrong.push(`${code}: ${message} ${hint}`);
    if (!((location.line ?? 0) > 0 && (location.column ?? 0) > 0)) wrong.push(`${code}: no place.`);
  }
  return wrong;
}
