import {join, relative} from 'node:path';
import {API, TypeFlags} from 'typescript-7/unstable/sync';
import {SyntaxKind} from 'typescript-7/unstable/ast';
import {root} from './sources.mjs';

/**
 * Where the files of projects use a text as the name of a property without asking whether the
 * object has it itself, each as `PATH: CODE`:
 *
 * - `table[name]` where `name` can be any text, unless `Object.hasOwn(table, name)` is asked right
 *   before, with `? … : …` or `&& …`,
 * - `name in table`,
 * - `name as Name`: with a type of known names, a text passes for one of them.
 *
 * @param {readonly string[]} folders Those with a `tsconfig.json`.
 * @param {string} [cwd] The folder around them.
 */
export function unguardedLookups(folders, cwd = root) {
  const api = new API({cwd});
  try {
    const openProjects = folders.map((folder) => join(cwd, folder, 'tsconfig.json'));
    const projects = api.updateSnapshot({openProjects}).getProjects();
    return projects.flatMap((project) => lookupsIn(project, cwd)).toSorted();
  } finally {
    api.close();
  }
}

function lookupsIn({program, rootFiles, checker}, cwd) {
  const uses = rootFiles.flatMap((path) => usesIn(program.getSourceFile(path)));
  const typesOf = (part) => checker.getTypeAtLocation(uses.map((use) => use[part]));
  const [names, targets] = [typesOf('name'), typesOf('target')];
  const text = checker.getStringType();
  const isText = (type) =>
    checker.isTypeAssignableTo(
      text,
      type.flags & TypeFlags.TypeParameter ? (checker.getBaseConstraintOfType(type) ?? type) : type,
    );
  return uses
    .filter(({kind}, index) => {
      if (kind !== 'cast') return kind === 'in' || isText(names[index]);
      const isNames = targets[index].flags & (TypeFlags.StringLiteral | TypeFlags.Union);
      return isNames && names[index].flags & TypeFlags.String && !isText(targets[index]);
    })
    .map(({path, node}) => `${relative(cwd, path)}: ${node.getText().replace(/\s+/g, ' ')}`);
}

/** What may be such a use, with the expressions whose types say whether it is. */
function usesIn(file) {
  const path = file.fileName;
  const uses = [];
  const visit = (node) => {
    if (node.kind === SyntaxKind.ElementAccessExpression) {
      const name = node.argumentExpression;
      const isFixed = name.kind === SyntaxKind.StringLiteral || isNumber(name);
      if (!isFixed && !isGuarded(node)) {
        uses.push({kind: 'access', path, node, name, target: node.expression});
      }
    } else if (node.kind === SyntaxKind.AsExpression) {
      uses.push({kind: 'cast', path, node, name: node.expression, target: node});
    } else if (isChosenIn(node)) {
      uses.push({kind: 'in', path, node, name: node.left, target: node.right});
    }
    node.forEachChild(visit);
  };
  visit(file);
  return uses;
}

const isNumber = ({kind}) => kind === SyntaxKind.NumericLiteral;

/** `name in table`, but neither `'name' in table` nor `#name in table`. */
function isChosenIn({kind, operatorToken, left}) {
  return (
    kind === SyntaxKind.BinaryExpression &&
    operatorToken.kind === SyntaxKind.InKeyword &&
    left.kind !== SyntaxKind.StringLiteral &&
    left.kind !== SyntaxKind.PrivateIdentifier
  );
}

/** Whether the condition around an access asks `Object.hasOwn` for just this property. */
function isGuarded(node) {
  const {parent} = node;
  const [table, name] = [node.expression.getText(), node.argumentExpression.getText()];
  const question = `Object.hasOwn(${table}, ${name})`;
  if (parent.kind === SyntaxKind.BinaryExpression) {
    return parent.right === node && parent.getText().startsWith(`${question} && `);
  }
  if (parent.kind !== SyntaxKind.ConditionalExpression || parent.whenTrue !== node) return false;
  return parent.condition.getText().split(' && ').includes(question);
}
