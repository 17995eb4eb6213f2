import {expect} from '@esm-bundle/chai';
import {Inflate, strToU8, zipSync as zip, type ZipOptions, type Zippable} from 'fflate';
import {describe, it} from 'node:test';
import type {OpenedFiles} from '../../../src/open/opened-files.js';
import {readArchive} from '../../../src/open/read-archive.js';

/** An archive in a buffer of its own, as that of a file. */
function zipSync(files: Zippable, options?: ZipOptions): Uint8Array<ArrayBuffer> {
  return new Uint8Array(zip(files, options));
}

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
    expect(failure).to.equal('Error: a.md could not be unpacked: The method is unknown.');
  });

  it('says that a file is encrypted', async () => {
    const archive = zipSync({'a.md': strToU8('Anvil')});
    const [first = 0] = entriesOf(archive);
    new DataView(archive.buffer).setUint16(first + 8, 1, true);
    const failure = opened(archive).get('a.md')?.bytes();
    const error = (await failure?.catch((thrown: unknown) => thrown)) as Error;
    expect(error.message).to.equal('a.md could not be unpacked: The file is encrypted.');
    expect(error.cause).to.be.instanceOf(RangeError);
  });

  it('refuses files that share their bytes', () => {
    const text = strToU8(Array.from({length: 500}, (_, at) => `${at * 7919}`).join());
    const archive = zipSync({'a.md': text, 'b.md': text, 'c.md': text});
    const view = new DataView(archive.buffer);
    // Each of them says that it has nearly all bytes of the archive.
    for (const at of entriesOf(archive)) view.setUint32(at + 20, archive.length - 100, true);
    expect(readArchive(archive)).to.equal('not-an-archive');
  });

  it('stops where a file is larger than the list says', async () => {
    const archive = zipSync({'a.svg': new Uint8Array(40_000_000), 'b.md': strToU8('Hammer')});
    const [first = 0] = entriesOf(archive);
    new DataView(archive.buffer).setUint32(first + 24, 10, true);
    const files = opened(archive);
    const [unpacked, restore] = countingInflate();
    try {
      expect(files.get('a.svg')?.blob()).to.equal(undefined);
      expect(await files.get('a.svg')?.bytes().catch(String)).to.contain('larger than the list');
      expect(unpacked.bytes).to.be.lessThan(archive.length / 2);
    } finally {
      restore();
    }
    expect(await textOf(files, 'b.md')).to.equal('Hammer');
  });

  it('lets other tasks run while it unpacks a large file, and gives no URL of it', async () => {
    const size = 10_000_000;
    const archive = zipSync({'a.svg': new Uint8Array(size)});
    const [first = 0] = entriesOf(archive);
    new DataView(archive.buffer).setUint32(first + 24, 900_000_000, true);
    const files = opened(archive);
    expect(files.get('a.svg')?.blob()).to.equal(undefined);
    let tasks = 0;
    const ticking = setInterval(() => tasks++);
    const bytes = await files.get('a.svg')?.bytes();
    clearInterval(ticking);
    expect(bytes?.byteLength).to.equal(size);
    expect(tasks).to.be.greaterThan(1);
  });

  it('reads the list of an archive once', async () => {
    const names = Array.from({length: 50}, (_, at) => `${at}.svg`);
    const archive = zipSync(Object.fromEntries(names.map((name) => [name, strToU8(name)])));
    const files = opened(archive);
    // Without the list, the files are found all the same.
    archive.fill(0, entriesOf(archive)[0]);
    for (const name of names) expect(await textOf(files, name)).to.equal(name);
    expect(await files.get('7.svg')?.blob()?.text()).to.equal('7.svg');
  });

  it('reads any names, stored files, a comment, and bytes in a larger buffer', async () => {
    const all = {
      '__proto__/ä.md': strToU8('Proto'),
      'constructor.md': strToU8('Constructor'),
      '../a.md': strToU8('Outside'),
    };
    const archive = zipSync(all, {level: 0, comment: 'An archive'});
    const within = new Uint8Array(archive.length + 7);
    within.set(archive, 7);
    const files = opened(within.subarray(7));
    expect([...files.keys()]).to.eql(['__proto__/ä.md', 'constructor.md']);
    expect(await textOf(files, '__proto__/ä.md')).to.equal('Proto');
    expect(await textOf(files, 'constructor.md')).to.equal('Constructor');
  });

  it('refuses what is no archive, or is cut off', () => {
    const archive = zipSync({'a.md': strToU8('Anvil')});
    expect(readArchive(new Uint8Array())).to.equal('not-an-archive');
    expect(readArchive(new TextEncoder().encode('A text that is no archive.'))).to.equal(
      'not-an-archive',
    );
    expect(readArchive(archive.slice(0, -1))).to.equal('not-an-archive');
    expect(readArchive(archive.slice(9))).to.equal('not-an-archive');
  });
});

function opened(archive: Uint8Array<ArrayBuffer>): OpenedFiles {
  const files = readArchive(archive);
  if (typeof files === 'string') throw new Error(files);
  return files;
}

async function textOf(files: OpenedFiles, path: string): Promise<string> {
  return new TextDecoder().decode(await files.get(path)?.bytes());
}

/** Counts the bytes of archives that are unpacked. */
function countingInflate(): readonly [{bytes: number}, () => void] {
  const {push} = Inflate.prototype;
  const counted = {bytes: 0};
  Inflate.prototype.push = function (...given) {
    counted.bytes += given[0].length;
    push.apply(this, given);
  };
  return [counted, () => (Inflate.prototype.push = push)];
}
