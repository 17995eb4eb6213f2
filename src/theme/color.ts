/** A color as screens show it: red, green and blue from 0 to 1, gamma-encoded (sRGB). */
export type Rgb = readonly [red: number, green: number, blue: number];

/**
 * A color as people perceive it (OKLCH): lightness from 0 to 1, chroma from 0 to about 0.37, hue in
 * degrees.
 */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Reads `#rgb` or `#rrggbb`; anything else is `undefined`. */
export function readHex(hex: string): Rgb | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(hex);
  const digits = short ? short.slice(1).map((digit) => digit + digit) : hexPairs(hex);
  const [red, green, blue] = digits.map((pair) => parseInt(pair, 16) / 255);
  return red === undefined || green === undefined || blue === undefined
    ? undefined
    : [red, green, blue];
}

/** Writes a color as `#rrggbb`. */
export function toHex(color: Rgb): string {
  return `#${color
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The contrast of two colors, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ]; // sorting keeps both
  return (lighter + 0.05) / (darker + 0.05);
}

/** The color that results from `color` over `background` with an opacity from 0 to 1. */
export function mix(color: Rgb, background: Rgb, opacity: number): Rgb {
  const over = (part: number, under: number) => part * opacity + under * (1 - opacity);
  return [
    over(color[0], background[0]),
    over(color[1], background[1]),
    over(color[2], background[2]),
  ];
}

/** Björn Ottosson's OKLab, in polar coordinates. */
export function toOklch(color: Rgb): Oklch {
  const [r, g, b] = [linear(color[0]), linear(color[1]), linear(color[2])];
  const l = Math.cbrt(0.412221 * r + 0.536333 * g + 0.051446 * b);
  const m = Math.cbrt(0.211903 * r + 0.6807 * g + 0.107397 * b);
  const s = Math.cbrt(0.088302 * r + 0.281719 * g + 0.629979 * b);
  const a = 1.977998 * l - 2.428592 * m + 0.450594 * s;
  const bee = 0.025904 * l + 0.782772 * m - 0.808676 * s;
  return {
    lightness: 0.210454 * l + 0.793618 * m - 0.004072 * s,
    chroma: Math.hypot(a, bee),
    hue: ((Math.atan2(bee, a) * 180) / Math.PI + 360) % 360,
  };
}

/**
 * The nearest color that screens can show: of the same lightness and hue, with less chroma where
 * needed.
 */
export function toRgb({lightness, chroma, hue}: Oklch): Rgb {
  let [inside, outside] = [0, chroma];
  let best = mixed(lightness, chroma, hue);
  if (isShowable(best)) return clamped(best);
  best = mixed(lightness, 0, hue);
  for (let step = 0; step < 12; step++) {
    const middle = (inside + outside) / 2;
    const color = mixed(lightness, middle, hue);
    if (isShowable(color)) [inside, best] = [middle, color];
    else outside = middle;
  }
  return clamped(best);
}

function hexPairs(hex: string): readonly string[] {
  return /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)?.slice(1) ?? [];
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function encoded(part: number): number {
  return part <= 0.003131 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
}

function mixed(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.396338 * a + 0.215804 * b) ** 3;
  const m = (lightness - 0.105561 * a - 0.063854 * b) ** 3;
  const s = (lightness - 0.089484 * a - 1.291486 * b) ** 3;
  return [
    encoded(4.076742 * l - 3.307712 * m + 0.23097 * s),
    encoded(-1.268438 * l + 2.609757 * m - 0.341319 * s),
    encoded(-0.004196 * l - 0.703419 * m + 1.707615 * s),
  ];
}

function isShowable(color: Rgb): boolean {
  return color.every((part) => part > -0.0005 && part < 1.0005);
}

function clamped([red, green, blue]: Rgb): Rgb {
  const clamp = (part: number) => Math.min(1, Math.max(0, part));
  return [clamp(red), clamp(green), clamp(blue)];
}
