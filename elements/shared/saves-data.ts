/** Whether the reader wants no more to be transferred than they see. */
export function savesData(): boolean {
  // Not all browsers have it.
  const {connection} = navigator as {connection?: {readonly saveData?: boolean}};
  return connection?.saveData === true;
}
