import type {Evaluator} from '../../src/interpreter/evaluator.js';
import {parseExpression} from '../../src/interpreter/parse-code.js';
import {Refusal} from '../../src/interpreter/refusal.js';
import {Scope, type OuterScope} from '../../src/interpreter/scope.js';
import type {ObjectValue} from '../../src/interpreter/values.js';
import type {SourceFolder} from '../source-folder.js';
import {isOfVue, type SourceTag} from './vitepress-tags.js';
import {vueFile, type VueFile} from './vitepress-vue-file.js';
import {decoded, renderNodes} from './vitepress-vue-render.js';
import {vueScope} from './vitepress-vue-scope.js';
import type {VueNode} from './vitepress-vue-tree.js';

/** What a component shows: HTML before its content, and after it. */
export interface ShownComponent {
  readonly before: string;
  /** `undefined` for a component that does not show its content. */
  readonly after: string | undefined;
}

/** The values of the names in a page. */
export interface PageNames {
  readonly evaluator: Evaluator;
  readonly names: OuterScope;
}

/** More files are not read for their components. */
const mostFiles = 1000;
/** Components that contain each other are shown to this depth. */
const deepest = 8;
/** Stands for the content of a component, where it is shown. */
const contentMark = '\u{E000}';

/** Components of a site in files of their own, whose HTML follows from their properties. */
export class VitepressComponents {
  readonly #files: ReadonlyMap<string, VueFile | undefined>;

  private constructor(files: ReadonlyMap<string, VueFile | undefined>) {
    this.#files = files;
  }

  /** Reads the components of a folder: each that is the only one with its name. */
  static async read(folder: SourceFolder): Promise<VitepressComponents> {
    const paths = [...folder.all].filter((path) => path.endsWith('.vue')).slice(0, mostFiles);
    const files = new Map<string, VueFile | undefined>();
    for (const path of paths) {
      const name = keyOf(path.replace(/^.*\//, '').slice(0, -'.vue'.length));
      const text = files.has(name) ? undefined : await folder.text(path);
      files.set(name, text === undefined ? undefined : vueFile(text, path));
    }
    return new VitepressComponents(files);
  }

  /** What a tag shows; `undefined` for a component that is not known. Refuses other code. */
  shown(
    {name, attributes}: SourceTag,
    hasContent: boolean,
    page: PageNames,
  ): ShownComponent | undefined {
    if (!this.#files.get(keyOf(name))) return undefined;
    const props = writtenProps(attributes, page);
    const content = hasContent ? contentMark : undefined;
    const html = this.#html(name, props, content, page.evaluator, 0);
    const [before = '', after, ...more] = html.split(contentMark);
    return more.length > 0 ? undefined : {before, after};
  }

  /** The HTML of nodes that are written in a page. */
  html(nodes: readonly VueNode[], evaluator: Evaluator, scope: Scope): string {
    return this.#render(nodes, scope, undefined, evaluator, 0);
  }

  #html(
    name: string,
    props: ObjectValue,
    content: string | undefined,
    evaluator: Evaluator,
    depth: number,
  ): string {
    const file = this.#files.get(keyOf(name));
    if (!file || depth > deepest) throw new Refusal(`uses <${name}>`);
    const given: ObjectValue = new Map([...props].map(([key, value]) => [camelCase(key), value]));
    const {nodes, statements, names} = file;
    const scope = new Scope(vueScope({statements, props: given, names, evaluator}));
    return this.#render(nodes, scope, content, evaluator, depth);
  }

  #render(
    nodes: readonly VueNode[],
    scope: Scope,
    content: string | undefined,
    evaluator: Evaluator,
    depth: number,
  ): string {
    return renderNodes(nodes, scope, {
      evaluator,
      content,
      component: (name, values, inner) => this.#html(name, values, inner, evaluator, depth + 1),
    });
  }
}

/** The properties that a tag in a page gives. */
function writtenProps(
  attributes: ReadonlyMap<string, string>,
  {evaluator, names}: PageNames,
): ObjectValue {
  const props: ObjectValue = new Map();
  for (const [key, written] of attributes) {
    if (/^v-(?:pre|once)$/.test(key)) continue;
    if (!isOfVue(key)) {
      props.set(key, written === '' ? true : decoded(written));
      continue;
    }
    const [, name] = /^(?::|v-bind:)([\w-]+)$/.exec(key) ?? [];
    const parsed = parseExpression(decoded(written), 'page.ts', 1);
    if (name === undefined || 'refused' in parsed) throw new Refusal(`has \`${key}\``);
    props.set(name, evaluator.evaluate(parsed.value, new Scope(names)));
  }
  return props;
}

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Names of components are written `MyBox` or `my-box`. */
function keyOf(name: string): string {
  return name.replaceAll('-', '').toLowerCase();
}
