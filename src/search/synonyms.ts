/*
 * Words for one thing, of which authors write one and readers type another. Only words that mean
 * the same nearly everywhere in documentation: what is found by others comes in between.
 */

/** The words on a line are synonyms, in the singular; those with `~` are only searched for. */
const lines = `
cost price pricing ~fee ~billing
billing invoice payment ~pricing
delete remove ~destroy ~rm
login signin logon signon ~sign ~log ~authentication
signup register registration ~sign
logout signout
setup install installation
publish deploy deployment
edit change modify
picture image photo
folder directory
limit quota
fix troubleshoot troubleshooting
cancel unsubscribe
shortcut hotkey keybinding
color colour
db database
repo repository
var variable
k8s kubernetes
js javascript
ts typescript`;

const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const words = line.split(' ');
      const plain = words.map((word) => word.replace('~', ''));
      return words
        .filter((word) => !word.startsWith('~'))
        .map((word) => [word, plain.filter((other) => other !== word)] as const);
    }),
);

/** The second words of verbs that are also written as one word: "log in", "set up". */
const particles: ReadonlySet<string> = new Set(['in', 'on', 'out', 'up']);

/** A word that is looked for besides one that was typed. */
export interface RelatedTerm {
  /** The typed word that it stands for. */
  readonly of: string;
  /** How much it counts; 1 as much as the typed word. */
  readonly weight: number;
}

/** Words to look for besides those that were typed, which are in their order. */
export function relatedTerms(typed: readonly string[]): ReadonlyMap<string, RelatedTerm> {
  const found = new Map<string, RelatedTerm>();
  const add = (term: string, of: string, weight: number) => {
    if (!typed.includes(term) && !found.has(term)) found.set(term, {of, weight});
  };
  for (const [at, term] of typed.entries()) {
    const next = typed[at + 1] ?? '';
    const joined = particles.has(next) && synonyms.has(term + next) ? term + next : undefined;
    if (joined !== undefined) add(joined, term, 1);
    for (const other of synonyms.get(joined ?? term) ?? []) add(other, term, 0.5);
  }
  return found;
}

/**
 * The words for which a text with a word is found, besides that word, by {@link relatedTerms}: what
 * an index has to contain that knows nothing of other words.
 */
export function askedTerms(): ReadonlyMap<string, ReadonlySet<string>> {
  const asked = new Map<string, Set<string>>();
  const add = (term: string, typed: readonly string[]) => {
    const all = asked.get(term) ?? new Set();
    for (const one of typed) all.add(one);
    asked.set(term, all);
  };
  for (const [typed, others] of synonyms) {
    // `login` is also typed as two words.
    const [, ...parts] = /^(log|set|sign)(in|on|out|up)$/.exec(typed) ?? [];
    if (parts.length > 0) add(typed, parts);
    for (const other of others) add(other, [typed, ...parts]);
  }
  return asked;
}
