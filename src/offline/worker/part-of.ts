/**
 * The part of a file that a `Range` header names, as a response with status 206; 416 where the file
 * ends before it. The file itself where the header does not name one part: hosts may ignore it.
 */
export async function partOf(file: Response, range: string): Promise<Response> {
  const [, first = '', last = ''] = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(range) ?? [];
  if (first + last === '' || (first && last && Number(last) < Number(first))) return file;
  const body = await file.blob();
  const {size} = body;
  // Without a first byte, the header names the length of the end.
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(size, Number(last) + 1) : size;
  const headers = new Headers(file.headers);
  const isMissing = start >= size;
  headers.set('content-range', `bytes ${isMissing ? '*' : `${start}-${end - 1}`}/${size}`);
  headers.set('content-length', String(isMissing ? 0 : end - start));
  return isMissing
    ? new Response(null, {status: 416, headers})
    : new Response(body.slice(start, end), {status: 206, headers});
}
