/** The icons of Starlight whose names differ here. */
const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'add-document': 'file-circle-plus',
    analytics: 'chart-simple',
    'approve-check': 'check',
    'approve-check-circle': 'circle-check',
    bars: 'bars',
    close: 'xmark',
    'cloud-download': 'cloud-arrow-down',
    'comment-alt': 'message',
    desktop: 'desktop',
    document: 'file-lines',
    'down-arrow': 'arrow-down',
    'down-caret': 'chevron-down',
    edge: 'edge',
    email: 'envelope',
    error: 'circle-exclamation',
    external: 'arrow-up-right-from-square',
    firefox: 'firefox-browser',
    'forward-slash': 'slash',
    information: 'circle-info',
    laptop: 'laptop',
    'left-arrow': 'arrow-left',
    'left-caret': 'chevron-left',
    'link-alt': 'link',
    'list-format': 'list',
    magnifier: 'magnifying-glass',
    'mobile-android': 'mobile-screen',
    node: 'node-js',
    notes: 'note-sticky',
    'open-book': 'book-open',
    padlock: 'lock',
    pencil: 'pencil',
    puzzle: 'puzzle-piece',
    question: 'question',
    'question-circle': 'circle-question',
    random: 'shuffle',
    'right-arrow': 'arrow-right',
    'right-caret': 'chevron-right',
    setting: 'gear',
    signal: 'signal-messenger',
    telegram: 'telegram',
    translate: 'language',
    twitter: 'twitter',
    'up-arrow': 'arrow-up',
    'up-caret': 'chevron-up',
    vscode: 'code',
    warning: 'triangle-exclamation',
    window: 'window-maximize',
    'x.com': 'x-twitter',
    zulip: 'comments',
  }),
);

/** The icons that have the same name here. */
const same = new Set(
  (
    'apple bitbucket chrome clock cloudflare code-branch comment confluence database discord ' +
    'download facebook figma github gitlab heart instagram jira linkedin linux mastodon mdx moon ' +
    'npm patreon pen phone pinterest reddit rocket rss safari server sketch slack star sun ' +
    'tiktok twitch youtube laptop threads stack-overflow twitter vim'
  )
    .split(' ')
    .filter((name) => name !== 'mdx' && name !== 'vim'),
);

/** The name that an icon of Starlight has here; `undefined` for one that there is not. */
export function iconHere(name: string): string | undefined {
  return names.get(name) ?? (same.has(name) ? name : undefined);
}
