/** Browsers refuse a body with these methods. */
export function mayHaveBody(method: string): boolean {
  return !/^(?:GET|HEAD)$/i.test(method);
}
