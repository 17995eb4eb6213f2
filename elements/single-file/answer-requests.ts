import {
  ownAssets,
  specifierStart,
  type SingleFileData,
} from '../../src/publish/single-file/single-file-data.js';
import {bytesOf} from './bytes-of.js';

/**
 * Answers requests for files of ours from the document: for icons, for the font of formulas, and
 * for modules, which are asked for before they are imported while the browser is offline.
 */
export function answerRequests(data: SingleFileData): void {
  const request = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    // Diagrams ask for the headers of the document.
    if (url === document.URL) return new Response();
    if (!url.startsWith(ownAssets)) return request(input, init);
    const content = contentOf(url.slice(ownAssets.length), data);
    return new Response(content, {status: content === undefined ? 404 : 200});
  };
}

function contentOf(path: string, {modules, assets, icons}: SingleFileData) {
  // Any file of icons has all of those that the site needs.
  if (path.startsWith('icons/')) return JSON.stringify(icons);
  const asset = new Map(Object.entries(assets)).get(path);
  return asset === undefined
    ? new Map(Object.entries(modules)).get(specifierStart + path)
    : bytesOf(asset);
}
