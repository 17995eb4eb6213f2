/**
 * A plugin of the test runner that ends a file whose page gets no frames, has no focus, or does not
 * respond, with an error that names the test. Without it, each test that waits for a frame or a key
 * would wait until its own time limit.
 *
 * Limits are counted in ticks of a second and not in time. Frames and focus are counted in ticks of
 * the page: on a busy machine, these are as late as the frames.
 *
 * @param {import('@web/test-runner-core').BrowserLauncher} launcher Runs the pages.
 * @param {object} [options]
 * @param {number} [options.idle] The ticks after which a page must have had a frame and the focus.
 * @param {number} [options.silent] The ticks after which a page must have responded.
 * @returns {import('@web/test-runner').TestRunnerPlugin}
 */
export function pageWatch(launcher, {idle = 10, silent = 180} = {}) {
  /** By its session, the test that each page is in, and the ticks since the page has responded. */
  const pages = new Map();
  let webSockets;
  let timer;
  return {
    name: 'page-watch',
    serverStart(started) {
      ({webSockets} = started);
      webSockets.on('message', ({data}) => {
        if (data.type === 'page-watch') hear(data);
      });
      timer = setInterval(tick, 1000);
    },
    serverStop: () => clearInterval(timer),
    serve({path, query}) {
      if (path === '/page-watch.js') return {body: `(${watch})(${idle});`, type: 'js'};
      if (path !== '/page-watch') return undefined;
      hear(query);
      return {body: '', type: 'text'};
    },
    transform({query, body, response}) {
      if (!query['wtr-session-id'] || !response.is('html')) return undefined;
      return body.replace('<head>', '<head><script src="/page-watch.js"></script>');
    },
  };

  function hear({sessionId, test, problem}) {
    pages.set(sessionId, {test, ticks: 0});
    if (problem) end(sessionId, problem);
  }

  function tick() {
    for (const [sessionId, page] of pages) {
      page.ticks += 1;
      if (!launcher.isActive(sessionId)) pages.delete(sessionId);
      else if (page.ticks > silent) end(sessionId, 'does not respond');
    }
  }

  /** Ends a session as its page would. */
  function end(sessionId, problem) {
    const {test} = pages.get(sessionId);
    pages.delete(sessionId);
    if (!launcher.isActive(sessionId)) return;
    const place = test ? `in the test "${test}"` : 'before its first test';
    const errors = [{message: `The page ${problem}, ${place}.`}];
    const result = {passed: false, errors, logs: []};
    const data = {type: 'wtr-session-finished', sessionId, userAgent: 'unknown', result};
    webSockets.emit('message', {data});
  }
}

/** Runs in the page, before its tests: some replace these functions. */
function watch(idle) {
  const {requestAnimationFrame, setInterval} = globalThis;
  const sessionId = new URL(location.href).searchParams.get('wtr-session-id');
  let test = '';
  let isWaiting = false;
  let withoutFrame = 0;
  let withoutFocus = 0;
  setInterval.call(globalThis, tick, 1000);
  // The test framework assigns its runner before the first test.
  Object.defineProperty(globalThis, '__WTR_MOCHA_RUNNER__', {
    set: (runner) => runner.on(runner.constructor.constants.EVENT_TEST_BEGIN, begin),
  });

  /** Tests are named before they start: one that blocks the page sends nothing anymore. */
  function begin(runnable) {
    test = runnable.fullTitle();
    send('');
  }

  function tick() {
    withoutFrame = isWaiting ? withoutFrame + 1 : 0;
    withoutFocus = document.hasFocus() ? 0 : withoutFocus + 1;
    if (!isWaiting) {
      isWaiting = true;
      requestAnimationFrame.call(globalThis, () => (isWaiting = false));
    }
    // A frame is requested in one tick and missing in the next.
    const problems = [
      ...(withoutFrame >= idle ? ['gets no frames'] : []),
      ...(withoutFocus > idle ? ['has no focus'] : []),
    ];
    send(problems.join(' and '));
  }

  /** At once: a test may begin before the next microtask, and before the socket is open. */
  function send(problem) {
    const {webSocket} = globalThis.__WDS_WEB_SOCKET__ ?? {};
    const message = {sessionId, test, problem};
    if (webSocket?.readyState === WebSocket.OPEN) {
      webSocket.send(JSON.stringify({type: 'page-watch', ...message}));
    } else navigator.sendBeacon(`/page-watch?${new URLSearchParams(message)}`);
  }
}
