/**
 * A module of rules (regular expressions, and calls that make them) without the declarations and
 * the properties that nothing refers to. Rollup keeps them, since it does not know that to make a
 * rule has no effect.
 *
 * @param {string} code
 * @param {(code: string) => object} parse Gives the syntax tree of a module.
 */
export function withoutUnused(code, parse) {
  for (;;) {
    const unused = unusedIn(parse(code));
    if (unused.length === 0) return code;
    code = unused.sort((a, b) => b.start - a.start).reduce(without, code);
  }
}

/** Functions, declarators and properties at the top of a module that no other part of it names. */
function unusedIn(module) {
  const names = namesIn(module);
  const declarators = module.body.flatMap((statement) =>
    statement.type === 'VariableDeclaration' ? statement.declarations : [],
  );
  const properties = declarators.flatMap(({init}) =>
    init?.type === 'ObjectExpression' ? init.properties : [],
  );
  const functions = module.body.filter(({type}) => type === 'FunctionDeclaration');
  return [
    ...functions.filter(({id}) => !names.variables.has(id.name)),
    ...declarators.filter(({id, init}) => isRule(init) && !names.variables.has(id.name)),
    ...properties.filter(
      ({type, key, value}) =>
        type === 'Property' && isRule(value) && !names.properties.has(key.name),
    ),
  ];
}

/**
 * What can be left out without an effect. Names count wherever they are, so what is left out is
 * surely not used.
 */
function isRule(node) {
  return [
    'ArrowFunctionExpression',
    'CallExpression',
    'ClassExpression',
    'Identifier',
    'Literal',
    'ObjectExpression',
  ].includes(node?.type);
}

function namesIn(root) {
  const names = {variables: new Set(), properties: new Set()};
  const visit = (node, parent, key, isPattern) => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) {
      for (const child of node) visit(child, parent, key, isPattern);
      return;
    }
    if (node.type === 'Identifier') {
      const isMember =
        (parent.type === 'MemberExpression' && key === 'property') || (isPattern && key === 'key');
      const isDeclared =
        (['FunctionDeclaration', 'VariableDeclarator'].includes(parent.type) && key === 'id') ||
        (parent.type === 'Property' && key === 'key');
      if (isMember && !parent.computed) names.properties.add(node.name);
      else if (!isDeclared) names.variables.add(node.name);
    }
    for (const [name, child] of Object.entries(node)) {
      if (name !== 'type') visit(child, node, name, parent.type === 'ObjectPattern');
    }
  };
  visit(root, {}, '');
  return names;
}

/** The code without a part of a list, and the comma beside it. */
function without(code, {start, end}) {
  const before = code.slice(0, start);
  const after = code.slice(end);
  if (after.startsWith(',')) return before + after.slice(1);
  return before.endsWith(',')
    ? before.slice(0, -1) + after
    : before.replace(/(?:var|let|const) $/, '') + after;
}
