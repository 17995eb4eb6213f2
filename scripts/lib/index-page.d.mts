/** The page that authors begin with. */
export function starterPage(title: string): string;

/** The page of a site, with the attributes of its element; without them, it is `offline`. */
export function sitePage(title: string, attributes?: string): string;

/** What hosts send for URLs without a file. */
export function notFoundPage(title: string): string;

/** The page of a site whose pages have URLs below `base`, such as `/docs/`. */
export function historyPage(title: string, base: string, attributes: string): string;

/** The smallest page of a site. */
export const indexPage: string;

/** The style of the notice where the script never ran. */
export const hintStyle: string;
