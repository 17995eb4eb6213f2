/** The build of the first version, whose sites have no record of what was written. */
export const earlierBuild = 'x3tnFxTJ';
export const earlierVersion = '0.1.0';

/**
 * The text that `index.html` and `404.html` had in the first version, for a title, and a line that
 * names the site where its configuration is `mint.json`.
 */
export const earlierPage = (title: string, isOlder: boolean): string => `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <meta name="color-scheme" content="light dark">
  <title>${title}</title>
  <link rel="icon" href="data:,">
  <style>
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
  </style>
  <script type="module" src="docs-site/docs-site.js"></script>
  <link rel="modulepreload" href="docs-site/main.js">
${isOlder ? '  <docs-site src="mint.json"></docs-site>\n' : ''}</html>
`;
