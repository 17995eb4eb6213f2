/** Hosts date the files of one deployment within this time, in milliseconds. */
const oneDeployment = 600_000;

/**
 * When the host says that a file was last changed (`Last-Modified`); `undefined` if it does not
 * say. With a file to compare it with, a host that dates both alike only says when the site was
 * deployed: that is `undefined`, too.
 */
export async function lastChange(file: string, other?: string): Promise<string | undefined> {
  const date = await dateOf(file);
  if (date === undefined) return undefined;
  const compared = other === undefined ? undefined : ((await dateOf(other)) ?? date);
  const isDeployment = compared !== undefined && Math.abs(date - compared) < oneDeployment;
  return isDeployment ? undefined : new Date(date).toISOString();
}

/** In milliseconds. */
async function dateOf(url: string): Promise<number | undefined> {
  try {
    // The browser has the file: it was shown or read before.
    const response = await fetch(url, {cache: 'force-cache', redirect: 'error'});
    void response.body?.cancel();
    return Date.parse(response.headers.get('last-modified') ?? '') || undefined;
  } catch {
    return undefined;
  }
}
