/**
 * What the code of components may use of the objects of a browser, by the names of these objects.
 * `elements/interactive/` implements it; `docs-site check` knows it without a browser. None of
 * these members can be set, except for those in `setters`.
 */
export const browserMembers = {
  window: {
    properties: [
      'location',
      'history',
      'navigator',
      'innerWidth',
      'innerHeight',
      'scrollX',
      'scrollY',
      'pageXOffset',
      'pageYOffset',
      'devicePixelRatio',
      'isSecureContext',
    ],
    methods: [
      'matchMedia',
      'open',
      'scrollTo',
      'scrollBy',
      'addEventListener',
      'removeEventListener',
    ],
    setters: ['location'],
  },
  document: {
    properties: [
      'title',
      'hidden',
      'visibilityState',
      'activeElement',
      'documentElement',
      'body',
      'location',
      'fullscreenElement',
    ],
    methods: [
      'exitFullscreen',
      'getElementById',
      'querySelector',
      'querySelectorAll',
      'addEventListener',
      'removeEventListener',
    ],
    setters: [],
  },
  location: {
    properties: [
      'href',
      'origin',
      'protocol',
      'host',
      'hostname',
      'port',
      'pathname',
      'search',
      'hash',
    ],
    methods: ['toString', 'assign', 'replace'],
    setters: ['href', 'hash'],
  },
  history: {
    properties: ['length', 'state'],
    methods: ['replaceState', 'pushState', 'back'],
    setters: [],
  },
  navigator: {
    properties: ['language', 'languages', 'onLine', 'platform', 'userAgent', 'clipboard'],
    methods: [],
    setters: [],
  },
  clipboard: {properties: [], methods: ['writeText'], setters: []},
  storage: {
    properties: ['length'],
    methods: ['getItem', 'setItem', 'removeItem', 'clear', 'key'],
    setters: [],
  },
} as const;

/** The objects that code finds by their names → which of {@link browserMembers} each has. */
export const browserObjects = {
  window: 'window',
  globalThis: 'window',
  document: 'document',
  localStorage: 'storage',
  sessionStorage: 'storage',
} as const;

/** What windows have and code cannot use, as far as code of pages asks for it. */
export const unavailableInWindow: ReadonlySet<string> = new Set(
  (
    'alert confirm prompt print close stop find postMessage opener parent top self frames ' +
    'getComputedStyle getSelection requestIdleCallback cancelIdleCallback createImageBitmap ' +
    'indexedDB caches cookieStore customElements speechSynthesis external ' +
    'XMLHttpRequest EventSource WebSocket Worker Request Response Headers Notification ' +
    'Blob File FileReader Image Audio KeyboardEvent MouseEvent ' +
    'Symbol BigInt WeakMap WeakSet Proxy Reflect structuredClone eval Function'
  ).split(' '),
);

/** The classes of a browser that code can use with `new`. */
export const browserClasses = [
  'MutationObserver',
  'ResizeObserver',
  'IntersectionObserver',
] as const;

/** The functions and classes for code that need a browser, and no object of it. */
export const browserFunctions = [
  'setTimeout',
  'setInterval',
  'clearTimeout',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'queueMicrotask',
  'fetch',
  'AbortController',
  'AbortSignal',
  'Event',
  'CustomEvent',
  'FormData',
] as const;

/** The names that code finds in a browser only. */
export const browserNames: ReadonlySet<string> = new Set([
  ...Object.keys(browserObjects),
  ...browserMembers.window.properties,
  ...browserMembers.window.methods,
  ...browserFunctions,
  ...browserClasses,
]);

export type BrowserObject = keyof typeof browserMembers;

export type PropertyOf<T extends BrowserObject> = (typeof browserMembers)[T]['properties'][number];

export type MethodOf<T extends BrowserObject> = (typeof browserMembers)[T]['methods'][number];

export type SetterOf<T extends BrowserObject> = (typeof browserMembers)[T]['setters'][number];
