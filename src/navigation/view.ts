import type {GradientColor} from '../config/site-config.js';
import type {Icon} from '../content/icon.js';
import type {Target} from '../content/target.js';
import type {NavGroup, NavPage} from './navigation.js';

/** What the shell shows of the navigation to a reader at one path and version. */
export interface View {
  readonly tabs: readonly DivisionView[];
  readonly anchors: readonly DivisionView[];
  readonly groups: readonly NavGroup[];
  /** The page's group, said above its title; empty outside the navigation. */
  readonly eyebrow: string;
  readonly previous?: NavPage;
  readonly next?: NavPage;
  readonly versions: readonly string[];
  readonly version?: string;
}

/** A tab's or an anchor's button. */
export interface DivisionView {
  readonly name: string;
  readonly icon?: Icon;
  readonly color?: GradientColor;
  readonly isCurrent: boolean;
  readonly target: Target;
}
