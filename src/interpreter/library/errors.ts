import {toText} from '../convert.js';
import type {Budget} from '../budget.js';
import {ErrorValue, FunctionValue, type Value} from '../values.js';

const names = ['Error', 'TypeError', 'RangeError', 'SyntaxError', 'ReferenceError', 'URIError'];

/** `Error` and its kind, called with or without `new`. */
export function errorFunctions(budget: Budget): readonly FunctionValue[] {
  return names.map((name) => {
    const make = ([message]: readonly Value[]) =>
      new ErrorValue(name, message === undefined ? '' : toText(message, budget));
    return new FunctionValue(name, make, new Map(), make);
  });
}
