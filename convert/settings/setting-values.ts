import {isList, isSettings, type Setting, type SettingsMap} from './setting.js';

/** A text among settings; `undefined` for an empty one, and for any other value. */
export function textIn(settings: SettingsMap | undefined, name: string): string | undefined {
  const value = settings?.get(name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** An object among settings; `undefined` for any other value. */
export function mapIn(settings: SettingsMap | undefined, name: string): SettingsMap | undefined {
  const value = settings?.get(name);
  return isSettings(value) ? value : undefined;
}

/** A list among settings; empty for any other value. */
export function listIn(settings: SettingsMap | undefined, name: string): readonly Setting[] {
  const value = settings?.get(name);
  return isList(value) ? value : [];
}
