import {isSettings, type Setting} from '../settings/setting.js';

/** Gives the path of a page, with the rewrites of the settings. */
export type Rewrite = (path: string) => string;

/**
 * The rewrites of a configuration: paths, whose segments may be parameters such as `:name`,
 * `:rest*` and `:name(.*)`. `undefined` for those that are code.
 */
export function rewritesOf(setting: Setting): Rewrite | undefined {
  if (setting === undefined) return (path) => path;
  if (!isSettings(setting)) return undefined;
  const rules = [...setting].flatMap(([from, to]) =>
    typeof to === 'string' ? [{from: from.split('/'), to}] : [],
  );
  return (path) => {
    for (const {from, to} of rules) {
      const found = valuesOf(path.split('/'), from);
      if (found) return filled(to, found);
    }
    return path;
  };
}

/** A parameter: its name, what follows it in its segment, and whether it takes more segments. */
const parameter = /^:(\w+)(\*|\+|\(\.\*\)|\(\.\+\))?(.*)$/;

function valuesOf(
  names: readonly string[],
  pattern: readonly string[],
): ReadonlyMap<string, string> | undefined {
  const values = new Map<string, string>();
  let at = 0;
  for (const [index, segment] of pattern.entries()) {
    const [, name, rest, end = ''] = parameter.exec(segment) ?? [];
    const last = pattern.length - 1 - index;
    if (name === undefined) {
      if (names[at] !== segment) return undefined;
      at++;
      continue;
    }
    const stop = rest === undefined ? at + 1 : names.length - last;
    const value = names.slice(at, stop).join('/');
    if ((value === '' && rest !== '*') || !value.endsWith(end) || stop < at) return undefined;
    values.set(name, value.slice(0, value.length - end.length));
    at = stop;
  }
  return at === names.length ? values : undefined;
}

function filled(to: string, values: ReadonlyMap<string, string>): string {
  const written = to.replaceAll(
    /:(\w+)(?:\*|\+|\(\.\*\)|\(\.\+\))?/g,
    (whole, name: string) => values.get(name) ?? whole,
  );
  return written.split('/').filter(Boolean).join('/');
}
