import type {Localize} from '../locales/site-catalog.js';
import {NoticeElement} from '../menus/notice-element.js';
import {customElement} from '../shared/decorators.js';

/**
 * Tells the reader that the page shown has another content by now, and offers to show it.
 *
 * @csspart notice - The box.
 * @csspart reload - The button that shows the new page.
 * @csspart dismiss - The button that closes the box.
 */
@customElement('docs-update-notice')
export class DocsUpdateNotice extends NoticeElement {
  protected override sentence(localize: Localize): string {
    return localize('This page was updated.');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-update-notice': DocsUpdateNotice;
  }
}
