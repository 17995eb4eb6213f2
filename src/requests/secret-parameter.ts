/** Parameters that are credentials, though the description does not say so. */
const secret = new RegExp(
  '^(?:cookie:|header:.*(?:auth|cookie|key|token|secret|password|session)|' +
    'query:(?:(?:key|token|auth|authorization|jwt|pwd|sig)$|' +
    '.*(?:api.?key|access.?token|auth.?token|secret|password|signature))|' +
    'path:.*(?:api.?key|token|secret|password)$)',
  'i',
);

/**
 * Whether a parameter, by its key in `RequestValues`, is a credential by its name. All cookies are,
 * since most of them belong to a session.
 */
export function isSecretParameter(key: string): boolean {
  return secret.test(key);
}
