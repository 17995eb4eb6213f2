import {ScannedPage} from '../../../src/content/scanned-page.js';
import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {memoryLoader, type Loader} from '../../../src/site/loader.js';
import {loadSnippets} from '../../../src/site/load-snippets.js';

/** Counts how many requests run at a time. */
function countingLoader(
  files: Readonly<Record<string, string>>,
): Loader & {most: number; asked: string[]} {
  const memory = memoryLoader(files);
  let running = 0;
  const loader = {
    most: 0,
    asked: [] as string[],
    url: (path: string) => path,
    async text(path: string) {
      loader.asked.push(path);
      running += 1;
      loader.most = Math.max(loader.most, running);
      try {
        return await memory.text(path);
      } finally {
        running -= 1;
      }
    },
  };
  return loader;
}

describe('loadSnippets', () => {
  it('loads what a page names, what that names, and each file once', async () => {
    const loader = countingLoader({
      'snippets/a.mdx': 'import B from "./b.mdx"',
      'snippets/b.mdx': 'import A from "./a.mdx"\n\nb',
    });
    const page = 'import A from "/snippets/a.mdx"\nimport B from "/snippets/b.mdx"';
    const texts = await loadSnippets(new ScannedPage(page), 'p.mdx', loader);
    expect([...texts.keys()].sort()).to.deep.equal(['snippets/a.mdx', 'snippets/b.mdx']);
    expect(loader.asked).to.have.length(2);
  });

  it('looks for <Snippet> files in both folders, and passes over what is missing', async () => {
    const loader = countingLoader({'snippets/a.mdx': 'a'});
    const texts = await loadSnippets(
      new ScannedPage('<Snippet file="a.mdx" /> <Snippet file="b.mdx" />'),
      'p.mdx',
      loader,
    );
    expect(Object.fromEntries(texts)).to.deep.equal({'a.mdx': 'a'});
  });

  it('requests at most six files at a time', async () => {
    const names = Array.from({length: 645}, (_, index) => `s${String(index)}.mdx`);
    const loader = countingLoader(
      Object.fromEntries(names.map((name) => [`_snippets/${name}`, name])),
    );
    const page = names.map((name) => `<Snippet file="${name}" />`).join('\n\n');
    expect((await loadSnippets(new ScannedPage(page), 'p.mdx', loader)).size).to.equal(645);
    expect(loader.most).to.equal(6);
  });

  it('leaves out a file for which a loader rejects with anything', async () => {
    const loader = countingLoader({'snippets/b.mdx': 'b'});
    const locked = {
      ...loader,
      text: (path: string) =>
        path === 'snippets/a.mdx' ? Promise.reject(new Error('locked')) : loader.text(path),
    };
    const page = 'import A from "/snippets/a.mdx"\nimport B from "/snippets/b.mdx"';
    const texts = await loadSnippets(new ScannedPage(page), 'p.mdx', locked);
    expect([...texts.keys()]).to.deep.equal(['snippets/b.mdx']);
    expect([...(texts.errors ?? [])].map(String)).to.deep.equal(['snippets/a.mdx,Error: locked']);
  });
});
