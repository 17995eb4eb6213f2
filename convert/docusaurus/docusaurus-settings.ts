import {isList, isSettings, type Setting, type SettingsMap} from '../settings/setting.js';

/** Settings of which none is set. */
export const noSettings: SettingsMap = new Map<string, Setting>();

/** A text among settings; `undefined` for an empty one. */
export function textOf(settings: SettingsMap, name: string): string | undefined {
  const value = settings.get(name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The settings that a setting contains. */
export function settingsOf(settings: SettingsMap, name: string): SettingsMap {
  const value = settings.get(name);
  return isSettings(value) ? value : noSettings;
}

/** The entries of a list that are settings. */
export function entriesOf(settings: SettingsMap, name: string): readonly SettingsMap[] {
  const value = settings.get(name);
  return isList(value) ? value.filter(isSettings) : [];
}

/** The texts of a list, or the one that is set instead of it. */
export function textsOf(settings: SettingsMap, name: string): readonly string[] {
  const value = settings.get(name);
  const all = isList(value) ? value : [value];
  return all.filter((one): one is string => typeof one === 'string');
}

/** A value of JSON or YAML as a setting. In YAML, it may be at several places, also in itself. */
export function settingFrom(value: unknown, known = new Map<object, Setting>()): Setting {
  if (typeof value !== 'object' || value === null) {
    const isScalar = typeof value === 'string' || typeof value === 'number';
    return isScalar || typeof value === 'boolean' ? value : undefined;
  }
  if (known.has(value)) return known.get(value);
  known.set(value, undefined);
  const inner = (one: unknown) => settingFrom(one, known);
  const setting: Setting = Array.isArray(value)
    ? value.map(inner)
    : new Map(Object.entries(value).map(([key, one]) => [key, inner(one)]));
  known.set(value, setting);
  return setting;
}

/** A text or a number of frontmatter, as a text. */
export function scalarOf(settings: SettingsMap, name: string): string | undefined {
  const value = settings.get(name);
  const isScalar = typeof value === 'string' || typeof value === 'number';
  return isScalar && value !== '' ? String(value) : undefined;
}
