/** A page that a document has before its element runs. */
export interface WrittenPage {
  readonly site: HTMLElement;
  /** What `<docs-site>` contains in the document. */
  readonly layout: HTMLElement;
  /** The folder of the site; without a valid one, the element finds no site. */
  readonly base: URL | undefined;
}

/** The written pages of the document. */
export function writtenPages(): readonly WrittenPage[] {
  const layouts = document.querySelectorAll<HTMLElement>('docs-site > .docs-site-layout');
  return [...layouts].map((layout) => {
    const site = layout.parentElement as HTMLElement;
    const written = site.getAttribute('base') ?? '.';
    const isUrl = URL.canParse(written, document.baseURI);
    return {site, layout, base: isUrl ? new URL(written, document.baseURI) : undefined};
  });
}
