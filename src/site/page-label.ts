import {scalarOf, frontmatterText} from '../content/frontmatter.js';
import {operationOf} from '../content/operation.js';
import type {Frontmatter} from '../content/page.js';
import {readIcon} from '../shared/icon.js';
import {resolveLinkUrl} from '../shared/urls.js';
import {type PageLabel, titleFromPath} from '../navigation/label.js';

/**
 * What the sidebar says of a page, from its frontmatter: `sidebarTitle`, else `title`, else the
 * heading that its body opens with, else the end of its path in words; `icon`, `tag`,
 * `description`, `url`, `hidden`, and the method of the operation that `openapi` or `api` names.
 */
export function pageLabel(
  frontmatter: Frontmatter,
  path: string,
  file: string,
  heading: string,
): PageLabel {
  const icon = readIcon(scalarOf(frontmatter, 'icon'), scalarOf(frontmatter, 'iconType'));
  const tag = frontmatterText(frontmatter, 'tag');
  const method =
    frontmatter.get('hideApiMarker') === true ? undefined : operationOf(frontmatter)?.method;
  const url = frontmatterText(frontmatter, 'url');
  const description = frontmatterText(frontmatter, 'description');
  return {
    text:
      frontmatterText(frontmatter, 'sidebarTitle') ||
      frontmatterText(frontmatter, 'title') ||
      heading ||
      titleFromPath(path),
    ...(icon && {icon}),
    ...(tag && {tag}),
    ...(method && {method}),
    ...(description && {description}),
    ...(url && {link: resolveLinkUrl(url, file)}),
    ...(frontmatter.get('hidden') === true && {isHidden: true}),
  };
}

/** The words of the `# heading` that a body opens with; empty where it opens with anything else. */
export function openingHeading(body: string): string {
  const [, heading = ''] = /^(?:\s|import\s[^\n]*\n)*#[ \t]+([^\n]+)/.exec(body) ?? [];
  return heading.replace(/\{#[^\s{}]+\}|\s#+\s*$|[*_`]/g, '').trim();
}
