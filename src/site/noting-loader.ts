import type {Loader} from './loader.js';

/** A loader that tells of the texts that it gives, by their files. */
export function notingLoader(loader: Loader, onText: (path: string, text: string) => void): Loader {
  return {
    url: (path) => loader.url(path),
    async text(path, signal, priority) {
      const text = await loader.text(path, signal, priority);
      onText(path, text);
      return text;
    },
  };
}
