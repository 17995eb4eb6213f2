/**
 * The id that links of the format lead to for a field of this name: `user.firstName` is
 * `param-user-first-name`.
 */
export function fieldAlias(name: string): string {
  const words = name
    .replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$&-')
    .toLowerCase()
    .replace(/[^a-z\d\u0080-\uffff]+/g, '-');
  return `param-${words.replace(/^-|-$/g, '')}`;
}
