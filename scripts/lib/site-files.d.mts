/** Whether a site needs a file of `dist/`; the path is relative to it, with `/`. */
export function isSiteFile(path: string): boolean;
