import type {View} from '../../src/navigation/view.js';

/** The language that the reader has chosen, as the configuration calls it. */
export function languageOf({selectors}: View): string | undefined {
  return selectors.find(({kind}) => kind === 'language')?.options.find(({isCurrent}) => isCurrent)
    ?.name;
}
