/**
 * Does with caches what the service worker and pages do with them, and what browsers refuse; gives
 * what came of each operation. Runs in a browser as well, where nothing around it exists.
 *
 * @param {CacheStorage} caches Without caches.
 * @param {string} base The URL of a folder of an origin.
 */
export async function operateOnCaches(caches, base) {
  const results = [];
  const note = async (name, operation) => {
    const result = await Promise.resolve()
      .then(operation)
      .catch((error) => `throws ${error.name}`);
    results.push([name, result ?? String(result)]);
  };
  const urls = (requests) => requests.map(({url}) => url.slice(base.length));
  const textOf = async (response) => (response ? response.text() : 'none');
  const at = (path) => base + path;

  await note('match without caches', async () => textOf(await caches.match(at('a'))));
  await note('match in a cache that is not there', async () =>
    textOf(await caches.match(at('a'), {cacheName: 'none'})),
  );
  await note('makes no cache', () => caches.has('none'));

  const one = await caches.open('one');
  const two = await caches.open('two');
  await note('caches in their order', () => caches.keys());
  await one.put(at('a'), new Response('a in one', {headers: {'x-own': '1'}}));
  await two.put(at('a'), new Response('a in two', {status: 404, statusText: 'Gone'}));
  await two.put(at('b?x=1'), new Response('b'));

  await note('the first cache comes first', async () => textOf(await caches.match(at('a'))));
  await note('a cache of this name', async () =>
    textOf(await caches.match(at('a'), {cacheName: 'two'})),
  );
  await note('status, headers and URL', async () => {
    const first = await one.match(at('a'));
    const second = await two.match(at('a'));
    return [first, second].map(({status, statusText, headers, url, type, redirected, ok}) => [
      ...[status, statusText, headers.get('x-own'), headers.get('content-type')],
      ...[url, type, redirected, ok],
    ]);
  });
  await note('each match has a body of its own', async () => [
    await textOf(await one.match(at('a'))),
    await textOf(await one.match(at('a'))),
  ]);
  await note('another query', async () => textOf(await two.match(at('b'))));
  await note('ignoreSearch', async () => textOf(await two.match(at('b?y'), {ignoreSearch: true})));
  await note('ignoreSearch in all caches', async () =>
    textOf(await caches.match(at('b'), {ignoreSearch: true, cacheName: 'two'})),
  );
  await note('a hash', async () => textOf(await one.match(at('a#part'))));
  await note('a request', async () => textOf(await one.match(new Request(at('a')))));
  await note('another method', async () =>
    textOf(await one.match(new Request(at('a'), {method: 'POST'}))),
  );
  await note('ignoreMethod', async () =>
    textOf(await one.match(new Request(at('a'), {method: 'POST'}), {ignoreMethod: true})),
  );

  await one.put(at('c'), new Response('c'));
  await one.put(at('a'), new Response('a again'));
  await note('what is replaced', async () => textOf(await one.match(at('a'))));
  await note('the order of what is replaced', async () => urls(await one.keys()));
  await note('keys of a file', async () => urls(await one.keys(at('c'))));
  await note('deletes a file', () => one.delete(at('c')));
  await note('deletes none', () => one.delete(at('c')));
  await note('does not delete another query', () => two.delete(at('b')));
  await note('deletes another query', () => two.delete(at('b'), {ignoreSearch: true}));

  const inGerman = new Request(at('d'), {headers: {'accept-language': 'de'}});
  const inFrench = new Request(at('d'), {headers: {'accept-language': 'fr'}});
  const varying = (text) => new Response(text, {headers: {vary: 'Accept-Language'}});
  await one.put(inGerman, varying('Hallo'));
  await one.put(inFrench, varying('Salut'));
  await note('Vary', async () => [
    await textOf(await one.match(inGerman)),
    await textOf(await one.match(inFrench)),
    await textOf(await one.match(at('d'))),
  ]);
  await note('ignoreVary', async () => textOf(await one.match(at('d'), {ignoreVary: true})));
  await note('both are stored', async () => urls(await one.keys()));
  await one.put(at('d'), new Response('Hello'));
  await note('an answer that does not vary', async () => textOf(await one.match(inGerman)));
  await note('stored beside those that vary', async () => urls(await one.keys()));

  const put = (given, response) => async () => String(await two.put(given, response));
  await note('a part', put(at('e'), new Response('part', {status: 206})));
  await note('Vary: *', put(at('e'), new Response('e', {headers: {vary: 'Accept, *'}})));
  await note('a form', put(new Request(at('e'), {method: 'POST'}), new Response('e')));
  await note('another scheme', put('data:text/plain,e', new Response('e')));
  const used = new Response('e');
  await used.text();
  await note('a body that was read', put(at('e'), used));
  await note('an answer without a body', put(at('f'), new Response(null, {status: 204})));
  await note('its status', async () => (await two.match(at('f'))).status);
  const given = new Response('g');
  await two.put(at('g'), given);
  await note('put reads the body', () => given.bodyUsed);

  await note('deletes a cache', () => caches.delete('two'));
  await note('deletes no cache', () => caches.delete('two'));
  await note('the cache is gone', () => caches.has('two'));
  await note('its object stays', async () => textOf(await two.match(at('g'))));
  await caches.open('two');
  await note('a new one is empty', async () => textOf(await caches.match(at('g'))));
  await note('caches in the order of their making', () => caches.keys());
  for (const name of await caches.keys()) await caches.delete(name);
  return results;
}
