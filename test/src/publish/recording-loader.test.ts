import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {recordingLoader} from '../../../src/publish/recording-loader.js';

describe('recordingLoader', () => {
  it('has the files in the order in which they were asked for, however they come', async () => {
    const waiting = new Map<string, () => void>();
    const text = (path: string) =>
      new Promise<string>((resolve, reject) => {
        const isMissing = path === 'missing.md';
        waiting.set(path, () => (isMissing ? reject(new Error(path)) : resolve(`of ${path}`)));
      });
    const site = new URL('https://docs.test/');
    const {loader, taken} = recordingLoader({url: (path) => path, text}, site);
    const paths = ['page.mdx', 'missing.md', 'first.mdx', 'second.mdx'];
    const texts = paths.map((path) => loader.text(path).catch(() => ''));
    for (const come of [...waiting.values()].reverse()) come();
    await Promise.all(texts);
    expect([...taken()]).to.eql([
      ['page.mdx', 'of page.mdx'],
      ['first.mdx', 'of first.mdx'],
      ['second.mdx', 'of second.mdx'],
    ]);
    expect([...taken()]).to.eql([]);
  });
});
