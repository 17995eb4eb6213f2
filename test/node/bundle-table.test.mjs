import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {chunksOfBuild, chunksOfPage} from '../../scripts/lib/bundle-table.mjs';

const hint = 'run node scripts/write-bundle-table.mjs';

describe('the table of chunks in decision 0009', () => {
  const built = chunksOfBuild();
  const written = chunksOfPage();

  it('lists the chunks of the build', () => {
    assert.deepEqual([...written.keys()].sort(), built.map(({name}) => name).sort(), hint);
  });

  it('has sizes that are right within a tenth', () => {
    const isNear = (bytes, kilobytes) =>
      Math.abs(bytes / 1000 - kilobytes) <= Math.max(0.1, kilobytes / 10);
    const wrong = built.filter(({name, bytes}) => {
      const [least, most = least] = written.get(name)?.split('–').map(Number) ?? [];
      return !isNear(Math.min(...bytes), least) || !isNear(Math.max(...bytes), most);
    });
    assert.deepEqual(
      wrong.map(({name}) => name),
      [],
      hint,
    );
  });

  it('says of each chunk when it is loaded', () => {
    assert.deepEqual(
      built.filter(({loaded}) => loaded === '').map(({name}) => name),
      [],
      'a comment at the start of its file in elements/lazy/ says it',
    );
  });
});
