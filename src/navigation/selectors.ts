import type {Selector, SelectorOption} from './view.js';

/** Whether the entries are languages, or versions that all have one. */
export function isOfLanguages({kind, options}: Selector): boolean {
  return kind === 'language' || options.every(({locale}) => locale !== undefined);
}

/** The default entry. */
export function defaultOption({options}: Selector): SelectorOption | undefined {
  return (
    options.find(({isDefault}) => isDefault) ?? options.find(({target}) => target?.to !== 'url')
  );
}
