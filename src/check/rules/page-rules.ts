import {frontmatterText} from '../../content/frontmatter.js';
import {isApiPage, pageRule, type CheckedFile} from '../page-rule.js';

/** Whether the frontmatter has a text, also where its name begins with a capital. */
function isNamed({page: {frontmatter}}: CheckedFile, key: string): boolean {
  const capital = `${key[0]?.toUpperCase() ?? ''}${key.slice(1)}`;
  return frontmatterText(frontmatter, key) !== '' || frontmatterText(frontmatter, capital) !== '';
}

/** What documents an API may leave to it, and links to other sites have no content. */
function isComplete({page, isSnippet}: CheckedFile): boolean {
  return isSnippet || isApiPage(page) || page.frontmatter.has('url');
}

/** Pages have a title, in the frontmatter or as their first heading. */
export const missingTitle = pageRule('page/missing-title', (file, report) => {
  if (!isComplete(file) && !isNamed(file, 'title') && !file.page.hasOwnTitle) report(1);
});

/** Pages have a description. */
export const missingDescription = pageRule('page/missing-description', (file, report) => {
  if (!isComplete(file) && !isNamed(file, 'description')) report(1);
});

/** Pages have content. */
export const emptyPage = pageRule('page/empty', (file, report) => {
  const {page, includesSnippets, bodyLine} = file;
  if (!isComplete(file) && !includesSnippets && page.body.length === 0) report(bodyLine);
});
