/**
 * JavaScript lists keys that are integers before all others, in the order of their size. In the
 * data of a file where this is another order, such a key begins with a mark, so that it is listed
 * where its author wrote it.
 */
const mark = '\0';
const integer = /^(?:0|[1-9]\d*)$/;

/**
 * The quotes before keys of JSON that are integers, and the brace before the first key of an
 * object. A quote before a digit begins a text.
 */
const integerKeys = /"(?=(?:0|[1-9]\d*)"\s*:)(?<!\\")(?<=(\{?)\s*")/g;

/** The braces of JSON, and its texts: whether each is an integer, and whether it is a key. */
const tokens = /"(?:(0|[1-9]\d*)"|[^"\\]*(?:\\.[^"\\]*)*")(?=\s*(:?))|[{}]/g;

/** A key as the data of a file has it. */
export function markedKey(key: string): string {
  return integer.test(key) ? mark + key : key;
}

/** A key of the data of a file as its author wrote it. */
export function plainKey(key: string): string {
  return key.startsWith(mark) && integer.test(key.slice(1)) ? key.slice(1) : key;
}

/** JSON in which all keys that are integers are marked, if JavaScript would move any of them. */
export function withMarkedKeys(json: string): string {
  return isInOrder(json) ? json : json.replace(integerKeys, '"\\u0000');
}

/** Whether JavaScript lists all keys of JSON in their order. Reads only objects with integers. */
function isInOrder(json: string): boolean {
  let end = 0;
  for (const {index, 1: brace} of json.matchAll(integerKeys)) {
    if (index < end) continue;
    // A key that is no integer is before it.
    if (brace === '') return false;
    // Of each object that is open, the last key if it is an integer
    const open = [-1];
    tokens.lastIndex = index;
    while (open.length > 0) {
      const token = tokens.exec(json);
      if (!token) return true;
      if (token[0] === '{') open.push(-1);
      else if (token[0] === '}') open.pop();
      else if (token[2] === ':') {
        const key = token[1] === undefined ? Infinity : Number(token[1]);
        if (key < (open.at(-1) ?? 0)) return false;
        open[open.length - 1] = key;
      }
    }
    end = tokens.lastIndex;
  }
  return true;
}

/**
 * An object without marks whose keys are listed in the order of its entries, also by
 * `Object.entries` and `JSON.stringify`. It is not meant to be changed.
 */
export function orderedObject<T>(entries: readonly (readonly [key: string, value: T])[]): {
  readonly [key: string]: T;
} {
  const object = Object.fromEntries(entries);
  const keys = [...new Set(entries.map(([key]) => key))];
  const isOrdered = Object.keys(object).every((key, index) => key === keys[index]);
  return isOrdered ? object : new Proxy(object, {ownKeys: () => keys});
}
