import type {UtilityRule} from './utility-scale.js';

/*
 * Classes with a name. Colours are those of the site, readable in both modes: of an author's shades the role is kept, not
 * the hue, so that `text-gray-500 dark:text-gray-400` is muted text and nothing more needs to be said for the dark mode.
 */

const display = `block:block inline-block:inline-block inline:inline flex:flex inline-flex:inline-flex
grid:grid inline-grid:inline-grid contents:contents hidden:none`;

const plain = `
flex-row{flex-direction:row} flex-row-reverse{flex-direction:row-reverse}
flex-col{flex-direction:column} flex-col-reverse{flex-direction:column-reverse}
flex-wrap{flex-wrap:wrap} flex-nowrap{flex-wrap:nowrap}
flex-1{flex:1} flex-auto{flex:auto} flex-none{flex:none} grow{flex-grow:1} flex-grow{flex-grow:1}
shrink-0{flex-shrink:0} flex-shrink-0{flex-shrink:0}
items-start{align-items:flex-start} items-center{align-items:center} items-end{align-items:flex-end}
items-baseline{align-items:baseline} items-stretch{align-items:stretch} self-start{align-self:flex-start}
self-center{align-self:center} self-end{align-self:flex-end} place-items-center{place-items:center}
justify-start{justify-content:flex-start} justify-center{justify-content:center}
justify-end{justify-content:flex-end} justify-between{justify-content:space-between}
justify-around{justify-content:space-around} justify-evenly{justify-content:space-evenly}
col-span-full{grid-column:1/-1} float-left{float:left} float-right{float:right} clear-both{clear:both}
relative{position:relative} absolute{position:absolute} static{position:static}
overflow-hidden{overflow:hidden} overflow-auto{overflow:auto} overflow-x-auto{overflow-x:auto}
overflow-y-auto{overflow-y:auto} overflow-visible{overflow:visible}
aspect-video{aspect-ratio:16/9} aspect-square{aspect-ratio:1} aspect-auto{aspect-ratio:auto}
object-cover{object-fit:cover} object-contain{object-fit:contain} w-screen{width:100%}
text-left{text-align:left} text-center{text-align:center} text-right{text-align:right}
text-xs{font-size:.75rem;line-height:1rem} text-sm{font-size:.875rem;line-height:1.25rem}
text-base{font-size:1rem;line-height:1.5rem} text-lg{font-size:1.125rem;line-height:1.75rem}
text-xl{font-size:1.25rem;line-height:1.75rem} text-2xl{font-size:1.5rem;line-height:2rem}
text-3xl{font-size:1.875rem;line-height:2.25rem} text-4xl{font-size:2.25rem;line-height:2.5rem}
text-5xl{font-size:3rem;line-height:1} text-6xl{font-size:3.75rem;line-height:1}
font-light{font-weight:300} font-normal{font-weight:400} font-medium{font-weight:500}
font-semibold{font-weight:600} font-bold{font-weight:700} font-extrabold{font-weight:800}
font-mono{font-family:var(--docs-font-code)} font-sans{font-family:var(--docs-font-text)}
italic{font-style:italic} not-italic{font-style:normal} uppercase{text-transform:uppercase}
lowercase{text-transform:lowercase} capitalize{text-transform:capitalize} normal-case{text-transform:none}
underline{text-decoration:underline} no-underline{text-decoration:none} line-through{text-decoration:line-through}
leading-none{line-height:1} leading-tight{line-height:1.25} leading-snug{line-height:1.375}
leading-normal{line-height:1.5} leading-relaxed{line-height:1.625} leading-loose{line-height:2}
tracking-tight{letter-spacing:-.025em} tracking-wide{letter-spacing:.025em}
whitespace-nowrap{white-space:nowrap} whitespace-pre{white-space:pre} whitespace-normal{white-space:normal}
break-words{overflow-wrap:break-word} break-all{word-break:break-all}
truncate{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
align-middle{vertical-align:middle} align-top{vertical-align:top} list-none{list-style:none;padding:0}
rounded-none{border-radius:0} rounded-sm{border-radius:.125rem} rounded{border-radius:.25rem}
rounded-md{border-radius:.375rem} rounded-lg{border-radius:.5rem} rounded-xl{border-radius:.75rem}
rounded-2xl{border-radius:1rem} rounded-3xl{border-radius:1.5rem} rounded-full{border-radius:9999px}
border{border:1px solid var(--docs-color-border)} border-2{border:2px solid var(--docs-color-border)}
border-t{border-top:1px solid var(--docs-color-border)} border-b{border-bottom:1px solid var(--docs-color-border)}
border-l{border-left:1px solid var(--docs-color-border)} border-r{border-right:1px solid var(--docs-color-border)}
border-0{border:0} border-none{border-style:none} border-dashed{border-style:dashed}
shadow-none{box-shadow:none} shadow-sm{box-shadow:var(--docs-shadow)} shadow{box-shadow:var(--docs-shadow)}
shadow-md{box-shadow:var(--docs-shadow)} shadow-lg{box-shadow:var(--docs-shadow)} shadow-xl{box-shadow:var(--docs-shadow)}
bg-transparent{background-color:#0000} bg-white{background-color:var(--docs-color-raised)}
bg-black{background-color:var(--docs-color-heading)} text-primary{color:var(--docs-color-accent)}
text-primary-light{color:var(--docs-color-accent)} bg-primary{background-color:var(--docs-color-button);color:var(--docs-color-on-button)}
border-primary{border-color:var(--docs-color-accent)} text-inherit{color:inherit} text-current{color:currentColor}
cursor-pointer{cursor:pointer} cursor-default{cursor:default} select-none{user-select:none}
pointer-events-none{pointer-events:none} sr-only{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
opacity-0{opacity:0} opacity-50{opacity:.5} opacity-60{opacity:.6} opacity-70{opacity:.7} opacity-75{opacity:.75}
opacity-80{opacity:.8} opacity-90{opacity:.9} opacity-100{opacity:1}`;

