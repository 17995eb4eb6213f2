import {languageTag} from '../shared/language-tag.js';
import type {Selector, SelectorKind, SelectorOption} from './view.js';

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

/** The label of an entry: a language in its own name. */
export function selectorLabel(kind: SelectorKind, name: string): string {
  return kind === 'language' ? languageName(languageTag(name)) : name;
}

function languageName(code: string): string {
  try {
    const name = new Intl.DisplayNames([code], {type: 'language'}).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  } catch {
    return code; // not a language tag
  }
}

/**
 * What a list calls an entry. The tag describes a version. Among several without tags, the default
 * is marked, for readers of another one: with the word `marked`.
 */
export function optionLabel(selector: Selector, option: SelectorOption, marked: string): string {
  const {kind, options} = selector;
  const isPlainDefault =
    !isOfLanguages(selector) &&
    !option.isCurrent &&
    option === defaultOption(selector) &&
    options.every(({tag}) => tag === undefined);
  const tag = option.tag ?? (isPlainDefault ? marked : undefined);
  const name = selectorLabel(kind, option.name);
  return tag === undefined ? name : `${name} · ${tag}`;
}
