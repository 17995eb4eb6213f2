import {fencedCode, indented} from '../../src/content/markdown-text.js';
import {carriedCode} from './starlight-code.js';
import {stepsText, treeText} from './starlight-lists.js';
import {asText, codeOf, renamed, tagText, textOf, type TagAttributes} from './starlight-tags.js';
import {withPlainTitle} from './starlight-titles.js';

/** A component in a page, with what its page knows. */
export interface WrittenComponent {
  readonly attributes: TagAttributes;
  /** Its content as it is written here; empty where it has none. */
  readonly inner: () => string;
  /** What indents the line that it begins. */
  readonly indent: string;
  /** The text that code in braces gives, such as the name of a constant. */
  readonly valueOf: (source: string) => string | undefined;
  readonly iconOf: (name: string) => string | undefined;
  readonly link: (href: string) => string;
  readonly leaveOut: (what: string, instead: string) => void;
}

type WriteComponent = (component: WrittenComponent) => string;

/** The asides of Starlight, and other names that authors write → the callouts of this format. */
export const asides: ReadonlyMap<string, string> = new Map([
  ['note', 'Note'],
  ['tip', 'Tip'],
  ['caution', 'Warning'],
  ['danger', 'Danger'],
  ['warning', 'Warning'],
  ['info', 'Info'],
]);

const badgeColors: ReadonlyMap<string, string> = new Map([
  ['note', 'blue'],
  ['tip', 'purple'],
  ['success', 'green'],
  ['caution', 'orange'],
  ['danger', 'red'],
  ['default', 'purple'],
]);

/** What a link that looks like a button is written with. */
export const buttonClasses = 'inline-block border rounded-full px-4 py-2 no-underline';

/** How the components of Starlight are written here, by their names. */
export const components: ReadonlyMap<string, WriteComponent> = new Map<string, WriteComponent>([
  [
    'Aside',
    (component) => {
      const {attributes} = component;
      const name = asides.get(textOf(attributes, 'type') ?? 'note') ?? 'Note';
      return element(name, withIcon(component, renamed(attributes, {title: 'title'})), component);
    },
  ],
  [
    'Tabs',
    (component) => {
      const isSynced = component.attributes.has('syncKey');
      const attributes: TagAttributes = isSynced
        ? new Map()
        : new Map([['sync', {kind: 'expression', source: 'false'}]]);
      return element('Tabs', attributes, component);
    },
  ],
  [
    'TabItem',
    (component) =>
      element(
        'Tab',
        withIcon(component, renamed(component.attributes, {label: 'title'})),
        component,
      ),
  ],
  [
    'Card',
    (component) =>
      element(
        'Card',
        withIcon(
          component,
          withPlainTitle(renamed(component.attributes, {title: 'title'}), component.link),
        ),
        component,
      ),
  ],
  [
    'CardGrid',
    (component) =>
      element('CardGroup', new Map([['cols', {kind: 'expression', source: '2'}]]), component),
  ],
  [
    'LinkCard',
    ({attributes, valueOf, link}) => {
      const named = renamed(attributes, {title: 'title', href: 'href'});
      const names = withPlainTitle(named, link).set('arrow', {kind: 'flag'});
      const code = codeOf(attributes, 'description');
      const said = textOf(attributes, 'description') ?? (code && (valueOf(code) ?? `{${code}}`));
      return said ? `${tagText('Card', names)}${said}</Card>` : tagText('Card', names, ' /');
    },
  ],
  [
    'LinkButton',
    ({attributes, inner}) => {
      const names = renamed(attributes, {href: 'href'});
      return `${tagText('a', names.set('className', asText(buttonClasses)))}${inner().trim()}</a>`;
    },
  ],
  [
    'Badge',
    ({attributes, valueOf}) => {
      const code = codeOf(attributes, 'text');
      const text = textOf(attributes, 'text') ?? (code && (valueOf(code) ?? `{${code}}`)) ?? '';
      const color = badgeColors.get(textOf(attributes, 'variant') ?? 'default') ?? 'purple';
      return `${tagText('Badge', new Map([['color', asText(color)]]))}${text}</Badge>`;
    },
  ],
  [
    'Steps',
    ({inner, indent}) => {
      const content = inner();
      const steps = stepsText(content);
      if (steps === undefined) return content;
      return indented(`<Steps>\n\n${steps}\n\n</Steps>`, indent.length);
    },
  ],
  [
    'FileTree',
    ({inner, indent, leaveOut}) => {
      const content = inner();
      const tree = treeText(content);
      if (tree !== undefined) return indented(`<Tree>\n${tree}\n</Tree>`, indent.length);
      leaveOut('The look of this <FileTree>', 'Its content is a list now. Write it as a <Tree>.');
      return content;
    },
  ],
  ['Code', codeText],
  [
    'YouTube',
    ({attributes}) => {
      const written = textOf(attributes, 'id') ?? '';
      const [, id = written] = /(?:v=|youtu\.be\/|embed\/)([\w-]+)/.exec(written) ?? [];
      const src = asText(`https://www.youtube-nocookie.com/embed/${id}`);
      const title = attributes.get('title') ?? asText('YouTube');
      return `${tagText(
        'iframe',
        new Map([
          ['src', src],
          ['title', title],
        ]),
      )}</iframe>`;
    },
  ],
  [
    'Icon',
    ({attributes, iconOf}) => {
      const icon = iconOf(textOf(attributes, 'name') ?? '');
      if (icon === undefined) return '';
      return tagText('Icon', new Map([['icon', asText(icon)], ...sizeOf(attributes)]), ' /');
    },
  ],
]);

