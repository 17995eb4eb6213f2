import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {openSite} from '../harness/open-site.mjs';
import {codeOf, filesIn, textOf} from '../harness/sources.mjs';

describe('the page about diagnostics', () => {
  const page = textOf('demo/reference/diagnostics.mdx');
  const anchor = (code) => `<span id="${code.replace('/', '-')}">\`${code}\`</span>`;

  it('describes every code, and has an id for each', () => {
    const catalogs = filesIn('src/diagnostics/catalog', '.ts').map(codeOf).join('\n');
    const codes = [...catalogs.matchAll(/^ {2}'([a-z]+\/[a-z-]+)':/gm)].map(([, code]) => code);
    assert.ok(codes.length > 100);
    assert.deepEqual(
      codes.filter((code) => !page.includes(anchor(code))),
      [],
    );
  });

  it('has an id for the code of every rule', () => {
    const rules = filesIn('src/check/rules', '.ts').map(codeOf).join('\n');
    const codes = [...rules.matchAll(/pageRule\('(.+?)'/g)].map(([, code]) => code);
    assert.ok(codes.length > 25);
    assert.deepEqual(
      codes.filter((code) => !page.includes(anchor(code))),
      [],
    );
  });

  it('describes no code that does not exist', () => {
    const catalogs = filesIn('src/diagnostics/catalog', '.ts').map(textOf).join('\n');
    const ids = [...page.matchAll(/<span id="\w+-[\w-]+">`(.+?)`/g)].map(([, code]) => code);
    assert.deepEqual(
      ids.filter((code) => !catalogs.includes(`'${code}': {`)),
      [],
    );
  });

  it('shows a code where a link to its id leads', async (t) => {
    const site = await openSite(t, {
      folder: 'demo',
      route: '#/reference/diagnostics#writing-steps',
    });
    await site.page.waitForFunction(() => {
      const {top = -1} = document.getElementById('writing-steps')?.getBoundingClientRect() ?? {};
      return scrollY > 0 && top >= 0 && top < innerHeight;
    });
  });
});
