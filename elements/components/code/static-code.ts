import {readCodeOptions} from '../../../src/content/code/code-options.js';
import {dedent} from '../../../src/content/code/dedent.js';
import {languageName} from '../../../src/content/code/language-name.js';
import {plainText as textOf} from '../../../src/content/inline-nodes.js';
import type {CodeBlockNode, DocNode} from '../../../src/content/nodes.js';
import {readIcon} from '../../../src/shared/icon.js';
import type {ComponentTable, HtmlContext, NodeOf} from '../../../src/html/html-context.js';
import {attributes, markup, type Html} from '../../../src/html/html.js';
import {authorIcon, uiIcon} from '../../../src/html/icons.js';
import {panels, type Panel} from '../tabs/static-panels.js';
import {blockLook, isFoldable, lineCount, readCode, renderCode} from './code-lines.js';

/** So many lines of code are less than half of a sheet of paper. */
const mostShort = 24;

export const codeVariants: ComponentTable<
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
  const {language, title} = written;
  const {localize} = context;
  const read = readCode(written.code, language, written.options);
  const {code, options} = read;
  const name = language ? localize('{0} code', language) : localize('Code');
  const icon = readIcon(options.icon);
  const drawn = icon?.kind !== 'image' && authorIcon({icon}, context, 'docs-code');
  const isFolded = !context.isWithoutControls && isFoldable(read);
  const header =
    title &&
    !isGrouped &&
    markup`<div class="docs-code-header">
      ${drawn}<span class="docs-code-heading">${title}</span>
    </div>`;
  const pre = {
    class: 'docs-code-code docs-code-pre',
    tabindex: 0,
    role: 'group',
    'aria-label': title || name,
  };
  const tokens = context.tokensOf(code, language) ?? [{text: code}];
  const content = context.write(renderCode(tokens, read));
  const fold =
    isFolded &&
    markup`<button type="button" disabled class="docs-code-fold docs-scripted">${localize(
      'Show all {0} lines',
      lineCount(read),
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
    'data-short': context.notes !== undefined && lineCount(read) <= mostShort,
  });
  const look = blockLook(read, {isWrapped: options.isWrapped, isFolded});
  const inner = attributes({class: `docs-code-block ${look}`.trim()});
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
