import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {describe, it} from 'node:test';
import {openSite} from '../harness/open-site.mjs';
import {iconAliases} from '../../scripts/icon-aliases.mjs';
import {root} from '../harness/sources.mjs';

const icons = join(root, 'dist/icons');
const read = (path) => JSON.parse(readFileSync(join(icons, path), 'utf8'));
const common = read('common.json');
const pathsOf = (style) => readdirSync(join(icons, style)).map((file) => `${style}/${file}`);
const iconsOf = (style) => pathsOf(style).flatMap((path) => Object.entries(read(path)));
const [solid, brands, regular] = ['solid', 'brands', 'regular'].map((style) =>
  Object.fromEntries(iconsOf(style)),
);
const outlineOf = (name) => {
  const icon = Object.hasOwn(common.aliases, name) ? common.aliases[name] : name;
  return common.icons[icon] ?? solid[icon] ?? brands[icon];
};

const source = dirname(
  createRequire(import.meta.url).resolve('@fortawesome/fontawesome-free/package.json'),
);
/** Name → text of the SVG file. */
const svgsOf = (style) =>
  new Map(
    readdirSync(join(source, 'svgs', style)).map((file) => [
      file.slice(0, -'.svg'.length),
      readFileSync(join(source, 'svgs', style, file), 'utf8'),
    ]),
  );
const svgs = {solid: svgsOf('solid'), brands: svgsOf('brands'), regular: svgsOf('regular')};
const isOutlineOf = (svg, [width, path] = []) =>
  svg.includes(` viewBox="0 0 ${width} 512"`) && svg.includes(` d="${path}"`);

describe('icons', () => {
  for (const style of ['solid', 'brands']) {
    it(`of the style ${style} have the outline of their SVG file`, () => {
      for (const [name, svg] of svgs[style]) {
        // The few brands that also are solid icons look the same there.
        const isSolid = style === 'brands' && svgs.solid.has(name);
        assert.ok(isOutlineOf(isSolid ? svgs.solid.get(name) : svg, outlineOf(name)), name);
      }
    });
  }

  it('of the style regular have the outline of their SVG file, also under other names', () => {
    for (const [name, svg] of svgs.regular) {
      assert.ok(isOutlineOf(svg, regular[common.aliases[name] ?? name]), name);
    }
  });

  it('are in a few dozen files, each icon once', () => {
    const files = readdirSync(icons, {recursive: true}).filter((path) => /\.\w+$/.test(path));
    assert.ok(files.length < 100, `${files.length} files`);
    const names = [common.icons, common.aliases, solid, brands].flatMap(Object.keys);
    assert.deepEqual(
      names.filter((name, index) => names.indexOf(name) !== index),
      [],
    );
    assert.deepEqual(Object.keys(brands).sort(), common.brands.toSorted());
  });

  it('have aliases that lead to icons and hide no icon', () => {
    for (const [name, icon] of Object.entries(iconAliases)) {
      const [style, target] = icon.includes('/') ? icon.split('/') : ['solid', icon];
      assert.ok(isOutlineOf(svgs[style].get(target), outlineOf(name)), `${name} → ${icon}`);
      assert.ok(!svgs.solid.has(name), `${name} is an icon`);
    }
  });

  it('of the list of common ones exist and are in the common file', () => {
    const listed = readFileSync(join(root, 'scripts/common-icons.txt'), 'utf8').trim().split(/\s+/);
    assert.deepEqual(Object.keys(common.icons).sort(), listed.sort());
  });

  it('are there for the common names of languages', () => {
    for (const [name, icon] of [
      ['ts', 'typescript'],
      ['javascript', 'js'],
      ['py', 'python'],
    ]) {
      assert.equal(common.aliases[name], icon);
      assert.ok(outlineOf(icon), icon);
    }
  });

  it('are there for all accounts of the footer', () => {
    const names =
      'bluesky discord facebook github hacker-news instagram linkedin medium reddit slack ' +
      'telegram threads twitter x-twitter youtube earth-americas podcast link';
    assert.deepEqual(
      names.split(' ').filter((name) => !outlineOf(name)),
      [],
    );
  });

  it('are where elements/components/icon-source.ts looks for them', () => {
    // 1·a + 2·n + 3·c + 4·h + 5·o + 6·r is 97 + 220 + 297 + 416 + 555 + 684 = 2269, which is 13
    // modulo 48.
    assert.ok(read('solid/13.json').anchor);
    assert.ok(read('solid/13.json')['anchor-lock']);
  });
});

describe('icons of a site', () => {
  const config = {name: 'Acme', navigation: [{group: 'Start', pages: ['guide']}]};
  const page = (names) =>
    '---\ntitle: Guide\n---\n\n' + names.map((name) => `<Icon icon="${name}" />\n`).join('\n');
  const open = (t, names) => openSite(t, {files: {'docs.json': config, 'guide.mdx': page(names)}});
  const drawn = ({page}, count) =>
    page.waitForFunction(
      (count) => {
        const icons = [...document.querySelectorAll('docs-icon')];
        const isDrawn = (icon) => icon.shadowRoot?.querySelector('path[d^="M"]');
        return icons.length === count && icons.every(isDrawn);
      },
      {},
      count,
    );
  const requested = ({server}) =>
    server.requests
      .filter((url) => url.includes('/icons/'))
      .map((url) => url.replace(/.*icons/, ''));

  it('need one request when documentation often uses them', async (t) => {
    const names = 'rocket book code database terminal key server github python settings'.split(' ');
    const site = await open(t, names);
    await drawn(site, names.length);
    assert.deepEqual(requested(site), ['/common.json']);
  });

  it('are drawn from the other files of the bundle', async (t) => {
    const names = ['anchor', 'anchor-lock', 'airbnb'];
    const site = await open(t, names);
    await drawn(site, names.length);
    assert.equal(requested(site).length, 3);
    assert.ok(requested(site).includes('/solid/13.json'));
  });
});
