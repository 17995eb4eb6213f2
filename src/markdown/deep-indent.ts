/** The 64 levels that are read take two columns each, or a few more. */
const deepest = 160;

/** So many lines indented further are no drawing in a block of code any more. */
const many = 500;

/**
 * A body without the indentation of levels that are not read anyway. Thousands of nested list items are mostly blanks, and
 * these would be looked through again on each level. Lines keep their number; usual bodies come back as they are.
 */
export function withoutDeepIndent(body: string): string {
  if (body.length < many * deepest) return body;
  const deep = new RegExp(`^([ \\t]{${deepest}})[ \\t]+`, 'gm');
  return (body.match(deep)?.length ?? 0) < many ? body : body.replace(deep, '$1');
}
