import {keptBlocks} from '../markdown/kept-blocks.js';
import {splitOpenPage, type SplitPage} from '../page-head.js';
import {convertBody, type BodyContext} from './docusaurus-body.js';
import {codeOptions} from './docusaurus-code.js';
import {DocusaurusComponents} from './docusaurus-components.js';
import {pageFile, type Doc} from './docusaurus-docs.js';
import {withFrontmatter} from './docusaurus-frontmatter.js';
import type {DocusaurusLinks} from './docusaurus-links.js';
import type {DocusaurusNavigation} from './docusaurus-navigation.js';
import type {DocusaurusSite} from './docusaurus-site.js';

/** Writes the texts of pages, and of the files that they include. */
export class DocusaurusTexts {
  readonly #site: DocusaurusSite;
  readonly #links: DocusaurusLinks;
  readonly #navigation: DocusaurusNavigation;
  readonly #options: Pick<BodyContext, 'code' | 'hasMath' | 'components' | 'globals'>;

  constructor(
    site: DocusaurusSite,
    links: DocusaurusLinks,
    navigation: DocusaurusNavigation,
    globals: BodyContext['globals'],
  ) {
    this.#site = site;
    this.#links = links;
    this.#navigation = navigation;
    const {source} = site;
    const components = new DocusaurusComponents(source);
    this.#options = {code: codeOptions(source), hasMath: hasMath(site), components, globals};
  }

  async convertPage(doc: Doc): Promise<void> {
    const {source} = this.#site;
    const newFile = pageFile(source, doc);
    const body = await this.#convert(doc, doc.file, newFile, doc);
    const place = {file: doc.file, doc};
    const text = withFrontmatter(doc, body, {
      label: this.#navigation.labels.get(doc),
      assetUrl: (path) =>
        path.startsWith('.') ? this.#links.asset(path, place) : this.#links.siteUrl(path),
    });
    source.texts.set(newFile, text);
  }

  async #convert(
    {body, bodyLine}: Pick<SplitPage, 'body' | 'bodyLine'>,
    file: string,
    newFile: string,
    doc: Doc | undefined,
  ): Promise<string> {
    const {source} = this.#site;
    const text = await convertBody(body, bodyLine, {
      source,
      links: this.#links,
      place: {file, doc},
      newFile,
      cards: (doc && this.#navigation.cards.get(doc)) ?? [],
      snippet: (part) => this.#snippet(part, doc),
      ...this.#options,
    });
    source.blocks.push(keptBlocks(body, text));
    return text;
  }

  /** The path of the snippet that a Markdown file becomes. */
  #snippet(file: string, doc: Doc | undefined): Promise<string> {
    const {source} = this.#site;
    const name = file.replace(/\.mdx?$/i, '').replaceAll(/(^|\/)_+/g, '$1');
    return source.snippet(file, name, async (path) => {
      const split = splitOpenPage((await source.folder.text(file)) ?? '');
      return this.#convert(split, file, path, doc);
    });
  }
}

/** Whether single dollar signs enclose formulas. */
export function hasMath({source}: DocusaurusSite): boolean {
  return /remark-math/.test(source.configText);
}
