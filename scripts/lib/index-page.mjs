const head = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <meta name="color-scheme" content="light dark">
`;
const script = `  <script type="module" src="docs-site/docs-site.js"></script>
  <link rel="modulepreload" href="docs-site/main.js">
`;

/** The smallest page of a site: one script tag, and the main chunk, which is requested with it. */
export const indexPage = head + script;

/**
 * What says so where the script never ran. It takes no space: nothing moves when the site is there.
 * A strict policy can allow this style by its hash.
 */
export const hintStyle = `
    body::before {
      content: "Not loaded. Open this page from a web server, in a current browser.";
      visibility: hidden;
      position: absolute;
      animation: not-loaded 0s 8s forwards;
    }
    @keyframes not-loaded { to { visibility: visible; } }
    @supports (color: light-dark(red, red)) {
      body:has(docs-site:defined)::before { content: none; }
    }
  `;

/**
 * The page that authors begin with. Two lines more than the script needs: no visit asks for
 * `/favicon.ico`, and where the script never ran, a sentence says so. The sentence waits, so that
 * no one sees it while a site loads. Browsers that are too old show it: they know neither `:has()`
 * nor `light-dark()`, the youngest feature that a site needs.
 */
export const starterPage = (title) => `${head}  <title>${title}</title>
  <link rel="icon" href="data:,">
  <style>${hintStyle}</style>
${script}</html>
`;
