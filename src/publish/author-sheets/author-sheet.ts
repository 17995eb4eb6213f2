import postcss, {type AtRule, type ChildNode, type Container, type Root, type Rule} from 'postcss';
import parse from 'postcss-safe-parser';
import {frameParts} from '../../theme/style-sheets/format-names.js';
import {
  frameSelector,
  isBackground,
  isForFrame,
  siteSelector,
} from '../../theme/style-sheets/frame-selector.js';
import {
  isAboutPage,
  limitsText,
  pageSelector,
  selectorsIn,
  textColumn,
} from '../../theme/style-sheets/sheet-selector.js';
import {unquoted, withNames, withoutLayers, withUrls} from '../../theme/style-sheets/sheet-text.js';
import {asWritten, dark, ofAuthor, stateSelector, withClasses} from './author-selector.js';
import {mayRequest, plainCss, preprocessed} from './plain-css.js';

/** The article of a published page. */
const page = ".docs-site-layout [part~='page']";

/** The frame of a page. With an id in the list, its styles win over ours, as those of parts do. */
const frameScope = ':is(.docs-site-layout, #docs-author)';

/** The beginning of the names of animations and typefaces. */
const prefix = 'docs-author-';

/** The dark mode: the reader's, or that of the system. */
const darkModes = [
  [":is([data-docs-mode='dark'] :scope)", undefined],
  [':is(:root:not([data-docs-mode]) :scope)', '(prefers-color-scheme: dark)'],
] as const;

/** The frame of a site with an attribute: in both modes, in dark mode, and in light mode. */
const frameModes: ReadonlyMap<string, readonly (readonly [selector: string, media?: string])[]> =
  new Map([
    ['', [[frameScope]]],
    ['[data-dark]', frameIn('dark')],
    [':not([data-dark])', frameIn('light')],
  ]);

/** The mode is the reader's, or that of the system. */
function frameIn(mode: string): readonly (readonly [selector: string, media?: string])[] {
  return [
    [`[data-docs-mode='${mode}'] ${frameScope}`],
    [`:root:not([data-docs-mode]) ${frameScope}`, `(prefers-color-scheme: ${mode})`],
  ];
}

/** So deep are rules nested at most; what is deeper is left out. */
const deepest = 100;

/** So many rules for dark mode may be nested: each is written twice, with those in it. */
const mostDark = 4;

/** The at-rules with names for all of the document. */
const naming = /^(?:-webkit-)?keyframes$|^font-face$/i;

/**
 * The style sheet of an author for published pages: its rules apply to the text of a page and to
 * parts of the frame, as those of the element do (decision 0038). What has no effect there has none
 * here; selectors of the path of a page have none, either. It is empty if `media` is not a list of
 * media queries.
 *
 * `resolve` gives the URL of a file for pages of any folder; `undefined` for one that is refused.
 * `within` selects the page, if it is not the only one of its document.
 */
export function authorSheet(
  text: string,
  media: string,
  resolve: (url: string) => string | undefined,
  within = page,
): string {
  const condition = mediaQueries(preprocessed(media));
  if (condition === undefined) return '';
  // As browsers do, it goes on after what it cannot read. Files that a comment names are not read.
  const sheet = parse(withoutLayers(preprocessed(text)), {map: false}) as Root;
  leaveOutDeep(sheet);
  // What is between rules: comments, and brackets too many.
  sheet.raws = {};
  sheet.walk((node) => {
    node.raws = {};
  });
  const names = namesIn(sheet);
  const named = postcss.root();
  const frame = postcss.root();
  for (const node of [...sheet.nodes]) {
    restrict(node, {names, resolve, named, frame, around: [], dark: 0});
  }
  const scoped = sheet.toString().trim();
  const parts = [
    named.toString(),
    scoped === '' ? '' : `@scope (${within}) {\n${scoped}\n}`,
    frame.toString(),
  ];
  const own = parts.filter(Boolean).join('\n');
  return own === '' || condition === '' ? own : `@media ${condition} {\n${own}\n}`;
}

