import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {Reader} from '../../../harness/reader.js';

/** A component that shows what statements have noted once its effect runs. */
const part = `export const Part = () => {
  const [text, setText] = useState('none');
  useEffect(() => setText((window.log ?? ['nothing']).join(' ')), []);
  return <button onClick={() => setText(window.log.join(' '))}>{text}</button>;
};`;

const note = (text: string) => `window.log = [...(window.log ?? []), '${text}'];`;

const page = (files: Readonly<Record<string, string>>, text = '', imported = 'a.jsx') =>
  new Reader(`import {Part} from '/${imported}';\n${text}\n\n<Part />\n`, files);

describe('statements of files', () => {
  it('run once, before the effects of components, when the page is shown', () => {
    const reader = page({
      'a.jsx': `if (typeof window !== 'undefined' && !window.log) {\n${note('if')}\n}
${note('next')}
${part}
for (var i = 0; i < 2; i++) { ${note('round')} }
{ const name = 'block'; window.log.push(name + i); }
try { throw 'caught'; } catch (error) { window.log.push(error); }`,
    });
    expect(reader.text).to.equal('none');
    expect(reader.problems).to.deep.equal([]);
    reader.show();
    expect(reader.text).to.equal('if next round round block2 caught');
    reader.leave();
    reader.show();
    reader.click();
    expect(reader.text).to.equal('if next round round block2 caught');
    expect(reader.problems).to.deep.equal([]);
  });

  it('add members to components', () => {
    const reader = page({
      'a.jsx': `Part.displayName = 'Vote';
const Row = ({text}) => <i>{text}</i>;
Row.Name = Row;
export const Part = () => {
  const [text, setText] = useState('');
  const read = () => setText([Part.displayName, typeof Row.Other].join(' '));
  return <p><button onClick={read}>{text}</button>{text && <Row.Name text="row" />}</p>;
};
parseInt.other = 1;`,
    });
    reader.show();
    reader.click();
    expect(reader.text).to.equal('Vote undefinedrow');
    expect(reader.sentences).to.deep.equal([
      '<Part> did not do a part of what its code says: it sets `other` of something that is not ' +
        'an object.',
    ]);
  });

  it('that need no browser run before the file is used', () => {
    const reader = page({
      'a.jsx': `const byId = {};
const items = [{id: 'b', n: 2}, {id: 'a', n: 1}];
items.forEach((item) => { byId[item.id] = item; });
items.sort((one, other) => one.n - other.n);
const ids = Object.keys(byId);
let state = 'old';
state = 'new';
const Item = ({children}) => <i>{children}</i>;
Item.Strong = ({children}) => <b>{children}</b>;
export const Part = () => (
  <p>
    {items.map(({id}) => id).join('')} {ids.join('')} {state} <Item.Strong>{byId.a.n}</Item.Strong>
  </p>
);`,
    });
    expect(reader.text).to.equal('ab ba new 1');
    expect(reader.show().text).to.equal('ab ba new 1');
    expect(reader.sentences).to.deep.equal([]);
  });

  it('run after those of the files that they import, once for all pages and snippets', () => {
    const reader = page(
      {
        'a.jsx': `import './c.js';\nimport {d} from './d.js';\n${note('a')}\n${part}`,
        'b.jsx': `import './d.js';\n${note('b')}`,
        'c.js': `export * from './d.js';\nexport {a} from './a.jsx';\n${note('c')}`,
        'd.js': `export const d = 1;\n${note('d')}`,
        'e.mdx': "import './f.js';\n\nText\n",
        'f.js': note('f'),
        'g.js': note('g'),
      },
      "import Text from '/e.mdx';\nimport '/b.jsx';",
    );
    reader.show();
    expect(reader.text).to.equal('d c a f b');
  });

  it('share objects of classes, and change variables of their file', () => {
    const code = `let count = 1;
count += 1;
class Store {
  listeners = [];
  listen(listener) { this.listeners.push(listener); }
  set(value) { this.value = value; this.listeners.forEach((listener) => listener(value)); }
}
if (typeof window !== 'undefined' && !window.store) {
  window.store = new Store();
  window.setStore = function (value) { window.store?.set(value); };
}
export const Part = () => {
  const [value, setValue] = useState('');
  useEffect(() => { window.store.listen(setValue); }, []);
  return <button onClick={() => window.setStore('b' + count)}>{value || 'a' + count}</button>;
};`;
    const reader = page({'a.jsx': code}).show();
    expect(reader.text).to.equal('a2');
    reader.click();
    expect(reader.text).to.equal('b2');
    expect(reader.problems).to.deep.equal([]);
  });

  it('are there for components that ask for a browser', () => {
    const reader = page({
      'a.jsx': `export const Part = () => {
  const [text] = useState(typeof window === 'undefined' ? 'none' : window.text);
  return <p>{text}</p>;
};
window.text = 'here';`,
    });
    expect(reader.text).to.equal('none');
    expect(reader.show().text).to.equal('here');
  });

  it('are left out with a report where they are refused', () => {
    const reader = page({'a.jsx': `${part}\n${note('a')}\ndocument.write('b');\n${note('c')}`});
    expect(reader.sentences).to.deep.equal([]);
    expect(reader.show().text).to.equal('a c');
    expect(reader.problems.map(({code, location}) => [code, location])).to.deep.equal([
      ['page/not-run', {file: 'a.jsx', line: 7}],
    ]);
  });

  it('end with the first that throws, and do not keep others from running', () => {
    const reader = page(
      {
        'a.jsx': `${part}\n${note('a')}\nthrow new Error('b');\n${note('c')}`,
        'd.js': note('d'),
      },
      "import '/d.js';",
    ).show();
    expect(reader.text).to.equal('a d');
    expect(reader.sentences).to.have.length(1);
  });

  it('end within the budget', () => {
    const reader = page({'a.jsx': `${part}\nwhile (true) {}`}).show();
    expect(reader.text).to.equal('none');
    expect(reader.sentences.join()).to.match(/no longer reacts: .*more than 500000 steps/);
  });

  it('do not run where nothing imports the file, or nothing is shown in a browser', () => {
    const reader = new Reader(`${part}\n\n<Part />\n`, {'a.jsx': note('a')}).show();
    expect(reader.text).to.equal('nothing');
  });
});
