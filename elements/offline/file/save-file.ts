import {languageAt} from '../../locales/localize-controller.js';
import {assetUrl} from '../../shared/running-script.js';
import {startWorker} from '../../shared/start-worker.js';
import type {SiteHost} from '../../site/site-options.js';
import type {SiteResources} from '../../site/site-resources.js';
import type {FileMessage, FileProgress, FileRequest} from './file-messages.js';

/** The attributes of `<docs-site>` that matter for a site in one file. */
const attributeNames = ['repository', 'branch', 'directory', 'mode'];

/**
 * Writes a site as one HTML file, in a worker, and gives it to the reader as a download. Rejects
 * where that fails: a worker cannot run, or the site or our bundle cannot be read; with the
 * signal's reason when that is aborted.
 */
export async function saveFile(
  host: SiteHost,
  {location, signal: left}: SiteResources,
  onProgress: (progress: FileProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const worker = startWorker('file-worker');
  if (!worker) throw new Error('No worker can run here.');
  const attributes = attributeNames.flatMap((name) => {
    const value = host.getAttribute(name);
    return value === null ? [] : [[name, value] as const];
  });
  const request: FileRequest = {
    folder: location.folder.href,
    configFile: location.configFile,
    assets: assetUrl(''),
    origin: globalThis.location.origin,
    attributes: Object.fromEntries(attributes),
    language: languageAt(host),
  };
  try {
    const {file, name} = await new Promise<{file: Blob; name: string}>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), {once: true});
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        reject(new Error(event.message));
      });
      worker.addEventListener('message', ({data}: MessageEvent<FileMessage>) => {
        if ('progress' in data) onProgress(data.progress);
        else if ('failure' in data) reject(new Error(data.failure));
        else resolve(data);
      });
      worker.postMessage(request);
    });
    download(file, fileName(name), left);
  } finally {
    worker.terminate();
  }
}

/** The name of the file of a site: systems refuse some characters. */
function fileName(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N}.-]+/gu, ' ').trim();
  return `${plain.slice(0, 100) || 'docs'}.html`;
}

/** The browser may read the file until the site is left. */
function download(file: Blob, name: string, left: AbortSignal): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  left.addEventListener('abort', () => URL.revokeObjectURL(link.href), {once: true});
}
