import {codeOf, tagText, textOf, type TagAttributes} from './starlight-tags.js';

/** Attributes for Astro, handlers of events, and styles, which are texts in Astro. */
export function isLeftOut(name: string): boolean {
  return name.includes(':') || name === 'slot' || name === 'style' || /^on[a-z]/i.test(name);
}

/** The content that an attribute sets; HTML that code makes is its text. */
export function setText(attributes: TagAttributes): string | undefined {
  const html = codeOf(attributes, 'set:html');
  if (html === undefined) return codeOf(attributes, 'set:text');
  return `String(${html}).replace(/<[^>]*>/g, '')`;
}

/** A character of a text in JSX. */
export function textCharacter(one: string): string {
  if (one === '>') return '&gt;';
  return one === '}' ? '&#125;' : one;
}

/** A tag with the objects whose values are its attributes. */
export function withSpreads(text: string, spreads: readonly string[]): string {
  if (spreads.length === 0) return text;
  const written = spreads.map((code) => ` {...${code}}`).join('');
  return text.replace(/^<[\w.]+/, (start) => start + written);
}

/** `<Code>` as a block of code. */
export function codeBlock(attributes: TagAttributes): string {
  const code = codeOf(attributes, 'code') ?? JSON.stringify(textOf(attributes, 'code') ?? '');
  const kept = ['lang', 'title'].flatMap((name) => {
    const value = attributes.get(name);
    return value ? [[name === 'lang' ? 'language' : 'filename', value] as const] : [];
  });
  return `${tagText('CodeBlock', new Map(kept))}{${code}}</CodeBlock>`;
}

/** An image; imported ones are objects with a URL. `component` is an image that is a tag. */
export function picture(component: string | undefined, attributes: TagAttributes): string {
  const kept = [...attributes].filter(([key]) => /^(?:src|alt|width|height|title)$/.test(key));
  const written = new Map(kept);
  const source = component ?? codeOf(attributes, 'src');
  if (source !== undefined) {
    const src = /^[\w$.]+$/.test(source.trim())
      ? `${source.trim()}.src ?? ${source.trim()}`
      : source;
    written.set('src', {kind: 'expression', source: src});
  }
  return written.has('src') ? tagText('img', written, ' /') : '<></>';
}
