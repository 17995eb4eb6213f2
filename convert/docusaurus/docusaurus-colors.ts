import {withoutComments} from '../css-values.js';
import {joinedPath} from '../source-paths.js';
import {textsOf} from './docusaurus-settings.js';
import type {DocusaurusSite} from './docusaurus-site.js';

const declaration = /--ifm-color-primary\s*:\s*(#[0-9a-f]{3,8})\b/i;

/** The colors that the style sheets of a site set. */
export async function themeColors({source, plugins}: DocusaurusSite) {
  let primary: string | undefined;
  let light: string | undefined;
  for (const written of textsOf(plugins.theme, 'customCss')) {
    const file = source.pathOf(written) ?? joinedPath('', written);
    const css = file === undefined ? undefined : await source.folder.text(file);
    if (file === undefined || css === undefined) continue;
    // Each rule begins after the end of the one before.
    for (const rule of withoutComments(css).split('}')) {
      const color = declaration.exec(rule)?.[1];
      if (color === undefined) continue;
      if (/data-theme=['"]?dark/.test(rule)) light ??= color;
      else primary ??= color;
    }
    const instead =
      'Its rules name parts of Docusaurus. Write those for your content into a new one.';
    const sentence = 'Of this style sheet, only the primary color is carried over.';
    source.leaveOut({file}, {sentence}, instead);
  }
  if (primary === undefined) return undefined;
  return {primary, ...(light !== undefined && light !== primary && {light})};
}
