import type {HostObject} from '../../src/content/interactive.js';
import {resolveLinkUrl} from '../../src/shared/urls.js';
import {elementObject, scroll} from './element-object.js';
import {hostObject, textOf, type Members} from './host-object.js';
import {listenerMethods} from './listeners.js';
import {historyObject, locationObject} from './location-object.js';
import {inPage} from './page-selector.js';
import {isReaderActing} from './reader-act.js';
import {rootObject} from './site-mode-of.js';

const listening = listenerMethods(elementObject);

const navigatorMembers: Members<undefined, 'navigator'> = {
  name: 'the navigator',
  properties: {
    language: () => navigator.language,
    languages: () => navigator.languages,
    onLine: () => navigator.onLine,
    platform: () => navigator.platform,
    userAgent: () => navigator.userAgent,
    clipboard: () => clipboardObject,
  },
};

const clipboardMembers: Members<undefined, 'clipboard'> = {
  name: 'the clipboard',
  methods: {
    writeText: (_, text): Promise<void> =>
      isReaderActing()
        ? navigator.clipboard.writeText(textOf(text))
        : Promise.reject(new TypeError('Only an event of the reader may write to the clipboard.')),
  },
};

const navigatorObject: HostObject = hostObject(navigatorMembers, undefined);
const clipboardObject: HostObject = hostObject(clipboardMembers, undefined);

/** `window`, as far as code may use it. */
export function windowObject(page: Element): HostObject {
  const [place, past] = [locationObject(page), historyObject(page)];
  const members: Members<undefined, 'window'> = {
    name: 'the window',
    scope: 'window',
    of: globalThis,
    properties: {
      location: () => place,
      history: () => past,
      navigator: () => navigatorObject,
      innerWidth: () => innerWidth,
      innerHeight: () => innerHeight,
      scrollX: () => scrollX,
      scrollY: () => scrollY,
      pageXOffset: () => scrollX,
      pageYOffset: () => scrollY,
      devicePixelRatio: () => devicePixelRatio,
      isSecureContext: () => isSecureContext,
    },
    setters: {location: (_, url) => void place.set('href', url)},
    methods: {
      matchMedia: (_, query) => mediaObject(matchMedia(textOf(query))),
      open: (_, url) => {
        const target = resolveLinkUrl(textOf(url), '');
        const isOpened = isReaderActing() && target.to === 'url' && /^https?:/i.test(target.href);
        if (isOpened) window.open(target.href, '_blank', 'noopener,noreferrer');
        return null;
      },
      scrollTo: (_, x, y) => scroll(window, 'scrollTo', x, y),
      scrollBy: (_, x, y) => scroll(window, 'scrollBy', x, y),
      addEventListener: (_, type, callee, options) =>
        listening.addEventListener(window, type, callee, options),
      removeEventListener: (_, type, callee, options) =>
        listening.removeEventListener(window, type, callee, options),
    },
  };
  return hostObject(members, undefined);
}

function mediaObject(query: MediaQueryList): HostObject {
  return hostObject(
    {
      name: 'a media query',
      properties: {matches: () => query.matches, media: () => query.media},
      methods: {
        ...listening,
        addListener: (_, callee) => listening.addEventListener(query, 'change', callee),
        removeListener: (_, callee) => listening.removeEventListener(query, 'change', callee),
      },
    },
    query,
  );
}

/** `document`, which for code is the page. */
export function documentObject(page: Element): HostObject {
  const members: Members<Element, 'document'> = {
    name: 'the document',
    scope: 'document',
    properties: {
      title: () => document.title,
      hidden: () => document.hidden,
      visibilityState: () => document.visibilityState,
      activeElement: () => elementObject((page.getRootNode() as Document).activeElement),
      documentElement: () => rootObject(page),
      location: () => locationObject(page),
      fullscreenElement: () => elementObject(document.fullscreenElement),
      body: () => elementObject(page),
    },
    methods: {
      exitFullscreen: (): Promise<void> =>
        isReaderActing() ? document.exitFullscreen() : Promise.resolve(),
      getElementById: (_, id) => elementObject(page.querySelector(`#${CSS.escape(textOf(id))}`)),
      querySelector: (_, selector) => elementObject(page.querySelector(inPage(textOf(selector)))),
      querySelectorAll: (_, selector) =>
        Array.from(page.querySelectorAll(inPage(textOf(selector))), elementObject),
      addEventListener: (_, type, callee, options) =>
        listening.addEventListener(document, type, callee, options),
      removeEventListener: (_, type, callee, options) =>
        listening.removeEventListener(document, type, callee, options),
    },
  };
  return hostObject(members, page);
}

/** So many entries of so many characters may a site store in each storage. */
const mostEntries = 200;
const mostCharacters = 100_000;

/**
 * `localStorage` or `sessionStorage` with entries of its own, all of which are in one entry of the
 * browser. Without storage (private windows, blocked cookies), it is empty. The entry `code` is the
 * label that the reader has selected last, in JSON, as components of this format expect it.
 */
export function storageObject(
  storage: () => Storage,
  key: string,
  selectedLabel: () => string | undefined = () => undefined,
): HostObject {
  const read = (): Map<string, string> => {
    try {
      const stored: unknown = JSON.parse(storage().getItem(key) ?? '[]');
      const pairs = Array.isArray(stored) ? (stored as unknown[]) : [];
      return new Map(
        pairs.filter(
          (pair): pair is [string, string] =>
            Array.isArray(pair) && pair.every((text) => typeof text === 'string'),
        ),
      );
    } catch {
      return new Map();
    }
  };
  const write = (entries: ReadonlyMap<string, string>) => {
    try {
      const text = JSON.stringify([...entries]);
      if (entries.size <= mostEntries && text.length <= mostCharacters)
        storage().setItem(key, text);
    } catch {
      // Without storage, nothing is kept.
    }
  };
  const members: Members<undefined, 'storage'> = {
    name: 'the storage',
    properties: {length: () => read().size},
    methods: {
      getItem: (_, name) =>
        read().get(textOf(name)) ??
        (name === 'code' ? JSON.stringify(selectedLabel()) : undefined) ??
        null,
      setItem: (_, name, value) => write(read().set(textOf(name), textOf(value))),
      removeItem: (_, name) => {
        const entries = read();
        entries.delete(textOf(name));
        write(entries);
      },
      clear: () => write(new Map()),
      key: (_, index) => [...read().keys()][Number(index)] ?? null,
    },
  };
  return hostObject(members, undefined);
}
