/*
 * Classes without a value: each has all of its declarations.
 */

/**
 * `prefix:property value value …`, for classes with a keyword after a prefix; `name=value` where
 * they differ.
 */
const keywords = `
:display block inline-block inline flex inline-flex grid inline-grid contents flow-root
list-item table-cell table-row table-caption table-column table-column-group
table-header-group table-footer-group table-row-group inline-table hidden=none
:position relative absolute static sticky
:visibility visible invisible=hidden collapse
items:align-items start=flex-start center end=flex-end baseline stretch
self:align-self auto start=flex-start center end=flex-end baseline stretch
justify:justify-content normal start=flex-start center end=flex-end between=space-between
around=space-around evenly=space-evenly stretch
justify-items:justify-items start center end stretch
justify-self:justify-self auto start center end stretch
content:align-content normal center start=flex-start end=flex-end between=space-between
around=space-around evenly=space-evenly baseline stretch
place-items:place-items start center end baseline stretch
place-content:place-content start center end between=space-between around=space-around
evenly=space-evenly baseline stretch
place-self:place-self auto start center end stretch
grid-flow:grid-auto-flow row col=column dense row-dense=row_dense col-dense=column_dense
flex:flex-direction row row-reverse col=column col-reverse=column-reverse
flex:flex-wrap wrap nowrap wrap-reverse
float:float left right none start=inline-start end=inline-end
clear:clear left right both none start=inline-start end=inline-end
overflow:overflow hidden auto visible scroll clip
overflow-x:overflow-x hidden auto visible scroll clip
overflow-y:overflow-y hidden auto visible scroll clip
object:object-fit cover contain fill none scale-down
object:object-position center top bottom left right left-top=left_top right-top=right_top
left-bottom=left_bottom right-bottom=right_bottom
aspect:aspect-ratio video=16/9 square=1 auto
text:text-align left center right justify start end
text:text-wrap wrap nowrap balance pretty
text:text-overflow ellipsis clip
font:font-weight thin=100 extralight=200 light=300 normal=400 medium=500 semibold=600
bold=700 extrabold=800 black=900
font:font-family mono=var(--docs-font-code) sans=var(--docs-font-text)
serif=ui-serif,Georgia,Cambria,"Times_New_Roman",Times,serif
:font-variant-numeric normal-nums=normal ordinal slashed-zero lining-nums oldstyle-nums
proportional-nums tabular-nums diagonal-fractions stacked-fractions
:font-style italic not-italic=normal
:text-transform uppercase lowercase capitalize normal-case=none
:text-decoration-line underline overline line-through no-underline=none
decoration:text-decoration-style solid double dotted dashed wavy
decoration:text-decoration-thickness auto from-font
underline-offset:text-underline-offset auto
leading:line-height none=1 tight=1.25 snug=1.375 normal=1.5 relaxed=1.625 loose=2
tracking:letter-spacing tighter=-.05em tight=-.025em normal=0 wide=.025em wider=.05em widest=.1em
whitespace:white-space nowrap pre normal pre-line pre-wrap break-spaces
break:overflow-wrap words=break-word
break:word-break all=break-all keep=keep-all
hyphens:hyphens none manual auto
align:vertical-align middle top bottom baseline text-top text-bottom sub super
list:list-style-position inside outside
list:list-style-type disc decimal
border:border-style solid dashed dotted double hidden none
outline:outline-style dashed dotted double
divide:>border-style solid dashed dotted double none
border:border-collapse collapse separate
table:table-layout auto fixed
caption:caption-side top bottom
animate:animation none spin=docs-spin_1s_linear_infinite
ping=docs-ping_1s_cubic-bezier(0,0,.2,1)_infinite
pulse=docs-pulse_2s_cubic-bezier(.4,0,.6,1)_infinite bounce=docs-bounce_1s_infinite
cursor:cursor auto default pointer wait text move help not-allowed none progress crosshair
zoom-in zoom-out grab grabbing copy col-resize row-resize ew-resize ns-resize
resize:resize none x=horizontal y=vertical
appearance:appearance none auto
touch:touch-action auto none pan-x pan-y manipulation
scroll:scroll-behavior auto smooth
overscroll:overscroll-behavior auto contain none
snap:scroll-snap-align start center end align-none=none
break-inside:break-inside auto avoid avoid-page avoid-column
break-before:break-before auto avoid all page column
break-after:break-after auto avoid all page column
auto-cols:grid-auto-columns auto min=min-content max=max-content fr=minmax(0,1fr)
auto-rows:grid-auto-rows auto min=min-content max=max-content fr=minmax(0,1fr)
grid-rows:grid-template-rows none subgrid
grid-cols:grid-template-columns none subgrid
mix-blend:mix-blend-mode normal multiply screen overlay darken lighten color-dodge color-burn
hard-light soft-light difference exclusion hue saturation color luminosity
will-change:will-change auto scroll=scroll-position contents transform
select:user-select none text all auto
pointer-events:pointer-events none auto
box:box-sizing border=border-box content=content-box
bg:background-size cover contain auto
bg:background-position center top bottom left right left-top=left_top right-top=right_top
left-bottom=left_bottom right-bottom=right_bottom
bg:background-repeat repeat no-repeat repeat-x repeat-y repeat-round=round repeat-space=space
bg:background-attachment fixed local scroll
bg-clip:background-clip border=border-box padding=padding-box content=content-box text
bg-origin:background-origin border=border-box padding=padding-box content=content-box
:isolation isolate isolation-auto=auto
ease:transition-timing-function linear in=cubic-bezier(.4,0,1,1) out=cubic-bezier(0,0,.2,1)
in-out=cubic-bezier(.4,0,.2,1)
origin:transform-origin center top bottom left right top-left=top_left top-right=top_right
bottom-left=bottom_left bottom-right=bottom_right
fill:fill none
stroke:stroke none`;

