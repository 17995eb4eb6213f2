import {CodeIncludes} from '../markdown/code-includes.js';
import {keptBlocks} from '../markdown/kept-blocks.js';
import type {PageLabel} from '../navigation.js';
import {splitPage, withHead} from '../page-head.js';
import {textIn} from '../settings/setting-values.js';
import {joinedPath} from '../source-paths.js';
import {AstroComponents, importClause} from './starlight-astro.js';
import {carriedCode} from './starlight-code.js';
import {carriedHead, hasHero} from './starlight-head.js';
import {bannerText, heroText} from './starlight-hero.js';
import {iconHere} from './starlight-icons.js';
import {starlightMarkdown, withNewUrls} from './starlight-markdown.js';
import {convertMdx, type Imported, type MdxContext} from './starlight-mdx.js';
import type {StarlightRoutes} from './starlight-routes.js';
import type {StarlightPage, StarlightSite} from './starlight-site.js';
import type {ImportedName} from './starlight-statements.js';
import {importedData} from './starlight-values.js';

const codeEnding = /\.(?:astro|[cm]?[jt]sx?|vue|svelte)$/i;
/** The plugins that take the id of a heading from its end. */
const headingIds = /\bremark-(?:custom-)?heading-id\b/;
/** The plugins that write files into blocks of code; sites often have their own. */
const codePlugin = /\bremark-?(?:mdbook-?)?(?:(?:code-?)?include|code-?import|import-?code)/i;
const imageEnding = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp)$/i;

/** Writes the texts of pages, and of the files that they include. */
export class StarlightTexts {
  readonly #site: StarlightSite;
  readonly #routes: StarlightRoutes;
  readonly #components: AstroComponents;

  constructor(site: StarlightSite, routes: StarlightRoutes) {
    this.#site = site;
    this.#routes = routes;
    this.#components = new AstroComponents(site, routes, iconHere);
  }

  /** Writes a page; `names` are what the sidebar says about it. */
  async convertPage(page: StarlightPage, names: PageLabel): Promise<void> {
    const {folder, texts} = this.#site;
    const {file, path, head} = page;
    const text = await folder.text(file);
    if (text === undefined) return;
    const {head: written, body, bodyLine} = splitPage(text);
    const leaveOut = (line: number, what: string, instead: string) =>
      this.#site.leaveOut({file, line}, what, instead);
    const {kept, more} = carriedHead(written, head, names, leaveOut);
    const converted = await this.#body(body, bodyLine, file, path);
    const before = [
      bannerText(head),
      hasHero(head) ? heroText(head, this.#routes.urlsIn(file)) : '',
    ];
    const whole = [...before, converted].filter((part) => part.trim() !== '').join('\n\n');
    texts.set(path, withHead({head: kept, body: whole}, more));
  }

  /** The text of a file without its frontmatter, which begins at a line of it. */
  async #body(body: string, firstLine: number, file: string, path: string): Promise<string> {
    const lineOf = (at: number) => firstLine + body.slice(0, at).split('\n').length - 1;
    const hooks = {
      ...this.#routes.urlsIn(file),
      code: this.#codeWriter(file, lineOf, await this.#includes(body, file), body),
    };
    const icons = this.#icons(file, lineOf);
    if (/\.mdx$/i.test(file)) {
      const text = await convertMdx(body, this.#mdxContext(file, path, hooks, icons, lineOf));
      this.#site.blocks.push(keptBlocks(body, text));
      return text;
    }
    const markdown = starlightMarkdown({
      ...hooks,
      file: path,
      iconOf: (name) => icons(name, 0),
      hasHeadingIds: headingIds.test(this.#site.config.text),
    });
    // In its own file, a page has the new paths.
    const text = withNewUrls(body, hooks);
    return this.#site.converted(markdown, text, firstLine, (one) => ({...one, file}));
  }

  #mdxContext(
    file: string,
    path: string,
    hooks: Pick<MdxContext, 'link' | 'asset' | 'code'>,
    iconOf: MdxContext['iconOf'],
    lineOf: (at: number) => number,
  ): MdxContext {
    const page = this.#routes.pageOfFile(file);
    return {
      ...hooks,
      iconOf,
      leaveOut: (at, what, instead) => this.#site.leaveOut({file, line: lineOf(at)}, what, instead),
      imported: (name) => this.#imported(name, file, lineOf(name.at)),
      frontmatter: (name) => textIn(page?.head, name),
      isSnippet: path.startsWith('snippets/'),
    };
  }

  async #imported(name: ImportedName, file: string, line: number): Promise<Imported> {
    const {exported, from} = name;
    if (from === '@astrojs/starlight/components') return {kind: 'component', name: exported};
    if (from === 'astro:assets' || from === 'astro-expressive-code/components') {
      return {kind: 'component', name: exported};
    }
    if (/astro-embed/.test(from) && exported === 'YouTube')
      return {kind: 'component', name: exported};
    const [written = '', query = ''] = from.split('?');
    const found = this.#routes.fileOf(written, file);
    if (query === 'raw') {
      const text = found === undefined ? undefined : await this.#site.folder.text(found);
      if (text !== undefined) return {kind: 'text', text};
    } else if (imageEnding.test(written) && found !== undefined) {
      return {kind: 'image', url: this.#routes.asset(written, file)};
    } else if (/\.mdx?$/i.test(written) && found !== undefined) {
      return {kind: 'snippet', path: await this.#snippet(found)};
    } else if (/\.astro$/i.test(written) && found !== undefined) {
      const own = await this.#components.component(found);
      if (own) return {kind: 'own', ...own, clause: importClause(own, name.name)};
    } else {
      const json = await this.#data(written, file, exported);
      if (json !== undefined) return {kind: 'data', json};
    }
    const what = `The import of ${name.name} from ${from}`;
    const instead = codeEnding.test(written)
      ? 'Code of this file is not run. The content of its components stays.'
      : 'Code of packages is not run. The content of components stays.';
    this.#site.leaveOut({file, line}, what, instead);
    return {kind: 'nothing'};
  }

  /** The value of a file of data as JSON; a script may be named without its ending. */
  async #data(written: string, file: string, exported: string): Promise<string | undefined> {
    const {folder} = this.#site;
    const found = ['', '.ts', '.js', '.mjs']
      .map((ending) => this.#routes.fileOf(written + ending, file))
      .find((one) => one !== undefined);
    return found === undefined ? undefined : importedData(folder, found, exported);
  }

  /** The path of the snippet that a file becomes. */
  #snippet(file: string): Promise<string> {
    const {folder, docs, root} = this.#site;
    const inner = file.startsWith(docs)
      ? file.slice(docs.length)
      : file.slice(root.length).replace(/^src\//, '');
    return this.#site.snippet(file, inner.replace(/\.mdx?$/i, ''), async (path) => {
      const {body, bodyLine} = splitPage((await folder.text(file)) ?? '');
      return this.#body(body, bodyLine, file, path);
    });
  }

