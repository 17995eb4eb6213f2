import {
  frameSelector,
  isBackground,
  isForFrame,
  siteSelector,
} from '../../../src/theme/style-sheets/frame-selector.js';
import {
  isAboutPage,
  limitsText,
  pageSelector,
  selectorsIn,
  textColumn,
  type InState,
} from '../../../src/theme/style-sheets/sheet-selector.js';
import {
  unquoted,
  withNames,
  withNamesInShorthands,
  withoutLayers,
  withUrls,
} from '../../../src/theme/style-sheets/sheet-text.js';

/** Rules are nested to this depth. */
const deepest = 32;

/** Where the rules of an author apply. */
export interface SheetScope {
  /** The selector of the page. */
  readonly page: string;
  /** The page of a site with an attribute. */
  readonly inState: InState;
  /** The selector of the site, from the outside. */
  readonly site: string;
  /** The beginning of the names of animations and typefaces, which a document has once. */
  readonly prefix: string;
}

/** A style sheet for pages, and for parts of the frame around them. */
export interface ScopedSheet {
  /** Its rules for the page. */
  readonly page: CSSStyleSheet;
  /** Its rules for parts of the frame. */
  readonly frame: CSSStyleSheet;
  /** Its animations, and its typefaces, which browsers look for in the document. */
  readonly named: CSSStyleSheet;
  /** What has no effect: selectors, properties and rules. */
  readonly leftOut: readonly string[];
  readonly isEmpty: boolean;
}

/**
 * Makes a style sheet of an author one for pages, and for parts of the frame. Whatever the text
 * contains, none of its rules gets out of the scope.
 */
export function scopedSheet(
  text: string,
  media: string,
  scope: SheetScope,
  resolve: (url: string) => string | undefined,
): ScopedSheet {
  const complete = once(resolve);
  // Rules outside of layers take precedence over all in layers: ours would win. URLs are replaced
  // before the browser reads them: it does not give back those of all shorthands with variables.
  const flat = withUrls(withoutLayers(text), complete);
  const named = new CSSStyleSheet({media});
  const page = new CSSStyleSheet({media});
  const frame = new CSSStyleSheet({media});
  named.replaceSync(flat);
  const rules = [...unlayered(named.cssRules)];
  const isEmpty = rules.length === 0;
  const names = new Map([...namesIn(rules)].map((name) => [name, `${scope.prefix}${name}`]));
  const scoped = rulesInScope(page, withNamesInShorthands(flat, names), rules, scope.page);
  const restriction = new Restriction(names, scope, complete);
  const {cssRules} = scoped;
  for (let at = 0; at < cssRules.length;) {
    const rule = cssRules[at] as CSSRule;
    const isRest = isForElements(rule) && restriction.takeFrame(rule, frame);
    if (isRest && restriction.keeps(rule)) at++;
    else scoped.deleteRule(at);
  }
  restriction.keepNamed(named);
  return {page, frame, named, leftOut: [...restriction.leftOut], isEmpty};
}

/** Resolves URLs, and leaves those as they are that are its results. */
function once(resolve: (url: string) => string | undefined): (url: string) => string | undefined {
  const results = new Set(['about:invalid']);
  return (url) => {
    const found = results.has(url) ? url : resolve(url);
    if (found !== undefined) results.add(found);
    return found;
  };
}

/**
 * The rules of a text in the scope of the page, which is the only rule of its style sheet. They are
 * read there: written by the browser, a shorthand with a variable is lost where another declaration
 * replaces a part of it. `rules` are those that the text has without a scope.
 */
function rulesInScope(
  page: CSSStyleSheet,
  text: string,
  rules: readonly CSSRule[],
  selector: string,
): CSSGroupingRule {
  page.replaceSync(`@scope (${selector}) {${text}\n}`);
  const [first, second] = page.cssRules;
  const scoped = first as CSSGroupingRule;
  const own = rules.filter(isForElements);
  // A brace too many ends the scope early. In a block, HTML comments and layers differ in meaning.
  const isSame = [...scoped.cssRules].filter(isForElements).length === own.length;
  if (isSame && second === undefined) return scoped;
  page.replaceSync(`@scope (${selector}) {}`);
  const empty = page.cssRules[0] as CSSGroupingRule;
  for (const rule of own) append(empty, rule);
  return empty;
}

function append(to: CSSStyleSheet | CSSGroupingRule, {cssText}: CSSRule): void {
  to.insertRule(cssText, to.cssRules.length);
}

