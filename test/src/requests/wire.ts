import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Operation} from '../../../src/openapi/operation.js';
import {buildRequest} from '../../../src/requests/build-request.js';
import {fetchInit} from '../../../src/requests/fetch-init.js';
import type {BodyValue, InputValue, RequestValues} from '../../../src/requests/request.js';
import {firstOperation} from '../openapi/describing.js';

/** What arrived at a server. */
export interface Arrived {
  /** `GET /x?a=1` */
  readonly line: string;
  /** The value of a header, by its name in lower case. */
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** An operation of OpenAPI 3.1 at a path. */
export function operationAt(path: string, operation: object, method = 'get'): Promise<Operation> {
  return firstOperation({
    openapi: '3.1.1',
    info: {title: 'T', version: '1'},
    paths: {[path]: {[method]: operation}},
  });
}

/** Sends what a reader has entered over a real connection, and returns what arrived. */
export async function sent(
  operation: Operation,
  parameters: Readonly<Record<string, InputValue>>,
  body?: BodyValue['content'],
  given: Partial<RequestValues> = {},
): Promise<Arrived> {
  const [content] = operation.body?.contents ?? [];
  const values = {
    parameters: new Map(Object.entries(parameters)),
    credentials: [],
    ...(body && content && {body: {mediaType: content.mediaType, content: body}}),
    ...given,
  };
  return arriving(async (server) => {
    const request = buildRequest(operation, {server, ...values});
    await fetch(request.url, fetchInit(request, 'B'));
  });
}

/** What arrives at a server while something is done. */
export async function arriving(send: (server: string) => Promise<unknown>): Promise<Arrived> {
  let arrived: Arrived | undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const {method, url, headers} = request;
      const body = Buffer.concat(chunks).toString('latin1');
      arrived = {line: `${method} ${url}`, headers, body};
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await send(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
  if (!arrived) throw new Error('Nothing arrived.');
  return arrived;
}
