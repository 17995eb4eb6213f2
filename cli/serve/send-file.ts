import type {IncomingMessage, ServerResponse} from 'node:http';
import {join} from 'node:path';
import send from 'send';
import {isFile} from '../is-file.js';

/**
 * Answers a request for a file: in parts (`Range`), or with 304 if the browser has it. Browsers ask
 * again each time, so that they show every change.
 *
 * `path` is that of the file in the folder, decoded. Resolves to whether there is such a file; if
 * not, nothing is answered.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  path: string,
): Promise<boolean> {
  if (!isFile(join(folder, path))) return false;
  return new Promise((done) => {
    response.setHeader('cache-control', 'no-cache');
    response.once('close', () => done(true));
    const url = path.split('/').map(encodeURIComponent).join('/');
    send(request, url, {root: folder, dotfiles: 'allow', index: false, cacheControl: false})
      .on('error', ({status, headers}: SendError) => {
        if (response.headersSent) return response.destroy();
        // They are those of the file.
        for (const name of response.getHeaderNames()) response.removeHeader(name);
        if (isMissing(status)) done(false);
        else response.writeHead(status, headers).end();
      })
      .pipe(response);
  });
}

/** Why a file was not sent. */
interface SendError {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Whether to answer as for a missing file, also where a path leads out of the folder. */
function isMissing(status: number): boolean {
  return status === 400 || status === 403 || status === 404;
}
