/**
 * Records every request of a page from now on: as the page sends it, and as servers get it: those
 * of the API, with preflight requests, and the one of the site itself.
 *
 * @param {import('./playground-page.mjs').PlaygroundPage} playground
 * @param {import('./wire-server.mjs').WireServer[]} servers
 * @returns {RequestLog}
 */
export function recordRequests({page, site}, servers) {
  const ofPage = [];
  const ofSite = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    ofPage.push({url: request.url(), text: textOf(request.url(), request.headers(), body)});
  });
  const {origin} = new URL(site.server.url);
  site.network.answerWith((_, {req}) => {
    ofSite.push({url: origin + req.url, text: textOf(req.url, req.headers)});
    return false;
  });
  const ofServers = () =>
    servers.flatMap((server) =>
      [...server.preflights, ...server.arrived].map(({url, headers, body}) => ({
        url: server.url + url,
        text: textOf(url, headers, String(body)),
      })),
    );
  return {
    recipientsOf(secret) {
      const all = [...ofPage, ...ofSite, ...ofServers()];
      const urls = all.filter(({text}) => text.includes(secret)).map(({url}) => url.split('?')[0]);
      return [...new Set(urls)].sort();
    },
    clear() {
      const lists = servers.flatMap(({arrived, preflights}) => [arrived, preflights]);
      for (const list of [ofPage, ofSite, ...lists]) list.length = 0;
    },
    origins() {
      const all = [...ofPage, ...ofSite, ...ofServers()];
      return [...new Set(all.map(({url}) => new URL(url).origin))].sort();
    },
  };
}

const textOf = (...parts) => JSON.stringify(parts);

/**
 * @typedef {object} RequestLog
 * @property {(secret: string) => string[]} recipientsOf The URLs, without queries, of all requests
 *   whose URL, headers or body contain a text.
 * @property {() => void} clear Forgets what has been recorded.
 * @property {() => string[]} origins The origins that got any request.
 */
