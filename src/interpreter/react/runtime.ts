import type {HostFunction, HostValue, ReaderHost} from '../../content/interactive.js';
import type {ParseContext} from '../../content/parse-context.js';
import {pendingDiagnostic, type PendingDiagnostic} from '../../diagnostics/pending-diagnostic.js';
import type {Components, Machine} from '../machine.js';
import {Refusal, type Evaluated, type Refused} from '../refusal.js';
import type {Budget} from '../budget.js';
import {FunctionValue, type ContextValue, type Value} from '../values.js';
import {keepIds} from '../../content/link-targets.js';
import {fromHost} from './host-values.js';
import type {EffectHook, Instance, Provided} from './instance.js';
import {EventsOfCode} from './own-events.js';
import {Task} from './task.js';
import {Timers} from './timers.js';

/** So many updates may follow from one act of the reader or one timer: React's limit. */
const mostUpdates = 50;
/** What it costs to go on after a promise, or to call what waits for an event. */
const stepsOfEntry = 50;
/** So many problems of the components of a page are reported. */
const mostProblems = 100;

/**
 * The components of a page while they are shown: renders them again when their state changes, and
 * runs their handlers, effects and timers, in the order of React 19. What happens before the
 * browser can do anything else has one budget.
 */
export class ReactRuntime implements Components {
  /** The browser, while components act in one: a page is read without it. */
  get host(): ReaderHost | undefined {
    return this.#isActing ? this.#host : undefined;
  }

