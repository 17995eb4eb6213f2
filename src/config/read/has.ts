import type {WrittenConfig} from '../site-config.js';

/** The properties of `docs.json` that change how the first page looks. */
const branding =
  /^(?:background(?:Image)?|banner|codeBlock|css|eyebrow|fonts?|styles|styling|variables)$/;

/**
 * Whether a site may have a branding, or a language of it a banner of its own: what reads it loads
 * before the first page. `text` is that of the configuration.
 */
export function mayHaveBranding({raw}: WrittenConfig, text: string): boolean {
  return text.includes('"banner"') || [...raw.keys()].some((name) => branding.test(name));
}

/** Whether a site has variables, which are filled in when its pages are read. */
export function hasVariables({raw}: WrittenConfig): boolean {
  return raw.has('variables');
}

/** Whether a site redirects visitors of some paths. */
export function hasRedirects({raw}: WrittenConfig): boolean {
  return raw.has('redirects');
}

/** Whether a site offers actions for its pages (`contextual`). */
export function offersActions({raw}: WrittenConfig): boolean {
  return raw.has('contextual');
}
