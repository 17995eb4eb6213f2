/**
 * `node scripts/write-bundle-table.mjs`: writes the table of chunks in
 * `docs/decisions/0009-bundle.md` from the last build.
 */
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {bundlePage, chunksOfBuild, pageWith, tableOf} from './lib/bundle-table.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
await writeFile(join(root, bundlePage), pageWith(tableOf(chunksOfBuild())));