  #host: ReaderHost | undefined;
  /** What happens before the browser can do anything else. */
  readonly #task = new Task();
  /** The component whose function is running: hooks belong to it. */
  rendering: Instance | undefined;
  /** The values for contexts around what is being rendered. */
  provided: Provided | undefined;
  /** The next number for `useId`. */
  nextId = 0;
  /** Renders a component. Throws a refusal. */
  render: (instance: Instance, context: ParseContext) => void = () => undefined;
  /** Takes the files that run when the page is shown in a browser, in their order. */
  takeFiles: () => readonly {run(): void}[] = () => [];
  readonly #machine: Machine;
  /** The outermost components with state that are shown. */
  readonly #connected = new Set<Instance>();
  readonly #wereConnected = new WeakSet<Instance>();
  readonly #dirty = new Set<Instance>();
  #due: {readonly instance: Instance; readonly hook: EffectHook}[] = [];
  readonly #cleanups: {readonly instance: Instance; readonly cleanup: FunctionValue}[] = [];
  readonly #refs: {
    readonly instance: Instance | undefined;
    readonly ref: FunctionValue;
    readonly element: Value;
  }[] = [];
  /** What components have the browser do later, as long as they are shown. */
  readonly timers: Timers = new Timers({
    owner: () => {
      const owner = this.current;
      const isShown = owner && !owner.hasEnded && this.#connected.has(owner.root);
      return isShown && !owner.root.hasStopped ? owner : undefined;
    },
    host: () => this.host,
    run: (owner, callee, args) => void this.run(owner, callee, args),
    refuse: (owner, reason) => {
      this.#stop(owner, reason);
    },
  });
  asksForBrowser = false;
  readonly names = new Map<string, Value>();
  readonly ownEvents: EventsOfCode;
  readonly #reported = new Set<string>();
  /** The component that acts. */
  #acting: Instance | undefined;

  constructor(machine: Machine) {
    this.#machine = machine;
    const run = (owner: Instance | undefined, callee: Value, args: readonly Value[]) =>
      void this.run(owner, callee, args);
    this.ownEvents = new EventsOfCode(
      {host: () => this.host, owner: () => this.current, run},
      machine,
    );
  }

  /** The outermost component with state is shown. */
  connect(instance: Instance, host: ReaderHost): void {
    this.#host = host;
    const isFirst = !this.#wereConnected.has(instance);
    this.#connected.add(instance);
    this.#wereConnected.add(instance);
    instance.hasStopped = false;
    if (instance.ended.signal.aborted) instance.ended = new AbortController();
    const begin = () => {
      if (!this.#connected.has(instance)) return;
      if (this.#isExhausted) {
        host.afterTask(begin);
        return;
      }
      this.#act(instance, () => {
        this.#runFiles(instance);
        if (isFirst && !instance.isIncomplete) return;
        // What could not be computed without a browser may be now.
        this.#endContent(instance);
        instance.hasEnded = false;
        this.#renderAgain(instance);
        instance.show();
      });
    };
    host.afterRender(begin);
  }

  /** Runs the statements of files; the first component that is shown does this. */
  #runFiles(instance: Instance): void {
    for (const file of this.takeFiles()) {
      if (instance.hasStopped) return;
      this.#attempt(instance, () => {
        file.run();
        return undefined;
      });
    }
  }

  /** It is no longer shown. */
  disconnect(instance: Instance): void {
    this.#connected.delete(instance);
    instance.ended.abort();
    this.timers.stopAll(instance);
    this.#act(undefined, () => {
      this.#endContent(instance);
    });
  }

  /** A component is no longer part of what another one shows: its cleanups run with the effects. */
  readonly end = (instance: Instance): void => {
    instance.hasEnded = true;
    this.#dirty.delete(instance);
    for (const hook of instance.hooks) {
      if (hook?.kind !== 'effect') continue;
      if (hook.cleanup) this.#cleanups.push({instance, cleanup: hook.cleanup});
      hook.cleanup = undefined;
      hook.isDue = false;
    }
    instance.hooks = [];
  };

  /** The effects of a component run when what it has rendered is on the page. */
  expectEffects(instance: Instance): void {
    for (const hook of instance.hooks) {
      if (hook?.kind === 'effect' && hook.isDue) this.#due.push({instance, hook});
    }
  }

  /** The state of a component has changed. */
  update(instance: Instance): void {
    instance.isDirty = true;
    if (instance !== this.rendering && !instance.hasEnded) this.#dirty.add(instance);
  }

  /** Calls a function of the code for a component; what it changes is shown afterwards. */
  run(instance: Instance | undefined, callee: Value, args: readonly Value[]): void {
    this.enter(instance, () => void this.#machine.call(callee, args));
  }

  enter(component: object | undefined, work: () => void): void {
    const instance = component as Instance | undefined; // given by `current`
    if (!instance || instance.root.hasStopped || !this.#connected.has(instance.root)) return;
    if (this.#isExhausted) {
      this.#host?.afterTask(() => this.enter(component, work));
      return;
    }
    this.#act(instance, () => {
      this.#attempt(instance, () => {
        this.budget.spend(stepsOfEntry);
        work();
        return undefined;
      });
    });
  }

  get budget(): Budget {
    return this.#machine.budget;
  }

  /** What the browser calls for each function, so that it can forget it again. */
  readonly #functions = new WeakMap<FunctionValue, HostFunction>();

  functionOf(callee: FunctionValue): HostFunction {
    const owner = this.current;
    const known = this.#functions.get(callee);
    if (known && !known.ended?.aborted) return known;
    const call = (...args: readonly HostValue[]) =>
      void this.run(owner, callee, args.map(fromHost));
    const made = Object.assign(call, {ended: owner?.root.ended.signal});
    this.#functions.set(callee, made);
    return made;
  }

  /** Gives a ref its element, or takes it: an object at once, a function with the next effects. */
  attach(instance: Instance | undefined, ref: Value, element: Value, isThere: boolean): void {
    if (ref instanceof Map && (isThere || ref.get('current') === element)) {
      ref.set('current', isThere ? element : null);
    }
    if (!(ref instanceof FunctionValue)) return;
    this.#refs.push({instance, ref, element: isThere ? element : null});
    if (!this.#isActing) this.#host?.afterRender(() => this.#act(undefined, () => undefined));
  }

  /** Tells the author what the code must not do, although it goes on. */
  report(refusal: Refusal): void {
    this.#refuse(this.current, refusal);
  }

  /** Shows what several functions change once, after the last of them. */
  batch(work: () => void): void {
    this.#act(undefined, work);
  }

  /** The value of a context for what is being rendered. */
  valueOf(context: ContextValue): Value {
    for (let {provided} = this; provided; provided = provided.outer) {
      if (provided.context === context) return provided.value;
    }
    return context.initial;
  }

  /** The component that acts or is rendered. */
  get current(): Instance | undefined {
    return this.rendering ?? this.#acting;
  }

  /** Does something for a component with a budget, and then shows what it has changed. */
  #act(instance: Instance | undefined, work: () => void): void {
    if (this.#isActing) {
      work();
      return;
    }
    if (instance?.root.hasStopped) return;
    this.#isActing = true;
    this.#task.begin(this.#host);
    this.#machine.budget.exchange(this.#task.used);
    try {
      work();
      this.#flush();
    } finally {
      this.#machine.budget.exchange(this.#task.used);
      this.#isActing = false;
    }
    // One component has used the budget; what others have changed is shown with the next one.
    const isRest = this.#isExhausted && this.#dirty.size + this.#due.length > 0;
    if (isRest) this.#host?.afterTask(() => this.#act(undefined, () => undefined));
  }

  /**
   * Something needs a browser and there is none. The component that is rendered will be rendered
   * anew in one. Returns whether there is such a component.
   */
  needsBrowser(): boolean {
    const {host, rendering} = this;
    if (host) return false;
    this.asksForBrowser = true;
    if (!rendering) return false;
    rendering.hasState = true;
    rendering.needsBrowser();
    return true;
  }

  /** Whether nothing more can be done in this task. */
  get #isExhausted(): boolean {
    return !this.#isActing && this.#task.isExhausted;
  }

  #isActing = false;

  /** The value of what the code does; what it must not do is reported. */
  #attempt(instance: Instance | undefined, work: () => Value): Value {
    const before = this.#acting;
    this.#acting = instance;
    let outcome: Evaluated<Value>;
    try {
      outcome = this.#machine.attempt(work);
    } finally {
      this.#acting = before;
    }
    for (const {refused} of this.#machine.takeLeftOut()) this.#report(instance, refused);
    const isStopped = instance !== undefined && this.#machine.budget.isSpent;
    if ('refused' in outcome) this.#report(instance, outcome.refused, isStopped);
    if (isStopped) this.#stop(instance);
    return 'value' in outcome ? outcome.value : undefined;
  }

  /** A component that does too much keeps what it shows; nothing of it runs any more. */
  #stop(instance: Instance, reason?: string): void {
    const {root} = instance;
    root.hasStopped = true;
    this.timers.stopAll(root);
    if (reason !== undefined) this.#refuse(instance, new Refusal(reason), true);
  }

  /** Reports what the code that has just been evaluated must not do. */
  #refuse(instance: Instance | undefined, refusal: Refusal, isStopped = false): void {
    const outcome = this.#machine.attempt(() => {
      throw refusal;
    });
    if ('refused' in outcome) this.#report(instance, outcome.refused, isStopped);
  }

  #report(
    instance: Instance | undefined,
    {reason, place, isReported}: Refused,
    isStopped = false,
  ): void {
    if (isReported) return;
    const file = place.file || instance?.context.source.file || '';
    const name = instance?.element.name ?? '{…}';
    const location = {file, line: place.line};
    this.#reportOnce(pendingDiagnostic('page/not-run', location, {name, reason, isStopped}));
  }

  #reportOnce(problem: PendingDiagnostic): void {
    const key = JSON.stringify(problem);
    if (this.#reported.has(key) || this.#reported.size >= mostProblems) return;
    this.#reported.add(key);
    this.#host?.report(problem);
  }

  /** Renders what has changed, the outermost components first, until nothing changes any more. */
  #flush(): void {
    this.#runEffects();
    // What is left is rendered with the next budget.
    while (this.#dirty.size > 0 && !this.#machine.budget.isSpent) {
      const dirty = [...this.#dirty].filter(({root}) => !root.hasStopped);
      this.#dirty.clear();
      if (++this.#task.updates > mostUpdates) {
        for (const instance of dirty) {
          this.#stop(instance, `changes its state more than ${mostUpdates} times in a row`);
        }
        return;
      }
      for (const instance of dirty.sort((a, b) => a.depth - b.depth)) {
        // One around it may have rendered or ended it.
        if (!instance.isDirty || instance.hasEnded) continue;
        this.#renderAgain(instance);
        instance.show();
      }
      this.#runEffects();
    }
  }

  /** Renders a component; one that is refused keeps its last nodes. */
  #renderAgain(instance: Instance): void {
    const context = instance.renderContext();
    this.provided = instance.provided;
    this.#attempt(instance, () => {
      const {nodes} = instance;
      this.render(instance, context);
      if (instance.hasTargets) keepIds(nodes, instance.nodes, context.slugger);
      return undefined;
    });
    this.provided = undefined;
    if (context.problems.length === 0) return;
    const known = new Set(instance.context.problems.map((problem) => JSON.stringify(problem)));
    for (const problem of context.problems) {
      if (!known.has(JSON.stringify(problem))) this.#reportOnce(problem);
    }
  }

  #runEffects(): void {
    const isShown = ({instance}: {readonly instance: Instance}) =>
      this.#connected.has(instance.root);
    if (this.#machine.budget.isSpent) return;
    const waiting = this.#due.filter(({instance}) => !instance.hasEnded);
    const due = waiting.filter(isShown);
    this.#due = waiting.filter((one) => !isShown(one));
    for (const {instance, ref, element} of this.#refs.splice(0)) {
      this.#attempt(instance, () => this.#machine.call(ref, [element]));
    }
    for (const {instance, cleanup} of this.#cleanups.splice(0)) this.#call(instance, cleanup);
    for (const isLayout of [true, false]) {
      const effects = due.filter(({hook}) => hook.isDue && hook.isLayout === isLayout);
      for (const {instance, hook} of effects) {
        const {cleanup} = hook;
        hook.cleanup = undefined;
        if (cleanup) this.#call(instance, cleanup);
      }
      for (const one of effects) {
        const {instance, hook} = one;
        if (this.#machine.budget.isSpent) {
          this.#due.push(one);
          continue;
        }
        hook.isDue = false;
        const cleanup = this.#call(instance, hook.create);
        if (cleanup instanceof FunctionValue) hook.cleanup = cleanup;
      }
    }
  }

  #call(instance: Instance, callee: FunctionValue): Value {
    if (instance.root.hasStopped) return undefined;
    return this.#attempt(instance, () => this.#machine.call(callee, []));
  }

  /** Ends a component with all in it. */
  #endContent(instance: Instance): void {
    instance.content.end(this.end);
    this.end(instance);
  }
}
