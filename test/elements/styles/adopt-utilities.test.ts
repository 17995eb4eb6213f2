import {expect, fixture, fixtureSync, html} from '@open-wc/testing';
import '../../../elements/styles/host.css.js';
import {connectedSites} from '../../../elements/shared/running-script.js';
import {adoptStyles} from '../../../elements/styles/adopt-styles.js';
import {adoptUtilities} from '../../../elements/styles/adopt-utilities.js';
import {proseStyles} from '../../../elements/styles/prose.css.js';

/** The look of an element of these classes inside a page. */
function look(classes: string, name = 'div'): CSSStyleDeclaration {
  adoptUtilities(classes.split(' '));
  const page = fixtureSync(html`<div part="page"><i></i></div>`);
  const element = document.createElement(name);
  element.className = classes;
  page.append(element);
  return getComputedStyle(element);
}

/** The look of an element of these classes on a site that shows this mode. */
function lookIn(mode: 'light' | 'dark' | 'system', classes: string) {
  adoptUtilities(classes.split(' '));
  // As `applyMode` sets it.
  const scheme = mode === 'system' ? 'light dark' : mode;
  const site = fixtureSync(
    html`<docs-site data-mode=${mode} style="color-scheme: ${scheme}"
      ><i class=${classes}></i
    ></docs-site>`,
  );
  return getComputedStyle(site.querySelector('i') as Element);
}

