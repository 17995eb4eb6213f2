/** The documentation of this package. */
const documentation = 'https://docs-site-element.github.io/docs-site-element/#/';

/** The page that describes every code, or the place of a code on it. */
export function helpUrl(code = ''): string {
  const url = `${documentation}reference/diagnostics`;
  return code === '' ? url : `${url}#${code.replace('/', '-')}`;
}

/** Where to read what code in pages can do. */
export const ownComponents = `See ${documentation}guide/own-components#what-is-evaluated`;

/** Where to read what code can use when a reader acts. */
export const usableInCode = `See ${documentation}guide/interactive-components#what-code-can-use`;

/** Where to read what files of a site can do when a reader opens them by themselves. */
export const ownFiles = `See ${documentation}guide/security#files-of-your-site`;

/** A tool from which authors come. */
export type OtherTool =
  | 'Mintlify'
  | 'VitePress'
  | 'Docusaurus'
  | 'docsify'
  | 'MkDocs'
  | 'Starlight'
  | 'GitBook';

/** Where to read what to write instead of what is written for another tool. */
export function comingFrom(tool: OtherTool): string {
  return `See ${documentation}guide/coming-from#${tool.toLowerCase()}`;
}
