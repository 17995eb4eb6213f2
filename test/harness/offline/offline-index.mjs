/** The document of a site that can be read without a network. */
export const offlineIndex = indexWith('<docs-site offline></docs-site>');

/** The document of a site whose element is written like this. */
export function indexWith(element, before = '') {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">${before}
<link rel="icon" href="data:,">
<script type="module" src="docs-site/docs-site.js"></script>
${element}
`;
}
