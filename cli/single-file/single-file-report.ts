import {counted} from '../../src/shared/counted.js';
import type {SingleFile} from './build-single-file.js';

/** A file of this size is slow to send and to open, in bytes. */
const large = 30_000_000;

/** How many parts of a large file are named. */
const mostParts = 10;

/** What was written, as sentences; for a large file, also what makes it large. */
export function singleFileReport(
  {pages, size, parts, otherImages, needsUrl}: SingleFile,
  seconds: number,
): string {
  const count = `${counted(pages, 'page')}, ${megabytes(size)}, ${seconds.toFixed(1)} s.`;
  const others =
    otherImages === 0 ? '' : ` ${counted(otherImages, 'image')} on other hosts: only links.`;
  const servers = needsUrl
    ? ' The servers of the API have relative URLs: name the URL of the site with --url.'
    : '';
  if (size <= large) return count + others + servers;
  const largest = [...parts].sort(([, a], [, b]) => b - a).slice(0, mostParts);
  const lines = largest.map(([name, bytes]) => `  ${megabytes(bytes).padStart(9)}  ${name}\n`);
  return `${count}${others}${servers}\nThe largest parts of the file:\n${lines.join('')}`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
