/** The page that authors begin with. */
export function starterPage(title: string): string;
