import type {PropertyDeclaration} from 'lit';
import {type Icon, readIcon} from '../../../src/shared/icon.js';

/**
 * A property with an {@link Icon}; in plain HTML, an attribute with its name: `icon="book"`,
 * `icon="/logo.svg"`.
 */
export const iconAttribute: PropertyDeclaration<Icon | undefined> = {
  converter: {fromAttribute: (written) => readIcon(written)},
};
