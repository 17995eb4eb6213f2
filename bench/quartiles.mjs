/** The median, the first and the third quartile of some numbers. */
export function quartiles(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (part) => {
    const place = (sorted.length - 1) * part;
    const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
    return low + (high - low) * (place % 1);
  };
  return [at(0.5), at(0.25), at(0.75)];
}
