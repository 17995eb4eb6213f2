import type {Localize} from '../locales/messages.js';
import type {Icon} from '../shared/icon.js';

/** Platforms of `footerSocials` whose icon has a different name. */
const icons: ReadonlyMap<string, Icon> = new Map([
  ['x', brand('x-twitter')],
  ['website', {kind: 'name', name: 'earth-americas', type: 'solid'}],
  ['earth-americas', {kind: 'name', name: 'earth-americas', type: 'solid'}],
  ['podcast', {kind: 'name', name: 'podcast', type: 'solid'}],
]);

/** Platforms whose name is not just capitalized. */
const names: ReadonlyMap<string, string> = new Map([
  ['github', 'GitHub'],
  ['linkedin', 'LinkedIn'],
  ['youtube', 'YouTube'],
  ['x-twitter', 'X'],
  ['hacker-news', 'Hacker News'],
]);

/** The icon for accounts on unknown platforms. */
export const unknownPlatformIcon: Icon & {kind: 'name'} = {
  kind: 'name',
  name: 'link',
  type: 'solid',
};

/** The icon of a platform, as an account in the footer has it. */
export function platformIcon(platform: string): Icon {
  return icons.get(platform) ?? brand(platform);
}

/** The name of a platform, as readers know it. */
export function platformName(platform: string, localize: Localize): string {
  if (/^(?:website|earth-americas)$/.test(platform)) return localize('Website');
  return names.get(platform) ?? platform.charAt(0).toUpperCase() + platform.slice(1);
}

function brand(name: string): Icon {
  return {kind: 'name', name, type: 'brands'};
}
