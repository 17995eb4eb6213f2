/** The outlines of the icons of the interface, on a grid of 24. */
export const uiIconPaths = {
  alert: 'M12 8v5M12 16.5v.01M12 3 2.5 20h19z',
  arrowLeft: 'M20 12H4m6-6-6 6 6 6',
  arrowRight: 'M4 12h16m-6-6 6 6-6 6',
  check: 'm4.5 12.5 5 5 10-11',
  chevronDown: 'm6 9 6 6 6-6',
  chevronRight: 'm9 6 6 6-6 6',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  enlarge: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  external: 'M8 6h10v10M18 6 6 18',
  file: 'M6 3h8l4.5 4.5V21H6zM14 3v4.5h4.5',
  folder: 'M3 6.5h6l2 2.5h10v10.5H3z',
  info: 'M12 11v5.5M12 7.5v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  link:
    'M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 ' +
    '6 6l1.5-1.5',
  lines: 'M4 6h16M4 12h10M4 18h13',
  magnifier: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 20.5 20.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  pencil: 'm4 20 1-4L16 5l3 3L8 19zM14 7l3 3',
  play: 'M7 5v14l12-7z',
  repository: 'M6 4v12M18 8a2 2 0 1 0 0-.01M6 18a2 2 0 1 0 0-.01M18 10c0 4-12 2-12 6',
  screen: 'M3.5 5h17v11h-17zM9 20h6M12 16v4',
  sun:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 ' +
    '1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  thumb: 'M7 11v9M7 11H4v9h12.5a2 2 0 0 0 2-1.6l1.3-6a2 2 0 0 0-2-2.4H14V6a2.5 2.5 0 0 0-2.5-2.5z',
} as const;

/** An icon of the interface; authors' icons come from `<docs-icon>`. */
export type UiIcon = keyof typeof uiIconPaths;

/**
 * Whether an icon points in the direction of reading: in text from right to left, it is mirrored.
 */
export function isDirectional(name: UiIcon): boolean {
  return /Left|Right|external/.test(name);
}
