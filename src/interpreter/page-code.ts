import {splitFrontmatter} from '../content/frontmatter.js';
import {isLeftOutOf} from '../content/mdx/expression-nodes.js';
import {isCode, isObject} from '../content/mdx/needs-interpreter.js';
import {takeModules} from '../content/mdx/modules.js';
import type {
  CodeFile,
  FileCode,
  Interpreter,
  PageCode,
  PageCodeSource,
  ParseContext,
  SnippetTag,
} from '../content/parse-context.js';
import type {ModuleStatement} from '../content/mdx/modules.js';
import {builtInOf, isCodeFile, keyOfImport, snippetKey} from '../content/mdx/snippets.js';
import type {DocNode} from '../content/nodes.js';
import type {WrittenAttribute} from '../markdown/attributes.js';
import {attributeValue} from '../content/mdx/attribute-value.js';
import {WrittenContent} from './written-content.js';
import {ElementNodes} from './element-nodes.js';
import {Evaluator} from './evaluator.js';
import {fromLiteral, objectFrom, toLiteral} from './literals.js';
import {readMember} from './members.js';
import {ModuleScope} from './module-scope.js';
import {tagAsElement} from './opening-tag.js';
import {parseExpression, parseStatements} from './parse-code.js';
import {Refusal, type Evaluated} from './refusal.js';
import {Scope} from './scope.js';
import type {CodeNode} from './syntax-tree.js';
import {
  ConsumerValue,
  ContentValue,
  ContextValue,
  ElementValue,
  FunctionValue,
  type ObjectValue,
  type Value,
} from './values.js';

/** Evaluates the code of pages: their expressions, and the components that they bring along. */
export const interpreter: Interpreter = (source) => new PageEvaluation(source);

/** A name, or a member of what it names: `a.b`. */
const namePath = /^\s*([A-Za-z_$][\w$]*)(?:\s*\.\s*[A-Za-z_$][\w$]*)*\s*$/;

class PageEvaluation implements PageCode {
  readonly #source: PageCodeSource;
  readonly #evaluator: Evaluator;
  readonly #nodes: ElementNodes;
  readonly #written = new WrittenContent();
  readonly #modules = new Map<string, ModuleScope>();
  /** The files with text that the page shows, whose imports run in a browser. */
  readonly #shown = new Map<string, ModuleScope>();
  /** The files that have run, or run now. */
  readonly #run = new Set<string>();
  readonly #parsed = new Map<string, Evaluated<readonly CodeNode[]>>();

