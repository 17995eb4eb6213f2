import {readIcon} from '../content/read-icon.js';
import type {Target} from '../content/target.js';
import {definedOnly, fieldsOf, flagOf, listOf, readEach, textOf} from './raw.js';
import {readColors, readGradient} from './read-colors.js';
import {readDivisions} from './read-divisions.js';
import {readGroups} from './read-groups.js';
import {readCallToAction, readLink, readPicture, readSocials, readTarget} from './read-links.js';
import {readVersions} from './read-versions.js';
import type {Mode, SiteConfig} from './site-config.js';

const home: Target = {to: 'site', path: '', query: '', hash: ''};

/**
 * Turns the data of `docs.json` into a complete {@link SiteConfig}: shorthand expanded, defaults filled in.
 *
 * Takes whatever JSON holds and never fails: what is of the wrong type counts as not written. It says nothing about
 * that; `validate.ts` does (specification §2.1; format notes §5.1).
 */
export function normalizeConfig(raw: unknown): SiteConfig {
  const fields = fieldsOf(raw);
  const divisionColor = readGradient(fieldsOf(fields.get('colors')).get('anchors'));
  const top = fieldsOf(fields.get('topAnchor'));
  const primaryTab = fieldsOf(fields.get('primaryTab'));
  const feedback = fieldsOf(fields.get('feedback'));
  const versions = readVersions(fields.get('versions'));
  return definedOnly({
    name: textOf(fields.get('name')) ?? 'Documentation',
    navigation: readGroups(fields.get('navigation')),
    logo: readLogo(fields.get('logo')),
    favicon: readPerMode(fields.get('favicon')),
    colors: readColors(fields.get('colors')),
    topbarLinks: readEach(listOf(fields.get('topbarLinks')), readLink),
    topbarCta: readCallToAction(fields.get('topbarCtaButton')),
    versions: versions.names,
    initialVersion: versions.initial,
    anchors: readDivisions(fields.get('anchors'), divisionColor),
    topAnchor: definedOnly({
      name: textOf(top.get('name')) ?? 'Documentation',
      icon: readIcon(top.get('icon') ?? 'book-open', top.get('iconType') ?? 'duotone') ?? bookOpen,
      color: divisionColor,
    }),
    tabs: readDivisions(fields.get('tabs')),
    primaryTab: {
      name: textOf(primaryTab.get('name')) ?? 'Documentation',
      isHidden: primaryTab.get('isDefaultHidden') === true,
    },
    footerSocials: readSocials(fields.get('footerSocials')),
    feedback: {
      suggestEdit: feedback.get('suggestEdit') === true,
      raiseIssue: feedback.get('raiseIssue') === true,
    },
    modeToggle: readModeToggle(fields.get('modeToggle')),
    backgroundImage: readPicture(fields.get('backgroundImage')),
    latex: flagOf(fieldsOf(fields.get('styling')).get('latex')),
  });
}

const bookOpen = {kind: 'name', name: 'book-open', type: 'duotone'} as const;

function readModeToggle(value: unknown): SiteConfig['modeToggle'] {
  const fields = fieldsOf(value);
  const mode = fields.get('default');
  return {
    initial: mode === 'light' || mode === 'dark' ? mode : 'system',
    isHidden: fields.get('isHidden') === true,
  };
}

function readLogo(value: unknown): SiteConfig['logo'] {
  const images = readPerMode(value);
  return images && {...images, href: readTarget(fieldsOf(value).get('href')) ?? home};
}

/** One picture for both modes, or one each; where only one is given it serves both. */
function readPerMode(value: unknown): Readonly<Record<Mode, Target>> | undefined {
  const fields = fieldsOf(value);
  const one =
    readPicture(value) ?? readPicture(fields.get('light')) ?? readPicture(fields.get('dark'));
  return one && {light: one, dark: readPicture(fields.get('dark')) ?? one};
}
