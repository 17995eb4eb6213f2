import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {filesIn, textOf} from '../harness/sources.mjs';

const manifest = JSON.parse(textOf('dist/custom-elements.json'));
const {declarations, exports} = manifest.modules[0];
const elementOf = (tag) => declarations.find(({tagName}) => tagName === tag);
const names = (items = []) => items.map(({name}) => name).sort();

/** The names in the first column of the table below a heading of a page of the demo. */
function documented(path, heading) {
  const [, section] = textOf(path).split(`\n## ${heading}\n`);
  const [text] = section.split('\n## ');
  const table = /^\| Name .*\n[^]*?\n\n/m.exec(`${text}\n\n`)[0];
  return table
    .split('\n')
    .slice(2)
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)])
    .map(([, name]) => name)
    .sort();
}

describe('custom-elements.json', () => {
  it('has every element, as a definition of the module that the package exports', () => {
    const defined = filesIn('elements', '.ts').flatMap((path) =>
      [...textOf(path).matchAll(/^@customElement\('([^']+)'\)/gm)].map(([, tag]) => tag),
    );
    assert.ok(defined.length > 60);
    assert.deepEqual(
      names(declarations.filter(({tagName}) => tagName).map(({tagName}) => ({name: tagName}))),
      defined.sort(),
    );
    const definitions = exports.filter(({kind}) => kind === 'custom-element-definition');
    assert.deepEqual(names(definitions), defined);
    assert.deepEqual(
      new Set(definitions.map(({declaration}) => declaration.module)),
      new Set([JSON.parse(textOf('package.json')).main.replace('./', '')]),
    );
  });

  it('has the attributes, events and slots of the site that the reference lists', () => {
    const site = elementOf('docs-site');
    const page = 'demo/reference/docs-site.mdx';
    const ofLoading = ['data-banner', 'data-tabs'];
    assert.deepEqual(
      names(site.attributes).filter((name) => !ofLoading.includes(name)),
      documented(page, 'Attributes'),
    );
    assert.deepEqual(names(site.events), documented(page, 'Events'));
    assert.deepEqual(names(site.slots), documented(page, 'Slots'));
    const parts = new Set(names(site.cssParts));
    assert.deepEqual(
      documented(page, 'Parts').filter((part) => !parts.has(part)),
      [],
    );
  });

  it('has the attributes of components under the names that HTML gives them', () => {
    const attributesOf = (tag) => names(elementOf(tag).attributes);
    const all = declarations.flatMap(({attributes = []}) => names(attributes));
    assert.deepEqual(
      all.filter((name) => !/^[a-z][a-z-]*$/.test(name)),
      [],
    );
    assert.deepEqual(attributesOf('docs-tabs'), ['default-tab-index', 'unsynced']);
    assert.deepEqual(attributesOf('docs-frame'), ['caption', 'hint', 'no-zoom']);
    assert.ok(attributesOf('docs-param-field').includes('location'));
    assert.ok(attributesOf('docs-param-field').includes('required'), 'of its base class');
    assert.ok(!attributesOf('docs-param-field').includes('enum'), 'a property only');
  });

  it('has each CSS part by itself', () => {
    const parts = declarations.flatMap(({cssParts = []}) => names(cssParts));
    assert.deepEqual(
      parts.filter((name) => !/^[a-z][a-z-]*$/.test(name)),
      [],
    );
  });

  it('has nothing private', () => {
    const members = declarations.flatMap(({members = []}) => members);
    assert.deepEqual(
      members.filter(
        ({name, privacy}) => name.startsWith('#') || (privacy ?? 'public') !== 'public',
      ),
      [],
    );
  });
});
