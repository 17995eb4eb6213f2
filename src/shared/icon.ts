/** The drawing styles of icons (specification §2.1, Anchor). `regular` is one more that real sites use. */
export const iconTypes = [
  'brands',
  'duotone',
  'light',
  'regular',
  'sharp-solid',
  'solid',
  'thin',
] as const;

export type IconType = (typeof iconTypes)[number];

/** An icon: a name of the icon set with the style it is drawn in, or a picture. */
export type Icon =
  | {readonly kind: 'name'; readonly name: string; readonly type?: IconType}
  | {readonly kind: 'picture'; readonly src: string};
