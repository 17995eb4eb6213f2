/** The outlines of the icons of the interface, on a grid of 24. */
export const uiIconPaths = {
  alert: 'M12 8v5M12 16.5v.01M12 3 2.5 20h19z',
  arrowRight: 'M4 12h16m-6-6 6 6-6 6',
  check: 'm4.5 12.5 5 5 10-11',
  chevronDown: 'm6 9 6 6 6-6',
  chevronRight: 'm9 6 6 6-6 6',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  external: 'M8 6h10v10M18 6 6 18',
  info: 'M12 11v5.5M12 7.5v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  link:
    'M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 ' +
    '6 6l1.5-1.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  repository: 'M6 4v12M18 8a2 2 0 1 0 0-.01M6 18a2 2 0 1 0 0-.01M18 10c0 4-12 2-12 6',
  sun:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 ' +
    '1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
} as const;

/** An icon of the interface; authors' icons come from `<docs-icon>`. */
export type UiIcon = keyof typeof uiIconPaths;

/**
 * Whether an icon points in the direction of reading: in text from right to left, it is mirrored.
 */
export function isDirectional(name: UiIcon): boolean {
  return /Right|external/.test(name);
}
