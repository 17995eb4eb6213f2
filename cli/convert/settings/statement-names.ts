import type {CodeNode} from '../../../src/interpreter/syntax-tree.js';

/** The names that a statement uses, and those whose lists or objects it changes. */
export interface StatementNames {
  readonly used: ReadonlySet<string>;
  readonly changed: ReadonlySet<string>;
}

const changingMethods: ReadonlySet<string> = new Set(
  'push unshift pop shift splice sort reverse fill copyWithin set add delete clear'.split(' '),
);

/**
 * The names of a statement, such as `list` in `list.push(…)`. `functionOf` gives the functions of
 * the file: what one of them does that is called counts as well.
 */
export function namesOfStatement(
  statement: CodeNode,
  functionOf: (name: string) => CodeNode | undefined,
): StatementNames {
  const used = new Set<string>();
  const changed = new Set<string>();
  const change = (node: CodeNode | undefined) => {
    const name = node && nameAtRoot(node);
    if (name !== undefined) changed.add(name);
  };
  const rest: unknown[] = [statement];
  while (rest.length > 0) {
    const node = rest.pop();
    if (typeof node !== 'object' || node === null) continue;
    if (!isNode(node)) {
      if (Array.isArray(node)) for (const one of node) rest.push(one);
      continue;
    }
    if (node.type === 'Identifier') {
      const called = used.has(node.name) ? undefined : functionOf(node.name);
      used.add(node.name);
      if (called) rest.push(called);
    } else if (node.type === 'AssignmentExpression') change(node.left);
    else if (node.type === 'UpdateExpression') change(node.argument);
    else if (node.type === 'CallExpression') change(changedBy(node));
    // The name of a property is none of a variable.
    const isComputed = 'computed' in node && node.computed;
    for (const [key, inner] of Object.entries(node)) {
      if (isComputed || (key !== 'property' && key !== 'key')) rest.push(inner);
    }
  }
  return {used, changed};
}

function isNode(value: object): value is CodeNode {
  return 'type' in value && typeof value.type === 'string';
}

/** What a call changes: `a.b` in `a.b.push(1)` and in `Object.assign(a.b, c)`. */
function changedBy({callee, arguments: args}: Extract<CodeNode, {type: 'CallExpression'}>) {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  const {object, property} = callee;
  if (object.type === 'Identifier' && object.name === 'Object' && property.name === 'assign') {
    return args[0];
  }
  return changingMethods.has(property.name) ? object : undefined;
}

/** The name that a value is reached from: `a` for `a.b[c]`. */
function nameAtRoot(node: CodeNode): string | undefined {
  let at = node;
  while (at.type === 'MemberExpression') at = at.object;
  return at.type === 'Identifier' ? at.name : undefined;
}
