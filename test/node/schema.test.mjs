import assert from 'node:assert/strict';
import {Ajv} from 'ajv';
import {before, describe, it} from 'node:test';
import {loadSource} from '../../scripts/lib/load-source.mjs';
import {textOf} from '../harness/sources.mjs';

const schemas = ['src/config/schema.json', 'src/config/schema-mintlify.json'];
const published = JSON.parse(textOf('dist/docs.schema.json'));

/** Every part of a schema that a person may write: properties and what they hold. */
function* propertiesOf(schema, path = '') {
  for (const [key, value] of Object.entries(schema ?? {})) {
    if (typeof value !== 'object' || value === null) continue;
    if (key === 'properties' && !path.endsWith('/if')) {
      for (const [name, property] of Object.entries(value)) yield [`${path}/${name}`, property];
    }
    yield* propertiesOf(value, `${path}/${key}`);
  }
}

describe('the schemas of docs.json', () => {
  for (const path of schemas) {
    it(`${path} says of every property what it does`, () => {
      const schema = JSON.parse(textOf(path));
      const definitions = schema.definitions;
      const wordless = [...propertiesOf(schema)].filter(([place, property]) => {
        const referenced = definitions[property.$ref?.split('/').at(-1)];
        const description = property.description ?? referenced?.description;
        return !/[.]$/.test(description ?? '') && !/\/else\/|\/then\//.test(place);
      });
      assert.deepEqual(wordless, []);
    });
  }
});

describe('dist/docs.schema.json', () => {
  // Everything that an editor's checker would stumble over is an error here.
  const check = new Ajv({strict: true, strictTypes: false, strictRequired: false}).compile(
    published,
  );
  let samples;
  before(async () => {
    const source = await loadSource(
      'test/harness/sample-configs.ts',
      'test/harness/newer-shape.ts',
    );
    samples = [...source.sampleConfigs().values(), source.newerShape];
  });

  const assertFits = (config) =>
    assert.ok(check(config), JSON.stringify(check.errors?.slice(0, 3), undefined, 2));

  it('is a schema of draft 7', () => {
    const ajv = new Ajv();
    assert.ok(ajv.validateSchema(published), JSON.stringify(ajv.errors));
  });

  it('accepts configurations as real sites have them', () => {
    assert.equal(samples.length, 11);
    samples.forEach(assertFits);
    assertFits(JSON.parse(textOf('demo/docs.json')));
  });

  it('accepts references to other files in place of objects and lists', () => {
    const $ref = './other.json';
    assertFits({name: 'A', navigation: {$ref}, redirects: {$ref}, navbar: {links: {$ref}}});
    assertFits({name: 'A', navigation: {languages: [{$ref}, {language: 'en', $ref}]}});
    assertFits({name: 'A', navigation: [{$ref}], colors: {$ref}, topbarLinks: [{$ref}]});
  });

  it('accepts what has one name only beside a list of groups', () => {
    const banner = {content: 'x', color: {light: '#fff', dark: '#000'}};
    const more = {description: 'x', variables: {a: '1'}, contextual: {options: ['copy']}};
    assertFits({name: 'A', navigation: [], banner, errors: {404: {title: 'x'}}, ...more});
  });

  const wrong = [
    {name: 'A'},
    {name: 5, navigation: []},
    {name: 'A', navigation: [], navbar: {}},
    {name: 'A', navigation: {}, topbarLinks: []},
    {name: 'A', navigation: [{group: 'a'}]},
    {name: 'A', navigation: {tabs: [{tab: 'a', groups: [{group: 'a', icn: 'x'}]}]}},
    {name: 'A', navigation: {global: {anchors: [{anchor: 'a'}]}}},
    {name: 'A', navigation: [], colors: {primary: 'red'}},
    {name: 'A', navigation: [], banner: {contnt: 'x'}},
  ];
  for (const config of wrong) {
    it(`does not accept ${JSON.stringify(config)}`, () => assert.equal(check(config), false));
  }

  it('tells which properties have no effect', () => {
    const {list, object} = published.definitions;
    for (const schema of [list, object]) {
      assert.match(schema.properties.theme.description, /No effect: /);
    }
    assert.doesNotMatch(JSON.stringify(published), /x-notUsed/);
  });
});
