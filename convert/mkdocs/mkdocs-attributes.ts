/** The attributes between braces, such as `{ #id .class width="300" }`. */
export interface WrittenAttributes {
  readonly id: string | undefined;
  readonly classes: readonly string[];
  readonly values: ReadonlyMap<string, string>;
}

const part = /([.#])([^\s}=]+)|([\w:-]+)=(?:"([^"]*)"|'([^']*)'|([^\s}]*))/g;

export function readAttributes(written: string): WrittenAttributes {
  let id: string | undefined;
  const classes: string[] = [];
  const values = new Map<string, string>();
  for (const [, mark, name = '', key, double, single, bare] of written.matchAll(part)) {
    if (mark === '#') id = name;
    else if (mark === '.') classes.push(name);
    else if (key !== undefined) values.set(key, double ?? single ?? bare ?? '');
  }
  return {id: id ?? values.get('id'), classes, values};
}

/** Whether a text between braces is attributes: not an expression, and not only words. */
export function isAttributes(written: string): boolean {
  return (
    written.startsWith(':') ||
    (/^[ ]*(?:[.#][\w-]|[\w:-]+=|data-[\w-]+ *$)/.test(written) && !/[{}]/.test(written))
  );
}
