import type {Place} from '../../src/interpreter/refusal.js';

/** A value of a file of settings. */
export type Setting =
  | string
  | number
  | boolean
  | undefined
  | CodeSetting
  | readonly Setting[]
  | SettingsMap;

export type SettingsMap = ReadonlyMap<string, Setting>;

/** A value that is code, such as a function, or that could only be computed by running one. */
export class CodeSetting {
  /** The source of the code. */
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** Whether a setting is an object. */
export function isSettings(setting: Setting): setting is SettingsMap {
  return setting instanceof Map;
}

/** Whether a setting is a list. */
export function isList(setting: Setting): setting is readonly Setting[] {
  return Array.isArray(setting);
}

/** A value as JSON; `undefined` for code, for none, and for a value that contains code. */
export function jsonOf(setting: Setting): string | undefined {
  if (setting instanceof CodeSetting || setting === undefined) return undefined;
  if (isList(setting)) return joined('[', setting.map(jsonOf), ']');
  if (!isSettings(setting)) return JSON.stringify(setting);
  const entries = [...setting].filter(([, value]) => value !== undefined);
  const written = entries.map(([name, value]) => {
    const json = jsonOf(value);
    return json === undefined ? undefined : `${JSON.stringify(name)}:${json}`;
  });
  return joined('{', written, '}');
}

function joined(
  open: string,
  parts: readonly (string | undefined)[],
  close: string,
): string | undefined {
  return parts.includes(undefined) ? undefined : `${open}${parts.join(',')}${close}`;
}

/** The settings of a file. */
export interface Settings {
  readonly values: SettingsMap;
  /** The lines of these values by their names, from 1; of the file that the settings are of. */
  readonly lines: ReadonlyMap<string, number>;
  /** Where a list, an object or code is written. */
  readonly placeOf: (setting: Setting) => Place | undefined;
}

/** The settings of a file that cannot be read. */
export const unreadSettings: Settings = {
  values: new Map(),
  lines: new Map(),
  placeOf: () => undefined,
};
