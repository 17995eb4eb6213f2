import type {Frontmatter} from '../../src/content/page.js';
import {toText} from '../../src/interpreter/convert.js';
import {Evaluator} from '../../src/interpreter/evaluator.js';
import {objectFrom} from '../../src/interpreter/literals.js';
import {parseExpression} from '../../src/interpreter/parse-code.js';
import {Refusal} from '../../src/interpreter/refusal.js';
import {Scope, type OuterScope} from '../../src/interpreter/scope.js';
import {isPrimitive, type ObjectValue} from '../../src/interpreter/values.js';
import {CodeLines} from './vitepress-code-lines.js';
import type {ShownComponent, VitepressComponents} from './vitepress-components.js';
import type {SourceTag} from './vitepress-tags.js';
import {scriptStatements} from './vitepress-vue-file.js';
import {vueScope} from './vitepress-vue-scope.js';
import {templateNodes} from './vitepress-vue-tree.js';

/** What a page is read with. */
export interface PageScopeSource {
  readonly text: string;
  readonly file: string;
  readonly frontmatter: Frontmatter;
  readonly components: VitepressComponents;
}

/** The values of the names in a page: those of its scripts and its frontmatter. */
export class VitepressPageScope {
  readonly #source: PageScopeSource;
  readonly #evaluator: Evaluator;
  #scope: OuterScope | undefined;

  constructor(source: PageScopeSource) {
    this.#source = source;
    this.#evaluator = new Evaluator(source.text.length);
  }

  /** A value in braces as a text; `undefined` for one that is not known. */
  text(expression: string): string | undefined {
    const read = this.#evaluator.attempt(() => {
      const parsed = parseExpression(expression, 'page.ts', 1);
      if ('refused' in parsed) throw Refusal.again(parsed.refused);
      const value = this.#evaluator.evaluate(parsed.value, new Scope(this.#names()));
      if (!isPrimitive(value) || value === undefined) throw new Refusal('is no text');
      return value === null ? '' : toText(value, this.#evaluator.budget);
    });
    return 'value' in read ? read.value : undefined;
  }

  /** What the tag of a component shows; `undefined` for one that is not known. */
  component(tag: SourceTag, hasContent: boolean): ShownComponent | undefined {
    const {components} = this.#source;
    const evaluator = this.#evaluator;
    const read = evaluator.attempt(() =>
      components.shown(tag, hasContent, {evaluator, names: this.#names()}),
    );
    return 'value' in read ? read.value : undefined;
  }

  /** The HTML of an element that a page repeats; `undefined` where it is not known. */
  element(written: string): string | undefined {
    const nodes = templateNodes(written);
    const read = this.#evaluator.attempt(() => {
      if (!nodes) throw new Refusal('has tags that do not match');
      return this.#source.components.html(nodes, this.#evaluator, new Scope(this.#names()));
    });
    return 'value' in read ? read.value : undefined;
  }

  #names(): OuterScope {
    if (this.#scope) return this.#scope;
    const {text, file, frontmatter} = this.#source;
    const code = new CodeLines();
    const lines = text.includes('<script') ? text.split('\n') : [];
    const outside = lines.filter((line) => !code.isCode(line)).join('\n');
    const front = objectFrom(frontmatter);
    const props: ObjectValue = new Map([
      ['$frontmatter', front],
      ['frontmatter', front],
    ]);
    const statements = scriptStatements(outside, file) ?? [];
    const evaluator = this.#evaluator;
    this.#scope = vueScope({statements, props, names: new Set(), evaluator});
    return this.#scope;
  }
}
