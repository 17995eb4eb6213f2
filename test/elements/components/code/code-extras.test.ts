import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import '../../../../elements/components/code/code-extras.js';
import '../../../../elements/components/code/docs-code-group.js';
import type {DocsCode} from '../../../../elements/components/code/docs-code.js';
import type {DocsStoreRequestEvent} from '../../../../elements/shared/page-events.js';
import {readerStore, type ReaderStore} from '../../../../elements/shared/reader-store.js';
import {expectAccessibleInBothModes, part} from '../both-modes.js';
import {until} from '../../until.js';

const twenty = Array.from({length: 20}, (_, index) => `line${String(index + 1)}();`).join('\n');

function block(code: string, options = '', language = ''): Promise<DocsCode> {
  return fixture<DocsCode>(
    html`<docs-code .code=${code} .options=${options} language=${language}></docs-code>`,
  );
}

function lines(element: DocsCode): HTMLElement[] {
  return [...part(element, 'code').querySelectorAll<HTMLElement>('.line')];
}

/** A grammar has to be fetched first. */
function colored(element: DocsCode): Promise<void> {
  return until(() => isColored(element), 'no colors');
}

function isColored(element: DocsCode): boolean {
  return part(element, 'code').querySelector('.keyword, .string, .tag') !== null;
}

/** A block of code in the visible area, and one far below it. */
async function blocksFarApart(): Promise<[DocsCode, DocsCode]> {
  const page = await fixture(
    html`<div>
      <docs-code .code=${'const a = 1'} language="js"></docs-code>
      <p></p>
      <docs-code .code=${'const b = 1'} language="js"></docs-code>
    </div>`,
  );
  page.querySelector('p')?.style.setProperty('height', '5000px');
  const [near, far] = page.querySelectorAll('docs-code');
  if (!near || !far) throw new Error('No blocks');
  return [near, far];
}

describe('CodeExtras: the language', () => {
  const nameOf = async (content: unknown) => {
    const element = await fixture(html`<div>${content}</div>`);
    const code = element.querySelector('docs-code') as DocsCode; // it is in the fixture
    await until(() => code.shadowRoot?.querySelector('[part=copy]'));
    return code.shadowRoot?.querySelector('[part=language]')?.textContent ?? '';
  };

  for (const [language, name] of [
    ['js', 'JavaScript'],
    ['JSON', 'JSON'],
    ['bash', 'Bash'],
    ['python', 'Python'],
    ['C++', 'C++'],
    ['constructor', 'Constructor'],
    ['text', ''],
    ['', ''],
  ] as const) {
    it(`is said as "${name}" where it is written "${language}"`, async () => {
      expect(
        await nameOf(html`<docs-code .code=${'x'} language=${language}></docs-code>`),
      ).to.equal(name);
    });
  }

  it('is not said beside a title or in a group', async () => {
    const titled = html`<docs-code .code=${'x'} language="js" heading="a.js"></docs-code>`;
    expect(await nameOf(titled)).to.equal('');
    const group = html`<docs-code-group
      ><docs-code .code=${'x'} language="js"></docs-code
    ></docs-code-group>`;
    expect(await nameOf(group)).to.equal('');
  });
});

