import {joinTexts} from '../content/inline-nodes.js';
import {mayShowPassed, mostPassed} from '../content/mdx/passed-content.js';
import type {DocNode, KeyedNode} from '../content/nodes.js';
import {ParseContext, type ReadMarkdownBody} from '../content/parse-context.js';
import {voidElements} from '../shared/html-elements.js';
import {kindOf} from './convert.js';
import {literalText} from './literal-text.js';
import type {Evaluator} from './evaluator.js';
import {behaviorOf} from './react/behavior.js';
import {isSameElement, keepList, keepNodes} from './react/kept-nodes.js';
import {Instance, Slot, type ComponentElement} from './react/instance.js';
import {Refusal, type Refused} from './refusal.js';
import {tagNodes} from './tag-nodes.js';
import {
  ConsumerValue,
  ContentValue,
  ContextValue,
  ElementValue,
  FunctionValue,
  HolesValue,
  MemoValue,
  type Value,
} from './values.js';

/** A component of the code whose content is turned into nodes, and the number of its rendering. */
interface Walk {
  readonly owner: Instance | undefined;
  readonly round: number;
  /** Whether a form around it is submitted to the code. */
  readonly isInForm?: boolean;
}

/** Turns values that code gives into the nodes of a page, by the same rules as what is written. */
export class ElementNodes {
  readonly #evaluator: Evaluator;
  readonly #readBody: ReadMarkdownBody;
  readonly #readSnippet: ContentValue['read'];
  readonly #reported = new Set<string>();
  #rounds = 0;

  constructor(evaluator: Evaluator, readBody: ReadMarkdownBody, readSnippet: ContentValue['read']) {
    this.#evaluator = evaluator;
    this.#readBody = readBody;
    this.#readSnippet = readSnippet;
    evaluator.react.render = (instance, context) => {
      const before = evaluator.leftOutCount;
      this.#render(instance, context);
      const isWhole = evaluator.leftOutCount === before;
      if (!isWhole && !instance.nodes.some(isVisible)) this.#showContent(instance, context);
    };
  }

  /** The nodes of a value. Throws a refusal for what cannot be shown. */
  of(value: Value, context: ParseContext): readonly DocNode[] {
    return this.#content(value, context, new Slot(), {owner: undefined, round: ++this.#rounds});
  }

  /** Reports the parts of components that were left out since the last time. */
  reportLeftOut(context: ParseContext): void {
    for (const {name, refused} of this.#evaluator.takeLeftOut()) {
      this.report(name, refused, context);
    }
  }

  #content(value: Value, context: ParseContext, slot: Slot, walk: Walk): readonly DocNode[] {
    return joinTexts(this.#of(value, context, slot, walk));
  }

