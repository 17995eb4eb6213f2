import type {WrittenConfig} from '../site-config.js';
import {languagesOf} from './language.js';
import {readNotFound} from './not-found.js';
import {fieldsOf, textOf, type Fields} from './raw.js';

/** A text of a configuration that is Markdown, with its JSON pointer. */
export interface ConfigMarkdown {
  readonly text: string;
  readonly pointer: string;
}

/** The banners of a configuration, those of its languages included. */
export function bannersOf(config: WrittenConfig): readonly ConfigMarkdown[] {
  const languages = [...languagesOf(config)];
  return [
    ...bannerOf(config.raw, ''),
    ...languages.flatMap(({fields, pointer}) => [...bannerOf(fields, pointer)]),
  ];
}

/** All texts that are Markdown: the banners, and the description of `errors.404`. */
export function markdownOf(config: WrittenConfig): readonly ConfigMarkdown[] {
  const {description: text} = readNotFound(config);
  const notFound = text === undefined ? [] : [{text, pointer: '/errors/404/description'}];
  return [...bannersOf(config), ...notFound];
}

function* bannerOf(fields: Fields, pointer: string): Generator<ConfigMarkdown> {
  const text = textOf(fieldsOf(fields.get('banner')).get('content'));
  if (text !== undefined) yield {text, pointer: `${pointer}/banner/content`};
}
