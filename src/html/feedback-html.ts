import type {Localize} from '../locales/messages.js';
import {localeOf} from '../shared/language-tag.js';
import {editUrl, issueUrl, type Repository} from '../site/repository.js';
import {element, markup, type Html, type HtmlContent} from './html.js';
import {uiIcon} from './icons.js';

/** What the end of a page says of its file, and asks its readers. */
export interface PageFeedback {
  /** The page's file, relative to `docs.json`. */
  readonly file: string;
  readonly title: string;
  /** The complete URL of the page. */
  readonly url: string;
  /** Where readers may edit the page or report an issue. */
  readonly repository: Repository | undefined;
  readonly suggestEdit: boolean;
  readonly raiseIssue: boolean;
  /** Whether readers can rate the page, which needs a script. */
  readonly thumbsRating: boolean;
  /** When the page was last changed, as its author wrote it or in RFC 3339; empty for unknown. */
  readonly changed: string;
}

/** The links to edit a page and to report an issue, and the date of its last change. */
export function htmlOfFeedback(
  feedback: PageFeedback,
  {localize, language}: {readonly localize: Localize; readonly language: string},
): Html | undefined {
  const {file, title, url, repository, suggestEdit, raiseIssue, thumbsRating, changed} = feedback;
  const shown = [
    thumbsRating && rating(localize),
    repository &&
      suggestEdit &&
      link(editUrl(repository, file), [uiIcon('pencil'), localize('Edit this page')]),
    repository &&
      raiseIssue &&
      link(issueUrl(repository, title, `Page: ${url}\nFile: ${file}`), [
        uiIcon('alert'),
        localize('Report an issue'),
      ]),
    changed !== '' &&
      markup`<span class="docs-feedback-updated">${localize('Last updated')} ${dateOf(
        changed,
        language,
      )}</span>`,
  ].filter((part) => part !== false && part !== undefined);
  return shown.length === 0 ? undefined : markup`<div class="docs-feedback">${shown}</div>`;
}

function link(href: string, content: HtmlContent): Html {
  const look = {class: 'docs-feedback-a', href, target: '_blank', rel: 'noopener noreferrer'};
  return element('a', look, content);
}

/** The space of the question. */
function rating(localize: Localize): Html {
  const button = (words: string) => {
    const look = {
      type: 'button',
      disabled: true,
      class: 'docs-feedback-button docs-feedback-a docs-feedback-rate',
    };
    return element('button', look, [uiIcon('thumb'), words]);
  };
  return markup`<div class="docs-feedback-rating docs-scripted">
    <span>${localize('Was this page helpful?')}</span>
    ${button(localize('Yes'))}${button(localize('No'))}
  </div>`;
}

/** A date in the language of the page; anything else is shown as written. */
export function dateOf(written: string, language: string): Html | string {
  const date = new Date(written);
  if (Number.isNaN(date.getTime())) return written;
  const words = date.toLocaleDateString(localeOf(language), {dateStyle: 'long', timeZone: 'UTC'});
  return element('time', {datetime: date.toISOString().slice(0, 10)}, words);
}
