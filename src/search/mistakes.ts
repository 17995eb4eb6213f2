/** How many mistakes a word may have: none in short ones and in numbers. */
export function mistakesIn(term: string): number | false {
  if (term.length < 4 || /\p{N}/u.test(term)) return false;
  return term.length < 8 ? 1 : 2;
}

/** The word with each pair of neighboring letters swapped: to MiniSearch, that is two mistakes. */
export function swapped(term: string): readonly string[] {
  const letters = [...term];
  return letters.slice(1).map((letter, at) => {
    const [before, after] = [letters.slice(0, at), letters.slice(at + 2)];
    return [...before, letter, letters[at], ...after].join('');
  });
}
