import {describe, it} from 'node:test';
import {expect} from '@esm-bundle/chai';
import {checkWriting} from '../../../src/check/checked-file.js';
import {pageRules} from '../../../src/check/page-rules.js';
import {resolveNavigation} from '../../../src/navigation/resolve.js';
import {normalizeConfig} from '../../../src/config/normalize.js';
import {memoryLoader} from '../../../src/site/loader.js';
import {pageReader} from '../../../src/site/page-reader.js';

const navigation = resolveNavigation(normalizeConfig({navigation: ['page']}));
const read = (files: Readonly<Record<string, string>>) => ({
  path: 'page',
  navigation,
  reader: pageReader(memoryLoader(files)),
});
const page = (body: string) => `---\ntitle: A\ndescription: B.\n---\n\n${body}`;

describe('checkWriting', () => {
  it('pauses after each rule, and while it reads a long page', async () => {
    const pausesOn = async (body: string) => {
      let pauses = 0;
      const what = read({'page.md': page(body)});
      await checkWriting(what, () => Promise.resolve(void pauses++));
      return pauses;
    };
    const pauses = await pausesOn('Text.');
    expect(pauses).to.be.at.least(pageRules.length);
    expect(await pausesOn('A longer paragraph of text.\n\n'.repeat(20_000))).to.be.above(
      pauses + 5,
    );
  });

  it('finds what a page contains, not what it includes', async () => {
    const files = {
      'page.mdx': page('<Snippet file="part.mdx" />\n\n[Here](/a)'),
      'snippets/part.mdx': '# Top',
    };
    const {diagnostics} = await checkWriting(read(files), () => Promise.resolve());
    expect(diagnostics.map(({code}) => code)).to.deep.equal(['writing/link-text']);
  });

  it('tells what it finds in the order of the lines', async () => {
    const body = '[Here](/a)\n\n# Top\n\n[here](/b)\n';
    const {diagnostics} = await checkWriting(read({'page.md': page(body)}), () =>
      Promise.resolve(),
    );
    expect(diagnostics.map(({location}) => location.line)).to.deep.equal([6, 8, 10]);
  });

  it('finds nothing where there is no file', async () => {
    const {diagnostics} = await checkWriting(read({}), () => Promise.resolve());
    expect(diagnostics).to.deep.equal([]);
  });

  it('ends where a pause does not', async () => {
    let pauses = 0;
    const end = new Error('ended');
    const pause = () => (++pauses < 3 ? Promise.resolve() : Promise.reject(end));
    const checking = checkWriting(read({'page.md': page('Text.')}), pause);
    expect(await checking.catch((error: unknown) => error)).to.equal(end);
    expect(pauses).to.equal(3);
  });
});
