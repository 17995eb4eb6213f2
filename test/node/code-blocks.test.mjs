import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {openSite} from '../harness/open-site.mjs';
import {filesIn} from '../harness/sources.mjs';

const long = `const text = '${'word '.repeat(60)}';`;
const files = {
  'docs.json': {name: 'Acme', navigation: [{group: 'Start', pages: ['start']}]},
  'start.mdx': `---
title: Start
---

\`\`\`js
${long}
\tconst indented = 1;

const last = 2;
\`\`\`

A paragraph.

\`\`\`sh install.sh
npm install
\`\`\`

- An item

  \`\`\`
  plain
  \`\`\`

\`\`\`json
{"a": 1}
\`\`\`
`,
};

describe('code blocks', () => {
  for (const isPhone of [false, true]) {
    it(`show their code before their element is defined, and do not move when it is${
      isPhone ? ', on a phone' : ''
    }`, async (t) => {
      const held = [codeOfBlocks()];
      const site = await openSite(t, {files, isPhone, held, route: '#/start'});
      await site.shown('start');
      assert.deepEqual(await site.page.$$eval('docs-code:defined', (all) => all.length), 0);
      const before = await site.page.evaluate(blocks);
      assert.equal(before.length, 4);
      assert.ok(before[0].text.includes('const last = 2;'));
      site.network.release(held[0]);
      await site.page.waitForFunction(() => document.querySelector('docs-code:defined'));
      await site.settled();
      assert.deepEqual(await site.page.evaluate(blocks), before);
    });
  }
});

/** The path of the chunk with the element. */
function codeOfBlocks() {
  const path = filesIn('dist/chunks', '.js').find((one) => one.endsWith('/code-extras.js'));
  return path.replace('dist/', 'docs-site/');
}

/** The box of each block and of its code, and the text that is shown. */
function blocks() {
  const boxOf = (element) => {
    const {x, y, width, height} = element.getBoundingClientRect();
    return [x, y, width, height].map((value) => Math.round(value * 10) / 10);
  };
  const lineOf = (code) => {
    const range = document.createRange();
    range.selectNodeContents(code);
    const {x, y, height} = range.getBoundingClientRect();
    return [x, y, height].map((value) => Math.round(value));
  };
  return [...document.querySelectorAll('docs-code')].map((block) => {
    const code = (block.shadowRoot ?? block).querySelector('code');
    const {color, fontSize, fontFamily, lineHeight} = getComputedStyle(code);
    const text = code.textContent;
    return {box: boxOf(block), lines: lineOf(code), text, fontSize, fontFamily, lineHeight, color};
  });
}
