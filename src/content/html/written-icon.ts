import {scanMarks} from '../../markdown/scan.js';
import {resolveAlias} from '../aliases.js';
import {attributeValue} from '../mdx/attribute-value.js';
import type {Literal} from '../mdx/literal.js';
import type {ValueSource} from '../parse-context.js';
import {svgImage} from './svg-image.js';

/**
 * What markup means that is written as an icon: SVG is an image, an `<img>` the image that it
 * shows, an `<Icon>` its icon. Of several images for light and dark mode, the first. Undefined
 * where the markup is something else.
 */
export function writtenIcon(markup: string, source: ValueSource): Literal {
  const svg = svgImage(markup);
  if (svg !== undefined) return svg;
  for (const mark of scanMarks(markup).values()) {
    if (mark.kind !== 'tag') return undefined;
    const valueOf = (name: string): Literal => {
      const written = mark.attributes.find((attribute) => attribute.name === name);
      return written && attributeValue(written.value, source)?.value;
    };
    const name = resolveAlias(mark, source);
    if (name === 'img') return valueOf('src');
    if (name === 'Icon') {
      const icon = valueOf('icon') ?? valueOf('name') ?? valueOf('src');
      return new Map([
        ['name', icon],
        ['style', valueOf('iconType')],
      ]);
    }
  }
  return undefined;
}
