import type {SecurityScheme} from '../../../src/openapi/operation.js';
import type {ApiLocalize} from '../api-catalog.js';

/** The label of the field for the secret of a scheme; the id of a scheme without such a field. */
export function fieldLabel(scheme: SecurityScheme, localize: ApiLocalize): string {
  switch (scheme.type) {
    case 'apiKey':
      return {
        header: localize('Header {0}', scheme.name),
        query: localize('Query parameter {0}', scheme.name),
        cookie: localize('Cookie {0}', scheme.name),
      }[scheme.place];
    case 'http':
      if (scheme.scheme === 'basic') return scheme.labels?.[1] ?? localize('Password');
      return scheme.scheme === 'bearer'
        ? localize('Token')
        : localize('Authorization header after “{0}”', scheme.scheme);
    case 'oauth2':
    case 'openIdConnect':
      return localize('Access token');
    default:
      return scheme.id;
  }
}

/** What a reader has to fill in for a scheme, as its fields are called. */
export function schemeLabel(scheme: SecurityScheme, localize: ApiLocalize): string {
  const label = fieldLabel(scheme, localize);
  if (scheme.type !== 'http' || scheme.scheme !== 'basic') return label;
  return `${scheme.labels?.[0] ?? localize('Username')}, ${label}`;
}
