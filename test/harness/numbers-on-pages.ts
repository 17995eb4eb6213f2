import {Slugger} from '../../src/content/link-targets.js';
import type {DocNode} from '../../src/content/nodes.js';
import {allParts} from '../../src/openapi/all-parts.js';
import {operationNodes, schemaPageNodes} from '../../src/openapi/operation-nodes.js';
import type {Operation} from '../../src/openapi/operation.js';
import {readDescription} from '../../src/openapi/read-description.js';
import {buildRequest} from '../../src/requests/build-request.js';
import {exampleValues} from '../../src/requests/example-values.js';
import {responseSamples} from '../../src/requests/response-samples.js';
import {apiWords} from '../../src/api-pages/api-words.js';

const number = /(?<![\w.])-?\d[\d.]*(?:[eE][+-]?\d+)?(?![\w.])/g;

/** Deeper properties are not opened: in schemas that contain themselves, there is no end. */
const levels = 3;

/** All numbers in the text of a description, those in its strings included. */
export function numbersIn(text: string): readonly string[] {
  return text.match(number) ?? [];
}

/** The same description with more digits in each limit, default and example than numbers keep. */
export function withMoreDigits(text: string): string {
  const keys = 'minimum|maximum|multipleOf|default|example|const';
  const values = new RegExp(
    `(["']?\\b(?:${keys})["']? *: *)(-?)(\\d+)(\\.\\d+)?(?=\\s*[,}\\n])`,
    'g',
  );
  return text.replace(values, (_, key: string, sign: string, whole: string, fraction?: string) => {
    if (fraction !== undefined) return `${key}${sign}${whole}${fraction}0000000000000000550`;
    return `${key}${sign}${whole === '0' ? '' : whole}9007199254740993`;
  });
}

/**
 * The numbers that the pages of a description contain: limits, defaults, allowed values, examples,
 * the samples of requests and responses.
 */
export async function numbersOnPages(
  text: string,
  url = 'https://docs.example/api.json',
  loadText: (url: string) => Promise<string> = () => Promise.reject(new Error('No other file')),
): Promise<readonly string[]> {
  const description = await readDescription(text, 'api.json', {url, ...allParts, loadText});
  const view = {
    words: apiWords(),
    keepsOrder: false,
    isExpanded: false,
    ids: new Slugger(),
    tabs: new Map(),
    samples: [],
    responses: [],
    readMarkdown: () => [],
  };
  const found: string[] = [];
  for (const entry of description.operations) {
    const {operation} = await description.read(entry);
    found.push(...shownIn(operationNodes(operation, view)), ...sampledIn(operation));
  }
  for (const name of description.schemas) {
    const schema = await description.readSchema(name);
    if (schema) found.push(...shownIn(schemaPageNodes(schema, view)));
  }
  return found;
}

function shownIn(nodes: readonly DocNode[], left = levels): readonly string[] {
  return nodes.flatMap((node): readonly string[] => {
    if (node.kind === 'deferred') return left === 0 ? [] : shownIn(node.read(), left - 1);
    if (node.kind === 'code') return valuesIn(node.text);
    if (node.kind === 'code-block') return valuesIn(node.code);
    if (node.kind === 'list') return node.items.flatMap((item) => shownIn(item, left));
    const attributes =
      node.kind === 'component' && (node.name === 'ParamField' || node.name === 'ResponseField')
        ? [node.attributes.default ?? '', ...(node.attributes.enum ?? [])].flatMap(valuesIn)
        : [];
    return [...attributes, ...('children' in node ? shownIn(node.children, left) : [])];
  });
}

function sampledIn(operation: Operation): readonly string[] {
  const choice = {server: 'https://api.example', onlyRequired: false};
  const {url, body} = buildRequest(operation, exampleValues(operation, choice));
  const codes = responseSamples(operation, {makesSamples: true})
    .filter(({language}) => language === 'json')
    .map(({code}) => code);
  return [
    ...new URL(url).searchParams.values(),
    ...(body?.kind === 'text' ? [body.text] : []),
    ...codes,
  ].flatMap(valuesIn);
}

const limit =
  /^(?:-?\d\S* [<≤] )?(?:value|length|items|properties)(?: [<>=≤≥] \S+)?$|^multiple of \S+$/;

/** The numbers of a limit, or of a value as JSON; of other texts none. */
function valuesIn(text: string): readonly string[] {
  if (!/^\s*[[{]|^-?\d[\d.]*(?:[eE][+-]?\d+)?$/.test(text) && !limit.test(text)) return [];
  return numbersIn(text.replace(/"(?:[^"\\]|\\.)*"/g, '""'));
}
