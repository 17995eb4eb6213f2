import type {ComponentTable} from '../../../src/html/html-context.js';
import {markup} from '../../../src/html/html.js';
import {linkAttributes} from '../../../src/html/link-attributes.js';

/** A term whose explanation the style sheet shows; on paper, it is a note. */
export const tooltipVariant: ComponentTable<'Tooltip'> = {
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
};
