import {plainText} from '../../../src/content/inline-nodes.js';
import type {ComponentTable} from '../../../src/html/html-context.js';
import {attributes, markup} from '../../../src/html/html.js';
import {authorIcon, uiIcon} from '../../../src/html/icons.js';
import {cursorUrl} from './cursor-url.js';

/** A prompt whose buttons need a script: its text is not in a URL before one runs. */
export const promptVariant: ComponentTable<'Prompt'> = {
  Prompt: ({attributes: a, children}, context) => {
    const {localize, renderNodes, isWithoutControls} = context;
    const description = a.description ? renderNodes(a.description) : localize('Prompt');
    const actions = isWithoutControls ? [] : (a.actions ?? ['copy']);
    const copy = actions.includes('copy');
    // The element makes a link of it, with the text in its URL.
    const cursor = actions.includes('cursor') && cursorUrl(plainText(children)) !== undefined;
    const head = [
      authorIcon(a, context, 'docs-prompt'),
      markup`<span class="docs-prompt-description">${description}</span>`,
      copy &&
        markup`<button type="button" disabled class="docs-prompt-copy docs-scripted">${uiIcon(
          'copy',
        )}<span>${localize('Copy prompt')}</span></button>`,
      cursor &&
        markup`<button type="button" disabled class="docs-prompt-cursor docs-scripted">${localize(
          'Open in {0}',
          'Cursor',
        )}${uiIcon('external')}</button>`,
    ];
    const label = localize('Prompt');
    const look = {class: 'docs-prompt-text', tabindex: 0, role: 'group', 'aria-label': label};
    return markup`<div class="docs-prompt"><div class="docs-prompt-prompt"><div
class="docs-prompt-head">${head}</div><div${attributes(look)}>${renderNodes(children)}</div
></div></div>`;
  },
};
