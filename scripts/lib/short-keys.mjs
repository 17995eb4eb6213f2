import {readFileSync} from 'node:fs';

const folder = '/elements/api/';
const table = readFileSync('elements/api/locales/api-messages.ts', 'utf8');

/** Every message of the API reference → a short key; those that are made of parts keep theirs. */
const keys = new Map(
  [...table.matchAll(/^ {2}\| '(\w+)'/gm)]
    .map(([, key]) => key)
    .filter((key) => !key.startsWith('failure'))
    .map((key, index) => [key, `_${index.toString(36)}`]),
);

/** `localize('key',` and the beginning of a pair: `'key', 'English'`. */
const uses = /(?<=\blocalize\(\s*)'(\w+)'(?=,)|'(\w+)'(?=,\s*'[A-Z{])/g;
const entries = /(?<=^ {2})\w+(?=:)/gm;

/**
 * A Rollup plugin that shortens the keys of the messages of the API reference, in the code and in
 * the files of other languages. They are for developers; in the bundle, nobody reads them.
 */
export function shortKeys() {
  return {
    name: 'short-keys',
    transform(code, id) {
      const path = id.replaceAll('\\', '/');
      if (!path.includes(folder) || !path.endsWith('.ts')) return undefined;
      const [messages, ...texts] = code.split('\nexport const texts');
      const shortened = path.includes(`${folder}locales/`)
        ? [messages.replace(entries, (key) => keys.get(key) ?? key), ...texts].join(
            '\nexport const texts',
          )
        : code.replace(uses, (all, called, paired) => {
            const short = keys.get(called ?? paired);
            return short === undefined ? all : `'${short}'`;
          });
      return shortened === code ? undefined : {code: shortened, map: null};
    },
  };
}