describe('CodeExtras: colors', () => {
  it('colors code of a known language, and changes nothing of its text', async () => {
    const code = 'const a = "b"; // c\n\nclass D {}';
    const element = await block(code, '', 'js');
    expect(part(element, 'code').textContent).to.equal(code);
    const {height} = element.getBoundingClientRect();
    await colored(element);
    expect(part(element, 'code').textContent).to.equal(code);
    expect(part(element, 'code').querySelector('.keyword')).to.have.text('const');
    expect(part(element, 'code').querySelector('.string')).to.have.text('"b"');
    expect(part(element, 'code').querySelector('.comment')).to.have.text('// c');
    expect(element.getBoundingClientRect().height).to.equal(height);
  });

  it('colors languages inside others', async () => {
    const element = await block('<p class="a">b</p><style>p { color: red }</style>', '', 'html');
    await colored(element);
    expect(part(element, 'code').querySelector('.attribute')).to.have.text('class');
    expect(part(element, 'code').textContent).to.contain('<p class="a">b</p><style>');
  });

  it('knows languages by other names', async () => {
    const element = await block('a: "b"', '', 'YML');
    await colored(element);
  });

  it('leaves unknown languages and very long code as they are', async () => {
    const after = await block('const a = 1', '', 'js');
    const unknown = await block('const a = "b"', '', 'constructor');
    const long = await block('const a = "b";\n'.repeat(10_000), '', 'js');
    await colored(after);
    await aTimeout(0);
    expect(isColored(unknown)).to.equal(false);
    expect(isColored(long)).to.equal(false);
  });

  it('colors only what is near the visible area', async () => {
    const [near, far] = await blocksFarApart();
    // The observer has told of the near one by now, and so of the far one.
    await colored(near);
    const wasColored = isColored(far);
    far.scrollIntoView();
    await colored(far);
    expect(wasColored).to.equal(false);
  });

  it('colors for print what is far from the visible area', async () => {
    const [near, far] = await blocksFarApart();
    near.scrollIntoView();
    await colored(near);
    expect(isColored(far)).to.equal(false);
    dispatchEvent(new Event('beforeprint'));
    // Printing waits for no task, but for what follows from the event.
    await far.updateComplete;
    expect(isColored(far)).to.equal(true);
  });

  it('colors the blocks of a group', async () => {
    const group = await fixture(
      html`<docs-code-group>
        <docs-code .code=${'const a = 1'} language="js"></docs-code>
      </docs-code-group>`,
    );
    const element = group.querySelector('docs-code');
    if (!element) throw new Error('No block');
    await colored(element);
  });

  it('colors tags of MDX however far they are indented', async () => {
    const code = '<Tabs>\n  <Tab title="a">\n    words\n\n    <Note>b</Note>\n  </Tab>\n</Tabs>';
    const element = await block(code, '', 'mdx');
    await colored(element);
    const names = [...part(element, 'code').querySelectorAll('.tag')];
    expect(names.map((name) => name.textContent)).to.eql([
      'Tabs',
      'Tab',
      'Note',
      'Note',
      'Tab',
      'Tabs',
    ]);
  });

  it('colors new code anew', async () => {
    const element = await block('const a = 1', '', 'js');
    await colored(element);
    element.code = 'def a(): pass';
    element.language = 'py';
    await element.updateComplete;
    expect(part(element, 'code').textContent).to.equal('def a(): pass');
    await colored(element);
    expect(part(element, 'code').querySelector('.keyword')).to.have.text('def');
  });

  it('takes colors that are passed in', async () => {
    const tokens = [{text: 'if', type: 'keyword'}, {text: ' (a)'}];
    const element = await fixture<DocsCode>(
      html`<docs-code .code=${'if (a)'} .tokens=${tokens}></docs-code>`,
    );
    expect(part(element, 'code').querySelector('.keyword')).to.have.text('if');
  });
});

