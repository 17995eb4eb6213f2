import {calloutKinds, calloutLooks, type CalloutKind} from '../../content/callout-kinds.js';
import type {ComponentTable, HtmlContext, NodeOf} from '../html-context.js';
import {attributes, element, markup, type Html} from '../html.js';
import {authorIcon, outline, uiIcon} from '../icons.js';
import {linkAttributes} from '../link-attributes.js';

export const cards: ComponentTable<
  'Card' | 'CardGroup' | 'Columns' | 'Column' | 'Tile' | 'GitHub.Repo'
> = {
  Card: card,
  CardGroup: ({attributes: {cols}, children}, {renderNodes}) => grid(cols, renderNodes(children)),
  Columns: ({attributes: {cols}, children}, {renderNodes}) => grid(cols, renderNodes(children)),
  Column: ({children}, {renderNodes}) =>
    markup`<div class="docs-column">${renderNodes(children)}</div> `,
  Tile: ({attributes: a, children}, {links, link, renderNodes}) => {
    const title = a.title ?? '';
    const heading = a.href
      ? link(
          {class: 'docs-tile-heading docs-tile-a', ...linkAttributes(a.href, links)},
          () => title,
        )
      : markup`<span class="docs-tile-heading">${title}</span>`;
    return markup`<div class="docs-tile">
      <div class="docs-tile-tile">
        <div class="docs-tile-image">${renderNodes(children)}</div>
        ${heading}${a.description && markup`<p class="docs-tile-description">${a.description}</p>`}
      </div>
    </div> `;
  },
  'GitHub.Repo': ({attributes: a, children}, context) => {
    const path = (a.repo ?? a.name ?? '').replace(/^https?:\/\/github\.com\//i, '');
    const isPath = /^\w[\w.-]*\/\w[\w.-]*$/.test(path);
    const icon = {kind: 'name', name: 'github', type: 'brands'} as const;
    const href = isPath ? `https://github.com/${path}` : undefined;
    return cardBox({
      look: {'data-horizontal': true},
      icon: authorIcon({icon}, context, 'docs-card'),
      heading: headingOf(path, {href, target: '_blank', rel: 'noopener noreferrer'}, context),
      body: context.renderNodes(children),
      arrow: href !== undefined && uiIcon('external'),
    });
  },
};

/** As many columns as the author wants, at most four. */
function grid(cols: number | undefined, content: Html): Html {
  const count = Math.min(4, Math.max(1, Math.round(cols ?? 2) || 2));
  const look = attributes({class: 'docs-columns', 'data-cols': count});
  return markup`<div${look}><div class="docs-columns-grid">${content}</div></div>\n`;
}

function card({attributes: a, children}: NodeOf<'Card'>, context: HtmlContext): Html {
  const {links, renderNodes, classFor} = context;
  const kind = calloutKinds.find((known) => known === a.type);
  const link = a.disabled ? {href: undefined} : linkAttributes(a.href, links);
  const isExternal = a.href !== undefined && links.isExternal(a.href);
  const hasArrow = link.href !== undefined && (a.arrow ?? isExternal);
  const image = a.img && {
    class: 'docs-card-img',
    src: links.src(a.img),
    alt: '',
    loading: 'lazy',
    ...context.imageSize(a.img),
  };
  return cardBox({
    look: {
      'data-kind': kind,
      class: a.color && classFor(new Map([['--docs-card-color', a.color]])),
      'data-horizontal': a.horizontal,
      'data-disabled': a.disabled,
    },
    image: image && element('img', image),
    icon: kind ? kindIcon(kind, a, context) : authorIcon(a, context, 'docs-card'),
    heading: headingOf(a.title ?? '', link, context),
    body: renderNodes(children),
    cta: a.cta && markup`<span class="docs-card-cta">${a.cta}${uiIcon('arrowRight')}</span>`,
    arrow: hasArrow && uiIcon(isExternal ? 'external' : 'arrowRight'),
  });
}

/** The icon of a card that looks like a callout. */
function kindIcon(
  kind: CalloutKind,
  attributes: NodeOf<'Card'>['attributes'],
  context: HtmlContext,
): Html {
  const look = calloutLooks.get(kind);
  const label = look && {role: 'img', 'aria-label': context.localize(look.label)};
  const drawn = authorIcon(attributes, context, 'docs-card') ?? (look && outline(look.path));
  return element('span', {class: 'docs-card-icon', ...label}, drawn);
}

/** The title: a link, if the card is one. */
function headingOf(
  title: string,
  link: Readonly<Record<string, string | false | undefined>>,
  context: HtmlContext,
): Html | '' {
  return link['href'] === undefined
    ? title && markup`<span class="docs-card-heading">${title}</span>`
    : context.link({class: 'docs-card-heading docs-card-a', ...link}, () => title);
}

interface CardParts {
  readonly look: Readonly<Record<string, string | boolean | undefined>>;
  readonly image?: Html | '' | undefined;
  readonly icon: Html | undefined;
  readonly heading: Html | '';
  readonly body: Html;
  readonly cta?: Html | '' | undefined;
  readonly arrow?: Html | false | undefined;
}

function cardBox({look, image, icon, heading, body, cta, arrow}: CardParts): Html {
  const classes = ['docs-card', look['class']].filter(Boolean).join(' ');
  return markup`
    <div${attributes({...look, class: classes})}>
      <div class="docs-card-card">
        ${image}
        <div class="docs-card-content">
          ${icon}
          <div class="docs-card-text">
            ${heading}
            <div class="docs-card-body">${body}</div>
            ${cta}
          </div>
        </div>
        ${arrow && markup`<span class="docs-card-arrow">${arrow}</span>`}
      </div>
    </div>\n
  `;
}
