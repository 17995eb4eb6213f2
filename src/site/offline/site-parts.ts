import {languagesOf} from '../../config/read/language.js';
import {textOf} from '../../config/read/raw.js';
import {readSampleLanguages} from '../../config/read/sample-languages.js';
import type {SiteConfig} from '../../config/site-config.js';
import {usesApis} from '../../config/uses-apis.js';
import {readCodeOptions} from '../../content/code/code-options.js';
import {components, type AttributeRule} from '../../content/components.js';
import type {CodeBlockNode, ComponentNode, DocNode} from '../../content/nodes.js';
import {operationOf} from '../../content/operation.js';
import type {Page} from '../../content/page.js';
import {visitNodes} from '../../content/visit-nodes.js';
import {languageNamed, languagesIn} from '../../highlight/languages.js';
import {languageCode} from '../../locales/messages.js';
import {readIcon, type Icon} from '../../shared/icon.js';
import {languageTag} from '../../shared/language-tag.js';
import {ownProperty} from '../../shared/own-property.js';
import type {PartsInUse} from './bundle-parts.js';
import {iconsOfConfig} from './icons-of-config.js';

/** An icon of the icon set. */
export type NamedIcon = Icon & {kind: 'name'};

/** Finds which parts of our script a site needs, by its configuration and its pages. */
export class SiteParts implements PartsInUse {
  readonly grammars = new Set<string>();
  readonly locales: Set<string>;
  hasApis: boolean;
  readonly sampleLanguages: readonly string[];
  hasDiagrams = false;
  hasFormulas = false;
  readonly #icons = new Map<string, NamedIcon>();

  /** `languages`: the tags of those in which the site is shown, besides those that it names. */
  constructor(config: SiteConfig, languages: readonly string[]) {
    const named = [...languagesOf(config)].map(({fields}) => textOf(fields.get('language')) ?? '');
    const tags = [...languages, ...named.map(languageTag)];
    this.locales = new Set(tags.map(languageCode));
    this.hasApis = usesApis(config);
    this.sampleLanguages = readSampleLanguages(config);
    iconsOfConfig(config).forEach((icon) => this.#addIcon(icon));
  }

  /** The icons that the site shows, each once. */
  get icons(): Iterable<NamedIcon> {
    return this.#icons.values();
  }

  /** Notes what a page shows. */
  add({frontmatter, icon, description, body}: Page): void {
    this.hasApis ||= operationOf(frontmatter) !== undefined;
    this.#addIcon(icon);
    this.#addNodes(description);
    this.#addNodes(body);
  }

  /**
   * Notes what a text may show of which no page was made, such as the description of an API: a word
   * that may be a formula, or may name a language, is one.
   */
  addText(text: string): void {
    this.hasFormulas ||= /\$|\\\(|<Math/.test(text);
    const named = /(?:`{3,}|~{3,})[ \t]*([^\s`"'\\]+)|\blang(?:uage)?["']?\s*:\s*["']?([\w+#-]+)/g;
    for (const [, fence, field] of text.matchAll(named)) this.#addCode(fence ?? field ?? '', text);
    for (const [name] of text.matchAll(/\b(?:xml|yaml)\b/gi)) this.#addCode(name, text);
  }

  #addNodes(nodes: readonly DocNode[]): void {
    visitNodes(nodes, (node) => {
      if (node.kind === 'math') this.hasFormulas = true;
      else if (node.kind === 'code-block') this.#addCodeBlock(node, node.language);
      else if (node.kind === 'component') this.#addComponent(node);
    });
  }

  #addCodeBlock({code, options}: CodeBlockNode, language: string): void {
    this.#addCode(language, code);
    this.#addIcon(readIcon(readCodeOptions(options).icon));
  }

  #addCode(name: string, code: string): void {
    if (name === 'mermaid') this.hasDiagrams = true;
    const language = languageNamed(name);
    if (language === undefined) return;
    for (const one of languagesIn(code, language).keys()) this.grammars.add(one);
  }

  #addComponent(node: ComponentNode): void {
    const rules: Readonly<Record<string, AttributeRule>> = components[node.name].attributes;
    // The table gives each attribute its type; the compiler does not follow it by name.
    for (const [name, value] of Object.entries(node.attributes) as [string, never][]) {
      const type = ownProperty(rules, name)?.type;
      if (type === 'icon') this.#addIcon(value);
      else if (type === 'markdown') this.#addNodes(value);
    }
    if (node.name !== 'CodeBlock') return;
    const {language = '', icon} = node.attributes;
    this.#addIcon(readIcon(icon));
    for (const child of node.children) {
      if (child.kind === 'code-block') this.#addCodeBlock(child, language);
    }
  }

  #addIcon(icon: Icon | undefined): void {
    if (icon?.kind === 'name') this.#icons.set(`${icon.name} ${icon.type ?? ''}`, icon);
  }
}
