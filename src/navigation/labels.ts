import type {Icon} from '../shared/icon.js';
import type {Target} from '../shared/target.js';

/**
 * What the sidebar and previous/next show of a page; known once the page's frontmatter was read.
 */
export interface PageLabel {
  /** `sidebarTitle`, else `title`, else the last part of the path in words. */
  readonly text: string;
  readonly icon?: Icon;
  /** A short word after the name: `tag` of the frontmatter. */
  readonly tag?: string;
  /** Shown where pages are listed at length. */
  readonly description?: string;
  /** `GET`, `POST`, …: the page documents an operation. */
  readonly method?: string;
  /** `url` of the frontmatter: the entry links there instead of to a page. */
  readonly link?: Target;
}

/** Page path → label. Pages that are missing here are called by the last part of their path. */
export type PageLabels = ReadonlyMap<string, PageLabel>;
