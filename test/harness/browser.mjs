import {after} from 'node:test';
import {testBrowser} from '../../scripts/lib/test-browser.mjs';

export {publishedHost} from '../../scripts/lib/test-browser.mjs';

let found;

/**
 * The browser of this test file: the one that all files share, or its own where the file runs
 * alone. No host but this machine can be reached from it.
 */
export async function browser() {
  found ??= testBrowser();
  return (await found).browser;
}

after(async () => (await found)?.leave());
