import {createServer} from 'node:http';

/**
 * A server on this machine that remembers what arrives, and closes when the test ends.
 *
 * @param {import('node:test').TestContext} t
 */
export async function startEcho(t) {
  const received = new Map();
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const [, key, url] = /^\/([^/]+)(.*)$/s.exec(request.url);
    const {method, headers} = request;
    received.set(key, {method, url, headers, body: Buffer.concat(chunks)});
    response.end(`${method} ${url}`);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const {port} = server.address();
  return {
    /** The base URL of a request: what it sends is remembered by the key. */
    baseFor: (key) => `http://127.0.0.1:${port}/${key}`,
    /** @returns {Received | undefined} */
    receivedAs: (key) => received.get(key),
  };
}

/**
 * @typedef {object} Received
 * @property {string} method
 * @property {string} url The raw URL, without the key.
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {Buffer} body
 */

/** The parts of a form, without the boundary, which each program chooses for itself. */
export function readParts({headers, body}) {
  const [, boundary] = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '') ?? [];
  const sections = body.toString('latin1').split(`--${boundary}`);
  return sections.slice(1, -1).map((section) => {
    const end = section.indexOf('\r\n\r\n');
    const lines = section.slice(2, end).split('\r\n');
    return {
      headers: lines.map((line) => line.replace(/^[^:]*/, (name) => name.toLowerCase())).sort(),
      content: section.slice(end + 4, -2),
    };
  });
}
