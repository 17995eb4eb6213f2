import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {codeOf, filesIn, textOf} from '../harness/sources.mjs';

describe('the page about diagnostics', () => {
  it('describes every code', () => {
    const catalogs = filesIn('src/diagnostics/catalog', '.ts').map(codeOf).join('\n');
    const codes = [...catalogs.matchAll(/^ {2}'([a-z]+\/[a-z-]+)':/gm)].map(([, code]) => code);
    const page = textOf('demo/reference/diagnostics.mdx');
    assert.ok(codes.length > 100);
    assert.deepEqual(
      codes.filter((code) => !page.includes(`\`${code}\``)),
      [],
    );
  });
});