/** The rules of a list, also those in layers that the text of the style sheet still has. */
function* unlayered(rules: CSSRuleList, depth = 0): Generator<CSSRule> {
  for (const rule of rules) {
    const isLayer = rule instanceof CSSLayerBlockRule && depth < deepest;
    if (isLayer) yield* unlayered(rule.cssRules, depth + 1);
    else if (!(rule instanceof CSSLayerStatementRule)) yield rule;
  }
}

/** Whether a rule is about elements, and not about the document. */
function isForElements(rule: CSSRule): boolean {
  return isAllowed(rule) && nameOf(rule) === undefined;
}

/** What a rule names for the whole document: a typeface or an animation. */
function nameOf(rule: CSSRule): string | undefined {
  if (rule instanceof CSSKeyframesRule) return rule.name;
  if (!(rule instanceof CSSFontFaceRule)) return undefined;
  return unquoted(rule.style.getPropertyValue('font-family'));
}

/** A layer, or the order of layers. */
function isLayer(rule: CSSRule): boolean {
  return rule instanceof CSSLayerBlockRule || rule instanceof CSSLayerStatementRule;
}

/** Whether a rule contains others, and says nothing about elements itself. */
function isGroup(rule: CSSRule): rule is CSSGroupingRule {
  if (!(rule instanceof CSSGroupingRule) || rule instanceof CSSStyleRule) return false;
  return isAllowed(rule) || isLayer(rule);
}

/** The names that rules give to typefaces and animations, also in conditions. */
function namesIn(rules: Iterable<CSSRule>, names = new Set<string>(), depth = 0): Set<string> {
  for (const rule of rules) {
    const name = nameOf(rule);
    if (name !== undefined) names.add(name);
    else if (isGroup(rule) && depth < deepest) namesIn(rule.cssRules, names, depth + 1);
  }
  return names;
}

/** Leaves those parts of rules out that would have an effect outside of the page. */
class Restriction {
  readonly leftOut = new Set<string>();
  readonly #restricted = new WeakSet<CSSStyleDeclaration>();
  readonly #scope: SheetScope;
  readonly #resolve: (url: string) => string | undefined;
  /** The typefaces and animations of the style sheet, and their names in the document. */
  readonly #names: ReadonlyMap<string, string>;

  constructor(
    names: ReadonlyMap<string, string>,
    scope: SheetScope,
    resolve: (url: string) => string | undefined,
  ) {
    this.#scope = scope;
    this.#resolve = resolve;
    this.#names = names;
  }

  /**
   * Takes what a rule says about the frame out of it, and adds that to a style sheet, as rules for
   * parts. Returns whether there is a rest.
   */
  takeFrame(rule: CSSRule, to: CSSStyleSheet | CSSMediaRule, depth = 0): boolean {
    if (rule instanceof CSSMediaRule && depth < deepest)
      return this.#takeFromMedia(rule, to, depth);
    if (!(rule instanceof CSSStyleRule)) return true;
    const selectors = selectorsIn(rule.selectorText);
    this.#takeVariables(rule, selectors, to);
    const others = this.#takeBackground(rule, selectors, to);
    const about = others.map((one) => ({one, found: frameSelector(one)}));
    if (!about.some(({found}) => found)) return true;
    this.#restrict(rule.style);
    const frame = new Set<string>();
    for (const {one, found} of about) {
      if (!found) continue;
      const {parts, site, state} = found;
      if (parts.length === 0 || rule.cssRules.length > 0) this.#leaveOut(one);
      for (const part of parts) frame.add(`${this.#scope.site}${site}::part(${part})${state}`);
    }
    if (frame.size > 0) {
      // One rule for all parts: otherwise, each would have a copy of the declarations.
      const at = to.cssRules.length;
      to.insertRule(`${[...frame].join(', ')} {${rule.style.cssText}}`, at);
      const lost = restrictToFrame((to.cssRules[at] as CSSStyleRule).style);
      // In the page, they may have an effect.
      if (!about.some(({found}) => found?.isInPage)) for (const one of lost) this.#leaveOut(one);
    }
    const rest = about.filter(({found}) => !found || found.isInPage).map(({one}) => one);
    if (rest.length > 0) rule.selectorText = rest.join(', ');
    return rest.length > 0;
  }

