import {hexOf, withoutComments} from '../css-values.js';
import {listIn} from '../settings/setting-values.js';
import type {StarlightRoutes} from './starlight-routes.js';
import type {StarlightSite} from './starlight-site.js';

const accent = /--sl-color-accent:\s*([^;}]+)/;

/** The accent colors in the style sheets of a site; Starlight's own rules are for the dark mode. */
export async function accentColors(
  site: StarlightSite,
  routes: StarlightRoutes,
): Promise<Readonly<Record<string, string>> | undefined> {
  let [light, dark]: (string | undefined)[] = [];
  for (const path of listIn(site.config.settings, 'customCss')) {
    const file = typeof path === 'string' ? routes.fileOf(path, site.config.file) : undefined;
    const css = file === undefined ? undefined : await site.folder.text(file);
    for (const rule of withoutComments(css ?? '').split('}')) {
      const [, value = ''] = accent.exec(rule) ?? [];
      const color = hexOf(value.trim());
      if (color === undefined) continue;
      if (/data-theme=["']?light/.test(rule)) light = color;
      else dark = color;
    }
  }
  const primary = light ?? dark;
  if (primary === undefined) return undefined;
  return {primary, ...(dark !== undefined && dark !== primary && {light: dark})};
}
