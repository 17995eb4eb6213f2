import assert from 'node:assert/strict';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {chunksOfBuild, chunksOfPage} from '../../scripts/lib/bundle-table.mjs';
import {compressedSize} from '../../scripts/lib/compressed-size.mjs';
import {filesIn, root} from '../harness/sources.mjs';

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

describe('colored code', () => {
  it('needs at most 10 KB for the highlighter, less than 4 for most languages', () => {
    const sizes = filesIn('dist/chunks', '.js').map((path) => [
      path,
      compressedSize(join(root, path)),
    ]);
    const [highlighter] = sizes.filter(([path]) => path.endsWith('/highlight.js'));
    assert.ok(highlighter[1] <= 10_000, `${highlighter[1]} bytes`);
    const grammars = sizes.filter(([path]) => path.includes('/languages/'));
    assert.ok(grammars.length > 40);
    assert.ok(grammars.filter(([, size]) => size > 4000).length < 5);
  });
});
