import {posix} from 'node:path';
import ts from 'typescript';

/** @typedef {ReturnType<typeof import('./elements-manifest.mjs').readElements>[number]} Class */

/**
 * Writes the declarations of what the package exports, and of the elements that authors write. They
 * need no other package: elements are declared without what Lit adds to them.
 *
 * @param {Class[]} classes
 * @param {Map<string, string>} sources The texts of `elements/` by path.
 * @param {ReadonlyMap<string, boolean>} exported The names that the package exports, and whether
 *   each is a type only.
 * @returns the text of `elements.d.ts`, and the files of `src/` with types that it needs.
 */
export function elementTypes(classes, sources, exported) {
  const elements = classes.filter(isPublic);
  const collected = new Collected(
    sources,
    elements.map(({name}) => name),
  );
  const events = classes.filter(({name}) => exported.has(name) && /^Docs\w+Event$/.test(name));
  for (const {name, source} of events) collected.add(name, source, exported.get(name));
  for (const item of elements) {
    collected.addText(elementType(item, exported), item.source);
  }
  const site = elements.find(({tagName}) => tagName === 'docs-site');
  collected.addText(
    [
      '/** The elements by their names. */',
      block('export interface DocsElements', elements, ({tagName, name}) => [tagName, name]),
      '/** The attributes and properties of each element, as frameworks set them. */',
      block('export interface DocsElementProps', elements, (item) => [item.tagName, propsOf(item)]),
      '/** The events of `<docs-site>`. */',
      block('export interface DocsSiteEvents', site.events, ({name}) => [name, eventClass(name)]),
      'declare global {',
      '  interface HTMLElementTagNameMap extends DocsElements {}',
      '  interface HTMLElementEventMap extends DocsSiteEvents {}',
      '  interface DocumentEventMap extends DocsSiteEvents {}',
      '}',
    ].join('\n'),
    site.source,
  );
  return {text: collected.text, files: collected.files};
}

/** Whether authors write the element: the others are parts of the layout. */
function isPublic({source, tagName}) {
  return tagName && (tagName === 'docs-site' || source.startsWith('elements/components/'));
}

/** Only what the package exports is a class: the others are defined by it, and have types only. */
function elementType({name, description, members = []}, exported) {
  const kind = exported.has(name) ? 'class' : 'interface';
  return [
    `${comment(description)}export ${kind} ${name} extends HTMLElement {`,
    ...members.map(memberType),
    '}',
  ].join('\n');
}

function memberType({kind, name, type, readonly, description, parameters = [], ...rest}) {
  const types = parameters.map(
    ({name, type, default: value}) => `${name}${value === undefined ? '' : '?'}: ${type.text}`,
  );
  const signature =
    kind === 'method'
      ? `${name}(${types.join(', ')}): ${rest.return.type.text};`
      : `${readonly ? 'readonly ' : ''}${name}: ${type.text};`;
  return `${comment(description)}${signature}`;
}

/** Attributes that are numbers or icons are text as well, as in HTML. */
function propsOf({attributes = [], members = []}) {
  const props = new Map();
  for (const {kind, name, type, readonly} of members) {
    if (kind === 'field' && !readonly) props.set(name, type.text);
  }
  for (const {name, type = {text: 'string'}} of attributes) {
    props.set(name, /\b(?:number|Icon)\b/.test(type.text) ? `${type.text} | string` : type.text);
  }
  const entries = [...props].map(([name, type]) => {
    const types = new Set([...type.split(' | '), 'undefined']);
    return `${key(name)}?: ${[...types].join(' | ')}`;
  });
  return `{${entries.join('; ')}}`;
}

/** `docs-page-shown` → `DocsPageShownEvent`. */
function eventClass(name) {
  return `${name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}Event`;
}

function block(head, items, entryOf) {
  const entries = items.map(entryOf).map(([name, type]) => `  ${key(name)}: ${type};`);
  return [`${head} {`, ...entries, '}'].join('\n');
}

const key = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);
const comment = (text) => (text ? `/** ${text.replaceAll('\n', '\n * ')} */\n` : '');

/**
 * Declarations with all that they refer to: types of `src/` are imported, those of `elements/` are
 * copied.
 */
class Collected {
  #sources;
  #modules = new Map();
  #texts = [];
  #names;
  #imports = new Map();

  constructor(sources, names) {
    this.#sources = sources;
    this.#names = new Set(names);
  }

  /** Adds a text, whose names are those that the file at `path` knows. */
  addText(text, path) {
    const {imported} = this.#moduleAt(path);
    for (const name of namesIn(text)) {
      const from = imported.get(name);
      if (from?.startsWith('src/')) this.#imports.set(name, from);
      else this.add(name, from ?? path);
    }
    this.#texts.push(text);
  }

  /** Adds what the file at `path` declares under a name; a class may be exported as a type only. */
  add(name, path, isTypeOnly = false) {
    const text = this.#moduleAt(path).own.get(name);
    if (text === undefined || this.#names.has(name)) return;
    this.#names.add(name);
    const asType = `${text.replace(/^export (?=declare class )/m, '')}\nexport type {${name}};`;
    this.addText(isTypeOnly ? asType : text, path);
  }

  /** The files of `src/` that declare what is imported. */
  get files() {
    return [...new Set(this.#imports.values())];
  }

  get text() {
    const imports = [...this.#imports].map(
      ([name, path]) => `import type {${name}} from './${path.replace(/\.ts$/, '.js')}';`,
    );
    return [...imports, ...this.#texts, ''].join('\n');
  }

  #moduleAt(path) {
    if (!this.#modules.has(path)) this.#modules.set(path, readModule(path, this.#sources));
    return this.#modules.get(path);
  }
}

/** The declarations of a file as texts, and the files of the names that it imports. */
function readModule(path, sources) {
  const {outputText} = ts.transpileDeclaration(sources.get(path) ?? '', {fileName: path});
  const own = new Map();
  const imported = new Map();
  for (const statement of parsed(outputText).statements) {
    if (ts.isImportDeclaration(statement)) {
      const from = posix.join(posix.dirname(path), statement.moduleSpecifier.text);
      for (const {name} of statement.importClause?.namedBindings?.elements ?? []) {
        imported.set(name.text, from.replace(/\.js$/, '.ts'));
      }
    }
    const [variable] = statement.declarationList?.declarations ?? [];
    const name = statement.name ?? variable?.name;
    if (name) own.set(name.text, statement.getFullText().trim());
  }
  return {own, imported};
}

/** The names of types and values that a declaration refers to. */
function namesIn(text) {
  const names = new Set();
  visit(parsed(text));
  return names;

  function visit(node) {
    const name = ts.isTypeReferenceNode(node) ? node.typeName : node.exprName;
    if (name && ts.isIdentifier(name)) names.add(name.text);
    ts.forEachChild(node, visit);
  }
}

const parsed = (text) => ts.createSourceFile('types.d.ts', text, ts.ScriptTarget.ES2022, true);
