/** What can be wrong in `docs.json`. */
export const configCatalog = {} as const;
