import {toText} from '../../src/interpreter/convert.js';
import {Evaluator} from '../../src/interpreter/evaluator.js';
import {ModuleScope} from '../../src/interpreter/module-scope.js';
import {parseExpression, parseStatements} from '../../src/interpreter/parse-code.js';
import {Refusal} from '../../src/interpreter/refusal.js';
import {Scope} from '../../src/interpreter/scope.js';
import {scanMarks} from '../../src/markdown/scan.js';
import {exportedValue} from '../settings/read-settings.js';
import {jsonOf} from '../settings/setting.js';
import type {SourceFolder} from '../source-folder.js';
import {statementsIn} from './starlight-statements.js';

/** Longer data is not written into a page. */
const longestData = 100_000;

/** What a file of data exports under a name, as JSON; `undefined` for code and for other files. */
export async function importedData(
  folder: SourceFolder,
  file: string,
  exported: string,
): Promise<string | undefined> {
  if (!/\.(?:json|[cm]?[jt]s)$/i.test(file)) return undefined;
  const json = jsonOf(await exportedValue(folder, file, exported));
  return json !== undefined && json.length < longestData ? json : undefined;
}

/** The values of expressions in a page, by the names that it defines. */
export class PageValues {
  readonly #evaluator: Evaluator;
  readonly #scope: Scope;

  /** `statements` are those that define names; one that cannot be read spoils no other. */
  constructor(statements: readonly string[]) {
    const code = statements.flatMap((one) => {
      const read = parseStatements(one, 'page.mdx', 1);
      return 'refused' in read ? [] : read.value;
    });
    this.#evaluator = new Evaluator(statements.reduce((sum, {length}) => sum + length, 0));
    const importer = (from: string) => {
      throw new Refusal(`imports \`${from}\``);
    };
    this.#scope = new Scope(new ModuleScope(code, this.#evaluator, importer));
  }

  /** The text that an expression evaluates to; `undefined` where it is no text. */
  text(expression: string): string | undefined {
    const read = this.#evaluator.attempt(() => {
      const parsed = parseExpression(expression, 'page.mdx', 1);
      if ('refused' in parsed) throw Refusal.again(parsed.refused);
      const value = this.#evaluator.evaluate(parsed.value, this.#scope);
      if (typeof value !== 'string' && typeof value !== 'number') return undefined;
      return toText(value, this.#evaluator.budget);
    });
    return 'value' in read ? read.value : undefined;
  }
}

/** The code of a page that may read data: statements, expressions, and attributes of tags. */
export function codeOfPage(text: string): readonly string[] {
  const code = [...statementsIn(text).ranges].flatMap(([at, {end, isImport}]) =>
    isImport ? [] : [text.slice(at, end)],
  );
  for (const mark of scanMarks(text).values()) {
    if (mark.kind === 'expression') code.push(mark.source);
    if (mark.kind !== 'tag') continue;
    for (const {value} of mark.attributes) {
      if (value.kind === 'expression') code.push(value.source);
    }
  }
  return code;
}