  constructor(source: PageCodeSource) {
    this.#source = source;
    this.#evaluator = new Evaluator(source.length, source.page, Date.now());
    this.#nodes = new ElementNodes(this.#evaluator, source.readBody, (props) => {
      const file = props.get('file');
      return this.#readSnippet(typeof file === 'string' ? snippetKey(file) : '', props);
    });
    this.#evaluator.react.takeFiles = () => {
      const shown = [...this.#shown];
      this.#shown.clear();
      return shown.flatMap(([file, module]) => this.#importedFiles(module, file));
    };
  }

  open({file, statements, firstLine, frontmatter, props}: CodeFile): FileCode {
    const module = this.#moduleOf(file, statements, firstLine);
    this.#shown.set(file, module);
    if (frontmatter) module.provide('frontmatter', objectFrom(frontmatter));
    if (props) {
      const values = objectFrom(props.values);
      values.set('children', this.#written.childrenOf(props.children));
      module.provide('props', values);
      for (const [name, value] of values) module.provide(name, value);
    }
    const evaluate = (source: string, line: number) =>
      this.#evaluator.attempt(() => {
        const parsed = parseExpression(source, file, line);
        if ('refused' in parsed) throw Refusal.again(parsed.refused);
        return this.#evaluator.evaluate(parsed.value, new Scope(module));
      });

    /** Other braces in a text are placeholders, such as `{id}` and `{"a", "b"}`. */
    const isEvaluated = (source: string) => {
      const [, name] = namePath.exec(source) ?? [];
      return (name !== undefined && module.has(name)) || isCode(source);
    };

    /** Attributes whose code was refused: their tags are shown without them. */
    const refused = new Set<string>();

    /** Says why attributes of a tag are left out. */
    const reportAttributes = ({mark, line}: SnippetTag, context: ParseContext) => {
      for (const {name, value: written} of mark.attributes) {
        if (written.kind !== 'expression' || neverRead.test(name)) continue;
        const {source} = written;
        if (refused.has(source) || !isCode(source) || source.startsWith('<')) continue;
        const evaluated = evaluate(source, line);
        if ('value' in evaluated) continue;
        refused.add(source);
        this.#nodes.report(`${name}={${shorten(source)}}`, evaluated.refused, context);
      }
    };

    /** A tag that has a spread attribute or handles events: an element, as in JSX. */
    const elementNodes = ({raw, mark, children, line}: SnippetTag, context: ParseContext) => {
      const source = mark.contentEnd === undefined ? undefined : tagAsElement(raw);
      if (source === undefined) return undefined;
      const content = children.length > 0 ? this.#written.childrenOf(children) : undefined;
      const type = new FunctionValue(mark.name, () => {
        const evaluated = evaluate(source, line);
        if ('refused' in evaluated) throw Refusal.again(evaluated.refused);
        const element = evaluated.value as ElementValue; // as JSX is
        if (content !== undefined) element.props.set('children', content);
        return element;
      });
      const props: ObjectValue = new Map(content === undefined ? [] : [['children', content]]);
      const element = new ElementValue(mark.name, type, props, {file, line});
      return this.#nodes.component(type, element, context);
    };

    return {
      isRead: (statement) =>
        'value' in this.#parse(file, statement, firstLine) && !isUnknownImport(statement, file),
      find: (source) => {
        if (refused.has(source)) return {value: undefined};
        if (!isEvaluated(source) && !isObject(source)) return undefined;
        const {budget} = this.#evaluator;
        const evaluated = evaluate(source, firstLine);
        if ('refused' in evaluated) return undefined;
        const literal = this.#evaluator.attempt(() => toLiteral(evaluated.value, budget));
        return 'value' in literal ? literal : undefined;
      },
      nodesOf: (source, line, context) => {
        if (!isEvaluated(source)) return undefined;
        const evaluated = evaluate(source, line);
        const shown =
          'refused' in evaluated
            ? evaluated
            : this.#evaluator.attempt(() => this.#nodes.expression(evaluated.value, context));
        this.#nodes.reportLeftOut(context);
        if ('value' in shown) return shown.value;
        // Braces in a text are often placeholders.
        if (!isCode(source) || !isLeftOutOf(file, source)) return undefined;
        this.#nodes.report(`{${shorten(source)}}`, shown.refused, context);
        return [];
      },
      componentNodes: (tag, context) => {
        const {mark, children, line} = tag;
        const element = elementNodes(tag, context);
        if (element) return element;
        const [head = '', ...members] = mark.name.split('.');
        if (!module.has(head)) {
          reportAttributes(tag, context);
          return undefined;
        }
        const found = this.#evaluator.attempt(() =>
          members.reduce(
            (owner, member) => readMember(owner, member, this.#evaluator),
            module.find(head)?.value,
          ),
        );
        if ('refused' in found) {
          this.#nodes.report(mark.name, found.refused, context);
          return children;
        }
        const {value} = found;
        if (value === mark.name) {
          reportAttributes(tag, context);
          return undefined;
        }
        const valueOf = ({value: written}: WrittenAttribute): Value => {
          if (written.kind !== 'expression') {
            return fromLiteral(attributeValue(written, context.source)?.value);
          }
          const evaluated = evaluate(written.source, line);
          return 'value' in evaluated ? evaluated.value : undefined;
        };
        reportAttributes(tag, context);
        const values: ObjectValue = new Map(
          mark.attributes.map((attribute) => [attribute.name, valueOf(attribute)]),
        );
        if (children.length > 0) values.set('children', this.#written.childrenOf(children));
        if (value instanceof ContentValue) return value.read(values);
        const place = {file, line};
        if (value instanceof ContextValue || value instanceof ConsumerValue) {
          return this.#nodes.of(new ElementValue(mark.name, value, values, place), context);
        }
        if (value instanceof FunctionValue) {
          const element = new ElementValue(mark.name, value, values, place);
          return this.#written.note(element, this.#nodes.component(value, element, context));
        }
        if (typeof value === 'string') {
          return this.#nodes.of(new ElementValue(mark.name, value, values, place), context);
        }
        const reason = 'is not a component';
        this.#nodes.report(mark.name, {reason, place, isReported: false}, context);
        return children;
      },
    };
  }

  /** The names of a file that is part of the page. */
  #moduleOf(file: string, statements: readonly ModuleStatement[], firstLine: number): ModuleScope {
    const body = statements.flatMap((statement) => {
      const parsed = this.#parse(file, statement, firstLine);
      return 'value' in parsed ? parsed.value : [];
    });
    return this.#scopeOf(body, file);
  }

  #parse(
    file: string,
    {source, line}: ModuleStatement,
    firstLine: number,
  ): Evaluated<readonly CodeNode[]> {
    const at = firstLine + line - 1;
    const key = JSON.stringify([file, at]);
    const parsed = this.#parsed.get(key) ?? parseStatements(source, file, at);
    this.#parsed.set(key, parsed);
    return parsed;
  }

  #imported(from: string, name: string, file: string): Value {
    if (from === 'react') {
      const found = this.#evaluator.library.find(name === 'default' ? 'React' : name);
      if (found) return found.value;
      throw new Refusal(`uses \`${name}\` of React`);
    }
    const key = keyOfImport(from, file);
    // The page reports its own imports that lead nowhere.
    const isPage = !isCodeFile(file);
    if (key === undefined) {
      throw new Refusal(`imports \`${from}\`, which is not available to pages`, undefined, isPage);
    }
    if (name === 'default' && !isCodeFile(key)) {
      return new ContentValue((props) => this.#readSnippet(key, props));
    }
    if (isPage && isCodeFile(key) && !this.#source.snippets.has(key)) {
      throw new Refusal(`imports \`${key}\`, which could not be read`, undefined, true);
    }
    return this.#moduleAt(key).exported(name);
  }

  #readSnippet(key: string, props: ObjectValue): readonly DocNode[] {
    const given = [...props].filter(([prop]) => prop !== 'children');
    const {budget} = this.#evaluator;
    return this.#source.readSnippet(
      key,
      new Map(given.map(([prop, value]) => [prop, toLiteral(value, budget)])),
    );
  }

  /** The names of a file that another one imports. */
  #moduleAt(key: string): ModuleScope {
    const known = this.#modules.get(key);
    if (known) return known;
    const text = this.#source.snippets.get(key);
    if (text === undefined) throw new Refusal(`imports \`${key}\`, which could not be read`);
    const module = isCodeFile(key) ? this.#codeModule(text, key) : this.#markdownModule(text, key);
    this.#modules.set(key, module);
    return module;
  }

  /** The files of code that a file imports and that have not run, each after its own imports. */
  #importedFiles(module: ModuleScope, file: string): readonly ModuleScope[] {
    return module.imports.flatMap((from) => {
      const key = keyOfImport(from, file);
      if (key === undefined || this.#run.has(key) || !this.#source.snippets.has(key)) return [];
      this.#run.add(key);
      // Why a file cannot be read is reported for what uses it.
      const found = this.#evaluator.attempt(() =>
        this.#evaluator.budget.nest(() => {
          const imported = this.#moduleAt(key);
          const before = this.#importedFiles(imported, key);
          return isCodeFile(key) ? [...before, imported] : before;
        }),
      );
      return 'value' in found ? found.value : [];
    });
  }

  #codeModule(text: string, key: string): ModuleScope {
    const parsed = this.#parse(key, {source: text, line: 1}, 1);
    if ('refused' in parsed) throw Refusal.again(parsed.refused);
    return this.#scopeOf(parsed.value, key);
  }

  #scopeOf(body: readonly CodeNode[], file: string): ModuleScope {
    return new ModuleScope(body, this.#evaluator, (from, name, local) => {
      const key = keyOfImport(from, file);
      const isFound = from === 'react' || (key !== undefined && this.#source.snippets.has(key));
      const builtIn = isFound ? undefined : builtInOf(name, local);
      return builtIn ?? this.#imported(from, name, file);
    });
  }

  #markdownModule(text: string, key: string): ModuleScope {
    const {body, bodyLine} = splitFrontmatter(text, key).value;
    return this.#moduleOf(key, takeModules(body).statements, bodyLine);
  }
}

/** Attributes that no tag shows. */
const neverRead = /^(?:on[A-Z]\w*|ref|key)$/;

function shorten(source: string): string {
  return source.length > 60 ? `${source.slice(0, 59)}…` : source;
}

/** Whether a statement imports a package. */
function isUnknownImport({source}: ModuleStatement, file: string): boolean {
  if (!source.startsWith('import')) return false;
  const [, from = ''] = /(?:from|import)\s*["']([^"']+)["']/.exec(source) ?? [];
  return from !== 'react' && keyOfImport(from, file) === undefined;
}
