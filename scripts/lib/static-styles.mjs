import {build} from 'esbuild';
import postcss from 'postcss';
import {fileURLToPath} from 'node:url';
import {minifyCss} from './bundle/minify-templates.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The elements whose HTML is not made of their templates (`elements/static/static-elements.ts` has
 * the others): the module, the class, and for those with a slot the part that contains it.
 */
const others = [
  ['components/code/docs-code', 'DocsCode', 'none'],
  ['components/disclosures/docs-expandable', 'DocsExpandable', 'content'],
  ['components/frame/docs-frame', 'DocsFrame', 'panel'],
  ['components/icons/docs-icon', 'DocsIcon'],
  ['components/code/docs-code-group', 'DocsCodeGroup', 'panel'],
  ['components/prompt/docs-prompt', 'DocsPrompt', 'text'],
  ['components/tabs/docs-tabs', 'DocsTabs', 'panel'],
  ['components/tabs/docs-tabs', 'DocsTab', 'slot'],
  ['components/tree/docs-tree', 'DocsTree', 'tree'],
  ['components/tree/docs-tree-item', 'DocsTreeFolder', 'content'],
  ['components/tree/docs-tree-item', 'DocsTreeFile', 'none'],
  ['components/view/docs-view', 'DocsView', 'slot'],
  ['menus/docs-page-menu', 'DocsPageMenu'],
  ['api/docs-endpoint', 'DocsEndpoint', 'none'],
  ['components/diagrams/docs-math', 'DocsMath', 'formula'],
  ['layout/docs-backdrop', 'DocsBackdrop'],
  ['layout/docs-banner', 'DocsBanner'],
  ['layout/topbar/docs-topbar', 'DocsTopbar'],
  ['search/docs-search', 'DocsSearch'],
  ['layout/sidebar/docs-sidebar', 'DocsSidebar'],
  ['layout/docs-outline', 'DocsOutline'],
  ['layout/docs-directory', 'DocsDirectory'],
  ['layout/docs-pager', 'DocsPager'],
  ['layout/docs-feedback', 'DocsFeedback'],
  ['layout/docs-footer', 'DocsFooter'],
  ['layout/docs-notes', 'DocsNotes'],
];

/** Sheets of the document or of the site, as they are. */
const shared = [
  ['styles/tokens.css', 'tokenStyles'],
  ['styles/tokens.css', 'derivedTokenStyles'],
  ['styles/prose.css', 'proseStyles'],
  ['styles/host.css', 'hostStyles'],
  ['site/docs-site.css', 'siteStyles'],
  ['site/site-frame.css', 'frameStyles'],
  ['components/code/code-extras.css', 'codeExtrasStyles'],
  ['menus/docs-page-menu.css', 'pageMenuPlace'],
  ['page/breadcrumbs', 'breadcrumbStyles'],
];

/**
 * The style sheets of published pages, by their files: the styles of the elements, with classes in
 * the place of the shadow roots that only a script makes. `isolation` precedes them, and
 * `ownStyles` follow. Most pages need only the first file: they are shown when it has come.
 *
 * Layers keep the order in which browsers apply styles across shadow roots: the styles of an
 * element for itself, then those of the element whose slot it is in, then those of the document for
 * its content, then those for the parts of the element, which styles of the document do not reach.
 */
export async function staticStyles({isolation, ownStyles}) {
  const styles = await loadStyles();
  const {proseStyles, pageMenuPlace} = styles;
  const elements = elementsIn(styles);
  const hosts = elements.map(({name}) => `.${name}`);
  const {namesInStyles, tagClass} = styles;
  const scope = (css, options) =>
    scoped(css, {...options, tagClass, parts: namesInStyles(css).parts});
  const sheets = [
    '@layer docs-host, docs-slotted, docs-prose;',
    // What a site sets comes before them, and so does what the author's own document sets.
    styles.derivedTokenStyles.cssText.replace(/:host/g, ':where(docs-site)'),
    tokens(styles.tokenStyles.cssText),
    `@layer docs-prose { ${prose(proseStyles.cssText + pageMenuPlace.cssText, elements)} }`,
    styles.breadcrumbStyles.cssText,
    isolation.replaceAll('.docs-host', hosts.join(', ')),
    ...elements.map(({type, name, slot}) => {
      const own = textOf(type.styles, styles.hostStyles);
      return withSiteMode(scope(own, {host: `.${name}`, prefix: name, slot}));
    }),
    scope(styles.codeExtrasStyles.cssText, {
      host: '.docs-code',
      prefix: 'docs-code',
      slot: 'none',
    }),
    ...[styles.siteStyles, styles.frameStyles].map(({cssText}) =>
      // More specific than what keeps the styles of the document from the frame.
      scope(cssText, {host: 'docs-site', prefix: 'docs-site'}).replaceAll(
        'docs-site main',
        '.docs-site-content > main',
      ),
    ),
    `@font-face { font-family: docs-math; src: ${styles.mathFontSources('fonts/').join()}; }`,
    ownStyles,
  ];
  const whole = minifyCss(styles.withDocumentMode(sheets.join('\n')));
  const {common, rare} = split(whole, styles.hasRareClass);
  return new Map([
    ['built.css', common],
    ['built-more.css', rare],
  ]);
}

