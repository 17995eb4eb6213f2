import type {PropertyDeclaration} from 'lit';
import type {Icon} from '../../src/shared/icon.js';
import {readIcon} from '../../src/shared/read-icon.js';

/**
 * A property with an {@link Icon}; in plain HTML, an attribute with its name: `icon="book"`,
 * `icon="/logo.svg"`.
 */
export const iconAttribute: PropertyDeclaration<Icon | undefined> = {
  converter: {fromAttribute: (written) => readIcon(written)},
};
