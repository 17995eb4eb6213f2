/** The kinds of callouts: one an authoring component, and `custom` for a `Callout` with its own icon and colour. */
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
