import {splitFrontmatter, frontmatterText} from '../content/frontmatter.js';
import type {Navigation} from '../navigation/navigation.js';
import type {ApiDescription} from '../openapi/description.js';
import {findOperation} from '../openapi/find-operation.js';
import {findSchema} from '../openapi/find-schema.js';
import {findPage} from '../site/find-page.js';
import type {PageReader} from '../site/load-page.js';
import type {OwnPaths} from './page-paths.js';

/** So many pages are requested at a time, and at most. */
const atOnce = 6;
const mostRead = 200;

/**
 * The pages of parts of a description that authors have written: their frontmatter names them.
 * Calls `onFailure` for each page that could not be requested.
 */
export async function writtenPages(
  description: ApiDescription,
  {pages}: Navigation,
  reader: PageReader,
  onFailure: () => void,
): Promise<OwnPaths> {
  const operations = new Map<object, string>();
  const schemas = new Map<string, string>();
  const files = [...pages.values()].filter(({source}) => source.kind === 'file');
  const queue = files.slice(0, mostRead).values();
  const work = async (): Promise<void> => {
    for (const {path} of queue) {
      const found = await findPage(path, reader).catch(() => {
        onFailure();
        return undefined;
      });
      if (!found) continue;
      const {frontmatter} = splitFrontmatter(found.text, found.file).value;
      const operation = frontmatterText(frontmatter, 'openapi');
      const schema = frontmatterText(frontmatter, 'openapi-schema');
      if (operation !== '') {
        const named = findOperation(operation, [description]);
        if ('entry' in named) operations.set(named.entry, path);
      } else if (schema !== '') {
        const named = findSchema(schema, [description]);
        if ('name' in named) schemas.set(named.name, path);
      }
    }
  };
  await Promise.all(Array.from({length: atOnce}, work));
  return {
    operationPath: (entry) => operations.get(entry),
    modelPath: (name) => schemas.get(name),
  };
}
