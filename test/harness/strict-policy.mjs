/**
 * The strictest policy under which a site works: those of `demo/hosting/` allow the style of the
 * template as well.
 */
export const strictPolicy =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src * data:; " +
  "require-trusted-types-for 'script'; trusted-types lit-html docs-site";
