/*
 * Classes without a value: each has all of its declarations.
 */

/**
 * `prefix:property value value …`, for classes with a keyword after a prefix; `name=value` where
 * they differ.
 */
const keywords = `
:display block inline-block inline flex inline-flex grid inline-grid contents flow-root
list-item hidden=none table-cell table-row inline-table
:position relative absolute static sticky
:visibility visible invisible=hidden
items:align-items start=flex-start center end=flex-end baseline stretch
self:align-self auto start=flex-start center end=flex-end baseline stretch
justify:justify-content normal start=flex-start center end=flex-end between=space-between
around=space-around evenly=space-evenly stretch
justify-items:justify-items start center end stretch
justify-self:justify-self auto start center end stretch
content:align-content center start=flex-start end=flex-end between=space-between
around=space-around evenly=space-evenly stretch
place-items:place-items start center end stretch
place-content:place-content start center end between=space-between stretch
place-self:place-self auto start center end stretch
grid-flow:grid-auto-flow row col=column dense row-dense=row_dense col-dense=column_dense
flex:flex-direction row row-reverse col=column col-reverse=column-reverse
flex:flex-wrap wrap nowrap wrap-reverse
float:float left right none
clear:clear left right both none
overflow:overflow hidden auto visible scroll clip
overflow-x:overflow-x hidden auto visible scroll clip
overflow-y:overflow-y hidden auto visible scroll clip
object:object-fit cover contain fill none scale-down
object:object-position center top bottom left right
aspect:aspect-ratio video=16/9 square=1 auto
text:text-align left center right justify start end
text:text-wrap wrap nowrap balance pretty
text:text-overflow ellipsis clip
font:font-weight thin=100 extralight=200 light=300 normal=400 medium=500 semibold=600
bold=700 extrabold=800 black=900
font:font-family mono=var(--docs-font-code) sans=var(--docs-font-text) serif
:font-style italic not-italic=normal
:text-transform uppercase lowercase capitalize normal-case=none
:text-decoration-line underline overline line-through no-underline=none
decoration:text-decoration-style solid double dotted dashed wavy
leading:line-height none=1 tight=1.25 snug=1.375 normal=1.5 relaxed=1.625 loose=2
tracking:letter-spacing tighter=-.05em tight=-.025em normal=0 wide=.025em wider=.05em widest=.1em
whitespace:white-space nowrap pre normal pre-line pre-wrap break-spaces
break:overflow-wrap words=break-word
break:word-break all=break-all keep=keep-all normal
hyphens:hyphens none manual auto
align:vertical-align middle top bottom baseline text-top text-bottom sub super
list:list-style-position inside outside
border:border-style solid dashed dotted double hidden none
border:border-collapse collapse separate
table:table-layout auto fixed
cursor:cursor pointer default help not-allowed auto text move
select:user-select none text all auto
pointer-events:pointer-events none auto
box:box-sizing border=border-box content=content-box
bg:background-size cover contain auto
bg:background-position center top bottom left right
bg:background-repeat repeat no-repeat repeat-x repeat-y
:isolation isolate
ease:transition-timing-function linear in=ease-in out=ease-out in-out=ease-in-out
origin:transform-origin center top bottom left right
fill:fill none
stroke:stroke none`;

const plain = `
flex-1{flex:1} flex-auto{flex:auto} flex-initial{flex:0_1_auto} flex-none{flex:none}
grow{flex-grow:1} flex-grow{flex-grow:1} grow-0{flex-grow:0} flex-grow-0{flex-grow:0}
shrink{flex-shrink:1} flex-shrink{flex-shrink:1}
shrink-0{flex-shrink:0} flex-shrink-0{flex-shrink:0}
col-span-full{grid-column:1/-1} row-span-full{grid-row:1/-1}
grid-cols-none{grid-template-columns:none}
order-first{order:-999} order-last{order:999} order-none{order:0} z-auto{z-index:auto}
truncate{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
list-none{list-style:none;padding:0} list-disc{list-style-type:disc}
list-decimal{list-style-type:decimal}
bg-primary{background-color:var(--docs-color-button);color:var(--docs-color-on-button)}
bg-clip-text{background-clip:text} border-0{border-width:0} bg-none{background-image:none}
shadow-none{box-shadow:none} shadow-sm{box-shadow:var(--docs-shadow)}
shadow{box-shadow:var(--docs-shadow)}
shadow-md{box-shadow:var(--docs-shadow)} shadow-lg{box-shadow:var(--docs-shadow)}
shadow-xl{box-shadow:var(--docs-shadow)} shadow-2xl{box-shadow:var(--docs-shadow)}
backdrop-blur{backdrop-filter:blur(8px)} backdrop-blur-sm{backdrop-filter:blur(4px)}
transition{transition:all_var(--docs-time,.15s)}
transition-all{transition:all_var(--docs-time,.15s)}
transition-none{transition:none}
transition-colors{transition:color_var(--docs-time,.15s),background-color_var(--docs-time,.15s),
border-color_var(--docs-time,.15s)}
transition-opacity{transition:opacity_var(--docs-time,.15s)}
transition-shadow{transition:box-shadow_var(--docs-time,.15s)}
transition-transform{transition:translate_var(--docs-time,.15s),scale_var(--docs-time,.15s),
rotate_var(--docs-time,.15s)}
container{width:100%} outline-none{outline:2px_solid_#0000;outline-offset:2px}
sr-only{position:absolute;width:1px;height:1px;overflow:hidden;
clip-path:inset(50%);white-space:nowrap}
not-container{width:100%} outline-none{outline:2px_solid_#0000;outline-offset:2px}
sr-only{position:static;width:auto;height:auto;overflow:visible;
clip-path:none;white-space:normal}`;

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
