import {readFileSync} from 'node:fs';

/*
 * Names that other icon sets, and the paid icons of ours, have for things. `icon-aliases.txt` lists
 * them, a line for each free icon: its name, after its folder if that is not `solid`, a colon, and
 * its aliases.
 */
const lines = readFileSync(new URL('icon-aliases.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

const named = lines.flatMap((line) => {
  const [icon, names] = line.split(': ');
  return names.split(' ').map((name) => [name, icon]);
});

const digits = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Other sets' names → our names. */
export const iconAliases = Object.fromEntries([
  ...named,
  ...digits.flatMap((word, i) =>
    [word, `circle-${i + 1}`, `square-${i + 1}`].map((name) => [name, String(i + 1)]),
  ),
]);
