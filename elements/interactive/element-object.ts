import type {HostObject, HostValue} from '../../src/content/interactive.js';
import {dataObject, hostObject, type HostMembers, textOf} from './host-object.js';
import {isAllowedAttribute} from '../../src/content/html/allowed-attributes.js';
import {readStyle} from '../../src/content/html/read-style.js';
import {datasetName} from '../../src/shared/dataset-name.js';
import {isInPrivateField, pageSelector} from './is-private.js';
import {inPage} from './page-selector.js';
import {listenerMethods} from './listeners.js';
import {isReaderActing} from './reader-act.js';

/** The object for each element: two for the same element are equal. */
const objects = new WeakMap<Element, HostObject>();
const elements = new WeakMap<HostObject, Element>();

/** What code may use of an element; `null` for none, and for one outside of the page. */
export function elementObject(element: EventTarget | null | undefined): HostObject | null {
  return element instanceof Element && element.closest(pageSelector) ? ownElement(element) : null;
}

/** An element of a component, which may not be on the page yet. */
export function ownElement(element: Element): HostObject {
  const known = objects.get(element) ?? hostObject(members, element as HTMLInputElement);
  objects.set(element, known);
  elements.set(known, element);
  return known;
}

/** The `data-*` properties that components gave elements: not all of them become attributes. */
const datasets = new WeakMap<Element, ReadonlyMap<string, string>>();

export function setDataset(element: Element, data: ReadonlyMap<string, string>): void {
  datasets.set(element, data);
}

/** The element that a value is, if it is one. */
export function elementOf(value: HostValue): Element | undefined {
  return elements.get(value as HostObject);
}

type Read = (self: HTMLInputElement) => HostValue;
type Write = (self: HTMLInputElement, value: HostValue) => void;

/** Properties that are data, of elements of several types. */
const data = (
  'id tagName nodeName className type name textContent innerText readyState selectionStart ' +
  'selectionEnd selectedIndex offsetWidth offsetHeight offsetTop offsetLeft clientWidth ' +
  'clientHeight clientTop clientLeft scrollWidth scrollHeight isConnected duration paused ended ' +
  'naturalWidth naturalHeight complete valueAsNumber placeholder required href src'
).split(' ');

/** Properties that code may change, too. */
const changeable = (
  'value checked open disabled indeterminate hidden title scrollTop scrollLeft currentTime muted ' +
  'volume playbackRate loop min max step'
).split(' ');

const readData = (name: string): readonly [string, Read] => [
  name,
  (self) => dataOf(self[name as 'value']),
];

const members: HostMembers<HTMLInputElement> = {
  name: 'an element',
  properties: {
    ...Object.fromEntries([...data, ...changeable].map(readData)),
    dataset: (self) =>
      new Map([...(datasets.get(self) ?? []), ...Object.entries({...self.dataset})]),
    classList: (self) => classListObject(self),
    style: (self) => styleObject(self),
    parentElement: ({parentElement}) => elementObject(parentElement),
    parentNode: ({parentElement}) => elementObject(parentElement),
    offsetParent: ({offsetParent}) => elementObject(offsetParent),
    firstElementChild: ({firstElementChild}) => elementObject(firstElementChild),
    lastElementChild: ({lastElementChild}) => elementObject(lastElementChild),
    nextElementSibling: ({nextElementSibling}) => elementObject(nextElementSibling),
    previousElementSibling: ({previousElementSibling}) => elementObject(previousElementSibling),
    children: ({children}) => Array.from(children, elementObject),
    options: (self) =>
      self instanceof HTMLSelectElement ? Array.from(self.options, elementObject) : undefined,
    selectedOptions: (self) =>
      self instanceof HTMLSelectElement
        ? Array.from(self.selectedOptions, elementObject)
        : undefined,
  },
  setters: {
    ...Object.fromEntries(
      changeable.map((name): readonly [string, Write] => [
        name,
        (self, value) => {
          if (typeof value !== 'object' && typeof value !== 'function') {
            Object.assign(self, {[name]: value});
          }
        },
      ]),
    ),
    textContent: (self, value) => setText(self, textOf(value)),
    innerText: (self, value) => setText(self, textOf(value)),
    className: (self, value) => void (self.className = textOf(value)),
  },
  methods: {
    focus: (self, options) => {
      const preventScroll = options instanceof Map && options.get('preventScroll') === true;
      if (!isInPrivateField()) self.focus({preventScroll});
    },
    blur: (self) => self.blur(),
    select: (self) => self.select?.(),
    setSelectionRange: (self, start, end) => self.setSelectionRange?.(Number(start), Number(end)),
    click: (self) => {
      if (isReaderActing()) self.click();
    },
    scrollIntoView: (self, options) => self.scrollIntoView(scrollOptions(options)),
    scrollTo: (self, x, y) => scroll(self, 'scrollTo', x, y),
    scrollBy: (self, x, y) => scroll(self, 'scrollBy', x, y),
    getBoundingClientRect: (self) => {
      const names = ['x', 'y', 'width', 'height', 'top', 'right', 'bottom', 'left'] as const;
      return dataObject('a rectangle', self.getBoundingClientRect(), names);
    },
    contains: (self, other) => self.contains(elementOf(other) ?? null),
    closest: (self, selector) => elementObject(self.closest(inPage(textOf(selector)))),
    matches: (self, selector) => self.matches(inPage(textOf(selector))),
    querySelector: (self, selector) => elementObject(self.querySelector(inPage(textOf(selector)))),
    querySelectorAll: (self, selector) =>
      Array.from(self.querySelectorAll(inPage(textOf(selector))), elementObject),
    getAttribute: (self, name) => getAttribute(self, textOf(name)),
    hasAttribute: (self, name) => getAttribute(self, textOf(name)) !== null,
    setAttribute: (self, name, value) => setAttribute(self, textOf(name), textOf(value)),
    removeAttribute: (self, name) => removeAttribute(self, textOf(name)),
    toggleAttribute: (self, name, force) => {
      const isOn = typeof force === 'boolean' ? force : !self.hasAttribute(textOf(name));
      if (isOn) setAttribute(self, textOf(name), '');
      else removeAttribute(self, textOf(name));
      return isOn;
    },
    reportValidity: (self) => self.reportValidity?.(),
    checkValidity: (self) => self.checkValidity?.(),
    play: (self) => (self as unknown as HTMLMediaElement).play?.(),
    pause: (self) => (self as unknown as HTMLMediaElement).pause?.(),
    load: (self) => (self as unknown as HTMLMediaElement).load?.(),
    requestFullscreen: (self): Promise<void> =>
      isReaderActing()
        ? self.requestFullscreen()
        : Promise.reject(new TypeError('Only an event of the reader may fill the screen.')),
    ...listenerMethods(elementObject),
  },
};

