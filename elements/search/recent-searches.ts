import type {ReaderStore} from '../shared/reader-store.js';

const mostKept = 5;

/** Puts a search before the others that are remembered. */
export function rememberSearch(store: ReaderStore, typed: string): void {
  const text = typed.trim();
  if (text === '') return;
  store.write({searches: [text, ...others(store, text)].slice(0, mostKept)});
}

export function forgetSearch(store: ReaderStore, typed: string): void {
  store.write({searches: others(store, typed)});
}

function others(store: ReaderStore, text: string): readonly string[] {
  return (store.read().searches ?? []).filter((one) => one !== text);
}
