import {applyStoredMode} from '../shared/stored-mode.js';

/**
 * Applies the reader's mode to a document that is seen before its element runs, and hides the
 * banner that the reader has dismissed.
 *
 * @param site The folder of the site, relative to the document.
 * @param isFixed Whether the mode is not the reader's to choose.
 */
export function applyBuiltMode(site: string, isFixed: boolean): void {
  const {dataset} = document.documentElement;
  // The document has the mode of the site, which readers may change unless it is fixed.
  const {mode, dismissed} = applyStoredMode(site, isFixed);
  if (mode === 'system') delete dataset['docsMode'];
  if (mode === 'light' || mode === 'dark') dataset['docsMode'] = mode;
  if (dismissed !== undefined) dataset['docsDismissed'] = '';
}
