import {nearestWord} from '../../diagnostics/nearest-word.js';
import {resolveAssetUrl, resolveLinkUrl} from '../../shared/urls.js';
import {checkVersion} from './groups.js';
import {longestPrefix, divisionLists, readVersions} from '../read/navigation.js';
import type {Report} from './diagnose.js';
import {within} from '../json/pointer.js';
import {fieldsOf, listOf, textOf} from '../read/raw.js';
import {styleSheets} from '../read/style-sheets.js';

/** The properties that name images and style sheets, in both shapes. */
export const assets = [
  ...styleSheets.flatMap((name) => [name, `${name}[]`]),
  'logo',
  'logo.light',
  'logo.dark',
  'favicon',
  'favicon.light',
  'favicon.dark',
  'backgroundImage',
  'background.image',
  'background.image.light',
  'background.image.dark',
];

/** The properties that contain URLs of links, in both shapes, except for those of divisions. */
const links = [
  'logo.href',
  'topbarLinks[].url',
  'topbarCtaButton.url',
  'navbar.links[].href',
  'navbar.primary.href',
  'footer.links[].items[].href',
  'contextual.options[].href',
  'contextual.options[].href.base',
];

/** The platforms of `footerSocials` that have an icon. */
export const socialPlatforms: ReadonlySet<string> = new Set([
  'website',
  'facebook',
  'x',
  'discord',
  'slack',
  'github',
  'linkedin',
  'instagram',
  'hacker-news',
  'youtube',
  'medium',
  'telegram',
  'twitter',
  'x-twitter',
  'earth-americas',
  'bluesky',
  'threads',
  'reddit',
  'podcast',
]);

/**
 * Reports URLs that are refused, platforms without an icon, and tabs and anchors that contain none
 * of `paths`.
 */
export function checkLinks(raw: unknown, paths: ReadonlySet<string>, report: Report): void {
  const check = (
    value: unknown,
    pointer: string,
    resolve: typeof resolveLinkUrl = resolveLinkUrl,
  ) => {
    const url = textOf(value);
    if (url !== undefined && resolve(url).to === 'nowhere') report('link/refused', pointer, {url});
  };
  for (const path of assets) {
    for (const [value, pointer] of select(raw, path)) check(value, pointer, resolveAssetUrl);
  }
  for (const path of links) {
    for (const [value, pointer] of select(raw, path)) check(value, pointer);
  }
  for (const path of ['footerSocials', 'footer.socials']) {
    for (const [value, pointer] of select(raw, path)) checkSocials(value, pointer, check, report);
  }
  const fields = fieldsOf(raw);
  for (const name of ['tabs', 'anchors']) checkDivisions(fields, name, paths, check, report);
  const checkInside = (value: unknown, pointer: string, depth: number) => {
    for (const [list] of divisionLists) {
      for (const [item, place] of depth < 32 ? select(value, `${list}[]`) : []) {
        check(fieldsOf(item).get('href'), `${pointer}${place}/href`);
        checkInside(item, pointer + place, depth + 1);
      }
    }
  };
  const navigation = fieldsOf(fields.get('navigation'));
  checkInside(Object.fromEntries(navigation), '/navigation', 0);
  checkInside(navigation.get('global'), '/navigation/global', 0);
}

type Check = (value: unknown, pointer: string) => void;

function checkSocials(value: unknown, pointer: string, checkUrl: Check, report: Report): void {
  const check = (platform: unknown, url: unknown, pointer: string, urlPointer: string) => {
    checkUrl(url, urlPointer);
    const name = textOf(platform);
    if (name === undefined || socialPlatforms.has(name)) return;
    const nearest = nearestWord(name, socialPlatforms);
    report('config/unknown-social', pointer, {name, ...(nearest !== undefined && {nearest})});
  };
  for (const [platform, url] of fieldsOf(value)) {
    const place = within(pointer, platform);
    check(platform, url, place, place);
  }
  listOf(value).forEach((item, index) => {
    const place = within(pointer, index);
    const account = fieldsOf(item);
    check(account.get('type'), account.get('url'), place, within(place, 'url'));
  });
}

function checkDivisions(
  fields: ReadonlyMap<string, unknown>,
  name: string,
  paths: ReadonlySet<string>,
  checkUrl: Check,
  report: Report,
): void {
  const versions = readVersions(fields.get('versions')).names;
  const byPrefix = new Map<string, {isClaimed: boolean}>();
  const divisions = listOf(fields.get(name)).map((value, index) => {
    const division = fieldsOf(value);
    const pointer = within(within('', name), index);
    const url = textOf(division.get('url')) ?? '';
    checkUrl(url, within(pointer, 'url'));
    checkVersion(division.get('version'), within(pointer, 'version'), versions, report);
    const target = resolveLinkUrl(url);
    const prefix = target.to === 'site' && !division.has('openapi') ? target.path : '';
    const claim = byPrefix.get(prefix) ?? {isClaimed: false};
    byPrefix.set(prefix, claim);
    return {name: textOf(division.get('name')) ?? '', prefix, pointer, claim};
  });
  byPrefix.delete('');
  for (const path of paths) {
    const claim = longestPrefix(path, byPrefix);
    if (claim) claim.isClaimed = true;
  }
  for (const {name: label, prefix, pointer, claim} of divisions) {
    if (prefix === '' || claim.isClaimed) continue;
    report('nav/empty-division', within(pointer, 'url'), {name: label, prefix});
  }
}

/** A value and its JSON pointer. */
type Selected = readonly [value: unknown, pointer: string];

/** The existing values at a path such as `navbar.links[].href`; `[]` means every item of a list. */
export function select(root: unknown, path: string): readonly Selected[] {
  let found: readonly Selected[] = [[root, '']];
  for (const step of path.split('.')) {
    const name = step.replace('[]', '');
    found = found.flatMap(([value, pointer]): readonly Selected[] => {
      const field = Object.getOwnPropertyDescriptor(Object(value), name);
      return field ? [[field.value, within(pointer, name)]] : [];
    });
    if (step.endsWith('[]')) {
      found = found.flatMap(([value, pointer]) =>
        listOf(value).map((item, index): Selected => [item, within(pointer, index)]),
      );
    }
  }
  return found;
}
