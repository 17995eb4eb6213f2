import type {WrittenConfig} from '../site-config.js';
import {fieldsOf, listOf, textOf} from './raw.js';

/** `components.origins`: where components may send requests, such as `https://api.example.com`. */
export function readOrigins({raw}: WrittenConfig): ReadonlySet<string> {
  const written = listOf(fieldsOf(raw.get('components')).get('origins'));
  const urls = written.flatMap((one) => {
    const text = textOf(one) ?? '';
    return /^https?:/i.test(text) && URL.canParse(text) ? [new URL(text)] : [];
  });
  return new Set(urls.map(({origin}) => origin));
}
