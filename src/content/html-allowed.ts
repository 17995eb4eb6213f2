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
    img: 'src srcset sizes alt width height loading nozoom',
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
