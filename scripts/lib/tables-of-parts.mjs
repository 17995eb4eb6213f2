/** The tables of what loads later: each names files of ours, with their `import()`. */
export const tablesOfParts = [
  'elements/shared/parts.ts',
  'elements/api/api-parts.ts',
  'elements/site/code/code-parts.ts',
  'elements/site/style-sheets/style-parts.ts',
];
