import type {Icon} from '../shared/icon.js';
import type {Target} from '../shared/target.js';

/**
 * What the sidebar and the previous and next links show for a page; known once its frontmatter was
 * read.
 */
export interface PageLabel {
  /** `sidebarTitle`, else `title`, else the last segment of the path in words. */
  readonly text: string;
  readonly icon?: Icon;
  /** A short word after the name: `tag` of the frontmatter. */
  readonly tag?: string;
  /** Shown where pages are listed with details. */
  readonly description?: string;
  /** `GET`, `POST`, …: the page documents an operation. */
  readonly method?: string;
  /** `url` of the frontmatter: the entry links to it instead of to a page. */
  readonly link?: Target;
}

/** Page path → label. The label of a missing page is the last segment of its path. */
export type PageLabels = ReadonlyMap<string, PageLabel>;
