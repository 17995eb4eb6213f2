import type {Server, ServerVariable} from './operation.js';
import {own, scalarText, type Part} from './part.js';
import type {OperationPlace} from './path-items.js';
import {serverReference} from '../shared/server-reference.js';
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
  if (!resolver.expect(part, 'object').isObject) return [];
  if (typeof own(part.value, 'url') !== 'string') {
    resolver.noteType(part.get('url'), 'a URL');
    return [];
  }
  const variables = resolver.entries(part, 'variables').map(variableOf);
  const base = part.file.url;
  const url = absolute(part.text('url').trim(), base);
  if (url === undefined || !isHttp(url, variables, base)) {
    resolver.note('openapi/server-refused', part.get('url'), {url: part.text('url')});
    return [];
  }
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
  // A host in small letters would not have the names of its variables.
  if (url.startsWith('//')) return `${/^https?:/i.exec(base)?.[0] ?? 'https:'}${url}`;
  if (/^[a-z][a-z\d+.-]*:/i.test(url) || !URL.canParse(url, base)) return undefined;
  const {href} = new URL(serverReference(url), base);
  return href.replaceAll('%7B', '{').replaceAll('%7D', '}');
}

/**
 * Whether a template is an http or https URL with the default values of its variables, or with any
 * value where there is no default. It may have the scheme of the file.
 */
function isHttp(url: string, variables: readonly ServerVariable[], base: string): boolean {
  const values = new Map(variables.map(({name, default: value}) => [name, value]));
  // A digit can be a host, a port and a path.
  const filled = url.replace(
    /\{([^{}]*)\}/g,
    (written, name: string) => (values.get(name) ?? written) || '1',
  );
  if (filled.startsWith('{') || !URL.canParse(filled, base)) return false;
  const {protocol, hostname} = new URL(filled, base);
  return (/^https?:$/.test(protocol) || base.startsWith(protocol)) && !/[{}]/.test(hostname);
}
