import {fieldAlias} from '../../content/field-alias.js';
import {anchorUrl, type ComponentTable, type HtmlContext, type NodeOf} from '../html-context.js';
import {attributes, markup, type Html} from '../html.js';

/** The maximum length of a default in a pill; longer ones are shown below the description. */
const longestPill = 40;

export const fields: ComponentTable<'ParamField' | 'ResponseField'> = {
  ParamField: (node, context) => {
    const a = node.attributes;
    const location = (['path', 'query', 'body', 'header', 'cookie'] as const).find(
      (place) => a[place] !== undefined,
    );
    const name = (location ? a[location] : a.name) ?? '';
    return field({name, location}, node, context);
  },
  ResponseField: (node, context) => field({name: node.attributes.name}, node, context),
};

function field(
  {name, location}: {readonly name: string; readonly location?: string | undefined},
  {attributes: a, children}: NodeOf<'ParamField' | 'ResponseField'>,
  context: HtmlContext,
): Html {
  const {localize, renderNodes} = context;
  const href = anchorUrl(a.id, context);
  const isLong = (a.default ?? '').length > longestPill;
  const look = {
    class: 'docs-field',
    id: a.id,
    'data-aliases': fieldAlias(name),
    hidden: a.hidden,
    'data-deprecated': a.deprecated,
  };
  const named = href
    ? context.link({class: 'docs-field-name docs-field-a', href}, () => name)
    : markup`<span class="docs-field-name">${name}</span>`;
  const head = [
    ...(a.pre ?? []).map(pill),
    name && named,
    ...(a.post ?? []).map(pill),
    a.type && pill(a.type),
    location && pill(location),
    a.default &&
      !isLong &&
      pill([localize('default:'), ' ', markup`<code class="docs-field-code">${a.default}</code>`]),
    a.required && markup`<span class="docs-field-required">${localize('required')}</span>`,
    a.deprecated && markup`<span class="docs-field-deprecated">${localize('deprecated')}</span>`,
  ];
  const allowed = (a.enum ?? []).map(
    (value) => markup`<code class="docs-field-code">${value}</code> `,
  );
  return markup`<div${attributes(look)}>
<div class="docs-field-head">${head.map((one) => one || undefined)}</div>
<div class="docs-field-description">${renderNodes(children)}</div>${
    isLong &&
    markup`<div class="docs-field-options">
      ${localize('Default:')} <code class="docs-field-code">${a.default}</code>
    </div>`
  }${
    allowed.length > 0 &&
    markup`<div class="docs-field-options">${localize('Allowed values:')} ${allowed}</div>`
  }</div>\n`;
}

function pill(content: string | readonly (string | Html)[]): Html {
  return markup`<span class="docs-field-pill">${content}</span>`;
}
