import type {Mode, SiteConfig} from '../config/site-config.js';

/** Light, dark, or whichever the reader's operating system has. */
export type ModeChoice = Mode | 'system';

/** The preferences that decide the mode. */
export interface ModePreferences {
  /** `modeToggle` of the configuration, once it is known. */
  readonly site: SiteConfig['modeToggle'] | undefined;
  /** The site's setting at the reader's last visit. */
  readonly remembered: ModeChoice | undefined;
  /** The reader's choice. */
  readonly reader: ModeChoice | undefined;
  /** The attribute `mode`: the host application's choice. An unknown value is ignored. */
  readonly attribute: string | undefined;
}

/**
 * The mode to show: the host application's choice, else that of a site without a toggle, else the
 * reader's choice, else the site's, else the system's.
 */
export function chooseMode({site, remembered, reader, attribute}: ModePreferences): ModeChoice {
  if (isModeChoice(attribute)) return attribute;
  if (site?.isHidden) return site.initial;
  return reader ?? site?.initial ?? remembered ?? 'system';
}

/** Whether a word is the name of a mode choice. */
export function isModeChoice(word: string | undefined): word is ModeChoice {
  return word === 'light' || word === 'dark' || word === 'system';
}
