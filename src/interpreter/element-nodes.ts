import type {WrittenAttribute} from '../markdown/attributes.js';
import type {TagMark} from '../markdown/marks.js';
import {joinTexts} from '../content/inline-nodes.js';
import {emptyScope} from '../content/mdx/scope.js';
import {mayShowPassed, mostPassed} from '../content/mdx/passed-content.js';
import type {DocNode} from '../content/nodes.js';
import {ParseContext, type ReadMarkdownBody} from '../content/parse-context.js';
import {nodesOfTag} from '../content/tag-node.js';
import {voidElements} from '../shared/html-elements.js';
import type {Budget} from './budget.js';
import {kindOf} from './convert.js';
import {literalText} from './literal-text.js';
import type {Evaluator} from './evaluator.js';
import {toLiteral} from './literals.js';
import {markupOf} from './markup.js';
import {Refusal, type Refused} from './refusal.js';
import {ContentValue, ElementValue, FunctionValue, type Value} from './values.js';

/** Turns values that code gives into the nodes of a page, by the same rules as what is written. */
export class ElementNodes {
  readonly #evaluator: Evaluator;
  readonly #readBody: ReadMarkdownBody;
  readonly #readSnippet: ContentValue['read'];
  readonly #reported = new Set<string>();

  constructor(evaluator: Evaluator, readBody: ReadMarkdownBody, readSnippet: ContentValue['read']) {
    this.#evaluator = evaluator;
    this.#readBody = readBody;
    this.#readSnippet = readSnippet;
  }

  /** The nodes of a value. Throws a refusal for what cannot be shown. */
  of(value: Value, context: ParseContext): readonly DocNode[] {
    return joinTexts(this.#of(value, context));
  }

  /** Reports the parts of components that were left out since the last time. */
  reportLeftOut(context: ParseContext): void {
    const {leftOut} = this.#evaluator;
    for (const {name, refused} of leftOut.values()) this.report(name, refused, context);
    leftOut.clear();
  }

  #of(value: Value, context: ParseContext): readonly DocNode[] {
    const {budget} = this.#evaluator;
    if (value === undefined || value === null || typeof value === 'boolean') return [];
    budget.node();
    if (typeof value !== 'object') {
      const text = String(value);
      budget.text(text.length);
      return text === '' ? [] : [{kind: 'text', text}];
    }
    return budget.nest(() => {
      if (Array.isArray(value)) return value.flatMap((item) => this.#of(item, context));
      if (value instanceof ContentValue) return passed(value.read(new Map()), context);
      if (value instanceof ElementValue) return this.#element(value, context);
      throw new Refusal(`shows ${kindOf(value)}`);
    });
  }

  /**
   * A component that is refused, or that shows nothing because parts of it are, shows its children,
   * or without any the text that is written in it.
   */
  component(
    type: FunctionValue,
    element: Pick<ElementValue, 'name' | 'props' | 'place'>,
    context: ParseContext,
  ): readonly DocNode[] {
    const evaluator = this.#evaluator;
    const before = evaluator.leftOutCount;
    const shown = evaluator.attempt(() => {
      evaluator.budget.items(element.props.size);
      return this.of(evaluator.call(type, [new Map(element.props)]), context);
    });
    this.reportLeftOut(context);
    if ('value' in shown) {
      const isWhole = evaluator.leftOutCount === before;
      if (isWhole || shown.value.some(isVisible)) return shown.value;
    } else this.report(element.name, shown.refused, context);
    const children = evaluator.attempt(() => this.of(element.props.get('children'), context));
    if ('value' in children && children.value.length > 0) return children.value;
    const written = type.code ? literalText(type.code) : [];
    return mayShowPassed(written, context) ? written : [];
  }

  /** Reports once why a component is not shown. */
  report(name: string, {reason, place, isReported}: Refused, context: ParseContext): void {
    const key = JSON.stringify([name, reason, place]);
    if (isReported || this.#reported.has(key)) return;
    this.#reported.add(key);
    const file = place.file || context.source.file;
    const there = new ParseContext({...context.source, file}, context);
    there.report('page/not-evaluated', place.line, {name, reason});
  }

  #element(element: ElementValue, context: ParseContext): readonly DocNode[] {
    const {type, props, place} = element;
    const {budget} = this.#evaluator;
    if (type instanceof FunctionValue) return this.component(type, element, context);
    if (type instanceof ContentValue) return type.read(props);
    if (type === 'Snippet') return this.#readSnippet(props);
    const children = type === 'svg' ? [] : this.of(props.get('children'), context);
    if (type === '') return children;
    const scope = {
      ...emptyScope,
      find: (name: string) => ({value: toLiteral(props.get(name.slice(prefix.length)), budget)}),
    };
    const inner = new ParseContext(
      {...context.source, file: place.file || context.source.file, scope},
      context,
    );
    const tag = {mark: markOf(type, props, budget), raw: '', line: place.line, children};
    const raw = type === 'svg' ? markupOf(element, budget) : '';
    return nodesOfTag({...tag, raw}, inner, (text, line) => {
      const [only, ...others] = this.#readBody(text, line, context);
      return only?.kind === 'paragraph' && others.length === 0
        ? only.children
        : [only, ...others].filter((node) => node !== undefined);
    });
  }
}

/** Whether a node shows something, as far as elements and texts tell. */
function isVisible(node: DocNode): boolean {
  if (node.kind === 'text') return node.text.trim() !== '';
  if (node.kind === 'html') {
    const isMedia = voidElements.has(node.tag) || /^(?:iframe|video|audio)$/.test(node.tag);
    return isMedia || node.children.some(isVisible);
  }
  return node.kind !== 'paragraph' || node.children.some(isVisible);
}

/** What is written between the tags of a component, as often as a page may show it. */
function passed(nodes: readonly DocNode[], context: ParseContext): readonly DocNode[] {
  if (mayShowPassed(nodes, context)) return nodes;
  throw new Refusal(`shows more than ${mostPassed} elements of the page in its components`);
}

/** Names in a scope that has only the attributes of one tag. No literal begins so. */
const prefix = 'props.';

function markOf(name: string, props: ReadonlyMap<string, Value>, budget: Budget): TagMark {
  const attributes = [...props].flatMap(([key, value]): readonly WrittenAttribute[] => {
    const isLeftOut = value === undefined || value === null || value instanceof FunctionValue;
    if (isLeftOut || key === 'children') return [];
    if (value === true) return [{name: key, value: {kind: 'flag'}}];
    const isMarkup = value instanceof ElementValue;
    const source = isMarkup ? markupOf(value, budget) : `${prefix}${key}`;
    return [{name: key, value: {kind: 'expression', source}}];
  });
  return {kind: 'tag', name, attributes, end: 0, isBlock: false, contentEnd: 0, close: 0};
}
