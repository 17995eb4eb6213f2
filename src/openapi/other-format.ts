import type {Part} from './part.js';

/** Formats whose files are objects, by a property that only they have. */
const keys: ReadonlyMap<string, string> = new Map([
  ['asyncapi', 'an AsyncAPI file'],
  ['swaggerVersion', 'a Swagger 1.2 file'],
  ['arazzo', 'an Arazzo file'],
  ['overlay', 'an OpenAPI Overlay'],
  ['openrpc', 'an OpenRPC file'],
  ['__schema', 'a GraphQL schema'],
  ['__export_format', 'an Insomnia export'],
  ['FORMAT', 'an API Blueprint file'],
]);

/** Formats that are neither JSON nor YAML, by how their texts begin. */
const texts: readonly (readonly [name: string, beginning: RegExp])[] = [
  ['a compressed file', /^(?:\u001f|PK\u0003)/],
  ['an HTML page', /^\s*<(?:!doctype\s+html|html)\b/i],
  ['an XML file', /^\s*<(?:\?xml|[\w:]+[\s>])/],
  ['a RAML file', /^#%RAML/],
  ['a GraphQL schema', /^(?:(?:extend\s+)?(?:type|interface|input|enum)\s+\w[^:\n]*|schema\s*)\{/m],
];

/** An object whose first key has no double quotes, as in JSON5. */
const json5 = /^(?:\s|\/\/[^\n]*\n|\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\/)*\{(?:\s|\/\/[^\n]*\n)*['\w$/]/;

/**
 * What a file is that is no OpenAPI description: "an AsyncAPI file". Undefined if it is one, or if
 * its format is not known.
 */
export function otherFormat(text: string, root: Part): string | undefined {
  if (root.has('openapi') || root.has('swagger')) return undefined;
  const holder = root.has('data') ? root.get('data') : root;
  for (const [key, name] of keys) if (holder.has(key)) return name;
  const info = root.get('info');
  if (info.has('_postman_id') || /\bgetpostman\.com\b/.test(info.text('schema'))) {
    return 'a Postman collection';
  }
  if (root.get('log').has('entries')) return 'an HTTP archive (HAR)';
  if (root.text('kind').startsWith('discovery#')) return 'a Google API discovery document';
  const found = texts.find(([, beginning]) => beginning.test(text));
  if (found) return found[0];
  return root.file.faults.length > 0 && json5.test(text) ? 'a JSON5 file' : undefined;
}
