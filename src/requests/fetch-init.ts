import {mayHaveBody} from './may-have-body.js';
import {multipartChunks} from './multipart.js';
import {parseUrl} from './parse-url.js';
import type {HttpRequest} from './request.js';

/**
 * The second argument of `fetch`. Cookies of the request are not in it: browsers do not allow them
 * to be set.
 */
export interface FetchInit {
  readonly method: string;
  readonly headers: [string, string][];
  readonly body?: string | Blob;
  /** Whether the browser adds the cookies that it has for the origin of the page. */
  readonly credentials: 'omit' | 'same-origin';
}

/**
 * What `fetch` is called with, besides the URL. `boundary` separates the parts of a form;
 * `sessionOrigin` is the origin of the page, if requests to it carry the reader's cookies.
 */
export function fetchInit(
  {method, url, headers, body}: HttpRequest,
  boundary: string,
  sessionOrigin?: string,
): FetchInit {
  const isOwn = /^https?:/i.test(url) && parseUrl(url)?.origin === sessionOrigin;
  const init = {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    credentials: isOwn ? ('same-origin' as const) : ('omit' as const),
  };
  if (body === undefined || !mayHaveBody(method)) return init;
  switch (body.kind) {
    case 'text':
      return {...init, body: new Blob([body.text])};
    case 'file':
      // A slice without a type, so that the headers alone say what it is
      return {...init, body: body.file.file.slice()};
    case 'multipart': {
      const {mediaType = 'multipart/form-data', parts} = body;
      const chunks = multipartChunks(parts, boundary);
      const blob = new Blob(
        chunks.map((chunk) => (typeof chunk === 'string' ? chunk : chunk.file)),
      );
      init.headers.push(['Content-Type', `${mediaType}; boundary=${boundary}`]);
      return {...init, body: blob};
    }
  }
}
