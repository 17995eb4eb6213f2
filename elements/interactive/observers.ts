import type {browserClasses} from '../../src/content/browser-members.js';
import type {HostFunction, HostObject, HostValue} from '../../src/content/interactive.js';
import {elementObject, elementOf} from './element-object.js';
import {dataObject, hostObject} from './host-object.js';
import {isRoot, watchMode} from './site-mode-of.js';

/** What an observer of the browser has. */
interface Observer {
  observe(target: Element): void;
  unobserve?(target: Element): void;
  disconnect(): void;
}

type Notify = (entries: readonly HostValue[]) => void;

/** An observer that code makes, until it ends it or its component is gone. */
function observerObject(
  page: Element,
  callee: HostValue,
  make: (notify: Notify, options: HostValue) => Observer,
  options?: HostValue,
): HostObject {
  const call = callee as HostFunction; // as the caller has checked
  const notify: Notify = (entries) => call(entries, object);
  let observer = make(notify, options);
  let endMode: (() => void) | undefined;
  const disconnect = () => {
    observer.disconnect();
    endMode?.();
    endMode = undefined;
    call.ended?.removeEventListener('abort', disconnect);
  };
  const object = hostObject(
    {
      name: 'an observer',
      methods: {
        observe: (_, target, how) => {
          if (call.ended?.aborted) return;
          // The same listener is added only once.
          call.ended?.addEventListener('abort', disconnect);
          // The mode of the site is all that changes beyond the page.
          if (isRoot(target)) endMode ??= watchMode(page, () => notify([]));
          const element = elementOf(target);
          if (!element) return;
          if (how !== undefined) {
            observer.disconnect();
            observer = make(notify, how);
          }
          observer.observe(element);
        },
        unobserve: (_, target) => {
          const element = elementOf(target);
          if (element) observer.unobserve?.(element);
        },
        disconnect,
        takeRecords: () => [],
      },
    },
    undefined,
  );
  return object;
}

function mutations(notify: Notify, options: HostValue): Observer {
  const observer = new MutationObserver((records) => {
    // As a task of its own: a function that changes what it observes would never let go.
    setTimeout(
      notify,
      0,
      records.map(
        ({type, target}) =>
          new Map<string, HostValue>([
            ['type', type],
            ['target', elementObject(target)],
          ]),
      ),
    );
  });
  const given = options instanceof Map ? options : new Map<string, HostValue>();
  const watched = {
    attributes: given.get('attributes') === true,
    childList: given.get('childList') === true,
    characterData: given.get('characterData') === true,
    subtree: given.get('subtree') === true,
  };
  const isAny = watched.attributes || watched.childList || watched.characterData;
  return {
    observe: (target) => isAny && observer.observe(target, watched),
    disconnect: () => observer.disconnect(),
  };
}

function resizes(notify: Notify): Observer {
  return new ResizeObserver((entries) => {
    notify(
      entries.map(
        ({target, contentRect}) =>
          new Map<string, HostValue>([
            ['target', elementObject(target)],
            ['contentRect', dataObject('a rectangle', contentRect, ['width', 'height'])],
          ]),
      ),
    );
  });
}

function intersections(notify: Notify, options: HostValue): Observer {
  const threshold = options instanceof Map ? Number(options.get('threshold') ?? 0) : 0;
  const isShare = threshold >= 0 && threshold <= 1;
  return new IntersectionObserver(
    (entries) => {
      notify(
        entries.map(
          ({target, isIntersecting, intersectionRatio}) =>
            new Map<string, HostValue>([
              ['target', elementObject(target)],
              ['isIntersecting', isIntersecting],
              ['intersectionRatio', intersectionRatio],
            ]),
        ),
      );
    },
    {threshold: isShare ? threshold : 0},
  );
}

/** The observers that code can make, by their names. */
export function observersFor(
  page: () => Element,
): ReadonlyMap<string, (args: readonly HostValue[]) => HostObject | undefined> {
  const maker =
    (make: (notify: Notify, options: HostValue) => Observer) =>
    ([callee, options]: readonly HostValue[]) =>
      typeof callee === 'function' ? observerObject(page(), callee, make, options) : undefined;
  const observers: Readonly<Record<(typeof browserClasses)[number], ReturnType<typeof maker>>> = {
    MutationObserver: maker(mutations),
    ResizeObserver: maker(resizes),
    IntersectionObserver: maker(intersections),
  };
  return new Map(Object.entries(observers));
}
