import {plainText} from '../../content/inline-nodes.js';
import type {ComponentTable} from '../html-context.js';
import {attributes, element, markup} from '../html.js';
import {authorIcon, uiIcon} from '../icons.js';
import {linkAttributes} from '../link-attributes.js';

/** A prompt that is longer in a URL has no link to the editor Cursor. */
const longestText = 8000;

/** Components within and around text. */
export const texts: ComponentTable<'Tooltip' | 'Icon' | 'Frame' | 'Prompt' | 'Visibility'> = {
  Tooltip: ({attributes: a, children}, context) => {
    const {links, link: linkTo, renderNodes, nextNumber, notes} = context;
    const id = `docs-tip-${nextNumber()}`;
    const link = a.cta && a.href && linkTo(linkAttributes(a.href, links), () => a.cta);
    if (notes) {
      const tip = markup`${a.headline && markup`<strong>${a.headline}</strong> `}${a.tip}${
        link && markup` ${link}`
      }`;
      return markup`${renderNodes(children)}${notes.markOf(tip)}`;
    }
    return markup`<span class="docs-tooltip"
      ><span class="docs-tooltip-term" tabindex="0" role="button" aria-describedby="${id}"
      >${renderNodes(children)}</span
      ><span class="docs-tooltip-panel" id="${id}" role="tooltip"
        >${
          a.headline && markup`<strong>${a.headline}</strong> `
        }${a.tip}${link && markup` ${link}`}</span
      ></span
    >`;
  },
  Icon: ({attributes: a}, context) => {
    const style = new Map<string, string>();
    if (a.size) style.set('--docs-icon-size', `${a.size}px`);
    if (a.color) style.set('color', a.color);
    const own = style.size > 0 ? context.classFor(style) : '';
    return authorIcon(a, context, '', own) ?? markup``;
  },
  Frame: ({attributes: a, children}, {renderNodes}) => {
    const hint = a.hint && markup`<div class="docs-frame-hint">${renderNodes(a.hint)}</div>`;
    const caption =
      a.caption &&
      markup`<figcaption class="docs-frame-caption">${renderNodes(a.caption)}</figcaption>`;
    const panel = markup`<div class="docs-frame-panel">${renderNodes(children)}</div>`;
    const figure = element('figure', {class: 'docs-frame-figure'}, [hint, panel, caption]);
    return element('div', {class: 'docs-frame'}, figure);
  },
  Prompt: ({attributes: a, children}, context) => {
    const {localize, renderNodes, isWithoutControls} = context;
    const description = a.description ? renderNodes(a.description) : localize('Prompt');
    const actions = isWithoutControls ? [] : (a.actions ?? ['copy']);
    const copy = actions.includes('copy');
    // The element makes a link of it, with the text in its URL.
    const cursor =
      actions.includes('cursor') && encodeURIComponent(plainText(children)).length < longestText;
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
  // What is for assistants alone, readers do not see.
  Visibility: ({children}, {renderNodes}) => renderNodes(children),
};
