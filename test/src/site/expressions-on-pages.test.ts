import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {describeProblems} from '../../../src/content/describe.js';
import {loadPage} from '../../../src/site/load-page.js';
import {memoryLoader} from '../../../src/site/loader.js';
import {pageReader} from '../../../src/site/page-reader.js';
import {printNodes} from '../../harness/print-nodes.js';
import {siteOf} from './site-of.js';

const {navigation} = siteOf(['p']);

async function load(text: string) {
  const {state} = await loadPage('p', navigation, pageReader(memoryLoader({'p.mdx': text})));
  if (state.phase !== 'shown') throw new Error(state.phase);
  const problems = describeProblems(state.problems);
  return {shown: printNodes(state.page.body), problems};
}

describe('expressions of values alone', () => {
  const rows: readonly (readonly [source: string, shown: string])[] = [
    ['1 + 2', '3'],
    ['"a" + "b"', 'ab'],
    ["'it\\'s' + '!'", "it's!"],
    ['`a${1}`', 'a1'],
    ['true ? 1 : 2', '1'],
    ['1 < 2 && "a"', 'a'],
    ['null ?? "a"', 'a'],
    ['(1 + 2) * 3', '9'],
    ['\n  1 + 2\n', '3'],
    ['1 / 4', '0.25'],
    ['"abc".length', '3'],
    ['[1, 2].length', '2'],
    ['Math.round(1.4)', '1'],
    ['Math.SQRT2 * 0', '0'],
    ['typeof 1', 'number'],
    ['!0', ''],
    ['<b>a</b>', '<b>(a)'],
    ['true && <b>a</b>', '<b>(a)'],
  ];
  for (const [source, shown] of rows) {
    it(`are shown with and without exports on the page: ${JSON.stringify(source)}`, async () => {
      for (const before of ['', 'export const a = 1;\n\n']) {
        const page = await load(`${before}x {${source}}`);
        expect(page).to.deep.equal({shown: `p(x ${shown})`, problems: []});
      }
    });
  }

  it('are values of attributes', async () => {
    const card = '<Card title={"a" + "b"} href={`/${1 + 1}`}>c</Card>';
    const {shown, problems} = await load(`${card}\n\n<div style={{width: 1 + 2}}>d</div>`);
    expect(problems).to.deep.equal([]);
    const href = '{"to":"site","path":"2","query":"","hash":""}';
    expect(shown).to.equal(`Card title="ab" href=${href}(c)<div width:3px>(d)`);
  });
});

describe('other braces', () => {
  for (const source of [
    '{id}',
    '{user-id}',
    '{owner/repo}',
    '{"tags": ["a"]}',
    '{"a", "b"}',
    '{1..10}',
    '{5%}',
    '{2,4}',
  ]) {
    it(`are shown as they are written, and reported so: ${source}`, async () => {
      for (const before of ['', 'export const a = 1;\n\n']) {
        const {shown, problems} = await load(`${before}x ${source}`);
        expect(shown).to.equal(`p(x ${source})`);
        expect(problems.map(({hint}) => hint).join()).to.match(/^It is shown as written/);
      }
    });
  }
});
