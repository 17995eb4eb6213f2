/**
 * A list of images for a `srcset`, in which `complete` has changed each URL. URLs end at white
 * space, and at commas only before white space (HTML, "Parse a srcset attribute").
 */
export function completeSources(written: string, complete: (url: string) => string): string {
  const sources: string[] = [];
  let rest = written;
  for (;;) {
    const [all = '', url = ''] = /^[\s,]*(\S+)/.exec(rest) ?? [];
    if (url === '') return sources.join(', ');
    rest = rest.slice(all.length);
    const bare = url.replace(/,+$/, '');
    const size = bare === url ? /^(?:[^,(]|\([^)]*\)?)*/.exec(rest)?.[0] : undefined;
    rest = rest.slice(size?.length ?? 0);
    sources.push([complete(bare), size?.trim()].filter(Boolean).join(' '));
  }
}
