import type {Marked} from 'marked';
import {plainMarkdown} from '../../src/content/parse-page.js';
import {withEmoji} from '../emoji.js';
import type {HeadingIds} from '../heading-ids.js';
import type {SourceMarkdown, SpecialBlocks, Token} from '../markdown/source-markdown.js';
import type {SourcePlace} from '../note.js';
import {splitOpenPage, withHead} from '../page-head.js';
import {settingsIn, textIn} from '../settings/setting-values.js';
import {CodeSetting} from '../settings/setting.js';
import type {AttributeMarks} from './vitepress-attributes.js';
import {VitepressComponents} from './vitepress-components.js';
import {isPlainToken} from './vitepress-containers.js';
import {newHead, readHead} from './vitepress-head.js';
import {vitepressHeadingIds} from './vitepress-heading-ids.js';
import {homeText} from './vitepress-home.js';
import {VitepressHtml, vitepressMarked, type ReadingOptions} from './vitepress-html.js';
import {linesOf, type SourceLine} from './vitepress-lines.js';
import {localesOf, type VitepressLocale} from './vitepress-locales.js';
import {VitepressPageScope} from './vitepress-page-scope.js';
import type {VitepressRoutes} from './vitepress-routes.js';
import type {VitepressSource} from './vitepress-source.js';
import {withoutVue} from './vitepress-vue.js';

/** A page as it is read: with what it includes, without what only Vue reads. */
interface ReadPage {
  readonly head: string;
  readonly lines: readonly SourceLine[];
}

/** How the sidebars have a page. */
interface PageListing {
  /** What they call it. */
  readonly label: string | undefined;
  /** Whether none has it, although the page is shown beside one. */
  readonly isUnlisted: boolean;
}

/** Writes the texts of pages. */
export class VitepressTexts {
  readonly #source: VitepressSource;
  readonly #pages = new Map<string, ReadPage>();
  readonly #locales: readonly VitepressLocale[];
  readonly #components: Promise<VitepressComponents>;
  readonly hasMath: boolean;

  constructor(source: VitepressSource) {
    this.#source = source;
    this.#components = VitepressComponents.read(source.folder);
    const markdown = settingsIn(source.settings, 'markdown');
    const math = markdown.get('math');
    const plugins = markdown.get('config');
    const code = plugins instanceof CodeSetting ? plugins.source : '';
    this.hasMath = (math !== undefined && math !== false) || /katex|mathjax|texmath/i.test(code);
    this.#locales = localesOf(source);
  }

  /** Reads all pages; the ids of their headings, by files. */
  async read(): Promise<ReadonlyMap<string, HeadingIds>> {
    const found = new Map<string, HeadingIds>();
    for (const file of this.#source.files.pages.keys()) {
      const page = await this.#readPage(file);
      this.#pages.set(file, page);
      const ids = vitepressHeadingIds(textOf(page.lines), this.#markedOf(file));
      if (ids.size > 0) found.set(file, ids);
    }
    return found;
  }

  #markedOf(file: string): Marked {
    return vitepressMarked(this.#readingOf(file));
  }

  #readingOf(file: string): ReadingOptions {
    const path = this.#source.files.pages.get(file) ?? '';
    const locales = this.#locales.filter(({folder}) => path.startsWith(folder));
    const own = locales.toSorted((one, other) => other.folder.length - one.folder.length)[0];
    const labels = [own?.settings, this.#source.settings].map((settings) =>
      settings
        ? textIn(settingsIn(settingsIn(settings, 'markdown'), 'container'), 'detailsLabel')
        : undefined,
    );
    const details = labels.find((label) => label !== undefined) ?? 'Details';
    return {hasMath: this.hasMath, details};
  }

