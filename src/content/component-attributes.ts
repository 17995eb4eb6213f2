import type {WrittenAttribute} from '../markdown/attributes.js';
import {components, type AttributeRule, type ComponentName} from './components.js';
import {decodeEntities, type EntityNames} from '../markdown/entities.js';
import {attributeValue} from './mdx/attribute-value.js';
import type {Literal} from './mdx/literal.js';
import type {DocNode} from './nodes.js';
import {resolveAttributeAlias} from './aliases.js';
import {readIcon} from '../shared/icon.js';
import type {ParseContext} from './parse-context.js';
import {resolveImageUrl, resolveLinkUrl} from '../shared/urls.js';
import {ownProperty} from '../shared/own-property.js';

/** Reads a caption or hint, which may contain Markdown. */
export type ReadMarkdown = (text: string, line: number) => readonly DocNode[];

/** Attributes that no component has, and that authors write everywhere. */
const silent =
  /^(?:className|class|style|key|ref|data-.*|aria-.*|on[A-Z].*|width|height|noAnchor)$/;

/**
 * The attributes of a component, each of the type its rule names (see `components.ts`). Mistakes
 * are reported: an unknown name is left out, a wrong value too, a missing required one becomes its
 * empty value.
 */
export function readComponentAttributes(
  name: ComponentName,
  written: readonly WrittenAttribute[],
  line: number,
  context: ParseContext,
  readMarkdown: ReadMarkdown,
): Readonly<Record<string, unknown>> {
  const rules: Readonly<Record<string, AttributeRule>> = components[name].attributes;
  const literals = new Map<string, Literal>();
  for (const attribute of written) {
    const meant = resolveAttributeAlias(name, attribute.name);
    const rule = ownProperty(rules, meant);
    if (rule === undefined) {
      if (!silent.test(attribute.name)) {
        context.report('page/unknown-attribute', line, {component: name, name: attribute.name});
      }
      continue;
    }
    const literal = literalOf(attribute, rule, context);
    if (literal !== undefined) literals.set(meant, literal.value);
    else {
      const source = `${attribute.name}={…}`;
      context.report('page/unsupported-expression', line, {source, isLeftOut: true});
    }
  }

  const values = new Map<string, unknown>();
  for (const [attribute, rule] of Object.entries(rules)) {
    const literal = literals.get(attribute);
    if (literal !== undefined) {
      const value = valueOf(rule, literal, literals, {line, context, readMarkdown});
      if (value === undefined) {
        const details = {component: name, name: attribute, expected: expectations[rule.type]};
        context.report('page/wrong-attribute', line, details);
      } else values.set(attribute, value);
    }
    if (rule.isRequired === true && !values.has(attribute)) {
      values.set(attribute, rule.type === 'icon' ? {kind: 'name', name: ''} : '');
      context.report('page/missing-attribute', line, {component: name, name: attribute});
    }
  }
  return Object.fromEntries(values);
}

const expectations = {
  text: 'a string',
  number: 'a number',
  flag: 'true or false',
  list: 'an array of strings',
  link: 'a URL',
  image: 'the URL of an image',
  icon: 'the name of an icon or the URL of an image',
  markdown: 'a string',
} as const;

/** The value of an attribute. Static markup is its text, or the icon that it shows. */
function literalOf(
  attribute: WrittenAttribute,
  rule: AttributeRule,
  {source}: ParseContext,
): {readonly value: Literal} | undefined {
  const {value} = attribute;
  if (value.kind === 'flag') return {value: rule.type === 'flag' ? true : ''};
  if (value.kind === 'expression' && value.source.startsWith('<')) {
    const {html, entities} = source.extensions;
    if (rule.type !== 'icon') return {value: plainMarkup(value.source, entities)};
    const icon = html?.writtenIcon(value.source, source);
    return icon === undefined ? undefined : {value: icon};
  }
  return attributeValue(value, source);
}

function valueOf(
  rule: AttributeRule,
  literal: Literal,
  literals: ReadonlyMap<string, Literal>,
  place: {line: number; context: ParseContext; readMarkdown: ReadMarkdown},
): unknown {
  const {line, context, readMarkdown} = place;
  switch (rule.type) {
    case 'text':
      return textOfLiteral(literal);
    case 'number':
      return typeof literal !== 'object' && literal !== '' && Number.isFinite(Number(literal))
        ? Number(literal)
        : undefined;
    case 'flag':
      return literal === '' || literal === 'true' || (literal !== 'false' && literal !== false);
    case 'list':
      return Array.isArray(literal)
        ? literal.map((item: Literal) => textOfLiteral(item))
        : typeof literal === 'string'
          ? literal.split(',').map((item) => item.trim())
          : undefined;
    case 'link':
    case 'image': {
      const resolve = rule.type === 'link' ? resolveLinkUrl : resolveImageUrl;
      const target = context.resolve(textOfLiteral(literal), resolve);
      if (target.to === 'nowhere') context.report('link/refused', line, {url: target.written});
      return target;
    }
    case 'icon': {
      const {page, extensions} = context.source;
      const isMarkup = typeof literal === 'string' && literal.trim().startsWith('<');
      const meant = isMarkup
        ? extensions.html?.writtenIcon(literal.trim(), context.source)
        : literal;
      const written = meant instanceof Map ? Object.fromEntries<Literal>(meant) : meant;
      const icon = readIcon(written, literals.get('iconType'));
      const folder = page.replace(/[^/]*$/, '');
      return icon?.kind === 'image' && icon.src.startsWith('.')
        ? {...icon, src: `/${folder}${icon.src}`}
        : icon;
    }
    case 'markdown':
      return readMarkdown(textOfLiteral(literal), line);
    default:
      rule.type satisfies never;
      return undefined;
  }
}

/** A literal as text: texts as they are, lists and objects as JSON. */
export function textOfLiteral(literal: Literal): string {
  if (literal === undefined) return '';
  if (typeof literal !== 'object') return String(literal);
  return JSON.stringify(literal, (_, value: unknown) =>
    value instanceof Map ? Object.fromEntries<unknown>(value) : value,
  );
}

/** The text of static markup in an attribute: `<>see <b>this</b></>` is `see this`. */
function plainMarkup(source: string, entities: EntityNames | undefined): string {
  // Without a `>` after it, a `<` begins no tag: thousands would be searched to the end.
  const end = source.lastIndexOf('>') + 1;
  const text = (source.slice(0, end).replace(/<[^>]*>/g, '') + source.slice(end)).replace(
    /\{\s*(?:"([^"]*)"|'([^']*)'|`([^`]*)`)\s*\}/g,
    '$1$2$3',
  );
  return decodeEntities(text, entities).trim();
}
