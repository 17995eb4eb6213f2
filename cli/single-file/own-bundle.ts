import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {BundleFiles} from '../../src/publish/single-file/bundle-files.js';
import {ownFiles, ownPackage} from '../package.js';

/** The files of this package, for a document that contains them. */
export async function ownBundle(): Promise<BundleFiles> {
  const {dist} = ownPackage();
  return {
    paths: await ownFiles(/^/),
    text: (path) => readFile(join(dist, path), 'utf8'),
    base64: (path) => readFile(join(dist, path), 'base64'),
  };
}
