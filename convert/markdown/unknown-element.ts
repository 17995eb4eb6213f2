import {htmlElements} from '../../src/content/html/html-elements.js';
import {droppedElements} from '../../src/shared/html-elements.js';
import {componentOf} from './component-html.js';
import type {HtmlElement} from './html-tree.js';
import {writtenOf} from './written-html.js';

/** Whether an element is none of HTML, such as `<T>` in a text: only its content is shown. */
export function isUnknown(element: HtmlElement): boolean {
  const {tagName, namespaceURI} = element;
  const isKnown = htmlElements.has(tagName) || droppedElements.has(tagName) || tagName === 'svg';
  if (isKnown || !namespaceURI.endsWith('/xhtml')) return false;
  return componentOf(element) === undefined && writtenOf(element) === undefined;
}
