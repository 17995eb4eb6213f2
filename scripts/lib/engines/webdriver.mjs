import {setTimeout as wait} from 'node:timers/promises';

/**
 * A client of the WebDriver protocol, with the commands that the tests need.
 * https://www.w3.org/TR/webdriver2/
 */
const keys = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};
const buttons = {left: 0, middle: 1, right: 2};

/**
 * Opens a browser through its driver.
 *
 * @param {string} driver The URL of the driver, such as `http://127.0.0.1:4444`.
 * @param {object} capabilities Which browser, and how it is started.
 * @returns {Promise<WebDriverPage>}
 * @throws Error with the message of the driver.
 */
export async function openBrowser(driver, capabilities) {
  const {sessionId} = await command('POST', `${driver}/session`, {
    capabilities: {alwaysMatch: capabilities},
  });
  return new WebDriverPage(`${driver}/session/${sessionId}`);
}

async function command(method, url, body = {}) {
  const answer = await fetch(url, {
    method,
    ...(method === 'POST' && {body: JSON.stringify(body)}),
  });
  const {value} = await answer.json();
  if (!answer.ok) throw new Error(value.message || value.error);
  return value;
}

/** The only window of a browser, with the methods of a Playwright page that commands use. */
export class WebDriverPage {
  constructor(session) {
    this.session = session;
  }

  post = (path, body) => command('POST', `${this.session}/${path}`, body);
  goto = (url) => this.post('url', {url});
  url = () => command('GET', `${this.session}/url`);
  close = () => command('DELETE', this.session);

  /** Calls a function in the page, and resolves with its result. */
  evaluate = (called, ...args) =>
    this.post('execute/sync', {script: `return (${called})(...arguments)`, args});

  keyboard = {
    type: (text) => this.#keys([...text].flatMap(pressed)),
    press: (name) => this.#keys(pressed(name)),
    down: async (name) => {
      // The driver of WebKitGTK sends Tab without its name then.
      if (name === 'Shift') throw new UnsupportedError('keys together with Shift');
      await this.#keys([keyDown(name)]);
    },
    up: (name) => this.#keys([keyUp(name)]),
  };

  mouse = {
    move: (x, y) => this.#pointer([{type: 'pointerMove', duration: 0, x, y}]),
    down: ({button = 'left'} = {}) =>
      this.#pointer([{type: 'pointerDown', button: buttons[button]}]),
    up: ({button = 'left'} = {}) => this.#pointer([{type: 'pointerUp', button: buttons[button]}]),
    click: (x, y, {button = 'left'} = {}) =>
      this.#pointer([
        {type: 'pointerMove', duration: 0, x, y},
        {type: 'pointerDown', button: buttons[button]},
        {type: 'pointerUp', button: buttons[button]},
      ]),
  };

  /**
   * Gives the page this size; the window is larger by what the browser has around pages. Windows
   * take a moment to change, and some sizes are too small for them.
   */
  async setViewportSize({width, height}) {
    const before = await command('GET', `${this.session}/window/rect`);
    const measure = '() => [innerWidth, innerHeight, outerWidth, outerHeight]';
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const [x, y, outerX, outerY] = await this.evaluate(measure);
      if (x === width && y === height) return;
      const wanted = {width: width + outerX - x, height: height + outerY - y};
      await this.post('window/rect', wanted);
      await wait(attempt * 10);
    }
    await this.post('window/rect', before);
    throw new UnsupportedError(`a window of ${width} x ${height}`);
  }

  async emulateMedia() {
    throw new UnsupportedError('emulated media');
  }

  #keys = (actions) => this.post('actions', {actions: [{type: 'key', id: 'keyboard', actions}]});
  #pointer = (actions) =>
    this.post('actions', {actions: [{type: 'pointer', id: 'mouse', actions}]});
}

/** What a test needs, and the driver does not have. It is expected, so its stack says nothing. */
class UnsupportedError extends Error {
  constructor(feature) {
    super(`not supported: ${feature}`);
    this.stack = this.message;
  }
}

const keyDown = (name) => ({type: 'keyDown', value: keys[name] ?? name});
const keyUp = (name) => ({type: 'keyUp', value: keys[name] ?? name});
const pressed = (name) => [keyDown(name), keyUp(name)];
