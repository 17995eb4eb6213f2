/** What a promise gives; `undefined` once the signal is aborted, whatever comes of the promise then. */
export async function unlessAborted<T>(
  promise: Promise<T>,
  signal: AbortSignal,
): Promise<T | undefined> {
  try {
    const value = await promise;
    return signal.aborted ? undefined : value;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}
