import type {SecurityScheme, Server} from '../operation.js';
import type {Part} from '../part.js';
import {schemeOf} from '../read-security.js';
import {serversOf} from '../read-servers.js';
import type {Resolver} from '../resolver.js';

/** What a description says of an API as a whole (OpenAPI 3.1.1 §4.8.1, §4.8.2). */
export interface Overview {
  /** `info.version`. */
  readonly version: string;
  /** `info.summary`. */
  readonly summary: string;
  /** `info.description`, Markdown. */
  readonly description: string;
  readonly servers: readonly Server[];
  /** All of `components.securitySchemes`. */
  readonly schemes: readonly SecurityScheme[];
  /** The documents of tags, by their names. */
  readonly tagDocs: ReadonlyMap<string, NamedUrl>;
  readonly externalDocs?: NamedUrl | undefined;
  /** The person or team to turn to: a website, an address for e-mail, or both. */
  readonly contact: readonly NamedUrl[];
  readonly license?: NamedUrl | undefined;
  readonly terms?: NamedUrl | undefined;
}

/** A URL with what is shown for it; either may be empty. */
export interface NamedUrl {
  readonly name: string;
  readonly url: string;
}

/** Reads what a description says of its API. */
export function overviewOf(resolver: Resolver): Overview {
  const {root} = resolver;
  const info = resolver.object(root.get('info'));
  const contact = resolver.object(info.get('contact'));
  const license = resolver.object(info.get('license'));
  const email = contact.text('email');
  const schemes = resolver.components('securitySchemes');
  const tags = resolver.follow(root.get('tags')).items();
  return {
    version: info.text('version'),
    summary: info.text('summary'),
    description: info.text('description'),
    servers: serversOf(resolver, {part: root, item: root}),
    schemes: schemes.entries().map(([name]) => schemeOf(resolver, name, schemes)),
    tagDocs: new Map(
      tags.flatMap((one) => {
        const tag = resolver.object(one);
        const docs = docsOf(tag);
        return docs ? [[tag.text('name'), docs] as const] : [];
      }),
    ),
    externalDocs: docsOf(root),
    contact: [
      named(contact.text('name'), contact.url('url')),
      named(email, email === '' ? undefined : `mailto:${email}`),
    ].flatMap((one) => one ?? []),
    license: named(license.text('name', 'identifier'), license.url('url')),
    terms: named('', info.url('termsOfService')),
  };
}

function docsOf(holder: Part): NamedUrl | undefined {
  const docs = holder.get('externalDocs');
  const url = docs.url('url');
  return url === undefined ? undefined : named(docs.text('description'), url);
}

function named(name: string, url = ''): NamedUrl | undefined {
  return name === '' && url === '' ? undefined : {name, url};
}
