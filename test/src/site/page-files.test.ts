import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {filesToStore, type StoredFiles} from '../../../src/site/files-to-store.js';
import {findPage} from '../../../src/site/find-page.js';
import {LoadError, memoryLoader, rememberingLoader} from '../../../src/site/loader.js';
import {PageFiles} from '../../../src/site/page-files.js';

/** Reads pages as one visit does: returns the files that did not exist, and what is stored. */
async function visit(files: readonly string[], pages: readonly string[], before?: StoredFiles) {
  const memory = memoryLoader(Object.fromEntries(files.map((file) => [file, file])));
  const failed: string[] = [];
  const loader = rememberingLoader({
    url: (path) => path,
    text: (path) =>
      memory.text(path).catch((error: unknown) => {
        failed.push(path);
        throw error;
      }),
  });
  const pageFiles = new PageFiles(before?.files, before?.extension, () => undefined);
  for (const page of pages) await findPage(page, {loader, pageFiles});
  return {failed, stored: filesToStore(pageFiles, 400)};
}

const named = (extension: string, ...paths: readonly string[]) =>
  paths.map((path) => `${path}.${extension}`);

describe('the files of pages', () => {
  const pages = ['a', 'guides/b', 'guides/c', 'api/d'];

  it('are requested once each where all of them are .mdx', async () => {
    const {failed, stored} = await visit(named('mdx', ...pages), pages);
    expect(failed).to.deep.equal([]);
    expect(stored).to.deep.equal({files: {}, extension: 'mdx'});
  });

  it('cost one request for a missing file where all of them are .md', async () => {
    const first = await visit(named('md', ...pages), pages);
    expect(first.failed).to.deep.equal(['a.mdx']);
    expect(first.stored).to.deep.equal({files: {}, extension: 'md'});
    const later = await visit(named('md', ...pages), pages, first.stored);
    expect(later.failed).to.deep.equal([]);
  });

  it('are known on later visits of a site that mixes both, however they are mixed', async () => {
    const files = ['a.md', 'b.mdx', 'c.md', 'd.mdx', 'e.md', 'x/f.mdx', 'x/g.md', 'x/index.mdx'];
    const all = ['a', 'b', 'c', 'd', 'e', 'x/f', 'x/g', 'x'];
    const first = await visit(files, all);
    expect(new Set(first.failed).size).to.equal(first.failed.length);
    for (const order of [all, [...all].reverse()]) {
      expect((await visit(files, order, first.stored)).failed).to.deep.equal([]);
    }
  });

  it('are known after a visit on which the site seemed to have one extension', async () => {
    const files = [...named('md', 'a', 'b', 'c'), ...named('mdx', 'x/d', 'x/e')];
    const first = await visit(files, ['a', 'b', 'c']);
    const second = await visit(files, ['x/d', 'x/e'], first.stored);
    expect(second.failed).to.deep.equal(['x/d.md']);
    const third = await visit(files, ['x/e', 'c', 'x/d', 'b', 'a'], second.stored);
    expect(third.failed).to.deep.equal([]);
  });

  it('have another usual extension once all of them have been renamed', async () => {
    const pages = ['a', 'b', 'c', 'd', 'e', 'f'];
    const first = await visit(named('mdx', ...pages), pages);
    const second = await visit(named('md', ...pages, 'x/g'), pages, first.stored);
    const third = await visit(named('md', ...pages, 'x/g'), [...pages, 'x/g'], second.stored);
    expect(third.failed).to.deep.equal([]);
  });

  it('cost one missing file for a folder with another extension', async () => {
    const api = Array.from({length: 50}, (_, index) => `api/page-${index}`);
    const files = [...named('mdx', ...pages), ...named('md', ...api)];
    expect((await visit(files, [...pages, ...api])).failed).to.deep.equal(['api/page-0.mdx']);
  });

  it('are remembered by folder while the folders of a mixed site take turns', async () => {
    const turns = Array.from({length: 10}, (_, index) => [`api/${index}`, `guides/${index}`]);
    const files = turns.flatMap(([api, guide]) => [`${api}.md`, `${guide}.mdx`]);
    const {failed} = await visit(files, turns.flat());
    expect(failed).to.deep.equal(['api/0.mdx', 'guides/0.md']);
  });

  it('are looked for again when they have been renamed', async () => {
    const {stored} = await visit(['a.md', 'b.mdx'], ['a', 'b']);
    const {failed, stored: after} = await visit(['a.mdx', 'b.mdx'], ['a', 'b'], stored);
    expect(failed).to.deep.equal(['a.md']);
    expect((await visit(['a.mdx', 'b.mdx'], ['a', 'b'], after)).failed).to.deep.equal([]);
  });

  it('are found without a network, once they were read', async () => {
    let isOnline = true;
    const memory = memoryLoader({'guides/start.mdx': 'Start', 'guides/api.md': 'API'});
    const loader = rememberingLoader({
      url: (path) => path,
      text: (path) =>
        isOnline ? memory.text(path) : Promise.reject(new LoadError('unreachable', path)),
    });
    const reader = {loader, pageFiles: new PageFiles()};
    await findPage('guides/start', reader);
    await findPage('guides/api', reader);
    isOnline = false;
    expect(await findPage('guides/start', reader)).to.deep.include({file: 'guides/start.mdx'});
    expect(await findPage('guides/api', reader)).to.deep.include({file: 'guides/api.md'});
  });

  it('are READMEs of folders, tried after all others and known on later visits', async () => {
    const files = [...named('mdx', 'a', 'guides/b'), 'guides/README.md', 'api/readme.md'];
    const all = ['a', 'guides', 'guides/b', 'api', 'a'];
    const first = await visit(files, all);
    const before = (folder: string) => [
      ...[folder, `${folder}/index`].flatMap((name) => [`${name}.mdx`, `${name}.md`]),
    ];
    expect(first.failed).to.deep.equal([...before('guides'), ...before('api'), 'api/README.md']);
    expect((await visit(files, all, first.stored)).failed).to.deep.equal([]);
  });

  it('are requested once each where a README is named', async () => {
    const {failed} = await visit(
      ['guides/README.md', 'guides/a.mdx'],
      ['guides/README', 'guides/a'],
    );
    expect(failed).to.deep.equal([]);
  });

  it('are READMEs in any case where that is known', () => {
    const files = new PageFiles({a: 'a/Readme.mdx', b: 'c/Readme.md', '': 'ReadMe.md'}, 'mdx');
    expect(files.likelyFor('a')[0]).to.equal('a/Readme.mdx');
    expect(files.likelyFor('')[0]).to.equal('ReadMe.md');
    expect(files.likelyFor('', false)).to.eql(['index.mdx', 'index.md']);
    expect(files.likelyFor('b')).not.to.include('c/Readme.md');
  });

  it('are stored for a limited number of pages, the latest', async () => {
    const many = Array.from({length: 500}, (_, index) => `page-${index}`);
    const files = many.map((page, index) => `${page}.${index % 2 ? 'md' : 'mdx'}`);
    const {stored} = await visit(files, many);
    expect(Object.keys(stored.files)).to.deep.equal(many.slice(-400));
  });

  it('are never files of other pages, whatever is stored', () => {
    const files = new PageFiles({a: 'b.md', c: '../c.md', d: 'd.md'}, 'mdx');
    expect(files.likelyFor('a')[0]).to.equal('a.mdx');
    expect(files.likelyFor('c')[0]).to.equal('c.mdx');
    expect(files.likelyFor('d')[0]).to.equal('d.md');
  });
});
