/**
 * A module of rules (regular expressions, and functions that make them) with short names for the
 * rules. Minifiers keep the names of properties, since other modules may use them.
 *
 * Only a name that is nothing but a property of an object of rules, or is read from one, gets
 * another name: not one that a class, a pattern or another object has as well.
 *
 * @param {string} code
 * @param {(code: string) => object} parse Gives the syntax tree of a module.
 * @param {readonly string[]} kept The names that other modules use.
 */
export function shortenNames(code, parse, kept) {
  const uses = new Map();
  const others = new Set(kept);
  visit(parse(code), (node, parent, key, owner) => {
    if (node.type !== 'Identifier') return;
    const isKey = parent.type === 'Property' && key === 'key' && isRules(owner);
    const isRead = parent.type === 'MemberExpression' && key === 'property' && !parent.computed;
    if (isKey && parent.shorthand) others.add(node.name);
    else if (isKey || isRead)
      uses.set(node.name, [...(uses.get(node.name) ?? []), {...node, isKey}]);
    else others.add(node.name);
  });
  const edits = [...uses]
    .filter(([name, places]) => places.some(({isKey}) => isKey) && !others.has(name))
    .sort(([, a], [, b]) => b.length - a.length)
    .flatMap(([, places], index) =>
      places.map((place) => ({...place, text: `$${index.toString(36)}`})),
    );
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, {start, end, text: name}) => text.slice(0, start) + name + text.slice(end),
      code,
    );
}

/** Whether an object has rules only: expressions, or what makes, changes or names one. */
function isRules({type, properties}) {
  const kinds = ['ArrowFunctionExpression', 'CallExpression', 'Identifier'];
  return (
    type === 'ObjectExpression' &&
    properties.some(({value}) => value?.regex !== undefined) &&
    properties.every(({value}) => value?.regex !== undefined || kinds.includes(value?.type))
  );
}

/** Calls `see` for each node, with its parent, its name there, and the parent of that. */
function visit(node, see, parent = {}, key = '', owner = {}) {
  see(node, parent, key, owner);
  for (const [name, child] of Object.entries(node)) {
    for (const one of Array.isArray(child) ? child : [child]) {
      if (typeof one?.type === 'string') visit(one, see, node, name, parent);
    }
  }
}
