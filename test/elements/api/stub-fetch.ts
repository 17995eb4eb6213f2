/** A request that was made. */
export interface MadeRequest {
  readonly url: string;
  readonly init: RequestInit;
}

/** Replaces `fetch` until `restore` is called. */
export function stubFetch(answer: (request: MadeRequest) => Response | Promise<Response>) {
  const original = window.fetch.bind(window);
  const made: MadeRequest[] = [];
  window.fetch = async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    const {signal} = init;
    const stopped = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
    });
    stopped.catch(() => undefined); // it may be stopped after it was answered
    made.push({url, init});
    return Promise.race([Promise.resolve(answer({url, init})), stopped]);
  };
  return {made, restore: () => void (window.fetch = original)};
}

/** A response of JSON. */
export function jsonResponse(text: string, init?: ResponseInit): Response {
  return new Response(text, {
    status: 200,
    ...init,
    headers: {'Content-Type': 'application/json', ...init?.headers},
  });
}
