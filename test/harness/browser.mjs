import {after} from 'node:test';
import puppeteer from 'puppeteer-core';
import {selectedEngine} from '../../scripts/lib/engines/engines.mjs';
import {findFirefox, launchFirefox} from '../../scripts/lib/engines/firefox.mjs';
import {findBrowser} from '../../scripts/lib/find-browser.mjs';

/** A name that leads to this machine and looks like the host of a published site. */
export const publishedHost = 'docs.test';

let launched;

/** The one browser of a test file; no host but this machine can be reached from it. */
export function browser() {
  launched ??= launch();
  return launched;
}

async function launch() {
  if (selectedEngine()?.name === 'Firefox') return launchFirefox(findFirefox());
  const options = await findBrowser();
  const onlyHere = `MAP ${publishedHost} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost`;
  return puppeteer.launch({
    ...options,
    args: [...options.args, `--host-resolver-rules=${onlyHere}`],
  });
}

after(async () => (await launched)?.close());