/** The contrast ratio of two colors (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The relative luminance of a color (WCAG 2.2). */
function luminance(color: string): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) =>
    part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('adoptUtilities', () => {
  for (const [classes, property, value] of [
    ['p-4', 'padding', '16px'],
    ['px-2 p-4', 'padding', '16px 8px'],
    ['-mt-1.5', 'margin-top', '-6px'],
    ['mx-auto', 'display', 'block'],
    ['gap-x-0.5', 'column-gap', '2px'],
    ['w-full', 'display', 'block'],
    ['w-[300px]', 'width', '300px'],
    ['w-[calc(10px+2rem)]', 'width', '42px'],
    ['size-6', 'height', '24px'],
    ['h-5/6', 'height', '0px'],
    ['max-w-screen-lg', 'max-width', '1024px'],
    ['rounded-xl', 'border-radius', '12px'],
    ['rounded-t-lg', 'border-radius', '8px 8px 0px 0px'],
    ['border border-dashed border-b-2', 'border-width', '1px 1px 2px'],
    ['border-dashed border', 'border-style', 'dashed'],
    ['border-[#123456] border', 'border-color', 'rgb(18, 52, 86)'],
    ['aspect-video', 'aspect-ratio', '16 / 9'],
    ['aspect-[4/3]', 'aspect-ratio', '4 / 3'],
    ['flex items-center', 'align-items', 'center'],
    ['flex-col', 'flex-direction', 'column'],
    ['grid', 'display', 'grid'],
    ['grid grid-cols-[40px_20px]', 'grid-template-columns', '40px 20px'],
    ['text-sm', 'font-size', '14px'],
    ['text-sm/6', 'line-height', '24px'],
    ['leading-8 text-sm', 'line-height', '32px'],
    ['text-[15px]', 'font-size', '15px'],
    ['text-[#123456]', 'color', 'rgb(18, 52, 86)'],
    ['text-white', 'color', 'rgb(255, 255, 255)'],
    ['bg-black/50', 'background-color', 'oklab(0 0 0 / 0.5)'],
    ['font-semibold', 'font-weight', '600'],
    ['truncate', 'white-space', 'nowrap'],
    ['line-clamp-2', 'overflow', 'hidden'],
    ['hidden', 'display', 'none'],
    ['max-w-3xl', 'max-width', '768px'],
    ['opacity-35', 'opacity', '0.35'],
    ['object-cover', 'object-fit', 'cover'],
    ['-translate-x-1/2 translate-y-1', 'translate', '-50% 4px'],
    ['invert hue-rotate-180', 'filter', 'hue-rotate(180deg) invert(1)'],
    ['inset-x-0 absolute', 'left', '0px'],
    ['!p-0 p-4', 'padding', '0px'],
    [
      'bg-gradient-to-r from-[#f00] to-[#00f]',
      'background-image',
      'linear-gradient(to right, rgb(255, 0, 0), rgb(0, 0, 255))',
    ],
    ['first:p-2 last:p-4', 'padding', '16px'],
    ['[&_b]:p-2 [&>b]:m-1', 'padding', '0px'],
    ['outline-none', 'outline-color', 'rgba(0, 0, 0, 0)'],
    ['min-h-dvh', 'min-height', `${innerHeight}px`],
    ['h-lvh', 'height', `${innerHeight}px`],
    ['table-fixed', 'table-layout', 'fixed'],
    ['border-spacing-0', 'border-spacing', '0px'],
    ['border-spacing-2', 'border-spacing', '8px'],
    ['transition-[width,height]', 'transition-property', 'width, height'],
  ] as const) {
    it(`knows ${classes}`, () => {
      expect(look(classes).getPropertyValue(property)).to.equal(value);
    });
  }

  for (const classes of [
    'fixed',
    'table',
    'bg-[url(https://evil.example/x)]',
    'bg-[image-set("x")]',
    'w-[1px;position:fixed]',
    '[position:fixed]',
    '[background-image:url(https://evil.example/x)]',
    '[width:1px;position:fixed]',
    '[width:1px}body{color:red]',
    '[:p]:p-4',
    'w-[1px}body{color:red]',
    'p-[',
    'constructor',
    'p-4}*{color:red',
    '[&_p{}]:m-0',
    '[&]:p-4',
    '[&:is(*)]:p-4',
    "content-['</style>']",
  ]) {
    it(`makes nothing of ${classes}`, () => {
      const style = look(classes);
      expect([style.position, style.backgroundImage, style.width, style.padding]).to.eql(
        (({position, backgroundImage, width, padding}) => [
          position,
          backgroundImage,
          width,
          padding,
        ])(look('no-such-class')),
      );
    });
  }

  it('lets no class comment out the rules of others', () => {
    const style = look('w-[/*] p-7 pt-[9px] h-[*/]');
    expect([style.paddingLeft, style.paddingTop]).to.deep.equal(['28px', '9px']);
  });

  it("takes the site's greys for an author's, readable in both modes", () => {
    const muted = look('text-gray-500').color;
    expect(muted).to.equal(look('text-zinc-400').color);
    expect(muted).to.not.equal(look('text-gray-900').color);
  });

  it('inverts pale backgrounds in dark mode, unless a class says otherwise', async () => {
    const box = await fixture<HTMLElement>(
      html`<div part="page"><i class="bg-blue-200"></i><b class="bg-blue-900"></b></div>`,
    );
    adoptUtilities(['bg-blue-200', 'bg-blue-900']);
    const background = (name: string) =>
      getComputedStyle(box.querySelector(name) as Element).backgroundColor;
    box.style.colorScheme = 'light';
    expect(background('i')).to.not.equal(background('b'));
    box.style.colorScheme = 'dark';
    expect(background('i')).to.equal(background('b'));
  });

  const families =
    'red orange amber yellow lime green emerald teal cyan sky blue indigo violet purple ' +
    'fuchsia pink rose';

  for (const [background, text, modes] of [
    [50, 600, ['dark']],
    [50, 700, ['light', 'dark']],
    [50, 900, ['light', 'dark']],
    [100, 600, ['dark']],
    [100, 700, ['light', 'dark']],
    [100, 800, ['light', 'dark']],
    [100, 900, ['light', 'dark']],
    [200, 700, ['dark']],
    [200, 800, ['light', 'dark']],
    [200, 900, ['light', 'dark']],
    [300, 900, ['light', 'dark']],
    [400, 950, ['light', 'dark']],
  ] as const) {
    it(`keeps text of shade ${text} readable on shade ${background}: ${modes.join(', ')}`, () => {
      for (const family of families.split(' ')) {
        for (const mode of modes) {
          const style = lookIn(mode, `bg-${family}-${background} text-${family}-${text}`);
          const ratio = contrast(style.color, style.backgroundColor);
          expect(ratio, `${family}, ${mode}`).to.be.at.least(4.5);
        }
      }
    });
  }

  it('has the colors of light mode on a background that is not inverted', () => {
    const light = lookIn('light', 'text-yellow-900').color;
    expect(lookIn('dark', 'bg-yellow-400 text-yellow-900').color).to.equal(light);
    expect(lookIn('dark', 'text-yellow-900 dark:bg-yellow-400').color).to.equal(light);
    const dark = lookIn('dark', 'text-yellow-900').color;
    expect(dark).to.not.equal(light);
    for (const background of ['bg-yellow-400/20', 'bg-yellow-400 dark:bg-yellow-950']) {
      expect(lookIn('dark', `${background} text-yellow-900`).color, background).to.equal(dark);
    }
  });

  it('keeps text readable on an author’s own light background', () => {
    for (const background of ['bg-[#fef3c7]', 'bg-[#FFF]', 'dark:bg-[#fff]', 'bg-[#7dd3fc]']) {
      for (const text of ['text-black', 'text-gray-900', 'text-blue-800']) {
        const {color, backgroundColor} = lookIn('dark', `${background} ${text}`);
        expect(contrast(color, backgroundColor), `${background} ${text}`).to.be.at.least(4.5);
      }
    }
    for (const background of ['bg-[#1e293b]', 'bg-[#fff] dark:bg-[#1e293b]', 'dark:bg-[#123]']) {
      for (const text of ['text-black', 'text-gray-900', 'text-blue-800']) {
        const {color, backgroundColor} = lookIn('dark', `${background} ${text}`);
        expect(contrast(color, backgroundColor), `${background} ${text}`).to.be.at.least(4.5);
      }
    }
    const dark = lookIn('dark', 'text-black').color;
    expect(lookIn('dark', 'bg-[#fff3] text-black').color).to.equal(dark);
  });

  it('has a shade for each pale background in dark mode, lighter ones last', () => {
    for (const family of [...families.split(' '), 'gray']) {
      const backgrounds: number[] = [];
      for (const shade of [50, 100, 200, 300]) {
        const style = lookIn('dark', `bg-${family}-${shade}`);
        backgrounds.push(luminance(style.backgroundColor));
      }
      expect(new Set(backgrounds).size, family).to.equal(4);
      expect(
        [...backgrounds].sort((a, b) => a - b),
        family,
      ).to.eql(backgrounds);
    }
  });

  it('knows which mode is shown', () => {
    const classes = 'inline dark:flex dark:text-[#123456] dark:md:p-4';
    expect(lookIn('light', classes).display).to.equal('inline');
    const dark = lookIn('dark', classes);
    expect([dark.display, dark.color]).to.eql(['flex', 'rgb(18, 52, 86)']);
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    expect(lookIn('system', classes).display).to.equal(isDark ? 'flex' : 'inline');
  });

  it('knows it inside the shadow root of an isolated site, too', async () => {
    const host = await fixture<HTMLElement>(html`<div data-mode="dark"></div>`);
    const root = host.attachShadow({mode: 'open'});
    connectedSites.add(host);
    adoptUtilities(['dark:underline', 'p-3']);
    connectedSites.delete(host);
    const page = document.createElement('article');
    page.part.add('page');
    const words = document.createElement('p');
    words.className = 'dark:underline p-3';
    page.append(words);
    root.append(page);
    expect(getComputedStyle(words).textDecorationLine).to.equal('underline');
    expect(getComputedStyle(words).padding).to.equal('12px');
  });

  it('shows what a class says about pointing, groups and what is inside', async () => {
    const page = await fixture(
      html`<div part="page">
        <details class="group" open><summary class="group-open:p-2">a</summary></details>
        <div class="[&amp;_b]:p-2"><b>a</b></div>
      </div>`,
    );
    adoptUtilities(['group-open:p-2', '[&_b]:p-2', 'hover:underline']);
    const padding = (name: string) => getComputedStyle(page.querySelector(name) as Element).padding;
    expect([padding('summary'), padding('b')]).to.eql(['8px', '8px']);
    const texts = document.adoptedStyleSheets.flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText),
    );
    expect(texts.some((text) => text.includes('.hover\\:underline:hover'))).to.equal(true);
  });

  it('shows what a class says about a state, of the element or of one before it', async () => {
    const classes = [
      ...['disabled:p-2', 'active:p-3', 'focus:outline-none', 'checked:m-1', 'peer-checked:p-4'],
      ...['[&>b:first-child]:p-5', '[&_i.wide]:p-6', '[&[open]]:p-7', 'container'],
    ];
    adoptUtilities(classes);
    const page = await fixture(
      html`<div part="page" style="width: 300px">
        <button class="disabled:p-2" disabled>a</button>
        <input class="peer checked:m-1" type="checkbox" checked /><s class="peer-checked:p-4">b</s>
        <p class=${'[&>b:first-child]:p-5 [&_i.wide]:p-6'}><b>c</b><i class="wide">d</i></p>
        <details class=${'[&[open]]:p-7'} open></details>
        <div class="container"></div>
      </div>`,
    );
    const padding = (name: string) => getComputedStyle(page.querySelector(name) as Element).padding;
    const names = ['button', 's', 'b', 'i', 'details'];
    expect(names.map(padding)).to.eql(['8px', '16px', '20px', '24px', '28px']);
    expect(getComputedStyle(page.querySelector('input') as Element).margin).to.equal('4px');
    expect(getComputedStyle(page.querySelector('div') as Element).width).to.equal('300px');
  });

  it('styles what has no element: the words in a field, and what is before and after', async () => {
    const classes = 'after:p-2 hover:after:p-4 before:p-3 placeholder:text-[#123456]';
    adoptUtilities([...classes.split(' '), "before:content-['→']"]);
    const page = await fixture(
      html`<div part="page">
        <b class="after:p-2 hover:after:p-4 before:p-3 before:content-['→']">a</b>
        <input class="placeholder:text-[#123456]" placeholder="b" />
      </div>`,
    );
    const look = (name: string, pseudo: string) =>
      getComputedStyle(page.querySelector(name) as Element, pseudo);
    expect([look('b', '::after').content, look('b', '::after').padding]).to.eql(['""', '8px']);
    expect([look('b', '::before').content, look('b', '::before').padding]).to.eql(['"→"', '12px']);
    expect(look('input', '::placeholder').color).to.equal('rgb(18, 52, 86)');
  });

  it('takes the color that a site calls its brand for its accent', async () => {
    adoptUtilities(['text-brand-500', 'bg-brand-600/50']);
    const page = await fixture(
      html`<div part="page" style="--docs-color-accent: rgb(1, 2, 3)">
        <b class="text-brand-500">a</b>
      </div>`,
    );
    expect(getComputedStyle(page.querySelector('b') as Element).color).to.equal('rgb(1, 2, 3)');
  });

  it('moves nothing for readers who do not want it', () => {
    const style = look('transition-colors duration-200');
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    expect(style.transitionDuration).to.contain(isCalm ? '0' : '0.2s');
  });

  it('does not style text inside areas with an author’s own layout', async () => {
    adoptUtilities(['not-prose', 'mt-2']);
    const page = await fixture(
      html`<docs-site data-mode="light"
        ><div class="not-prose">
          <p>a</p>
          <h2 class="mt-2">b</h2>
        </div></docs-site
      >`,
    );
    const margins = ['p', 'h2'].map(
      (name) => getComputedStyle(page.querySelector(name) as Element).marginTop,
    );
    expect(margins).to.eql(['0px', '8px']);
  });

  it('gives headings, quotes and code in such areas the look of the text around them', async () => {
    adoptStyles(document, proseStyles);
    adoptUtilities(['not-prose', 'text-2xl']);
    const page = await fixture(
      html`<docs-site data-mode="light"
        ><article part="page" style="font: 300 18px/30px serif; color: rgb(1, 2, 3)">
          <div class="not-prose">
            <h2>a</h2>
            <h3 class="text-2xl">b</h3>
            <blockquote>c</blockquote>
            <p><code>d</code></p>
          </div>
        </article></docs-site
      >`,
    );
    const look = (name: string) => getComputedStyle(page.querySelector(name) as Element);
    const {fontSize, fontWeight, lineHeight, color} = look('h2');
    expect([fontSize, fontWeight, lineHeight, color]).to.eql([
      ...['18px', '300', '30px', 'rgb(1, 2, 3)'],
    ]);
    expect(look('h3').fontSize).to.equal('24px');
    for (const name of ['blockquote', 'code']) {
      const {paddingLeft, borderLeftWidth, backgroundColor} = look(name);
      expect([paddingLeft, borderLeftWidth, backgroundColor], name).to.eql([
        ...['0px', '0px', 'rgba(0, 0, 0, 0)'],
      ]);
      expect([look(name).fontSize, look(name).color]).to.eql(['18px', 'rgb(1, 2, 3)']);
    }
  });

  it('leaves preformatted text the box that authors give it in such areas', async () => {
    adoptStyles(document, proseStyles);
    adoptUtilities(['not-prose', 'p-4']);
    const page = await fixture(
      html`<docs-site data-mode="light"
        ><article part="page" data-mode="custom"><pre>a</pre></article>
        <article part="page" data-mode="default">
          <div class="not-prose">
            <pre>b</pre>
            <pre class="p-4">c</pre>
          </div>
          <pre>d</pre>
        </article></docs-site
      >`,
    );
    const boxes = [...page.querySelectorAll('pre')].map((pre) => {
      const {backgroundColor, borderTopWidth, borderTopLeftRadius, padding} = getComputedStyle(pre);
      return [backgroundColor, borderTopWidth, borderTopLeftRadius, padding];
    });
    const plain = ['rgba(0, 0, 0, 0)', '0px', '0px'];
    expect(boxes.slice(0, 3)).to.eql([
      [...plain, '0px'],
      [...plain, '0px'],
      [...plain, '16px'],
    ]);
    expect(boxes[3]?.slice(1)).to.eql(['1px', boxes[3]?.[2], '16px 20px']);
  });

  it('shows the lines that an author writes in a heading as one text', async () => {
    adoptUtilities(['text-center']);
    const page = await fixture(
      html`<docs-site data-mode="light"
        ><article part="page">
          <h1 class="text-center">
            <p>a</p>
            <p><span>b</span></p>
          </h1>
        </article></docs-site
      >`,
    );
    const [first, second] = [...page.querySelectorAll('p')];
    expect(first?.getBoundingClientRect().top).to.equal(second?.getBoundingClientRect().top);
  });

  it('leaves the layout of pages in the modes custom and frame to their authors', async () => {
    adoptUtilities(['mt-2', 'text-center', 'w-full']);
    const styleOf = async (mode: string, selector: string) => {
      const page = await fixture(
        html`<docs-site data-mode="light">
          <article part="page" data-mode=${mode}>
            <a href="#b"
              ><h3 class="text-center">a<i class="anchor">#</i></h3></a
            >
            <p class="mt-2">b</p>
            <p>c</p>
            <img class="w-full" alt="" /><img alt="" />
          </article>
        </docs-site>`,
      );
      return getComputedStyle(page.querySelector(selector) as Element);
    };
    for (const mode of ['custom', 'frame']) {
      expect((await styleOf(mode, 'h3')).marginBottom).to.equal('0px');
      expect((await styleOf(mode, 'p')).marginTop).to.equal('8px');
      expect((await styleOf(mode, 'p:not([class])')).marginTop).not.to.equal('0px');
      expect((await styleOf(mode, 'a')).textDecorationLine).to.equal('none');
      expect(await styleOf(mode, 'img')).to.include({display: 'block', borderRadius: '0px'});
      expect((await styleOf(mode, 'img:not([class])')).display).to.equal('inline');
    }
    expect((await styleOf('default', 'img:not([class])')).display).to.equal('inline');
    expect((await styleOf('default', 'h3')).marginBottom).not.to.equal('0px');
    expect((await styleOf('default', 'a')).textDecorationLine).to.equal('underline');
    const anchor = await styleOf('default', '.anchor');
    expect(anchor).to.include({position: 'absolute', width: '0px'});
  });

  it('puts distances between children', async () => {
    adoptUtilities(['space-y-4']);
    const page = await fixture(
      html`<div part="page">
        <div class="space-y-4">
          <p id="one">1</p>
          <p id="two">2</p>
        </div>
      </div>`,
    );
    const margins = [...page.querySelectorAll('p')].map((p) => getComputedStyle(p).marginTop);
    expect(margins[1]).to.equal('16px');
  });

  it('waits for the width that a class requires', async () => {
    adoptUtilities(['hidden', 'sm:grid']);
    const box = await fixture<HTMLElement>(
      html`<div style="container-type: inline-size; width: 500px">
        <div part="page"><div class="hidden sm:grid">a</div></div>
      </div>`,
    );
    const shown = () => getComputedStyle(box.querySelector('.hidden') as Element).display;
    expect(shown()).to.equal('none');
    box.style.setProperty('width', '700px');
    expect(shown()).to.equal('grid');
  });

  it('leaves the box around tables as it is', () => {
    expect(look('table').display).to.equal('block');
  });

  it('leaves what is outside of pages alone', async () => {
    adoptUtilities(['p-4']);
    const outside = await fixture(html`<div class="p-4">a</div>`);
    expect(getComputedStyle(outside).padding).to.equal('0px');
  });
});
