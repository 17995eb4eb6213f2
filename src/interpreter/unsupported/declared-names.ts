import {variablesIn} from '../left-out.js';
import {namesIn} from '../patterns.js';
import type {CodeNode, NodeOf} from '../syntax-tree.js';

/** The names that a node declares for what is in it: parameters, variables, functions, classes. */
export function declaredNames(node: CodeNode): readonly string[] {
  switch (node.type) {
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration':
    case 'FunctionExpression': {
      const own = node.type === 'FunctionExpression' && node.id ? [node.id.name] : [];
      const variables = node.body.type === 'BlockStatement' ? variablesIn(node.body) : [];
      return [...own, ...node.params.flatMap(namesIn), ...variables];
    }
    case 'ClassExpression':
      return node.id ? [node.id.name] : [];
    case 'BlockStatement':
      return node.body.flatMap(namesOfStatement);
    case 'SwitchStatement':
      return node.cases.flatMap(({consequent}) => consequent.flatMap(namesOfStatement));
    case 'ForStatement':
      return node.init ? namesOfStatement(node.init) : [];
    case 'ForInStatement':
    case 'ForOfStatement':
      return namesOfStatement(node.left);
    case 'CatchClause':
      return node.param ? namesIn(node.param) : [];
    default:
      return [];
  }
}

/** The names that a statement of a file declares for the whole file, also in blocks with `var`. */
export function namesOfFile(node: CodeNode): readonly string[] {
  const names = namesOfStatement(node);
  return /Function|Class|^Export|^Import|^VariableD/.test(node.type)
    ? names
    : [...names, ...variablesIn(node)];
}

/** The names that a statement declares for the block that it is in. */
export function namesOfStatement(node: CodeNode): readonly string[] {
  switch (node.type) {
    case 'VariableDeclaration':
      return node.declarations.flatMap(({id}) => namesIn(id));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return nameOf(node);
    case 'ExportNamedDeclaration':
      return node.declaration ? namesOfStatement(node.declaration) : [];
    case 'ExportDefaultDeclaration':
      return 'id' in node.declaration && node.declaration.id ? [node.declaration.id.name] : [];
    case 'ImportDeclaration':
      return node.specifiers.map(({local}) => local.name);
    default:
      return [];
  }
}

function nameOf({
  id,
}: NodeOf<'FunctionDeclaration'> | NodeOf<'ClassDeclaration'>): readonly string[] {
  return id ? [id.name] : [];
}
