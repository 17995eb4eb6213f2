import {type Target, resolveAssetUrl, resolveLinkUrl} from '../../shared/urls.js';
import {readIcon} from '../../shared/icon.js';
import {definedOnly, fieldsOf, listOf, readEach, textOf} from './raw.js';
import type {
  ConfigCallToAction,
  ConfigLink,
  ConfigNavbar,
  Mode,
  GradientColor,
  SiteColors,
  WrittenConfig,
} from '../site-config.js';

/** Code hosts, whose links may show a repository instead of a button. */
const codeHosts: ReadonlyMap<unknown, string> = new Map([
  ['github', 'GitHub'],
  ['gitlab', 'GitLab'],
  ['bitbucket', 'Bitbucket'],
]);

/** Platforms whose name and icon are the defaults of a link. */
const platforms: ReadonlyMap<unknown, string> = new Map([...codeHosts, ['discord', 'Discord']]);

/** The target of a URL; `undefined` when it is missing or refused. */
export function readTarget(value: unknown): Target | undefined {
  return usable(resolveLinkUrl(textOf(value) ?? ''));
}

/** The same for images and fonts: paths stay in the site, and images may be `data:` URLs. */
export function readImage(value: unknown): Target | undefined {
  return usable(resolveAssetUrl(textOf(value) ?? ''));
}

/** One image for both modes, or one for each; if only one is given, it is used for both. */
export function readImages(value: unknown): Readonly<Record<Mode, Target>> | undefined {
  const fields = fieldsOf(value);
  const one = readImage(value) ?? readImage(fields.get('light')) ?? readImage(fields.get('dark'));
  return one && {light: one, dark: readImage(fields.get('dark')) ?? one};
}

/** The icon of the site in the browser's tab. */
export function readFavicon({raw}: WrittenConfig): Readonly<Record<Mode, Target>> | undefined {
  return readImages(raw.get('favicon'));
}

function usable(target: Target): Target | undefined {
  return target.to === 'nowhere' ? undefined : target;
}

/** A link of the top bar; `undefined` without a usable URL, or with neither name nor icon. */
export function readLink(value: unknown): ConfigLink | undefined {
  const fields = fieldsOf(value);
  const type = fields.get('type');
  const platform = platforms.get(type);
  const icon = readIcon(fields.get('icon') ?? (platform && type), fields.get('iconType'));
  const label = textOf(fields.get('name')) ?? textOf(fields.get('label'));
  const name = label ?? platform ?? (icon && '');
  const target = readTarget(fields.get('url') ?? fields.get('href'));
  return name === undefined || target === undefined ? undefined : definedOnly({name, icon, target});
}

/** The call to action: a button, or a repository. */
export function readCallToAction(value: unknown): ConfigCallToAction | undefined {
  const fields = fieldsOf(value);
  if (codeHosts.has(fields.get('type'))) {
    const target = readTarget(fields.get('url') ?? fields.get('href'));
    return target && {type: 'repository', target};
  }
  const link = readLink(value);
  return link && {type: 'link', ...link};
}

/** The links of the top bar, of a site or of one of its languages. */
export function readNavbar(fields: ReadonlyMap<string, unknown>): ConfigNavbar {
  const navbar = fieldsOf(fields.get('navbar'));
  return definedOnly({
    topbarLinks: readEach(listOf(fields.get('topbarLinks') ?? navbar.get('links')), readLink),
    topbarCta: readCallToAction(fields.get('topbarCtaButton') ?? navbar.get('primary')),
  });
}

/** `#rgb` or `#rrggbb`, unchanged; anything else is ignored. */
export function readColor(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && /^#(?:[\da-f]{3}){1,2}$/i.test(text) ? text : undefined;
}

/** One color, or `{from, to}`; with one end alone, both are that color. */
export function readGradient(value: unknown): GradientColor | undefined {
  const fields = fieldsOf(value);
  const from = readColor(value) ?? readColor(fields.get('from')) ?? readColor(fields.get('to'));
  return from === undefined ? undefined : {from, to: readColor(fields.get('to')) ?? from};
}

/** Mintlify's current `docs.json` has the backgrounds in another property: `backgrounds`. */
export function readColors(value: unknown, backgrounds?: unknown): SiteColors {
  const fields = fieldsOf(value);
  const background = fieldsOf(fields.get('background') ?? backgrounds);
  return definedOnly({
    primary: readColor(fields.get('primary')),
    light: readColor(fields.get('light')),
    dark: readColor(fields.get('dark')),
    background: definedOnly({
      light: readColor(background.get('light')),
      dark: readColor(background.get('dark')),
    }),
  });
}
