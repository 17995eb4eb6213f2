/**
 * Runs the files of Web Test Runner one after the other, each in a page that has the focus.
 *
 * @param {(typeof import('./engines.mjs').engines)['firefox']} engine Its `type` says which methods
 *   its pages have: commands such as `sendKeys` use those of Puppeteer or of Playwright.
 * @returns {import('@web/test-runner-core').BrowserLauncher}
 */
export function engineLauncher({name, type, packages, find, start}) {
  const pages = new Map();
  let starting;
  const startFound = async () => {
    const found = find();
    if (!found) throw new Error(`${name} is not installed: apt-get install ${packages.join(' ')}`);
    return start(found);
  };
  return {
    name,
    type,
    concurrency: 1,
    async startSession(id, url) {
      const {openPage} = await (starting ??= startFound());
      const page = await openPage();
      pages.set(id, page);
      await page.goto(url);
    },
    isActive: (id) => pages.has(id),
    getBrowserUrl: (id) => pages.get(id)?.url(),
    getPage: (id) => pages.get(id),
    async stopSession(id) {
      const {closePage} = await starting;
      await closePage(pages.get(id));
      pages.delete(id);
      return {};
    },
    startDebugSession: () => Promise.reject(new Error(`Tests in ${name} cannot be debugged.`)),
    stop: async () => (await starting)?.stop(),
  };
}
