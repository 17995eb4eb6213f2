import type {ComponentAttributes} from '../markdown/component-html.js';
import {isSettings, type Setting} from '../settings/setting.js';
import type {DocsifyIndex} from './docsify-options.js';

/** A callout that a quote is shown as. */
export interface Alert {
  readonly name: string;
  readonly attributes: ComponentAttributes;
}

/** What the first line of a quote makes of it; `undefined` for a quote that stays one. */
export type AlertOf = (text: string, file: string) => Alert | undefined;

/** The callouts of GitHub, which docsify 5 shows. */
const github: ReadonlyMap<string, string> = new Map([
  ['note', 'Note'],
  ['tip', 'Tip'],
  ['important', 'Note'],
  ['warning', 'Warning'],
  ['caution', 'Danger'],
]);

/** Those of the plugin flexible-alerts, with the names that they have there. */
const flexible: ReadonlyMap<string, readonly [kind: string, name: string, label: string]> = new Map(
  [
    ['note', ['note', 'Note', 'Note']],
    ['info', ['note', 'Note', 'Note']],
    ['tip', ['tip', 'Tip', 'Tip']],
    ['warning', ['warning', 'Warning', 'Warning']],
    ['attention', ['attention', 'Danger', 'Attention']],
    ['danger', ['attention', 'Danger', 'Attention']],
  ],
);

const mark = /^\[!(\w+)((?:\|[^\]\n|]*)*)\]/;

/** Which quotes of a site are callouts: those of the plugin flexible-alerts, if it is loaded. */
export function alertsOf({urls, settings}: DocsifyIndex): AlertOf {
  if (!urls.some((url) => /flexible-alerts/i.test(url))) {
    return (text) => {
      const [, kind = '', options = ''] = mark.exec(text) ?? [];
      const name = options === '' ? github.get(kind.toLowerCase()) : undefined;
      return name === undefined ? undefined : {name, attributes: {}};
    };
  }
  const own = settings.values.get('flexible-alerts') ?? settings.values.get('flexibleAlerts');
  return (text, file) => {
    const [, written = '', options = ''] = mark.exec(text) ?? [];
    const [kind, name, usual] = flexible.get(written.toLowerCase()) ?? [];
    if (kind === undefined || name === undefined) return undefined;
    const option = (key: string) =>
      options
        .split('|')
        .map((one) => one.split(/:(.*)/s))
        .find(([known = '']) => known.trim() === key)?.[1];
    const kinds = isSettings(own) ? own.get(kind) : undefined;
    const label = option('label') ?? labelIn(kinds, file) ?? usual;
    const isShown = option('labelVisibility')?.trim() !== 'hidden' && label?.trim() !== name;
    return {name, attributes: isShown && label ? {title: label.trim()} : {}};
  };
}

/** The label in the settings: a text, or one for each part of paths. */
function labelIn(kind: Setting, file: string): string | undefined {
  const label = isSettings(kind) ? kind.get('label') : undefined;
  if (typeof label === 'string') return label;
  if (!isSettings(label)) return undefined;
  const found = [...label].find(([path]) => `/${file}`.includes(path))?.[1];
  return typeof found === 'string' ? found : undefined;
}
