/** What stands in `history.state` of a page whose entries the reader has filtered, beside whatever others keep there. */
interface Entry {
  readonly docsTags?: unknown;
}

/** The tags that the reader has chosen on this page: kept in the history's entry, so that they are there when they come back. */
export function chosenTags(): readonly string[] {
  const {docsTags} = entry();
  return Array.isArray(docsTags) ? docsTags.map(String) : [];
}

export function chooseTags(docsTags: readonly string[]): void {
  history.replaceState({...entry(), docsTags}, '');
}

function entry(): Entry {
  // Other scripts of the page may keep anything there.
  return Object(history.state) as Entry;
}