  /** Finds icons, and notes those that do not exist once for each file. */
  #icons(file: string, lineOf: (at: number) => number): MdxContext['iconOf'] {
    const missing = new Set<string>();
    return (name, at) => {
      const icon = iconHere(name);
      if (icon === undefined && name !== '' && !missing.has(name)) {
        missing.add(name);
        const instead = 'Choose another icon, or an image.';
        this.#site.leaveOut({file, line: lineOf(at)}, `The icon "${name}"`, instead);
      }
      return icon;
    };
  }

  /** The files that blocks of code show; `undefined` where no plugin of the site includes them. */
  async #includes(body: string, file: string): Promise<CodeIncludes | undefined> {
    const {config, folder, root} = this.#site;
    if (!codePlugin.test(config.text)) return undefined;
    return CodeIncludes.read(body, file, async (path) => {
      const inSite = joinedPath(root, path.replace(/^[@/]+/, ''));
      const known = inSite !== undefined && folder.files.has(inSite) ? inSite : undefined;
      const found = this.#routes.fileOf(path, file) ?? (/^[@/]/.test(path) ? known : undefined);
      return found === undefined ? undefined : folder.text(found);
    });
  }

  /** Writes blocks of code, and notes the options that are left out once for a file. */
  #codeWriter(
    file: string,
    lineOf: (at: number) => number,
    includes: CodeIncludes | undefined,
    body: string,
  ): MdxContext['code'] {
    const noted = new Set<string>();
    return (written, at) => {
      const [indent = ''] = /^[ \t]*/.exec(body.slice(at, at + 100)) ?? [];
      const code = includes ? includes.expand(written, indent) : {...written, left: []};
      for (const {name, instead} of code.left) {
        this.#site.leaveOut({file, line: lineOf(at)}, `The code of ${name}`, instead);
      }
      const carried = carriedCode(code);
      for (const option of carried.left) {
        if (noted.has(option)) continue;
        noted.add(option);
        const what = option === 'marked words' ? 'The marking of words' : `The option "${option}"`;
        const instead = 'The code itself stays. Mark whole lines, as in {1,3}.';
        this.#site.leaveOut({file, line: lineOf(at)}, `${what} in blocks of code`, instead);
      }
      return carried;
    };
  }
}
