import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import type {HostFunction} from '../../../../src/content/interactive.js';
import {visitNodes} from '../../../../src/content/visit-nodes.js';
import {fakeObject, fakeScope, Reader} from '../../../harness/reader.js';

/** A page that shows the component `Part`. */
const pageOf = (code: string) => new Reader(`${code}\n\n<Part />\n`);

/** What a page says that shows this component, after it has appeared. */
const shown = (code: string) => pageOf(`export const Part = () => {${code}};`).show();

/** Resolves once promises that are settled have called what waits for them. */
const promises = () => new Promise((resolve) => setImmediate(resolve));

describe('components that react', () => {
  it('show their first state before there is a browser, and then act', () => {
    const reader = pageOf(`export const Part = () => {
  const [count, setCount] = useState(1);
  useEffect(() => { if (count === 1) setCount(2); }, []);
  return <button onClick={() => setCount((n) => n * 10)}>{count}</button>;
};`);
    expect(reader.text).to.equal('1');
    reader.show();
    expect(reader.text).to.equal('2');
    reader.click();
    expect(reader.text).to.equal('20');
    expect(reader.problems).to.deep.equal([]);
  });

  it('keep what they know in objects of classes', async () => {
    const reader = pageOf(`
export class Store {
  static count = 0;
  listeners = new Set();
  state = {};
  constructor() { Store.count++; this.load = this.load.bind(this); }
  set(name, value) {
    this.state[name] = value;
    this.listeners.forEach((listener) => listener({...this.state}));
  }
  listen(listener) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  async load() { this.set('a', await Promise.resolve('loaded')); }
}
export const store = new Store();
export const Part = () => {
  const [state, setState] = useState({});
  useEffect(() => store.listen(setState), []);
  return <div><button onClick={() => store.set('a', 1)}>{state.a ?? 'none'}</button>
    <button onClick={store.load}>{Store.count}</button></div>;
};`);
    expect(reader.text.replace(/\s+/g, '')).to.equal('none1');
    reader.show();
    reader.click();
    expect(reader.text.replace(/\s+/g, '')).to.equal('11');
    reader.click(1);
    await promises();
    expect(reader.text.replace(/\s+/g, '')).to.equal('loaded1');
    expect(reader.problems).to.deep.equal([]);
  });

  it('leave out what needs an object that a class could not make', () => {
    const reader = pageOf(`
export class Size { constructor() { this.a = 1; this.width = screen.width; } }
export class Part2 extends Size {}
export const Part = () => {
  class Local extends Size {}
  const size = new Size();
  const local = new Local();
  return <p>Text {size.a} {local.a} {new Part2().a}</p>;
};`);
    expect(reader.text.trim()).to.equal('Text');
    expect(reader.sentences.join(' ')).to.contain('uses `screen`');
    expect(reader.sentences.join(' ')).to.contain('uses a class that extends another one');
  });

  it('show several updates of one event once', () => {
    const reader = shown(`
  const [a, setA] = useState(0);
  const [b, setB] = useState(0);
  return <button onClick={() => { setA(1); setB(2); setA((n) => n + 1); }}>{a}{b}</button>`);
    reader.click();
    expect(reader.text).to.equal('22');
    expect(reader.updates).to.equal(1);
    reader.click();
    expect(reader.updates).to.equal(2);
  });

  it('do not render again for the same state', () => {
    const reader = shown(`
  const [a, setA] = useState('x');
  return <button onClick={() => setA('x')}>{a}</button>`);
    reader.click();
    expect(reader.updates).to.equal(0);
  });

  it('begin anew when their page is shown again', () => {
    const reader = shown(`
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>`);
    reader.click();
    reader.leave();
    reader.show();
    expect(reader.text).to.equal('0');
    reader.click();
    expect(reader.text).to.equal('1');
  });

  it('clean up after effects, in the order of React', () => {
    const reader = pageOf(`
export const log = [];
export const Inner = ({n}) => {
  useLayoutEffect(() => { log.push('layout' + n); return () => log.push('-layout' + n); }, [n]);
  useEffect(() => { log.push('inner' + n); return () => log.push('-inner' + n); }, [n]);
  return null;
};
export const Part = () => {
  const [n, setN] = useState(0);
  const [all, setAll] = useState('');
  useEffect(() => { log.push('outer' + n); return () => log.push('-outer' + n); }, [n]);
  return <div><button onClick={() => setN(n + 1)}>a</button>
    <button onClick={() => setAll(log.join(' '))}>b</button><p>{all}</p><Inner n={n} /></div>;
};`).show();
    reader.click();
    reader.click(1);
    expect(reader.text).to.contain(
      'layout0 inner0 outer0 -layout0 layout1 -inner0 -outer0 inner1 outer1',
    );
  });

  it('keep the state of children by type and key', () => {
    const reader = pageOf(`
export const Row = ({name}) => {
  const [count, setCount] = useState(0);
  return <li><button onClick={() => setCount(count + 1)}>{name}{count}</button></li>;
};
export const Part = () => {
  const [names, setNames] = useState(['a', 'b']);
  return <div><ul>{names.map((name) => <Row key={name} name={name} />)}</ul>
    <button onClick={() => setNames(['c', 'b', 'a'])}>turn</button></div>;
};`).show();
    reader.click(1);
    expect(reader.text).to.contain('a0b1');
    reader.click(2);
    expect(reader.text).to.contain('c0b1a0');
  });

  it('reduce actions, share contexts and remember values', () => {
    const reader = pageOf(`
export const Theme = createContext('light');
export const Label = () => <i>{useContext(Theme)}</i>;
export const Part = () => {
  const [{n}, dispatch] = useReducer((state, {by}) => ({n: state.n + by}), {n: 1});
  const computed = useRef(0);
  const even = useMemo(() => { computed.current++; return n - (n % 2); }, [n - (n % 2)]);
  return <div><button onClick={() => dispatch({by: 1})}>{n},{even},{computed.current},</button>
    <Theme.Provider value={n > 1 ? 'dark' : 'none'}><Label /></Theme.Provider><Label /></div>;
};`).show();
    expect(reader.text.replace(/\s+/g, '')).to.equal('1,0,1,nonelight');
    reader.click();
    reader.click();
    expect(reader.text.replace(/\s+/g, '')).to.equal('3,2,2,darklight');
  });

  it('read fields, and say what fields contain', () => {
    const reader = shown(`
  const [name, setName] = useState('');
  const change = (e) => setName(e.target.value.trim());
  return <p><input value={name} onChange={change} />Hello {name}</p>`);
    reader.enter(' Ada ');
    expect(reader.text).to.equal('Hello Ada');
    expect(reader.behavior('input').value).to.equal('Ada');
  });

  it('wait for promises, files and errors', async () => {
    const reader = pageOf(`
export const wait = (ms) => new Promise((resolve) => setTimeout(() => resolve(ms), ms));
export const Part = () => {
  const [log, setLog] = useState([]);
  const add = (text) => setLog((all) => [...all, text]);
  const load = async () => {
    add(String(await wait(5)));
    try {
      const data = await (await fetch('/data.json')).json();
      add(data.ok && (await Promise.resolve('right')));
      await fetch('/missing.json');
    } catch (error) {
      add(error instanceof TypeError ? error.message : 'other');
    } finally {
      add('done');
    }
    for (const n of [1, 2]) if (n > 1) add('n' + (await n));
    return 'end';
  };
  return <button onClick={() => load().then(add)}>{log.join(', ')}</button>;
};`).show();
    reader.files.set('data.json', '{"ok": true}');
    reader.click();
    await promises();
    reader.tick();
    for (let rounds = 0; rounds < 20; rounds++) await promises();
    expect(reader.text).to.equal('5, right, There is no missing.json., done, n2, end');
    expect(reader.sentences).to.deep.equal([]);
  });

  it('send requests to other hosts, if the site allows them', async () => {
    const reader = pageOf(`
export const Part = () => {
  const [log, setLog] = useState([]);
  const add = (text) => setLog((all) => [...all, text]);
  const send = async (url, options) => {
    try {
      const response = await fetch(url, options);
      add(response.status + ' ' + response.ok + ' ' + (await response.text()));
    } catch (error) {
      add(error.name + ': ' + error.message);
    }
  };
  const all = async () => {
    await send('https://api.example.com/a', {
      method: 'put', headers: {'X-Key': 1}, body: new URLSearchParams({q: 'x y'}),
    });
    await send('https://other.example/');
    await send('ftp://api.example.com/');
    await send('/data.json', {method: 'POST'});
    await send('https://api.example.com/b', {method: 'POST', body: {a: 1}});
    await send('https://own.example/data.json');
    await send('/notes.md');
    const controller = new AbortController();
    controller.signal.addEventListener('abort', () => add('aborted'));
    controller.abort();
    await send('/data.json', {signal: controller.signal});
    add(controller.signal.aborted);
  };
  return <button onClick={all}>{log.join(', ')}</button>;
};`).show();
    const sent: unknown[] = [];
    reader.answer = ({url, method, headers, body}) => {
      if (!url.startsWith('https://api.')) return undefined;
      sent.push([url, method, Object.fromEntries(headers), body]);
      const answer = {status: 404, statusText: '', url, headers: new Map(), text: 'Nothing'};
      return Promise.resolve(answer);
    };
    reader.files.set('data.json', '{}').set('notes.md', 'Note');
    reader.click();
    for (let rounds = 0; rounds < 60; rounds++) await promises();
    expect(sent).to.deep.equal([
      [
        'https://api.example.com/a',
        'PUT',
        {'x-key': '1', 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8'},
        'q=x+y',
      ],
    ]);
    const reasons = [
      'requests “https://other.example/”; `components.origins` in docs.json does not name ' +
        'https://other.example',
      'requests “ftp://api.example.com/”, which is not a file of the site',
      'sends a POST request to “/data.json”, a file of the site',
      'sends an object: `JSON.stringify` makes text of it',
    ];
    expect(reader.text).to.equal(
      [
        '404 false Nothing',
        ...reasons.map((reason) => `TypeError: ${reason}`),
        '200 true {}',
        '200 true Note',
        'aborted',
        'AbortError: This operation was aborted',
        'true',
      ].join(', '),
    );
    expect(reader.sentences.map((sentence) => sentence.includes('docs.json'))).to.deep.equal([
      true,
      false,
      false,
      false,
    ]);
  });

  it('wait for the responses to a limited number of requests', async () => {
    const reader = pageOf(`
export const Part = () => {
  const [failed, setFailed] = useState(0);
  const flood = () => {
    for (let n = 0; n < 150; n++) fetch('https://a.example/').catch(() => setFailed((x) => x + 1));
  };
  return <button onClick={flood}>{failed}</button>;
};`).show();
    let sent = 0;
    reader.answer = () => {
      sent++;
      return new Promise(() => undefined);
    };
    reader.click();
    for (let rounds = 0; rounds < 10; rounds++) await promises();
    expect([sent, reader.text, reader.sentences.length]).to.deep.equal([100, '50', 1]);
  });

  it('share names and events through the window', () => {
    const reader = pageOf(`
export const Sender = () => {
  const send = () => {
    window.chosen = {plan: 'team'};
    window.count = (window.count ?? 0) + 1;
    window.greet = (name) => 'Hello ' + name;
    window.dispatchEvent(new CustomEvent('choice', {detail: chosen.plan}));
    document.dispatchEvent(new Event('ping'));
  };
  return <button onClick={send}>Send</button>;
};
export const Part = () => {
  const [log, setLog] = useState([]);
  const [isOn, setOn] = useState(true);
  useEffect(() => {
    if (!isOn) return undefined;
    const note = (event) =>
      setLog((all) => [...all, event.detail + window.count + window.greet('Ada') + typeof other]);
    window.addEventListener('choice', note);
    window.addEventListener('choice', note);
    document.addEventListener('ping', () => setLog((all) => [...all, 'ping']), {once: true});
    const controller = new AbortController();
    document.addEventListener('ping', () => setLog(['wrong']), {signal: controller.signal});
    controller.abort();
    return () => window.removeEventListener('choice', note);
  }, [isOn]);
  return <div><Sender /><button onClick={() => setOn(false)}>Off</button>{log.join(', ')}</div>;
};`);
    reader.window = fakeScope('window');
    reader.show();
    reader.click(0);
    expect(reader.text).to.contain('team1Hello Adaundefined, ping');
    reader.click(0);
    expect(reader.text).to.contain('team1Hello Adaundefined, ping, team2Hello Adaundefined');
    reader.click(1);
    reader.click(0);
    expect(reader.text).to.not.contain('team3');
    expect(reader.sentences).to.deep.equal([]);
  });

  it('keep their other hooks where the first value of one needs a browser', () => {
    const reader = pageOf(`
export const Part = () => {
  const [width] = useState(() => window.size + 1);
  const [count, setCount] = useState(0);
  useEffect(() => () => {}, []);
  return <button onClick={() => setCount(count + 1)}>{width} {count}</button>;
};`);
    reader.window = {
      ...fakeScope('window'),
      get: (name) => (name === 'size' ? {value: 4} : undefined),
    };
    reader.show();
    reader.click();
    expect(reader.text).to.equal('5 1');
    reader.leave();
  });

  it('learn what changed in a store before they subscribed to it', () => {
    const reader = pageOf(`
export const Part = () => {
  const store = useRef({value: 'old'}).current;
  useLayoutEffect(() => { store.value = 'new'; }, []);
  const value = useSyncExternalStore(() => () => {}, () => store.value);
  return <p>{value}</p>;
};`).show();
    expect(reader.text).to.equal('new');
  });

  it('fill arrays that have a length', () => {
    const reader = shown(`
  const [text, setText] = useState('');
  const fill = () => {
    const bytes = new Array(3);
    for (let n = 0; n < 3; n++) bytes[n] = n * 2;
    bytes[3] = 9;
    setText([bytes.join('-'), bytes.map((n) => n + 1), bytes.length, [...bytes].pop()].join(' '));
  };
  const rows = new Array(2);
  for (let n = 0; n < 2; n++) rows[n] = <b key={n}>{n}</b>;
  return <p><button onClick={fill}>{text}</button>{rows}{new Array(2)}</p>;`);
    reader.click();
    expect(reader.text).to.equal('0-2-4-9 1,3,5,10 4 901');
    expect(reader.sentences).to.deep.equal([]);
  });

  it('catch what functions that they call throw, and what JavaScript throws', () => {
    for (const [work, expected] of [
      ['if (true) { fail(); }', 'failed'],
      ['JSON.parse("{")', 'parses a string that is not valid JSON'],
      ['null.length', 'reads `length` of null'],
      ['(0)()', 'calls something that cannot be called'],
    ] as const) {
      const reader = pageOf(`
export const fail = () => { if (true) throw new Error('failed'); };
export const Part = () => {
  const [text, setText] = useState('');
  const work = () => {
    try { ${work}; } catch (error) { setText(error.message); } finally { setText((t) => t + '!'); }
  };
  return <button onClick={work}>{text}</button>;
};`).show();
      reader.click();
      expect(reader.text).to.equal(`${expected}!`);
    }
  });

  it('go on after what they wait for, although a part of them is gone', async () => {
    const reader = pageOf(`
export const Dialog = ({close, done}) => (
  <button onClick={async () => { close(); await null; done(); }}>Save</button>
);
export const Part = () => {
  const [isOpen, setOpen] = useState(true);
  const [text, setText] = useState('');
  return <div>{isOpen && <Dialog close={() => setOpen(false)} done={() => setText('saved')} />}
    {text}</div>;
};`).show();
    reader.click();
    await promises();
    expect(reader.text.trim()).to.equal('saved');
  });

  it('end a component in whose place other content is shown', () => {
    const reader = new Reader(`
export const Clock = () => {
  useEffect(() => { const t = setInterval(() => {}, 9); return () => clearInterval(t); }, []);
  return <i>clock</i>;
};
export const Part = ({children}) => {
  const [isOn, setOn] = useState(false);
  return <div><button onClick={() => setOn(!isOn)}>t</button>{isOn ? children : <Clock />}</div>;
};

<Part>

**Content**

</Part>
`).show();
    expect(reader.timers.size).to.equal(1);
    reader.click();
    expect(reader.timers.size).to.equal(0);
  });

  it('keep the id of a heading whose text changes', () => {
    const reader = shown(`
  const [n, setN] = useState(0);
  return <div><h2 id="count">{n} items</h2><button onClick={() => setN(n + 1)}>+</button></div>`);
    const ids = () => {
      const found: string[] = [];
      visitNodes(reader.nodes, (node) => void (node.kind === 'heading' && found.push(node.id)));
      return found;
    };
    expect(ids()).to.deep.equal(['count']);
    reader.click();
    expect(reader.text).to.include('1 items');
    expect(ids()).to.deep.equal(['count']);
  });

  it('change items of a list that is written in Markdown', () => {
    const reader = new Reader(`
export const Boxes = ({children}) => {
  const [done, setDone] = useState([]);
  return React.Children.map(children, (child) => React.isValidElement(child) && child.type === 'ul'
    ? <ul>{React.Children.map(child.props.children, (item, index) => (
        <li><button onClick={() => setDone([...done, index])}>{done.includes(index) ? '+' : '-'}
        </button>{item.props.children}</li>
      ))}</ul>
    : child);
};

<Boxes>
- one
- two
</Boxes>
`).show();
    expect(reader.text.replace(/\s/g, '')).to.equal('-one-two');
    reader.click(1);
    expect(reader.text.replace(/\s/g, '')).to.equal('-one+two');
    expect(reader.problems).to.deep.equal([]);
  });

  it('keep two items of a list apart that have the same key', () => {
    const reader = pageOf(`
export const Row = ({n}) => { const [m] = useState(n); return <li>{m}</li>; };
export const Part = () => {
  const [, render] = useState(0);
  return <ul><button onClick={() => render(1)}>b</button>
    {[1, 2].map((n) => <Row key="same" n={n} />)}</ul>;
};`).show();
    reader.click();
    expect(reader.text).to.equal('b12');
  });

  it('show the changes of one although another one did too much', () => {
    const reader = new Reader(`
export const shared = new Map();
export const Calm = () => {
  const [n, setN] = useState(0);
  const [seen, setSeen] = useState('');
  shared.set('n', setN);
  useEffect(() => { if (n > 0) setSeen('seen'); }, [n]);
  return <i>{n}{seen}</i>;
};
export const Loop = () => <button onClick={() => { shared.get('n')(1); for (;;) {} }}>l</button>;

<Loop />

<Calm />
`).show();
    reader.click();
    reader.settle();
    expect(reader.text).to.equal('l1seen');
    expect(reader.sentences).to.deep.equal([
      '<Loop> no longer reacts: its code needs more than 500000 steps at once.',
    ]);
  });

  it('give the browser no more than they may make', () => {
    const reader = shown(`
  const attack = () => { let a = []; for (let i = 0; i < 40; i++) a = [a, a]; window.scrollTo(a); };
  const grow = () => {
    const url = new URL('https://a.b/' + 'x'.repeat(9000));
    for (let i = 0; i < 40; i++) { url.pathname = url.href; url.hash = url.href; }
  };
  return <div><button onClick={attack}>a</button><button onClick={grow}>b</button></div>`);
    reader.window = fakeObject({}, {scrollTo: () => undefined});
    reader.click(1);
    expect(reader.sentences[0]).to.match(/makes a string of more than 100000 characters/);
    reader.click();
    expect(reader.sentences[1]).to.match(/needs more than 500000 steps at once/);
  });

  it('catch what they throw', () => {
    const reader = shown(`
  const [text, setText] = useState('');
  const work = () => {
    try { throw new Error('wrong'); } catch ({message}) { return message; }
    finally { setText('f'); }
  };
  return <button onClick={() => setText((before) => before + work())}>{text}</button>`);
    reader.click();
    expect(reader.text).to.equal('wrong');
  });

  it('catch as often as they want, also after they have waited', async () => {
    const reader = shown(`
  const [text, setText] = useState('');
  const fail = (n) => (n === 0 ? null.x : fail(n - 1));
  const work = async () => {
    let count = 0;
    for (let i = 0; i < 200; i++) {
      try { await null; fail(5); } catch { count++; }
      try { fail(5); } catch { count++; }
      await Promise.resolve().then(() => fail(5)).catch(() => count++);
    }
    setText(count);
  };
  return <button onClick={work}>{text}</button>`);
    reader.click();
    await promises();
    expect(reader.sentences).to.deep.equal([]);
    expect(reader.text).to.equal('600');
  });

  it('say nothing about what only a browser has, and show it there', async () => {
    const reader = pageOf(`
export const stored = localStorage.getItem('name');
export const Part = ({children = 'Loading'}) => {
  const [name] = useState(stored ?? localStorage.getItem('name'));
  return <p>Name: {name}</p>;
};
export const Place = () => {
  const [text, setText] = useState('');
  const load = async () => setText(await Promise.resolve('loaded'));
  if (text === '') load();
  return <b>{location.pathname} {text}</b>;
};

<Place />`);
    expect(reader.problems).to.deep.equal([]);
    expect(reader.text).to.contain('Name:');
    const storage = fakeObject({}, {getItem: () => 'Ada'});
    reader.window = fakeObject({localStorage: storage, location: fakeObject({pathname: '/a'})});
    reader.show();
    await promises();
    expect(reader.text.replace(/\s+/g, ' ').trim()).to.equal('/a loadedName: Ada');
    expect(reader.problems).to.deep.equal([]);
  });

  it('abort with signals of the time and of other signals', () => {
    const reader = shown(`
  const [said, setSaid] = useState([]);
  const say = (word) => setSaid((before) => [...before, word]);
  const start = () => {
    const controller = new AbortController();
    const late = AbortSignal.timeout(500);
    const any = AbortSignal.any([controller.signal, late]);
    any.addEventListener('abort', () => say(any.reason.name + String(controller.signal.aborted)));
    const done = AbortSignal.abort('gone');
    say(String(any.aborted) + done.reason + AbortSignal.any([late, done]).reason);
  };
  return <button onClick={start}>{said.join(' ')}</button>`);
    reader.click();
    expect(reader.text).to.equal('falsegonegone');
    expect([...reader.timers].map(({milliseconds}) => milliseconds)).to.deep.equal([500]);
    reader.tick();
    expect(reader.text).to.equal('falsegonegone TimeoutErrorfalse');
    expect(reader.sentences).to.deep.equal([]);
  });

  it('take what generators give, as far as they ask for it', () => {
    const reader = pageOf(`
export function* counted(log) {
  try { for (let i = 1; ; i++) { const given = yield i; log.push(given ?? 'none'); } }
  finally { log.push('end'); }
}
export function* two() { const last = yield* inner(); yield last; yield* [7, 8]; }
export function* inner() { yield 'a'; return 'b'; }
export const Part = () => {
  const log = [];
  for (const n of counted(log)) if (n === 3) break;
  const asked = counted(log);
  const firsts = [asked.next().value, asked.next('x').value, asked.return(9)];
  const [c, d] = [...two()];
  const failing = counted([]);
  failing.next();
  let caught;
  try { failing.throw(new Error('no')); } catch (error) { caught = error.message; }
  return <p>{JSON.stringify([log, firsts, [...two()], c, d, caught, asked.next()])}</p>;
};`);
    expect(reader.text).to.equal(
      '[["none","none","end","x","end"],[1,2,{"value":9,"done":true}],["a","b",7,8],"a","b",' +
        '"no",{"done":true}]',
    );
  });

  it('take what asynchronous generators give, one after the other', async () => {
    const reader = shown(`
  const [words, setWords] = useState([]);
  const say = (word) => setWords((before) => [...before, word]);
  const run = async () => {
    async function* stream() {
      try {
        for (const word of ['a', 'b', 'c', 'd']) { await null; yield Promise.resolve(word); }
      } finally { say('end'); }
    }
    async function* all() { yield* stream(); yield 'after'; }
    for await (const word of stream()) { if (word === 'c') break; say(word); }
    for await (const word of all()) say(word);
    for await (const word of [Promise.resolve('x'), 'y']) say(word);
    const asked = stream();
    const [one, two] = await Promise.all([asked.next(), asked.next()]);
    say(one.value + two.value);
    await asked.return();
    say(String((await asked.next()).done));
    try { for await (const word of (async function* () { throw new Error('no'); })()) say(word); }
    catch ({message}) { say(message); }
    let count = 0;
    do { switch (await count) { case 0: say('zero'); break; default: await null; say('more'); } }
    while (++count < 2);
    for (const key in {k: 1}) { await null; say(key); }
  };
  return <button onClick={run}>{words.join(' ')}</button>`);
    reader.click();
    await promises();
    expect(reader.sentences).to.deep.equal([]);
    expect(reader.text).to.equal('a b end a b c d end after x y ab end true no zero more k');
  });

  it('stop in generators that never end', async () => {
    const reader = shown(`
  function* more() { for (;;) yield 1; }
  return <button onClick={() => { for (const n of more()) n; }}>a</button>`);
    reader.click();
    expect(reader.sentences[0]).to.match(/needs more than \d+ steps at once/);
    const other = shown(`
  async function* more() { for (;;) yield 1; }
  const ever = async () => { for await (const n of more()) n; };
  return <button onClick={ever}>b</button>`);
    other.click();
    await promises();
    expect(other.sentences[0]).to.match(/needs more than \d+ steps at once/);
  });

  it('render anew in a browser what asks for one', () => {
    const reader = pageOf(`export const Part = () => {
  const [width] = useState(typeof window === 'undefined' ? 'unknown' : window.innerWidth);
  return <b>{width}</b>;
};`);
    expect(reader.text).to.equal('unknown');
    reader.window = fakeObject({innerWidth: 320});
    reader.show();
    expect(reader.text).to.equal('320');
  });

  it('find no more in the window than there is, and what is not theirs is refused', () => {
    const reader = shown(`
  const [text, setText] = useState('');
  const track = () => { window.tracker?.push('a'); setText(typeof window.tracker); };
  return <div><button onClick={track}>a</button>
    <button onClick={() => setText(window.secret)}>b</button>{text}</div>`);
    reader.click();
    expect(reader.text).to.contain('undefined');
    expect(reader.sentences).to.deep.equal([]);
    reader.click(1);
    expect(reader.sentences).to.have.length(1);
  });

  it('end their timers and listeners with the page', () => {
    const listening: HostFunction[] = [];
    const reader = pageOf(`export const Part = () => {
  const [n, setN] = useState(0);
  useEffect(() => {
    setInterval(() => setN((x) => x + 1), 10);
    window.addEventListener('scroll', () => setN(100));
  }, []);
  return <b>{n}</b>;
};`);
    reader.window = fakeObject(
      {},
      {addEventListener: (_, callee) => void listening.push(callee as HostFunction)},
    );
    reader.show();
    reader.tick();
    expect(reader.text).to.equal('1');
    listening[0]?.(fakeObject({}));
    expect(reader.text).to.equal('100');
    reader.leave();
    expect(reader.timers.size).to.equal(0);
    expect(listening[0]?.ended?.aborted).to.equal(true);
  });

  it('stop with their last view when they do too much, at the place of the code', () => {
    for (const [work, reason] of [
      ['for (;;) {}', 'needs more than 500000 steps at once'],
      ['for (let i = 0; i < 2000; i++) setTimeout(() => {})', 'starts more than 1000 timers'],
      ['setOn(true)', 'changes its state more than 50 times in a row'],
    ] as const) {
      const reader = shown(`
  const [count, setCount] = useState(0);
  const [isOn, setOn] = useState(false);
  useEffect(() => { if (isOn) setCount((n) => n + 1); });
  return <button onClick={() => { setCount(1); ${work}; }}>{count > 90 ? 'far' : 'near'}</button>`);
      reader.click();
      expect(reader.problems.map(({code}) => code)).to.deep.equal(['page/not-run']);
      expect(reader.sentences[0]).to.equal(`<Part> no longer reacts: its code ${reason}.`);
      expect(reader.problems[0]?.location.file).to.equal('p.mdx');
      expect(reader.text).to.equal('near');
      reader.click();
      expect(reader.timers.size).to.equal(0);
      expect(reader.problems).to.have.length(1);
    }
  });

  it('do more at once when they are shown and when the reader acts than timers may', () => {
    const reader = shown(`
  const [n, setN] = useState(0);
  const work = () => { let sum = 0; for (let i = 0; i < 30000; i++) sum += i; return sum; };
  const tick = () => { work(); setN((before) => before + 1); };
  useEffect(() => { work(); setInterval(tick, 10); }, []);
  return <button onClick={() => { work(); setN(100); }}>{n}</button>`);
    expect(reader.sentences).to.deep.equal([]);
    reader.click();
    reader.click();
    reader.click();
    expect(reader.text).to.equal('100');
    reader.tick();
    expect(reader.text).to.equal('101');
    // Timers that need as much each time would keep the browser busy.
    for (let count = 0; count < 3; count++) reader.tick();
    expect(reader.sentences).to.have.length(1);
    expect(reader.sentences[0]).to.match(/no longer reacts: its code needs more than \d+ steps/);
  });

  it('are shown although another one has used the steps of the task', () => {
    const reader = new Reader(`
export const Loop = () => { useEffect(() => { for (;;) {} }); return <i>loop</i>; };
export const Calm = () => <b>{useState(typeof window === 'undefined' ? 'none' : 'window')[0]}</b>;

<Loop />

<Calm />
`).show();
    reader.settle();
    expect(reader.text).to.contain('window');
    expect(reader.sentences).to.have.length(1);
  });

  it('stop when promises wait for promises without end', async () => {
    const reader = shown(`
  const [n, setN] = useState(0);
  const work = async () => { for (;;) await null; };
  return <button onClick={() => { setN(n + 1); work(); }}>{n}</button>`);
    reader.click();
    await promises();
    expect(reader.sentences).to.deep.equal([
      '<Part> no longer reacts: its code needs more than 500000 steps at once.',
    ]);
    expect(reader.text).to.equal('1');
  });

  it('say what they cannot do, and go on', () => {
    const reader = shown(`
  const [n, setN] = useState(0);
  return <button onClick={() => { setN(n + 1); new Worker('x'); }}>{n}</button>`);
    reader.click();
    expect(reader.text).to.equal('1');
    expect(reader.sentences).to.deep.equal([
      '<Part> did not do a part of what its code says: ' +
        'it uses `Worker`, which is not available to pages.',
    ]);
  });

  it('keep the nodes of elements that show the same, whose handlers are the last ones', () => {
    const reader = shown(`
  const [n, setN] = useState(0);
  return <div><p className="same" style={{color: 'red'}}>a</p>
    <p className="other" style={{opacity: n}}>a</p>
    <p className="around"><i>{n}</i></p>
    <button onClick={() => setN(n + 1)}>b</button></div>`);
    const [part] = reader.body;
    const nodes = () => {
      const all = new Map<unknown, unknown>();
      visitNodes(part?.kind === 'interactive' ? part.component.nodes : [], (node) => {
        if (node.kind === 'html') all.set(node.attributes.get('class') ?? node.tag, node);
      });
      return all;
    };
    const before = nodes();
    reader.click();
    reader.click();
    expect(reader.text).to.equal('aa2b');
    const after = nodes();
    const kept = [...after.keys()].filter((name) => before.get(name) === after.get(name));
    expect(kept).to.deep.equal(['same', 'button']);
  });

  it('render components of `memo` again only with other properties', () => {
    const reader = pageOf(`
export const log = [];
export const Each = memo(({n, act}) => { log.push('each' + n); return n; });
export const Half = memo(({n}) => { log.push('half' + n); return n; },
  (before, now) => (before.n >> 1) === (now.n >> 1));
export const Part = () => {
  const [n, setN] = useState(0);
  const [all, setAll] = useState('');
  const act = useCallback(() => {}, []);
  return <div><button onClick={() => setN(n + 1)}>a</button>
    <button onClick={() => setAll(log.splice(0).join())}>b</button>
    <Each n={n} act={act} /><Half n={n} />{all}</div>;
};`).show();
    reader.click(1);
    expect(reader.text).to.equal('ab00each0,half0');
    reader.click();
    reader.click(1);
    expect(reader.text).to.equal('ab10each1');
    reader.click();
    reader.click(1);
    expect(reader.text).to.equal('ab22each2,half2');
  });

  it('keep the ids of components that links can point to', () => {
    const reader = new Reader(`export const Part = () => {
  const [n, setN] = useState(0);
  return <div>{n > 0 && <Accordion title="New">b</Accordion>}
    <Accordion title="Setup">a</Accordion>
    <button onClick={() => setN(n + 1)}>b</button></div>;
};

<Accordion title="Setup">c</Accordion>

<Part />
`).show();
    const ids = () => {
      const all: unknown[] = [];
      visitNodes(reader.nodes, (node) => {
        if (node.kind === 'component' && node.name === 'Accordion') all.push(node.attributes.id);
      });
      return all;
    };
    expect(ids()).to.deep.equal(['setup', 'setup-1']);
    reader.click();
    expect(ids()).to.deep.equal(['setup', 'new', 'setup-1']);
  });

  it('act in tags of a page as well', () => {
    const reader = new Reader(`<button onClick={() => window.scrollTo(0, 5)}>Up</button>

{[1, 2].map((n) => <button key={n} onClick={() => window.scrollTo(0, n)}>{n}</button>)}
`);
    const positions: unknown[] = [];
    reader.window = fakeObject({}, {scrollTo: (_, y) => void positions.push(y)});
    reader.show();
    reader.click();
    reader.click(2);
    expect(positions).to.deep.equal([5, 2]);
    expect(reader.sentences).to.deep.equal([]);
  });

  it('keep the ids of their headings', () => {
    const reader = new Reader(`# Setup

export const Part = () => {
  const [n, setN] = useState(0);
  return <div><h2>Setup</h2>{n > 0 && <h2>Setup</h2>}
    <button onClick={() => setN(n + 1)}>b</button></div>;
};

<Part />

## Setup
`).show();
    const ids = () => {
      const all: string[] = [];
      visitNodes(reader.nodes, (node) => {
        if (node.kind === 'heading') all.push(node.id);
      });
      return all;
    };
    const before = ids();
    reader.click();
    expect(before).to.deep.equal(['setup', 'setup-1', 'setup-2']);
    expect(ids()).to.deep.equal(['setup', 'setup-1', 'setup-3', 'setup-2']);
  });
});
