/** The HTML elements that a page may hold; everything else shows its children. */
export const htmlElements: ReadonlySet<string> = new Set(
  (
    'a abbr address article aside audio b bdi bdo blockquote br caption center cite code col colgroup data dd del details ' +
    'dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i iframe img ins kbd li main mark nav ol p ' +
    'picture pre q rp rt ruby s samp section small source span strike strong sub summary sup table tbody td tfoot th ' +
    'thead time tr track tt u ul var video wbr'
  ).split(' '),
);

/** Elements without content: they need no closing tag. */
export const voidElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Elements of which nothing is shown, not even their content. */
export const droppedElements: ReadonlySet<string> = new Set(
  'script style template noscript object embed base meta link title head'.split(' '),
);

/** Attributes that any element may keep. */
const commonAttributes = 'id title lang dir align role tabindex'.split(' ');

const ownAttributes: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    a: 'href target download rel name',
    audio: 'src controls loop muted preload autoplay',
    col: 'span width',
    colgroup: 'span',
    data: 'value',
    del: 'cite datetime',
    details: 'open name',
    iframe: 'src width height allow allowfullscreen frameborder',
    img: 'src srcset sizes alt width height loading',
    ins: 'cite datetime',
    li: 'value',
    ol: 'start type reversed',
    source: 'src srcset type media sizes',
    table: 'width border',
    td: 'colspan rowspan width valign headers',
    th: 'colspan rowspan width valign scope headers abbr',
    time: 'datetime',
    track: 'src kind srclang label default',
    video: 'src poster controls loop muted autoplay playsinline width height preload',
  }).map(([tag, names]) => [tag, names.split(' ')]),
);

/** Attributes that hold an address, which has to be judged. */
export const addressAttributes: ReadonlySet<string> = new Set(['href', 'src', 'poster']);

/** Whether an element of the allow-list may keep an attribute. `aria-*` always; handlers, `style` and the like never. */
export function isAllowedAttribute(tag: string, name: string): boolean {
  return (
    commonAttributes.includes(name) ||
    /^aria-[a-z]+$/.test(name) ||
    (ownAttributes.get(tag)?.includes(name) ?? false)
  );
}
