/** Whether there is a regular file at a path. */
export function isFile(path: string): boolean;
