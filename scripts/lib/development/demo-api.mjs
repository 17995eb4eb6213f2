/** The most bytes of a request that are read. */
const mostBytes = 10_000_000;

/**
 * The API of the demo (`demo/api/openapi.yaml`), in memory: answers requests below `demo-api/`.
 *
 * @returns {(path: string, response: import('node:http').ServerResponse,
 *   request: import('node:http').IncomingMessage) => Promise<boolean>} Whether it has answered.
 */
export function demoApi() {
  const notes = new Map();
  add(notes, {title: 'Groceries', content: {kind: 'text', text: 'Milk, bread'}, tags: ['home']});
  add(notes, {title: 'Release', content: {kind: 'checklist', items: []}, tags: ['work']});
  return async (path, response, request) => {
    const [folder, name, id, ...rest] = path.split('/');
    if (folder !== 'demo-api') return false;
    const url = new URL(request.url ?? '/', 'http://localhost');
    const call = {request, response, url, id, notes};
    const route = [name, ...(id === undefined ? [] : ['id']), ...rest].join('/');
    const answer = answers.get(`${request.method} ${route}`);
    if (name === 'echo') await echo(call);
    else if (answer) await answer(call);
    else send(response, 404, {message: `There is no ${request.method} ${url.pathname}.`});
    return true;
  };
}

const answers = new Map([
  ['GET notes', listNotes],
  ['POST notes', createNote],
  ['GET notes/id', readNote],
  ['DELETE notes/id', deleteNote],
  ['POST notes/id/archive', archiveNote],
  ['GET events', sendEvents],
]);

function listNotes({response, url, notes}) {
  const tags = url.searchParams.getAll('tag');
  const limit = Number(url.searchParams.get('limit') ?? 20);
  const found = [...notes.values()]
    .reverse()
    .filter((note) => tags.length === 0 || tags.some((tag) => note.tags?.includes(tag)));
  response.setHeader('x-total', String(found.length));
  send(response, 200, found.slice(0, limit));
}

async function createNote({request, response, notes}) {
  if (!isAuthorized(request)) return send(response, 401, {message: 'The request has no token.'});
  const note = parse(await bytesOf(request));
  if (typeof note?.title !== 'string' || note.title === '') {
    return send(response, 400, {message: 'A note needs a title.'});
  }
  send(response, 201, add(notes, note));
}

function readNote({response, id, notes}) {
  const note = notes.get(Number(id));
  if (note) send(response, 200, note);
  else send(response, 404, {message: 'There is no such note.'});
}

function deleteNote({request, response, id, notes}) {
  if (!isAuthorized(request)) return send(response, 401, {message: 'The request has no token.'});
  notes.delete(Number(id));
  response.writeHead(204).end();
}

function archiveNote({response, id, notes}) {
  const archived = notes.delete(Number(id));
  if (archived) send(response, 200, {id: Number(id), archived});
  else send(response, 404, {message: 'There is no such note.'});
}

function sendEvents({response}) {
  response.writeHead(200, {'content-type': 'text/event-stream', 'cache-control': 'no-store'});
  let count = 0;
  const timer = setInterval(() => {
    count += 1;
    response.write(`event: tick\ndata: {"count": ${count}}\n\n`);
    if (count === 5) response.end();
  }, 1000);
  response.once('close', () => clearInterval(timer));
}

async function echo({request, response, url}) {
  const body = await bytesOf(request);
  const {method, headers} = request;
  send(response, 200, {
    method,
    url: url.pathname + url.search,
    headers,
    bytes: body.length,
    body: body.toString('utf8').slice(0, 10_000),
  });
}

function add(notes, {title, content, tags}) {
  const id = Math.max(0, ...notes.keys()) + 1;
  const note = {id, created: new Date().toISOString(), title, content, tags, replies: []};
  notes.set(id, note);
  return note;
}

function isAuthorized({headers}) {
  return /^bearer\s+\S/i.test(headers.authorization ?? '');
}

async function bytesOf(request) {
  const chunks = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= mostBytes) chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parse(bytes) {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

function send(response, status, value) {
  response.writeHead(status, {'content-type': 'application/json', 'cache-control': 'no-store'});
  response.end(`${JSON.stringify(value, null, 2)}\n`);
}
