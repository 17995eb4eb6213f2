import type {HostObject} from '../../src/content/interactive.js';
import {elementOf} from './element-object.js';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The names and values of fields (HTML standard, "constructing the entry list"). */
export function fieldsIn(form: HostObject): readonly (readonly [string, string])[] {
  const fields = elementOf(form)?.querySelectorAll<Field>('input, select, textarea') ?? [];
  return [...fields].flatMap((field): readonly (readonly [string, string])[] => {
    if (field.name === '' || field.matches(':disabled')) return [];
    if (field instanceof HTMLSelectElement) {
      return Array.from(field.selectedOptions, ({value}) => [field.name, value] as const);
    }
    const isBox = /^(?:checkbox|radio)$/.test(field.type);
    if (isBox && !(field as HTMLInputElement).checked) return [];
    return /^(?:button|submit|reset|image|file)$/.test(field.type)
      ? []
      : [[field.name, field.value]];
  });
}
