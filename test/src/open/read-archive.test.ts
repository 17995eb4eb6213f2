import {expect} from '@esm-bundle/chai';
import {strToU8, zipSync} from 'fflate';
import {describe, it} from 'node:test';
import {readArchive} from '../../../src/open/read-archive.js';

/** Where the entries of an archive's list begin. */
function entriesOf(archive: Uint8Array): readonly number[] {
  const view = new DataView(archive.buffer);
  return [...archive.keys()].filter(
    (at) => at + 4 <= archive.length && view.getUint32(at, true) === 0x02014b50,
  );
}

describe('readArchive', () => {
  it('reads all texts but the one that cannot be unpacked', async () => {
    const archive = zipSync({'a.md': strToU8('Anvil'), 'b.md': strToU8('Hammer')});
    const [first = 0] = entriesOf(archive);
    const unknownMethod = 99;
    new DataView(archive.buffer).setUint16(first + 10, unknownMethod, true);
    const files = readArchive(archive);
    if (typeof files === 'string') throw new Error(files);
    const bytes = await files.get('b.md')?.bytes();
    expect(new TextDecoder().decode(bytes)).to.equal('Hammer');
    const failure = await files.get('a.md')?.bytes().catch(String);
    expect(failure).to.equal('Error: a.md is damaged.');
  });

  it('refuses files that share their bytes', () => {
    const text = strToU8(Array.from({length: 500}, (_, at) => `${at * 7919}`).join());
    const archive = zipSync({'a.md': text, 'b.md': text, 'c.md': text});
    const view = new DataView(archive.buffer);
    // Each of them says that it has nearly all bytes of the archive.
    for (const at of entriesOf(archive)) view.setUint32(at + 20, archive.length - 100, true);
    expect(readArchive(archive)).to.equal('not-an-archive');
  });
});
