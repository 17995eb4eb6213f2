import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {describe, it} from 'node:test';
import {brotliCompressSync} from 'node:zlib';
import {openSite} from '../harness/open-site.mjs';
import {iconAliases} from '../../scripts/icon-aliases.mjs';
import {root} from '../harness/sources.mjs';

const icons = join(root, 'dist/icons');
const [folder] = readdirSync(icons).filter((name) => name !== 'LICENSE.txt');
const fileNames = readdirSync(join(icons, folder));
const read = (file) => JSON.parse(readFileSync(join(icons, folder, file), 'utf8'));
const common = read('common.json');
const names = fileNames.flatMap((file) => Object.entries(read(file)));
const entries = new Map(names);
/** The outline of a name, which may be an alias. */
const outlineOf = (name) => {
  const entry = entries.get(name);
  return typeof entry === 'string' ? outlineOf(entry) : entry;
};
const regularOf = (name) => {
  const icon = typeof entries.get(name) === 'string' ? entries.get(name) : name;
  return entries.get(icon)[2] === 1 ? entries.get(`regular/${icon}`) : undefined;
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

/** The points of a path, each with its command: `c` has three. Coordinates are absolute. */
function pointsOf(path) {
  const points = [];
  let here = [0, 0];
  let start = here;
  for (const [, command, text] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toLowerCase();
    if (kind === 'z') here = start;
    const numbers = (text.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    const segment = {m: 2, l: 2, c: 6, s: 4, a: 7, z: 1}[kind];
    assert.equal(numbers.length % segment, 0, `${command}${text}`);
    for (let i = 0; i < numbers.length; i += segment) {
      const from = command === kind ? here : [0, 0];
      for (let j = i + (kind === 'a' ? 5 : 0); j < i + segment; j += 2) {
        here = [from[0] + numbers[j], from[1] + numbers[j + 1]];
        // Further points after a move are lines.
        const name = i > 0 && kind === 'm' ? 'l' : kind;
        points.push([name, here, kind === 'a' ? numbers.slice(i, i + 5) : []]);
      }
      if (kind === 'm' && i === 0) start = here;
    }
  }
  return points;
}

/** Asserts that an outline is that of an SVG file, with each point at most half a unit away. */
function assertOutline(outline, svg, name) {
  assert.ok(outline, name);
  const [width, path] = outline;
  assert.ok(svg.includes(` viewBox="0 0 ${width} 512"`), name);
  const points = pointsOf(path);
  const exact = pointsOf(/ d="([^"]+)"/.exec(svg)[1]);
  assert.equal(points.length, exact.length, name);
  points.forEach(([kind, [x, y], shape], i) => {
    const [exactKind, [exactX, exactY], exactShape] = exact[i];
    assert.deepEqual([kind, ...shape], [exactKind, ...exactShape], name);
    assert.ok(Math.abs(x - exactX) < 0.5001 && Math.abs(y - exactY) < 0.5001, `${name}: ${i}`);
  });
}

describe('icons', () => {
  for (const style of ['solid', 'brands']) {
    it(`of the style ${style} have the outline of their SVG file`, () => {
      for (const [name, svg] of svgs[style]) {
        // The few brands that also are solid icons look the same there.
        const isSolid = style === 'brands' && svgs.solid.has(name);
        assertOutline(outlineOf(name), isSolid ? svgs.solid.get(name) : svg, name);
      }
    });
  }

  it('of the style regular have the outline of their SVG file, also under other names', () => {
    for (const [name, svg] of svgs.regular) assertOutline(regularOf(name), svg, name);
  });

  it('keep circles whose ends are no whole numbers', () => {
    const svg = svgs.brands.get('galactic-republic');
    assert.ok(svg.includes(` d="${outlineOf('galactic-republic')[1]}"`));
  });

  it('are in at most 150 files of few kilobytes, each name once', () => {
    assert.ok(fileNames.length < 150, `${fileNames.length} files`);
    assert.equal(names.length, entries.size);
    const sizes = new Map(
      fileNames.map((file) => [
        file,
        brotliCompressSync(readFileSync(join(icons, folder, file))).length,
      ]),
    );
    assert.ok(sizes.get('common.json') < 12000, `common.json: ${sizes.get('common.json')} bytes`);
    sizes.delete('common.json');
    assert.ok(Math.max(...sizes.values()) < 5000);
  });

  it('have aliases that lead to icons and hide no icon', () => {
    for (const [name, icon] of Object.entries(iconAliases)) {
      const [style, target] = icon.includes('/') ? icon.split('/') : ['solid', icon];
      assertOutline(outlineOf(name), svgs[style].get(target), `${name} → ${icon}`);
      assert.ok(!svgs.solid.has(name), `${name} is an icon`);
    }
  });

  it('of the list of common ones exist and are in the common file, with their aliases', () => {
    const listed = readFileSync(join(root, 'scripts/common-icons.txt'), 'utf8').trim().split(/\s+/);
    assert.deepEqual(Object.keys(common), listed);
    for (const [name, entry] of Object.entries(common)) {
      if (typeof entry === 'string') assert.ok(listed.includes(entry), `${name} → ${entry}`);
    }
  });

  it('are listed for readers without a network, all of them', () => {
    const files = JSON.parse(readFileSync(join(root, 'dist/files.json'), 'utf8'));
    assert.deepEqual(
      files.filter((path) => path.startsWith('icons/')).sort(),
      fileNames.map((file) => `icons/${folder}/${file}`).sort(),
    );
  });

  it('are there for the common names of languages', () => {
    for (const [name, icon] of [
      ['ts', 'typescript'],
      ['javascript', 'js'],
      ['py', 'python'],
      ['solidjs', 'js'],
    ]) {
      assert.equal(entries.get(name), icon);
      assert.ok(outlineOf(icon), icon);
    }
  });

  it('are there for names of other sets that documentation uses', () => {
    for (const [name, icon] of [
      ['arrow-progress', 'bars-progress'],
      ['camcorder', 'video'],
      ['circle-dollar', 'circle-dollar-to-slot'],
      ['elephant', 'database'],
      ['fire-flame', 'fire'],
      ['layer-plus', 'layer-group'],
      ['lobster', 'shrimp'],
      ['memo', 'file-lines'],
      ['screencast', 'video'],
      ['version', 'code-branch'],
    ]) {
      assert.deepEqual(outlineOf(name), outlineOf(icon), name);
      assert.ok(outlineOf(name), name);
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
        const isDrawn = (icon) => icon.shadowRoot?.querySelector('path[d^="m" i]');
        return icons.length === count && icons.every(isDrawn);
      },
      {},
      count,
    );
  const requested = ({server}) =>
    server.requests
      .filter((url) => url.includes('/icons/'))
      .map((url) => url.replace(/.*\/icons\//, ''));

  it('need one request when documentation often uses them', async (t) => {
    const names = 'rocket book code database terminal key server github python settings'.split(' ');
    const site = await open(t, names);
    await drawn(site, names.length);
    assert.deepEqual(requested(site), [`${folder}/common.json`]);
  });

  it('need one request for each group of rare ones', async (t) => {
    const names = ['anchor', 'anchor-lock', 'airbnb'];
    const site = await open(t, names);
    await drawn(site, names.length);
    const files = names.map((name) => fileNames.find((file) => Object.hasOwn(read(file), name)));
    const expected = [...new Set(files)].map((file) => `${folder}/${file}`);
    assert.deepEqual(requested(site).sort(), expected.sort());
    assert.equal(expected.length, 2);
  });

  it('are found in the first and the last place of each file', async (t) => {
    const ends = fileNames.flatMap((file) => {
      const all = Object.keys(read(file)).filter((name) => !name.includes('/'));
      return [...new Set([all[0], all.at(-1)])].filter((name) => name !== undefined);
    });
    const site = await open(t, ends);
    await drawn(site, ends.length);
    assert.equal(new Set(requested(site)).size, requested(site).length);
  });
});
