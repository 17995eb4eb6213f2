import assert from 'node:assert/strict';
import {before, describe, it} from 'node:test';
import {rowsOf} from '../../scripts/lib/documentation/schema-rows.mjs';
import {changelogPage} from '../../scripts/write-changelog.mjs';
import {pages, withTables} from '../../scripts/write-properties.mjs';
import {loadSource} from '../../scripts/lib/load-source.mjs';
import {textOf} from '../harness/sources.mjs';
import {newer, older} from '../harness/full-configs.mjs';
import {waiting} from '../harness/unimplemented-properties.mjs';

const shapes = [
  {shape: 'older', schema: 'src/config/schema.json', whole: older},
  {shape: 'newer', schema: 'src/config/schema-mintlify.json', whole: newer},
];

let observe;
let checks;
before(async () => {
  ({observe, ...checks} = await loadSource('test/harness/observe.ts', 'src/config/validate.ts'));
});

for (const {shape, schema, whole} of shapes) {
  describe(`properties of ${schema}`, () => {
    for (const {id, notUsed} of rowsOf(JSON.parse(textOf(schema)))) {
      if (id === '$schema') continue; // for editors only
      if (notUsed !== undefined) {
        it(`${id} is known to have no effect`, () => assert.match(notUsed, /\.$/));
      } else if (waiting[shape].includes(id)) {
        it(`${id} has no effect yet`, () => assert.equal(changes(id, whole), false));
      } else {
        it(`${id} changes the site`, () => assert.equal(changes(id, whole), true));
      }
    }

    it('that have no effect are reported', () => {
      const config = {...whole.config, theme: 'mint'};
      const codes = checks
        .validateConfig(JSON.stringify(config), 'docs.json')
        .map(({code}) => code);
      assert.ok(codes.includes('config/not-used'));
    });
  });
}

describe('the tables of properties', () => {
  for (const one of pages) {
    it(`of ${one.page} are those of the schema`, async () => {
      const {text, whole} = await withTables(one);
      assert.equal(text, whole, 'Run: node scripts/write-properties.mjs');
    });
  }
});

describe('the page "Changelog"', () => {
  it('has what CHANGELOG.md says', async () => {
    const {text, whole} = await changelogPage();
    assert.equal(text, whole, 'Run: node scripts/write-changelog.mjs');
  });
});

/** Whether a site is another one without this property. */
function changes(id, {config, places, instead}) {
  const laid = Object.entries(instead).find(([start]) => id.startsWith(start))?.[1];
  const whole = structuredClone({...config, ...laid});
  const [definition] = id.split(/[.[]/);
  const inDefinition = places[definition] && `${places[definition]}${id.slice(definition.length)}`;
  const path = (places[id] ?? inDefinition ?? id).replaceAll('[]', '.0').split('.');
  const last = path.pop();
  const holder = path.reduce(
    (value, key) => value?.[key === '*' ? Object.keys(value)[0] : key],
    whole,
  );
  const key = last === '*' ? Object.keys(holder ?? {})[0] : last;
  assert.ok(holder && key in holder, `test/harness/full-configs.mjs sets no ${id}`);
  const before = observe(whole);
  delete holder[key];
  return observe(whole) !== before;
}