  /** Gives the frame the variables of the page, which rules for the frame may use. */
  #takeVariables(
    {style}: CSSStyleRule,
    selectors: readonly string[],
    to: CSSStyleSheet | CSSMediaRule,
  ): void {
    const sites = selectors.map(siteSelector).filter((one) => one !== undefined);
    if (sites.length === 0 || !/(?:^|; )--/.test(style.cssText)) return;
    this.#restrict(style);
    const at = to.cssRules.length;
    to.insertRule(`${sites.map((one) => this.#scope.site + one).join(', ')} {}`, at);
    const {style: variables} = to.cssRules[at] as CSSStyleRule;
    for (const property of style) {
      if (!property.startsWith('--')) continue;
      const priority = style.getPropertyPriority(property);
      variables.setProperty(property, style.getPropertyValue(property), priority);
    }
    if (variables.length === 0) to.deleteRule(at);
  }

  /**
   * Gives the whole site the background of `html`, `body` and `:root`. Returns the selectors that
   * the rule still has.
   */
  #takeBackground(
    rule: CSSStyleRule,
    selectors: readonly string[],
    to: CSSStyleSheet | CSSMediaRule,
  ): readonly string[] {
    const {style} = rule;
    const sites = selectors.map(siteSelector).filter((one) => one !== undefined);
    if (sites.length === 0 || ![...style].some(isBackground)) return selectors;
    this.#restrict(style);
    const at = to.cssRules.length;
    const parts = sites.map((one) => `${this.#scope.site}${one}::part(layout)`);
    to.insertRule(`${parts.join(', ')} {${style.cssText}}`, at);
    const {style: backdrop} = to.cssRules[at] as CSSStyleRule;
    for (const property of [...backdrop]) {
      if (!isBackground(property)) backdrop.removeProperty(property);
    }
    const others = selectors.filter((one) => siteSelector(one) === undefined);
    if (others.length === 0) {
      for (const property of [...style]) if (isBackground(property)) style.removeProperty(property);
    } else if ([...style].every(isBackground)) {
      rule.selectorText = others.join(', ');
      return others;
    }
    return selectors;
  }

  #takeFromMedia(rule: CSSMediaRule, to: CSSStyleSheet | CSSMediaRule, depth: number): boolean {
    const at = to.cssRules.length;
    to.insertRule('@media all {}', at);
    const group = to.cssRules[at] as CSSMediaRule;
    group.media.mediaText = rule.media.mediaText;
    for (let index = 0; index < rule.cssRules.length;) {
      if (this.takeFrame(rule.cssRules[index] as CSSRule, group, depth + 1)) index++;
      else rule.deleteRule(index);
    }
    if (group.cssRules.length === 0) to.deleteRule(at);
    return rule.cssRules.length > 0;
  }

  /**
   * Leaves only animations and typefaces, with the conditions around them. Reports what is allowed
   * nowhere.
   */
  keepNamed(group: CSSStyleSheet | CSSGroupingRule, depth = 0): void {
    const kept = [...group.cssRules].map((rule) => {
      if (isGroup(rule) && depth < deepest) {
        this.keepNamed(rule, depth + 1);
        return rule.cssRules.length > 0;
      }
      return !isForElements(rule) && !isLayer(rule) && this.keeps(rule);
    });
    // From the last one: the others keep their positions.
    for (let at = kept.length - 1; at >= 0; at--) if (!kept[at]) group.deleteRule(at);
  }

  /** Whether anything is kept of a rule, from which the rest is removed. */
  keeps(rule: CSSRule, depth = 0): boolean {
    const isAllowedHere = depth < deepest && isAllowed(rule);
    const isKept = isAllowedHere && (!(rule instanceof CSSStyleRule) || this.#keepsSelector(rule));
    if (!isKept) {
      this.#leaveOut(startOf(rule));
      return false;
    }
    if (rule instanceof CSSKeyframesRule) rule.name = this.#names.get(rule.name) ?? rule.name;
    if ('style' in rule) this.#restrict(rule.style as CSSStyleDeclaration);
    if ('cssRules' in rule) this.#restrictGroup(rule as CSSGroupingRule, depth);
    if (rule instanceof CSSStyleRule && isAboutPage(rule.selectorText)) limitText(rule);
    return true;
  }

  #keepsSelector(rule: CSSStyleRule): boolean {
    // Only those that are nested are left: they may depend on the page, and parts may not.
    for (const one of selectorsIn(rule.selectorText)) {
      const written = one.replace(/^& /, '');
      if (frameSelector(written)?.isInPage === false) this.#leaveOut(written);
    }
    const read = pageSelector(rule.selectorText, this.#scope.inState);
    if (read === undefined) return false;
    const {parentRule} = rule;
    const isInPage = parentRule instanceof CSSStyleRule && wholePage.test(parentRule.selectorText);
    // A nested selector is below the one around it, unless it names that.
    const selector = isInPage ? read.replace(/(^|, )(?:& )?:scope/g, '$1&') : read;
    if (selector !== rule.selectorText) rule.selectorText = selector;
    return true;
  }

  #restrictGroup(group: CSSGroupingRule, depth: number): void {
    const {cssRules} = group;
    // From the last one: the others keep their positions.
    for (let at = cssRules.length - 1; at >= 0; at--) {
      const rule = cssRules[at];
      if (rule instanceof CSSKeyframeRule) this.#restrict(rule.style);
      else if (rule && (nameOf(rule) !== undefined || !this.keeps(rule, depth + 1)))
        group.deleteRule(at);
    }
  }

  #restrict(style: CSSStyleDeclaration): void {
    if (this.#restricted.has(style)) return;
    this.#restricted.add(style);
    const {cssText} = style;
    const text = withUrls(cssText, this.#resolve);
    if (text !== cssText) style.cssText = text;
    for (const property of [...style]) {
      const value = style.getPropertyValue(property);
      if (reaching.test(property) || (property === 'position' && !inPage.test(value))) {
        style.removeProperty(property);
        this.#leaveOut(`${property}: ${value}`);
      } else if (/^(?:--.*|font-family|animation-name)$/.test(property)) {
        // In a shorthand with a variable, nobody knows yet what is the value of a part.
        const name = value === '' ? property.replace(/-(?:family|name)$/, '') : property;
        const written = style.getPropertyValue(name);
        const renamed = withNames(written, this.#names, value === '' || hasTime.test(value));
        if (renamed === written) continue;
        style.setProperty(name, renamed, style.getPropertyPriority(name));
      }
    }
  }

  #leaveOut(what: string): void {
    this.leftOut.add(what.slice(0, 80).trim().replace(/\s+/g, ' '));
  }
}

