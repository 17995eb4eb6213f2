import {closeSync, lstatSync, openSync, renameSync, rmSync, writeSync} from 'node:fs';
import {join} from 'node:path';
import {Misuse} from '../misuse.js';
import {textOfFile} from './own-files.js';

/** Names the process that writes an output folder. */
export const lockFile = '.docs-site-build.lock';

/** So often a lock without a process is read again: another build may be about to write it. */
const readings = 20;

/**
 * Locks an output folder until the result is called. A lock of a process that has ended is
 * replaced.
 *
 * @throws a misuse: another build writes the folder.
 */
export function lockOutput(folder: string): () => void {
  const lock = join(folder, lockFile);
  while (!isCreated(lock)) removeEnded(lock, folder);
  return () => rmSync(lock, {force: true});
}

function isCreated(lock: string): boolean {
  let opened: number;
  try {
    opened = openSync(lock, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  try {
    writeSync(opened, String(process.pid));
    return true;
  } catch (error) {
    rmSync(lock, {force: true});
    throw error;
  } finally {
    closeSync(opened);
  }
}

/** Removes the lock of a process that has ended. */
function removeEnded(lock: string, folder: string): void {
  const found = lstatSync(lock, {throwIfNoEntry: false});
  if (!found) return;
  const text = found.isFile() ? writtenIn(lock) : '';
  if (text === undefined) return;
  if (isRunning(Number(text))) throw busy(lock, folder);
  const moved = `${lock}.${process.pid}`;
  try {
    renameSync(lock, moved);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  // Another build may have replaced it since.
  if (lstatSync(moved).isFile() && textOfFile(moved) !== text) {
    renameSync(moved, lock);
    throw busy(lock, folder);
  }
  rmSync(moved, {recursive: true, force: true});
}

function busy(lock: string, folder: string): Misuse {
  return new Misuse(
    `${folder} is being written by another build. Wait until it ends. If there is none, remove ` +
      `${lock}.`,
  );
}

/** The text of a lock, for which another build may need a moment; `undefined` if it has gone. */
function writtenIn(lock: string): string | undefined {
  for (let reading = 1; ; reading++) {
    const text = textOfFile(lock);
    if (text !== '' || reading === readings) return text;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
  }
}

function isRunning(id: number): boolean {
  // A number that is none would be a group of processes.
  if (!Number.isSafeInteger(id) || id <= 0 || id === process.pid) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
