import {plainText} from '../../content/inline-nodes.js';
import {anchorUrl, type ComponentTable, type HtmlContext} from '../html-context.js';
import {attributes, element, markup, type Html} from '../html.js';
import {authorIcon, uiIcon} from '../icons.js';
import {linkAttributes} from '../link-attributes.js';

/** A prompt that is longer in a URL has no link to the editor Cursor. */
const longestText = 8000;

/** Components within and around text. */
export const texts: ComponentTable<
  'Tooltip' | 'Badge' | 'Icon' | 'Frame' | 'Update' | 'Panel' | 'Prompt' | 'Visibility'
> = {
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
  Badge: ({attributes: a, children}, context) => {
    const look = {
      class: 'docs-badge',
      'data-color': a.color,
      'data-size': a.size,
      'data-shape': a.shape,
      'data-stroke': a.stroke,
      'data-disabled': a.disabled,
    };
    const icon = authorIcon(a, context, 'docs-badge');
    const content = context.renderNodes(children);
    const badge = markup`<span class="docs-badge-badge">${icon}${content}</span>`;
    return element('span', look, badge);
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
  Update: (node, context) => {
    const {attributes: a, children} = node;
    const href = anchorUrl(a.id, context);
    const tags = (a.tags ?? []).map((tag) => markup`<li class="docs-update-li">${tag}</li>`);
    const label = {class: 'docs-update-label', href};
    const head = [
      a.label && (href ? context.link(label, () => a.label) : element('span', label, a.label)),
      a.description && markup`<span class="docs-update-description">${a.description}</span>`,
      tags.length > 0 && markup`<ul class="docs-update-tags">${tags}</ul>`,
    ];
    const content = context.renderNodes(children);
    const isFirst = node === context.peers.firstUpdate;
    const update = markup`
      ${isFirst && updateFilter(context)}
      <div class="docs-update-update">
        <div class="docs-update-head">${head}</div>
        <div class="docs-update-content">${content}</div>
      </div>
    `;
    const look = {class: 'docs-update', id: a.id, 'data-first': isFirst};
    return element('section', look, update);
  },
  Panel: ({children}, {renderNodes}) =>
    markup`
      <aside class="docs-panel">
        <div class="docs-panel-panel">${renderNodes(children)}</div>
      </aside>
    `,
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

/** The space of the buttons that filter the entries, which need a script. */
function updateFilter({localize, peers, isWithoutControls}: HtmlContext): Html | undefined {
  const {tags} = peers;
  if (isWithoutControls || tags.size < 2) return undefined;
  const choices = [...tags].map(
    (tag) => markup`<button type="button" disabled class="docs-update-choice">${tag}</button>`,
  );
  const look = {class: 'docs-update-filter docs-scripted', role: 'group'};
  return element('div', {...look, 'aria-label': localize('Filter by tag')}, choices);
}
