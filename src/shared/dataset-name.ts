/**
 * The name of a `data-*` attribute in `dataset`: `itemId` of `data-item-id`; empty for any other
 * attribute (HTML standard, "dataset").
 */
export function datasetName(attribute: string): string {
  const [, written = ''] = /^data-(.*)/.exec(attribute) ?? [];
  return written.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
