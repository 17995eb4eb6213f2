/**
 * Styles that also follow the mode before the element runs. Then it is an attribute of the document
 * (`elements/built-mode.ts`), since that script runs before there is a `<docs-site>`; afterwards,
 * it is one of the element.
 */
export function withDocumentMode(css: string): string {
  return css
    .replace(
      /docs-site\[data-mode='?(light|dark)'?\]/g,
      "docs-site:is([data-mode='$1'], [data-docs-mode='$1'] *)",
    )
    .replace(
      /docs-site\[data-mode='?system'?\]/g,
      "docs-site:is([data-mode='system'], :not([data-mode], [data-docs-mode] *))",
    )
    .replace(/docs-site:not\(([^()]*)\)/g, (_, modes: string) => {
      const others = modes.replace(/\[data-mode='(light|dark)'\]/g, "$&, [data-docs-mode='$1'] *");
      return `docs-site:not(${others})`;
    });
}
