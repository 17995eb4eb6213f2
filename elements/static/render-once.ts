import {ReactiveElement, type CSSResultOrNative, type LitElement} from 'lit';

/** What a template gives an element. */
export interface Given {
  readonly kind: 'attribute' | 'property';
  readonly name: string;
  readonly value: unknown;
}

/** An element before any script runs. */
export interface Rendered {
  /** What its shadow root shows: what its `render()` has returned. */
  readonly view: unknown;
  /**
   * The attributes that it is given or reflects, but not those that only set properties; `true` for
   * one without a value.
   */
  readonly attributes: ReadonlyMap<string, string | true>;
  /** The declarations of its `style`. */
  readonly style: ReadonlyMap<string, string>;
}

/**
 * Renders an element as Lit does for the first time, but without a document: nothing is connected,
 * and nothing of what comes after the update is called.
 */
export function renderOnce(type: new () => LitElement, given: readonly Given[]): Rendered {
  // Reading them prepares the class, which `customElements` may have left alone.
  void (type as unknown as typeof ReactiveElement).observedAttributes;
  const made = new type();
  const style = new Map<string, string>();
  const declarations = {
    setProperty: (name: string, value: string) => style.set(name, value),
    removeProperty: (name: string) => style.delete(name),
  };
  Object.defineProperty(made, 'style', {value: declarations});
  for (const {kind, name, value} of given) {
    if (kind === 'property') Object.assign(made, {[name]: value});
    else {
      made.setAttribute(name, String(value));
      made.attributeChangedCallback(name, null, String(value));
    }
  }
  const {elementProperties} = made.constructor as typeof ReactiveElement;
  const changed = new Map([...elementProperties.keys()].map((name) => [name, undefined]));
  made['willUpdate'](changed);
  ReactiveElement.prototype['update'].call(made, changed);
  const declared = new Map(
    [...elementProperties].map(([name, options]) => {
      const {attribute} = options;
      return [typeof attribute === 'string' ? attribute : String(name).toLowerCase(), options];
    }),
  );
  const attributes = new Map<string, string | true>();
  for (const {name, value} of made.attributes) {
    const options = declared.get(name);
    const isFlag = options?.type === Boolean || (!options && value === '');
    if (options && !options.reflect) continue;
    if (isFlag) attributes.set(name, true);
    else if (value !== '') attributes.set(name, value);
  }
  return {view: made['render'](), attributes, style};
}

/** The styles of an element's shadow root. */
export function stylesOf(type: new () => LitElement): readonly CSSResultOrNative[] {
  return (type as unknown as typeof LitElement).elementStyles;
}
