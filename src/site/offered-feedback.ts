import {readFeedback, readTimestamp, type ConfigFeedback} from '../config/read/feedback.js';
import type {WrittenConfig} from '../config/site-config.js';
import {frontmatterText} from '../content/frontmatter.js';
import type {Page} from '../content/page.js';

/** What the end of a page offers its readers. */
export interface OfferedFeedback extends Required<
  Pick<ConfigFeedback, 'suggestEdit' | 'raiseIssue' | 'thumbsRating' | 'form'>
> {
  /** The date of the last change as the author wrote it; empty without one. */
  readonly written: string;
  /**
   * Whether the date of the file is shown where the author wrote none; by `default`, only if it is
   * not that of the deployment.
   */
  readonly fileDate: 'asked' | 'default' | 'none';
}

/**
 * Reads it from the configuration and from the frontmatter of a page. `isNamed` tells whether the
 * site names its repository: then pages have a link to edit them and their date by default.
 */
export function offeredFeedback(
  config: WrittenConfig,
  {frontmatter}: Pick<Page, 'frontmatter'>,
  isNamed: boolean,
): OfferedFeedback {
  const {
    suggestEdit = isNamed,
    raiseIssue = false,
    thumbsRating = false,
    form = '',
  } = readFeedback(config);
  const isAsked = frontmatter.get('timestamp') ?? readTimestamp(config);
  const isDefault = isAsked === undefined && isNamed;
  return {
    ...{suggestEdit, raiseIssue, thumbsRating, form},
    written: frontmatterText(frontmatter, 'lastUpdatedDate'),
    fileDate: isAsked === true ? 'asked' : isDefault ? 'default' : 'none',
  };
}