/** A list of media queries as it was written; `undefined` if it could be anything else. */
function mediaQueries(text: string): string | undefined {
  return /["'{};@\\]|\/\*/.test(text) ? undefined : plainCss(text.trim());
}

/** Leaves rules out that are nested too deep for functions that call themselves. */
function leaveOutDeep(sheet: Root): void {
  const open: {readonly outer: Container; readonly depth: number}[] = [{outer: sheet, depth: 0}];
  for (let at = open.pop(); at; at = open.pop()) {
    const {outer, depth} = at;
    const isContainer = (node: ChildNode) => 'nodes' in node && node.nodes !== undefined;
    const inner = (outer.nodes ?? []).filter(isContainer);
    if (depth === deepest) outer.nodes = outer.nodes?.filter((node) => !isContainer(node));
    else for (const node of inner) open.push({outer: node as Container, depth: depth + 1});
  }
}

/** What reading a rule needs, and where those go that are not about the page. */
interface Sheet {
  /** The typefaces and animations of the style sheet, and their names in the document. */
  readonly names: ReadonlyMap<string, string>;
  readonly resolve: (url: string) => string | undefined;
  readonly named: Container;
  readonly frame: Container;
  /** The conditions around a rule, outermost first. */
  readonly around: readonly AtRule[];
  /** How many rules around a rule are for dark mode. */
  readonly dark: number;
}

function namesIn(sheet: Container): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  sheet.walkAtRules(naming, (rule) => {
    const name = nameOf(rule);
    if (name !== undefined) names.set(name, prefix + name);
  });
  return names;
}

function nameOf(rule: AtRule): string | undefined {
  if (/keyframes$/i.test(rule.name)) return unquoted(rule.params);
  const family = rule.nodes?.find(isFamily);
  return family?.type === 'decl' ? unquoted(family.value) : undefined;
}

function isFamily(node: ChildNode): boolean {
  return node.type === 'decl' && /^font-family$/i.test(node.prop);
}

/** Leaves those parts of a rule out that would have an effect outside of the page. */
function restrict(node: ChildNode, sheet: Sheet): void {
  if (node.type === 'atrule') restrictGroup(node, sheet);
  else if (node.type === 'rule') restrictRule(node, sheet);
  else if (node.type === 'decl') restrictDeclaration(node, sheet);
  else node.remove();
}

function restrictGroup(rule: AtRule, sheet: Sheet): void {
  const {nodes, name} = rule;
  if (naming.test(name)) {
    const own = nameOf(rule);
    if (!nodes || own === undefined) return void rule.remove();
    const isFace = /^font-face$/i.test(name);
    for (const node of [...nodes]) {
      if (node.type === 'decl') restrictDeclaration(node, sheet);
      else if (isFace || node.type !== 'rule') node.remove();
      else restrictStep(node, sheet);
    }
    const moved = rule.clone(isFace ? {} : {params: JSON.stringify(prefix + own)});
    sheet.named.append(inConditions(moved, sheet.around));
    return void rule.remove();
  }
  const condition = isCondition(rule) ? plainCss(rule.params) : undefined;
  if (!nodes || condition === undefined) return void rule.remove();
  rule.params = condition;
  for (const inner of [...nodes]) restrict(inner, {...sheet, around: [...sheet.around, rule]});
  if (rule.nodes?.length === 0) rule.remove();
}

function isCondition({name, params}: AtRule): boolean {
  return /^(?:media|supports|container|starting-style)$/i.test(name) && !/[{};]/.test(params);
}

/** A step of an animation. */
function restrictStep(step: Rule, sheet: Sheet): void {
  if (!/^[-\w.%+,\s]*$/.test(step.selector)) return void step.remove();
  for (const node of [...step.nodes]) {
    if (node.type === 'decl') restrictDeclaration(node, sheet);
    else node.remove();
  }
}

function restrictRule(rule: Rule, sheet: Sheet): void {
  const selector = asWritten(plainCss(rule.selector, {escapes: true}) ?? '');
  const own = selector === '' ? [] : takeFrame(rule, selectorsIn(selector), sheet);
  const wanted = own.map(ofAuthor).join(', ');
  const read = own.length === 0 ? undefined : pageSelector(wanted, stateSelector);
  if (read === undefined || read.includes('[data-current-path')) return void rule.remove();
  const isNested = rule.parent?.type === 'rule';
  const published = withClasses(isNested ? read.replace(/(^|, )(?:& )?:scope/g, '$1&') : read);
  const isDark = published.includes(dark);
  const isPlain = plainCss(published, {escapes: true}) !== undefined;
  if (!isPlain || (isDark && sheet.dark === mostDark)) return void rule.remove();
  const inside = isDark ? {...sheet, dark: sheet.dark + 1} : sheet;
  for (const node of [...rule.nodes]) restrict(node, inside);
  if (rule.nodes.length === 0) return void rule.remove();
  if (isAboutPage(published)) limitText(rule);
  if (!isDark) {
    rule.selector = published;
    return;
  }
  const copies = darkModes.map(([state, media]) => {
    const copy = rule.clone({selector: published.replaceAll(dark, state)});
    return media === undefined
      ? copy
      : postcss.atRule({name: 'media', params: media, nodes: [copy]});
  });
  rule.replaceWith(...copies);
}

/** Leaves the column beside the text where it is, however narrow the text is to be. */
function limitText(rule: Rule): void {
  const limits = rule.nodes.filter((node) => node.type === 'decl' && limitsText(node.prop));
  if (limits.length === 0) return;
  const column = postcss.rule({selector: withClasses(textColumn)});
  limits[0]?.before(column);
  column.append(limits);
}

