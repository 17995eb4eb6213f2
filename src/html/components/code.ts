import {takeCodeMarks, type CodeMark, type MarkedCode} from '../../content/code/code-marks.js';
import {readCodeOptions, type CodeOptions} from '../../content/code/code-options.js';
import {linesOf, type CodeToken} from '../../content/code/code-token.js';
import {dedent} from '../../content/code/dedent.js';
import {languageName, plainText} from '../../content/code/language-name.js';
import {plainText as textOf} from '../../content/inline-nodes.js';
import type {CodeBlockNode, DocNode} from '../../content/nodes.js';
import {readIcon} from '../../shared/icon.js';
import type {ComponentTable, HtmlContext, NodeOf} from '../html-context.js';
import {attributes, element, markup, type Html} from '../html.js';
import {authorIcon, uiIcon} from '../icons.js';
import {panels, type Panel} from './panels.js';

/** A collapsed block shows twelve lines: hiding only a few more is not worth it. */
const fewestFolded = 16;

/** So many lines of code are less than half of a sheet of paper. */
const mostShort = 24;

export const codeGroups: ComponentTable<
  'CodeBlock' | 'CodeGroup' | 'RequestExample' | 'ResponseExample'
> = {
  CodeBlock: (node, context) => block(blockOf(node), context),
  CodeGroup: (node, context) => group(node, context, context.localize('Code')),
  RequestExample: (node, context) => group(node, context, context.localize('Request example')),
  ResponseExample: (node, context) => group(node, context, context.localize('Response example')),
};

/** What a block of code says, whichever way it is written. */
interface WrittenBlock {
  readonly code: string;
  readonly language: string;
  readonly title: string;
  readonly options: string;
}

/** A fenced block; of a diagram, the source. */
export function codeBlock(node: CodeBlockNode, context: HtmlContext): Html {
  if (node.language !== 'mermaid') return block(node, context);
  return markup`<div class="docs-diagram"><pre>${node.code}</pre></div> `;
}

/** The fence or the text that a `<CodeBlock>` contains, with what its attributes say. */
function blockOf({attributes: a, children}: NodeOf<'CodeBlock'>): WrittenBlock {
  const [inner] = children.filter((node) => node.kind === 'code-block');
  const own = Object.entries(a).map(([name, value]) => `${name}="${String(value)}"`);
  return {
    code: inner?.code ?? dedent(textOf(children)),
    language: a.language ?? inner?.language ?? '',
    title: a.filename ?? a.title ?? inner?.title ?? '',
    options: [...own, inner?.options ?? ''].join(' '),
  };
}

function block(written: WrittenBlock, context: HtmlContext, isGrouped = false): Html {
  const {code: source, language, title} = written;
  const {localize} = context;
  const options = readCodeOptions(written.options);
  // Plain text has no comments: the author shows how marks are written.
  const marked = plainText.test(language)
    ? {code: source, marks: new Map()}
    : takeCodeMarks(source);
  const name = language ? localize('{0} code', language) : localize('Code');
  const icon = readIcon(options.icon);
  const drawn = icon?.kind !== 'image' && authorIcon({icon}, context, 'docs-code');
  const isFolded =
    !context.isWithoutControls &&
    options.isExpandable &&
    marked.code.split('\n').length >= fewestFolded;
  const header =
    title &&
    !isGrouped &&
    markup`<div class="docs-code-header">
      ${drawn}<span class="docs-code-heading">${title}</span>
    </div>`;
  const isLined = hasLines(options, marked);
  const looks = {
    lined: isLined,
    numbered: options.hasNumbers,
    wrap: options.isWrapped,
    focusing: linesWith('focused', options, marked).size > 0,
    folded: isFolded,
  };
  const words = Object.entries(looks).flatMap(([word, isSet]) => (isSet ? [word] : []));
  const pre = {
    class: 'docs-code-code docs-code-pre',
    tabindex: 0,
    role: 'group',
    'aria-label': title || name,
  };
  const tokens = context.tokensOf(marked.code, language) ?? [{text: marked.code}];
  // Parsers drop a line break that follows the start tag.
  const content = isLined ? lines(tokens, options, marked) : tokens.map(token);
  const fold =
    isFolded &&
    markup`<button type="button" disabled class="docs-code-fold docs-scripted">${localize(
      'Show all {0} lines',
      marked.code.split('\n').length,
    )}${uiIcon('chevronDown')}</button>`;
  const actions =
    !context.isWithoutControls &&
    !options.hasNoCopy &&
    markup`<div class="docs-code-actions docs-scripted"><button type="button" disabled
class="docs-code-copy" aria-label="${localize('Copy code')}">${uiIcon('copy')}</button></div>`;
  const outer = attributes({
    class: 'docs-code',
    'data-titled': title !== '',
    'data-grouped': isGrouped,
    // It is not broken across sheets of paper.
    'data-short': context.notes !== undefined && marked.code.split('\n').length <= mostShort,
  });
  const inner = attributes({class: ['docs-code-block', ...words].join(' ')});
  return markup`
    <div${outer}>
      <div${inner}>
        ${header}
        <pre${attributes(pre)}><code class="docs-code-code-tag">${content}</code></pre>
        ${fold}${actions}
      </div>
    </div>\n
  `;
}

