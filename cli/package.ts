import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

/** This package, wherever it is installed. */
export interface Package {
  readonly version: string;
  /** The files that a site needs. */
  readonly dist: string;
}

/** Finds the package that contains this file. */
export function ownPackage(): Package {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const {name, version} = manifestIn(folder);
    if (name === 'docs-site-element' && version !== undefined) {
      return {version, dist: join(folder, 'dist')};
    }
    if (folder === dirname(folder)) throw new Error('The package of docs-site was not found.');
  }
}

function manifestIn(folder: string): {readonly name?: string; readonly version?: string} {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {name?: string};
  } catch {
    return {};
  }
}
