/** What can be wrong in the navigation. */
export const navCatalog = {} as const;