describe('CodeExtras: lines', () => {
  it('numbers lines without adding to the text', async () => {
    const element = await block('a\n\nb', 'lines');
    expect(part(element, 'code').textContent).to.equal('a\n\nb');
    expect(lines(element)).to.have.length(3);
    const heights = lines(element).map((line) => Math.round(line.getBoundingClientRect().height));
    expect(new Set(heights).size).to.equal(1);
    expect(getComputedStyle(lines(element)[0]!, '::before').content).to.contain('counter(line)');
  });

  it('lights lines from edge to edge', async () => {
    const element = await block(`a\n${'b'.repeat(500)}`, '{1}');
    const [first, second] = lines(element);
    const box = part(element, 'block').getBoundingClientRect();
    expect(first?.className).to.equal('line highlighted');
    expect(second?.className).to.equal('line');
    expect(first!.getBoundingClientRect().left).to.be.closeTo(box.left, 1.5);
    expect(first!.getBoundingClientRect().width).to.equal(second!.getBoundingClientRect().width);
    expect(first!.getBoundingClientRect().width).to.be.above(box.width);
  });

  it('keeps colors in lines that are lit', async () => {
    const element = await block('/* a\nb */ const c = 1', '{1}', 'js');
    await colored(element);
    expect(part(element, 'code').textContent).to.equal('/* a\nb */ const c = 1');
    expect(lines(element).map((line) => line.querySelector('.comment')?.textContent)).to.deep.equal(
      ['/* a', 'b */'],
    );
  });

  it('dims the other lines where some are in focus, until the reader comes', async () => {
    const element = await block('a\nb', 'focus={2}');
    const [other, focused] = lines(element);
    expect(getComputedStyle(other!).color).to.not.equal(getComputedStyle(focused!).color);
    part(element, 'code').focus();
    expect(getComputedStyle(other!).color).to.equal(getComputedStyle(focused!).color);
  });

  it('shows marks and takes them out of the code', async () => {
    const element = await block('a // [!code ++]\nb // [!code --]\nc // [!code warning]');
    expect(part(element, 'code').textContent).to.equal('a\nb\nc');
    expect(lines(element).map((line) => `${line.localName} ${line.className}`)).to.deep.equal([
      'ins line added',
      'del line removed',
      'span line warning',
    ]);
    expect(getComputedStyle(lines(element)[0]!, '::after').content).to.contain('+');
    expect(getComputedStyle(lines(element)[1]!, '::after').content).to.contain('−');
  });

  it('shows marks as they are written in blocks of text', async () => {
    const element = await block('a // [!code ++]', '', 'text');
    expect(part(element, 'code').textContent).to.equal('a // [!code ++]');
  });

  it('copies the code without marks', async () => {
    const copied: string[] = [];
    const value = {writeText: (text: string) => Promise.resolve(void copied.push(text))};
    Object.defineProperty(navigator, 'clipboard', {value, configurable: true});
    const element = await block('a // [!code ++]\nb', 'lines');
    part(element, 'copy').click();
    Reflect.deleteProperty(navigator, 'clipboard');
    expect(copied).to.deep.equal(['a\nb']);
  });

  it('wraps long lines', async () => {
    const element = await block('word '.repeat(200), 'wrap');
    const box = part(element, 'code');
    expect(box.scrollWidth).to.equal(box.clientWidth);
  });
});

