/** A part of a drawing that browsers paint again for each reference to it. */
export interface PaintedPart {
  readonly tag: string;
  /** How many references to other such parts it contains. */
  references: number;
}

const paintedTags = /^(?:mask|clipPath|pattern|marker)$/;

/** What is known of a new part; undefined for other elements. */
export function paintedPart(tag: string): PaintedPart | undefined {
  return paintedTags.test(tag) ? {tag, references: 0} : undefined;
}

/**
 * Whether an element in such a part may have an attribute. A part may refer to one other part: with
 * ten masks in a mask, eight levels of them would paint a hundred million times.
 */
export function mayPaint(part: PaintedPart | undefined, name: string, value: string): boolean {
  // In others, these are mostly gradients.
  const isPaint = part?.tag === 'pattern' && /^(?:fill|stroke)$/.test(name);
  const isReference = isPaint || /^(?:mask|clip-path|marker-(?:start|mid|end))$/.test(name);
  if (part === undefined || !isReference || !/url\(/i.test(value)) return true;
  return ++part.references === 1;
}
