import {expect} from '@open-wc/testing';
import '../../../elements/styles/host.css.js';
import {namedUtilities} from '../../../src/theme/utilities/names.js';
import {utilityRule} from '../../../src/theme/utilities/rule.js';
import {
  compareWithTailwind,
  sheetOf,
  styleRules,
  tailwindNames,
  tailwindSheet,
  type Difference,
} from './compare-with-tailwind.js';

/** Differences that we keep: the classes, the properties, and why. */
const kept: readonly (readonly [classes: RegExp, properties: RegExp, why: string])[] = [
  [
    /^(?:text|fill|stroke|decoration)-(?:black|slate|gray|zinc|neutral|stone)/,
    /^(?:color|fill|stroke|text-decoration-color)$/,
    'gray texts have the grays of the site, which are readable in both modes',
  ],
  [
    /^(?:text|fill|stroke|decoration)-[a-z]+-[456]00$/,
    /^(?:color|fill|stroke|text-decoration-color)$/,
    'middle shades of texts are darker in light mode, to be readable',
  ],
  [/(?:^|:)bg-/, /^color-scheme$/, 'what is on a background has the mode that suits it'],
  [/\btransition/, /^transition-property$/, 'we move elements with properties of their own'],
  [/^animate-/, /^animation-name$/, 'names of keyframes belong to the document'],
];

/** How names of Tailwind that have any value are written with values of all kinds. */
const values = [
  'p-[30ch] px-[5%] -mt-[3px] mx-[calc(100%-2rem)] w-[300px] w-[calc(50%+1rem)] h-[50vh]',
  'min-w-[10em] max-w-[65ch] size-[2rem] top-[17px] -left-[10%] inset-x-[3px] gap-[7px]',
  'translate-x-[10px] -translate-y-[10px] rotate-[17deg] -rotate-[17deg] scale-[1.07] scale-x-[.5]',
  'text-[15px] text-[#123456] text-sm/6 text-lg/8 leading-[1.35] tracking-[.2em] font-[650]',
  'bg-[#123456] bg-[#123] bg-[rgb(1,2,3)] bg-[hsl(200,50%,50%)] bg-black/50 bg-blue-500/20',
  'bg-[#123]/50 bg-white/[.08] border-blue-500/30 border-[3px] border-[#123456] border-t-[3px]',
  'rounded-[7px] rounded-t-[7px] opacity-[.67] blur-[3px] brightness-[.8] z-[5] order-[3] -z-[5]',
  'grid-cols-[40px_1fr] grid-cols-[200px,1fr] grid-rows-[auto,1fr] basis-[30%] flex-[2_2_0%]',
  'duration-[250ms] delay-[250ms] shadow-[0_2px_4px_#123456] ring-[3px] outline-[3px]',
  'line-clamp-[7] aspect-[4/3] columns-[3] columns-[10rem] underline-offset-[3px] indent-[2em]',
  'space-x-[3px] space-y-[3px] divide-x-[3px] divide-y-[3px] stroke-[3px] stroke-[#123456]',
  'decoration-[3px] decoration-[#123456] accent-[#123456] caret-[#123456] fill-[#123456]',
  'scroll-mt-[3px] -scroll-mt-[3px] border-spacing-[3px] transition-[width] origin-[10%]',
  'ring-blue-500/50 shadow-blue-500/50 divide-blue-500/50 outline-blue-500/50',
  '[scrollbar-width:none] [background-size:16px_16px] [mask-type:alpha] md:[tab-size:3]',
]
  .join(' ')
  .split(' ');

