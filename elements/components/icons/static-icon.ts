import type {ComponentTable} from '../../../src/html/html-context.js';
import {markup} from '../../../src/html/html.js';
import {authorIcon} from '../../../src/html/icons.js';

/** An icon is in the page itself. */
export const iconVariant: ComponentTable<'Icon'> = {
  Icon: ({attributes: a}, context) => {
    const style = new Map<string, string>();
    if (a.size) style.set('--docs-icon-size', `${a.size}px`);
    if (a.color) style.set('color', a.color);
    const own = style.size > 0 ? context.classFor(style) : '';
    return authorIcon(a, context, '', own) ?? markup``;
  },
};
