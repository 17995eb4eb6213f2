import type {Machine} from './machine.js';
import {Refusal} from './refusal.js';
import type {Scope} from './scope.js';
import {errorFor, Returned, SuspendingCode} from './suspending-code.js';
import type {CodeNode} from './syntax-tree.js';
import {GeneratorValue} from './values.js';

/** A generator needs as much of the stack as so many other levels. */
const levelsOfGenerator = 5;

/** What `function*` gives: its body runs from one value that is asked for to the next. */
export function runGenerator(body: CodeNode, scope: Scope, machine: Machine): GeneratorValue {
  const {budget} = machine;
  const code = new SuspendingCode(machine, false);
  const steps = code.body(body, scope);
  let state: 'new' | 'waiting' | 'running' | 'ended' = 'new';
  return new GeneratorValue((how, value) => {
    if (state === 'running') {
      throw Refusal.error('TypeError', 'asks a generator for a value while it runs');
    }
    if (state === 'new' && how !== 'next') state = 'ended';
    if (state === 'ended') {
      if (how === 'throw') throw errorFor(how, value);
      return {value: how === 'return' ? value : undefined, done: true};
    }
    state = 'running';
    const {depth} = budget;
    let isDone = true;
    try {
      const result = budget.nest(() => {
        code.depth = budget.depth;
        return how === 'next' ? steps.next(value) : steps.throw(errorFor(how, value));
      }, levelsOfGenerator);
      isDone = result.done === true;
      return result.done
        ? {value: result.value, done: true}
        : {value: result.value.value, done: false};
    } catch (error) {
      if (!(error instanceof Returned)) throw error;
      budget.returnTo(depth);
      return {value: error.value, done: true};
    } finally {
      state = isDone ? 'ended' : 'waiting';
    }
  });
}
