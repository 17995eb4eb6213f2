import {
  EVENT_ID,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE,
  type Event,
  type ScalarEvent,
} from 'js-yaml';
import {pointerTo} from '../openapi/part.js';
import {withAnyIndentation} from '../shared/flow-indentation.js';

/** The position of a value in a file, or of the key before it; both start at 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A list or an object around what is being read. */
interface Collection {
  readonly pointer: string;
  readonly isList: boolean;
  /** The key whose value comes next, and its offset. */
  key?: {readonly name: string; readonly offset: number} | undefined;
  count: number;
}

/**
 * Finds the values that JSON pointers (RFC 6901) mean in JSON or YAML: of each, the innermost value
 * on its way that the text contains. Nothing for a text that cannot be read.
 */
export function locatePointers(
  text: string,
  pointers: readonly string[],
): ReadonlyMap<string, Position> {
  try {
    return withAnyIndentation(text, (readable) => positionsIn(readable, pointers));
  } catch {
    return new Map();
  }
}

function positionsIn(text: string, pointers: readonly string[]): ReadonlyMap<string, Position> {
  const offsets = offsetsIn(text, new Set(pointers.flatMap(wayTo)));
  const starts = lineStarts(text);
  return new Map(
    pointers.flatMap((pointer) => {
      const nearest = wayTo(pointer).find((one) => offsets.has(one));
      const offset = nearest === undefined ? undefined : offsets.get(nearest);
      return offset === undefined ? [] : [[pointer, positionOf(offset, starts)] as const];
    }),
  );
}

/** A pointer, and those of the values around what it means, from the inside. */
function wayTo(pointer: string): readonly string[] {
  const way: string[] = [];
  for (let one = pointer; one !== ''; one = one.slice(0, one.lastIndexOf('/'))) way.push(one);
  return [...way, ''];
}

/** The offsets of the values that pointers mean. Throws for a text that cannot be read. */
function offsetsIn(text: string, wanted: ReadonlySet<string>): ReadonlyMap<string, number> {
  const offsets = new Map<string, number>();
  const around: Collection[] = [];
  for (const event of parseEvents(text, {maxDepth: 500})) {
    if (event.type === EVENT_ID.DOCUMENT) continue;
    if (event.type === EVENT_ID.POP) {
      around.pop();
      continue;
    }
    const outer = around.at(-1);
    if (outer && !outer.isList && !outer.key) {
      outer.key = {name: keyOf(text, event), offset: offsetOf(event)};
      // A key that is a list or an object names nothing.
      if (isCollection(event)) around.push({pointer: '/-', isList: true, count: 0});
      continue;
    }
    const name = outer?.isList ? String(outer.count++) : outer?.key?.name;
    const pointer = outer && name !== undefined ? pointerTo(outer.pointer, name) : '';
    if (wanted.has(pointer)) offsets.set(pointer, outer?.key?.offset ?? offsetOf(event));
    if (outer) outer.key = undefined;
    if (isCollection(event)) {
      around.push({pointer, isList: event.type === EVENT_ID.SEQUENCE, count: 0});
    }
  }
  return offsets;
}

function isCollection({type}: Event): boolean {
  return type === EVENT_ID.SEQUENCE || type === EVENT_ID.MAPPING;
}

function keyOf(text: string, event: Event): string {
  return event.type === EVENT_ID.SCALAR ? getScalarValue(text, event) : '';
}

function offsetOf(event: Event): number {
  if (event.type === EVENT_ID.SCALAR) return event.valueStart - Number(isQuoted(event));
  if (event.type === EVENT_ID.ALIAS) return event.anchorStart;
  return 'start' in event ? event.start : 0;
}

function isQuoted({style}: ScalarEvent): boolean {
  return style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED;
}

function lineStarts(text: string): readonly number[] {
  return [0, ...Array.from(text.matchAll(/\r\n?|\n/g), ({index, 0: end}) => index + end.length)];
}

function positionOf(offset: number, starts: readonly number[]): Position {
  let [first, last] = [0, starts.length - 1];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if ((starts[middle] ?? 0) <= offset) first = middle;
    else last = middle - 1;
  }
  return {line: first + 1, column: offset - (starts[first] ?? 0) + 1};
}
