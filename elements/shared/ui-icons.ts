import {html, type TemplateResult} from 'lit';
import {isDirectional, uiIconPaths, type UiIcon} from '../../src/shared/ui-icon-paths.js';

/**
 * Renders an icon of the interface, in the size and color of the text and hidden from assistive
 * technology. One that points in the direction of reading is mirrored in text from right to left.
 */
export function uiIcon(name: UiIcon): TemplateResult {
  return draw(uiIconPaths[name], isDirectional(name));
}

/** The same for a path that only one element needs, in its chunk. */
export function drawIcon(path: string): TemplateResult {
  return draw(path, false);
}

function draw(path: string, isMirrored: boolean): TemplateResult {
  return html`<svg
    ?data-directional=${isMirrored}
    viewBox="0 0 24 24"
    width="1em"
    height="1em"
    fill="none"
    stroke="currentColor"
    stroke-width="1.75"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d=${path}></path>
  </svg>`;
}
