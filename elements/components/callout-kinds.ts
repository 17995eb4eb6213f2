/**
 * The kinds of callouts: one for each component, and `custom` for a `Callout` with a custom icon
 * and color.
 */
export const calloutKinds = [
  'note',
  'tip',
  'warning',
  'info',
  'check',
  'danger',
  'custom',
] as const;

export type CalloutKind = (typeof calloutKinds)[number];
