import {expect} from '@open-wc/testing';
import {chosenFolder, droppedFiles, type Dropped} from '../../../elements/open/dropped-files.js';

/** A file as a dialog for folders gives it. */
function fileAt(path: string): File {
  const file = new File([path], path.slice(path.lastIndexOf('/') + 1));
  Object.defineProperty(file, 'webkitRelativePath', {value: path});
  return file;
}

/** An entry as browsers give it for what is dropped. */
function fileEntry(name: string): Partial<FileSystemFileEntry> {
  return {name, isDirectory: false, file: (resolve) => resolve(new File([name], name))};
}

/** A folder, whose entries come one at a time; without any, it cannot be read. */
function folderEntry(name: string, entries?: readonly object[]): object {
  const createReader = () => {
    const left = [...(entries ?? [])];
    return {
      readEntries: (resolve: (part: readonly object[]) => void, reject: (error: Error) => void) =>
        entries ? resolve(left.splice(0, 1)) : reject(new Error('locked')),
    };
  };
  return {name, isDirectory: true, createReader};
}

function drop(file: File, entry: object): Promise<Dropped | undefined> {
  const item = {kind: 'file', getAsFile: () => file, webkitGetAsEntry: () => entry};
  // Scripts cannot make what a reader drops.
  const transfer = {items: [item]} as unknown as DataTransfer;
  return droppedFiles(transfer, () => undefined);
}

function pathsOf(dropped: Dropped | undefined): readonly string[] {
  if (dropped?.kind !== 'files') throw new Error(`not files, but ${dropped?.kind}`);
  return [...dropped.files.keys()];
}

describe('a folder in browsers without a dialog of their own for it', () => {
  it('has the files that were chosen, by their paths in it', async () => {
    const paths = ['docs.json', 'guides/a.md', '.git/config', 'node_modules/b.md', '__proto__'];
    const chosen = chosenFolder(paths.map((path) => fileAt(`site/${path}`)) as unknown as FileList);
    expect(chosen).to.include({kind: 'files', name: 'site'});
    expect(pathsOf(chosen)).to.eql(['docs.json', 'guides/a.md', '__proto__']);
    const bytes = chosen.kind === 'files' && (await chosen.files.get('guides/a.md')?.bytes());
    expect(new TextDecoder().decode(bytes || undefined)).to.equal('site/guides/a.md');
  });

  it('has the files that were dropped, except what cannot be read', async () => {
    const guides = folderEntry('guides', [fileEntry('a.md'), fileEntry('b.md')]);
    const entries = [
      fileEntry('docs.json'),
      guides,
      folderEntry('locked'),
      folderEntry('.git', []),
    ];
    const dropped = await drop(new File([], 'site'), folderEntry('site', entries));
    expect(dropped).to.include({name: 'site'});
    expect(pathsOf(dropped)).to.eql(['docs.json', 'guides/a.md', 'guides/b.md']);
  });

  it('may have a name that ends as that of an archive', async () => {
    const folder = folderEntry('docs.zip', [fileEntry('docs.json')]);
    expect(pathsOf(await drop(new File([], 'docs.zip'), folder))).to.eql(['docs.json']);
    const archive = await drop(new File([], 'docs.zip'), fileEntry('docs.zip'));
    expect(archive?.kind).to.equal('archive');
  });
});
