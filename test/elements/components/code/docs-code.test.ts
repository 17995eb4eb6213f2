import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import '../../../../elements/components/code/docs-code.js';
import type {DocsCode} from '../../../../elements/components/code/docs-code.js';
import {expectAccessibleInBothModes, part} from '../both-modes.js';
import {until} from '../../until.js';

const code = 'if (a < b) {\n\treturn "&amp;";\n}\n\n  done();';

describe('docs-code', () => {
  it('shows exactly the code', async () => {
    const element = await fixture(html`<docs-code .code=${code} language="js"></docs-code>`);
    expect(part(element, 'code').textContent).to.equal(code);
  });

  it('takes its own text without the indentation of the page around it', async () => {
    const text = '\n\n    one\n      two\n\n    three\n  ';
    const element = await fixture(html`<docs-code>${text}</docs-code>`);
    expect(part(element, 'code').textContent).to.equal('one\n  two\n\nthree');
  });

  it('takes the code of a block inside it', async () => {
    const element = await fixture(
      html`<docs-code heading="a.js"><docs-code .code=${code}></docs-code></docs-code>`,
    );
    expect(part(element, 'code').textContent).to.equal(code);
  });

  it('has a header for its title only', async () => {
    const titled = await fixture(
      html`<docs-code .code=${'x'} heading="a.js" language="js"></docs-code>`,
    );
    expect(part(titled, 'heading')).to.have.text('a.js');
    for (const language of ['', 'js', 'text']) {
      const bare = await fixture(html`<docs-code .code=${'x'} language=${language}></docs-code>`);
      expect(bare.shadowRoot?.querySelectorAll('[part=header]').length, language).to.equal(0);
    }
    const outer = await fixture(
      html`<docs-code language="js"
        ><docs-code .code=${'x'} heading="a.js"></docs-code
      ></docs-code>`,
    );
    expect(part(outer, 'heading')).to.have.text('a.js');
  });

  it('scrolls long lines by itself, by keyboard too', async () => {
    const element = await fixture(html`<docs-code .code=${'x'.repeat(999)}></docs-code>`);
    const box = part(element, 'code');
    expect(box.scrollWidth).to.be.above(box.clientWidth);
    expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
    expect(box.tabIndex).to.equal(0);
  });

  describe('the copy button', () => {
    let copied: string[] = [];
    beforeEach(() => (copied = []));
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'clipboard');
      Reflect.deleteProperty(document, 'execCommand');
    });

    function useClipboard(value: unknown): void {
      Object.defineProperty(navigator, 'clipboard', {value, configurable: true});
    }

    /** The button of a block, which has it once its extras are loaded. */
    async function copyButton(block: DocsCode): Promise<HTMLElement> {
      await until(() => block.shadowRoot?.querySelector('[part~="copy"]'));
      return part(block, 'copy');
    }

    it('copies the code and says so', async () => {
      useClipboard({writeText: (text: string) => Promise.resolve(void copied.push(text))});
      const element = await fixture<DocsCode>(html`<docs-code .code=${code}></docs-code>`);
      (await copyButton(element)).click();
      await until(() => part(element, 'copied').textContent === 'Copied');
      expect(copied).to.deep.equal([code]);
    });

    it('copies on pages without https, and gives the focus back', async () => {
      useClipboard(undefined);
      document.execCommand = () => !!copied.push(document.getSelection()?.toString() ?? '');
      const element = await fixture<DocsCode>(html`<docs-code .code=${'plain'}></docs-code>`);
      const button = await copyButton(element);
      button.focus();
      button.click();
      await until(() => part(element, 'copied').textContent === 'Copied');
      expect(part(element, 'copy').matches(':focus')).to.equal(true);
      expect(document.querySelector('textarea')).to.equal(null);
    });

    it('shows nothing when nothing could be copied', async () => {
      useClipboard(undefined);
      document.execCommand = () => false;
      const element = await fixture<DocsCode>(html`<docs-code .code=${'plain'}></docs-code>`);
      (await copyButton(element)).click();
      await aTimeout(0);
      expect(part(element, 'copied').textContent).to.equal('');
    });
  });

  it('is accessible', async () => {
    await expectAccessibleInBothModes(
      await fixture(html`<docs-code .code=${code} heading="a.js" language="js"></docs-code>`),
    );
  });
});