describe('CodeExtras: the box', () => {
  it('folds long blocks, and unfolds them by a button', async () => {
    const element = await block(twenty, 'expandable');
    const folded = element.getBoundingClientRect().height;
    const button = part(element, 'fold');
    expect(button.textContent?.trim()).to.equal('Show all 20 lines');
    expect(button.getAttribute('aria-expanded')).to.equal('false');
    button.click();
    await element.updateComplete;
    expect(button.textContent?.trim()).to.equal('Show less');
    expect(button.getAttribute('aria-expanded')).to.equal('true');
    expect(element.getBoundingClientRect().height).to.be.above(folded + 100);
    expect(part(element, 'code').textContent).to.equal(twenty);
  });

  it('leaves short blocks unfolded', async () => {
    const element = await block('a\nb', 'expandable');
    expect(element.shadowRoot?.querySelector('[part=fold]')).to.equal(null);
  });

  it('shows an icon before the title, and no button where nothing is to be copied', async () => {
    const element = await fixture<DocsCode>(html`
      <docs-code .code=${'a'} heading="Terminal" options='icon="terminal" nocopy'></docs-code>
    `);
    expect(part(element, 'header').querySelector('docs-icon')?.icon).to.deep.equal({
      kind: 'name',
      name: 'terminal',
    });
    expect(element.shadowRoot?.querySelector('[part=copy]')).to.equal(null);
  });

  it('has its buttons where code ends, also from right to left', async () => {
    const around = await fixture(
      html`<div dir="rtl"><docs-code .code=${twenty}></docs-code></div>`,
    );
    const code = around.querySelector('docs-code') as DocsCode; // it is in the fixture
    await until(() => code.shadowRoot?.querySelector('[part=copy]'));
    const middle = ({left, right}: DOMRect) => (left + right) / 2;
    const copy = part(code, 'copy').getBoundingClientRect();
    expect(copy.left).to.be.greaterThan(middle(code.getBoundingClientRect()));
  });

  it('takes the options of the block inside it', async () => {
    const element = await fixture<DocsCode>(
      html`<docs-code heading="x"
        ><docs-code .code=${'a\nb'} options="{2}"></docs-code
      ></docs-code>`,
    );
    expect(lines(element)[1]?.className).to.equal('line highlighted');
  });

  it('is accessible', async () => {
    const code = 'const a = 1 // [!code ++]\nlet b = "c" // [!code --]\nd() // [!code error]\n';
    for (const options of ['lines {4} expandable icon="code"', 'focus={1}']) {
      const element = await block(`${code}e() // [!code warning]\n${twenty}`, options, 'js');
      await colored(element);
      await expectAccessibleInBothModes(element);
    }
  });
});

describe('CodeExtras: wrapping', () => {
  const long = `const text = '${'long '.repeat(100)}';`;
  const wrapButton = (element: DocsCode) =>
    element.renderRoot.querySelector<HTMLElement>('[part="wrap"]:enabled');
  const isWrapped = (element: DocsCode) => {
    const {scrollWidth, clientWidth} = part(element, 'code');
    return scrollWidth <= clientWidth;
  };
  /** Two blocks of a site with this record of the reader. */
  async function blocksOf(store: ReaderStore, ...codes: readonly string[]) {
    const box = await fixture<HTMLElement>(
      html`<div
        style="width: 400px"
        @docs-store-request=${(event: DocsStoreRequestEvent) => (event.store = store)}
      ></div>`,
    );
    return codes.map((code) => {
      const element = document.createElement('docs-code');
      element.code = code;
      box.append(element);
      return element;
    });
  }

  it('is offered where lines are too long, and then for all blocks', async () => {
    const store = readerStore('https://wrap.example/');
    store.write({frame: {}});
    const [first, second, short] = await blocksOf(store, long, long, 'short');
    if (!first || !second || !short) throw new Error('no blocks');
    await until(() => wrapButton(first) && wrapButton(second));
    expect(wrapButton(short)).to.equal(null);
    expect(wrapButton(first)).to.have.attribute('aria-pressed', 'false');
    expect(wrapButton(first)).to.have.attribute('aria-label', 'Wrap lines');
    wrapButton(first)?.click();
    await until(() => [first, second].every(isWrapped));
    expect(wrapButton(second)).to.have.attribute('aria-pressed', 'true');
    await expectAccessibleInBothModes(first);
    wrapButton(second)?.click();
    await until(() => ![first, second].some(isWrapped));
    await until(() => !wrapButton(short));
  });

  it('is remembered', async () => {
    const store = readerStore('https://wrap.example/');
    store.write({frame: {}});
    const [first] = await blocksOf(store, long);
    await until(() => first && wrapButton(first));
    if (first) wrapButton(first)?.click();
    const [again] = await blocksOf(store, long);
    await until(() => again && wrapButton(again));
    expect(again && isWrapped(again)).to.equal(true);
    if (again) wrapButton(again)?.click();
  });

  it('is left to the author where they wrap lines themselves', async () => {
    const element = await block(long, 'wrap');
    await until(() => element.renderRoot.querySelector('[part="copy"]') && isWrapped(element));
    expect(wrapButton(element)).to.equal(null);
  });
});