const plain = `
flex-1{flex:1} flex-auto{flex:auto} flex-initial{flex:0_1_auto} flex-none{flex:none}
grow{flex-grow:1} flex-grow{flex-grow:1} grow-0{flex-grow:0} flex-grow-0{flex-grow:0}
shrink{flex-shrink:1} flex-shrink{flex-shrink:1}
shrink-0{flex-shrink:0} flex-shrink-0{flex-shrink:0}
col-span-full{grid-column:1/-1} row-span-full{grid-row:1/-1}
order-first{order:-9999} order-last{order:9999} order-none{order:0} z-auto{z-index:auto}
col-auto{grid-column:auto} row-auto{grid-row:auto}
col-start-auto{grid-column-start:auto} col-end-auto{grid-column-end:auto}
row-start-auto{grid-row-start:auto} row-end-auto{grid-row-end:auto}
truncate{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
line-clamp-none{overflow:visible;display:block;-webkit-box-orient:horizontal;
-webkit-line-clamp:none}
break-normal{overflow-wrap:normal;word-break:normal}
list-none{list-style-type:none;padding:0}
bg-primary{background-color:var(--docs-color-button);color:var(--docs-color-on-button)}
border-0{border-width:0} bg-none{background-image:none}
ring-inset{--docs-ring-inset:inset} resize{resize:both}
transform{transform:translate(0)} transform-gpu{transform:translateZ(0)}
filter{} backdrop-filter{}
blur-none{--docs-blur:initial} backdrop-blur-none{--docs-backdrop-blur:initial}
outline{outline-style:solid} outline-none{outline:2px_solid_#0000;outline-offset:2px}
transition-none{transition-property:none} transform-none{transform:none;translate:none;scale:none;
rotate:none}
antialiased{-webkit-font-smoothing:antialiased} subpixel-antialiased{-webkit-font-smoothing:auto}
container{width:100%}
sr-only{position:absolute;width:1px;height:1px;padding:0;margin:-1px;overflow:hidden;
clip:rect(0,0,0,0);white-space:nowrap;border-width:0}
not-sr-only{position:static;width:auto;height:auto;padding:0;margin:0;overflow:visible;
clip:auto;white-space:normal}`;

/**
 * Classes with a name → their declarations. Without `table`, the class of the box around tables,
 * and without `fixed`, which would leave the page area.
 */
export const namedUtilities: ReadonlyMap<string, string> = new Map([
  ...keywords
    .trim()
    .replace(/\n(?![\w-]*:)/g, ' ')
    .split('\n')
    .flatMap(readKeywords),
  ...[...plain.matchAll(/(\S+)\{([^}]*)\}/g)].map(
    ([, name = '', declarations = '']) => [name, declarations.replaceAll('_', ' ')] as const,
  ),
]);

function readKeywords(line: string): readonly (readonly [string, string])[] {
  const [head = '', ...words] = line.split(' ');
  const [prefix, property = ''] = head.split(':');
  return words.map((word) => {
    const [name = '', value = name] = word.split('=');
    const whole = prefix ? `${prefix}-${name}` : name;
    return [whole, `${property}:${value.replaceAll('_', ' ')}`] as const;
  });
}
