import type {Target} from '../content/target.js';

/** Turns judged targets into the addresses that elements put into `href` and `src`; elements never build URLs. */
export interface SiteLinks {
  /** Pages become routes, files of the site addresses below its folder. `undefined` for a refused target. */
  href(target: Target): string | undefined;
  /** Address of a picture, frame, video. `undefined` for a refused target. */
  src(target: Target): string | undefined;
  /** Whether a link leaves the site (opened in a new tab, `rel="noopener noreferrer"`). */
  isExternal(target: Target): boolean;
}
