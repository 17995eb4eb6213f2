/** Names of keys → what is on them, where that is not the name. */
const keyNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    add: 'Num +',
    'alt-graph': 'AltGr',
    altgr: 'AltGr',
    'arrow-down': 'Down',
    'arrow-left': 'Left',
    'arrow-right': 'Right',
    'arrow-up': 'Up',
    backslash: '\\',
    bar: '|',
    bksp: 'Backspace',
    'brace-left': '{',
    'brace-right': '}',
    'bracket-left': '[',
    'bracket-right': ']',
    'caps-lock': 'Caps Lock',
    cmd: 'Cmd',
    colon: ':',
    comma: ',',
    command: 'Cmd',
    'context-menu': 'Menu',
    control: 'Ctrl',
    del: 'Del',
    delete: 'Del',
    'double-quote': '"',
    equal: '=',
    escape: 'Esc',
    exclam: '!',
    function: 'Fn',
    grave: '`',
    greater: '>',
    gt: '>',
    hyphen: '-',
    ins: 'Ins',
    insert: 'Ins',
    less: '<',
    lt: '<',
    minus: '-',
    opt: 'Option',
    'page-dn': 'Page Down',
    period: '.',
    'pg-dn': 'Page Down',
    'pg-up': 'Page Up',
    pipe: '|',
    plus: '+',
    prtsc: 'Print Screen',
    question: '?',
    return: 'Enter',
    semicolon: ';',
    'single-quote': "'",
    slash: '/',
    spc: 'Space',
    tilde: '~',
    underscore: '_',
    win: 'Win',
    windows: 'Win',
  }),
);

/** Keys that are pressed together, such as `ctrl+alt+del`, as HTML. */
export function keysHtml(written: string): string {
  return written
    .split('+')
    .map((name) => {
      const own = /^"(.*)"$/.exec(name)?.[1];
      const key = own ?? keyNames.get(name.toLowerCase()) ?? capitalized(name);
      return `<kbd>${escapedKey(key)}</kbd>`;
    })
    .join('+');
}

function capitalized(name: string): string {
  return name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}

function escapedKey(text: string): string {
  return text
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[\\{}[\]|`*_~]/g, String.raw`\$&`);
}
