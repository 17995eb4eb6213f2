import type {Token} from 'marked';
import type {ComponentToken} from '../markdown/component-token.js';
import {blockAt, type BlockContext, type WrittenBlock} from './gitbook-blocks.js';

const start = /^ {0,3}\{%/m;

/** The blocks in the content of another one; what is between them is left out. */
function blocksIn(content: string): readonly WrittenBlock[] {
  const blocks: WrittenBlock[] = [];
  let rest = content;
  for (let at = rest.search(start); at !== -1; at = rest.search(start)) {
    const block = blockAt(rest.slice(at));
    if (block) blocks.push(block);
    rest = rest.slice(at + (block?.raw.length ?? 2));
  }
  return blocks;
}

/** Separates two blocks. */
const space: Token = {type: 'space', raw: '\n\n'};

const locations: ReadonlyMap<string, string> = new Map([
  ['path', 'path'],
  ['query', 'query'],
  ['header', 'header'],
  ['headers', 'header'],
  ['cookie', 'cookie'],
  ['body', 'body'],
  ['form-data', 'body'],
]);

/** The description of a request as a heading, its address, its parameters and its responses. */
export function apiTokens(block: WrittenBlock, context: BlockContext): Token[] {
  const {attributes, content = ''} = block;
  const of = (name: string) => attributes.get(name) ?? '';
  const inner = allBlocks(content);
  const text = (name: string) =>
    inner.find((one) => one.name.endsWith(name))?.content?.trim() ?? '';
  const summary = of('summary') || text('-summary');
  const address = `${of('method').toUpperCase()} ${of('baseUrl') || of('host')}${of('path')}`;
  const tokens = context.tokensOf(
    [summary === '' ? '' : `### ${summary}`, `\`${address.trim()}\``, text('-description')]
      .filter((part) => part !== '')
      .join('\n\n'),
  );
  for (const one of inner) {
    if (/-parameter$/.test(one.name)) tokens.push(space, parameterToken(one, context));
    else if (/-response(?:-example)?$/.test(one.name) && !isOuter(one)) {
      tokens.push(space, responseToken(one, context));
    }
  }
  return tokens;
}

/** Whether a block only contains others. */
function isOuter({name, content = ''}: WrittenBlock): boolean {
  return name === 'api-method-response' || (name.endsWith('parameters') && content !== '');
}

/** Blocks, and those in blocks that only group them. */
function allBlocks(content: string): readonly WrittenBlock[] {
  return blocksIn(content).flatMap((block) => {
    const isGroup = /^api-method-(?:spec|request|response|.*-parameters)$/.test(block.name);
    if (!isGroup) return [block];
    const [, location] = /^api-method-(.*)-parameters$/.exec(block.name) ?? [];
    return allBlocks(block.content ?? '').map((inner) =>
      location === undefined
        ? inner
        : {...inner, attributes: new Map([...inner.attributes, ['in', location]])},
    );
  });
}

function parameterToken(block: WrittenBlock, context: BlockContext): ComponentToken {
  const {attributes, content = '', raw} = block;
  const of = (name: string) => attributes.get(name);
  const location = locations.get((of('in') ?? 'query').toLowerCase()) ?? 'query';
  const type = of('type');
  return {
    type: 'component',
    raw,
    name: 'ParamField',
    attributes: {
      [location]: of('name') ?? '',
      ...(type !== undefined && {type: type.toLowerCase()}),
      ...(of('required') === 'true' && {required: ''}),
    },
    tokens: context.tokensOf(content),
    linesBefore: 1,
  };
}

function responseToken(block: WrittenBlock, context: BlockContext): ComponentToken {
  const {attributes, content = '', raw} = block;
  const title = attributes.get('status') ?? attributes.get('httpCode') ?? 'Response';
  const description = attributes.get('description');
  return {
    type: 'component',
    raw,
    name: 'Accordion',
    attributes: {title, ...(description && {description})},
    tokens: context.tokensOf(content),
    linesBefore: 1,
  };
}
