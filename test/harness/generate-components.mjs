/**
 * Writes components with hooks, lists, fields and effects at random: the same source for React and
 * for the interpreter of pages.
 */

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const last = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((last ^ (last >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The source of a file that exports a component `Generated`. */
export function generateComponent(seed) {
  const random = randomFrom(seed);
  const pick = (items) => items[Math.floor(random() * items.length)];
  const some = (items, most) => items.filter(() => random() < most / items.length);

  let keys = 0;
  const numberUpdate = () =>
    pick([
      'setN(n + 1)',
      'setN((x) => x + 2)',
      'setN(n)',
      'setN((x) => x * 2); setN((x) => x - 1)',
    ]);
  const update = () =>
    pick([
      numberUpdate(),
      'setB(!b)',
      'setB((x) => !x)',
      "setS(s + 'x')",
      "setS('')",
      'setList([...list].reverse())',
      'setList((l) => [...l, {id: ++last.current, on: false}])',
      'setList(list.slice(1))',
      'setList(list.filter((item) => item.id % 2 === n % 2))',
      "dispatch({type: 'add', by: n})",
      "dispatch({type: 'reset'})",
      'setB(!b); setN(n + 1)',
    ]);
  const handler = (more = '') =>
    `{(e) => {${more} ${update()}; ${random() < 0.2 ? update() : ''}}}`;

  const leaf = () =>
    pick([
      () => '<i>{n}</i>',
      () => '<b>{s || "empty"}</b>',
      () => '<span className={b ? "on" : "off"}>{String(b)}</span>',
      () => '<em>{total}</em>',
      () => '<Inner label={s} start={n} />',
      () => `<Inner key={'${keys++}-' + (n % 3)} label="keyed" start={n} />`,
      () => '<small>{memo}</small>',
      () => '<Reader />',
      () => '{n > 2 && <mark>big {n}</mark>}',
      () => '{b ? <Inner label="yes" start={1} /> : <Inner label="no" start={2} />}',
      () => '{b ? <Inner label="one" start={1} /> : <Other label="two" />}',
      () => 'text {n} ',
    ])();
  const control = () =>
    pick([
      () => `<button onClick=${handler()}>go</button>`,
      () =>
        `<button onClick=${handler(random() < 0.5 ? 'e.stopPropagation();' : '')}>inner</button>`,
      () => '<input value={s} onChange={(e) => setS(e.target.value)} />',
      () => '<input value={s} onChange={(e) => setS(e.target.value.toUpperCase().slice(0, 5))} />',
      () => '<input value={s} onChange={() => setN(n + 1)} />',
      () => '<input type="checkbox" checked={b} onChange={(e) => setB(e.target.checked)} />',
      () => '<input type="checkbox" checked={b} onChange={() => setN(n + 1)} />',
      () => '<input defaultValue="free" />',
      () =>
        '<select value={String(n % 3)} onChange={(e) => setN(Number(e.target.value))}>' +
        '{[0, 1, 2].map((o) => <option key={o} value={String(o)}>{o}</option>)}</select>',
      () => '<textarea value={s} onChange={(e) => setS(e.target.value)} />',
    ])();
  const list = () =>
    pick([
      () =>
        '<ul>{list.map((item) => <li key={item.id}>{item.id} <input defaultValue="" /></li>)}</ul>',
      () =>
        '<ul>{list.map((item, i) => <li key={item.id} onClick={() => ' +
        'setList(list.map((x) => (x.id === item.id ? {...x, on: !x.on} : x)))}>' +
        '{i}:{item.id} {item.on ? "on" : "off"} ' +
        '<Inner label={"i" + item.id} start={item.id} /></li>)}</ul>',
      () => '<ol>{list.map((item) => <Inner key={item.id} label="row" start={item.id} />)}</ol>',
    ])();
  const part = (depth) =>
    pick([
      leaf,
      leaf,
      control,
      control,
      list,
      () =>
        depth > 2
          ? leaf()
          : `<div${random() < 0.3 ? ` onClick=${handler()}` : ''}>${parts(depth + 1)}</div>`,
      () => (depth > 2 ? leaf() : `{b && <section>${parts(depth + 1)}</section>}`),
      () =>
        depth > 2 ? leaf() : `<Shared.Provider value={n}>${parts(depth + 1)}</Shared.Provider>`,
      () => (depth > 2 ? leaf() : `<Box title={s}>${parts(depth + 1)}</Box>`),
    ])();
  const parts = (depth) =>
    Array.from({length: 1 + Math.floor(random() * 3)}, () => part(depth)).join('\n');

  const effects = some(
    [
      'useEffect(() => { setTotal(n * 10); }, [n]);',
      'useEffect(() => { log.current.push("in" + n); ' +
        'return () => { log.current.push("out" + n); }; }, [n]);',
      'useLayoutEffect(() => { if (n > 20) setN(0); }, [n]);',
      'useEffect(() => { if (list.length > 6) setList(list.slice(0, 2)); });',
      'if (s.length > 8) setS("cut");',
      'useEffect(() => { setSeen(log.current.join(",")); }, [b]);',
    ],
    3,
  );
  return `import {useState, useEffect, useLayoutEffect, useMemo, useReducer, useRef} from 'react';
import {useContext, createContext} from 'react';

const Shared = createContext('none');

const Reader = () => <u>{useContext(Shared)}</u>;

const Inner = ({label, start}) => {
  const [count, setCount] = useState(start);
  useEffect(() => { if (count > 9) setCount(0); }, [count]);
  return <button className="inner" onClick={() => setCount(count + 1)}>{label}:{count}</button>;
};

const Other = ({label}) => {
  const [count, setCount] = useState(5);
  return <button className="inner" onClick={() => setCount((x) => x - 1)}>{label}:{count}</button>;
};

const Box = ({title, children}) => {
  const [open, setOpen] = useState(true);
  const button = <button onClick={() => setOpen(!open)}>{title}!</button>;
  return <div>{button}{open ? children : null}</div>;
};

export const Generated = () => {
  const [n, setN] = useState(${Math.floor(random() * 4)});
  const [b, setB] = useState(${random() < 0.5});
  const [s, setS] = useState('ab');
  const [total, setTotal] = useState(0);
  const [seen, setSeen] = useState('');
  const [list, setList] = useState(() => [1, 2, 3].map((id) => ({id, on: id === 2})));
  const reduce = (state, action) => (action.type === 'add' ? state + action.by : 0);
  const [sum, dispatch] = useReducer(reduce, 1);
  const last = useRef(3);
  const log = useRef([]);
  const memo = useMemo(() => n + ':' + s, [n]);
  ${effects.join('\n  ')}
  return (
    <div>
      ${parts(0)}
      ${parts(0)}
      <p>{sum} {seen}</p>
    </div>
  );
};
`;
}