  #of(value: Value, context: ParseContext, slot: Slot, walk: Walk): readonly DocNode[] {
    const {budget, react} = this.#evaluator;
    if (value === undefined || value === null || typeof value === 'boolean') {
      slot.show('', undefined, react.end);
      return [];
    }
    budget.node();
    if (typeof value !== 'object') {
      slot.show('', undefined, react.end);
      const text = String(value);
      budget.text(text.length);
      return text === '' ? [] : [{kind: 'text', text}];
    }
    return budget.nest(() => {
      if (value instanceof HolesValue) return this.#list(value.items ?? [], context, slot, walk);
      if (Array.isArray(value)) return this.#list(value, context, slot, walk);
      if (value instanceof ContentValue) return this.#written(value, context, slot, walk);
      if (!(value instanceof ElementValue)) throw new Refusal(`shows ${kindOf(value)}`);
      const nodes = this.#element(value, context, slot, walk);
      const {key} = value;
      if (key === undefined || !walk.owner?.isInteractive) return nodes;
      slot.list = keepList(slot.list, keyedNode([key], [nodes]));
      return [slot.list];
    });
  }

  /** What is written in the page; components in it get the values of the providers around them. */
  #written(value: ContentValue, context: ParseContext, slot: Slot, walk: Walk): readonly DocNode[] {
    const {react} = this.#evaluator;
    const element = react.provided && value.element;
    if (element && element.type instanceof FunctionValue) {
      return this.#element(element, context, slot, walk);
    }
    slot.show('{content}', undefined, react.end);
    walk.owner?.showsTargets();
    return passed(value.read(new Map()), context);
  }

  /** Each item has a slot: by its key or, without one, by its index. */
  #list(list: readonly Value[], context: ParseContext, slot: Slot, walk: Walk): readonly DocNode[] {
    slot.show('[]', undefined, this.#evaluator.react.end);
    const keys: string[] = [];
    const items = list.map((item, index) => {
      const key = item instanceof ElementValue ? item.key : undefined;
      // Of two items with one key, the second is known by its index.
      const isFree = key !== undefined && !slot.isShown(`.${key}`, walk.round);
      const name = isFree ? `.${key}` : index;
      keys.push(String(name));
      const child = slot.child(name, walk.round);
      return item instanceof ElementValue
        ? this.#evaluator.budget.nest(() => {
            this.#evaluator.budget.node();
            return this.#element(item, context, child, walk);
          })
        : this.#of(item, context, child, walk);
    });
    slot.endOthers(walk.round, this.#evaluator.react.end);
    if (!walk.owner?.isInteractive) return items.flat();
    slot.list = keepList(slot.list, keyedNode(keys, items));
    return [slot.list];
  }

  /** What an expression in a page shows. Throws a refusal for what cannot be shown. */
  expression(value: Value, context: ParseContext): readonly DocNode[] {
    const type = new FunctionValue('', () => value);
    const place = {file: context.source.file, line: 1};
    const element = {name: '{…}', props: new Map<string, Value>(), place};
    const instance = new Instance(type, element, context, undefined, this.#evaluator.react);
    this.#render(instance, instance.context);
    return this.#nodesOf(instance);
  }

  /** A component where a page names it. */
  component(
    type: FunctionValue,
    element: ComponentElement,
    context: ParseContext,
  ): readonly DocNode[] {
    return this.#component(type, element, context, new Slot());
  }

  /**
   * A component that is refused, or that shows nothing because parts of it are, shows its children,
   * or without any the text that is written in it.
   */
  #component(
    type: FunctionValue,
    element: ComponentElement,
    context: ParseContext,
    slot: Slot,
    walk?: Walk,
  ): readonly DocNode[] {
    const evaluator = this.#evaluator;
    const {react} = evaluator;
    slot.show(type, element instanceof ElementValue ? element.key : undefined, react.end);
    const known = slot.instance;
    const instance = known ?? new Instance(type, element, context, walk?.owner, react);
    slot.instance = instance;
    const isSame =
      known &&
      !known.isDirty &&
      known.provided === react.provided &&
      (known.element === element || this.#isRemembered(type, known.element, element));
    if (isSame) return this.#nodesOf(instance);
    instance.element = element;
    instance.isInForm = walk?.isInForm === true;
    instance.provided = react.provided;
    const before = evaluator.leftOutCount;
    const shown = evaluator.attempt(() =>
      this.#render(instance, known ? instance.renderContext(context) : instance.context),
    );
    this.reportLeftOut(context);
    const isWhole = evaluator.leftOutCount === before;
    if (!isWhole || 'refused' in shown) instance.needsBrowser();
    if ('value' in shown) {
      if (isWhole || shown.value.some(isVisible)) return this.#nodesOf(instance);
    } else this.report(element.name, shown.refused, context);
    this.#showContent(instance, context);
    return this.#nodesOf(instance);
  }

  /** Whether a component need not render again, because its properties are the same (`memo`). */
  #isRemembered(type: FunctionValue, before: ComponentElement, now: ComponentElement): boolean {
    if (!(type instanceof MemoValue)) return false;
    const evaluator = this.#evaluator;
    evaluator.budget.items(now.props.size);
    if (type.compare) {
      const args = [new Map(before.props), new Map(now.props)];
      return Boolean(evaluator.call(type.compare, args));
    }
    const isSame = ([name, value]: readonly [string, Value]) =>
      before.props.has(name) && Object.is(before.props.get(name), value);
    return before.props.size === now.props.size && [...now.props].every(isSame);
  }

  /** A component shows its children instead, or without any the text that is written in it. */
  #showContent(instance: Instance, context: ParseContext): void {
    const {type, element} = instance;
    instance.showsTargets();
    const children = this.#evaluator.attempt(() => this.of(element.props.get('children'), context));
    const written = type.code ? literalText(type.code) : [];
    instance.nodes = mayShowPassed(written, context) ? written : [];
    if ('value' in children && children.value.length > 0) instance.nodes = children.value;
  }

  /** What the code of a component gives for its properties, with its state. */
  #render(instance: Instance, context: ParseContext): readonly DocNode[] {
    const evaluator = this.#evaluator;
    const {react, budget} = evaluator;
    const {type, element} = instance;
    budget.items(element.props.size);
    let value: Value;
    let renderings = 0;
    do {
      if (++renderings > mostRenderings) {
        throw Refusal.final('changes its state each time that it renders');
      }
      instance.isDirty = false;
      instance.nextHook = 0;
      const before = react.rendering;
      react.rendering = instance;
      try {
        value = budget.nest(
          () => evaluator.call(type, [new Map(element.props)]),
          levelsOfComponent,
        );
      } finally {
        react.rendering = before;
      }
    } while (instance.isDirty);
    const walk = {owner: instance, round: ++this.#rounds, isInForm: instance.isInForm};
    const content = instance.content.child('', walk.round);
    instance.nodes = keepNodes(instance.nodes, this.#content(value, context, content, walk));
    if (instance.isInteractive) react.expectEffects(instance);
    return instance.nodes;
  }

  #nodesOf(instance: Instance): readonly DocNode[] {
    return instance.isInteractive ? [instance.node] : instance.nodes;
  }

  /** Reports once why a component is not shown, unless it is in a browser. */
  report(name: string, refused: Refused, context: ParseContext): void {
    const {reason, place, isReported, needsBrowser} = refused;
    const key = JSON.stringify([name, reason, place]);
    if (isReported || needsBrowser || this.#reported.has(key)) return;
    this.#reported.add(key);
    const file = place.file || context.source.file;
    const there = new ParseContext({...context.source, file}, context);
    there.report('page/not-evaluated', place.line, {name, reason});
  }

  #element(
    element: ElementValue,
    context: ParseContext,
    slot: Slot,
    walk: Walk,
  ): readonly DocNode[] {
    const {type, props} = element;
    const evaluator = this.#evaluator;
    const {react} = evaluator;
    if (type instanceof ContextValue) return this.#provider(type, element, context, slot, walk);
    if (type instanceof ConsumerValue) {
      const read = new FunctionValue('Consumer', () =>
        evaluator.call(props.get('children'), [react.valueOf(type.context)]),
      );
      slot.show(type, element.key, react.end);
      return this.#content(evaluator.call(read, []), context, slot.child('', walk.round), walk);
    }
    if (type instanceof FunctionValue) {
      return this.#component(type, element, context, slot, walk);
    }
    if (type instanceof ContentValue || type === 'Snippet') {
      slot.show('{content}', element.key, react.end);
      walk.owner?.showsTargets();
      return type === 'Snippet' ? this.#readSnippet(props) : type.read(props);
    }
    slot.show(`<${type}`, element.key, react.end);
    const content = slot.child('', walk.round);
    const isInForm = walk.isInForm === true || (type === 'form' && props.has('onSubmit'));
    const children =
      type === 'svg'
        ? []
        : this.#content(props.get('children'), context, content, {...walk, isInForm});
    if (type === '') return children;
    const {shown} = slot;
    const behavior = behaviorOf(
      type,
      props,
      walk.owner,
      react,
      walk.isInForm === true,
      shown?.behavior,
    );
    if (behavior) walk.owner?.reacts();
    const kept = keepNodes(shown?.children, children);
    const isSame =
      shown?.children === kept &&
      shown.behavior === behavior &&
      isSameElement(shown.element, element);
    if (isSame) return shown.nodes;
    const nodes = tagNodes(element, type, kept, context, {
      budget: this.#evaluator.budget,
      readBody: this.#readBody,
    });
    const [only] = nodes;
    if (nodes.some(({kind}) => kind === 'component')) walk.owner?.showsTargets();
    const behaves =
      behavior && only && nodes.length === 1 && /^(?:html|component|heading)$/.test(only.kind);
    const made = behaves ? [{...only, behavior} as DocNode] : nodes;
    // Others get ids, which are counted each time that a component is rendered.
    const isKept = walk.owner && only?.kind === 'html' && type !== 'svg';
    slot.shown = isKept ? {element, behavior, children: kept, nodes: made} : undefined;
    return made;
  }

  /** What is in a provider gets its value. */
  #provider(
    type: ContextValue,
    {props, key}: ElementValue,
    context: ParseContext,
    slot: Slot,
    walk: Walk,
  ): readonly DocNode[] {
    const {react} = this.#evaluator;
    slot.show(type, key, react.end);
    const outer = react.provided;
    react.provided = slot.provide(type, props.get('value'), outer);
    try {
      return this.#content(props.get('children'), context, slot.child('', walk.round), walk);
    } finally {
      react.provided = outer;
    }
  }
}

/** A component needs as much of the stack as so many other levels. */
const levelsOfComponent = 5;

/** So often may a component change its own state while it renders: React's limit. */
const mostRenderings = 25;

function keyedNode(keys: readonly string[], items: readonly (readonly DocNode[])[]): KeyedNode {
  return {kind: 'keyed', keys, items, children: items.flat()};
}

/** Whether a node shows something, as far as elements and texts tell. */
function isVisible(node: DocNode): boolean {
  if (node.kind === 'text') return node.text.trim() !== '';
  if (node.kind === 'interactive' || node.kind === 'keyed') return node.children.some(isVisible);
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
