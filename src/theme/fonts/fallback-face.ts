import {quoted} from '../font.js';
import type {FontMetrics} from './font-metrics.js';

/**
 * Fonts that systems have, with the average width of the letters of English text, in em: those with
 * the widths of Arial, and what systems without them have.
 */
const systemFonts: readonly (readonly [names: readonly string[], width: number])[] = [
  [['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'], 0.4408],
  [['Open Sans', 'Open Sans Regular'], 0.4666],
  [['DejaVu Sans'], 0.5069],
];

/** A typeface that stands in for another one until its file has arrived. */
export interface FallbackFace {
  readonly family: string;
  /** Its `@font-face` rule. */
  readonly rule: string;
}

/**
 * Typefaces that take the room of another one; the first whose font is installed is to be used.
 * Each is a font of the system, scaled to the same average width, with the same ascent, descent and
 * line gap (CSS Fonts Module Level 5, §4 and §5). Heights are relative to the scaled font.
 */
export function fallbackFaces(
  family: string,
  {ascent, descent, lineGap, width}: FontMetrics,
): readonly FallbackFace[] {
  return systemFonts.map(([names, systemWidth]) => {
    const scale = width / systemWidth;
    const own = `${family} as ${names[0]}`;
    const descriptors = [
      `font-family: ${quoted(own)}`,
      `src: ${names.map((name) => `local(${quoted(name)})`).join(', ')}`,
      `size-adjust: ${percent(scale)}`,
      `ascent-override: ${percent(ascent / scale)}`,
      `descent-override: ${percent(descent / scale)}`,
      `line-gap-override: ${percent(lineGap / scale)}`,
    ];
    return {family: own, rule: `@font-face { ${descriptors.join('; ')}; }\n`};
  });
}

/** Not less than 0, which is not valid. */
function percent(part: number): string {
  return `${Math.max(0, Math.round(part * 10_000) / 100)}%`;
}
