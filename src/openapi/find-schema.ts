import type {Location} from '../diagnostics/diagnostic.js';
import {nearestWord} from '../diagnostics/nearest-word.js';
import type {ApiDescription} from './description.js';
import {filesNamed} from './files-named.js';
import {search, type Search} from './search-descriptions.js';

export interface LocatedSchema {
  readonly name: string;
  readonly description: ApiDescription;
}

/** A schema as `openapi-schema` names it: `[FILE] Name`. */
export function readSchemaName(written: string): {readonly file?: string; readonly name: string} {
  const folded = written.trim().replace(/\s+/g, ' ');
  const [, file, name = folded] = /^(.+) (\S+)$/.exec(folded) ?? [];
  return {...(file !== undefined && {file}), name};
}

/** Finds a schema of `components.schemas`, in any letter case. */
export function findSchema(
  written: string,
  descriptions: readonly ApiDescription[],
  location: Location = {file: ''},
  configFile = 'docs.json',
): Search<LocatedSchema> {
  const {file, name: wanted} = readSchemaName(written);
  const located = (name: string | undefined, description: ApiDescription) =>
    name === undefined ? undefined : {name, description};
  return search({
    written,
    location,
    configFile,
    descriptions,
    candidates: filesNamed(file, descriptions),
    forms: [(name) => name, (name) => name.toLowerCase()],
    find: (description, form) =>
      located(
        description.schemas.find((name) => form(name) === form(wanted)),
        description,
      ),
    nearest: () =>
      descriptions.flatMap((one) => located(nearestWord(wanted, one.schemas), one) ?? []),
    titleOf: ({name}) => name,
  });
}
