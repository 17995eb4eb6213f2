import {join} from 'node:path';
import send from 'send';
import {isFile} from './is-file.mjs';

/**
 * Answers a request for a file: in parts (`Range`), or with 304 if the browser has it. Browsers ask
 * again each time, so that they show every change.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} folder The folder that the file is in.
 * @param {string} path Its path in the folder, decoded.
 * @returns {Promise<boolean>} Whether there is such a file; if not, nothing is answered.
 */
export async function sendFile(request, response, folder, path) {
  if (!isFile(join(folder, path))) return false;
  return new Promise((done) => {
    response.setHeader('cache-control', 'no-cache');
    response.once('close', () => done(true));
    const url = path.split('/').map(encodeURIComponent).join('/');
    send(request, url, {root: folder, dotfiles: 'allow', index: false, cacheControl: false})
      .on('error', ({status, headers}) => {
        if (response.headersSent) return response.destroy();
        // They are those of the file.
        for (const name of response.getHeaderNames()) response.removeHeader(name);
        if (isMissing(status)) done(false);
        else response.writeHead(status, headers).end();
      })
      .pipe(response);
  });
}

/** Whether to answer as for a missing file, also where a path leads out of the folder. */
function isMissing(status) {
  return status === 400 || status === 403 || status === 404;
}
