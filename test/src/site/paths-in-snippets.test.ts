import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {linksOf} from '../../../src/content/links.js';
import {loadPage} from '../../../src/site/load-page.js';
import {memoryLoader} from '../../../src/site/loader.js';
import {pageReader} from '../../../src/site/page-reader.js';
import {printNodes} from '../../harness/print-nodes.js';
import {siteOf} from './site-of.js';

const {navigation} = siteOf(['guides/p']);

/** What the page `guides/p` shows. */
async function shown(page: string, files: Readonly<Record<string, string>>): Promise<string> {
  const loader = memoryLoader({'guides/p.mdx': page, ...files});
  const {state} = await loadPage('guides/p', navigation, pageReader(loader));
  if (state.phase !== 'shown') throw new Error(state.phase);
  expect(state.problems).to.deep.equal([]);
  return printNodes(state.page.body);
}

describe('a relative link or image of a snippet', () => {
  it('is that of the page, or otherwise of the snippet', async () => {
    const snippet =
      '[a](x) ![b](./i.png) <a href="../y">c</a> <img src="i.png" />\n\n' +
      '<Card title="d" href="x" />\n\n[e](/x) [f](#x) [g](https://x.example/y)';
    const loader = memoryLoader({
      'guides/p.mdx': 'import A from "/parts/in/a.mdx"\n\n<A />\n\n[own](x)',
      'parts/in/a.mdx': snippet,
    });
    const {state} = await loadPage('guides/p', navigation, pageReader(loader));
    if (state.phase !== 'shown') throw new Error(state.phase);
    const targets = linksOf(state.page).map(({target}) =>
      target.to === 'site' ? [target.path, target.otherwise] : target.to,
    );
    expect(targets).to.deep.equal([
      ['guides/x', 'parts/in/x'],
      ['guides/i.png', 'parts/in/i.png'],
      ['y', 'parts/y'],
      ['guides/i.png', 'parts/in/i.png'],
      ['guides/x', 'parts/in/x'],
      ['x', undefined],
      ['guides/p', undefined],
      'url',
      ['guides/x', undefined],
    ]);
  });
});

describe('a relative import of a snippet', () => {
  const inner = 'import B from "./b.mdx"\n\n<B />';

  it('leads to a file beside the snippet, or else beside the page', async () => {
    const page = 'import A from "/parts/a.mdx"\n\n<A />';
    const beside = {'parts/a.mdx': inner, 'parts/b.mdx': 'snippet'};
    expect(await shown(page, beside)).to.equal('p(snippet)');
    expect(await shown(page, {...beside, 'guides/b.mdx': 'page'})).to.equal('p(snippet)');
    expect(await shown(page, {'parts/a.mdx': inner, 'guides/b.mdx': 'page'})).to.equal('p(page)');
  });

  it('does so in files that <Snippet> names, and in code', async () => {
    for (const folder of ['snippets', '_snippets']) {
      const files = {
        [`${folder}/x/a.mdx`]: 'import {B} from "../ui/b.jsx"\n\n<B />',
        [`${folder}/ui/b.jsx`]: 'import {c} from "./c.js";\nexport const B = () => <b>{c}</b>;',
        [`${folder}/ui/c.js`]: 'export const c = 1 + 1;',
      };
      expect(await shown('<Snippet file="x/a.mdx" />', files)).to.equal('p(<b>(2))');
    }
  });
});
