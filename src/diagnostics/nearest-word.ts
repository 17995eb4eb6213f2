/**
 * The word of `words` that `word` is probably a misspelling of: the one with the fewest edits, at
 * most a third of the length. Case is ignored. `undefined` when none is similar.
 */
export function nearestWord(word: string, words: Iterable<string>): string | undefined {
  const given = word.toLowerCase();
  let nearest: string | undefined;
  let most = Math.max(1, Math.floor(given.length / 3));
  for (const candidate of words) {
    const edits = editDistance(given, candidate.toLowerCase(), most);
    if (edits > most) continue;
    nearest = candidate;
    if (edits === 0) break;
    most = edits - 1;
  }
  return nearest;
}

/**
 * How many letters must be added, removed, replaced or swapped with their neighbor to turn one word
 * into the other. Returns `most + 1` as soon as it is more than `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  // A common start and end need no edits; skipping them makes comparing with many similar words
  // cheap.
  let start = 0;
  let end = one.length;
  let otherEnd = other.length;
  while (start < end && start < otherEnd && one[start] === other[start]) start += 1;
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
    end -= 1;
    otherEnd -= 1;
  }
  if (Math.abs(end - otherEnd) > most) return most + 1;
  return compare(one.slice(start, end), other.slice(start, otherEnd), most);
}

/**
 * The table of edits between all prefixes of two words, of which three rows are needed at a time.
 */
function compare(one: string, other: string, most: number): number {
  let before: number[] = [];
  let above = Array.from({length: other.length + 1}, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let edits = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + (isSame ? 0 : 1),
      );
      if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        edits = Math.min(edits, at(before, column - 2) + 1);
      }
      current.push(edits);
      least = Math.min(least, edits);
    }
    if (least > most) return most + 1;
    before = above;
    above = current;
  }
  return at(above, other.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
