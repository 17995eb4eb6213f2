import type {PropertyDeclaration} from 'lit';
import type {Icon} from '../../src/shared/icon.js';
import {readIcon} from '../../src/shared/read-icon.js';

/** A property that holds an {@link Icon}, and in plain HTML the attribute that names one: `icon="book"`, `icon="/logo.svg"`. */
export const iconAttribute: PropertyDeclaration<Icon | undefined> = {
  converter: {fromAttribute: (written) => readIcon(written)},
};
