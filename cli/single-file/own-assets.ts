import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {ownFiles, ownPackage} from '../package.js';

/** The font of formulas, for systems without one. */
export const mathFont = 'fonts/stix-two-math.woff2';

/** The files of ours that are no modules and no icons, in Base64. */
export async function ownAssets(hasFormulas: boolean): Promise<Readonly<Record<string, string>>> {
  if (!hasFormulas) return {};
  return {[mathFont]: await readFile(join(ownPackage().dist, mathFont), 'base64')};
}

/** The modules of the bundle by their paths. */
export async function ownModules(): Promise<ReadonlyMap<string, string>> {
  const {dist} = ownPackage();
  const paths = await ownFiles(/^(?:main|chunks\/.*)\.js$/);
  return new Map(
    await Promise.all(
      paths.map(async (path) => [path, await readFile(join(dist, path), 'utf8')] as const),
    ),
  );
}
