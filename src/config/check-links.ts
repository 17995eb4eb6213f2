import {nearestWord} from '../diagnostics/nearest-word.js';
import {judgePicture, judgeUrl} from '../content/urls.js';
import {checkVersion} from './check-navigation.js';
import {claimantOf} from './claimant.js';
import {within} from './json-pointer.js';
import {fieldsOf, listOf, textOf} from './raw.js';
import {readVersions} from './read-versions.js';
import type {Report} from './diagnose.js';
import {socialPlatforms} from './social-platforms.js';

/** Reports addresses that are refused, platforms without an icon, and tabs and anchors that hold none of `paths`. */
export function checkLinks(raw: unknown, paths: ReadonlySet<string>, report: Report): void {
  const fields = fieldsOf(raw);
  for (const name of ['logo', 'favicon']) {
    const pointer = within('', name);
    const picture = fields.get(name);
    checkUrl(picture, pointer, report, judgePicture);
    for (const mode of ['light', 'dark']) {
      checkUrl(fieldsOf(picture).get(mode), within(pointer, mode), report, judgePicture);
    }
  }
  checkUrl(fieldsOf(fields.get('logo')).get('href'), '/logo/href', report);
  checkUrl(fields.get('backgroundImage'), '/backgroundImage', report, judgePicture);
  checkUrl(fieldsOf(fields.get('topbarCtaButton')).get('url'), '/topbarCtaButton/url', report);
  listOf(fields.get('topbarLinks')).forEach((link, index) => {
    checkUrl(fieldsOf(link).get('url'), `/topbarLinks/${index}/url`, report);
  });
  checkSocials(fields.get('footerSocials'), report);
  for (const name of ['tabs', 'anchors']) {
    checkDivisions(fields, name, paths, report);
  }
}

function checkUrl(value: unknown, pointer: string, report: Report, judge = judgeUrl): void {
  const url = textOf(value);
  if (url !== undefined && judge(url).to === 'nowhere') report('link/refused', pointer, {url});
}

function checkSocials(value: unknown, report: Report): void {
  const check = (platform: unknown, url: unknown, pointer: string, urlPointer: string) => {
    checkUrl(url, urlPointer, report);
    const name = textOf(platform);
    if (name === undefined || socialPlatforms.has(name)) return;
    const nearest = nearestWord(name, socialPlatforms);
    report('config/unknown-social', pointer, {name, ...(nearest !== undefined && {nearest})});
  };
  for (const [platform, url] of fieldsOf(value)) {
    const pointer = within('/footerSocials', platform);
    check(platform, url, pointer, pointer);
  }
  listOf(value).forEach((item, index) => {
    const pointer = within('/footerSocials', index);
    const account = fieldsOf(item);
    check(account.get('type'), account.get('url'), pointer, within(pointer, 'url'));
  });
}

function checkDivisions(
  fields: ReadonlyMap<string, unknown>,
  name: string,
  paths: ReadonlySet<string>,
  report: Report,
): void {
  const versions = readVersions(fields.get('versions')).names;
  const byPrefix = new Map<string, {isClaimed: boolean}>();
  const divisions = listOf(fields.get(name)).map((value, index) => {
    const division = fieldsOf(value);
    const pointer = within(within('', name), index);
    const url = textOf(division.get('url')) ?? '';
    checkUrl(url, within(pointer, 'url'), report);
    checkVersion(division.get('version'), within(pointer, 'version'), versions, report);
    const target = judgeUrl(url);
    const prefix = target.to === 'site' && !division.has('openapi') ? target.path : '';
    const claim = byPrefix.get(prefix) ?? {isClaimed: false};
    byPrefix.set(prefix, claim);
    return {name: textOf(division.get('name')) ?? '', prefix, pointer, claim};
  });
  byPrefix.delete('');
  for (const path of paths) {
    const claim = claimantOf(path, byPrefix);
    if (claim) claim.isClaimed = true;
  }
  for (const {name: label, prefix, pointer, claim} of divisions) {
    if (prefix === '' || claim.isClaimed) continue;
    report('nav/empty-division', within(pointer, 'url'), {name: label, prefix});
  }
}