/** Classes of one element, or of one in another. */
const together = [
  ...['px-2 p-4', 'pt-1 px-2', 'pl-2 px-4', 'ml-auto mx-4', 'top-4 inset-0', 'left-2 inset-x-4'],
  ...['inset-x-4 inset-0', 'start-2 inset-x-4', 'w-4 size-6', 'leading-8 text-sm', 'gap-x-2 gap-4'],
  ...[
    'overflow-x-auto overflow-hidden',
    'rounded-t-none rounded-lg',
    'rounded-tl-none rounded-t-xl',
  ],
  ...['border-t-0 border', 'border-y-2 border', 'border-t-4 border-y-2', 'border-dashed border-2'],
  ...['border-t-red-500 border-blue-500', 'border-blue-500 border-t-2', 'border-none border-2'],
  ...[
    'border-l-2 border-l-red-500 border border-gray-200',
    'divide-y divide-dashed divide-blue-500',
  ],
  ...['col-span-3 col-start-2', 'col-end-4 col-span-2', 'scale-x-50 scale-90', 'grow-0 flex-1'],
  ...['duration-300 ease-in transition', 'delay-75 transition-colors', 'ring-2 shadow-lg'],
  ...[
    'shadow-lg shadow-blue-500/50',
    'ring-2 ring-blue-500',
    'ring-inset ring-2',
    'ring ring-red-500',
  ],
  ...['from-blue-500 to-pink-500 bg-gradient-to-r', 'from-blue-500 bg-gradient-to-r'],
  ...['from-blue-500 via-pink-500 to-rose-500 bg-gradient-to-br', 'to-blue-500 bg-gradient-to-r'],
  ...['from-blue-500 from-10% via-pink-500 via-30% to-rose-500 to-90% bg-gradient-to-r'],
  ...[
    'translate-x-2 -translate-y-1/2 rotate-45 scale-50',
    'blur-sm grayscale',
    'blur md:blur-none',
  ],
  ...['backdrop-blur-md backdrop-saturate-150', 'items-start place-items-center'],
  ...[
    'sr-only p-4',
    'sr-only md:not-sr-only',
    'outline outline-2 outline-offset-2 outline-blue-500',
  ],
  ...[
    '!p-0 p-4',
    '!p-0 md:p-4',
    '[padding:7px] p-4',
    'p-2 md:p-4',
    'md:p-4 sm:p-2 p-1',
    'lg:p-4 sm:p-2',
    'max-md:p-1 p-4',
  ],
  ...[
    'max-lg:p-1 p-4',
    'max-sm:p-1 max-lg:p-2',
    'dark:p-1 md:p-4',
    'first:p-1 p-4',
    'last:p-1 p-4',
  ],
  ...['odd:p-1 p-4', 'even:p-1 odd:p-2', 'empty:p-1 p-4'],
  ...[
    'sm:border border-blue-500',
    'md:border-t-2 border-blue-500',
    'container',
    'max-w-xs container',
  ],
  ...[
    'flex md:hidden',
    'hidden md:flex',
    'w-full md:w-1/2',
    'w-screen',
    'min-h-screen',
    'h-screen',
  ],
  ...[
    'translate-x-4 > translate-y-4',
    'scale-50 > scale-x-50',
    'blur > grayscale',
    'ring-2 > shadow',
  ],
  ...['shadow-blue-500 > shadow', 'border-2 > p-1'],
  ...['*:p-4 > underline', '*:p-4 > p-1', '[&>div]:p-4 > underline', 'group > group-first:p-2'],
  ...['group > group-hover:p-2 p-1', 'border-blue-500 > border-inherit border', 'divide-x > p-2'],
  ...['space-y-4 > mt-8', 'space-x-2', '-space-x-2', 'divide-y-2'],
];

/** Variants, with the class of an element around it or before it. */
const variants =
  'hover focus focus-visible focus-within active visited target disabled enabled checked ' +
  'default indeterminate placeholder-shown autofill optional required valid invalid in-range ' +
  'out-of-range read-only empty first last only odd even first-of-type last-of-type only-of-type ' +
  'open group-hover group-focus group-open group-first peer-checked peer-hover peer-disabled ' +
  'before after placeholder file marker selection first-letter first-line ' +
  'sm md lg xl 2xl max-sm max-md max-lg max-xl max-2xl print motion-safe motion-reduce ' +
  '[&_p] [&>p] [&:hover] [&_p:first-child] [&+p] [&::-webkit-scrollbar] [&_p::before] ' +
  'hover:focus md:hover group-hover:focus *';

const found = new Set<number>();

/** Differences that we do not keep, as sentences. */
const unexpected = (differences: readonly Difference[]) =>
  differences.flatMap(({classes, property, ours, theirs}) => {
    const index = kept.findIndex(
      ([names, properties]) => names.test(classes) && properties.test(property),
    );
    found.add(index);
    return index === -1 ? [`${classes}: ${property} is ${ours}, not ${theirs}`] : [];
  });

const isColor = (name: string) => /-[a-z]+-(?:50|\d00|950)$/.test(name);

/** All uses of one color, and the other colors as backgrounds, borders and texts. */
const isCompared = (name: string) =>
  !isColor(name) || /^(?:bg|border|text)-[a-z]+-\d+$|-blue-\d+$/.test(name);

