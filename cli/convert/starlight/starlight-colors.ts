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
    for (const rule of (css ?? '').split('}')) {
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

/** A color in CSS as a hex code; `undefined` for one that is written in another way. */
function hexOf(value: string): string | undefined {
  if (/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value)) return value;
  const numbers = /^hsl\(\s*([\d.]+)(?:deg)?[\s,]+([\d.]+)%[\s,]+([\d.]+)%\s*\)$/i.exec(value);
  if (!numbers) return undefined;
  const [hue = 0, saturation = 0, lightness = 0] = numbers.slice(1).map(Number);
  const spread = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const channel = (shift: number) => {
    const at = (shift + hue / 30) % 12;
    const part = lightness / 100 - spread * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(part * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
