import {readLiteral, type Literal, type ReadLiteral} from './literal.js';

const memberPath = /^[A-Za-z_$][\w$]*(?:\s*\.\s*[A-Za-z_$][\w$]*)*$/;
const template = /^`((?:\\[^]|[^`\\])*)`$/;
/** Constants that double each other would fill the memory. */
const longest = 100_000;
const templatePart = /\$\{([^{}]*)\}/;

/**
 * The value of `name` or `name.member.member`, where the values have that name, and of a template
 * such as `` `a ${name}` ``, where all its names are known. Undefined for anything else.
 */
export function findValue(
  source: string,
  values: ReadonlyMap<string, Literal>,
): ReadLiteral | undefined {
  const expression = source.trim();
  const [, parts] = template.exec(expression) ?? [];
  if (parts !== undefined) return fillIn(parts, values);
  if (!memberPath.test(expression)) return undefined;
  const [name = '', ...members] = expression.split('.').map((part) => part.trim());
  if (!values.has(name)) return undefined;
  let value = values.get(name);
  for (const member of members) {
    if (!(value instanceof Map)) return undefined;
    value = (value as ReadonlyMap<string, Literal>).get(member);
  }
  return {value};
}

/** Texts and expressions take turns between the backticks. */
function fillIn(written: string, values: ReadonlyMap<string, Literal>): ReadLiteral | undefined {
  let value = '';
  for (const [index, part] of written.split(templatePart).entries()) {
    const read = index % 2 === 0 ? readLiteral(`\`${part}\``) : findValue(part, values);
    if (read === undefined || typeof read.value === 'object') return undefined;
    value += String(read.value ?? '');
    if (value.length > longest) return undefined;
  }
  return {value};
}
