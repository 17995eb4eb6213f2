import {keptAttributes} from '../../../src/publish/single-file/single-file-data.js';
import {pause} from '../../../src/shared/pause.js';
import {untilAborted} from '../../../src/shared/until-aborted.js';
import {languageAt} from '../../locales/localize-controller.js';
import {assetUrl, chunks} from '../../shared/running-script.js';
import {startWorker} from '../../shared/start-worker.js';
import type {SiteHost} from '../../site/site-options.js';
import type {SiteResources} from '../../site/site-resources.js';
import type {FileMessage, FileProgress, FileRequest, SiteFile} from './file-messages.js';

/** A file that the reader was given. */
export interface SavedFile {
  readonly name: string;
  readonly bytes: number;
  /** Pages and files of the site that are not in it. */
  readonly missing: readonly string[];
}

/** The reason that the file could not be written. */
export type FileFailure = 'failed' | 'refused';

/** The security policy of the page allows no worker of ours. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/**
 * Writes a site as one HTML file, in a worker, and gives it to the reader as a download. Rejects
 * where there is none: with a {@link RefusedError} where no worker may run, with the signal's
 * reason when that is aborted, and where the site or our bundle cannot be read.
 */
export async function saveFile(
  host: SiteHost,
  {location, signal: left}: SiteResources,
  onProgress: (progress: FileProgress) => void,
  signal: AbortSignal,
): Promise<SavedFile> {
  const attributes = keptAttributes.flatMap((name) => {
    const value = host.getAttribute(name);
    return value === null ? [] : [[name, value] as const];
  });
  const request: FileRequest = {
    folder: location.folder.href,
    configFile: location.configFile,
    assets: assetUrl(''),
    chunks,
    origin: globalThis.location.origin,
    attributes: Object.fromEntries(attributes),
    language: languageAt(host),
  };
  const worker = startWorker('file-worker');
  if (!worker) throw new RefusedError();
  const ended = new AbortController();
  try {
    const written = writtenBy(worker, request, onProgress, ended.signal);
    const {file, name, missing} = await untilAborted(written, signal);
    const saved = {name: fileName(name), bytes: file.size, missing};
    download(file, saved.name, left);
    return saved;
  } finally {
    ended.abort();
    worker.terminate();
  }
}

/**
 * What a worker answers, until the signal is aborted. Rejects where it tells of a failure, and
 * where it does not load.
 */
function writtenBy(
  worker: Worker,
  request: FileRequest,
  onProgress: (progress: FileProgress) => void,
  signal: AbortSignal,
): Promise<SiteFile> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      // Browsers may tell of the policy after it.
      void pause().then(() => reject(new Error(event.message)));
    });
    worker.addEventListener('message', ({data}: MessageEvent<FileMessage>) => {
      if ('progress' in data) onProgress(data.progress);
      else if ('failure' in data) reject(new Error(data.failure));
      else resolve(data.done);
    });
    const blocked = blockedUri();
    const refuse = ({effectiveDirective, blockedURI}: SecurityPolicyViolationEvent) => {
      const isOurs = effectiveDirective === 'worker-src' && blockedURI === blocked;
      if (isOurs) reject(new RefusedError());
    };
    document.addEventListener('securitypolicyviolation', refuse, {signal});
    worker.postMessage(request);
  });
}

/** What browsers call our worker where the policy blocks it: of a blob, they name the scheme. */
function blockedUri(): string {
  const {href, origin} = new URL(assetUrl(`${chunks}file-worker.js`));
  return origin === location.origin ? href : 'blob';
}

/** The name of the file of a site: systems refuse some characters, and hide what a dot begins. */
function fileName(name: string): string {
  const plain = name.replace(/[^\p{L}\p{M}\p{N}.-]+/gu, ' ').replace(/^[ .]+| $/g, '');
  return `${[...plain].slice(0, 80).join('') || 'docs'}.html`;
}

/** The browser may read the file until the site is left. */
function download(file: Blob, name: string, left: AbortSignal): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  left.addEventListener('abort', () => URL.revokeObjectURL(link.href), {once: true});
}
