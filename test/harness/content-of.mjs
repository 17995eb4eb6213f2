/** The elements and texts that a page consists of, those in shadow roots included. */
export async function contentOf(site, path) {
  await site.shown(path);
  await site.settled();
  return site.page.evaluate(() => {
    const read = (node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.data.trim();
      if (node.nodeType !== Node.ELEMENT_NODE || node.localName === 'style') return '';
      // Where the focus goes depends on how the reader came.
      const own = [...node.attributes].filter(({name}) => name !== 'tabindex');
      const attributes = own.map(
        ({name, value}) => ` ${name}="${value.replace(location.origin, '')}"`,
      );
      const children = [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes].map(read);
      return `<${node.localName}${attributes.sort().join('')}>${children.join('')}</>`;
    };
    return read(document.querySelector('docs-site article'));
  });
}
