import {compareNumbers, fromScaled, numberKey, placesOf, scaled} from '../../shared/decimal.js';
import {NumberLiteral} from '../../shared/number-literal.js';
import {writtenLimit, type WrittenNumber} from '../schema-limits.js';
import type {Schema} from '../schema.js';

/** Numbers with more zeros before or after the point are not calculated with. */
const mostPlaces = 500;

/** A number within the limits of a schema, exactly. */
export function sampleNumber({limits}: Schema, isInteger: boolean): WrittenNumber {
  const keys = ['multipleOf', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];
  const all = keys.map((key) => writtenLimit(limits, key));
  const written = all.filter((limit) => limit !== undefined);
  const places = Math.max(1, ...written.map((limit) => Math.abs(placesOf(String(limit)))));
  if (places > mostPlaces) return all[1] ?? all[2] ?? 1;

  const [step = isInteger ? one(places) : 0n, least, most, above, below] = all.map((limit) =>
    limit === undefined ? undefined : scaled(String(limit), places),
  );
  const by = step > 0n ? step : 0n;
  const gap = by || one(places) / 2n;
  const lowest = least ?? (above === undefined ? undefined : above + gap);
  const highest = most ?? (below === undefined ? undefined : below - gap);
  let found = by || one(places);
  if (highest !== undefined && found > highest) found = highest;
  if (lowest !== undefined && found < lowest) found = lowest;
  if (by > 0n) {
    const over = ((found % by) + by) % by;
    const up = over === 0n ? found : found - over + by;
    found = highest === undefined || up <= highest ? up : found - over;
  }
  const text = fromScaled(found, places);
  // What is a limit is written like it, but an integer never with a point: `1`, not `1.0`.
  const like = written.find((each) => numberKey(String(each)) === numberKey(text));
  if (like !== undefined && !isInteger) return like;
  return numberOf(text);
}

/** Numbers from `first` on, of which each is one step of the schema larger; at most `count`. */
export function numbersFrom(
  first: WrittenNumber,
  {limits}: Schema,
  count: number,
): readonly WrittenNumber[] {
  const step = String(writtenLimit(limits, 'multipleOf') ?? 1);
  const places = Math.max(0, ...[String(first), step].map((text) => Math.abs(placesOf(text))));
  if (places > mostPlaces) return [first];
  const [start, by] = [scaled(String(first), places), scaled(step, places)];
  const most = writtenLimit(limits, 'maximum');
  const below = writtenLimit(limits, 'exclusiveMaximum');
  const others = Array.from({length: count - 1}, (_, index) =>
    fromScaled(start + BigInt(index + 1) * (by > 0n ? by : one(places)), places),
  );
  const allowed = others.filter(
    (text) =>
      (most === undefined || compareNumbers(text, String(most)) <= 0) &&
      (below === undefined || compareNumbers(text, String(below)) < 0),
  );
  return [first, ...allowed.map(numberOf)];
}

function numberOf(text: string): WrittenNumber {
  return String(Number(text)) === text ? Number(text) : new NumberLiteral(text);
}

function one(places: number): bigint {
  return 10n ** BigInt(places);
}
