/** How many numbers each command has: those that Font Awesome uses. */
const sizes = {m: 2, l: 2, c: 6, s: 4, a: 7, z: 0};

/**
 * The path of an SVG in whole units, with relative commands.
 *
 * Each point is rounded by itself: if distances were rounded, their errors would add up. A path
 * with an arc of other than whole numbers is returned as it is: its center can be far from where
 * it was as soon as its ends are a little closer together.
 */
export function roundPath(path) {
  if (/a[^a-z]*\./i.test(path)) return path;
  let exact = [0, 0];
  let rounded = exact;
  let start = exact;
  let previous = '';
  let written = '';
  for (const [command, numbers] of segmentsOf(path)) {
    const kind = command.toLowerCase();
    const isRelative = command === kind;
    // The radii, the angle and the flags of an arc are no coordinates.
    const shape = kind === 'a' ? numbers.slice(0, 5) : [];
    const points = numbers.slice(shape.length).map((n, i) => n + (isRelative ? exact[i % 2] : 0));
    const distances = points.map((n, i) => Math.round(n) - rounded[i % 2]);
    exact = kind === 'z' ? start : points.slice(-2);
    rounded = exact.map(Math.round);
    if (kind === 'm') start = exact;
    const isContinued = kind === previous || `${previous}${kind}` === 'ml';
    written += (isContinued ? ' ' : kind) + [...shape, ...distances].join(' ');
    previous = kind;
  }
  return written.replaceAll(' -', '-');
}

/** Each segment with its command: `l1 2 3 4` is two lines. */
function segmentsOf(path) {
  return [...path.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, command, text]) => {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = sizes[command.toLowerCase()];
    if (size === 0) return [[command, []]];
    if (!(numbers.length > 0 && numbers.length % size === 0)) {
      throw new Error(`Cannot read "${command}${text}".`);
    }
    const segments = [];
    for (let i = 0; i < numbers.length; i += size) {
      // Further points after a move are lines.
      const name = i === 0 ? command : command.replace('m', 'l').replace('M', 'L');
      segments.push([name, numbers.slice(i, i + size)]);
    }
    return segments;
  });
}
