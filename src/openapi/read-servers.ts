import type {Server, ServerVariable} from './operation.js';
import {own, scalarText, type Part} from './part.js';
import type {OperationPlace} from './path-items.js';
import type {Resolver} from './resolver.js';

/** The servers of the operation, else of its path, else of the file. */
export function serversOf(
  resolver: Resolver,
  {part, item}: Pick<OperationPlace, 'part' | 'item'>,
): readonly Server[] {
  const holders = resolver.swagger
    ? [resolver.swagger.upgradeServers(resolver.root, part)]
    : [part, item, resolver.root];
  for (const holder of holders) {
    const servers = resolver.items(holder, 'servers').flatMap((one) => serverOf(resolver, one));
    if (servers.length > 0) return servers;
  }
  return [];
}

function serverOf(resolver: Resolver, part: Part): readonly Server[] {
  if (typeof own(part.value, 'url') !== 'string') return [];
  const url = absolute(part.text('url').trim(), part.file.url);
  if (url === undefined) {
    resolver.note('openapi/server-refused', part.get('url'), {url: part.text('url')});
    return [];
  }
  const variables = resolver.entries(part, 'variables').map(variableOf);
  return [{url, description: part.text('description', 'name'), variables}];
}

function variableOf([name, part]: readonly [string, Part]): ServerVariable {
  const allowed = part.get('enum').items();
  const values = allowed.flatMap(({value}) => scalarText(value) ?? []);
  return {
    name,
    default: scalarText(part.get('default').value) ?? values[0] ?? '',
    enum: values,
    description: part.text('description'),
  };
}

/**
 * A template whose variables stay as they are; undefined for other schemes than `http:` and
 * `https:`. A URL that begins with a variable is complete.
 */
function absolute(url: string, base: string): string | undefined {
  if (/^\{[^{}]+\}/.test(url) || /^https?:\/\//i.test(url)) return url;
  if (/^[a-z][a-z\d+.-]*:/i.test(url) || !URL.canParse(url, base)) return undefined;
  return new URL(url, base).href.replaceAll('%7B', '{').replaceAll('%7D', '}');
}
