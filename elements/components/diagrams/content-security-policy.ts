let answer: Promise<boolean> | undefined;

/**
 * Whether the content security policy of the page allows HTML from strings and inline styles, both
 * of which diagrams need. Trying would log an error, so this reads the policy from the page and its
 * response headers, which the browser still has: usually, nothing is requested.
 */
export function allowsDiagrams(page: Document): Promise<boolean> {
  answer ??= policiesOf(page).then((policies) => policies.every(isLenient));
  return answer;
}

/** Whether one policy, as written in a header, allows diagrams. */
export function isLenient(policy: string): boolean {
  const directives = new Map(
    policy.split(';').map((written) => {
      const [name = '', ...values] = written.trim().toLowerCase().split(/\s+/);
      return [name, values] as const;
    }),
  );
  if (directives.has('require-trusted-types-for')) return false;
  return ['style-src-elem', 'style-src-attr'].every((name) => {
    const styles =
      directives.get(name) ?? directives.get('style-src') ?? directives.get('default-src');
    // With nonces or hashes, 'unsafe-inline' is ignored.
    return (
      styles === undefined ||
      (styles.includes("'unsafe-inline'") && !styles.some((value) => /^'(?:nonce|sha)/.test(value)))
    );
  });
}

async function policiesOf(page: Document): Promise<readonly string[]> {
  const metas = page.querySelectorAll<HTMLMetaElement>(
    'meta[http-equiv="content-security-policy" i]',
  );
  const written = [...metas].map(({content}) => content);
  try {
    const {headers} = await fetch(page.URL, {cache: 'force-cache'});
    // Several headers are joined with commas.
    return [...written, ...(headers.get('content-security-policy') ?? '').split(',')];
  } catch {
    return written;
  }
}
