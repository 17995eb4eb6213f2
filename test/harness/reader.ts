import type {
  ElementBehavior,
  HostObject,
  HostValue,
  ReaderHost,
} from '../../src/content/interactive.js';
import {describeProblems} from '../../src/content/describe.js';
import type {DocNode} from '../../src/content/nodes.js';
import {parsePage} from '../../src/content/parse-page.js';
import {plainText} from '../../src/content/inline-nodes.js';
import {visitNodes} from '../../src/content/visit-nodes.js';
import type {PendingDiagnostic} from '../../src/diagnostics/pending-diagnostic.js';
import {interpreter} from '../../src/interpreter/page-code.js';
import {allExtensions} from './extensions.js';

/** Timers of a component, which a test calls. */
interface Timer {
  readonly milliseconds: number;
  readonly isRepeated: boolean;
  readonly run: () => void;
}

/** An object of a browser with these properties and methods. */
export function fakeObject(
  properties: Readonly<Record<string, HostValue>>,
  methods: Readonly<Record<string, (...args: readonly HostValue[]) => HostValue>> = {},
): HostObject {
  const values = new Map(Object.entries(properties));
  return {
    name: 'an object',
    get: (name) => (values.has(name) ? {value: values.get(name)} : undefined),
    hides: (name) => name === 'secret',
    set: (name, value) => values.has(name) && (values.set(name, value), true),
    method: (name) => {
      const call = Object.hasOwn(methods, name) ? methods[name] : undefined;
      return call && ((args) => call(...args));
    },
  };
}

/** A window or a document without members. */
export function fakeScope(scope: 'window' | 'document'): HostObject {
  return {...fakeObject({}), scope};
}

/** A page with a component that a reader uses: without a browser, in the order that a test says. */
export class Reader {
  readonly problems: PendingDiagnostic[] = [];
  readonly timers = new Set<Timer>();
  /** Files of the site. */
  readonly files = new Map<string, string>();
  readonly body: readonly DocNode[];
  #ends: (() => void)[] = [];
  readonly #afterRender: (() => void)[] = [];
  readonly #afterTask: (() => void)[] = [];
  /** The event that is being handled. */
  #event: HostObject | undefined;
  /** How often a component has shown other nodes. */
  updates = 0;

  /** `snippets` are the files that the page can import. */
  constructor(text: string, snippets: Readonly<Record<string, string>> = {}) {
    const {page, problems} = parsePage(text, 'p.mdx', 'p', {
      extensions: {...allExtensions, interpreter},
      snippets: new Map(Object.entries(snippets)),
    });
    this.body = page.body;
    this.problems.push(...problems);
  }

  /** Shows the page. */
  show(): this {
    const host: ReaderHost = {
      objects: new Map([
        ['window', () => this.window],
        ['document', () => this.document],
      ]),
      constructors: new Map(),
      fieldsIn: () => [],
      watchLabels: () => undefined,
      now: () => 1000,
      random: () => 0.5,
      timer: (milliseconds, isRepeated, run) => {
        const timer = {milliseconds, isRepeated, run};
        this.timers.add(timer);
        return () => this.timers.delete(timer);
      },
      frame: (run) => {
        const timer = {milliseconds: 0, isRepeated: false, run: () => run(0)};
        this.timers.add(timer);
        return () => this.timers.delete(timer);
      },
      event: () => this.#event,
      isReaderActing: () => this.#event !== undefined,
      afterTask: (run) => this.#afterTask.push(run),
      afterRender: (run) => this.#afterRender.push(run),
      readFile: (file) => {
        const text = this.files.get(file);
        return text === undefined
          ? Promise.reject(new TypeError(`There is no ${file}.`))
          : Promise.resolve(text);
      },
      inSite: (url) => url.replace(/^https:\/\/own\.example\//, '/'),
      send: (request) => this.answer(request),
      report: (problem) => this.problems.push(problem),
    };
    visitNodes(this.body, (node) => {
      if (node.kind !== 'interactive') return;
      this.#ends.push(node.component.connect(host, () => this.updates++));
    });
    this.settle();
    return this;
  }

  /** What other hosts answer. */
  answer: ReaderHost['send'] = () => undefined;

  /** What `window` has. */
  window: HostObject = fakeScope('window');
  readonly document: HostObject = fakeScope('document');

  /** Another page is shown. */
  leave(): void {
    for (const end of this.#ends.splice(0)) end();
    this.settle();
  }

  /** Does what waits for the page to be drawn, and ends the task. */
  settle(): void {
    for (const run of this.#afterRender.splice(0)) run();
    for (const run of this.#afterTask.splice(0)) run();
  }

  /** Calls the timers that wait. */
  tick(): void {
    for (const timer of [...this.timers]) {
      if (!timer.isRepeated) this.timers.delete(timer);
      timer.run();
    }
    this.settle();
  }

  /** What the page shows now. */
  get nodes(): readonly DocNode[] {
    return this.#shown(this.body);
  }

  /** What the page says. */
  get text(): string {
    return plainText(this.nodes);
  }

  /** The element of this tag, by its index. */
  behavior(tag: string, index = 0): ElementBehavior {
    const all: ElementBehavior[] = [];
    visitNodes(this.nodes, (node) => {
      if (node.kind === 'html' && node.tag === tag && node.behavior) all.push(node.behavior);
    });
    const behavior = all[index];
    if (!behavior) throw new Error(`There is no <${tag}> ${index}.`);
    return behavior;
  }

  /** Lets something happen to an element. */
  fire(type: string, tag: string, index = 0, event: HostObject = fakeObject({type})): void {
    const behavior = this.behavior(tag, index);
    this.#event = event;
    behavior.batch(() => behavior.handlers.get(type)?.(event));
    this.#event = undefined;
    this.settle();
  }

  click(index = 0): void {
    this.fire('click', 'button', index);
  }

  /** Enters a text into a field. */
  enter(value: string, index = 0): void {
    this.fire('change', 'input', index, fakeObject({target: fakeObject({value})}));
  }

  /** The sentences of all problems. */
  get sentences(): readonly string[] {
    return describeProblems(this.problems).map(({message}) => message);
  }

  /** Nodes with what components show now. */
  #shown(nodes: readonly DocNode[]): readonly DocNode[] {
    return nodes.map((node): DocNode => {
      const children = node.kind === 'interactive' ? node.component.nodes : undefined;
      const inner = children ?? ('children' in node ? node.children : undefined);
      return inner ? ({...node, children: this.#shown(inner)} as DocNode) : node;
    });
  }
}
