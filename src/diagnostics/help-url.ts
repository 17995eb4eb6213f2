/** The documentation of this package. */
const documentation = 'https://docs-site-element.github.io/docs-site-element/#/';

/** The page that describes every code, or the place of a code on it. */
export function helpUrl(code = ''): string {
  const url = `${documentation}reference/diagnostics`;
  return code === '' ? url : `${url}#${code.replace('/', '-')}`;
}

/** The section for those who come from another tool, such as `vitepress`. */
export function comingFromUrl(tool: string): string {
  return `${documentation}guide/coming-from#${tool}`;
}
