import * as links from './description-links.js';
import * as overviews from './overview-pages.js';

/** What few pages of an API need, where all code is present. */
export const overviewParts = {
  loadOverviews: () => Promise.resolve(overviews),
  loadLinks: () => Promise.resolve(links),
};
