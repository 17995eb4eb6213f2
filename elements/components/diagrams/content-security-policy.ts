let answer: Promise<boolean> | undefined;

/**
 * Whether the page's content security policy lets HTML be made from strings and styles stand in the page, both of which
 * diagrams need. Trying it would log an error, so the policy is read: from the page, and from the headers it came with.
 */
export function allowsDiagrams(page: Document): Promise<boolean> {
  answer ??= policiesOf(page).then((policies) => policies.every(isLenient));
  return answer;
}

/** Whether one policy, as written in a header, lets diagrams be drawn. */
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
    // Where nonces or hashes are listed, 'unsafe-inline' counts for nothing.
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
    const {headers} = await fetch(page.URL, {method: 'HEAD'});
    // Several headers come as one, with commas between them.
    return [...written, ...(headers.get('content-security-policy') ?? '').split(',')];
  } catch {
    return written;
  }
}
