import {definedOnly} from '../shared/defined-only.js';
import {isFileType} from '../shared/media-type.js';
import {jsonInBody} from './examples/json-in-text.js';
import {examplesOf} from './examples/read-examples.js';
import {withTexts} from './examples/texts-in-value.js';
import type {MediaContent, PartEncoding} from './operation.js';
import type {Part} from './part.js';
import {headersOf, styles} from './read-parameters.js';
import {schemaOf, schemaOfAll} from './read-schema.js';
import type {Resolver} from './resolver.js';

/** The bodies that a part has in its media types (OpenAPI 3.2.0 "Media Type Object"). */
export function contentsOf(resolver: Resolver, holder: Part): readonly MediaContent[] {
  return resolver.entries(holder, 'content').map(([mediaType, written]) => {
    const part = resolver.object(written);
    const schemas = schemasOf(resolver, part);
    const {schema, stream} = schemas;
    const encodings = resolver.entries(part, 'encoding');
    return definedOnly({
      mediaType,
      ...schemas,
      examples: examplesOf(resolver, part, (example) => {
        const value = jsonInBody(example, mediaType, schema);
        // The example of a stream may be a single item.
        const of = stream && !Array.isArray(value) ? stream.item : schema;
        return of ? withTexts(value, of) : value;
      }),
      encoding: new Map(
        encodings.map(([property, encoding]) => [property, encodingOf(resolver, encoding)]),
      ),
      prefixEncoding: part.has('prefixEncoding')
        ? resolver.items(part, 'prefixEncoding').map((one) => encodingOf(resolver, one))
        : undefined,
      itemEncoding: part.has('itemEncoding')
        ? encodingOf(resolver, part.get('itemEncoding'))
        : undefined,
    });
  });
}

/**
 * The schema of a body. That of a stream is the list of its items, of which the schema that is
 * written beside `itemSchema` may say more.
 */
function schemasOf(resolver: Resolver, part: Part): Pick<MediaContent, 'schema' | 'stream'> {
  const whole = part.has('schema') ? schemaOf(resolver, part.get('schema')) : undefined;
  if (!['itemSchema', 'itemEncoding', 'prefixEncoding'].some((key) => part.has(key))) {
    return definedOnly({schema: whole});
  }
  const list = listIn(part);
  const mayBeList = whole?.types.length === 0 || whole?.types.includes('array');
  const schema = mayBeList
    ? schemaOfAll(resolver, part.get('schema'), list)
    : schemaOf(resolver, list);
  const item = part.has('itemSchema') ? schema.items : undefined;
  return definedOnly({schema, stream: item && definedOnly({item, whole})});
}

/** The items of a body as a schema of a list. Those that are encoded as files are files. */
function listIn(part: Part): Part {
  // Items beyond these have the schema of all others.
  const {length} = part.get('schema').get('prefixItems').items();
  const first = part.get('prefixEncoding').items().slice(0, length);
  const list = {
    type: 'array',
    itemSchema: part.get('itemSchema').value,
    prefixItems: first.map((encoding) => fileOf(encoding) ?? {}),
    items: fileOf(part.get('itemEncoding')),
  };
  return part.with(definedOnly(list));
}

function fileOf(encoding: Part): object | undefined {
  const contentMediaType = encoding.text('contentType');
  return contentMediaType !== '' && isFileType(contentMediaType) ? {contentMediaType} : undefined;
}

function encodingOf(resolver: Resolver, written: Part): PartEncoding {
  const part = resolver.follow(written);
  return definedOnly({
    contentType: part.text('contentType') || undefined,
    style: styles.query.find((one) => one === part.text('style')),
    explode: part.optionalFlag('explode'),
    allowReserved: part.optionalFlag('allowReserved'),
    headers: headersOf(resolver, part),
  });
}
