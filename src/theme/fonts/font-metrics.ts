import {fontTables, type Decompressors, type FontTables} from './font-tables.js';

/** How much room the text of a font takes, in em. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** The average width of the letters of English text. */
  readonly width: number;
}

/**
 * The metrics of a font file: OpenType, WOFF or WOFF2. `undefined` for a file that is damaged or of
 * another kind, and for a font without Latin letters.
 */
export function fontMetrics(bytes: Uint8Array, decompress: Decompressors): FontMetrics | undefined {
  try {
    return metricsIn(fontTables(bytes, decompress));
  } catch {
    return undefined;
  }
}

/** The metrics that browsers use (CSS Inline Layout Module Level 3, appendix A). */
function metricsIn(tables: FontTables): FontMetrics | undefined {
  const [head, hhea, os2] = ['head', 'hhea', 'OS/2'].map((tag) => tables.byTag.get(tag));
  const em = head?.getUint16(18);
  const width = widthIn(tables);
  if (!em || !hhea || width === undefined) return undefined;
  // The bit USE_TYPO_METRICS of `fsSelection`.
  const isTypographic = os2 && (os2.getUint16(62) & 128) !== 0;
  const [view, first] = isTypographic ? ([os2, 68] as const) : ([hhea, 4] as const);
  const [ascent = 0, descent = 0, lineGap = 0] = [0, 2, 4].map(
    (offset) => view.getInt16(first + offset) / em,
  );
  return {ascent, descent: -descent, lineGap, width: width / em};
}

/** How many of about a hundred characters of English text are this one. */
const frequencies: readonly (readonly [letters: string, count: number])[] = [
  [' ', 18],
  ['e', 10],
  ['t', 8],
  ['a', 7],
  ['ion', 6],
  ['shr', 5],
  ['dl', 3],
  ['cumwfgyp', 2],
  ['bvk', 1],
];

/** The average width of letters, in units of the font. */
function widthIn({byTag, hasBareWidths}: FontTables): number | undefined {
  const [cmap, hhea, hmtx] = ['cmap', 'hhea', 'hmtx'].map((tag) => byTag.get(tag));
  const glyphs = cmap && unicodeTable(cmap);
  if (!glyphs || !hhea || !hmtx) return undefined;
  const count = hhea.getUint16(34);
  const [first, step] = hasBareWidths ? [1, 2] : [0, 4];
  let [sum, all] = [0, 0];
  for (const [letters, weight] of frequencies) {
    for (const letter of letters) {
      const glyph = glyphOf(glyphs, letter.charCodeAt(0));
      if (glyph === 0) return undefined;
      sum += weight * hmtx.getUint16(first + step * Math.min(glyph, count - 1));
      all += weight;
    }
  }
  return sum / all;
}

/** The table of format 4, which has the glyphs of Unicode's first plane. */
function unicodeTable(cmap: DataView): DataView | undefined {
  for (let index = 0; index < cmap.getUint16(2); index++) {
    const start = cmap.byteOffset + cmap.getUint32(8 + 8 * index);
    const table = new DataView(cmap.buffer, start);
    if (table.getUint16(0) === 4) return table;
  }
  return undefined;
}

/** The glyph of a character; 0 without one (OpenType 1.9, "cmap", format 4). */
function glyphOf(table: DataView, code: number): number {
  const size = table.getUint16(6);
  const [ends, starts, deltas, ranges] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size] as const;
  for (let at = 0; at < size; at += 2) {
    if (code > table.getUint16(ends + at)) continue;
    const first = table.getUint16(starts + at);
    if (code < first) return 0;
    const [delta, range] = [table.getUint16(deltas + at), table.getUint16(ranges + at)];
    const glyph = range && table.getUint16(ranges + at + range + 2 * (code - first));
    return range && !glyph ? 0 : ((glyph || code) + delta) & 0xffff;
  }
  return 0;
}
