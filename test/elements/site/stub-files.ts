/**
 * Answers requests below `https://site.example/` with these files and everything else there with
 * 404, until restored.
 */
export function stubFiles(files: ReadonlyMap<string, string>): () => void {
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== 'https://site.example') return original(input, init);
    const text = files.get(url.pathname.slice(1));
    const response = new Response(text ?? 'Not found', {
      status: text === undefined ? 404 : 200,
      headers: {'content-type': 'text/plain'},
    });
    Object.defineProperty(response, 'url', {value: url.href});
    return Promise.resolve(response);
  };
  return () => {
    globalThis.fetch = original;
  };
}
