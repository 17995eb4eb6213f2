import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {filesLoader} from '../../../src/open/files-loader.js';
import {readDirectory} from '../../../src/open/read-directory.js';

/** What a folder contains; an error where it cannot be read. */
interface Folder {
  [name: string]: string | Folder | Error;
}

const missing = new DOMException('It is gone.', 'NotFoundError');
const refused = new DOMException('It may not be read.', 'NotReadableError');

/** A folder as the browser gives it; what changes in `content` changes in it. */
function folderOf(content: Folder | Error, name = 'acme'): FileSystemDirectoryHandle {
  async function* values() {
    if (content instanceof Error) throw content;
    for (const [inner, is] of Object.entries(content)) {
      const isFile = typeof is === 'string' || inner.includes('.');
      yield await Promise.resolve(isFile ? fileIn(content, inner) : folderOf(is, inner));
    }
  }
  return {kind: 'directory', name, values} as unknown as FileSystemDirectoryHandle;
}

function fileIn(folder: Folder, name: string): FileSystemFileHandle {
  const getFile = () => {
    const text = folder[name];
    return typeof text === 'string'
      ? Promise.resolve(new File([text], name, {lastModified: text.length}))
      : Promise.reject(text instanceof Error ? text : missing);
  };
  return {kind: 'file', name, getFile} as unknown as FileSystemFileHandle;
}

const read = (content: Folder | Error) => readDirectory(folderOf(content), () => undefined);

describe('readDirectory', () => {
  it('leaves out files and folders that cannot be read', async () => {
    const content = {
      'a.json~': missing,
      'b.png': refused,
      closed: refused,
      'docs.json': '{}',
      inner: {'c.svg': refused, 'd.md': '# D'},
    };
    const {files} = await read(content);
    expect([...files.keys()]).to.eql(['docs.json', 'inner/d.md']);
  });

  it('finds new files beside those that cannot be read', async () => {
    const content: Folder = {'docs.json': '{}', 'b.png': refused};
    const {files, addNew} = await read(content);
    content['c.md'] = '# C';
    expect(await addNew()).to.eql(['c.md']);
    content['b.png'] = 'A picture.';
    expect(await addNew()).to.eql(['b.png']);
    expect(files.size).to.equal(3);
  });

  it('rejects for a folder that cannot be read itself', async () => {
    const error: unknown = await read(refused).catch((reason: unknown) => reason);
    expect(error).to.equal(refused);
  });

  it('has no file that was removed, until it is back', async () => {
    const content: Folder = {'docs.json': '{}', 'a.md': '# A'};
    const {files, changes} = await read(content);
    const loader = filesLoader(files, '');
    expect(await loader.text('a.md')).to.equal('# A');
    delete content['a.md'];
    expect(await loader.text('a.md')).to.equal(undefined);
    // An editor may replace it at this moment.
    expect(await changes(loader.loaded)).to.eql([]);
    expect(await changes(loader.loaded)).to.eql(['a.md']);
    expect(files.has('a.md')).to.equal(false);
    expect(await changes(loader.loaded)).to.eql([]);
    content['a.md'] = '# A again';
    expect(await changes(loader.loaded)).to.eql(['a.md']);
    expect(await loader.text('a.md')).to.equal('# A again');
  });

  it('keeps a file that cannot be read for a moment', async () => {
    const content: Folder = {'docs.json': '{}', 'a.md': '# A'};
    const {files, changes} = await read(content);
    const loader = filesLoader(files, '');
    await loader.text('a.md');
    for (const error of [refused, refused, missing]) {
      content['a.md'] = error;
      expect(await changes(loader.loaded)).to.eql([]);
    }
    content['a.md'] = '# A';
    expect(await changes(loader.loaded)).to.eql([]);
    expect(files.has('a.md')).to.equal(true);
  });
});
