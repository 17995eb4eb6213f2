import type {CodeToken} from '../content/code/code-token.js';

/** The highlighter's scope → the type of the token; other scopes have the type of their parent. */
const types: ReadonlyMap<string, string> = new Map(
  Object.entries({
    comment: 'comment quote doctag',
    keyword: 'keyword selector-pseudo meta-keyword template-tag operator-keyword',
    string: 'string regexp char link addition formula meta-string',
    number: 'number literal symbol bullet',
    name: 'title function section selector-id selector-class variable-constant',
    type: 'type built_in class selector-tag',
    attribute: 'attr attribute property variable template-variable params-name meta',
    tag: 'name tag-name deletion',
    fence: 'code',
  }).flatMap(([type, scopes]) => scopes.split(' ').map((scope) => [scope, type])),
);

/**
 * Collects the tokens of the highlighter in a flat list. It has the interface of an emitter of the
 * highlighter, but never creates HTML.
 */
export class TokenList {
  readonly tokens: CodeToken[] = [];
  readonly #open: (string | undefined)[] = [];

  addText(text: string): void {
    const type = this.#open.at(-1);
    const last = this.tokens.at(-1);
    if (text === '') return;
    if (last !== undefined && last.type === type) {
      this.tokens[this.tokens.length - 1] = {...last, text: last.text + text};
    } else this.tokens.push(type === undefined ? {text} : {text, type});
  }

  startScope(scope: string): void {
    const [first = ''] = scope.split('.');
    const type =
      scope === 'title.class' ? 'type' : scope === 'char.escape' ? 'number' : types.get(first);
    // The text between `${` and `}` is code again.
    this.#open.push(first === 'subst' ? undefined : (type ?? this.#open.at(-1)));
  }

  endScope(): void {
    this.#open.pop();
  }

  // The highlighter calls both pairs of methods.
  openNode(scope: string): void {
    this.startScope(scope);
  }

  closeNode(): void {
    this.endScope();
  }

  __addSublanguage(inner: TokenList): void {
    for (const token of inner.tokens) {
      const type = token.type ?? this.#open.at(-1);
      this.tokens.push(type === undefined ? {text: token.text} : {text: token.text, type});
    }
  }

  finalize(): void {
    this.#open.length = 0;
  }

  toHTML(): string {
    return '';
  }
}
