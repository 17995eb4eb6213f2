import {filterNames} from './effects.js';
import {utilityRule, type UtilityRule} from './rule.js';

/**
 * Areas with custom layout: the styles of the content do not apply there. The rule has a lower
 * specificity than any class and a higher one than the rules of the page. On pages with a layout of
 * their own, elements with classes are such areas, and so is preformatted text, which has the box
 * that the author gives it. Images are blocks there, as Tailwind makes them. The lines of a heading
 * are one text.
 */
const areas = `
:is(docs-site,[part~='page']) :where(:is(h1,h2,h3,h4,h5,h6)[class]>p){display:inline}
:is(docs-site,[part~='page']) :where(:is([data-mode=custom],[data-mode=frame])
:is(p,ul,ol,h1,h2,h3,h4,h5,h6)[class]){margin:0}
:is(docs-site,[part~='page']) :where(:is([data-mode=custom],[data-mode=frame])
a:not(:is(p,li,td)>a)){text-decoration:none}
:is(docs-site,[part~='page']) :where(.not-prose
:is(p,ul,ol,dl,blockquote,figure,h1,h2,h3,h4,h5,h6,hr))
{margin:0}
:is(docs-site,[part~='page']) :where(.not-prose :is(ul,ol)){padding:0;list-style:none}
:is(docs-site,[part~='page']) :where(.not-prose :is(h1,h2,h3,h4,h5,h6):not([slot]))
{color:inherit;font:inherit;letter-spacing:inherit;text-wrap:inherit}
:is(docs-site,[part~='page']) :where(.not-prose :is(strong,b)){color:inherit;font-weight:bolder}
:is(docs-site,[part~='page']) :where(.not-prose :is(blockquote,:not(pre)>code,kbd))
{padding:0;border-width:0;background:none;color:inherit;font-size:inherit}
:is(docs-site,[part~='page']) :where(:is(.not-prose,[data-mode=custom],[data-mode=frame]) pre)
{padding:0;border-width:0;border-radius:0;background:none;color:inherit}
:is(docs-site,[part~='page']) :where(.not-prose a)
{color:inherit;font-weight:inherit;text-decoration:none}
:is(docs-site,[part~='page']) :where(.not-prose img,
:is([data-mode=custom],[data-mode=frame]) img[class]){display:block;border-radius:0}`;

const keyframes = `
@keyframes docs-spin{to{rotate:360deg}}
@keyframes docs-ping{75%,to{scale:2;opacity:0}}
@keyframes docs-pulse{50%{opacity:.5}}
@keyframes docs-bounce{0%,to{translate:0 -25%;animation-timing-function:cubic-bezier(.8,0,1,1)}
50%{translate:none;animation-timing-function:cubic-bezier(0,0,.2,1)}}`;

/** What classes of one element combine is not inherited. */
const combined = `x y scale-x scale-y from from-at via via-at to to-at ring ring-inset ring-color
box-shadow shadow-color content ${['', 'backdrop-']
  .flatMap((prefix) => filterNames.map((name) => prefix + name))
  .join(' ')}`
  .split(/\s/)
  .map((name) => `@property --docs-${name}{syntax:"*";inherits:false}`)
  .join('');

/**
 * The style sheet of utility classes (`p-4`, `flex`, `dark:hover:bg-blue-500/20`). Sizes are
 * multiples of `--docs-rem`, widths are those of the site.
 */
export class UtilitySheet {
  /** Class → its rule, or that it has none. */
  readonly #rules = new Map<string, UtilityRule | undefined>();

  /** Adds the rules of classes; tells whether there are any that it did not know. */
  add(classes: Iterable<string>): boolean {
    const known = this.#rules.size;
    for (const name of classes) {
      if (!this.#rules.has(name)) this.#rules.set(name, utilityRule(name));
    }
    return this.#rules.size !== known;
  }

  /** The text of the style sheet. */
  get css(): string {
    const inOrder = [...this.#rules.values()]
      .filter((rule) => rule !== undefined)
      .sort((a, b) => a.order - b.order);
    return combined + keyframes + areas + inOrder.map(({css}) => css).join('');
  }
}
