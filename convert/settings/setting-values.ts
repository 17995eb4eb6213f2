import {isList, isSettings, type Setting, type SettingsMap} from './setting.js';

/** Settings without any values. */
export const noSettings: SettingsMap = new Map<string, Setting>();

/** A text among settings; `undefined` for an empty one, and for any other value. */
export function textIn(settings: SettingsMap | undefined, name: string): string | undefined {
  const value = settings?.get(name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** An object among settings; `undefined` for any other value. */
export function mapIn(settings: SettingsMap | undefined, name: string): SettingsMap | undefined {
  return mapOf(settings?.get(name));
}

/** The settings that a setting contains; none for any other value. */
export function settingsIn(settings: SettingsMap, name: string): SettingsMap {
  return mapIn(settings, name) ?? noSettings;
}

/** A list among settings; empty for any other value. */
export function listIn(settings: SettingsMap | undefined, name: string): readonly Setting[] {
  return listOf(settings?.get(name));
}

/** The objects in a list among settings. */
export function mapsIn(settings: SettingsMap, name: string): readonly SettingsMap[] {
  return mapsOf(settings.get(name));
}

/** The texts of a list, or the one that is set instead of it. */
export function textsIn(settings: SettingsMap, name: string): readonly string[] {
  const value = settings.get(name);
  const all = isList(value) ? value : [value];
  return all.filter((one): one is string => typeof one === 'string');
}

/** A value that is an object. */
export function mapOf(value: Setting): SettingsMap | undefined {
  return isSettings(value) ? value : undefined;
}

/** A value that is a list; an empty one for any other value. */
export function listOf(value: Setting): readonly Setting[] {
  return isList(value) ? value : [];
}

/** The objects in a list. */
export function mapsOf(list: Setting): readonly SettingsMap[] {
  return listOf(list).filter(isSettings);
}

/**
 * A value of JSON or YAML as a setting; `leafOf` is that of what is neither a list nor an object.
 * In YAML, a value may be at several places, also in itself.
 */
export function settingFrom(
  value: unknown,
  leafOf: (value: unknown) => Setting = plainOf,
  known = new Map<object, Setting>(),
): Setting {
  const leaf = leafOf(value);
  if (leaf !== undefined || typeof value !== 'object' || value === null) return leaf;
  if (known.has(value)) return known.get(value);
  known.set(value, undefined);
  const inner = (one: unknown) => settingFrom(one, leafOf, known);
  const setting: Setting = Array.isArray(value)
    ? value.map(inner)
    : new Map(Object.entries(value).map(([key, one]) => [key, inner(one)]));
  known.set(value, setting);
  return setting;
}

/** A text, a number or a boolean; `undefined` for any other value. */
export function plainOf(value: unknown): Setting {
  const isPlain = typeof value === 'string' || typeof value === 'number';
  return isPlain || typeof value === 'boolean' ? value : undefined;
}
