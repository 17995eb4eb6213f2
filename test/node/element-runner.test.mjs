import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {startTestRunner} from '@web/test-runner';
import puppeteer from 'puppeteer-core';
import {chromium} from '../../scripts/lib/engines/chromium.mjs';
import {comparedValues} from '../../scripts/lib/engines/compared-values.mjs';
import {engineLauncher} from '../../scripts/lib/engines/launcher.mjs';
import {limits} from '../../scripts/lib/engines/limits.mjs';
import {pageWatch} from '../../scripts/lib/engines/page-watch.mjs';

/**
 * Runs files of `test/fixtures/element-runner/` as the suite does, and returns what is reported of
 * each. `ticks` are the limits of `pageWatch`.
 */
async function results(names, {engine = chromium, ticks} = {}) {
  const files = names.map((name) => `test/fixtures/element-runner/${name}.js`);
  const launcher = engineLauncher(engine);
  const runner = await startTestRunner({
    config: {
      ...limits,
      files,
      concurrency: 2,
      browsers: [launcher],
      plugins: [comparedValues, pageWatch(launcher, ticks)],
      reporters: [],
    },
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: false,
  });
  await new Promise((done) => runner.on('finished', done));
  const sessions = [...runner.sessions.all()];
  await runner.stop();
  return files.map((file) => {
    const {passed, errors, testResults} = sessions.find(({testFile}) => testFile.endsWith(file));
    const [test] = testResults?.suites[0].tests ?? [];
    return {passed, errors: errors.map(({message}) => message), test};
  });
}

/** A launcher that is stopped after the test. */
async function launcherFor(t) {
  const launcher = engineLauncher(chromium);
  t.after(() => launcher.stop());
  await launcher.initialize();
  return launcher;
}

/** Resolves once the page has had two frames. */
const framesOf = (page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

describe('two pages of element tests that are opened at the same moment', () => {
  it('have a window, a profile, the focus and frames each', async (t) => {
    const launcher = await launcherFor(t);
    const ids = ['first', 'second'];
    const url = 'data:text/html,<p>Text';
    await Promise.all(ids.map((id) => launcher.startSession(id, url)));
    const pages = ids.map((id) => launcher.getPage(id));
    const windows = await Promise.all(pages.map((page) => page.windowId()));
    assert.equal(new Set(windows).size, 2);
    assert.notEqual(pages[0].browserContext(), pages[1].browserContext());
    for (const page of [...pages, ...pages.reverse()]) {
      assert.equal(await page.evaluate('document.hasFocus()'), true);
      assert.equal(await page.evaluate('document.visibilityState'), 'visible');
      await framesOf(page);
    }
  });

  it('are used again for the files after them', async (t) => {
    const launcher = await launcherFor(t);
    await launcher.startSession('first', 'data:text/html,1');
    const page = launcher.getPage('first');
    await launcher.stopSession('first');
    await launcher.startSession('second', 'data:text/html,2');
    assert.equal(launcher.getPage('second'), page);
  });
});

describe('a browser of element tests that has crashed', () => {
  it('is started again for the next file', async (t) => {
    const launcher = await launcherFor(t);
    await launcher.startSession('first', 'data:text/html,1');
    const browser = launcher.getPage('first').browser();
    const hasEnded = new Promise((done) => browser.once('disconnected', done));
    browser.process().kill('SIGKILL');
    await hasEnded;
    await launcher.stopSession('first').catch(() => {});
    await launcher.startSession('second', 'data:text/html,2');
    assert.equal(await launcher.getPage('second').evaluate('document.body.textContent'), '2');
  });
});

describe('a file of element tests', () => {
  it('ends by itself where its page does not respond, with the name of the test', async () => {
    const [blocked, other] = await results(['blocks', 'passes'], {ticks: {silent: 5}});
    assert.deepEqual(blocked.errors, [
      'The page does not respond, in the test "a file blocks its page".',
    ]);
    assert.equal(other.passed, true);
  });

  it('ends where its page has no focus', async () => {
    const [{passed, errors}] = await results(['loses-focus'], {ticks: {idle: 2}});
    assert.equal(passed, false);
    assert.match(errors.join('\n'), /has no focus, in the test "a file has lost the focus"\.$/);
  });

  it('ends where its page gets no frames', async () => {
    const engine = {...chromium, start: startWithoutFrames};
    const [{passed, errors}] = await results(['waits'], {engine, ticks: {idle: 2}});
    assert.equal(passed, false);
    assert.match(errors.join('\n'), /gets no frames.* in the test "a file waits for a frame"\.$/);
  });

  it('reports elements that an assertion has compared', async () => {
    const [{test}] = await results(['compares-elements']);
    assert.equal(test.error.message, 'They differ.');
    assert.equal(test.error.actual, '<p class="actual"></p>');
    assert.match(test.error.expected, /^<body>/);
  });
});

/**
 * Starts a browser whose pages get no frames: a headless shell waits for commands to draw one, and
 * an installed Chromium draws only the tab that is in front.
 */
async function startWithoutFrames(options) {
  const args = [...options.args, '--enable-begin-frame-control'];
  const browser = await puppeteer.launch({...options, args});
  return {
    async openPage() {
      const page = await browser.newPage();
      await browser.newPage();
      return page;
    },
    closePage: (page) => page.close(),
    stop: () => browser.close(),
  };
}
