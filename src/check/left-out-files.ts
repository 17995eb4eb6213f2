import type {Diagnostic} from '../diagnostics/diagnostic.js';
import type {LeftOut} from '../diagnostics/left-out.js';
import {diagnoseBuild} from '../publish/diagnose-build.js';
import {isPrivate} from '../site/private-path.js';
import {isSecret} from '../site/secret-file.js';
import {diagnoseCheck} from './check-code.js';
import {pageExtension, pathOfPage} from './site-files.js';

/** The files in the folder of a site that are not part of it; paths are relative to the folder. */
export interface LeftOutFiles {
  /** Files whose names begin with a dot, and such folders in which programs keep keys. */
  readonly hidden?: readonly string[];
  /** Files that `.mintignore` or the format leaves out. */
  readonly ignored?: readonly string[];
  /** Links to files and folders elsewhere. */
  readonly outside?: readonly string[];
}

/** Tells why the file or page at a path is not part of the site; `undefined` for any other path. */
export function leftOutFrom({
  ignored = [],
  outside = [],
}: LeftOutFiles): (path: string) => LeftOut | undefined {
  const names = new Set(ignored.flatMap((file) => [file, pathOfPage(file)]));
  const isOutside = (path: string) =>
    outside.some((link) => [link, pathOfPage(link)].includes(path) || path.startsWith(`${link}/`));
  return (path) => {
    if (isPrivate(path)) return 'private';
    if (names.has(path)) return 'ignored';
    return isOutside(path) ? 'outside' : undefined;
  };
}

/**
 * What a folder contains that is not part of the site, although its author may expect it to be, or
 * may not expect a host to publish it.
 */
export function leftOutProblems(
  files: readonly string[],
  {hidden = [], ignored = [], outside = []}: LeftOutFiles,
): readonly Diagnostic[] {
  const pages = hidden.filter((file) => pageExtension.test(file));
  return [
    ...pages.map((file) => diagnoseCheck('file/hidden-page', {file})),
    // A host to which the folder is copied publishes what is left out, too.
    ...[...files, ...hidden, ...ignored]
      .filter(isSecret)
      .map((file) => diagnoseCheck('file/secret', {file})),
    ...outside.map((file) => diagnoseBuild('build/link-outside', file)),
  ];
}
