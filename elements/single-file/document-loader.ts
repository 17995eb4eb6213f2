import type {SingleFileData} from '../../src/publish/single-file/single-file-data.js';
import type {SiteLoader} from '../../src/site/loader.js';
import {bytesOf} from './bytes-of.js';

/**
 * Gives a site the files that are in its document.
 *
 * @param folder The URL that the site has or would have.
 */
export function documentLoader(data: SingleFileData, folder: URL): SiteLoader {
  const texts = new Map(Object.entries(data.texts));
  const files = new Map(Object.entries(data.files));
  const urls = new Map<string, string>();
  const blobOf = (path: string) => {
    const file = files.get(path);
    if (file && 'base64' in file) return new Blob([bytesOf(file.base64)], {type: file.type});
    const text = texts.get(path);
    // As a document of any other type, it could run scripts.
    return text === undefined ? undefined : new Blob([text], {type: 'text/plain; charset=utf-8'});
  };
  return {
    url: (path) => folder.href + path.split('/').map(encodeURIComponent).join('/'),
    text: (path) => Promise.resolve(texts.get(path)),
    fileUrl(path) {
      const file = files.get(path);
      if (file && 'url' in file) return file.url;
      const known = urls.get(path);
      const blob = known === undefined ? blobOf(path) : undefined;
      if (!blob) return known;
      const url = URL.createObjectURL(blob);
      urls.set(path, url);
      return url;
    },
  };
}
