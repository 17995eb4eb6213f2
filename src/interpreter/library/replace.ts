import {limits, type Budget} from '../budget.js';
import {toText} from '../convert.js';
import type {Machine} from '../machine.js';
import {Refusal} from '../refusal.js';
import {FunctionValue, PatternValue, type Value} from '../values.js';
import {matchAll, type Match} from './regular-expressions.js';

/** `replace` and `replaceAll`; the replacement may be a text with `$1`, or a function. */
export function replaceIn(
  text: string,
  [pattern, replacement]: readonly Value[],
  machine: Machine,
  isAll: boolean,
): string {
  const {budget} = machine;
  if (isAll && pattern instanceof PatternValue && !pattern.flags.includes('g')) {
    throw new Refusal('uses `replaceAll` without the flag `g`');
  }
  const found =
    pattern instanceof PatternValue
      ? matchAll(text, pattern, budget)
      : occurrences(text, toText(pattern, budget), isAll, budget);
  const written = replacement instanceof FunctionValue ? '' : toText(replacement, budget);
  let made = '';
  let end = 0;
  const add = (part: string) => {
    budget.text(part.length);
    if (made.length + part.length > limits.text) budget.text(made.length + part.length);
    made += part;
  };
  for (const match of found) {
    const {index} = match;
    add(text.slice(end, index));
    const groups = match as readonly (string | undefined)[];
    if (replacement instanceof FunctionValue) {
      const named = match.groups === undefined ? [] : [match.groups];
      add(toText(machine.call(replacement, [...match, index, text, ...named]), budget));
    } else add(expand(written, match, text, budget));
    end = index + (groups[0]?.length ?? 0);
  }
  add(text.slice(end));
  return made;
}

function occurrences(text: string, wanted: string, isAll: boolean, budget: Budget): Match[] {
  const found: Match[] = [];
  for (let at = text.indexOf(wanted); at !== -1;) {
    found.push(Object.assign([wanted], {index: at}));
    budget.items(found.length, 4);
    if (!isAll || at >= text.length) break;
    at = text.indexOf(wanted, at + Math.max(wanted.length, 1));
  }
  return found;
}

/** A replacement with `$&`, `$1`, `$<name>` and the like filled in. */
function expand(written: string, match: Match, text: string, budget: Budget): string {
  if (!written.includes('$')) return written;
  const {index, groups} = match;
  let length = 0;
  return written.replace(/\$(?:\$|&|`|'|\d{1,2}|<([^>]*)>)/g, (reference, name?: string) => {
    const filled =
      name === undefined
        ? fill(reference, match as readonly (string | undefined)[], index, text)
        : groups instanceof Map
          ? toText(groups.get(name) ?? '', budget)
          : reference;
    length += filled.length;
    budget.text(length);
    return filled;
  });
}

function fill(
  reference: string,
  match: readonly (string | undefined)[],
  index: number,
  text: string,
): string {
  const whole = match[0] ?? '';
  if (reference === '$$') return '$';
  if (reference === '$&') return whole;
  if (reference === '$`') return text.slice(0, index);
  if (reference === "$'") return text.slice(index + whole.length);
  const two = Number(reference.slice(1));
  if (two > 0 && two < match.length) return match[two] ?? '';
  const one = Number(reference[1]);
  if (reference.length === 3 && one > 0 && one < match.length) {
    return (match[one] ?? '') + (reference[2] ?? '');
  }
  return reference;
}
