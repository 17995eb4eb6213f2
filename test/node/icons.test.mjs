import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {openSite} from '../harness/open-site.mjs';
import {iconAliases} from '../../scripts/icon-aliases.mjs';
import {root} from '../harness/sources.mjs';

const icons = join(root, 'dist/icons');
const shelves = readdirSync(join(icons, 'names')).map((file) =>
  JSON.parse(readFileSync(join(icons, 'names', file), 'utf8')),
);

describe('icons', () => {
  it('are listed once each, and only where there is a file', () => {
    for (const style of ['brands', 'regular', 'solid']) {
      const listed = shelves.flatMap((shelf) => shelf[style]?.split(' ') ?? []).sort();
      const files = readdirSync(join(icons, style)).map((file) => file.slice(0, -'.svg'.length));
      assert.deepEqual(listed, files.sort());
    }
  });

  it('have aliases that lead to files and hide no icon', () => {
    const aliases = shelves.flatMap((shelf) => Object.entries(shelf.aliases ?? {}));
    assert.equal(aliases.length, Object.keys(iconAliases).length);
    for (const [name, file] of aliases) {
      assert.ok(existsSync(join(icons, `${file}.svg`)), `${name} → ${file}`);
      assert.ok(!existsSync(join(icons, `solid/${name}.svg`)), `${name} is an icon`);
    }
  });

  it('are there for the common names of languages', () => {
    const aliases = new Map(shelves.flatMap((shelf) => Object.entries(shelf.aliases ?? {})));
    for (const [name, file] of [
      ['ts', 'brands/typescript'],
      ['javascript', 'brands/js'],
      ['py', 'brands/python'],
    ]) {
      assert.equal(aliases.get(name), file);
    }
  });

  it('are there for all accounts of the footer', () => {
    const brands = 'bluesky discord facebook github hacker-news instagram linkedin medium reddit';
    const more = 'slack telegram threads twitter x-twitter youtube';
    const files = [
      ...`${brands} ${more}`.split(' ').map((name) => `brands/${name}`),
      'solid/earth-americas',
      'solid/podcast',
      'solid/link',
    ];
    const isThere = (file) => existsSync(join(icons, `${file}.svg`));
    // Some names are aliases of what came later.
    const aliases = new Set(shelves.flatMap((shelf) => Object.keys(shelf.aliases ?? {})));
    const missing = files.filter((file) => !isThere(file) && !aliases.has(file.split('/')[1]));
    assert.deepEqual(missing, []);
  });

  it('are where elements/components/icon-source.ts looks for them', () => {
    const shelf = JSON.parse(readFileSync(join(icons, 'names/57.json'), 'utf8'));
    // 1·b + 2·o + 3·o + 4·k = 98 + 222 + 333 + 428 = 1081, and 1081 mod 512 is 57.
    assert.ok(shelf.solid.split(' ').includes('book'));
  });
});

describe('icons of a site', () => {
  it('are drawn from the files of the bundle', async (t) => {
    const config = {name: 'Acme', navigation: [{group: 'Start', pages: ['guide']}]};
    const page = '---\ntitle: Guide\n---\n\n<Icon icon="rocket" />\n';
    const site = await openSite(t, {files: {'docs.json': config, 'guide.mdx': page}});
    await site.page.waitForFunction(() =>
      document.querySelector('docs-icon')?.shadowRoot?.querySelector('path[d^="M"]'),
    );
    assert.ok(site.server.requests.some((url) => url.endsWith('/icons/solid/rocket.svg')));
  });
});