  async #readPage(file: string): Promise<ReadPage> {
    const site = this.#source;
    const {folder, settings} = site;
    const {head, body, bodyLine} = splitOpenPage((await folder.text(file)) ?? '');
    const hasNumbers = settingsIn(settings, 'markdown').get('lineNumbers') === true;
    const lines = await linesOf(body, bodyLine, file, {site, hasNumbers});
    const marks = attributeMarks(site);
    const frontmatter = readHead(head);
    const components = await this.#components;
    const scope = new VitepressPageScope({text: textOf(lines), file, frontmatter, components});
    return {head, lines: withoutVue(lines, {scope, marks, site})};
  }

  /** Writes the page of a file. */
  async convertPage(
    file: string,
    {label, isUnlisted}: PageListing,
    routes: VitepressRoutes,
  ): Promise<void> {
    const page = this.#pages.get(file);
    if (!page) return;
    const path = routes.fileOf(file);
    const body = await this.#convert(page.lines, file, routes);
    const values = readHead(page.head);
    const isHome = values.get('layout') === 'home';
    const heading = isHome ? undefined : this.#headingOf(file, page);
    const {head, more} = newHead(page.head, file, heading !== undefined, this.#source);
    const shown = heading ?? values.get('title');
    const named = label !== undefined && label !== shown ? label : undefined;
    const added = {
      ...(named !== undefined && {[shown === undefined ? 'title' : 'sidebarTitle']: named}),
      ...(isUnlisted && !values.has('hidden') && {hidden: true}),
      ...more,
    };
    const {texts, settings} = this.#source;
    if (!isHome) return void texts.set(path, withHead({head, body}, added));
    const home = homeText(page.head, {
      file,
      routes,
      leaveOut: (what, instead) => this.#source.leaveOut({file}, what, instead),
    });
    const ownTitle = values.get('title') ?? textIn(settings, 'title') ?? 'Home';
    const text = [home, body.trim()].filter((part) => part !== '').join('\n\n');
    const whole = withHead({head: '', body: `${text}\n`}, {title: ownTitle, ...added});
    texts.set(path, whole);
  }

  /** The text of the first heading of level 1, which is the title of the page. */
  #headingOf(file: string, {lines}: ReadPage): string | undefined {
    const tokens = this.#markedOf(file).lexer(textOf(lines));
    const heading = tokens.find((token) => token.type === 'heading' && token['depth'] === 1);
    if (!heading) return undefined;
    return withEmoji(
      plainMarkdown(String('text' in heading ? heading.text : '').replace(/\{#[^{}]*\}\s*$/, '')),
    ).trim();
  }

  async #convert(
    lines: readonly SourceLine[],
    file: string,
    routes: VitepressRoutes,
  ): Promise<string> {
    const html = new VitepressHtml({file, routes, reading: this.#readingOf(file)});
    const markdown: SourceMarkdown = {
      tool: 'VitePress',
      file: routes.fileOf(file),
      latex: this.hasMath,
      tokensOf: (text) => html.tokensOf(text),
      htmlOf: (tokens) => html.htmlOf(tokens),
      special: (tokens, at) => this.#special(tokens, at),
    };
    const placeOf = (place: SourcePlace) => lines[(place.line ?? 1) - 1] ?? place;
    return this.#source.converted(markdown, textOf(lines), 1, placeOf);
  }

  #special(tokens: readonly Token[], at: number): SpecialBlocks | undefined {
    const first = tokens[at];
    if (first && isPlainToken(first)) {
      return {
        count: 1,
        write: async (writer, line) => (await writer.convert(first.tokens, line + 1)).trim(),
      };
    }
    if (!first || !/^\[\^[^\]\s]+\]:/.test(first.raw)) return undefined;
    // More paragraphs of a footnote are indented.
    let count = 1;
    while (/^(?:space|code)$/.test(tokens[at + count]?.type ?? '')) {
      const {type = '', raw = ''} = tokens[at + count] ?? {};
      if (type === 'code' && !raw.startsWith('    ')) break;
      count++;
    }
    const raw = tokens.slice(at, at + count).map((token) => token.raw);
    return {count, write: () => Promise.resolve(raw.join('').trimEnd())};
  }
}

function textOf(lines: readonly SourceLine[]): string {
  return lines.map(({text}) => text).join('\n');
}

/** What encloses attributes of elements. */
function attributeMarks({settings}: VitepressSource): AttributeMarks | undefined {
  const attributes = settingsIn(settingsIn(settings, 'markdown'), 'attrs');
  if (attributes.get('disable') === true) return undefined;
  return {
    left: textIn(attributes, 'leftDelimiter') ?? '{',
    right: textIn(attributes, 'rightDelimiter') ?? '}',
  };
}
