import {characterEntities} from 'character-entities';
import {htmlElements} from '../../src/content/html/html-elements.js';
import {svgElements} from '../../src/content/html/svg.js';
import {escaped} from '../../src/html/html.js';
import {iterate, toText} from '../../src/interpreter/convert.js';
import type {Evaluator} from '../../src/interpreter/evaluator.js';
import {parseExpression} from '../../src/interpreter/parse-code.js';
import {bindPattern, definesIn} from '../../src/interpreter/patterns.js';
import {Refusal} from '../../src/interpreter/refusal.js';
import {Scope, type OuterScope} from '../../src/interpreter/scope.js';
import type {ObjectValue, Value} from '../../src/interpreter/values.js';
import {decodeEntities} from '../../src/markdown/entities.js';
import {voidElements} from '../../src/shared/html-elements.js';
import {badgeNames, badgeTag, isOfVue, wrappers} from './vitepress-tags.js';
import type {VueElement, VueNode} from './vitepress-vue-tree.js';

/** What the nodes of a template are shown with. */
export interface VueRendering {
  readonly evaluator: Evaluator;
  /** What is shown as the content of the component; `undefined` where it has none. */
  readonly content: string | undefined;
  /** The HTML of another component in the template. */
  readonly component: (name: string, props: ObjectValue, content: string | undefined) => string;
}

/** Attributes that change nothing that readers read. */
const dropped = /^(?:class|ref|key|:class|:style|:key|:ref|data-.*|v-once|v-memo|v-cloak)$/;

/** The HTML of a template. What it does not know, it refuses. */
export function renderNodes(
  nodes: readonly VueNode[],
  scope: Scope,
  rendering: VueRendering,
): string {
  let html = '';
  /** Whether a branch of the condition was taken; `undefined` outside of one. */
  let isTaken: boolean | undefined;
  for (const node of nodes) {
    if (typeof node === 'string') {
      // Between branches, there is nothing.
      if (node.trim() !== '') isTaken = undefined;
      html += textHtml(node, scope, rendering);
      continue;
    }
    const {attributes} = node;
    const test = attributes.get('v-if') ?? attributes.get('v-else-if');
    if (attributes.has('v-else-if') || attributes.has('v-else')) {
      if (isTaken === undefined) throw new Refusal('has `v-else` without `v-if`');
      if (isTaken) continue;
    }
    const isShown = test === undefined || Boolean(valueOf(test, scope, rendering));
    isTaken = test === undefined ? undefined : isShown;
    if (isShown) html += repeated(node, scope, rendering);
  }
  return html;
}

function valueOf(source: string, scope: OuterScope, {evaluator}: VueRendering): Value {
  const parsed = parseExpression(source, 'template.ts', 1);
  if ('refused' in parsed) throw Refusal.again(parsed.refused);
  return evaluator.evaluate(parsed.value, new Scope(scope));
}

function shown(value: Value, {evaluator}: VueRendering): string {
  return value === undefined || value === null ? '' : toText(value, evaluator.budget);
}

function textHtml(text: string, scope: Scope, rendering: VueRendering): string {
  rendering.evaluator.budget.spend(text.length);
  const parts = text.split('{{').map((part, index) => {
    const close = index === 0 ? -1 : part.indexOf('}}');
    if (close === -1) return plain(condensed(decoded(part)));
    const value = shown(valueOf(part.slice(0, close), scope, rendering), rendering);
    return plain(value.replaceAll(/\s+/g, ' ')) + plain(condensed(decoded(part.slice(close + 2))));
  });
  const isBetween = parts.length === 1 && text.trim() === '' && text.includes('\n');
  return isBetween ? '' : parts.join('');
}

function condensed(text: string): string {
  return text.replaceAll(/[ \t\r\n]+/g, ' ');
}

/** A text of HTML with the characters of its entities. */
export function decoded(text: string): string {
  return decodeEntities(text, characterEntities);
}

