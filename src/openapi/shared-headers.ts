import type {SecurityAlternative, SecurityScheme} from './operation.js';

/** A header that several schemes write, which a request has once (RFC 9110 §5.3). */
export interface SharedHeader {
  readonly name: string;
  /** The ids of the schemes, in the order of the description. */
  readonly schemes: readonly string[];
}

/** The headers that several of the schemes use that are needed together, in any letter case. */
export function sharedHeaders(alternative: SecurityAlternative): readonly SharedHeader[] {
  const headers = new Map<string, SharedHeader>();
  for (const {scheme} of alternative) {
    const name = headerOf(scheme);
    if (name === undefined) continue;
    const key = name.toLowerCase();
    const {schemes = []} = headers.get(key) ?? {};
    headers.set(key, {name, schemes: [...schemes, scheme.id]});
  }
  return [...headers.values()].filter(({schemes}) => schemes.length > 1);
}

/** The header that contains the credential of a scheme, if one does. */
export function headerOf(scheme: SecurityScheme): string | undefined {
  if (scheme.type === 'apiKey') return scheme.place === 'header' ? scheme.name : undefined;
  return /^(?:http|oauth2|openIdConnect)$/.test(scheme.type) ? 'Authorization' : undefined;
}
