/** Resolves in another task, after this many milliseconds. */
export function pause(time = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
