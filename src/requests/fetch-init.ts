import {mayHaveBody} from './may-have-body.js';
import {multipartChunks} from './multipart.js';
import type {HttpRequest} from './request.js';

/** The second argument of `fetch`. Cookies are not in it: browsers do not allow them to be set. */
export interface FetchInit {
  readonly method: string;
  readonly headers: [string, string][];
  readonly body?: string | Blob;
}

/** What `fetch` is called with, besides the URL. `boundary` separates the parts of a form. */
export function fetchInit({method, headers, body}: HttpRequest, boundary: string): FetchInit {
  const init = {method, headers: headers.map(([name, value]): [string, string] => [name, value])};
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
