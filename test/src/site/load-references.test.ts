import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {loadReferences} from '../../../src/site/load-references.js';
import {memoryLoader, type Loader} from '../../../src/site/loader.js';

const readData = (text: string): unknown => JSON.parse(text);

describe('loadReferences', () => {
  it('requests each file once, six at a time', async () => {
    const names = Array.from({length: 20}, (_, index) => `${index}.json`);
    const inner = memoryLoader(Object.fromEntries(names.map((name) => [name, '{"x": 1}'])));
    const asked: string[] = [];
    let [open, most] = [0, 0];
    const loader: Loader = {
      ...inner,
      text: async (path) => {
        asked.push(path);
        open += 1;
        most = Math.max(most, open);
        await Promise.resolve();
        open -= 1;
        return inner.text(path);
      },
    };
    const root = [...names, ...names].map((name) => ({$ref: name}));
    const {value} = await loadReferences(root, 'docs.json', loader, readData);
    expect(value).to.have.length(40);
    expect(asked.sort()).to.deep.equal(names.sort());
    expect(most).to.equal(6);
  });

  it('says why a file could not be loaded', async () => {
    const root = {a: {$ref: './none.json'}, b: 1};
    const {value, files} = await loadReferences(root, 'docs.json', memoryLoader({}), readData);
    expect(value).to.deep.equal({b: 1});
    const found = files.get('none.json');
    expect(found && 'problem' in found && found.problem).to.contain('memory:none.json');
  });

  it('ends with the reason of its signal', async () => {
    const root = {$ref: './none.json'};
    const reason = new Error('over');
    const loading = loadReferences(
      root,
      'docs.json',
      memoryLoader({}),
      readData,
      AbortSignal.abort(reason),
    );
    expect(await loading.catch((error: unknown) => error)).to.equal(reason);
  });
});
