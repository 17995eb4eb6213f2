/** A file in the list of a zip archive. */
export interface ArchiveEntry {
  readonly name: string;
  /** How large it is when unpacked, as the list says. */
  readonly size: number;
  /** How many bytes of the archive it takes. */
  readonly packed: number;
  /** Where its header is, which comes before its bytes. */
  readonly header: number;
  readonly method: number;
  readonly isEncrypted: boolean;
}

const signatures = {entry: 0x02014b50, header: 0x04034b50, end: 0x06054b50, end64: 0x06064b50};
const locator64 = 0x07064b50;
/** Values that are in fields of 64 bits instead. */
const elsewhere = 0xffffffff;

/** The list of a zip archive, which is at its end. Throws a `RangeError` for anything else. */
export function archiveEntries(archive: Uint8Array): readonly ArchiveEntry[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  let {count, at} = listIn(view);
  const entries: ArchiveEntry[] = [];
  for (; count > 0; count--) {
    expectAt(view, at, signatures.entry);
    const flags = view.getUint16(at + 8, true);
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    const [size = 0, packed = 0, header = 0] = longValues(view, at, nameEnd, extraEnd);
    entries.push({
      name: nameIn(archive.subarray(at + 46, nameEnd)),
      size,
      packed,
      header,
      method: view.getUint16(at + 10, true),
      isEncrypted: (flags & 1) === 1,
    });
    at = extraEnd + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The bytes of a file as they are in the archive. Throws a `RangeError` if they are not in it. */
export function packedBytes(
  archive: Uint8Array<ArrayBuffer>,
  {header, packed}: ArchiveEntry,
): Uint8Array<ArrayBuffer> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  expectAt(view, header, signatures.header);
  const names = view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
  const start = header + 30 + names;
  if (start + packed > archive.length) throw new RangeError('The archive ends before the file.');
  return archive.subarray(start, start + packed);
}

/** Where the list begins, and how many entries it has. A comment may follow it. */
function listIn(view: DataView): {count: number; at: number} {
  const last = view.byteLength - 22;
  const first = Math.max(last - 0xffff, 0);
  let end = last;
  while (end > first && view.getUint32(end, true) !== signatures.end) end--;
  expectAt(view, end, signatures.end);
  if (end >= 20 && view.getUint32(end - 20, true) === locator64) {
    const end64 = Number(view.getBigUint64(end - 12, true));
    expectAt(view, end64, signatures.end64);
    return {
      count: Number(view.getBigUint64(end64 + 32, true)),
      at: Number(view.getBigUint64(end64 + 48, true)),
    };
  }
  return {count: view.getUint16(end + 10, true), at: view.getUint32(end + 16, true)};
}

/** The sizes of an entry, unpacked and packed, and where its header is. */
function longValues(view: DataView, at: number, from: number, to: number): readonly number[] {
  const values = [24, 20, 42].map((field) => view.getUint32(at + field, true));
  if (!values.includes(elsewhere)) return values;
  for (let field = from; field + 4 <= to; field += 4 + view.getUint16(field + 2, true)) {
    if (view.getUint16(field, true) !== 1) continue;
    let next = field + 4;
    return values.map((value) => {
      if (value !== elsewhere) return value;
      next += 8;
      return Number(view.getBigUint64(next - 8, true));
    });
  }
  return values;
}

function expectAt(view: DataView, at: number, signature: number): void {
  if (view.getUint32(at, true) !== signature) throw new RangeError('This is no zip archive.');
}

/** Names are usually UTF-8, also where the archive does not say so. */
function nameIn(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}
