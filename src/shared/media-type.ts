/** How a body is shown. SVG, unlike other images, may contain scripts. */
export type ContentKind = 'json' | 'text' | 'svg' | 'image' | 'audio' | 'video' | 'pdf' | 'binary';

/** What a media type contains; `binary` if nothing else is known of it. */
export function contentKind(contentType: string): ContentKind {
  const type = mediaTypeOf(contentType);
  if (/^application\/(?:.+\+)?json$|^text\/json$|[/-]json-|\/json5?$/.test(type)) return 'json';
  if (type === 'application/pdf') return 'pdf';
  if (type === 'image/svg+xml') return 'svg';
  if (/[/+]xml$/.test(type)) return 'text';
  const [family] = type.split('/');
  if (family === 'image') return 'image';
  if (family === 'audio' || family === 'video') return family;
  const isText = /^text\/|[/+](?:yaml|x-yaml|javascript|x-www-form-urlencoded|graphql|sql)$/;
  return isText.test(type) || /^application\/(?:x-json|http)$/.test(type) || streamFormat(type)
    ? 'text'
    : 'binary';
}

/** The media type without parameters, in lower case. */
export function mediaTypeOf(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase();
}

/** Formats of data in bytes: CBOR (RFC 8949), MessagePack, Protocol Buffers, Avro and the like. */
const binaryFormats = new RegExp(
  '[/+.-](?:cbor(?:-seq)?|cose|cwt|msgpack|messagepack|protobuf|proto|grpc(?:-web)?|avro|bson' +
    '|ubjson|smile|flatbuffers|parquet|arrow[.](?:file|stream)|thrift(?:[.](?:binary|compact))?' +
    '|octet-stream|zip|gzip)(?:[+-]binary)?$|^avro/binary$',
);

/** Whether content of a media type is known to be bytes, which no text in another format shows. */
export function isBinary(mediaType: string): boolean {
  const kind = contentKind(mediaType);
  if (kind === 'binary') return binaryFormats.test(mediaTypeOf(mediaType));
  return kind !== 'json' && kind !== 'text' && kind !== 'svg';
}

/** Whether readers have content of a media type in files, rather than as text. */
export function isFileType(mediaType: string): boolean {
  return !/^(?:json|text)$/.test(contentKind(mediaType)) && !mediaType.startsWith('*');
}

/** How a media type separates the items of a stream. */
export type StreamFormat = 'events' | 'lines' | 'sequence';

/**
 * The format of a stream: server-sent events (HTML standard §9.2.5), lines of JSON, or a JSON text
 * sequence (RFC 7464); `undefined` for other media types.
 */
export function streamFormat(contentType: string): StreamFormat | undefined {
  const type = mediaTypeOf(contentType);
  if (type === 'text/event-stream') return 'events';
  if (/[/+](?:x-)?(?:ndjson|jsonl|json-?lines)$/.test(type)) return 'lines';
  return /[/+]json-seq$/.test(type) ? 'sequence' : undefined;
}
