import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {describeProblems} from '../../../src/content/describe.js';
import type {DocNode} from '../../../src/content/nodes.js';
import {parsePage} from '../../../src/content/parse-page.js';
import {interpreter} from '../../../src/interpreter/page-code.js';
import {exhaustingComponents} from '../../harness/attacks.js';
import {allExtensions} from '../../harness/extensions.js';

function read(text: string, snippets: Readonly<Record<string, string>> = {}) {
  const {page, problems} = parsePage(text, 'guides/p.mdx', 'guides/p', {
    extensions: {...allExtensions, interpreter},
    snippets: new Map(Object.entries(snippets)),
  });
  return {shown: page.body.map(markup).join(''), problems};
}

/** What a page shows; fails if there is a problem. */
function shown(text: string, snippets?: Readonly<Record<string, string>>): string {
  const result = read(text, snippets);
  expect(result.problems).to.deep.equal([]);
  return result.shown;
}

/** Nodes as short markup. */
function markup(node: DocNode): string {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'paragraph':
      return `<p>${node.children.map(markup).join('')}</p>`;
    case 'strong':
      return `**${node.children.map(markup).join('')}**`;
    case 'heading':
      return `<h${node.level} id=${node.id}>${node.children.map(markup).join('')}</h>`;
    case 'html': {
      const attributes = [...node.attributes].map(([name, value]) => ` ${name}=${print(value)}`);
      const style = [...node.style].map(([name, value]) => ` ${name}:${value}`);
      const content = node.children.map(markup).join('');
      return `<${node.tag}${attributes.join('')}${style.join('')}>${content}</${node.tag}>`;
    }
    case 'component': {
      const attributes = Object.entries(node.attributes).map(
        ([name, value]) => ` ${name}=${print(value)}`,
      );
      return `<${node.name}${attributes.join('')}>${node.children.map(markup).join('')}</>`;
    }
    case 'interactive':
    case 'keyed':
      return node.children.map(markup).join('');
    default:
      return `[${node.kind}]`;
  }
}

