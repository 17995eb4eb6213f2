import {exportedSettings} from '../settings/read-settings.js';
import type {Settings} from '../settings/setting.js';
import type {SourceFolder} from '../source-folder.js';

/** The settings of the old command line. */
export interface OldBook {
  readonly file: string;
  readonly settings: Settings;
}

/** Reads `book.json` or `book.js`; nothing in it is run. */
export async function readOldBook(folder: SourceFolder): Promise<OldBook | undefined> {
  for (const file of ['book.json', 'book.js']) {
    const settings = await exportedSettings(folder, file);
    if (settings) return {file, settings};
  }
  return undefined;
}
