import {textOf} from './sources.mjs';

/** The files whose URLs stay. */
const lasting = ['docs-site/docs-site.js', 'docs-site/main.js'];

/** The hash that names the folder of all chunks. */
const hash = /(?<=chunks\/)\w+(?=\/)/g;

/**
 * For `answerWith` of `holdableServer`: the host has another deployment of the bundle, whose chunks
 * are in another folder. The chunks of the deployment before are gone.
 */
export function newDeployment(path, response) {
  if (!/^docs-site\/.*\.js$/.test(path)) return false;
  const before = path.replace(/New(?=\/)/, '');
  if (before === path && !lasting.includes(path)) return chunkGone(response);
  return sendNew(before, response);
}

/**
 * The same for a host that has the chunks of both deployments, and these files of the new one.
 * Browsers keep all of them for ten minutes.
 */
export const bothDeployments = (newFiles) => (path, response) => {
  if (!/^docs-site\/.*\.js$/.test(path)) return false;
  response.setHeader('cache-control', 'max-age=600');
  const before = path.replace(/New(?=\/)/, '');
  const isNew = before !== path || newFiles.includes(path);
  return isNew ? sendNew(before, response) : send(textOf(fileOf(path)), response);
};

function sendNew(path, response) {
  return send(textOf(fileOf(path)).replace(hash, '$&New'), response);
}

function send(script, response) {
  response.setHeader('content-type', 'text/javascript');
  response.end(script);
  return true;
}

const fileOf = (path) => path.replace('docs-site/', 'dist/');

/**
 * The same for a browser that still runs the deployment before from its cache, all but one chunk;
 * only who asks the host itself gets the other main chunk.
 */
export const cachedDeployment = (chunk) => (path, response) => {
  const isAsked = response.req.headers['sec-fetch-dest'] === 'empty';
  if (isAsked && path === 'docs-site/main.js') return newDeployment(path, response);
  return lost(chunk)(path, response);
};

/** The host lacks a chunk, and nothing else has changed. */
export const lost = (chunk) => (path, response) => isChunk(path, chunk) && chunkGone(response);

/** The network is lost during the first requests for a chunk, as many as `count`. */
export function interrupted(chunk, count) {
  let lostRequests = 0;
  return (path, response) => {
    if (!isChunk(path, chunk) || lostRequests === count) return false;
    lostRequests += 1;
    response.destroy();
    return true;
  };
}

const isChunk = (path, chunk) => new RegExp(`^docs-site/chunks/\\w+/${chunk}\\.js$`).test(path);

/**
 * The host has a chunk, but imports of it fail: as in a browser that remembers a failed import
 * until the document ends.
 */
export const notImported = (chunk) => (path, response) =>
  response.req.headers['sec-fetch-dest'] === 'script' && lost(chunk)(path, response);

/** The host lacks a chunk, and answers all but imports of it with a web page. */
export const webPage = (chunk) => (path, response) => {
  if (!isChunk(path, chunk)) return false;
  if (notImported(chunk)(path, response)) return true;
  response.setHeader('content-type', 'text/html');
  response.end('<!doctype html><title>Home</title>');
  return true;
};

function chunkGone(response) {
  response.writeHead(404, {'content-type': 'text/plain'}).end('Not found');
  return true;
}
