import type {Literal} from './literal.js';
import type {DocNode} from './nodes.js';

/** What names mean at one place of a page: constants, snippets that stand for components, and a snippet's children. */
export interface Scope {
  /** `export const`, imported constants, and the properties a snippet was given. */
  readonly values: ReadonlyMap<string, Literal>;
  /** Component name → key of the snippet it stands for. */
  readonly snippets: ReadonlyMap<string, string>;
  /** What `{children}` means. */
  readonly children: readonly DocNode[];
}

/** A page without imports, exports and properties. */
export const emptyScope: Scope = {values: new Map(), snippets: new Map(), children: []};

const memberPath = /^[A-Za-z_$][\w$]*(?:\s*\.\s*[A-Za-z_$][\w$]*)*$/;

/** The value of `name` or `name.member.member`, when the scope knows it. Anything else is undefined. */
export function lookUp(source: string, scope: Scope): {readonly value: Literal} | undefined {
  const expression = source.trim();
  if (!memberPath.test(expression)) return undefined;
  const [name = '', ...members] = expression.split('.').map((part) => part.trim());
  if (!scope.values.has(name)) return undefined;
  let value = scope.values.get(name);
  for (const member of members) {
    if (!(value instanceof Map)) return undefined;
    value = (value as ReadonlyMap<string, Literal>).get(member);
  }
  return {value};
}
