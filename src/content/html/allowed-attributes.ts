/** Attributes that any element may keep. */
const commonAttributes = 'id title lang dir align role tabindex hidden contenteditable'.split(' ');

const cell = 'colspan rowspan width height valign nowrap bgcolor headers';
const image = 'src srcset sizes alt width height loading decoding fetchpriority crossorigin';
/** Without a URL to send anything to: there is no form. */
const field =
  'name placeholder disabled readonly required maxlength minlength inputmode enterkeyhint';
const timed = 'src controls controlslist loop muted preload autoplay crossorigin';

const ownAttributes: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    a: 'href target download rel name hreflang type',
    audio: timed,
    button: 'disabled type',
    col: 'span width valign',
    colgroup: 'span width valign',
    data: 'value',
    del: 'cite datetime',
    details: 'open name',
    fieldset: 'disabled',
    font: 'color size face',
    iframe: 'src width height allow allowfullscreen frameborder scrolling',
    img: `${image} border hspace vspace nozoom`,
    input: `${field} type value checked min max step size`,
    ins: 'cite datetime',
    label: 'for',
    li: 'value type',
    meter: 'value min max low high optimum',
    ol: 'start type reversed',
    optgroup: 'label disabled',
    option: 'label value selected disabled',
    pre: 'width',
    progress: 'value max',
    select: `${field} value multiple size`,
    source: 'src srcset type media sizes width height',
    table: 'width height border cellpadding cellspacing bgcolor rules frame',
    tbody: 'valign',
    td: cell,
    th: `${cell} scope abbr`,
    textarea: `${field} value rows cols`,
    thead: 'valign',
    time: 'datetime',
    tr: 'valign bgcolor height',
    track: 'src kind srclang label default',
    ul: 'type',
    video: `${timed} poster playsinline width height disablepictureinpicture`,
  }).map(([tag, names]) => [tag, names.split(' ')]),
);

/** What `allow` may give a frame: nothing that records the reader or reads their device. */
const permissions: ReadonlySet<string> = new Set(
  (
    'accelerometer autoplay clipboard-write encrypted-media fullscreen gyroscope ' +
    'picture-in-picture web-share'
  ).split(' '),
);

/** The parts of `allow` that a frame keeps, and the names of those that are left out. */
export function readPermissions(written: string): {
  readonly kept: string;
  readonly dropped: readonly string[];
} {
  const parts = written.split(/[;,]/).map((part): readonly [name: string, part: string] => {
    const trimmed = part.trim();
    return [(/^\S*/.exec(trimmed)?.[0] ?? '').toLowerCase(), trimmed];
  });
  return {
    kept: parts.flatMap(([name, part]) => (permissions.has(name) ? part : [])).join('; '),
    dropped: parts.flatMap(([name]) => (name === '' || permissions.has(name) ? [] : name)),
  };
}

/** Attributes whose value is a URL, which has to be resolved. */
export const urlAttributes: ReadonlySet<string> = new Set(['href', 'src', 'poster']);

/** Notes of the site itself on elements around and in a page: those of authors are left out. */
const ownData = new RegExp(
  '^data-(?:docs-.*|aliases|align|built|current-path|dark|directional|held|mode|new|off|' +
    'only|otherwise|outline|page|panel|path|plain|rail|single|styles|tabs|title|view|wrap)$',
);

/**
 * Whether an element of the allow-list may keep an attribute. `aria-*` always, and `data-*` that
 * have no meaning for the site; handlers, `style` and the like never.
 */
export function isAllowedAttribute(tag: string, name: string): boolean {
  return (
    commonAttributes.includes(name) ||
    (/^data-[a-z][\w.-]*$/.test(name) && !ownData.test(name)) ||
    (/^aria-[a-z]+$/.test(name) && name !== 'aria-owns') ||
    (ownAttributes.get(tag)?.includes(name) ?? false)
  );
}

const silent = new RegExp(
  '^(?:data-.*|item.*|key|ref|for|cite|is|slot|part|class|style|xmlns.*|referrerpolicy|' +
    'auto(?:focus|complete|correct|capitalize)|sandbox|loading|color|size|level|translate|' +
    'spellcheck|suppress.*|webkitallowfullscreen|mozallowfullscreen)$',
);

/**
 * Attributes that are left out without a diagnostic: notes for scripts and search engines, and
 * those that are set on frames and links anyway. An author may miss any other one.
 */
export function isSilentAttribute(name: string): boolean {
  return silent.test(name);
}