function element(name: string, attributes: TagAttributes, {inner}: WrittenComponent): string {
  const content = inner();
  if (content.trim() === '') return tagText(name, attributes, ' /');
  return `${tagText(name, attributes)}${content}</${name}>`;
}

function withIcon(
  {attributes, iconOf}: WrittenComponent,
  names: Map<string, ReturnType<typeof asText>>,
): TagAttributes {
  const written = textOf(attributes, 'icon');
  const icon = written === undefined ? undefined : iconOf(written);
  return icon === undefined ? names : names.set('icon', asText(icon));
}

/** The size of an icon, which Starlight has as CSS: `1.5rem` is 24 pixels. */
function sizeOf(attributes: TagAttributes) {
  const [, number = '', unit] =
    /^([\d.]+)(rem|em|px)$/.exec(textOf(attributes, 'size') ?? '') ?? [];
  if (unit === undefined) return [];
  const pixels = Math.round(Number(number) * (unit === 'px' ? 1 : 16));
  return [['size', {kind: 'expression', source: String(pixels)}] as const];
}

/** `<Code>` as a block of code; nothing where its text is not known. */
function codeText({attributes, valueOf, leaveOut, indent}: WrittenComponent): string {
  const source = codeOf(attributes, 'code');
  const written = textOf(attributes, 'code');
  const code = source === undefined ? written && unescaped(written) : valueOf(source);
  if (code === undefined) {
    leaveOut(`The code of <Code code={${source ?? ''}} />`, 'Write it in a block of code.');
    return '';
  }
  const option = (name: string) => {
    const inBraces = codeOf(attributes, name);
    if (inBraces === undefined) return textOf(attributes, name);
    return valueOf(inBraces);
  };
  const [title, meta = ''] = [option('title'), option('meta')];
  const lines = ['mark', 'ins', 'del'].flatMap((name) => {
    const inBraces = codeOf(attributes, name);
    return inBraces !== undefined && /\d/.test(inBraces) ? [`${name}={${inBraces}}`] : [];
  });
  const info = [
    option('lang') ?? 'text',
    title === undefined ? '' : `title="${title}"`,
    ...lines,
    attributes.has('wrap') ? 'wrap' : '',
    meta,
  ];
  const carried = carriedCode({info: info.join(' '), lines: code.replace(/\n$/, '').split('\n')});
  return indented(fencedCode(carried.info, carried.lines.join('\n')), indent.length);
}

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
