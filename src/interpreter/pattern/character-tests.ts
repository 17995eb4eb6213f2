/** Whether a character, with the flag `u` a code point, is one that a part of a pattern matches. */
export type CharacterTest = (character: string) => boolean;

/**
 * Makes the tests for the characters, escapes and classes of a regular expression. The browser
 * itself answers, so that case and Unicode are as it knows them: one character takes it no time.
 */
export function characterTests(
  flags: string,
): (source: string, isLiteral: boolean) => CharacterTest {
  const tests = new Map<string, CharacterTest>();
  const used = flags.replace(/[^isu]/g, '');
  const make = (source: string, isLiteral: boolean): CharacterTest => {
    if (isLiteral && !used.includes('i')) return (character) => character === source;
    const written = isLiteral ? source.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&') : source;
    const pattern = new RegExp(`^(?:${written})$`, used);
    /** What is known of the first characters of Unicode: 0 is unknown, 1 no, 2 yes. */
    const known = new Uint8Array(128);
    return (character) => {
      const code = character.charCodeAt(0);
      const answer = known[code];
      if (answer) return answer === 2;
      const isMatch = pattern.test(character);
      if (code < 128) known[code] = isMatch ? 2 : 1;
      return isMatch;
    };
  };
  return (source, isLiteral) => {
    const key = `${isLiteral ? '' : ' '}${source}`;
    const test = tests.get(key) ?? make(source, isLiteral);
    tests.set(key, test);
    return test;
  };
}
