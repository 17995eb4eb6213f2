/*
 * Classes with a number: their declarations are computed, which is shorter than writing them down.
 */

/** One rule: a class and what it sets. */
export type UtilityRule = readonly [name: string, declarations: string];

const steps =
  '0 0.5 1 1.5 2 2.5 3 3.5 4 5 6 7 8 9 10 11 12 14 16 20 24 28 32 36 40 44 48 52 56 60 64 72 80 96'
    .split(' ')
    .map((step): readonly [string, string] => [step, `${Number(step) / 4}rem`]);
const lengths: readonly (readonly [string, string])[] = [['px', '1px'], ...steps];

/** `p-4`, `mx-2`, `gap-x-3`: a prefix → the properties that it sets to the same length. */
const spaced = {
  p: 'padding',
  px: 'padding-inline',
  py: 'padding-block',
  pt: 'padding-top',
  pr: 'padding-right',
  pb: 'padding-bottom',
  pl: 'padding-left',
  m: 'margin',
  mx: 'margin-inline',
  my: 'margin-block',
  mt: 'margin-top',
  mr: 'margin-right',
  mb: 'margin-bottom',
  ml: 'margin-left',
  gap: 'gap',
  'gap-x': 'column-gap',
  'gap-y': 'row-gap',
  w: 'width',
  h: 'height',
  size: 'width height',
  'min-w': 'min-width',
  'max-w': 'max-width',
  'min-h': 'min-height',
  'max-h': 'max-height',
  inset: 'inset',
  top: 'top',
  right: 'right',
  bottom: 'bottom',
  left: 'left',
};

const fractions = {
  auto: 'auto',
  full: '100%',
  fit: 'fit-content',
  min: 'min-content',
  max: 'max-content',
  '1/2': '50%',
  '1/3': '33.3333%',
  '2/3': '66.6667%',
  '1/4': '25%',
  '3/4': '75%',
};

const widths = {
  xs: 20,
  sm: 24,
  md: 28,
  lg: 32,
  xl: 36,
  '2xl': 42,
  '3xl': 48,
  '4xl': 56,
  '5xl': 64,
  '6xl': 72,
  '7xl': 80,
};

/** Margins, paddings, gaps, widths and heights. Negative ones only for margins. */
export function scaleRules(): readonly UtilityRule[] {
  const rules: UtilityRule[] = [];
  for (const [prefix, written] of Object.entries(spaced)) {
    const set = (length: string) =>
      written
        .split(' ')
        .map((property) => `${property}:${length}`)
        .join(';');
    for (const [step, length] of lengths) {
      rules.push([`${prefix}-${step}`, set(length)]);
      if (prefix.startsWith('m') && prefix.length < 3) {
        rules.push([`-${prefix}-${step}`, set(`-${length}`)]);
      }
    }
    if (/^(?:[wh]|size|m.?|inset|top|left|right|bottom|(?:min|max)-[wh])$/.test(prefix)) {
      for (const [name, length] of Object.entries(fractions)) {
        rules.push([`${prefix}-${name}`, set(length)]);
      }
    }
  }
  for (const [name, width] of Object.entries(widths)) {
    rules.push([`max-w-${name}`, `max-width:${width}rem`]);
  }
  for (let count = 1; count <= 12; count++) {
    rules.push([`grid-cols-${count}`, `grid-template-columns:repeat(${count},minmax(0,1fr))`]);
    rules.push([`col-span-${count}`, `grid-column:span ${count}`]);
  }
  return rules;
}

/** `space-y-4`: distances between children. */
export function spaceRules(): readonly UtilityRule[] {
  return lengths.flatMap(([step, length]): UtilityRule[] => [
    [`space-x-${step}`, `margin-inline-start:${length}`],
    [`space-y-${step}`, `margin-block-start:${length}`],
  ]);
}
