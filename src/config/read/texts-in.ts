import type {WrittenConfig} from '../site-config.js';

/** All texts in a configuration, at any depth, in their order. */
export function textsIn({raw}: WrittenConfig): readonly string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'string') found.push(value);
    else if (value instanceof Map) for (const inner of value.values()) visit(inner);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(raw);
  return found;
}
