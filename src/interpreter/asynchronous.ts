import type {Machine} from './machine.js';
import {resultOf} from './library/generators.js';
import {reasonOf, settleable, toPromise} from './library/promises.js';
import type {Scope} from './scope.js';
import {errorFor, Returned, SuspendingCode, type Pause} from './suspending-code.js';
import type {CodeNode} from './syntax-tree.js';
import {caught, Thrown} from './thrown.js';
import {AsyncGeneratorValue, type PromiseValue, type Resume, type Value} from './values.js';

/** What follows when code that waits for promises ends, or yields. */
interface Outcome {
  yielded(value: Value): void;
  returned(value: Value): void;
  threw(error: Thrown): void;
}

/**
 * Begins to run a body in its scope, and goes on after each promise that it awaits. Returns what
 * continues it after it has yielded.
 */
function begin(
  body: CodeNode,
  scope: Scope,
  machine: Machine,
  outcome: Outcome,
): (how: Resume, value: Value) => void {
  const {react, budget} = machine;
  const owner = react.current;
  const code = new SuspendingCode(machine, true);
  const steps = code.body(body, scope);
  const advance = (step: () => IteratorResult<Pause, Value>) => {
    code.depth = budget.depth;
    try {
      const {done, value} = step();
      if (done) return outcome.returned(value);
      if (value.kind === 'yield') return outcome.yielded(value.value);
      toPromise(value.value).then(
        (given) => react.enter(owner, () => advance(() => steps.next(given))),
        (error: unknown) =>
          react.enter(owner, () => advance(() => steps.throw(new Thrown(reasonOf(error))))),
      );
    } catch (error) {
      if (error instanceof Returned) return outcome.returned(error.value);
      const thrown = caught(error);
      if (!thrown) throw error;
      budget.returnTo(code.depth);
      outcome.threw(new Thrown(thrown.value));
    }
  };
  return (how, value) =>
    advance(() => (how === 'next' ? steps.next(value) : steps.throw(errorFor(how, value))));
}

/** Runs the body of an `async` function in its scope. What it throws rejects the promise. */
export function runAsync(body: CodeNode, scope: Scope, machine: Machine): PromiseValue {
  const {promise, resolve, reject} = settleable();
  const resume = begin(body, scope, machine, {
    yielded: () => undefined, // only generators do
    returned: (value) => resolve(toPromise(value)),
    threw: reject,
  });
  resume('next', undefined);
  return promise;
}

/** What `async function*` gives: its body runs from one value that is asked for to the next. */
export function runAsyncGenerator(
  body: CodeNode,
  scope: Scope,
  machine: Machine,
): AsyncGeneratorValue {
  /** What has been asked for, in turn. The first is what the body runs for. */
  const asked: {
    readonly how: Resume;
    readonly value: Value;
    readonly settled: ReturnType<typeof settleable>;
  }[] = [];
  let state: 'new' | 'begun' | 'ended' = 'new';
  const settle = (how: (settled: ReturnType<typeof settleable>) => void) => {
    const first = asked.shift();
    if (first) how(first.settled);
  };
  const give = (value: Value, done: boolean) => {
    settle(({resolve}) =>
      resolve(toPromise(value).then((given) => resultOf({value: given, done}))),
    );
  };
  const goOn = () => {
    for (let [next] = asked; next; [next] = asked) {
      const {how, value} = next;
      if (state === 'new' && how === 'next') state = 'begun';
      if (state === 'begun') {
        resume(how, value);
        return;
      }
      state = 'ended';
      if (how === 'throw') settle(({reject}) => reject(new Thrown(value)));
      else give(how === 'return' ? value : undefined, true);
    }
  };
  const resume = begin(body, scope, machine, {
    yielded(value) {
      give(value, false);
      goOn();
    },
    returned(value) {
      state = 'ended';
      give(value, true);
      goOn();
    },
    threw(error) {
      state = 'ended';
      settle(({reject}) => reject(error));
      goOn();
    },
  });
  return new AsyncGeneratorValue((how, value) => {
    machine.budget.items(asked.length + 1);
    const settled = settleable();
    asked.push({how, value, settled});
    if (asked.length === 1) goOn();
    return settled.promise;
  });
}
