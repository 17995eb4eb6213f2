import type {ReaderHost} from '../../content/interactive.js';
import type {
  DocNode,
  InteractiveComponent,
  InteractiveNode,
  KeyedNode,
} from '../../content/nodes.js';
import {ParseContext} from '../../content/parse-context.js';
import type {ContextValue, ElementValue, FunctionValue, Value} from '../values.js';
import type {ShownElement} from './kept-nodes.js';
import {StableSlugger} from './stable-slugger.js';

/** What a hook remembers between two renderings. */
export type Hook = StateHook | MemoHook | EffectHook | ValueHook;

export interface StateHook {
  readonly kind: 'state';
  /** What the component sees. */
  value: Value;
  /** What it will see when it renders again. */
  pending: Value;
  /** What a reducer will be given when it renders again. */
  readonly actions: Value[];
  /** Changes the state. */
  readonly set: FunctionValue;
}

export interface MemoHook {
  readonly kind: 'memo';
  value: Value;
  deps: readonly Value[] | undefined;
}

/** A value that stays the same: a ref, an id. */
export interface ValueHook {
  readonly kind: 'value';
  readonly value: Value;
}

export interface EffectHook {
  readonly kind: 'effect';
  /** Whether it runs before the page is drawn. */
  readonly isLayout: boolean;
  create: FunctionValue;
  deps: readonly Value[] | undefined;
  /** Whether it runs after this rendering. */
  isDue: boolean;
  cleanup: FunctionValue | undefined;
}

/** The values that the providers around a component give to contexts; the innermost is first. */
export interface Provided {
  readonly context: FunctionValue;
  readonly value: Value;
  readonly outer: Provided | undefined;
}

/** An element whose type is a component of the code. */
export type ComponentElement = Pick<ElementValue, 'name' | 'props' | 'place'>;

/** What shows and ends the components of a page (`runtime.ts`). */
interface Runtime {
  connect(instance: Instance, host: ReaderHost): void;
  disconnect(instance: Instance): void;
}

/** One use of a component of the code, with its state. */
export class Instance implements InteractiveComponent {
  nodes: readonly DocNode[] = [];
  readonly type: FunctionValue;
  /** The component in whose content it is. */
  readonly outer: Instance | undefined;
  /** How many components are around it. */
  readonly depth: number;
  element: ComponentElement;
  provided: Provided | undefined;
  hooks: (Hook | undefined)[] = [];
  /** The hook that is called next while the component renders. */
  nextHook = 0;
  /** Whether a form around it is submitted to the code. */
  isInForm = false;
  /** Whether it uses a hook that may change what it shows. */
  hasState = false;
  /** Whether it waits to be rendered again. */
  isDirty = false;
  /** Whether it is no longer shown. */
  hasEnded = false;
  /** Aborted when it is no longer shown, if no component with state is around it. */
  ended = new AbortController();
  /** Whether it did too much: it keeps what it shows. */
  hasStopped = false;
  /** Whether something of it was left out when the page was read. */
  isIncomplete = false;
  readonly content = new Slot();
  readonly context: ParseContext;
  readonly #slugger: StableSlugger;
  readonly #runtime: Runtime;
  /** Are called when there are other nodes, once for each place where it is shown. */
  readonly #views = new Set<() => void>();

