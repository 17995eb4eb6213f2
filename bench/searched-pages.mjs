// Pages of made-up words, to be searched, and what a reader types.

const syllables = ['ba', 'ke', 'li', 'mo', 'nu', 'ra', 'se', 'ti', 'vo', 'zu', 'dan', 'fer', 'gol'];
/** About 5,000 words, the first ones more often. */
function wordOf(number) {
  const index = Math.floor(5000 * number ** 2);
  return [index % 13, Math.floor(index / 13) % 13, Math.floor(index / 169) % 13, index % 7]
    .map((at) => syllables[at])
    .join('');
}

/** The same numbers in each run. */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** A page of 6 KB: five sections, one with code. */
export function pageOf(index) {
  const next = numbers(index + 1);
  const words = (count) => Array.from({length: count}, () => wordOf(next())).join(' ');
  const section = () => `## ${words(3)}\n\n${words(60)}.\n\n- ${words(10)}\n- ${words(10)}\n`;
  const code = `\`\`\`js\nconst ${wordOf(next())} = '${words(5)}';\n\`\`\`\n`;
  const sections = Array.from({length: 5}, section).join('\n');
  return `---\ntitle: ${words(2)} ${index}\ndescription: ${words(8)}\n---\n\n${sections}\n${code}`;
}

/** What a reader types: words of the site as they grow, two words, one with a mistake. */
export function typedTexts() {
  const next = numbers(7);
  return Array.from({length: 8}, () => wordOf(next())).flatMap((word) => [
    word.slice(0, 2),
    word.slice(0, 4),
    word,
    `${word} ${wordOf(next())}`,
    `${word.slice(0, 3)}x${word.slice(4)}`,
  ]);
}
