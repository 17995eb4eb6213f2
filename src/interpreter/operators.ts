import type {Budget} from './budget.js';
import {propertyName, toNumber, toPrimitive} from './convert.js';
import {Refusal} from './refusal.js';
import {
  ClassValue,
  DateValue,
  ErrorValue,
  FunctionValue,
  InstanceValue,
  isPrimitive,
  MapValue,
  PromiseValue,
  SetValue,
  type Primitive,
  type Value,
} from './values.js';

/** The result of a binary operator, as in JavaScript. */
export function binary(operator: string, left: Value, right: Value, budget: Budget): Value {
  switch (operator) {
    case '===':
      return left === right;
    case '!==':
      return left !== right;
    case '==':
      return isLooselyEqual(left, right, budget);
    case '!=':
      return !isLooselyEqual(left, right, budget);
    case 'instanceof':
      return isInstance(left, right);
    case 'in':
      return isIn(left, right, budget);
    case '+':
      return add(toPrimitive(left, budget), toPrimitive(right, budget), budget);
    case '<':
    case '>':
    case '<=':
    case '>=':
      return compare(operator, comparable(left, budget), comparable(right, budget));
    default:
      return arithmetic(operator, toNumber(left, budget), toNumber(right, budget));
  }
}

const types = new Map<string, (value: Value) => boolean>([
  ['Array', (value) => Array.isArray(value)],
  ['Date', (value) => value instanceof DateValue],
  ['Map', (value) => value instanceof MapValue],
  ['Set', (value) => value instanceof SetValue],
  ['Promise', (value) => value instanceof PromiseValue],
  ['Error', (value) => value instanceof ErrorValue],
]);

/** Whether `instanceof` knows the values of a type of the library. */
export function isTypeOfInstances(name: string): boolean {
  return types.has(name) || /Error$/.test(name);
}

function isInstance(value: Value, type: Value): boolean {
  if (type instanceof ClassValue) return value instanceof InstanceValue && value.type === type;
  const name = type instanceof FunctionValue ? type.name : '';
  const isOf = types.get(name);
  if (isOf) return isOf(value);
  if (/Error$/.test(name)) return value instanceof ErrorValue && value.name === name;
  throw new Refusal('uses `instanceof`');
}

function isLooselyEqual(left: Value, right: Value, budget: Budget): boolean {
  const isNothing = (value: Value) => value === null || value === undefined;
  if (isNothing(left) || isNothing(right)) return isNothing(left) && isNothing(right);
  if (!isPrimitive(left) && !isPrimitive(right)) return left === right;
  const [a, b] = [toPrimitive(left, budget), toPrimitive(right, budget)];
  return typeof a === typeof b ? a === b : Number(a) === Number(b);
}

function isIn(name: Value, object: Value, budget: Budget): boolean {
  const key = propertyName(name, budget);
  if (object instanceof InstanceValue && object.type.methods.has(key)) return true;
  if (object instanceof Map && (object.has(key) || !(key in Object.prototype))) {
    return object.has(key);
  }
  throw new Refusal(`looks for \`${key}\` with \`in\``);
}

function add(left: Primitive, right: Primitive, budget: Budget): Value {
  if (typeof left !== 'string' && typeof right !== 'string') return Number(left) + Number(right);
  const [a, b] = [String(left), String(right)];
  budget.text(a.length + b.length);
  return a + b;
}

function comparable(value: Value, budget: Budget): Primitive {
  return value instanceof DateValue ? value.time : toPrimitive(value, budget);
}

function compare(operator: string, left: Primitive, right: Primitive): boolean {
  const areTexts = typeof left === 'string' && typeof right === 'string';
  const [a, b] = areTexts ? [left, right] : [Number(left), Number(right)];
  if (operator === '<') return a < b;
  if (operator === '>') return a > b;
  return operator === '<=' ? a <= b : a >= b;
}

function arithmetic(operator: string, a: number, b: number): number {
  switch (operator) {
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return a / b;
    case '%':
      return a % b;
    case '**':
      return a ** b;
    case '|':
      return a | b;
    case '&':
      return a & b;
    case '^':
      return a ^ b;
    case '<<':
      return a << b;
    case '>>':
      return a >> b;
    case '>>>':
      return a >>> b;
    default:
      throw new Refusal(`uses \`${operator}\``);
  }
}

/** The result of a unary operator; `delete` is not one of values. */
export function unary(operator: string, value: Value, budget: Budget): Value {
  switch (operator) {
    case '!':
      return !value;
    case '-':
      return -toNumber(value, budget);
    case '+':
      return toNumber(value, budget);
    case '~':
      return ~toNumber(value, budget);
    case 'typeof':
      return value instanceof FunctionValue ? 'function' : typeof value;
    case 'void':
      return undefined;
    default:
      throw new Refusal(`uses \`${operator}\``);
  }
}