function hasLines({hasNumbers, isWrapped, highlighted, focused}: CodeOptions, marked: MarkedCode) {
  return hasNumbers || isWrapped || highlighted.size + focused.size + marked.marks.size > 0;
}

/** The lines that options or marks highlight in this way. */
function linesWith(
  mark: CodeMark & keyof CodeOptions,
  options: CodeOptions,
  {marks}: MarkedCode,
): ReadonlySet<number> {
  const marked = [...marks].flatMap(([line, found]) => (found.has(mark) ? [line] : []));
  return new Set([...options[mark], ...marked]);
}

function lines(
  tokens: readonly CodeToken[],
  options: CodeOptions,
  marked: MarkedCode,
): readonly Html[] {
  const focused = linesWith('focused', options, marked);
  const highlighted = linesWith('highlighted', options, marked);
  return linesOf(tokens).map((line, index) => {
    const marks = marked.marks.get(index + 1);
    const is = (mark: CodeMark) => (marks?.has(mark) ? mark : '');
    const words = [
      'line',
      focused.has(index + 1) ? 'focused' : '',
      highlighted.has(index + 1) ? 'highlighted' : '',
      ...(['error', 'warning', 'added', 'removed'] as const).map(is),
    ];
    const tag = marks?.has('added') ? 'ins' : marks?.has('removed') ? 'del' : 'span';
    const shown = element(tag, {class: words.filter(Boolean).join(' ')}, line.map(token));
    return markup`${index === 0 ? '' : '\n'}${shown}`;
  });
}

function token({text, type}: CodeToken): Html {
  return type === undefined ? markup`${text}` : element('span', {class: type}, text);
}

type GroupName = 'CodeGroup' | 'RequestExample' | 'ResponseExample';

/** What the examples are of, by which style sheets of authors tell them apart. */
const exampleKinds: ReadonlyMap<GroupName, string> = new Map([
  ['RequestExample', 'request'],
  ['ResponseExample', 'response'],
]);

/** Blocks that are shown one at a time. */
function group(node: NodeOf<GroupName>, context: HtmlContext, label: string): Html {
  const blocks = node.children.flatMap((child) => writtenBlock(child) ?? []);
  const others = node.children.filter((child) => !writtenBlock(child));
  const all: readonly Panel[] = blocks.map((one) => ({
    label: one.title || languageName(one.language) || context.localize('Code'),
    icon: authorIcon({icon: readIcon(readCodeOptions(one.options).icon)}, context),
    content: block(one, context, true),
  }));
  const options = {
    prefix: 'docs-code-group',
    look: {
      class: node.name === 'CodeGroup' ? undefined : 'docs-example',
      'data-kind': exampleKinds.get(node.name),
      'data-dropdown': node.attributes.dropdown,
    },
    isList: node.attributes.dropdown,
    label,
    boxed: (row: Html, contents: readonly Html[], group: string) =>
      markup`
        <div class="docs-code-group-group ${group}">
          <div class="docs-code-group-bar">${row}</div>
          ${contents}
        </div>
      `,
  };
  return markup`${context.renderNodes(others)}${panels(all, options, context)}`;
}

function writtenBlock(node: DocNode): WrittenBlock | undefined {
  if (node.kind === 'code-block') return node;
  return node.kind === 'component' && node.name === 'CodeBlock' ? blockOf(node) : undefined;
}
