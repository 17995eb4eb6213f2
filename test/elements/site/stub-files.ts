/**
 * Answers requests below `https://site.example/` with these files and everything else there with
 * 404, until restored. `modified` has the dates of files that have one.
 */
export function stubFiles(
  files: ReadonlyMap<string, string>,
  modified: ReadonlyMap<string, string> = new Map(),
): () => void {
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== 'https://site.example') return original(input, init);
    const path = url.pathname.slice(1);
    const text = files.get(path);
    const date = modified.get(path);
    const response = new Response(text ?? 'Not found', {
      status: text === undefined ? 404 : 200,
      headers: {'content-type': 'text/plain', ...(date && {'last-modified': date})},
    });
    Object.defineProperty(response, 'url', {value: url.href});
    return Promise.resolve(response);
  };
  return () => {
    globalThis.fetch = original;
  };
}

/**
 * Has the answers of the host wait from now on: all of them, or those for URLs that contain `part`.
 *
 * @returns Sends them, and those of later requests at once.
 */
export function holdFiles(part = ''): () => void {
  const stubbed = globalThis.fetch;
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  globalThis.fetch = async (input, init) => {
    if (String(input instanceof Request ? input.url : input).includes(part)) await sent;
    return stubbed(input, init);
  };
  return () => {
    globalThis.fetch = stubbed;
    send();
  };
}
