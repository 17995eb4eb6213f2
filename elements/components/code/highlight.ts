import type {CodeToken} from '../../../src/content/code/code-token.js';
import {Highlighter} from '../../../src/highlight/highlighter.js';
import type {Language} from '../../../src/highlight/languages.js';
import {pause} from '../../../src/shared/pause.js';
import {lazy} from '../../shared/lazy.js';

const highlighter = new Highlighter();
let last: Promise<unknown> = Promise.resolve();

/**
 * Splits code into tokens; `undefined` for an unknown language, or when its grammar cannot be
 * loaded: `onLate` is called if it loads later.
 * One block at a time, with a pause before each, so that a page with many blocks stays responsive.
 */
export async function highlight(
  code: string,
  name: string,
  onLate?: () => void,
): Promise<readonly CodeToken[] | undefined> {
  let isLate = false;
  const missing = [...highlighter.missingFor(code, name)];
  await Promise.all(
    missing.map(([one, language]) => loadGrammar(one, language, () => isLate && onLate?.())),
  );
  isLate = true;
  if (!highlighter.knows(name)) return undefined;
  const turn = last.then(() => pause()).then(() => highlighter.tokensOf(code, name));
  // If a grammar fails, the code stays in one color.
  const highlighted = turn.catch(() => undefined);
  last = highlighted;
  return highlighted;
}

/** The page is about to be printed, which waits for nothing. Dispatched on the document. */
export class PrintCodeEvent extends Event {
  /** The tokens of code; `undefined` where its grammar was not loaded yet, or fails. */
  readonly highlight = (code: string, name: string): readonly CodeToken[] | undefined => {
    try {
      return highlighter.tokensOf(code, name);
    } catch {
      return undefined;
    }
  };

  constructor() {
    super('docs-code-print');
  }
}

addEventListener('beforeprint', () => document.dispatchEvent(new PrintCodeEvent()));

async function loadGrammar(name: string, {load}: Language, onLoad: () => void): Promise<void> {
  await lazy(
    `languages/${name}`,
    load,
  )((grammar) => {
    highlighter.add(name, grammar);
    onLoad();
  });
}
