import {isList, isSettings, type Setting, type SettingsMap} from '../settings/setting.js';

const none: SettingsMap = new Map();

/** A text among settings; `undefined` for anything else, and for an empty one. */
export function textIn(settings: SettingsMap, name: string): string | undefined {
  const value = settings.get(name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** An object among settings; an empty one for anything else. */
export function mapIn(settings: SettingsMap, name: string): SettingsMap {
  const value = settings.get(name);
  return isSettings(value) ? value : none;
}

/** A list among settings; an empty one for anything else. */
export function listIn(settings: SettingsMap, name: string): readonly Setting[] {
  const value = settings.get(name);
  return isList(value) ? value : [];
}

/** The objects in a list. */
export function mapsIn(list: Setting): readonly SettingsMap[] {
  return isList(list) ? list.filter(isSettings) : [];
}

/** A text of VitePress, which may contain HTML, without its tags. */
export function withoutTags(text: string): string {
  return text
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();
}