describe('utility classes, compared with Tailwind CSS 3', () => {
  let names: readonly string[] = [];

  before(async () => {
    names = await tailwindNames();
  });

  it('mean the same for each name that both know', async () => {
    const known = names.filter((name) => isCompared(name) && utilityRule(name) !== undefined);
    expect(known.length).to.be.above(4000);
    const others = known.filter((name) => name !== 'container');
    expect(unexpected(await compareWithTailwind(others))).to.eql([]);
  });

  after(() => {
    expect([...found].sort(), 'differences that are kept').to.eql(kept.map((_, index) => index));
  });

  it('include no other names than those of the theme', () => {
    const others = [...namedUtilities.keys()].filter((name) => !names.includes(name));
    expect(others).to.eql(['bg-primary']);
  });

  it('mean the same with values in brackets, negative ones, fractions and opacities', async () => {
    for (const value of values) expect(utilityRule(value), value).not.to.equal(undefined);
    expect(unexpected(await compareWithTailwind(values))).to.eql([]);
  });

  it('mean the same in dark mode for each color', async () => {
    const colors = names.filter((name) => isCompared(name) && isColor(name));
    const dark = ['bg-white', 'bg-black', 'text-white', 'text-black', 'bg-transparent', ...colors]
      .map((name) => `dark:${name}`)
      .filter((name) => utilityRule(name) !== undefined);
    expect(dark.length).to.be.above(700);
    expect(unexpected(await compareWithTailwind(dark, {mode: 'dark'}))).to.eql([]);
  });

  it('take precedence over each other as there, in any order on the page', async () => {
    expect(unexpected(await compareWithTailwind(together, {isRendered: true}))).to.eql([]);
  });

  it('follow the reading direction as there', async () => {
    const looks = [
      'rtl:p-1 p-4',
      'ltr:p-1 p-4',
      'rtl:p-1 md:p-4',
      'ms-4 me-2',
      'ps-4 pe-2',
      'start-4',
    ];
    for (const direction of ['ltr', 'rtl'] as const)
      expect(unexpected(await compareWithTailwind(looks, {direction}))).to.eql([]);
  });

  it('have the conditions and elements of variants', async () => {
    const classes = variants.split(' ').map((variant) => `${variant}:p-4`);
    const theirs = styleRules((await tailwindSheet(classes)).cssRules);
    for (const name of classes) {
      const [rule] = styleRules(sheetOf(utilityRule(name)?.css ?? '').cssRules);
      const escaped = `.${CSS.escape(name)}`;
      const other = theirs.find(({selectorText}) => isFor(selectorText, escaped));
      expect(rule && conditionsOf(rule, escaped), name).to.eql(
        other && conditionsOf(other, escaped),
      );
      expect(rule, name).not.to.equal(undefined);
    }
  });
});

const isFor = (selector: string, escaped: string) =>
  selector
    .replace(/^:is\((.*)\)$/, '$1')
    .split(/[ ~](?=\.)/)
    .some((part) => part.startsWith(escaped));

/** The selector of a rule, with `&` for the class, and what must hold around it. */
function conditionsOf(rule: CSSRule, escaped: string): readonly string[] {
  const around: string[] = [];
  for (let {parentRule} = rule; parentRule; {parentRule} = parentRule) {
    const {conditionText = ''} = parentRule as CSSConditionRule;
    // A site has other widths than the window.
    const [, , isBelow, pixels] =
      /(not all and )?\(?(?:min-)?width(\s*<)?[^\d]*(\d+)px/.exec(conditionText) ?? [];
    const [, below, ems] = /width (<|>=) (\d+)em/.exec(conditionText) ?? [];
    if (ems) around.push(`${below} ${Number(ems) * 16}`);
    else if (pixels)
      around.push(`${isBelow || conditionText.startsWith('not') ? '<' : '>='} ${pixels}`);
    else around.push(conditionText);
  }
  const selector = (rule as CSSStyleRule).selectorText
    .replace(/^:is\(docs-site, \[part~="page"\]\) /, '')
    .replace(/^:is\((.*)\)$/, '$1')
    .replaceAll(escaped, '&');
  const inOrAt = /^:is\(&, & \*\)(::[a-z-]+)$/.exec(selector)?.[1];
  if (inOrAt) return [`& ${inOrAt}`, ...around];
  return [selector.replace(/\s*([>+~])\s*/g, '$1'), ...around];
}
