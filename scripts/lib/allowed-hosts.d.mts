/** Whether `--allow-host` can have this value. */
export function isHostName(text: string): boolean;
