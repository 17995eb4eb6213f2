/** Decompresses what fonts contain; both throw where the data are not valid. */
export interface Decompressors {
  /** RFC 1950: tables of WOFF. */
  zlib(bytes: Uint8Array): Uint8Array;
  /** RFC 7932: the tables of WOFF2. */
  brotli(bytes: Uint8Array): Uint8Array;
}

/** The tables of a font. */
export interface FontTables {
  readonly byTag: ReadonlyMap<string, DataView>;
  /** Whether `hmtx` has, after a byte, widths alone (WOFF File Format 2.0, §5.4). */
  readonly hasBareWidths: boolean;
}

/**
 * The tables of a font file: OpenType 1.9, WOFF 1.0 or WOFF 2.0. Those of WOFF2 are as they are
 * stored, some of them transformed. Throws where the file is damaged, and
 * for a collection of fonts.
 */
export function fontTables(bytes: Uint8Array, decompress: Decompressors): FontTables {
  const view = viewOf(bytes);
  switch (tagAt(view, 0)) {
    case 'wOFF':
      return tablesOfWoff(bytes, decompress);
    case 'wOF2':
      return tablesOfWoff2(bytes, decompress);
    default:
      return tablesOfOpenType(bytes);
  }
}

function tablesOfOpenType(bytes: Uint8Array): FontTables {
  const view = viewOf(bytes);
  const byTag = new Map(
    places(view.getUint16(4), 12, 16).map((at) => {
      const start = view.getUint32(at + 8);
      const table = bytes.subarray(start, start + view.getUint32(at + 12));
      return [tagAt(view, at), viewOf(table)];
    }),
  );
  return {byTag, hasBareWidths: false};
}

/** WOFF File Format 1.0, §4 and §5. */
function tablesOfWoff(bytes: Uint8Array, decompress: Decompressors): FontTables {
  const view = viewOf(bytes);
  const tables = places(view.getUint16(12), 44, 20).flatMap((at) => {
    const tag = tagAt(view, at);
    const [start, stored, size] = [4, 8, 12].map((offset) => view.getUint32(at + offset));
    if (!tagsRead.has(tag) || start === undefined || stored === undefined) return [];
    const table = bytes.subarray(start, start + stored);
    return [[tag, viewOf(stored === size ? table : decompress.zlib(table))] as const];
  });
  return {byTag: new Map(tables), hasBareWidths: false};
}

/** WOFF File Format 2.0, §4: after the directory, all tables are one compressed stream. */
function tablesOfWoff2(bytes: Uint8Array, decompress: Decompressors): FontTables {
  const view = viewOf(bytes);
  if (tagAt(view, 4) === 'ttcf') throw new RangeError('a collection');
  let at = 48;
  /** A number of seven bits a byte; the highest bit tells that another byte follows (§4.1). */
  const readNumber = (): number => {
    for (let value = 0, size = 1; ; size++) {
      const byte = view.getUint8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
      if (size === 5) throw new RangeError('a number of more than five bytes');
    }
  };
  let hasBareWidths = false;
  const entries: (readonly [tag: string, size: number])[] = [];
  for (let left = view.getUint16(12); left > 0; left--) {
    const flags = view.getUint8(at++);
    const [index, version] = [flags & 63, flags >> 6];
    const tag = index === 63 ? tagAt(view, at) : (knownTags[index] ?? '');
    if (index === 63) at += 4;
    const size = readNumber();
    const isOfGlyphs = tag === 'glyf' || tag === 'loca';
    const isTransformed = isOfGlyphs ? version !== 3 : version !== 0;
    if (tag === 'hmtx') hasBareWidths = isTransformed;
    entries.push([tag, isTransformed ? readNumber() : size]);
  }
  const stream = decompress.brotli(bytes.subarray(at, at + view.getUint32(20)));
  const byTag = new Map<string, DataView>();
  let start = 0;
  for (const [tag, size] of entries) {
    byTag.set(tag, viewOf(stream.subarray(start, start + size)));
    start += size;
  }
  return {byTag, hasBareWidths};
}

/** The tables that are read. */
const tagsRead = new Set(['cmap', 'head', 'hhea', 'hmtx', 'OS/2']);

/** The tags that WOFF2 writes as numbers, as far as they are read or transformed (§4.1). */
const knownTags = [
  ...['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2'],
  ...['post', 'cvt ', 'fpgm', 'glyf', 'loca'],
];

/** Where the entries of a directory begin. */
function places(count: number, first: number, size: number): readonly number[] {
  return Array.from({length: count}, (_, index) => first + index * size);
}

function viewOf({buffer, byteOffset, byteLength}: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

function tagAt(view: DataView, at: number): string {
  return [0, 1, 2, 3].map((index) => String.fromCharCode(view.getUint8(at + index))).join('');
}
