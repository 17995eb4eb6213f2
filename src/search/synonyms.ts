import {functionWords} from './question-words.js';

/*
 * Words for one thing, of which authors write one and readers type another. Only words that mean
 * the same nearly everywhere in documentation: what is found by others comes in between. Our own
 * documentation lists them in `demo/guide/search.mdx`.
 */

/**
 * The words on a line are synonyms, in the singular; those with `~` are only searched for, and
 * phrases, with `_` between their words, are only typed.
 */
const lines = `
cost price pricing ~fee ~billing
billing invoice payment ~pricing
delete remove ~destroy ~rm
login log_in signin sign_in logon log_on signon sign_on ~sign ~log ~authentication
signup sign_up register registration ~sign
logout log_out signout sign_out
setup set_up install installation
publish deploy deployment
edit change modify
edit_on_github edit_this_page ~suggest ~suggestedit
translate translation localization internationalization i18n l10n ~language ~locale
version versioning
table_of_content toc ~outline ~heading
css stylesheet ~style ~sheet
404 not_found ~missing
youtube vimeo ~video ~iframe
changelog release_note ~release
picture image photo
folder directory
subfolder subdirectory subpath
limit quota
fix troubleshoot troubleshooting
cancel unsubscribe
shortcut hotkey keybinding
color colour
config configuration
env environment
db database
repo repository
var variable
k8s kubernetes
cpp cplusplus
js javascript
ts typescript`;

const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const entries = line.split(' ').map((entry) => entry.replaceAll('_', ' '));
      const words = entries
        .filter((entry) => !entry.includes(' '))
        .map((entry) => entry.replace('~', ''));
      return entries
        .filter((entry) => !entry.startsWith('~'))
        .map((entry) => [entry, words.filter((other) => other !== entry)] as const);
    }),
);
const longestPhrase = 3;

/** A word that is looked for besides those that were typed. */
export interface RelatedTerm {
  /** The words in the query that have this synonym. */
  readonly of: readonly string[];
  /** How much it counts; 1 as much as the typed words. */
  readonly weight: number;
}

/** Words to look for besides those that were typed, which are in their order. */
export function relatedTerms(typed: readonly string[]): ReadonlyMap<string, RelatedTerm> {
  const found = new Map<string, RelatedTerm>();
  const add = (term: string, of: readonly string[], weight: number) => {
    if (!typed.includes(term) && !found.has(term)) found.set(term, {of, weight});
  };
  for (const [at, word] of typed.entries()) {
    const next = typed[at + 1];
    if (next !== undefined) add(word + next, [word, next], 1);
  }
  for (let at = 0; at < typed.length;) {
    const words = longestEntry(typed.slice(at, at + longestPhrase));
    // A phrase says more than each of its words.
    const weight = words.length > 1 ? 1 : 0.5;
    for (const other of synonyms.get(words.join(' ')) ?? []) add(other, words, weight);
    at += words.length;
  }
  return found;
}

/** The most of these words, from the first on, that have synonyms; else the first. */
function longestEntry(words: readonly string[]): readonly string[] {
  const isEntry = words.length <= 1 || synonyms.has(words.join(' '));
  return isEntry ? words : longestEntry(words.slice(0, -1));
}

/**
 * The words for which a text with a word is found, besides that word, by {@link relatedTerms}: what
 * an index has to contain that knows nothing of other words.
 */
export function askedTerms(): ReadonlyMap<string, ReadonlySet<string>> {
  const asked = new Map<string, Set<string>>();
  for (const [typed, others] of synonyms) {
    for (const other of others) {
      const all = asked.get(other) ?? new Set();
      for (const word of typed.split(' ')) if (!functionWords.has(word)) all.add(word);
      asked.set(other, all);
    }
  }
  return asked;
}
