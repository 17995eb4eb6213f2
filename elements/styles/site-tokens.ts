/** The tokens of a site, and where they are. */
interface Tokens {
  readonly sheet: CSSStyleSheet;
  readonly style: CSSStyleDeclaration;
  root?: Document | ShadowRoot;
}

/** The tokens of each site. */
const tokens = new WeakMap<HTMLElement, Tokens>();
/** How many sites have had tokens. */
let count = 0;

/**
 * Sets a design token of a site, such as `--docs-color-accent`; without a value, it is the default
 * again. Tokens of sites are in the layer of the defaults, so that one rule of the host page, such
 * as `docs-site {--docs-color-accent: teal}`, overrides them.
 */
export function setToken(site: HTMLElement, name: string, value = ''): void {
  tokensOf(site).style.setProperty(name, value);
}

/** Applies the tokens of a site in its document or shadow root, until {@link dropTokens}. */
export function adoptTokens(site: HTMLElement, root: Document | ShadowRoot): void {
  const own = tokensOf(site);
  own.root = root;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, own.sheet];
}

/** To be called when the site is removed. */
export function dropTokens(site: HTMLElement): void {
  const {root, sheet} = tokensOf(site);
  if (root) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
}

function tokensOf(site: HTMLElement): Tokens {
  const known = tokens.get(site);
  if (known) return known;
  const name = String(++count);
  site.dataset['tokens'] = name;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@layer docs-tokens { [data-tokens='${name}'] {} }`);
  const [layer] = sheet.cssRules as unknown as [CSSLayerBlockRule];
  const [{style}] = layer.cssRules as unknown as [CSSStyleRule];
  const created = {sheet, style};
  tokens.set(site, created);
  return created;
}
