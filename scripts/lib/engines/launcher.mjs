/**
 * Runs the files of Web Test Runner in a browser, each in a page that has the focus.
 *
 * @param {import('./engines.mjs').Engine} engine
 * @returns {import('@web/test-runner-core').BrowserLauncher}
 */
export function engineLauncher({name, type, concurrency, packages, find, start}) {
  /** By its session, the page of each file that runs, and how it is closed. */
  const sessions = new Map();
  let found;
  let starting;
  return {
    name,
    type,
    concurrency,
    async initialize() {
      found = await find();
      if (!found)
        throw new Error(`${name} is not installed: apt-get install ${packages.join(' ')}`);
    },
    async startSession(id, url) {
      // Two sessions may start at the same moment: nothing is awaited before this is assigned.
      starting ??= start(found, () => (starting = undefined));
      const {openPage, closePage} = await starting;
      const page = await openPage();
      sessions.set(id, {page, close: () => closePage(page)});
      // The runner has a limit of its own.
      await page.goto(url, {timeout: 0});
    },
    isActive: (id) => sessions.has(id),
    getBrowserUrl: (id) => sessions.get(id)?.page.url(),
    getPage: (id) => sessions.get(id)?.page,
    async stopSession(id) {
      const {close} = sessions.get(id);
      // A session may be stopped twice, and a page that is closed twice would be used twice.
      sessions.delete(id);
      await close();
      return {};
    },
    startDebugSession: () =>
      Promise.reject(new Error('Press M, and open the page in a browser of your own to debug it.')),
    stop: async () => (await starting)?.stop(),
  };
}
