import type {Localize} from '../locales/site-catalog.js';
import {NoticeElement} from '../menus/notice-element.js';
import {customElement, state} from '../shared/decorators.js';

/**
 * Tells the reader that parts of a page, or the search, could not be loaded.
 *
 * @csspart notice - The box.
 * @csspart reload - The button that loads the document again.
 * @csspart dismiss - The button that closes the box.
 */
@customElement('docs-missing-notice')
export class DocsMissingNotice extends NoticeElement {
  /** What could not be loaded. */
  @state() missing: 'page' | 'search' = 'page';

  protected override sentence(localize: Localize): string {
    return this.missing === 'page'
      ? localize('Parts of this page could not be loaded.')
      : localize('The search could not be loaded.');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-missing-notice': DocsMissingNotice;
  }
}
