import {validateConfig} from '../../../src/config/validate.js';
import type {Diagnostic} from '../../../src/diagnostics/diagnostic.js';
import {checkRedirects} from '../../../src/site/check-redirects.js';

const sound = {name: 'Acme', navigation: [{group: 'Start', pages: ['introduction', 'guides/a']}]};

/** What is said of a `docs.json` with this data. */
export function validate(config: unknown): readonly Diagnostic[] {
  return validateConfig(JSON.stringify(config), 'docs.json', undefined, [checkRedirects]);
}

/** A diagnostic as its code and the JSON pointer it is said of. */
export function say({code, location}: Diagnostic): readonly [string, string] {
  return [code, location.pointer ?? ''];
}

/** What is said of a sound site with some more properties. */
export function saidOf(more: object): readonly (readonly [string, string])[] {
  return validate({...sound, ...more}).map(say);
}

/** The first thing said of a sound site with some more properties. */
export function firstOf(more: object): Diagnostic | undefined {
  return validate({...sound, ...more})[0];
}
