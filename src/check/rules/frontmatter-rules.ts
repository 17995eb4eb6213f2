import {editDistance} from '../../diagnostics/nearest-word.js';
import {lineFrom} from '../line-from.js';
import {pageRule} from '../page-rule.js';

/** The properties that have an effect. Short ones are like other words: only their case counts. */
const properties = (
  'title description sidebarTitle icon iconType tag mode url api openapi openapi-schema ' +
  'authMethod playground hidden noindex searchable boost keywords deprecated related contextual ' +
  'hideApiMarker hideFooterPagination timestamp lastUpdatedDate canonical'
).split(' ');

/**
 * Names of properties are spelled correctly. Authors and other tools have properties of their own,
 * so that only what is nearly the name of one is a mistake.
 */
export const unknownProperty = pageRule('page/unknown-property', (file, report) => {
  const {frontmatter} = file.page;
  for (const name of file.isSnippet ? [] : frontmatter.keys()) {
    const nearest = properties.find((one) => isNearly(name, one));
    if (nearest === undefined || frontmatter.has(nearest)) continue;
    const isEntry = (line: string) => line.replace(/^["']/, '').startsWith(name);
    report(lineFrom(file.lines, 1, isEntry), {name, nearest});
  }
});

/** Whether a name is another one with a typo or two, which are rarely in its first letter. */
function isNearly(name: string, other: string): boolean {
  if (name === other || isTitle(name)) return false;
  const [one, known] = [plain(name), plain(other)];
  const most = known.length < 5 ? 0 : known.length < 8 ? 1 : 2;
  return one[0] === known[0] && editDistance(one, known, most) <= most;
}

/** Whether a name is one of those that may begin with a capital. */
function isTitle(name: string): boolean {
  return name === 'Title' || name === 'Description';
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]/g, '');
}
