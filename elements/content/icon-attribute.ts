import type {PropertyDeclaration} from 'lit';
import type {Icon} from '../../src/content/icon.js';

/** A property that holds an {@link Icon}, and in plain HTML the attribute that names one: `icon="book"`, `icon="/logo.svg"`. */
export const iconAttribute: PropertyDeclaration<Icon | undefined> = {
  converter: {
    fromAttribute: (written) => {
      if (!written) return undefined;
      return /[./:]/.test(written)
        ? {kind: 'picture', src: written}
        : {kind: 'name', name: written};
    },
  },
};
