// What an interface takes and gives.
import {html, nothing} from 'lit';
import {fieldAlias} from '../../../src/content/field-alias.js';
import '../disclosures/docs-expandable.js';
import './docs-fields.js';
import type {Templates} from '../templates.js';

export const templates: Templates<'ParamField' | 'ResponseField' | 'Expandable'> = {
  ParamField: (a, children, context) => {
    const location = (['path', 'query', 'body', 'header', 'cookie'] as const).find(
      (place) => a[place] !== undefined,
    );
    const name = (location ? a[location] : a.name) ?? '';
    return html`<docs-param-field
      id=${a.id ?? nothing}
      data-aliases=${fieldAlias(name)}
      .name=${name}
      .location=${location ?? ''}
      .type=${a.type ?? ''}
      .default=${a.default ?? ''}
      .enum=${a.enum ?? []}
      .href=${context.anchorUrl(a)}
      .pre=${a.pre ?? []}
      .post=${a.post ?? []}
      ?required=${a.required}
      ?deprecated=${a.deprecated}
      ?hidden=${a.hidden}
      >${children}</docs-param-field
    >`;
  },
  ResponseField: (a, children, context) =>
    html`<docs-response-field
      id=${a.id ?? nothing}
      data-aliases=${fieldAlias(a.name)}
      .name=${a.name}
      .type=${a.type ?? ''}
      .default=${a.default ?? ''}
      .enum=${a.enum ?? []}
      .href=${context.anchorUrl(a)}
      .pre=${a.pre ?? []}
      .post=${a.post ?? []}
      ?required=${a.required}
      ?deprecated=${a.deprecated}
      ?hidden=${a.hidden}
      >${children}</docs-response-field
    >`,
  Expandable: (a, children) =>
    html`<docs-expandable .heading=${a.title ?? ''} ?open=${a.defaultOpen}
      >${children}</docs-expandable
    >`,
};
