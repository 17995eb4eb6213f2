/** Names that other icon sets (and paid icons) have for what our set calls something else. */
export const iconAliases: ReadonlyMap<string, string> = new Map([['activity', 'heart-pulse']]);
