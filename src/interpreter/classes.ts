import type {AnonymousClassDeclaration, PropertyDefinition} from 'acorn';
import {method} from './functions.js';
import type {Machine} from './machine.js';
import {keyOf} from './patterns.js';
import {placeOf} from './place.js';
import {Refusal} from './refusal.js';
import {Scope} from './scope.js';
import type {NodeOf} from './syntax-tree.js';
import {ClassValue, InstanceValue, isPrimitive, type MethodValue, type Value} from './values.js';

type ClassNode = NodeOf<'ClassDeclaration'> | NodeOf<'ClassExpression'> | AnonymousClassDeclaration;

interface Field {
  readonly key: string;
  readonly value: PropertyDefinition['value'];
}

/** The class that an expression or declaration makes, which remembers its scope. */
export function classOf(node: ClassNode, outer: Scope, machine: Machine): ClassValue {
  if (node.superClass) throw new Refusal('uses a class that extends another one', placeOf(node));
  const {budget} = machine;
  const scope = new Scope(outer);
  const name = node.id?.name ?? '';
  if (name !== '') scope.declare(name);
  const methods = new Map<string, MethodValue>();
  const fields: Field[] = [];
  const ofClass: (Field | MethodValue)[] = [];
  let initialize: MethodValue | undefined;
  for (const part of node.body.body) {
    budget.spend();
    if (part.type === 'StaticBlock') throw new Refusal('uses a static block', placeOf(part));
    if (part.key.type === 'PrivateIdentifier') {
      throw new Refusal('uses a private name', placeOf(part));
    }
    if (part.type === 'MethodDefinition' && part.kind === 'constructor') {
      initialize = method(part.value, name, scope, machine);
      continue;
    }
    const key = keyOf(part, scope, machine);
    if (part.type === 'PropertyDefinition') {
      (part.static ? ofClass : fields).push({key, value: part.value});
      continue;
    }
    if (part.kind !== 'method') throw new Refusal('defines a getter or setter', placeOf(part));
    const made = method(part.value, key, scope, machine);
    if (part.static) ofClass.push(made);
    else methods.set(key, made);
  }
  budget.items(methods.size);
  const made: ClassValue = new ClassValue(name, methods, (args) =>
    budget.nest(() => {
      const instance = new InstanceValue(made);
      for (const field of fields) {
        instance.set(field.key, valueOf(field, instance, scope, machine));
      }
      const given = initialize?.callOn(instance, args);
      return given === undefined || isPrimitive(given) ? instance : given;
    }),
  );
  if (name !== '') scope.define(name, made, true);
  // Methods are there before any field is evaluated.
  for (const part of ofClass) if (!('key' in part)) made.members.set(part.name, part);
  for (const part of ofClass) {
    if ('key' in part) made.members.set(part.key, valueOf(part, made, scope, machine));
  }
  budget.items(made.members.size);
  return made;
}

/** What a field is at first; `this` is the instance, or the class for a static one. */
function valueOf({value}: Field, receiver: Value, scope: Scope, machine: Machine): Value {
  machine.budget.spend();
  if (!value) return undefined;
  const inner = new Scope(scope);
  inner.receiver = {value: receiver};
  return machine.evaluate(value, inner);
}
