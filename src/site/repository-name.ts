/** A repository, as its URL names it. */
export interface NamedRepository {
  readonly host: string;
  /** `owner/name`; empty where the URL names none. */
  readonly name: string;
  /** The name of the icon of its host; `undefined` for hosts that are not known. */
  readonly brand: string | undefined;
}

/** The repository at a URL: `https://host/owner/name/…`. */
export function repositoryAt(url: string): NamedRepository {
  const [, , host = '', ...path] = url.split('/');
  const [brand] = /\b(?:git(?:hub|lab)|bitbucket)\b/.exec(host) ?? [];
  return {host, name: path.slice(0, 2).join('/'), brand};
}
