import type {Diagnostic, Location} from '../diagnostics/diagnostic.js';
import {nearestWord} from '../diagnostics/nearest-word.js';
import type {ApiDescription} from './description.js';
import {diagnoseOpenapi} from './diagnose.js';
import {filesNamed} from './files-named.js';

export interface LocatedSchema {
  readonly name: string;
  readonly description: ApiDescription;
}

export type SchemaSearch =
  | (LocatedSchema & {readonly diagnostics: readonly Diagnostic[]})
  | {readonly nearest: readonly LocatedSchema[]; readonly diagnostics: readonly Diagnostic[]};

/** A schema as `openapi-schema` names it: `[FILE] Name`. */
export function readSchemaName(written: string): {readonly file?: string; readonly name: string} {
  const folded = written.trim().replace(/\s+/g, ' ');
  const [, file, name = folded] = /^(.+) (\S+)$/.exec(folded) ?? [];
  return {...(file !== undefined && {file}), name};
}

/** Finds a schema of `components.schemas`, in any letter case. The first file counts. */
export function findSchema(
  written: string,
  descriptions: readonly ApiDescription[],
  location: Location = {file: ''},
): SchemaSearch {
  const {file, name} = readSchemaName(written);
  const candidates = filesNamed(file, descriptions);
  const found = [
    (schema: string) => schema === name,
    (schema: string) => schema.toLowerCase() === name.toLowerCase(),
  ]
    .map((isSame) =>
      candidates.flatMap((description): readonly LocatedSchema[] => {
        const schema = description.schemas.find(isSame);
        return schema === undefined ? [] : [{name: schema, description}];
      }),
    )
    .find(({length}) => length > 0);
  const [first] = found ?? [];
  const files = (found ?? []).map(({description}) => description.file);
  const details = {written: written.trim(), files};
  if (first) {
    const isSeveral = files.length > 1;
    const diagnostics = isSeveral ? [diagnoseOpenapi('openapi/ambiguous', location, details)] : [];
    return {...first, diagnostics};
  }
  const nearest = descriptions.flatMap((description): readonly LocatedSchema[] => {
    const similar = nearestWord(name, description.schemas);
    return similar === undefined ? [] : [{name: similar, description}];
  });
  return {
    nearest,
    diagnostics: [
      diagnoseOpenapi('openapi/not-found', location, {
        written: written.trim(),
        nearest: [...new Set(nearest.map((schema) => schema.name))].slice(0, 3),
        files: descriptions.slice(0, 5).map((description) => description.file),
      }),
    ],
  };
}
