/** Components as authors write them: name → the source of a file that exports `Generated`. */

const imports = `import React, {createContext, forwardRef, memo, useCallback, useContext, useEffect,
  useId, useImperativeHandle, useLayoutEffect, useMemo, useReducer, useRef, useState,
  useSyncExternalStore, useTransition} from 'react';
`;

/** A component whose function has this body. */
const of = (body, before = '') => `${imports}
${before}
export const Generated = () => {
${body}
};
`;

export const writtenComponents = new Map(
  Object.entries({
    Counter: of(`const [n, setN] = useState(0);
return <div><button onClick={() => setN(n - 1)}>-</button><b>{n}</b>
  <button onClick={() => setN((x) => x + 1)}>+</button></div>;`),
    Toggle: of(`const [isOpen, setOpen] = useState(false);
return <div><button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
  {isOpen ? 'Hide' : 'Show'}</button>{isOpen && <p>Details</p>}</div>;`),
    Tabs: of(`const [tab, setTab] = useState('one');
const tabs = {one: <p>First</p>, two: <p>Second <input defaultValue="x" /></p>, three: 'Third'};
return <div>{Object.keys(tabs).map((name) => (
  <button key={name} className={name === tab ? 'active' : ''} onClick={() => setTab(name)}>
    {name}</button>))}{tabs[tab]}</div>;`),
    Todo: of(`const [items, setItems] = useState(['milk']);
const [draft, setDraft] = useState('');
const add = () => { if (draft) { setItems([...items, draft]); setDraft(''); } };
return <div><input value={draft} onChange={(e) => setDraft(e.target.value)} />
  <button onClick={add}>Add</button>
  <ul>{items.map((item, i) => <li key={i}>{item}
    <button onClick={() => setItems(items.filter((_, at) => at !== i))}>x</button></li>)}</ul>
  </div>;`),
    Filter: of(`const all = ['apple', 'banana', 'cherry', 'date'];
const [text, setText] = useState('');
const found = useMemo(() => all.filter((one) => one.includes(text)), [text]);
return <div><input value={text} onChange={({target}) => setText(target.value)} />
  <p>{found.length} found</p><ul>{found.map((one) => <li key={one}>{one}</li>)}</ul></div>;`),
    Sort: of(`const [isUp, setUp] = useState(true);
const rows = [{id: 3}, {id: 1}, {id: 2}].sort((a, b) => (isUp ? a.id - b.id : b.id - a.id));
return <table><thead><tr><th><button onClick={() => setUp((x) => !x)}>id</button></th></tr></thead>
  <tbody>{rows.map(({id}) => <tr key={id}><td>{id}<input defaultValue={id} /></td></tr>)}</tbody>
  </table>;`),
    Calculator: of(`const [seats, setSeats] = useState(5);
const [isYearly, setYearly] = useState(false);
return <div><input type="range" min="1" max="20" value={seats}
  onChange={(e) => setSeats(+e.target.value)} />
  <input type="checkbox" checked={isYearly} onChange={(e) => setYearly(e.target.checked)} />
  <b>{seats * (isYearly ? 10 : 12)}</b></div>;`),
    Quiz: of(`const [answers, setAnswers] = useState({});
const questions = [{q: 'A?', a: ['x', 'y']}, {q: 'B?', a: ['z', 'w']}];
return <div>{questions.map(({q, a}) => <div key={q}><b>{q}</b>{a.map((one) => (
  <button key={one} aria-pressed={answers[q] === one}
    onClick={() => setAnswers({...answers, [q]: one})}>{one}</button>))}</div>)}
  <p>{Object.keys(answers).length} of {questions.length}</p></div>;`),
    Carousel: of(`const slides = ['a', 'b', 'c'];
const [at, setAt] = useState(0);
const go = (by) => setAt((before) => (before + by + slides.length) % slides.length);
return <div><button onClick={() => go(-1)}>back</button><span key={at}>{slides[at]}</span>
  <button onClick={() => go(1)}>next</button></div>;`),
    Select: of(`const [value, setValue] = useState('b');
return <div><select value={value} onChange={(e) => setValue(e.target.value)}>
  <optgroup label="g"><option value="a">A</option><option value="b">B</option></optgroup>
  <option value="c">C</option></select><i>{value}</i></div>;`),
    Radios: of(`const [size, setSize] = useState('m');
return <div>{['s', 'm', 'l'].map((one) => <label key={one}><input type="radio" name="written-size"
  value={one} checked={one === size} onChange={() => setSize(one)} />{one}</label>)}<b>{size}</b>
  </div>;`),
    Textarea: of(`const [text, setText] = useState('one two');
return <div><textarea value={text} onChange={(e) => setText(e.target.value)} />
  <p>{text.split(' ').filter(Boolean).length} words, {text.length} characters</p></div>;`),
    Reducer: of(`const [state, dispatch] = useReducer((before, action) => {
  switch (action.type) {
    case 'add': return {...before, total: before.total + action.amount, log: [...before.log, 'a']};
    case 'clear': return {total: 0, log: []};
    default: return before;
  }
}, {total: 1, log: []});
return <div><button onClick={() => dispatch({type: 'add', amount: 2})}>add</button>
  <button onClick={() => dispatch({type: 'clear'})}>clear</button>
  <button onClick={() => dispatch({type: 'other'})}>other</button>
  {state.total} {state.log.join('')}</div>;`),
    LazyReducer: of(`const [n, next] = useReducer((x) => x + 1, 5, (start) => start * 2);
return <button onClick={next}>{n}</button>;`),
    Context: of(
      `const [mode, setMode] = useState('light');
return <Mode.Provider value={{mode, toggle: () => setMode(mode === 'light' ? 'dark' : 'light')}}>
  <Panel /><Mode.Consumer>{({mode: one}) => <i>{one}</i>}</Mode.Consumer></Mode.Provider>;`,
      `const Mode = createContext(null);
const Panel = () => { const {mode, toggle} = useContext(Mode);
return <button className={mode} onClick={toggle}>{mode}</button>; };`,
    ),
    NestedContext: of(
      `const [n, setN] = useState(1);
return <Level value={n}><Show /><Level value={n + 1}><Show /></Level>
  <button onClick={() => setN(n * 2)}>x</button></Level>;`,
      `const Level = createContext(0);
const Show = () => <b>{useContext(Level)}</b>;`,
    ),
    Refs: of(`const count = useRef(0);
const [, render] = useState(0);
return <div><button onClick={() => { count.current++; }}>quiet</button>
  <button onClick={() => render((x) => x + 1)}>show</button>{count.current}</div>;`),
    Focus: of(`const field = useRef(null);
const [log, setLog] = useState('');
return <div><input ref={field} onFocus={() => setLog(log + 'f')} />
  <button onClick={() => { field.current.focus(); }}>focus</button>{log}</div>;`),
    CallbackRef: of(`const [tag, setTag] = useState('none');
const note = useCallback((element) => setTag(element ? element.tagName : 'gone'), []);
const [isOn, setOn] = useState(true);
return <div>{isOn && <em ref={note}>x</em>}<button onClick={() => setOn(!isOn)}>{tag}</button>
  </div>;`),
    ForwardRef: of(
      `const api = useRef(null);
const [text, setText] = useState('');
return <div><Field ref={api} /><button onClick={() => setText(api.current.read())}>read</button>
  {text}</div>;`,
      `const Field = forwardRef((props, ref) => {
  const [value, setValue] = useState('v');
  useImperativeHandle(ref, () => ({read: () => value + '!'}), [value]);
  return <input value={value} onChange={(e) => setValue(e.target.value)} />;
});`,
    ),
    Effects: of(`const [n, setN] = useState(0);
const [log, setLog] = useState([]);
useEffect(() => { setLog((all) => [...all, 'in ' + n]);
  return () => setLog((all) => [...all, 'out ' + n]); }, [n]);
return <div><button onClick={() => setN(n + 1)}>next</button>{log.join(', ')}</div>;`),
    LayoutEffect: of(`const [n, setN] = useState(0);
const [double, setDouble] = useState(0);
useLayoutEffect(() => setDouble(n * 2), [n]);
return <button onClick={() => setN(n + 1)}>{n} {double}</button>;`),
    Unmount: of(
      `const [isOn, setOn] = useState(true);
const [log, setLog] = useState('');
return <div><button onClick={() => setOn(!isOn)}>t</button>
  {isOn && <Child onEnd={() => setLog((x) => x + 'e')} />}{log}</div>;`,
      `const Child = ({onEnd}) => { useEffect(() => onEnd, []); return <b>child</b>; };`,
    ),
    Derived: of(`const [text, setText] = useState('a');
const [before, setBefore] = useState(text);
const [changes, setChanges] = useState(0);
if (text !== before) { setBefore(text); setChanges(changes + 1); }
return <div><input value={text} onChange={(e) => setText(e.target.value)} />{changes}</div>;`),
    Keys: of(
      `const [items, setItems] = useState([1, 2, 3, 4]);
return <div><button onClick={() => setItems([...items.slice(1), items[0]])}>rotate</button>
  <button onClick={() => setItems([...items].reverse())}>reverse</button>
  <button onClick={() => setItems([items.length + 10, ...items])}>add</button>
  {items.map((item) => <Row key={item} item={item} />)}</div>;`,
      `const Row = ({item}) => { const [n, setN] = useState(0);
return <p><button onClick={() => setN(n + 1)}>{item}:{n}</button><input defaultValue="" /></p>; };`,
    ),
    Fragments: of(`const [n, setN] = useState(2);
return <><button onClick={() => setN(n + 1)}>more</button>
  {Array.from({length: n}, (_, i) => <React.Fragment key={i}><dt>{i}</dt><dd>{i * i}</dd>
  </React.Fragment>)}</>;`),
    Bubbling: of(`const [log, setLog] = useState('');
const add = (text) => setLog((before) => before + text);
return <div onClick={() => add('d')} onClickCapture={() => add('c')}>
  <section onClick={() => add('s')}><button onClick={() => add('1')}>one</button>
  <button onClick={(e) => { add('2'); e.stopPropagation(); }}>two</button></section>{log}</div>;`),
    Batch: of(`const [a, setA] = useState(0);
const [b, setB] = useState(0);
const renderings = useRef(0);
renderings.current++;
return <div onClick={() => setB(b + a)}><button onClick={() => { setA(a + 1); setA(a + 1);
  setB((x) => x + 1); }}>go</button>{a} {b} {renderings.current}</div>;`),
    SameState: of(`const [o, setO] = useState({n: 1});
return <div><button onClick={() => { o.n++; setO(o); }}>same</button>
  <button onClick={() => setO({...o})}>copy</button>{o.n}</div>;`),
    Types: of(`const [kind, setKind] = useState(0);
const kinds = [<p>p <input defaultValue="1" /></p>, <div>div</div>, 'text', null,
  [<b key="b">b</b>]];
return <div>
  <button onClick={() => setKind((kind + 1) % kinds.length)}>next</button>{kinds[kind]}</div>;`),
    Styles: of(`const [wide, setWide] = useState(false);
return <button style={wide ? {width: '200px', color: 'red'} : {color: 'blue'}}
  title={wide ? 'wide' : undefined} onClick={() => setWide(!wide)}>s</button>;`),
    Details: of(`const [n, setN] = useState(0);
return <div><details><summary>s</summary>{n}</details>
  <button onClick={() => setN(n + 1)}>x</button></div>;`),
    Children: of(
      `const [n, setN] = useState(0);
return <Frame title={'t' + n}><button onClick={() => setN(n + 1)}>{n}</button>tail</Frame>;`,
      `const Frame = ({title, children}) => { const [isOpen, setOpen] = useState(true);
return <div><button onClick={() => setOpen(!isOpen)}>{title}</button>{isOpen && children}
  {React.Children.count(children)}</div>; };`,
    ),
    RenderProp: of(
      `const [n, setN] = useState(1);
return <List of={[n, n + 1]}>{(x) => <button onClick={() => setN(x)}>{x}</button>}</List>;`,
      `const List = ({of: items, children}) => <ul>{items.map((x,
  i) => <li key={i}>{children(x)}</li>)}
</ul>;`,
    ),
    CustomHook: of(
      `const [isOn, toggle] = useToggle(true);
const [other, toggleOther] = useToggle(false);
return <div><button onClick={toggle}>{String(isOn)}</button>
  <button onClick={toggleOther}>{String(other)}</button></div>;`,
      `const useToggle = (start) => { const [is, set] = useState(start);
return [is, useCallback(() => set((x) => !x), [])]; };`,
    ),
    Store: of(
      `const n = useSyncExternalStore(store.subscribe, store.read);
return <button onClick={() => store.add()}>{n} <Also /></button>;`,
      `const makeStore = () => { const state = {n: 0}; const all = new Set();
return {read: () => state.n, subscribe: (f) => { all.add(f); return () => all.delete(f); },
  add: () => { state.n++; all.forEach((f) => f()); }}; };
const store = makeStore();
const Also = () => <i>{useSyncExternalStore(store.subscribe, store.read)}</i>;`,
    ),
    Memo: of(
      `const [n, setN] = useState(0);
return <div><button onClick={() => setN(n + 1)}>{n}</button><Half n={n >> 1} /></div>;`,
      `const Half = memo(({n}) => <b>{n}</b>);`,
    ),
    Rendered: of(
      `const [n, setN] = useState(0);
const [all, setAll] = useState(['a', 'b']);
const add = useCallback(() => setAll((before) => [...before, 'c' + before.length]), []);
return <div><button onClick={() => setN(n + 1)}>{n}</button>
  {all.map((name) => <Counted key={name} name={name} n={n >> 1} onAdd={add} />)}
  <Rounded n={n} /><Around><b>{n}</b></Around></div>;`,
      `const useCount = () => { const count = useRef(0); count.current += 1;
return count.current; };
const Counted = memo(({name, n, onAdd}) => { const [own, setOwn] = useState(0);
return <p><button onClick={onAdd}>{name} {n} {useCount()}</button>
  <button onClick={() => setOwn(own + 1)}>{own}</button></p>; });
const Rounded = memo(({n}) => <i>{n} {useCount()}</i>,
  (before, now) => Math.floor(before.n / 3) === Math.floor(now.n / 3));
const Around = memo(({children}) => <span>{children} {useCount()}</span>);`,
    ),
    Reordered: of(`const [items, setItems] = useState(['a', 'b', 'c']);
const [n, setN] = useState(0);
const style = {color: n > 2 ? 'red' : 'blue'};
return <div><button onClick={() => setItems([...items].reverse())}>{items.join('')}</button>
  <button onClick={() => setN(n + 1)}>{n}</button>
  {items.map((item) => <section key={item}><p style={style} title={item}>{item}</p>
  <button onClick={() => setItems([...items, item + '.' + items.length])}>
  {n > 1 ? 'more' : 'less'}</button>
  {n % 2 === 0 && <input defaultValue={item} />}</section>)}</div>;`),
    Transition: of(`const [n, setN] = useState(0);
const [isPending, start] = useTransition();
return <button onClick={() => start(() => setN(n + 1))}>{n} {String(isPending)}</button>;`),
    ParentState: of(
      `const [names, setNames] = useState({first: 'A', last: 'B'});
const edit = (key) => (e) => setNames((all) => ({...all, [key]: e.target.value}));
return <div><Field label="first" value={names.first} onChange={edit('first')} />
  <Field label="last" value={names.last} onChange={edit('last')} />
  <p>{names.first} {names.last}</p></div>;`,
      `const Field = ({label, ...props}) => <label>{label}<input {...props} /></label>;`,
    ),
    Uncontrolled: of(`const field = useRef(null);
const [text, setText] = useState('');
return <div><input defaultValue="start" ref={field} />
  <button onClick={() => setText(field.current.value)}>take</button>{text}</div>;`),
    CreateElement: of(`const [n, setN] = useState(0);
return React.createElement('div', null, React.createElement('button',
  {onClick: () => setN(n + 1)}, n),
  n > 1 && React.createElement('b', {key: 'b'}, 'many'));`),
  }),
);
