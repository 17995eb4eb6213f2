/**
 * Looks with axe at pages of real sites that together use as much as possible of what pages can
 * contain:
 *
 *     CORPUS=… node test/harness/axe-sites.mjs --pages 12 --width 1440 --mode dark
 *
 * `$CORPUS/sites` has a folder for each site. Options: `--folder` for one site instead; `--pages`
 * for how many; `--width` and `--mode`, as often as needed (1440, 768 and 390; `light` and `dark`);
 * `--rtl` for a document from right to left; `--overlays` to open the search, the drawer, the list
 * of shortcuts and the page menu as well; `--dist` for another bundle. What is wrong in an author's
 * content is listed and not counted. Exits with 1 when anything else is wrong.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {accessibilityFaults, overlays, seeAll} from './axe.mjs';
import {publishedSite} from './published-site.mjs';
import {pathsOf} from './read-site.mjs';

const {values} = parseArgs({
  options: {
    folder: {type: 'string'},
    pages: {type: 'string', default: '12'},
    width: {type: 'string', multiple: true, default: ['1440', '768', '390']},
    mode: {type: 'string', multiple: true, default: ['light', 'dark']},
    rtl: {type: 'boolean', default: false},
    overlays: {type: 'boolean', default: false},
    dist: {type: 'string', default: 'dist'},
  },
});

/** A color that the author has chosen for this element. */
const ownColor = /^<[^>]*(?:\btext-(?:\w+-\d+|\[#)|style="(?:[^"]*[;\s])?color:)/;

/** What authors alone can mend, wherever it is in their content. */
const rulesOfContent = new Set([
  'image-alt',
  'frame-title',
  'link-name',
  'heading-order',
  'empty-heading',
  'page-has-heading-one',
]);

/** A component, an element, a setting of the page, and some of the marks of Markdown. */
const feature =
  /<\w+|^(?:mode|openapi|api|icon|tag): *\S+|^(?:#+|\||>|- \[|```\w*)|\$\$|^an operation/gm;

const {CORPUS: corpus} = process.env;
const folders = values.folder
  ? [values.folder]
  : readdirSync(join(corpus, 'sites')).map((name) => join(corpus, 'sites', name));
const chosen = variedPages((await Promise.all(folders.map(featuresOf))).flat());
for (const {folder, path} of chosen) console.log(`${folder.split('/').at(-1)} ${path}`);
let [runs, ours, authors] = [0, 0, 0];
for (const folder of folders) {
  const paths = chosen.filter((page) => page.folder === folder).map(({path}) => path);
  if (paths.length === 0) continue;
  const site = await publishedSite({folder, dist: values.dist});
  try {
    for (const path of paths) {
      for (const width of values.width) {
        for (const mode of values.mode) await lookAt(site, {folder, path, width, mode});
      }
    }
  } finally {
    await site.close();
  }
}
console.log(`${chosen.length} pages, ${runs} looks: ${ours} faults, ${authors} of authors`);
process.exitCode = ours > 0 ? 1 : 0;

async function lookAt({url, openPage, settled}, {folder, path, width, mode}) {
  const {context, page} = await openPage({width: Number(width), mode});
  await page.emulateMediaFeatures([
    {name: 'prefers-color-scheme', value: mode},
    {name: 'prefers-reduced-motion', value: 'reduce'},
  ]);
  if (values.rtl) {
    await page.evaluateOnNewDocument(() =>
      document.addEventListener('DOMContentLoaded', () => (document.documentElement.dir = 'rtl')),
    );
  }
  const where = `${folder.split('/').at(-1)} ${path} ${width} ${mode}${values.rtl ? ' rtl' : ''}`;
  await page.goto(`${url}#/${path}`, {waitUntil: 'load'});
  await settled(page);
  await seeAll(page);
  await settled(page);
  report(where, await accessibilityFaults(page));
  for (const [name, open] of values.overlays ? Object.entries(overlays) : []) {
    if (!(await open(page))) continue;
    report(`${where}, ${name}`, await accessibilityFaults(page));
    await page.keyboard.press('Escape');
  }
  await context.close();
}

function report(where, faults) {
  runs += 1;
  for (const {rule, html, why, isAuthors} of faults) {
    const isColor = rule === 'color-contrast' && ownColor.test(html);
    const isContent = isAuthors && (rulesOfContent.has(rule) || isColor);
    if (isContent) authors += 1;
    else ours += 1;
    console.log(`${where}: ${isContent ? 'author, ' : ''}${rule}: ${html}\n    ${why}`);
  }
}

/** The pages of a site with what is in them: components, settings, and some parts of Markdown. */
async function featuresOf(folder) {
  return (await pathsOf(folder)).map((path) => {
    const file = ['.mdx', '.md'].map((end) => join(folder, path + end)).find(existsSync);
    const written = file ? readFileSync(file, 'utf8') : 'an operation of an API';
    const text = written.replace(/^([ \t]*)```.*?^\1```/gms, '```');
    return {folder, path, features: new Set(text.match(feature))};
  });
}

/** Of the pages that are left, always the one with the most that no chosen page has. */
function variedPages(pages) {
  const seen = new Set();
  const perSite = Math.ceil(Number(values.pages) / folders.length);
  const chosen = [];
  while (chosen.length < Number(values.pages)) {
    const gain = ({features}) => [...features].filter((name) => !seen.has(name)).length;
    const open = pages.filter(
      (page) =>
        !chosen.includes(page) &&
        chosen.filter(({folder}) => folder === page.folder).length < perSite,
    );
    const [best] = open.toSorted((one, other) => gain(other) - gain(one));
    if (!best) break;
    chosen.push(best);
    for (const name of best.features) seen.add(name);
  }
  return chosen;
}
