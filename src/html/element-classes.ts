/** What the styles of an element's shadow root select. */
export interface StyledNames {
  /** The names of parts. */
  readonly parts: ReadonlySet<string>;
  /** The tags of elements, those of ours included. */
  readonly tags: ReadonlySet<string>;
}

/** Reads them in the text of a style sheet. */
export function namesInStyles(css: string): StyledNames {
  const plain = css.replace(/\/\*[^]*?\*\//g, '');
  const selectors = Array.from(
    plain.matchAll(/(?<=^|[{};])([^{};@]+)\{/g),
    ([, text = '']) => text,
  );
  const all = selectors.join(',').replace(/::slotted\((?:[^()]|\([^()]*\))*\)/g, '');
  const named = (pattern: RegExp) =>
    new Set(Array.from(all.matchAll(pattern), ([, name = '']) => name));
  return {
    parts: named(/\[part~?=['"]?([\w-]+)/g),
    tags: named(/(?:^|[\s>+~,]|(?<!:dir)\()([a-z][\w-]*)(?=$|[\s>+~),.:[{])/g),
  };
}

/**
 * The class that a tag in the shadow root of an element is in HTML, where what is in a slot may
 * have the same tags. Of `<docs-icon>`, it is the one of `icon`.
 */
export function tagClass(prefix: string, tag: string, parts: ReadonlySet<string>): string {
  const name = tag.replace(/^docs-/, '');
  return `${prefix}-${name}${parts.has(name) ? '-tag' : ''}`;
}
