import {parseStatements} from '../../src/interpreter/parse-code.js';
import {expressionHere, knownCode} from './starlight-astro-code.js';
import {DataReads} from './starlight-data.js';
import type {StarlightRoutes} from './starlight-routes.js';
import type {StarlightSite} from './starlight-site.js';
import {templateText, type TemplateName} from './starlight-template.js';
import {importedData} from './starlight-values.js';

/** A component of the site as it is written here. */
export interface OwnComponent {
  readonly name: string;
  /** The path of its file in the new site. */
  readonly path: string;
  /** Whether it asks for parts of its content. */
  readonly hasSlots: boolean;
}

const importPattern =
  /^[ \t]*import\s+(?:(type)\s+)?([^;'"]{0,2000}?)\s*from\s*['"]([^'"\n]+)['"];?[ \t]*$/gm;
const styleImport = /^[ \t]*import\s*['"][^'"\n]+['"];?[ \t]*$/gm;
const image = /\.(?:png|jpe?g|gif|webp|svg|avif)$/i;
const mostDepth = 20;

/** What is before the script of a component, and the script. */
const frontmatter = /^(\s*---[ \t\r]*\n)([^]*?)(?<=\n)---[ \t\r]*(?=\n|$)/;

const slots = `const slotOf = (name) =>
    React.Children.toArray(children).filter((child) => child.props?.className === name);
  const hasSlot = (name) => slotOf(name).length > 0;
`;

/** What an import in a component gives. */
interface Import {
  /** The components and pictures that tags refer to, by the names of the tags. */
  readonly tags: readonly (readonly [string, TemplateName])[];
  /** The statements that replace it. */
  readonly code: string;
  /** Names whose values are not known. */
  readonly unknown: readonly string[];
  /** Names of data, with their values as JSON. */
  readonly data: readonly (readonly [string, string])[];
}

/** Writes the components of a site, `.astro` files, as components of this format. */
export class AstroComponents {
  readonly #site: StarlightSite;
  readonly #routes: StarlightRoutes;
  readonly #iconOf: (name: string) => string | undefined;
  readonly #read = new Map<string, OwnComponent | undefined>();

  constructor(
    site: StarlightSite,
    routes: StarlightRoutes,
    iconOf: (name: string) => string | undefined,
  ) {
    this.#site = site;
    this.#routes = routes;
    this.#iconOf = iconOf;
  }

  /** The component of a file; `undefined` for one that needs what there is not here. */
  async component(file: string, depth = 0): Promise<OwnComponent | undefined> {
    if (this.#read.has(file)) return this.#read.get(file);
    // A file may import itself.
    this.#read.set(file, undefined);
    const text = depth > mostDepth ? undefined : await this.#site.folder.text(file);
    const name = componentName(file);
    const written = text === undefined ? undefined : await this.#written(text, file, name, depth);
    if (written === undefined) return undefined;
    const {root, texts} = this.#site;
    const inner = (file.startsWith(root) ? file.slice(root.length) : file).replace(/^src\//, '');
    const path = `snippets/${inner.replace(/\.astro$/i, '')}.tsx`;
    const component = {name, path, hasSlots: written.includes(slots)};
    texts.set(component.path, written);
    this.#read.set(file, component);
    return component;
  }

  async #written(
    text: string,
    file: string,
    name: string,
    depth: number,
  ): Promise<string | undefined> {
    const [whole = '', before = '', script = ''] = frontmatter.exec(text) ?? [];
    const lineOf = (at: number) => text.slice(0, at).split('\n').length;
    const imports: Import[] = [];
    let code = '';
    let end = 0;
    for (const match of script.matchAll(importPattern)) {
      const [statement, type, clause = '', from = ''] = match;
      // The lines of statements stay those of the file.
      code += script.slice(end, match.index) + statement.replaceAll(/[^\n]/g, '');
      end = match.index + statement.length;
      if (type === undefined) imports.push(await this.#importOf(clause, from, file, depth));
    }
    code = (code + script.slice(end)).replaceAll(styleImport, '');
    const tags = new Map(imports.flatMap((one) => one.tags));
    // A component may call its own value `props`.
    const props = /(?<![.\w$])props\b/.test(text) ? 'astroProps' : 'props';
    const data = new Map(imports.flatMap((one) => one.data));
    const read = (unknown: ReadonlySet<string>) => {
      const known = knownCode(code, unknown, props);
      if (!known) return undefined;
      const left = known.left.map((line) => lineOf(before.length) + line - 1);
      const template = templateText(text.slice(whole.length), {
        nameOf: (tag) => tags.get(tag),
        ...this.#routes.urlsIn(file),
        iconOf: this.#iconOf,
        codeHere: (source, at) => {
          const here = expressionHere(source, {unknown: known.unknown, props});
          if (here === undefined) left.push(lineOf(whole.length + at));
          return here;
        },
      });
      if (template === undefined) return undefined;
      const reads = new DataReads(data, [known.code, `<>${template}</>`]);
      return {known, left, template, reads};
    };
    const unknown = new Set(imports.flatMap((one) => one.unknown));
    const first = read(unknown);
    // Code that needs all of a file of data is left out.
    const hidden = [...data.keys()].filter((name) => first?.reads.needsAll(name));
    const found = hidden.length > 0 ? read(new Set([...unknown, ...hidden])) : first;
    if (!found) return undefined;
    const {known, left, template, reads} = found;
    const parts = [...data.keys()].flatMap((name) => {
      const part = reads.partOf(name);
      return part === undefined ? [] : [`const ${name} = ${part};\n`];
    });
    const body = `  ${known.code.trim()}\n  return (\n    <>\n${template.trim()}\n    </>\n  );`;
    // Content that code changes stays as it is.
    if (/<slot\b|\bAstro\.slots\b/.test(text) && !/\bchildren\b|\bslotOf\(/.test(body)) {
      return undefined;
    }
    const slotCode = /\b(?:slotOf|hasSlot)\(/.test(body) ? `  ${slots}` : '';
    const written = [
      ...imports.map((one) => one.code),
      ...parts,
      `export const ${name} = ({children, ...${props}}) => {\n${slotCode}${body}\n};\n`,
    ].join('');
    if ('refused' in parseStatements(written, `${name}.tsx`, 1)) return undefined;
    this.#noteCode(file, left);
    if (/<style\b/.test(text)) {
      const instead = 'Write it in a style sheet.';
      this.#site.leaveOut({file}, 'The style of this component', instead);
    }
    return written;
  }

  /** Notes the lines whose code is left out. */
  #noteCode(file: string, left: readonly number[]): void {
    const lines = [...new Set(left)].sort((one, other) => one - other);
    if (lines.length === 0) return;
    const places = new Intl.ListFormat('en').format(lines.map(String));
    const what = `The code of this component on line${lines.length > 1 ? 's' : ''} ${places}`;
    const instead =
      'The code needs values that are known only when Astro builds the site, or a whole file of data.';
    this.#site.leaveOut({file, line: lines[0]}, what, instead);
  }

  async #importOf(clause: string, from: string, file: string, depth: number): Promise<Import> {
    const names = namesOf(clause);
    const of = (kind: TemplateName): Import => ({
      tags: names.map(({local}) => [local, kind] as const),
      code: '',
      unknown: [],
      data: [],
    });
    if (from === '@astrojs/starlight/components') return of('starlight');
    if (from === 'astro-expressive-code/components') return of('starlight');
    if (from === 'astro:assets') return of('image');
    const [path = '', query = ''] = from.split('?');
    const found = this.#routes.fileOf(path, file);
    const [{local, exported} = {local: '', exported: ''}] = names;
    const isDefault = names.length === 1 && exported === 'default';
    if (found !== undefined && isDefault) {
      const value = (text: string) => ({
        tags: [],
        code: `const ${local} = ${text};\n`,
        unknown: [],
        data: [],
      });
      if (query === 'raw') {
        const text = await this.#site.folder.text(found);
        if (text !== undefined) return value(JSON.stringify(text));
      } else if (image.test(path)) {
        const src = JSON.stringify({src: this.#routes.asset(path, file)});
        return {...value(src), tags: [[local, 'picture']]};
      } else if (/\.astro$/i.test(path)) {
        const component = await this.component(found, depth + 1);
        if (component) {
          const clauseHere = importClause(component, local);
          const code = `import ${clauseHere} from '/${component.path}';\n`;
          return {
            tags: [[local, component.hasSlots ? 'slotted' : 'component']],
            code,
            unknown: [],
            data: [],
          };
        }
      }
    }
    if (found !== undefined) {
      const read = names.map((one) => importedData(this.#site.folder, found, one.exported));
      const values = await Promise.all(read);
      if (names.length > 0 && !values.includes(undefined)) {
        const data = names.map((one, at) => [one.local, values[at] ?? ''] as const);
        return {tags: [], code: '', unknown: [], data};
      }
    }
    // The content of unknown components stays; other values are needed.
    const isTag = (name: string) => /^[A-Z]/.test(name) && /[a-z]/.test(name);
    const unknown = names.map((one) => one.local).filter((name) => !isTag(name));
    const tags = names.flatMap((one) =>
      isTag(one.local) ? [[one.local, 'nothing'] as const] : [],
    );
    return {tags, code: '', unknown, data: []};
  }
}

/** What is between `import` and `from` for a component that is called `local`. */
export function importClause({name}: OwnComponent, local: string): string {
  return name === local ? `{${name}}` : `{${name} as ${local}}`;
}

/** The names of an import, without those of types. */
function namesOf(clause: string): readonly {readonly local: string; readonly exported: string}[] {
  const list = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  const named = list.split(',').flatMap((part) => {
    const [, exported, local] = /^\s*([\w$]+)(?:\s+as\s+([\w$]+))?\s*$/.exec(part) ?? [];
    return exported === undefined ? [] : [{local: local ?? exported, exported}];
  });
  const [, main] = /^\s*(?:\*\s*as\s+)?([\w$]+)/.exec(clause.replace(/\{[^}]*\}/, '')) ?? [];
  return main === undefined ? named : [{local: main, exported: 'default'}, ...named];
}

/** The name of the component of a file: `read-more.astro` is `ReadMore`. */
function componentName(file: string): string {
  const words = file.slice(file.lastIndexOf('/') + 1).replace(/\.astro$/i, '');
  const name = words
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
  return /^[A-Z]/.test(name) ? name : `Component${name}`;
}
