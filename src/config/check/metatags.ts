import {within} from '../json/pointer.js';
import {isDescribing} from '../read/metas.js';
import {fieldsOf, textOf, type Fields} from '../read/raw.js';
import type {Report} from './diagnose.js';

/** Reports meta elements that a site may not set. */
export function checkMetatags(raw: Fields, report: Report): void {
  const check = (tags: unknown, pointer: string) => {
    for (const [name, value] of fieldsOf(tags)) {
      const isContent = textOf(value) !== undefined || typeof value === 'number';
      if (!isContent || isDescribing(name)) continue;
      report('config/refused-metatag', within(pointer, name), {name});
    }
  };
  check(raw.get('metadata'), '/metadata');
  check(fieldsOf(raw.get('seo')).get('metatags'), '/seo/metatags');
}
