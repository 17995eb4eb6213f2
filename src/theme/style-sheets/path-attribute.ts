/**
 * The source of a regular expression for an attribute selector of the path of a page, such as
 * `[data-current-path^="/api" i]`, as browsers write it: its string may contain brackets and
 * escapes.
 */
export const pathAttribute =
  '\\[data-current-path(?:[~|^$*]?="(?:\\\\[^]|[^"\\\\])*"(?: [is])?)?\\]';
