import {scanMarks} from '../../markdown/scan.js';
import type {SnippetTexts} from '../parse-context.js';
import {ScannedPage} from '../scanned-page.js';
import {computedValue} from './computed-value.js';
import {readLiteral} from './literal.js';
import {takeModules} from './modules.js';
import {exportedValues, importedNames, isCodeFile, renamesBuiltIns} from './snippets.js';

/**
 * A call, a condition, an operator, a template, or a value of the frontmatter: more than a name,
 * such as `{id}` or `{a.b}`.
 */
const computed =
  /=>|^\s*frontmatter\b|[\w$\])]\(|&&|\|\||\?|`|<\/|\/>|[\w$\])]\s*(?:[-+*%]|[=!]==?)\s*[\w$"'([]/;

const ofValues = new RegExp(`^${computedValue}`);

/** A spread attribute in a tag. */
const spread = /[\s"'}]\{\s*\.\.\./;

/** Whether something of a page must be computed that cannot be read as data. */
export function needsInterpreter(page: ScannedPage, file: string, snippets: SnippetTexts): boolean {
  return (
    [...snippets.keys()].some(isCodeFile) ||
    isComputed(page, file) ||
    [...snippets].some(([name, content]) => isComputed(new ScannedPage(content), name))
  );
}

/** Whether a page imports a component by its name: what such snippets export is likely code. */
export function importsComponents(page: ScannedPage, file: string): boolean {
  const {statements} = takeModules(page.body.text);
  return importedNames(statements, file).some(
    ({exported}) => exported !== 'default' && /^[A-Z]/.test(exported),
  );
}

function isComputed(page: ScannedPage, file: string): boolean {
  const {body, statements} = takeModules(page.body.text);
  const exports = statements.filter(({source}) => source.startsWith('export'));
  if (exportedValues(exports).size < exports.length) return true;
  if (importedNames(statements, file).some(({key}) => isCodeFile(key))) return true;
  if (statements.some((statement) => renamesBuiltIns(statement, file))) return true;
  const marks = body === page.body.text ? page.body.marks : scanMarks(body);
  return [...marks].some(([start, mark]) => {
    if (mark.kind === 'expression') return isCode(mark.source);
    if (mark.kind !== 'tag') return false;
    if (spread.test(body.slice(start, mark.end))) return true;
    if (mark.name === 'style' && isCode(bracesIn(body.slice(mark.end, mark.contentEnd))))
      return true;
    return mark.attributes.some(
      ({name, value}) =>
        value.kind === 'expression' &&
        name !== 'ref' &&
        !value.source.startsWith('<') &&
        (/^on[A-Z]/.test(name) || isCode(value.source) || isObject(value.source)),
    );
  });
}

/** The code in the braces that are all of the content of a `<style>`. */
function bracesIn(content: string): string {
  return /^\s*\{([^]*)\}\s*$/.exec(content)?.[1] ?? '';
}

/** Whether an expression is more than data and names. */
export function isCode(source: string): boolean {
  const isLike = computed.test(source) || /^\s*\[/.test(source) || ofValues.test(source);
  return isLike && readLiteral(source) === undefined;
}

/** Whether the value of an attribute is an object with names in it. */
export function isObject(source: string): boolean {
  return /^\s*\{/.test(source) && readLiteral(source) === undefined;
}