/** A text that is one wherever it is written: neither Markdown nor HTML. */
function plain(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>&|~$#:@!]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

const loop = /^\s*(?:\(([\s\S]*)\)|([\s\S]*?))\s+(?:in|of)\s+([\s\S]+)$/;

/** An element as often as its loop says. */
function repeated(node: VueElement, scope: Scope, rendering: VueRendering): string {
  const written = node.attributes.get('v-for');
  if (written === undefined) return elementHtml(node, scope, rendering);
  const [, several, one, source] = loop.exec(written) ?? [];
  if (source === undefined) throw new Refusal('has a loop that cannot be read');
  const {evaluator} = rendering;
  const names = parseExpression(`(${several ?? one ?? ''}) => 0`, 'template.ts', 1);
  if ('refused' in names) throw Refusal.again(names.refused);
  const params = names.value.type === 'ArrowFunctionExpression' ? names.value.params : [];
  const rounds = itemsOf(valueOf(source, scope, rendering), evaluator);
  evaluator.budget.items(rounds.length);
  return rounds
    .map((values) => {
      const inner = new Scope(scope);
      for (const [index, param] of params.entries()) {
        bindPattern(param, values[index], inner, evaluator, definesIn(inner));
      }
      return elementHtml(node, inner, rendering);
    })
    .join('');
}

/** What each round of a loop is given: an item with its key and its index. */
function itemsOf(value: Value, {budget}: Evaluator): readonly (readonly Value[])[] {
  if (typeof value === 'number') {
    budget.items(value);
    return Array.from({length: value}, (_, index) => [index + 1, index]);
  }
  if (value instanceof Map) return [...value].map(([key, one], index) => [one, key, index]);
  if (value === undefined || value === null) return [];
  return iterate(value, budget).map((one, index) => [one, index]);
}

function elementHtml(node: VueElement, scope: Scope, rendering: VueRendering): string {
  const {name, attributes} = node;
  // What components contain could grow without an end.
  rendering.evaluator.budget.spend(10);
  const show = attributes.get('v-show');
  if (show !== undefined && !valueOf(show, scope, rendering)) return '';
  const inner = () => contentHtml(node, scope, rendering);
  if (name === 'slot') {
    const isDefault = !attributes.has('name') || attributes.get('name') === 'default';
    return (isDefault ? rendering.content : undefined) ?? inner();
  }
  if (wrappers.has(name)) return inner();
  const values = attributesOf(node, scope, rendering);
  if (badgeNames.has(name)) return badgeHtml(values, inner(), rendering);
  if (!htmlElements.has(name) && !svgElements.has(name)) {
    const content = node.children.length > 0 ? inner() : undefined;
    return rendering.component(name, values, content);
  }
  const isHidden = (value: Value) => value === undefined || value === null || value === false;
  const written = [...values].flatMap(([key, value]) => {
    if (isHidden(value)) return [];
    const text = value === true ? '' : condensed(shown(value, rendering));
    return [text === '' ? ` ${key}` : ` ${key}="${escaped(text)}"`];
  });
  const tag = `<${name}${written.join('')}>`;
  return voidElements.has(name) ? tag : `${tag}${inner()}</${name}>`;
}

function contentHtml({attributes, children}: VueElement, scope: Scope, rendering: VueRendering) {
  const text = attributes.get('v-text');
  if (text !== undefined) return plain(shown(valueOf(text, scope, rendering), rendering));
  if (attributes.has('v-html')) throw new Refusal('shows HTML that code makes');
  return renderNodes(children, scope, rendering);
}

const read = /^v-(?:if|else-if|else|for|show|text|html|pre)$/;

/** The attributes of an element, or the properties of a component. */
function attributesOf(
  {name, attributes}: VueElement,
  scope: Scope,
  rendering: VueRendering,
): ObjectValue {
  const values: ObjectValue = new Map();
  for (const [key, written] of attributes) {
    if (read.test(key) || dropped.test(key)) continue;
    if (!isOfVue(key)) {
      values.set(key, decoded(written));
      continue;
    }
    const [, bound] = /^(?::|v-bind:)([\w-]+)$/.exec(key) ?? [];
    if (bound === undefined) throw new Refusal(`has \`${key}\` in <${name}>`);
    values.set(bound, valueOf(decoded(written === '' ? bound : written), scope, rendering));
  }
  return values;
}

function badgeHtml(values: ObjectValue, content: string, rendering: VueRendering): string {
  const text = (key: string) => shown(values.get(key), rendering);
  const [type, given] = [text('type'), text('text')];
  const attributes = new Map(type === '' ? [] : [['type', type]]);
  const tag = badgeTag({name: 'Badge', isClosing: false, isEmpty: false, attributes, end: 0});
  return `${tag}${content === '' ? plain(given) : content}</Badge>`;
}
