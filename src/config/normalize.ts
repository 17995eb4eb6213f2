import {readIcon} from '../shared/icon.js';
import type {Target} from '../shared/urls.js';
import {definedOnly, fieldsOf, flagOf, textOf} from './read/raw.js';
import {readColors, readGradient, readNavbar, readImages, readTarget} from './read/values.js';
import {readDivisions, readNavigation, readVersions} from './read/navigation.js';
import type {Named, SiteConfig} from './site-config.js';

const home: Target = {to: 'site', path: '', query: '', hash: ''};

/**
 * Turns the data of `docs.json`, of either shape, into a complete {@link SiteConfig}: shorthand
 * expanded, defaults filled in. Where the two shapes have different names for a property, both are
 * read.
 *
 * Accepts any JSON and never fails: a value of the wrong type is ignored. Mistakes are reported by
 * `validate.ts` instead.
 */
export function normalizeConfig(raw: unknown): SiteConfig {
  const fields = fieldsOf(raw);
  const divisionColor = readGradient(fieldsOf(fields.get('colors')).get('anchors'));
  const top = fieldsOf(fields.get('topAnchor'));
  const primaryTab = fieldsOf(fields.get('primaryTab'));
  const versions = readVersions(fields.get('versions'));
  const background = fieldsOf(fields.get('background'));
  return definedOnly({
    ...readName(fields),
    navigation: readNavigation(fields.get('navigation')),
    raw: fields,
    logo: readLogo(fields.get('logo')),
    colors: readColors(fields.get('colors'), background.get('color')),
    ...readNavbar(fields),
    versions: versions.all,
    initialVersion: versions.initial,
    anchors: readDivisions(fields.get('anchors'), divisionColor),
    topAnchor: definedOnly({
      ...readName(top),
      icon: readIcon(top.get('icon') ?? 'book-open', top.get('iconType') ?? 'duotone') ?? bookOpen,
      color: divisionColor,
    }),
    tabs: readDivisions(fields.get('tabs')),
    primaryTab: {
      ...readName(primaryTab),
      isHidden: primaryTab.get('isDefaultHidden') === true,
    },
    modeToggle: readModeToggle(fields.get('modeToggle') ?? fields.get('appearance')),
    latex: flagOf(fieldsOf(fields.get('styling')).get('latex')),
  });
}

function readName(fields: ReadonlyMap<string, unknown>): Named {
  const name = textOf(fields.get('name'));
  return name === undefined ? {name: 'Documentation', isUnnamed: true} : {name};
}

const bookOpen = {kind: 'name', name: 'book-open', type: 'duotone'} as const;

function readModeToggle(value: unknown): SiteConfig['modeToggle'] {
  const fields = fieldsOf(value);
  const mode = fields.get('default');
  return {
    initial: mode === 'light' || mode === 'dark' ? mode : 'system',
    isHidden: (fields.get('isHidden') ?? fields.get('strict')) === true,
  };
}

function readLogo(value: unknown): SiteConfig['logo'] {
  const images = readImages(value);
  const fields = fieldsOf(value);
  const href = readTarget(fields.get('href')) ?? home;
  const isBeside = fields.get('name') === true;
  return images && {...images, href, ...(isBeside && {hasName: isBeside})};
}

/**
 * The data of `docs.json`, when the text is plain JSON; `undefined` when it is not.
 *
 * Most sites need no more than this. `readJson`, which accepts other text and explains errors, is
 * larger and loads only when it is needed.
 */
export function readPlainJson(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    return data;
  } catch {
    return undefined;
  }
}
