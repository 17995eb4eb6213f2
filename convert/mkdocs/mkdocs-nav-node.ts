/** An entry of the navigation of MkDocs. */
export type NavNode =
  | {readonly kind: 'page'; readonly file: string; readonly title: string | undefined}
  | {readonly kind: 'link'; readonly url: string; readonly title: string}
  | {readonly kind: 'section'; readonly title: string; readonly nodes: readonly NavNode[]};