/** Separates the rules for components that `isRare` knows from the others. */
function split(css, isRare) {
  const [common, rare] = [postcss.parse(css), postcss.parse(css)];
  keepRules(common, (selector) => !isRare(subjectsOf(selector)));
  keepRules(rare, (selector) => isRare(subjectsOf(selector)));
  // Rules that are not of a selector: layers, typefaces, movements.
  rare.each((node) => {
    if (node.type === 'atrule' && !node.nodes?.some(({type}) => type === 'rule')) node.remove();
  });
  return {common: common.toString(), rare: rare.toString()};
}

function keepRules(sheet, isKept) {
  sheet.walkRules((rule) => {
    // What is nested, and the steps of a movement, go with what is around them.
    if (rule.parent.type === 'rule' || /keyframes$/.test(rule.parent.name)) return;
    const selectors = rule.selectors.filter(isKept);
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

/** A selector without what is in brackets: `:is(.a, .b)` may select one that is on the page. */
function subjectsOf(selector) {
  let text = selector;
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(/\([^()]*\)/g, '');
  }
  return text;
}

/** Elements that are one class here. */
const aliases = new Map([
  ['docs-param-field', 'docs-field'],
  ['docs-response-field', 'docs-field'],
  ['docs-card-group', 'docs-columns'],
]);

function classOf(name) {
  return `.${aliases.get(name) ?? name}`;
}

/** The mode of an element is that of its site, which a script sets. */
function withSiteMode(css) {
  return css.replace(/(\.[\w-]+)(\[data-mode='\w+'\])/g, 'docs-site$2 $1');
}

/** All elements with their styles, by the class that they have; their parts have longer names. */
function elementsIn({staticElements, ...styles}) {
  const written = [...staticElements.values()].map((element) => ({slot: 'none', ...element}));
  const rest = others.map(([, name, slot], index) => {
    return {type: styles[`element${index}`], name: tagOf(name), slot};
  });
  // Elements of the same styles have one class.
  return [...new Map([...written, ...rest].map((element) => [element.name, element])).values()];
}

/**
 * The tokens, and what a document has that contains only a site: an attribute says so, since in a
 * document that is being loaded, browsers find out too late what `:has()` selects.
 */
function tokens(css) {
  return css
    .replace(/--docs-font-text:([^;]+);/, '$&--docs-font-system:$1;')
    .replace(/:root:has\(> body > docs-site\):not\([^{]*(?=\{)/, ':root[data-docs-alone] ')
    .replace(/body:has\(> docs-site\):not\([^{]*(?=\{)/, '[data-docs-alone] > body ')
    .replace(/&:has\(> body > docs-site\[data-mode='(\w+)'\]\)/g, "&[data-docs-mode='$1']");
}

/**
 * The styles of the content, which is in the light DOM of a site. Its children are those of a part
 * here, and so is what is in the slot of an element. Its container is the site, which has a name
 * here: there are others in between.
 */
function prose(css, elements) {
  const slots = new Map(
    elements.flatMap(({name, slot}) =>
      slot && slot !== 'none' ? [[name, `.${name}-${slot}`]] : [],
    ),
  );
  const sheet = postcss.parse(css);
  // A paragraph that contains a block is not a `<p>`.
  sheet.walkRules((rule) => {
    rule.selector = rule.selector.replace(
      /(?<=^|[\s(,>+])p(?=$|[\s),>+])/g,
      ':is(p, .docs-paragraph)',
    );
  });
  const slotted = (name) => slots.get(classOf(name).slice(1)) ?? classOf(name);
  return (
    sheet
      .toString()
      .replace(/@container (?=\()/g, '@container docs-site ')
      .replace(/^\s*docs-site:where[^{]*\{/m, '.docs-site-body {')
      .replace(
        /:is\(([^()]*docs-[^()]*)\)(?=\s*>)/g,
        (_, names) => `:is(${names.replace(customElement, slotted)})`,
      )
      .replace(/(?<![\w.#[:-])(docs-(?!site\b)[a-z-]+)(?=\s*>)/g, (_, name) => slotted(name))
      // Tags are in selectors only, and names of animations begin like them.
      .replace(/(?<![\w.#[:-])docs-(?!site\b|edges|breathe)[a-z-]+/g, classOf)
  );
}

function tagOf(name) {
  return name.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
}

function textOf(styles, hostStyles) {
  const all = [styles].flat(Infinity);
  return all.flatMap((one) => (one === hostStyles ? [] : one.cssText)).join('\n');
}

/**
 * Styles of a shadow root for elements with classes: `[part='x']` is the class `prefix-x`. In an
 * element with a slot, tags are classes, too, since what is in the slot may have the same tags.
 */
function scoped(css, {host, prefix, slot, tagClass, parts}) {
  const sheet = postcss.parse(withDisclosures(css));
  const layered = new Set();
  sheet.walkRules((rule) => {
    if (layered.has(rule) || layered.has(rule.parent)) return;
    if (rule.parent.type === 'atrule' && /keyframes$/.test(rule.parent.name)) return;
    const isInner = rule.parent.type === 'rule';
    const layerIn = (selector) => (isInner ? undefined : layerOf(selector));
    const of = (layer) => rule.selectors.filter((selector) => layerIn(selector) === layer);
    const named = (selectors) => selectors.map((selector) => scopedSelector(selector, isInner));
    for (const params of ['docs-host', 'docs-slotted']) {
      if (of(params).length === 0) continue;
      const layer = postcss.atRule({name: 'layer', params});
      layer.append(rule.clone({selectors: named(of(params))}));
      rule.before(layer);
      layered.add(layer.first);
    }
    const inner = of(undefined);
    if (inner.length === 0) rule.remove();
    else rule.selectors = named(inner);
  });
  return sheet.toString();

  /** The layer of rules about the element itself, or about what is in its slot. */
  function layerOf(selector) {
    if (slot === undefined) return undefined;
    if (/::slotted\(.*\)$/.test(selector)) return 'docs-slotted';
    return /:host(?:\((?:[^()]|\([^()]*\))*\))?$/.test(selector) ? 'docs-host' : undefined;
  }

  function scopedSelector(selector, isInner) {
    const slots = [];
    const found = selector
      .replace(/::slotted\(((?:[^()]|\([^()]*\))*)\)/g, (_, inner) => {
        slots.push(` > ${inner.replace(customElement, classOf)}`);
        return `.${prefix}-${slot}\uE000`;
      })
      .replace(/:host\(((?:[^()]|\([^()]*\))*)\)/g, (_, inner) => host + onHost(inner))
      .replace(/:host\b/g, host)
      .replace(/\[part~?=['"]?([\w-]+)['"]?\]/g, `.${prefix}-$1`)
      .replace(customElement, (name) => (slot === undefined ? classOf(name) : classOfTag(name)));
    const named = (slot === undefined ? found : withTags(found)).replaceAll(
      '\uE000',
      () => slots.shift() ?? '',
    );
    const isScoped = named.includes(`.${prefix}-`) || named.includes(host);
    return isInner || isScoped ? named : `${host} ${named}`;
  }

  function classOfTag(tag) {
    return `.${tagClass(prefix, tag, parts)}`;
  }

  /** The tags in a selector as classes. */
  function withTags(selector) {
    return selector.replace(
      /(^|[\s>+~,]|(?<!:dir)\()([a-z][a-z0-9]*)(?=$|[\s>+~),.:[])/g,
      (all, before, tag) =>
        // Where no author's image is inside, and where only ours are.
        tag === 'math' || (tag === 'svg' && slot === 'none') ? all : before + classOfTag(tag),
    );
  }

  /** Attributes of an element are `data-` attributes in a published page. */
  function onHost(inner) {
    return inner.replace(/\[(?!data-|aria-)([\w-]+)/g, '[data-$1');
  }
}

/** Without a script, a `<details>` opens what a button of the element does. */
function withDisclosures(css) {
  return (
    css
      .replaceAll("[part='toggle'][aria-expanded='true']", "[open] > [part='toggle']")
      // An icon of the author has its image inside here.
      .replaceAll("[part~='selected']", ":is([part='tab'], [part='choice']):has(:checked)")
      .replaceAll("[part~='tab']:focus-visible", "[part='tab']:has(:focus-visible)")
      .replaceAll("[part='toggle'] svg", "[part='toggle'] > svg")
      .replace(/(?<=^\s*a,\s*)button(?= \{)|(?<=:is\(a, )button(?=\))/gm, 'summary')
  );
}

/** Loads the styles of all elements in Node. */
async function loadStyles() {
  const lines = [
    ...others.map(
      ([file, name], index) => `export {${name} as element${index}} from './elements/${file}.ts';`,
    ),
    "export {staticElements} from './elements/static/static-elements.ts';",
    "export {namesInStyles, tagClass} from './src/html/element-classes.ts';",
    "export {mathFontSources} from './elements/components/diagrams/math-font.ts';",
    "export {withDocumentMode} from './src/publish/document-mode.ts';",
    "export {hasRareClass} from './src/html/rare-classes.ts';",
    ...shared.map(([file, name]) => `export {${name}} from './elements/${file}.ts';`),
  ];
  const {outputFiles} = await build({
    stdin: {contents: lines.join('\n'), resolveDir: root, loader: 'ts'},
    absWorkingDir: root,
    tsconfig: 'tsconfig.base.json',
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    define: {'import.meta.url': JSON.stringify('http://localhost/')},
  });
  const code = Buffer.from(outputFiles[0].text).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}

/** The tag of an element of ours, which is a class in published pages. */
const customElement = /(?<![\w.#[:-])docs-(?!site\b)[a-z-]+/g;
