/** The rule of each site for its own element. */
const rules = new WeakMap<Element, CSSStyleRule>();

/**
 * Sets a design token of a site, such as `--docs-color-accent`; without a value, it is the default
 * again. It is set from the shadow root, where one rule of the host page, such as `docs-site
 * {--docs-color-accent: teal}`, overrides it.
 */
export function setToken(site: Element, name: string, value = ''): void {
  const rule = rules.get(site) ?? addRule(site);
  rule.style.setProperty(name, value);
}

function addRule(site: Element): CSSStyleRule {
  const sheet = new CSSStyleSheet();
  sheet.insertRule(':host {}');
  site.shadowRoot?.adoptedStyleSheets.push(sheet);
  const rule = sheet.cssRules[0] as CSSStyleRule;
  rules.set(site, rule);
  return rule;
}