/** Attributes of fields and boxes that code may change; besides those of all elements. */
const ofFields = new Set(
  'class checked disabled max min open placeholder readonly step'.split(' '),
);

/** Whether code may change an attribute: none with a URL, a style or permissions of a frame. */
function mayChange({localName}: Element, name: string): boolean {
  if (name === 'contenteditable') return false;
  return isAllowedAttribute('div', name) || (ofFields.has(name) && localName !== 'iframe');
}

function getAttribute(self: Element, name: string): string | null {
  return self.getAttribute(name) ?? datasets.get(self)?.get(datasetName(name)) ?? null;
}

function setAttribute(self: Element, name: string, value: string): void {
  const lower = name.toLowerCase();
  if (!mayChange(self, lower)) throw new TypeError(`Code cannot set the attribute “${name}”.`);
  self.setAttribute(lower, value);
}

function removeAttribute(self: Element, name: string): void {
  const lower = name.toLowerCase();
  const isMedia = self instanceof HTMLMediaElement && lower === 'src';
  if (!mayChange(self, lower) && !isMedia) {
    throw new TypeError(`Code cannot remove the attribute “${name}”.`);
  }
  self.removeAttribute(lower);
}

/** Changes the text of an element that has no others in it, and keeps the marks of the renderer. */
function setText(self: Element, text: string): void {
  if (/^(?:style|script)$/.test(self.localName)) throw new TypeError('Code cannot change a style.');
  if (self.childElementCount > 0) {
    throw new TypeError('Code cannot replace elements by text: state can.');
  }
  const [first, ...others] = [...self.childNodes].filter((node) => node instanceof Text);
  for (const other of others) other.data = '';
  if (first) first.data = text;
  else self.append(text);
}

/** A value of the browser, if it is data. */
function dataOf(value: unknown): HostValue {
  return typeof value === 'object' || typeof value === 'function' || typeof value === 'symbol'
    ? undefined
    : (value as HostValue);
}

function classListObject(self: Element): HostObject {
  const {classList} = self;
  const change =
    (how: 'add' | 'remove') =>
    (_: unknown, ...names: readonly HostValue[]) =>
      classList[how](...names.map(textOf).filter((name) => /^\S+$/.test(name)));
  return hostObject(
    {
      name: 'a list of classes',
      methods: {
        add: change('add'),
        remove: change('remove'),
        contains: (_, name) => classList.contains(textOf(name)),
        toggle: (_, name, force) =>
          classList.toggle(textOf(name), typeof force === 'boolean' ? force : undefined),
      },
    },
    self,
  );
}

/** Changes a property of the style of an element, by the rules for what authors write. */
function setStyle({style: to}: HTMLElement, name: string, value: HostValue): void {
  const {style} = readStyle(new Map([[name, textOf(value)]]));
  if (value === '' || value === null) to.removeProperty(toCss(name));
  for (const [property, given] of style) to.setProperty(property, given);
}

/** `marginTop` is `margin-top`. */
function toCss(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `style` of an element. */
function styleObject(self: HTMLElement): HostObject {
  return {
    name: 'a style',
    hides: () => false,
    get: (name) =>
      name === 'setProperty' || name === 'removeProperty'
        ? undefined
        : {value: self.style.getPropertyValue(toCss(name))},
    set: (name, value) => {
      setStyle(self, name, value);
      return true;
    },
    method: (name) => {
      if (name === 'setProperty')
        return ([property, value]) => setStyle(self, textOf(property), value) as undefined;
      if (name === 'removeProperty')
        return ([property]) => setStyle(self, textOf(property), '') as undefined;
      return undefined;
    },
  };
}

function scrollOptions(options: HostValue): ScrollIntoViewOptions | boolean | undefined {
  if (typeof options === 'boolean') return options;
  return options instanceof Map ? Object.fromEntries(options as Map<string, string>) : undefined;
}

/** Scrolls an element or the window to or by a position, or as an object says. */
export function scroll(
  self: Element | Window,
  how: 'scrollTo' | 'scrollBy',
  x: HostValue,
  y: HostValue,
): void {
  if (x instanceof Map) self[how](Object.fromEntries(x as Map<string, number>));
  else self[how](Number(x), Number(y));
}
