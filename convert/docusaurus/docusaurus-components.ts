import {folderOf, joinedPath} from '../source-paths.js';
import type {DocusaurusSource} from './docusaurus-source.js';

/** A file of components as it is written here, and those that it imports. */
export interface ComponentFile {
  readonly path: string;
  readonly text: string;
  readonly imported: readonly ComponentFile[];
}

/** Modules of packages that components use → what replaces them here. */
const replacements: ReadonlyMap<string, (name: string) => string> = new Map([
  [
    '@docusaurus/Link',
    (name: string) =>
      `const ${name} = ({to, href = to, children, ...others}) => ` +
      '<a href={href} {...others}>{children}</a>;',
  ],
  ['@docusaurus/useBaseUrl', (name: string) => `const ${name} = (url) => url;`],
  [
    '@theme/Heading',
    (name: string) => `const ${name} = ({as: Tag = 'h2', ...others}) => <Tag {...others} />;`,
  ],
  ...['clsx', 'classnames'].map(
    (name) =>
      [
        name,
        (local: string) =>
          `const ${local} = (...all) => ` +
          "all.filter((one) => typeof one === 'string' && one !== '').join(' ');",
      ] as const,
  ),
]);

const importPattern =
  /^import\s+(?:(type)\s+)?([^;'"]{0,2000}?)\s*from\s*['"]([^'"\n]+)['"];?[ \t]*$/gm;
const sideEffect = /^import\s*['"][^'"\n]+\.(?:css|scss|sass|less)['"];?[ \t]*$/gm;
const styleFile = /\.(?:css|scss|sass|less)$/;
const codeFile = /\.[jt]sx?$/;
const image = /\.(?:png|jpe?g|gif|webp|svg|avif)$/i;

/** A component is made of at most so many files. */
const mostFiles = 20;

/** Reads the components of a site, which are evaluated here if they can be. */
export class DocusaurusComponents {
  readonly #source: DocusaurusSource;
  readonly #files = new Map<string, ComponentFile | undefined>();

  constructor(source: DocusaurusSource) {
    this.#source = source;
  }

  /** The file of the folder that code imports. */
  fileOf(from: string, importer: string): string | undefined {
    const path = from.startsWith('@site/')
      ? this.#source.pathOf(from)
      : from.startsWith('.')
        ? joinedPath(folderOf(importer), from)
        : undefined;
    const endings = ['', '.tsx', '.ts', '.jsx', '.js'].flatMap((end) => [end, `/index${end}`]);
    const files = path === undefined ? [] : endings.map((end) => path + end);
    return files.find((file) => codeFile.test(file) && this.#source.folder.files.has(file));
  }

  /** A file of components; `undefined` for one that needs what there is not here. */
  async read(file: string, depth = 0): Promise<ComponentFile | undefined> {
    if (this.#files.has(file)) return this.#files.get(file);
    // A file may import itself.
    this.#files.set(file, undefined);
    const text = depth > mostFiles ? undefined : await this.#source.folder.text(file);
    const read = text === undefined ? undefined : await this.#convert(file, text, depth);
    this.#files.set(file, read);
    return read;
  }

  async #convert(file: string, text: string, depth: number): Promise<ComponentFile | undefined> {
    const imported: ComponentFile[] = [];
    let written = '';
    let end = 0;
    for (const match of text.matchAll(importPattern)) {
      const [statement, type, names = '', from = ''] = match;
      const inner = type === undefined ? this.fileOf(from, file) : undefined;
      const component = inner === undefined ? undefined : await this.read(inner, depth + 1);
      if (component) imported.push(component);
      const own =
        type === undefined ? this.#statement(statement, names, from, file, component) : '';
      if (own === undefined) return undefined;
      written += text.slice(end, match.index) + own;
      end = match.index + statement.length;
    }
    const code = (written + text.slice(end)).replaceAll(sideEffect, '');
    return {path: `snippets/${file}`, text: code, imported};
  }

  #statement(
    statement: string,
    names: string,
    from: string,
    file: string,
    component: ComponentFile | undefined,
  ): string | undefined {
    if (from === 'react') return statement;
    if (component) return `import ${names} from '/${component.path}';`;
    if (!/^[\w$]+$/.test(names)) return undefined;
    const replacement = replacements.get(from);
    if (replacement) return replacement(names);
    if (styleFile.test(from)) return `const ${names} = {};`;
    const path = from.startsWith('@site/')
      ? this.#source.pathOf(from)
      : joinedPath(folderOf(file), from);
    const isImage = path !== undefined && image.test(path) && this.#source.folder.files.has(path);
    return isImage ? `const ${names} = ${JSON.stringify(this.#source.assetUrl(path))};` : undefined;
  }
}

/** Files and those that they import. */
export function allFiles(files: readonly ComponentFile[]): readonly ComponentFile[] {
  const found = new Set(files);
  // Sets also go through what is added meanwhile.
  for (const file of found) for (const inner of file.imported) found.add(inner);
  return [...found];
}
