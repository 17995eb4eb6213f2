// @ts-check
// JavaScript with types in comments, since tests and scripts run it as it is.

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
 * The notice where the script never ran. It takes no space: nothing moves when the site appears.
 * A strict policy can allow this style by its hash.
 */
export const hintStyle = `
    body::before {
      content: "Not loaded. Open this page from a web server, in a current browser.";
      visibility: hidden;
      position: absolute;
      animation: not-loaded 0s 8s forwards;
    }
    [data-missing] body::before { content: "There is no page at this address." }
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
 *
 * @param {string} title
 */
export const starterPage = (title) => `${head}  <title>${title}</title>
  <link rel="icon" href="data:,">
  <style>${hintStyle}</style>
${script}</html>
`;

/**
 * The page of a site, with the attributes of its element. The folders of most sites have the
 * service worker: readers keep what they have read.
 *
 * @param {string} title
 */
export const sitePage = (title, attributes = ' offline') =>
  starterPage(title).replace('</html>', `  <docs-site${attributes}></docs-site>\n</html>`);

/** How many folders deep a URL may be for which `404.html` finds the site. */
const depth = 12;

/**
 * What hosts send for URLs without a file, at any depth: it opens the page that the URL means. Its
 * own URLs are relative to that of the document, so that it names its script in every folder above.
 *
 * @param {string} title
 */
export const notFoundPage = (
  title,
) => `${head.replace('lang="en"', '$& data-missing')}  <title>${title}</title>
  <link rel="icon" href="data:,">
  <style>${hintStyle}</style>
${Array.from({length: depth}, (_, level) => notFoundScript('../'.repeat(level))).join('')}</html>
`;

const notFoundScript = (/** @type {string} */ folder) =>
  `  <script type="module" src="${folder}docs-site/not-found.js"></script>\n`;

/**
 * The page of a site with `router="history"` at a base such as `/docs/`. The same file is its
 * `404.html`: its URLs are complete.
 *
 * @param {string} title
 * @param {string} base
 * @param {string} attributes
 */
export const historyPage = (title, base, attributes) =>
  sitePage(title, `${attributes} router="history" base="${base}"`).replaceAll(
    '="docs-site/',
    `="${base}docs-site/`,
  );
