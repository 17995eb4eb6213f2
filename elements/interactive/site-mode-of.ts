import type {HostObject, HostValue} from '../../src/content/interactive.js';
import {hostObject} from './host-object.js';

/** The site around a page, in its light DOM or in its shadow root. */
export function siteOf(page: Element): HTMLElement | null {
  const root = page.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : null;
  return page.closest<HTMLElement>('docs-site') ?? (host as HTMLElement | null);
}

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

function modeOf(page: Element): 'light' | 'dark' {
  const mode = siteOf(page)?.dataset['mode'];
  if (mode === 'light' || mode === 'dark') return mode;
  return systemIsDark.matches ? 'dark' : 'light';
}

/** Calls a function when the mode of the site may have changed. Returns what ends it. */
export function watchMode(page: Element, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  const site = siteOf(page);
  if (site) observer.observe(site, {attributeFilter: ['data-mode']});
  systemIsDark.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    systemIsDark.removeEventListener('change', changed);
  };
}

const roots = new WeakSet<HostObject>();

/** Whether this is `document.documentElement`. */
export function isRoot(value: HostValue): boolean {
  return roots.has(value as HostObject);
}

/**
 * `<html>`: its class is the mode of the site, `light` or `dark`, which is what components ask it
 * for in this format.
 */
export function rootObject(page: Element): HostObject {
  const element = document.documentElement;
  const names = ['clientWidth', 'clientHeight', 'scrollTop', 'scrollHeight', 'lang'] as const;
  const root = hostObject(
    {
      name: 'the root element',
      properties: {
        ...Object.fromEntries(names.map((name) => [name, (): HostValue => element[name]])),
        className: () => modeOf(page),
        classList: () =>
          hostObject(
            {
              name: 'a list of classes',
              methods: {contains: (_, name) => name === modeOf(page)},
            },
            undefined,
          ),
      },
      methods: {
        getAttribute: (_, name) =>
          name === 'class' || name === 'data-theme'
            ? modeOf(page)
            : name === 'lang'
              ? element.lang
              : null,
      },
    },
    undefined,
  );
  roots.add(root);
  return root;
}