  constructor(
    type: FunctionValue,
    element: ComponentElement,
    context: ParseContext,
    outer: Instance | undefined,
    runtime: Runtime,
  ) {
    this.type = type;
    this.element = element;
    this.#slugger = new StableSlugger(context.slugger);
    this.context = new ParseContext(context.source, {...context, slugger: this.#slugger});
    this.outer = outer;
    this.depth = outer ? outer.depth + 1 : 0;
    this.#runtime = runtime;
  }

  /** Whether elements of it have handlers or refs. */
  hasBehavior = false;

  /** Whether it reacts, or changes together with a component around it. */
  get isInteractive(): boolean {
    return this.hasState || this.hasBehavior || (this.outer?.isInteractive ?? false);
  }

  /** The outermost component with state around it. */
  get root(): Instance {
    return this.outer?.isInteractive ? this.outer.root : this;
  }

  /** An element of it has handlers or refs: it is shown with all that is around it. */
  reacts(): void {
    if (this.hasBehavior) return;
    this.hasBehavior = true;
    this.outer?.reacts();
  }

  /** Whether components of the page are in it, to which links may lead. */
  hasTargets = false;

  /** A component of the page is in it, or what is written in the page. */
  showsTargets(): void {
    if (this.hasTargets) return;
    this.hasTargets = true;
    this.outer?.showsTargets();
  }

  /** Something of it needs a browser: there, it is rendered anew. */
  needsBrowser(): void {
    this.isIncomplete = true;
    this.outer?.needsBrowser();
  }

  /** The context in which it renders again: with the same ids, and with problems of its own. */
  renderContext(outer?: ParseContext): ParseContext {
    this.#slugger.restart();
    const counts = {snippets: 0, characters: 0, passed: 0, uses: 0, largestPart: 0};
    const {counts: given = counts, problems = []} = outer ?? {};
    return new ParseContext(this.context.source, {...this.context, counts: given, problems});
  }

  #node: InteractiveNode | undefined;

  /** The node that shows it: the same one as long as it has the same nodes. */
  get node(): InteractiveNode {
    if (this.#node?.children !== this.nodes) {
      this.#node = {kind: 'interactive', children: this.nodes, component: this};
    }
    return this.#node;
  }

  connect(host: ReaderHost, changed: () => void): () => void {
    this.#views.add(changed);
    if (this.#views.size === 1 && this.root === this) this.#runtime.connect(this, host);
    return () => {
      this.#views.delete(changed);
      if (this.#views.size === 0 && this.root === this) this.#runtime.disconnect(this);
    };
  }

  /** Shows the nodes. */
  show(): void {
    for (const changed of this.#views) changed();
  }
}

/** What is shown in a slot: an element by its name, a component by its function. */
export type SlotType = string | FunctionValue;

/**
 * A place in the content of a component. An element or component keeps its state as long as its
 * type and key stay the same, as in React.
 */
export class Slot {
  instance: Instance | undefined;
  /** The element of the page here. */
  shown: ShownElement | undefined;
  /** The list here. */
  list: KeyedNode | undefined;
  #type: SlotType = '';
  #key: string | undefined;
  #round = 0;
  #provided: Provided | undefined;
  #children: Map<string | number, Slot> | undefined;

  /** The slot of a child; `round` is that of the rendering. */
  child(name: string | number, round: number): Slot {
    this.#children ??= new Map();
    let child = this.#children.get(name);
    if (child === undefined) {
      child = new Slot();
      this.#children.set(name, child);
    }
    child.#round = round;
    return child;
  }

  /** Whether something of this name has been shown in a round. */
  isShown(name: string | number, round: number): boolean {
    const child = this.#children?.get(name);
    return child !== undefined && child.#round === round;
  }

  /** Shows something of this type; what was there before ends if it is of another one. */
  show(type: SlotType, key: string | undefined, ended: (instance: Instance) => void): void {
    if (type === this.#type && key === this.#key) return;
    this.end(ended);
    this.#type = type;
    this.#key = key;
  }

  /** What a provider here gives: the same object as long as the value is the same. */
  provide(context: ContextValue, value: Value, outer: Provided | undefined): Provided {
    const known = this.#provided;
    const isSame = known?.context === context && known.outer === outer;
    if (isSame && Object.is(known.value, value)) return known;
    this.#provided = {context, value, outer};
    return this.#provided;
  }

  /** Ends the children that have not been shown in a round. */
  endOthers(round: number, ended: (instance: Instance) => void): void {
    for (const [name, child] of this.#children ?? []) {
      if (child.#round === round) continue;
      child.end(ended);
      this.#children?.delete(name);
    }
  }

  /** Ends everything here. */
  end(ended: (instance: Instance) => void): void {
    for (const child of this.#children?.values() ?? []) child.end(ended);
    this.#children = undefined;
    this.shown = undefined;
    this.list = undefined;
    const {instance} = this;
    this.instance = undefined;
    if (!instance) return;
    ended(instance);
    instance.content.end(ended);
  }
}
