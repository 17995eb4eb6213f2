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
    const target = linkAttributes(a.href, links);
    const look = {class: 'docs-tile-heading docs-tile-a', ...target};
    const name = title ? undefined : a.description || target.href;
    const heading = a.href
      ? link({...look, 'aria-label': name}, () => title)
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
      title: path,
      link: {href, target: '_blank', rel: 'noopener noreferrer'},
      body: context.renderNodes(children),
      arrow: href !== undefined && uiIcon('external'),
      context,
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
    loading: !context.notes && 'lazy',
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
    title: a.title ?? '',
    link,
    body: renderNodes(children),
    cta: a.cta && markup`<span class="docs-card-cta">${a.cta}${uiIcon('arrowRight')}</span>`,
    arrow: hasArrow && uiIcon(isExternal ? 'external' : 'arrowRight'),
    context,
  });
}

/** The icon of a card that looks like a callout; a kind without one has that of the author. */
function kindIcon(
  kind: CalloutKind,
  attributes: NodeOf<'Card'>['attributes'],
  context: HtmlContext,
): Html | undefined {
  const look = calloutLooks.get(kind);
  const label = look && {role: 'img', 'aria-label': context.localize(look.label)};
  const own = authorIcon(attributes, context, '', 'docs-card-icon-tag');
  const drawn = own ?? (look && outline(look.path));
  return drawn && element('span', {class: 'docs-card-icon', ...label}, drawn);
}

interface CardParts {
  readonly look: Readonly<Record<string, string | boolean | undefined>>;
  readonly image?: Html | '' | undefined;
  readonly icon: Html | undefined;
  readonly title: string;
  /** The attributes of the link; without `href`, the card is not one. */
  readonly link: Readonly<Record<string, string | false | undefined>>;
  readonly body: Html;
  readonly cta?: Html | '' | undefined;
  readonly arrow?: Html | false | undefined;
  readonly context: HtmlContext;
}

function cardBox({look, image, icon, title, link, body, cta, arrow, context}: CardParts): Html {
  const classes = ['docs-card', look['class']].filter(Boolean).join(' ');
  const isLink = link['href'] !== undefined;
  // Without a title, the body is the name of the link.
  const bodyId = isLink && !title && `docs-card-${context.nextNumber()}`;
  const heading = isLink
    ? context.link(
        {class: 'docs-card-heading docs-card-a', ...link, 'aria-labelledby': bodyId},
        () => title,
      )
    : title && markup`<span class="docs-card-heading">${title}</span>`;
  const card = {class: 'docs-card-card', 'aria-disabled': look['data-disabled'] && 'true'};
  return markup`
    <div${attributes({...look, class: classes})}>
      <div${attributes(card)}>
        ${image}
        <div class="docs-card-content">
          ${icon}
          <div class="docs-card-text">
            ${heading}
            <div${attributes({class: 'docs-card-body', id: bodyId})}>${body}</div>
            ${cta}
          </div>
        </div>
        ${arrow && markup`<span class="docs-card-arrow">${arrow}</span>`}
      </div>
    </div>\n
  `;
}
