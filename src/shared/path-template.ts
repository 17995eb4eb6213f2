/** A parameter in a path template such as `/files/{path+}`. */
export interface TemplateVariable {
  /** What is between the braces. */
  readonly written: string;
  /** Its name, without what servers write beside it: `proxy` of `{proxy+}`, `id` of `{id:\d+}`. */
  readonly name: string;
  /** Whether its value goes on over slashes: `{proxy+}`, `{*rest}`, `{file:path}`, `{a=b/*}`. */
  readonly isRest: boolean;
  /** Whether its value may contain all that a path may contain, as it is (RFC 6570 `{+path}`). */
  readonly isReserved: boolean;
  /** The regular expression that its value has to match; empty if there is none. */
  readonly pattern: string;
}

/** Braces, which may contain braces: `{code:[a-z]{2}}`. */
const braces = /\{((?:[^{}]|\{[^{}]*\})*)\}/g;
const notation = /^(\+|\*{0,2})([^+*?:]+)([+*?]?)(?::(.*))?$/s;
/** `{name=projects/*}` (Google APIs, `google.api.http`): segments that the value consists of. */
const resource = /^([\w.]+)=(.+)$/s;

/** The parameters of a path template, in order. */
export function templateVariables(template: string): readonly TemplateVariable[] {
  return [...template.matchAll(braces)]
    .filter(([, written]) => written !== '')
    .map(([, written = '']) => variableOf(written));
}

/** The template with only the names of its parameters between the braces. */
export function plainTemplate(template: string): string {
  return template.replace(braces, (_, written: string) => `{${variableOf(written).name}}`);
}

function variableOf(written: string): TemplateVariable {
  const [, field, segments = ''] = resource.exec(written) ?? [];
  if (field !== undefined) {
    const isRest = /\/|\*\*/.test(segments);
    return {written, name: field, isRest, isReserved: false, pattern: ''};
  }
  const [, before = '', name = written, after = '', rule = ''] = notation.exec(written) ?? [];
  const isRest = before !== '' || after === '+' || after === '*' || rule === 'path';
  return {written, name, isRest, isReserved: before === '+', pattern: rule};
}
