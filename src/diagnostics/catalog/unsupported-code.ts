import {usableInCode} from '../help-url.js';
import {elementsInstead} from './page.js';

/** Something in the code of a page that the interpreter refuses when it gets there. */
export type UnsupportedCode =
  | {readonly kind: UnsupportedSyntax}
  /** `name` is what is written: a name, a member such as `document.write`, or a file. */
  | {readonly kind: UnsupportedName; readonly name: string};

export type UnsupportedSyntax = keyof typeof syntax;

export type UnsupportedName = 'name' | 'member' | 'set' | 'new' | 'react' | 'package' | 'all-of';

/** What is not supported, and what to write instead. */
type Advice = readonly [what: string, instead: string];

const syntax = {
  extends: [
    'a class that extends another one',
    'Write a component as a function. Keep an object of the other class in a property.',
  ],
  'private-name': ['a private name', 'Write the name without `#`.'],
  'static-block': ['a static block', 'Write static properties with their values.'],
  this: ['`this` outside of a class', 'Use a variable or a parameter of the function.'],
  super: ['`super`', 'Call the function by its name.'],
  'tagged-template': [
    'a tagged template',
    'Call the function with a string in parentheses. For styles, use `className` or `style`.',
  ],
  'import-call': [
    'an `import` in an expression',
    'Import a file of the site at the top of this one. For a package, use a custom element.',
  ],
  'new-target': ['`new.target`', 'Use a parameter of the function.'],
  label: ['a label', 'Move the loops into a function, and end them with `return`.'],
  debugger: ['`debugger`', 'Remove it.'],
  await: ['`await` outside of a function', 'Move it into an `async` function, as in an effect.'],
  'loop-variable': [
    'a loop without a new variable',
    'Declare the variable in the loop: `for (const item of items)`.',
  ],
  holes: ['an array with holes', 'Write `undefined` for each item that is left out.'],
  accessor: ['a getter or setter', 'Write a property or a method.'],
  bigint: ['a `bigint`', 'Use a number or a text.'],
  delete: ['`delete` of something that is not a property', 'Write `delete object.name`.'],
  in: ['`in` with an object of the browser', "Write `typeof name !== 'undefined'`."],
  instanceof: ['`instanceof` with this type', 'Compare a property, or `typeof value`.'],
  'inner-html': ['`dangerouslySetInnerHTML`', elementsInstead],
} as const satisfies Readonly<Record<string, Advice>>;

/** What to use instead of what code has in a browser or in Node. */
const instead: ReadonlyMap<string, string> = new Map([
  ...all(
    'axios XMLHttpRequest EventSource WebSocket jQuery $ navigator.sendBeacon Request',
    'Use `fetch` with the path of a file of the site, such as `/data.json`, or with the URL of a ' +
      'host that `components.origins` in docs.json names.',
  ),
  ...all('Headers', 'Write an object: `{headers: {…}}`.'),
  ...all('process Deno Bun', 'Write the value itself.'),
  ...all('require module exports', 'Use `import` and `export`.'),
  ...all('alert confirm prompt', 'Keep the text in state, and show it in the component.'),
  ...all('arguments', 'Use a rest parameter, such as `(...items) => items.length`.'),
  ...all('WeakMap WeakSet', 'Use `Map` or `Set`.'),
  ...all('Symbol', 'Use a string.'),
  ...all('BigInt', 'Use `Number`.'),
  ...all('structuredClone', 'Use `JSON.parse(JSON.stringify(value))`.'),
  ...all('requestIdleCallback', 'Use `setTimeout`.'),
  ...all('cancelIdleCallback', 'Use `clearTimeout`.'),
  ...all('setImmediate', 'Use `setTimeout`.'),
  ...all('getComputedStyle', 'Use `getBoundingClientRect` of the element, or Tailwind classes.'),
  ...all('KeyboardEvent MouseEvent', 'Call a function that the component gets as a property.'),
  ...all(
    ['createElement', 'createElementNS', 'createTextNode', 'write'].map(
      (name) => `document.${name}`,
    ),
    'Return the element as JSX. For a script, use `<script>` in index.html.',
  ),
  ...all(
    'Blob File FileReader URL.createObjectURL',
    'Link to a file of the site, such as `<a href="/data.csv" download>`.',
  ),
  ...all('console.debug console.table console.group console.trace', 'Use `console.log`.'),
  ...all('document.head', 'Put the element into index.html.'),
  ...all('document.cookie', 'Use `localStorage`.'),
  ...all(
    'document.getElementsByClassName document.getElementsByTagName document.getElementsByName',
    'Use `document.querySelectorAll`.',
  ),
  ...all('document.execCommand', 'Use `navigator.clipboard.writeText`.'),
  ...all('navigator.share', 'Show a link, or use `navigator.clipboard.writeText`.'),
  ...all('location.reload', 'Reset the state to its initial value.'),
  ...all(
    'Object.prototype Object.prototype.hasOwnProperty',
    'Use `Object.hasOwn(object, name)`, or call the method on the value.',
  ),
  ...all('Array.prototype String.prototype', 'Call the method on the value.'),
]);

const byDefault: Readonly<Record<UnsupportedName, string>> = {
  name:
    'Define it in this file, or import it from a file of the site. What packages and other ' +
    'scripts define needs a custom element in index.html.',
  member: usableInCode,
  set: 'Keep the value in state, or in a variable of this file.',
  new: 'Write the value itself, or call the function.',
  react: usableInCode,
  package:
    'Copy the code that you need to a file of the site. A package needs a custom element in ' +
    'index.html.',
  'all-of': 'Import the names that you need: `import {name} from …`.',
};

/** The sentence that says what is not supported. */
export function unsupportedMessage(code: UnsupportedCode): string {
  switch (code.kind) {
    case 'name':
    case 'member':
      return `The code uses \`${code.name}\`, which is not available to pages.`;
    case 'set':
      return `The code sets \`${code.name}\`, which pages cannot change.`;
    case 'new':
      return `The code uses \`new ${code.name}\`, which is not supported.`;
    case 'react':
      return `The code uses \`${code.name}\` of React, which is not supported.`;
    case 'package':
      return `The code uses \`${code.name}\`, which is not a file of the site.`;
    case 'all-of':
      return `The code imports everything of \`${code.name}\`, which is not supported.`;
    default:
      return `The code uses ${syntax[code.kind][0]}, which is not supported.`;
  }
}

/** What to write instead. */
export function unsupportedHint(code: UnsupportedCode): string {
  if (!('name' in code)) return syntax[code.kind][1];
  const name = code.name.replace(/^(?:window|globalThis)\./, '');
  return instead.get(name) ?? byDefault[code.kind];
}

function all(
  names: string | readonly string[],
  advice: string,
): readonly (readonly [string, string])[] {
  return (typeof names === 'string' ? names.split(' ') : names).map((name) => [name, advice]);
}