/** The page, perhaps only one that has something: `:scope:has(.a)`. */
const wholePage = /^(?:(?:^|, ):scope(?::has\((?:[^()]|\([^()]*\))*\)|[^\s>+~,()])*)+$/;

/** Removes and lists the declarations of a rule for the frame that would reach out of its parts. */
function restrictToFrame(style: CSSStyleDeclaration): readonly string[] {
  return [...style].flatMap((property) => {
    // A part of a shorthand with a variable has no value.
    const value = style.getPropertyValue(property);
    if (isForFrame(property, value)) return [];
    style.removeProperty(property);
    return [value === '' ? property : `${property}: ${value}`];
  });
}

/** Leaves the column beside the text where it is, however narrow the text is to be. */
function limitText(rule: CSSStyleRule): void {
  const limits = [...rule.style].filter(limitsText);
  if (limits.length === 0) return;
  rule.insertRule(`${textColumn} {}`, 0);
  const {style} = rule.cssRules[0] as CSSStyleRule;
  for (const property of limits) {
    const priority = rule.style.getPropertyPriority(property);
    style.setProperty(property, rule.style.getPropertyValue(property), priority);
    rule.style.removeProperty(property);
  }
}

/** How a rule begins. The text of a rule with rules in it may be very long. */
function startOf(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) return rule.selectorText;
  if (!('cssRules' in rule)) return /^[^{;]*/.exec(rule.cssText)?.[0] ?? '';
  return `@${/^CSS([A-Z][a-z]+)/.exec(rule.constructor.name)?.[1]?.toLowerCase() ?? ''}`;
}

/** The value of a variable for `animation` has a time. */
const hasTime = /\d(?:ms|s)\b/;

/** Tokens of ours, and properties with names for all of the document. */
const reaching = /^(?:--(?:docs-|_)|view-transition-|anchor-name$|timeline-scope$)/;

/** Where elements stay with the page; what a variable contains is not known. */
const inPage =
  /^(?:absolute|relative|static|sticky|-webkit-sticky|initial|inherit|unset|revert.*)$/;

/** Whether a rule of this kind has an effect in its scope only. */
function isAllowed(rule: CSSRule): boolean {
  if (rule instanceof CSSStyleRule || rule instanceof CSSConditionRule) return true;
  if (nameOf(rule) !== undefined) return true;
  // Newer than some supported browsers.
  return /^CSS(?:NestedDeclarations|StartingStyleRule)$/.test(rule.constructor.name);
}
