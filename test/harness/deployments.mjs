import {textOf} from './sources.mjs';

/** The hash that names the folder of all chunks. */
const hash = /(?<=chunks\/)\w+(?=\/)/g;

/**
 * For `answerWith` of `holdableServer`: the host has another deployment of the bundle, whose chunks
 * are in another folder. The chunks of the deployment before are gone.
 */
export function newDeployment(path, response) {
  if (!/^docs-site\/.*\.js$/.test(path)) return false;
  const before = path.replace(/New(?=\/)/, '');
  if (before === path && path !== 'docs-site/docs-site.js') return chunkGone(response);
  const file = before.replace('docs-site/', 'dist/');
  response.setHeader('content-type', 'text/javascript');
  response.end(textOf(file).replace(hash, '$&New'));
  return true;
}

/**
 * The same for a browser that still runs the deployment before from its cache, all but one chunk;
 * only who asks the host itself gets the other entry.
 */
export const cachedDeployment = (chunk) => (path, response) => {
  const isAsked = response.req.headers['sec-fetch-dest'] === 'empty';
  if (isAsked && path === 'docs-site/docs-site.js') return newDeployment(path, response);
  return lost(chunk)(path, response);
};

/** The host lacks a chunk, and nothing else has changed. */
export const lost = (chunk) => (path, response) =>
  new RegExp(`^docs-site/chunks/\\w+/${chunk}\\.js$`).test(path) && chunkGone(response);

function chunkGone(response) {
  response.writeHead(404, {'content-type': 'text/plain'}).end('Not found');
  return true;
}