/** Families of shades → the token that stands for them. */
const hues: readonly (readonly [families: string, token: string])[] = [
  ['blue sky indigo cyan', 'note'],
  ['green emerald teal lime', 'check'],
  ['yellow amber orange', 'warning'],
  ['red rose pink', 'danger'],
  ['purple violet fuchsia', 'accent'],
];

const shades = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'];

/**
 * All named classes; display first, so that nothing of it undoes what a width asks for. Without `table`, which is the box
 * around tables of the page.
 */
export function namedRules(): readonly UtilityRule[] {
  const rules: UtilityRule[] = display.split(/\s+/).map((entry): UtilityRule => {
    const [name = '', value = ''] = entry.split(':');
    return [name, `display:${value}`];
  });
  for (const [, name = '', declarations = ''] of plain.matchAll(/(\S+)\{([^}]*)\}/g)) {
    rules.push([name, declarations]);
  }
  return rules;
}

/** Text, grounds and borders in an author's shades. */
export function colorRules(): readonly UtilityRule[] {
  const rules: UtilityRule[] = [];
  for (const shade of shades) {
    const isStrong = Number(shade) >= 700;
    for (const grey of ['gray', 'zinc', 'slate', 'neutral', 'stone']) {
      rules.push(
        [`text-${grey}-${shade}`, `color:var(--docs-color-${isStrong ? 'heading' : 'muted'})`],
        [`bg-${grey}-${shade}`, 'background-color:var(--docs-color-tint)'],
        [`border-${grey}-${shade}`, 'border-color:var(--docs-color-border)'],
      );
    }
    for (const [families, token] of hues) {
      for (const family of families.split(' ')) {
        const color = `var(--docs-color-${token})`;
        rules.push(
          [`text-${family}-${shade}`, `color:${color}`],
          [`bg-${family}-${shade}`, `background-color:color-mix(in oklab,${color} 12%,#0000)`],
          [`border-${family}-${shade}`, `border-color:${color}`],
        );
      }
    }
  }
  return rules;
}
