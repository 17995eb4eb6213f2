import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {memoryLoader, type Loader} from '../../../src/site/loader.js';
import {PageFiles} from '../../../src/site/page-files.js';
import {readLabels, type LabelSource} from '../../../src/site/read-labels.js';

function sourceOf(loader: Loader): LabelSource {
  const yaml = () => Promise.resolve(() => new Map([['title', 'YAML']]));
  return {loader, pageFiles: new PageFiles(), syntax: {yaml}};
}

describe('readLabels', () => {
  const {signal} = new AbortController();

  it('says the label of every page that has a file', async () => {
    const labels = new Map<string, string>();
    const loader = memoryLoader({
      'a.mdx': '---\ntitle: A\n---\n',
      'b.md': '---\ntitle: >\n  B\n---\n',
      'c.mdx': 'no frontmatter',
    });
    const say = (path: string, {text}: {text: string}) => void labels.set(path, text);
    await readLabels(['a', 'b', 'gone', 'c'], sourceOf(loader), say, signal);
    expect([...labels].sort()).to.deep.equal([
      ['a', 'A'],
      ['b', 'YAML'],
      ['c', 'C'],
    ]);
  });

  it('requests four files at a time', async () => {
    const paths = Array.from({length: 12}, (_, index) => `page-${index}`);
    let [open, most] = [0, 0];
    const loader: Loader = {
      url: (path) => path,
      text: async (path) => {
        most = Math.max(most, ++open);
        await Promise.resolve();
        open--;
        return path;
      },
    };
    let said = 0;
    await readLabels(paths, sourceOf(loader), () => void said++, signal);
    expect([said, most]).to.deep.equal([12, 4]);
  });

  it('stops when aborted', async () => {
    const leaving = new AbortController();
    const asked: string[] = [];
    const loader: Loader = {
      url: (path) => path,
      text: (path) => {
        asked.push(path);
        leaving.abort();
        return Promise.resolve('text');
      },
    };
    await readLabels(['a', 'b', 'c'], sourceOf(loader), () => undefined, leaving.signal);
    expect(asked).to.deep.equal(['a.mdx']);
  });
});
