/** Attributes that any element may keep. */
const commonAttributes = 'id title lang dir align role tabindex hidden'.split(' ');

const cell = 'colspan rowspan width height valign nowrap bgcolor headers';
const timed = 'src controls controlslist loop muted preload autoplay crossorigin';

const ownAttributes: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    a: 'href target download rel name hreflang type',
    audio: timed,
    col: 'span width valign',
    colgroup: 'span width valign',
    data: 'value',
    del: 'cite datetime',
    details: 'open name',
    font: 'color size face',
    iframe: 'src width height allow allowfullscreen frameborder scrolling name',
    img: 'src srcset sizes alt width height loading decoding fetchpriority crossorigin border hspace vspace nozoom',
    ins: 'cite datetime',
    li: 'value type',
    meter: 'value min max low high optimum',
    ol: 'start type reversed',
    pre: 'width',
    progress: 'value max',
    source: 'src srcset type media sizes width height',
    table: 'width height border cellpadding cellspacing bgcolor rules frame',
    tbody: 'valign',
    td: cell,
    th: `${cell} scope abbr`,
    thead: 'valign',
    time: 'datetime',
    tr: 'valign bgcolor height',
    track: 'src kind srclang label default',
    ul: 'type',
    video: `${timed} poster playsinline width height disablepictureinpicture`,
  }).map(([tag, names]) => [tag, names.split(' ')]),
);

/** Attributes that hold an address, which has to be judged. */
export const urlAttributes: ReadonlySet<string> = new Set(['href', 'src', 'poster']);

/** Whether an element of the allow-list may keep an attribute. `aria-*` always; handlers, `style` and the like never. */
export function isAllowedAttribute(tag: string, name: string): boolean {
  return (
    commonAttributes.includes(name) ||
    /^aria-[a-z]+$/.test(name) ||
    (ownAttributes.get(tag)?.includes(name) ?? false)
  );
}

/**
 * What is left out without a word: notes for scripts and search engines, and what frames and links are given anyway.
 * Everything else that is left out is something an author may miss.
 */
export function isSilentAttribute(name: string): boolean {
  return /^(?:data-.*|item.*|key|ref|for|cite|is|slot|part|class|style|xmlns.*|referrerpolicy|sandbox|loading|color|size|level|translate|spellcheck|suppress.*|webkitallowfullscreen|mozallowfullscreen)$/.test(
    name,
  );
}