function print(value: unknown): string {
  const {to, path, href} = Object(value) as {to?: string; path?: string; href?: string};
  if (to !== undefined) return path ?? href ?? to;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function sentences(text: string, snippets?: Readonly<Record<string, string>>) {
  return describeProblems(read(text, snippets).problems).map(
    ({message, location}) => `${location.file}:${location.line}: ${message}`,
  );
}

describe('components that a page defines', () => {
  it('are shown as the component that their code gives', () => {
    const text =
      'export const Big = ({title}) => <Card title={title}>A</Card>\n\n<Big title="x" />';
    expect(shown(text)).to.equal('<Card title=x>A</>');
  });

  it('get attributes, expressions and Markdown as children', () => {
    const text = `export const Box = ({title = 'none', items, children}) => (
  <div className="box">
    <b>{title}</b> {items.length}
    {children}
  </div>
);

<Box items={[1, 2]}>
  Some **text**
</Box>`;
    expect(shown(text)).to.equal('<div class=box><b>none</b> 2<p>Some **text**</p></div>');
  });

  it('may be functions with statements, and use each other in any order', () => {
    const text = `export const Outer = (props) => <Inner {...props} extra="e" />;

export function Inner({name, extra}) {
  const parts = name.split('-');
  if (parts.length > 1) {
    return <b>{parts.map((part) => part.toUpperCase()).join(' ')}{extra}</b>;
  }
  return null;
}

<Outer name="a-b" /><Outer name="a" />`;
    expect(shown(text)).to.equal('<p><b>A Be</b></p>');
  });

  it('show lists, conditions, fragments and nothing for what shows nothing', () => {
    const text = `export const List = ({items}) => (
  <>
    {items.length > 1 && <b>many</b>}
    {items.length > 5 ? <i>very many</i> : <i>few</i>}
    {false}{null}{undefined}{''}{0}
    <ul>{items.map((item, i) => <li key={i}>{i}: {item.name}</li>)}</ul>
  </>
);

<List items={[{name: 'a'}, {name: 'b'}]} />`;
    expect(shown(text)).to.equal('<b>many</b><i>few</i>0<ul><li>0: a</li><li>1: b</li></ul>');
  });

  it('have styles as objects, and classes', () => {
    const text = `export const Dot = ({color, size = 4}) => (
  <span className={\`dot \${color}\`} 
    style={{width: size, backgroundColor: color, color: undefined}} />
);

<Dot color="red" />`;
    expect(shown(text)).to.equal(
      '<p><span class=dot red width:4px background-color:red></span></p>',
    );
  });

  it('are shown in their first state: hooks give it, effects and handlers are left out', () => {
    const text = `import React, {useState} from 'react';

export const Counter = () => {
  const [count, setCount] = useState(() => 5);
  const double = useMemo(() => count * 2, [count]);
  const ref = React.useRef(null);
  useEffect(() => { document.title = 'x'; }, []);
  const add = useCallback(() => setCount(count + 1), []);
  return <button ref={ref} onClick={add}>{count} {double}</button>;
};

<Counter />`;
    expect(shown(text)).to.equal('<p><button>5 10</button></p>');
  });

  it('replace built-in components of the same name', () => {
    const text = 'export const Card = ({title}) => <b>{title}</b>\n\n<Card title="x" />';
    expect(shown(text)).to.equal('<p><b>x</b></p>');
  });

  it('and built-in ones get spread attributes, of which the last wins', () => {
    const text = `export const plan = {title: 'Free', href: '/free', icon: 'tag'};
export const Big = ({title, children}) => <b>{title}{children}</b>;

<Card title="a" {...plan} href="/b">

Some **text**

</Card>

<Big {...plan}>1</Big> <Big {...{title: 'c > d'}} />`;
    expect(shown(text)).to.equal(
      '<Card title=Free icon={"kind":"name","name":"tag"} href=b><p>Some **text**</p></>' +
        '<p><b>Free1</b> <b>c > d</b></p>',
    );
  });

  it('may include snippets', () => {
    const files = {'fact.mdx': 'About **{name}**.'};
    const text = `export const Facts = ({names}) => names.map((name) => (
  <Snippet file="fact.mdx" name={name} />
));

<Facts names={['a', 'b']} />`;
    expect(shown(text, files)).to.equal('<p>About **a**.</p><p>About **b**.</p>');
  });

  it('may be members of an object, and names of elements', () => {
    const text = `export const Ui = {Title: ({as: Tag = 'h3', children}) => <Tag>{children}</Tag>};

<Ui.Title>One</Ui.Title>

<Ui.Title as="h4">Two</Ui.Title>`;
    expect(shown(text)).to.equal('<h3 id=one>One</h><h4 id=two>Two</h>');
  });

  it('may show SVG, also as an icon', () => {
    const text = `export const Mark = ({size}) => (
  <svg width={size} viewBox="0 0 8 8"><path d="M0 0L8 8" strokeWidth={2} /></svg>
);

<Mark size={8} />`;
    expect(shown(text)).to.contain('<svg');
    expect(shown(text)).to.contain('<path d=M0 0L8 8 stroke-width=2>');
  });

  it('see text children as texts, and several children as an array', () => {
    const text = `export const Count = ({children}) => (
  <b>{typeof children} {Array.isArray(children) ? children.length : 'one'}</b>
);

<Count>a</Count> <Count><i>a</i><i>b</i></Count>`;
    expect(shown(text)).to.equal('<p><b>string one</b> <b>object 2</b></p>');
  });

  it('read the properties of children that are written in Markdown', () => {
    const text = `export const Menu = ({children}) => React.Children.map(children, (child) => (
  <p>{child.props.title} {child.props.icon} {child.props.children}<a href={child.props.href} /></p>
));

<Menu>
  <Card title="One" href="/a%20b#c" icon="rocket">First **word**</Card>
  <Card title="Two" href="https://x.example/y">Second</Card>
</Menu>`;
    expect(shown(text)).to.equal(
      '<p>One rocket First **word**<a href=a b></a></p>' +
        '<p>Two  Second<a href=https://x.example/y></a></p>',
    );
  });

  it('read the properties of the tags of own components, not of what these show', () => {
    const text = `export const Part = ({name}) => <section title="inner">{name}</section>;
export const Parts = ({children}) => (
  <>{children.map(({props}) => <b>{props.name} {typeof props.title}</b>)}{children[1]}</>
);

<Parts>
  <Part name="a" />
  <Part name="b" />
</Parts>`;
    expect(shown(text)).to.equal(
      '<b>a undefined</b><b>b undefined</b><section title=inner>b</section>',
    );
  });

  it('read the types of children, and what is in lists', () => {
    const text = `export const Item = () => <i>item</i>;
export const Parts = ({children}) => React.Children.map(children, (child) => {
  if (child.type === Item) return <b>an Item</b>;
  if (child.type !== 'ul') return <p>{child.type}: {child.props.children}</p>;
  return <ol>{child.props.children.map((item, index) =>
    item.type === 'li' && index === 0 ? <li><u>{item.props.children}</u></li> : item)}</ol>;
});

<Parts>
Some *text*

- one **a** *b*
- two

> quoted

\`\`\`js
code()
\`\`\`

<Item />
</Parts>`;
    expect(shown(text)).to.equal(
      '<p>p: Some [emphasis]</p>' +
        '<ol><li><u>one **a** [emphasis]</u></li><li>two</li></ol>' +
        '<p>blockquote: <p>quoted</p></p>' +
        '<p>pre: <code class=language-js>code()</code></p><b>an Item</b>',
    );
    expect(read(text).problems).to.deep.equal([]);
  });

  it('show lists with other properties', () => {
    const text = `export const Late = ({children}) => React.cloneElement(children, {start: 5});

<Late>
1. one
2. two
</Late>`;
    expect(shown(text)).to.equal('<ol start=5><li>one</li><li>two</li></ol>');
  });

  it('show children with other properties', () => {
    const text = `export const Loud = ({children}) =>
  React.Children.toArray(children).map((child) => React.isValidElement(child)
    ? React.cloneElement(child, {title: child.props.title + '!'})
    : child
);

<Loud>
<Card title="a" href="/b">c</Card>
<Note title="d">e</Note>
</Loud>`;
    expect(shown(text)).to.match(/^<Card title=a! href=b>.*c.*<Note title=d!>/);
  });

  it('are refused where they read properties of what is no element', () => {
    const text = `export const A = ({children}) => <b>{children.props.a}</b>

<A>
$$
b
$$
</A>`;
    expect(read(text).problems.map(({code}) => code)).to.deep.equal(['page/not-evaluated']);
  });

  it('resolve links and images like those that are written', () => {
    const text = `export const Go = ({to}) => (
  <a href={\`../\${to}\`}><img src={\`/i/\${to}.png\`} /></a>
)

<Go to="start" />`;
    expect(shown(text)).to.equal('<p><a href=start><img src=i/start.png></img></a></p>');
  });
});

describe('expressions of a page', () => {
  it('are computed in texts and attributes', () => {
    const text = `export const plans = [{name: 'Free', price: 0}, {name: 'Pro', price: 1200}];

There are {plans.length + 1 - 1} plans.

<Card title={plans[1].name + '!'} href={\`/plans/\${plans[0].name.toLowerCase()}\`} />

{plans.map((plan) => <Card title={plan.name}>{plan.price.toLocaleString('en-US')}</Card>)}`;
    expect(shown(text)).to.equal(
      '<p>There are 2 plans.</p><Card title=Pro! href=plans/free></>' +
        '<Card title=Free>0</><Card title=Pro>1,200</>',
    );
  });
});

describe('the frontmatter of a page', () => {
  it('is an object that its expressions can name', () => {
    const page = [
      '---',
      'title: Limits',
      'version: 2',
      'tags: [a, b]',
      '---',
      '',
      '{frontmatter.title} of {frontmatter.version + 1}',
      '',
      '{frontmatter.tags.join("-")}',
      '',
      '<Card title={frontmatter.title}>Text</Card>',
    ];
    expect(shown(page.join('\n'))).to.equal(
      '<p>Limits of 3</p><p>a-b</p><Card title=Limits>Text</>',
    );
  });

  it('is what the page defines by that name instead', () => {
    const own = 'export const frontmatter = {title: "B"}';
    const page = `---\ntitle: A\n---\n\n${own}\n\n{frontmatter.title}`;
    expect(shown(page)).to.equal('<p>B</p>');
  });
});

describe('expressions that are not evaluated', () => {
  it('are left out, with a reason', () => {
    const text = 'export const a = 1;\n\nA {[1].map((x) => screen.b)} b';
    expect(read(text).shown).to.equal('<p>A  b</p>');
    expect(sentences(text)).to.deep.equal([
      'guides/p.mdx:3: {[1].map((x) => screen.b)} is left out: it uses `screen`, ' +
        'which is not available to pages.',
    ]);
  });

  it('are shown as written where they are placeholders', () => {
    expect(read('export const a = 1;\n\nGET /users/{id}').shown).to.equal('<p>GET /users/{id}</p>');
  });
});

describe('attributes that are not evaluated', () => {
  it('are left out, with a reason, once', () => {
    const text = `export const Big = ({title}) => <b>{title}</b>;

<Card title="a" href={screen.open()} onClick={() => screen.close()} />

<Big title={document.title.trim()} />`;
    const {shown: content, problems} = read(text);
    expect(content).to.equal('<Card title=a></><p><b></b></p>');
    const reason = 'which is not available to pages.';
    expect(describeProblems(problems).map(({message}) => message)).to.deep.equal([
      `href={…} is left out: it uses \`screen\`, ${reason}`,
      `title={document.title.trim()} is left out: it uses \`document\`, ${reason}`,
    ]);
  });

  it('leave a tag whose spread is refused with its content', () => {
    const text = 'export const a = 1;\n\n<Note {...screen.b}>Text</Note>';
    expect(read(text).shown).to.equal('<Note>Text</>');
    expect(sentences(text)).to.deep.equal([
      'guides/p.mdx:3: {...screen.b} is left out: it uses `screen`, ' +
        'which is not available to pages.',
    ]);
  });
});

describe('built-in components', () => {
  const page = `import {Card, Note as Hint} from '@mintlify/components'
import Tip from 'mintlify/tip'

export const A = () => <Card title="a"><Hint>b</Hint></Card>;

<A />

<Hint>**c**</Hint>

<Tip>d</Tip>`;

  it('may be imported, also by other names', () => {
    expect(shown(page)).to.equal('<Card title=a><Note>b</></><Note>**c**</><Tip>d</>');
  });

  it('are meant by imports of other packages, which are reported', () => {
    const {shown: content, problems} = read(page.replace(/@?mintlify/g, '@/ui'));
    expect(content).to.equal('<Card title=a><Note>b</></><Note>**c**</><Tip>d</>');
    expect(problems.map(({code}) => code)).to.deep.equal([
      'page/import-unsupported',
      'page/import-unsupported',
    ]);
  });

  it('are in an object, which may be imported', () => {
    const text = `import * as Ui from '@mintlify/components'

export const {Card} = MintlifyComponents;

export const A = () => <Card title="a"><Ui.Note>b</Ui.Note></Card>;

<A />

<Ui.Tip>c</Ui.Tip>`;
    expect(shown(text)).to.equal('<Card title=a><Note>b</></><Tip>c</>');
  });

  it('may be imported where nothing is computed', () => {
    const text = 'import {Card} from \'@mintlify/components\'\n\n<Card title="a" />';
    const extensions = {...allExtensions, interpreter: undefined};
    const {problems} = parsePage(text, 'p.mdx', 'p', {extensions});
    expect(problems).to.deep.equal([]);
  });
});

describe('import.meta', () => {
  it('has the environment of a published site', () => {
    const text = "{import.meta.env.DEV ? 'http://localhost' : import.meta.env.MODE}";
    expect(shown(text)).to.equal('<p>production</p>');
  });
});

describe('time and chance', () => {
  it('are the same in all places of a page, and chance in all readings', () => {
    const text = `{Math.random()} {Math.random()} {crypto.randomUUID()}

{[1, 2, 3].map(() => Date.now() === new Date().getTime()).join()}`;
    const first = shown(text);
    expect(first).to.match(
      /^<p>0\.(\d+) 0\.(?!\1)\d+ [\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}<\/p>/,
    );
    expect(first).to.match(/<p>true,true,true<\/p>$/);
    expect(shown(text)).to.equal(first);
    const other = parsePage(text, 'guides/q.mdx', 'guides/q', {
      extensions: {...allExtensions, interpreter},
    });
    expect(other.page.body.map(markup).join('')).not.to.equal(first);
  });

  it('has the time at which the page is read', (t) => {
    t.mock.timers.enable({apis: ['Date'], now: 1_940_000_000_000});
    const year =
      '© {new Date().getFullYear()} {new Intl.DateTimeFormat("en", {year: "numeric"}).format()}';
    expect(shown(year)).to.equal('<p>© 2031 2031</p>');
    t.mock.timers.reset();
  });
});

describe('imported code', () => {
  const button = `
// A comment
import {label, Frame2} from './parts.tsx';
import icons from "../data/icons.js";

const Inner = ({children}) => <i>{children}</i>;

export const Button = ({text}) => <Frame2><Inner>{label(text)}{icons.star}</Inner></Frame2>;

export default Button;
`;
  const snippets = {
    'snippets/button.jsx': button,
    'snippets/parts.tsx':
      "export const label = (text) => text.trim();\nexport { Frame2 } from './more.jsx';",
    'snippets/more.jsx': 'export function Frame2({children}) { return <b>{children}</b>; }',
    'data/icons.js': "export default {star: '*'};",
  };

  it('may be nested, named, default and exported again', () => {
    const text = `import Button, {Button as Other} from '/snippets/button.jsx'

<Button text=" a " />

<Other text="b" />`;
    expect(shown(text, snippets)).to.equal('<p><b><i>a*</i></b></p><p><b><i>b*</i></b></p>');
  });

  it('may be in Markdown files, whose content is a component', () => {
    const text = `import {Since} from '/snippets/since.mdx'
import Note2 from '/snippets/note.mdx'

export const Both = () => <div><Since v="1" /><Note2 name="N" /></div>

<Both />`;
    const files = {
      'snippets/since.mdx': 'export const Since = ({v}) => <Badge>v{v}</Badge>\n\nUnused',
      'snippets/note.mdx': 'Hello **{name}** {name.length > 3 ? "long" : "short"}',
    };
    expect(shown(text, files)).to.equal('<div><Badge>v1</><p>Hello **N** short</p></div>');
  });

  it('may import each other', () => {
    const text = "import {A} from './a.jsx'\n\n<A n={3} />";
    const files = {
      'guides/a.jsx':
        "import {B} from './b.jsx';\nexport const A = ({n}) => n && <b>{n}<B n={n - 1} /></b>;",
      'guides/b.jsx': "import {A} from './a.jsx';\nexport const B = ({n}) => <i><A n={n} /></i>;",
    };
    expect(shown(text, files)).to.equal('<p><b>3<i><b>2<i><b>1<i>0</i></b></i></b></i></b></p>');
  });
});

describe('code that is not evaluated', () => {
  it('is page/not-evaluated', () => {
    const {problems} = read('export const A = () => screen.a;\n\n<A />');
    expect(problems.map(({code}) => code)).to.deep.equal(['page/not-evaluated']);
  });

  it('is left out of its component, and reported once', () => {
    const text = `export const Hero = ({children}) => {
  const width = screen.innerWidth;
  let mode = 'light';
  if (screen.isDark) mode = 'dark';
  try { localStorage.setItem('a', 1); } catch {}
  const sizes = [1];
  sizes.push(screen.width);
  return <b title={width} lang="en"><i>a</i>{width}{mode}{sizes.length}{children}</b>;
};

<Hero>One</Hero>

<Hero>Two</Hero>`;
    expect(read(text).shown).to.equal(
      '<p><b lang=en><i>a</i>One</b></p><p><b lang=en><i>a</i>Two</b></p>',
    );
    const why = 'which is not available to pages.';
    expect(sentences(text)).to.deep.equal([
      `guides/p.mdx:4: if (…) is left out: it uses \`screen\`, ${why}`,
      `guides/p.mdx:7: sizes.push(…) is left out: it uses \`screen\`, ${why}`,
      `guides/p.mdx:2: title={…} is left out: it uses \`screen\`, ${why}`,
    ]);
  });

  it('is not left out where a function would give another value', () => {
    const text = `export const size = () => { if (screen.a) return 1; return 2; };

export const A = () => <b>a{size()}</b>;

<A />`;
    expect(read(text).shown).to.equal('<p><b>a</b></p>');
  });

  it('leaves what is in elements of a package', () => {
    const text = `import {motion, Box} from 'animation'

export const Hero = () => <motion.div className="p-4" a={1}><Box>Text</Box></motion.div>;

<Hero />`;
    expect(read(text).shown).to.equal('<div class=p-4>Text</div>');
  });

  it('leaves the children of a component that shows nothing else', () => {
    const text = 'export const A = () => <div>{screen.a}</div>;\n\n<A>kept</A>';
    expect(read(text).shown).to.equal('<p>kept</p>');
  });

  it('leaves the text that is written in a component without children', () => {
    const text = `export const A = async () => <div><h2>Title</h2><p>Some text</p></div>;

<A />`;
    expect(read(text).shown).to.equal('<p>Title</p><p>Some text</p>');
    expect(read('export const A = () => <b></b>;\n\n<A>kept</A>').shown).to.equal('<p><b></b></p>');
  });

  it('shows the children, and is reported once with component, line and reason', () => {
    const text = `export const Width = ({children}) => {
  const width = screen.innerWidth;
  return width > 100 ? <b>{children}</b> : children;
};

<Width>One</Width>

<Width>Two</Width>`;
    expect(read(text).shown).to.equal('<p>One</p><p>Two</p>');
    expect(sentences(text)).to.deep.equal([
      'guides/p.mdx:2: <Width> shows only its content: its code uses `screen`, ' +
        'which is not available to pages.',
    ]);
  });

  it('names the file and line of an imported component', () => {
    const text = "import {A} from '/a.jsx'\n\n<A>text</A>";
    const files = {'a.jsx': '// comment\nexport const A = () => {\n  return screen.width;\n};'};
    expect(sentences(text, files)).to.deep.equal([
      'a.jsx:3: <A> shows only its content: its code uses `screen`, ' +
        'which is not available to pages.',
    ]);
  });

  it('is not needed to report a missing file', () => {
    const {problems} = parsePage("import {A} from './a.jsx'", 'guides/p.mdx', 'guides/p', {
      extensions: allExtensions,
    });
    expect(problems.map(({code, details}) => ({code, details}))).to.deep.equal([
      {code: 'page/snippet-missing', details: {file: 'guides/a.jsx'}},
    ]);
  });

  it('does not affect other components', () => {
    const text = `export const Bad = () => <b>{document.title}</b>

export const Good = () => <b>good<Bad>kept</Bad></b>

<Good />`;
    expect(read(text).shown).to.equal('<p><b>goodkept</b></p>');
  });

  for (const [reason, code] of [
    ['throws “no”', '() => { if (true) throw new Error("no"); return <b />; }'],
    ['shows an object', '() => <b>{({a: 1})}</b>'],
    ['shows a function', '() => () => 1'],
    ['uses `this` outside of a class', 'function () { return this; }'],
    ['is nested more than 600 levels deep', '() => <A />'],
    ['needs more than 500000 steps on one page', '() => { while (true); }'],
    [
      'shows more than 20000 elements on one page',
      '() => Array.from({length: 150}, () => Array.from({length: 150}, () => "a"))',
    ],
  ] as const) {
    it(`says that code ${reason}`, () => {
      const text = `export const A = ${code};\n\n<A>kept</A>`;
      const result = read(text);
      expect(result.problems[0]?.details).to.deep.equal({name: 'A', reason});
    });
  }

  it('is reported with the missing file or package that it needs', () => {
    const text = `import {A} from '/missing.jsx'
import {B} from 'lodash'

<A>a</A>

<B>b</B>`;
    const {shown: content} = read(text);
    expect(content).to.equal('<p>a</p><p>b</p>');
    expect(sentences(text)).to.deep.equal([
      'guides/p.mdx:1: The snippet missing.jsx could not be read.',
      "guides/p.mdx:2: import {B} from 'lodash' imports code, which is not executed.",
    ]);
  });

  it('is reported once, where its missing file is imported', () => {
    const text = "---\ntitle: A\n---\n\nimport {A} from '/missing.jsx'\n\nText.\n\n<A>a</A>";
    const places = read(text).problems.map(({code, location}) => [code, location.line]);
    expect(places).to.deep.equal([['page/snippet-missing', 5]]);
  });

  it('is reported where another file imports a missing one', () => {
    const files = {'a.jsx': "import {B} from './b.jsx';\nexport const A = () => <B />;"};
    expect(sentences("import {A} from '/a.jsx'\n\n<A>a</A>", files)).to.deep.equal([
      'a.jsx:1: <B> shows only its content: its code imports `b.jsx`, which could not be read.',
    ]);
  });

  it('is reported as it cannot be parsed', () => {
    const text = "import {A} from '/a.jsx'\n\n<A>a</A>";
    expect(sentences(text, {'a.jsx': 'export const A = () => {\n  return <b>;\n};'})[0]).to.match(
      /^a\.jsx:\d: <A> shows only its content: its code is not valid JavaScript/,
    );
  });
});

describe('hostile code', () => {
  it('makes no elements, attributes and URLs that a page could not write', () => {
    const text = `export const Bad = () => {
  const Tag = 'script';
  const url = 'java' + 'script:alert(1)';
  return (
    <div onclick="alert(1)" {...{onMouseOver: 'alert(1)', srcdoc: '<script>'}}>
      <Tag>alert(1)</Tag>
      <a href={url}>link</a>
      <iframe srcDoc="<script>alert(1)</script>" src={url} />
      <object data={url} /><style>{'*{}'}</style><base href="//evil.example" />
      <svg onload="alert(1)"><script>alert(1)</script></svg>
    </div>
  );
};

<Bad />`;
    const {shown: content} = read(text);
    expect(content).not.to.match(/script:|alert|srcdoc|onload|<(?:script|object|style|base)/i);
  });

  for (const code of exhaustingComponents) {
    it(`ends within the budget: ${code}`, () => {
      const text = `import B from '/b.mdx'\n\nexport const A = () => { ${code} };\n\n<A>kept</A>`;
      const {shown: content, problems} = read(text, {'b.mdx': 'text {a}'});
      expect(problems.map((problem) => problem.code)).to.include('page/not-evaluated');
      expect(content.length).to.be.below(1000);
    });
  }

  it('grows with what is written, so that long pages are shown', () => {
    const field = `export const Field = ({name, children}) => (
  <div><code>{name}</code> <span>text</span> <b>required</b> <i>{children}</i></div>
);\n\n`;
    const words = 'Its description in some words, which is as long as those of real pages are.';
    const use = `<Field name="a_field_of_a_long_page">${words}</Field>\n\n`;
    expect(shown(field + use.repeat(2200)).match(/Its description/g)).to.have.length(2200);
    const row = `{name: 'a name', text: '${words}'},\n`;
    const items = '<ul>{rows.map(({name}) => <li>{name}</li>)}</ul>';
    const list = shown(`export const rows = [\n${row.repeat(2500)}];\n\n${items}`);
    expect(list.match(/a name/g)).to.have.length(2500);
  });

  it('has an end on pages of any length', () => {
    const loop = 'export const A = () => { for (;;); };\n\n<A />\n\n';
    const [reason] = sentences(loop + 'words '.repeat(300_000));
    expect(reason).to.match(/needs more than 3000000 steps on one page\.$/);
  });

  it('shows content again only so often: components inside each other would double it', () => {
    const bodies = ['{children}{children}', '{children}{React.cloneElement(children)}'];
    for (const body of bodies) {
      const text = `export const Twice = ({children}) => <div>${body}</div>;\n\n`;
      const nested = (depth: number) =>
        text + '<Twice><b>'.repeat(depth) + 'word' + '</b></Twice>'.repeat(depth);
      expect(shown(nested(4)).match(/word/g)).to.have.length(16);
      expect(sentences(nested(18))[0]).to.match(/elements of the page in its components\.$/);
    }
  });

  it('shares one budget among all expressions and components of a page', () => {
    const loop = '(() => { for (let i = 0; i < 9000; i++); return "done"; })()';
    const text = `export const a = 1;\n\n${`{${loop}}\n\n`.repeat(40)}`;
    const {shown: content} = read(text);
    expect(content).to.contain('done');
    expect(content.match(/done/g)?.length).to.be.below(20);
  });
});
