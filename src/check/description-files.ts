import type {Loader} from '../site/loader.js';

// In YAML, keys with indentation are those of something else, such as an entry of a catalog.
const key = String.raw`(?:^\s*|\n|[{,]\s*)["']?`;

/** OpenAPI 3.1 §4.8.1: each file has its version, and at least one of three lists. */
const version = new RegExp(String.raw`${key}(?:openapi|swagger)["']?\s*:\s*["']?[123]\.`);
const content = new RegExp(String.raw`${key}(?:paths|webhooks|components)["']?\s*:`);

/** The files that are OpenAPI files, by what they contain. One that cannot be read is none. */
export async function descriptionFiles(
  files: readonly string[],
  loader: Loader,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const file of files) {
    if (!/\.(?:json|ya?ml)$/i.test(file)) continue;
    const text = await loader.text(file).catch(() => '');
    if (version.test(text) && content.test(text)) found.push(file);
  }
  return found;
}
