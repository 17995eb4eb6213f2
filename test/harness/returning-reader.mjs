import {openSite} from './open-site.mjs';
import {ready} from './search-dialog.mjs';

/** The text of a page. */
export const pageOf = (title, text) => `---\ntitle: ${title}\n---\n\n${text}\n`;
/** The configuration of the site. */
export const configOf = (name) => ({
  name,
  navigation: [{group: 'Guides', pages: ['start', 'guide', 'later']}],
});
/** The text below the first paragraph of the long page. */
export const paragraphs = Array.from(
  {length: 60},
  (_, index) => `Paragraph ${index} of the guide.`,
);
/** A site with a long page. */
export const files = {
  'docs.json': configOf('Acme'),
  'start.mdx': pageOf('Start', 'The home page.'),
  'guide.mdx': pageOf('Guide', ['As it was.', ...paragraphs].join('\n\n')),
  'later.mdx': pageOf('Later', 'A later page.'),
};
/** What is requested for that page. */
export const both = ['docs.json', 'guide.mdx'];
/** Those of a host that lets browsers keep files, and has them ask each time. */
export const headers = {'cache-control': 'no-cache'};

/** A published site that a reader has visited, whose host holds these files back from now on. */
export async function visited(t, {held = [], route = '#/guide', ...options} = {}) {
  const site = await openSite(t, {files, headers, isInsecure: true, route, ...options});
  await site.shown(route.slice(2) || 'start');
  // The part of the layout with the search also notes the visit.
  await ready(site);
  await site.settled();
  await site.page.goto('about:blank');
  held.forEach(site.network.hold);
  return site;
}

/** Lets the host answer with these files from now on. */
export function publish(site, changed) {
  site.network.answerWith((path, response) => {
    const content = changed[path];
    if (content === undefined) return false;
    response.writeHead(content.status ?? 200, {'content-type': content.type ?? 'text/plain'});
    response.end(content.body ?? content);
    return true;
  });
}

/** What the page that is shown says. */
export const textOfPage = ({page}) =>
  page.$eval('docs-site article', ({textContent}) => textContent);
