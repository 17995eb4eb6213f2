import {after} from 'node:test';
import puppeteer from 'puppeteer-core';
import {findBrowser} from '../../scripts/lib/find-browser.mjs';

let launched;

/** The one browser of a test file; no host but this machine can be reached from it. */
export function browser() {
  launched ??= launch();
  return launched;
}

async function launch() {
  const options = await findBrowser();
  const onlyHere = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';
  return puppeteer.launch({...options, args: [...options.args, onlyHere]});
}

after(async () => (await launched)?.close());
