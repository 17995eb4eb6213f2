/** The title that MkDocs makes of the name of a folder. */
export function sectionTitle(folder: string): string {
  const words = folder.replaceAll(/[-_]/g, ' ');
  return words === words.toLowerCase() ? words.slice(0, 1).toUpperCase() + words.slice(1) : words;
}
