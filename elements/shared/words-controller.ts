import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {InterfaceText} from './interface-texts.js';

/** The interface's texts in one language: English text → translation. */
export type Words = Readonly<Record<InterfaceText, string>>;

/** Language → its texts, once they were loaded. */
const known = new Map<string, Words | undefined>([['en', undefined]]);
const listeners = new Set<() => void>();

/**
 * Says the interface's own words in the language of the place where an element stands: the nearest `lang` attribute,
 * through all shadow roots. Until a language is loaded, and for languages that there is no translation for, in English.
 */
export class WordsController implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  #language = 'en';

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  /** A text, its `{0}`, `{1}` … replaced by `values`. */
  readonly say = (text: InterfaceText, ...values: readonly unknown[]): string => {
    const said = known.get(this.#language)?.[text] ?? text;
    return said.replace(/\{(\d)\}/g, (_, index: string) => String(values[Number(index)]));
  };

  hostConnected(): void {
    listeners.add(this.#refresh);
    this.#refresh();
  }

  hostDisconnected(): void {
    listeners.delete(this.#refresh);
  }

  readonly #refresh = (): void => {
    const language = languageAt(this.#host);
    if (language !== 'en') this.#host.requestUpdate();
    else if (this.#language !== 'en') this.#host.requestUpdate();
    this.#language = language;
    if (!known.has(language)) void load(language);
  };
}

/** To be called when a `lang` attribute has changed. */
export function languageChanged(): void {
  for (const listener of listeners) listener();
}

async function load(language: string): Promise<void> {
  known.set(language, undefined); // asked for once
  const {loadWords} = await import('../lazy/words.js');
  const words = await loadWords(language);
  if (words === undefined) return;
  known.set(language, words);
  languageChanged();
}

/** The language tag at an element; `en` where nothing says another one. */
function languageAt(element: Element): string {
  for (let from: Element | undefined = element; from;) {
    const lang = from.closest('[lang]')?.getAttribute('lang');
    if (lang) return lang.toLowerCase();
    const root = from.getRootNode();
    from = root instanceof ShadowRoot ? root.host : undefined;
  }
  return 'en';
}