/** The selectors that are about the page. A rule for the others goes to the frame. */
function takeFrame(rule: Rule, selectors: readonly string[], sheet: Sheet): readonly string[] {
  const ofPage = (one: string) => frameSelector(one)?.isInPage !== false;
  if (rule.parent?.type === 'rule') return selectors.filter(ofPage);
  const others = takeBackground(rule, selectors, sheet);
  for (const [site, modes] of frameModes) {
    const ends = others.flatMap((one) => {
      const found = frameSelector(one);
      if (found?.site !== site) return [];
      return found.parts.map((part) => ` ${frameParts.get(part) ?? ''}`.trimEnd() + found.state);
    });
    if (ends.length === 0) continue;
    const isKept = (node: postcss.Declaration) => isForFrame(node.prop.toLowerCase(), node.value);
    addToFrame(rule, modes, ends, isKept, sheet);
  }
  return others.filter(ofPage);
}

/**
 * Gives the whole site the background of `html`, `body` and `:root`. Returns the selectors that the
 * rule still has.
 */
function takeBackground(rule: Rule, selectors: readonly string[], sheet: Sheet): readonly string[] {
  const isOfBackground = (node: ChildNode) =>
    node.type === 'decl' && isBackground(node.prop.toLowerCase());
  const sites = new Set(selectors.map(siteSelector).filter((one) => one !== undefined));
  if (sites.size === 0 || !rule.nodes.some(isOfBackground)) return selectors;
  for (const site of sites) {
    const modes = frameModes.get(site);
    // Selectors of the path of a page have no effect here.
    if (modes) addToFrame(rule, modes, [''], isOfBackground, sheet);
  }
  const others = selectors.filter((one) => siteSelector(one) === undefined);
  if (others.length > 0) return rule.nodes.every(isOfBackground) ? others : selectors;
  for (const node of [...rule.nodes]) if (isOfBackground(node)) node.remove();
  return selectors;
}

/** Adds those declarations of a rule to the frame that are kept there. */
function addToFrame(
  rule: Rule,
  modes: readonly (readonly [selector: string, media?: string])[],
  ends: readonly string[],
  isKept: (declaration: postcss.Declaration) => boolean,
  sheet: Sheet,
): void {
  for (const [scope, media] of modes) {
    const copy = rule.clone({selector: ends.map((end) => scope + end).join(', ')});
    for (const node of [...copy.nodes]) {
      if (node.type === 'decl' && isKept(node)) restrictDeclaration(node, sheet);
      else node.remove();
    }
    const around = media ? [...sheet.around, mediaRule(media)] : sheet.around;
    if (copy.nodes.length > 0) sheet.frame.append(inConditions(copy, around));
  }
}

function mediaRule(params: string): AtRule {
  return postcss.atRule({name: 'media', params});
}

function restrictDeclaration(
  declaration: postcss.Declaration,
  {names, resolve}: Pick<Sheet, 'names' | 'resolve'>,
): void {
  const {prop: written} = declaration;
  // The names of variables are the only ones with case.
  const prop = written.startsWith('--') ? written : written.toLowerCase();
  // A URL that was not read is none for browsers, either.
  const url = (quoted: string) => withUrls(`url(${quoted})`, resolve);
  const value = /^[\w-]+$/.test(prop) ? plainCss(declaration.value, {url})?.trim() : undefined;
  const isOutside = reaching.test(prop) || (prop === 'position' && !inPage.test(value ?? ''));
  if (value === undefined || isOutside || mayRequest(value)) return void declaration.remove();
  declaration.prop = prop;
  const plain = prop.replace(/^-webkit-/, '');
  if (/^(?:--.*|font-family|animation-name)$/.test(plain)) {
    declaration.value = withNames(value, names, /\d(?:ms|s)\b/.test(value));
  } else if (/^(?:font|animation)$/.test(plain)) declaration.value = withNames(value, names, true);
  else declaration.value = value;
}

/** Tokens of ours, and properties with names for all of the document. */
const reaching = /^(?:--(?:docs-|_)|view-transition-|anchor-name$|timeline-scope$)/i;

/** Where elements stay with the page; what a variable contains is not known. */
const inPage =
  /^(?:absolute|relative|static|sticky|-webkit-sticky|initial|inherit|unset|revert.*)$/i;

/** A rule in copies of the conditions around it. */
function inConditions(rule: ChildNode, around: readonly AtRule[]): ChildNode {
  return around.reduceRight<ChildNode>(
    (inner, {name, params}) => postcss.atRule({name, params, nodes: [inner]}),
    rule,
  );
}
