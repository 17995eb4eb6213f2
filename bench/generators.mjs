/**
 * Texts of a size, repeated, nested or left open, for `linear.mjs`: each generator is
 * `(size) => text`.
 */

/** A text repeated up to a size, between a beginning and an end. */
export const repeated =
  (unit, before = '', after = '') =>
  (size) =>
    before + unit.repeat(Math.max(1, Math.floor(size / unit.length))) + after;

/** Opened and closed again, half of the size each. */
export const nested =
  (open, close, inside = '') =>
  (size) => {
    const count = Math.floor(size / (open.length + close.length));
    return open.repeat(count) + inside + close.repeat(count);
  };

/** Parts that differ by their number. */
export const numbered =
  (unit, before = '', after = '') =>
  (size) => {
    const parts = [];
    for (let [index, length] = [0, 0]; length < size; index++) {
      const part = unit(index);
      parts.push(part);
      length += part.length;
    }
    return before + parts.join('') + after;
  };

/** Parts that each are longer by one unit than the one before. */
export const growing = (unit, separator) => (size) => {
  const count = Math.floor(Math.sqrt((2 * size) / (unit(1).length - unit(0).length)));
  return Array.from({length: count}, (_, index) => unit(index)).join(separator);
};

/** The same, the longest first. */
export const falling = (unit, separator) => (size) =>
  growing(unit, '\0')(size).split('\0').reverse().join(separator);
