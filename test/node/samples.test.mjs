/** The samples of bodies of an API that other tests use are valid against its schemas. */
import assert from 'node:assert/strict';
import test from 'node:test';
import {loadSource} from '../../scripts/lib/load-source.mjs';
import {users} from '../harness/users-api.mjs';

test('the samples of the API of users are valid', async () => {
  const {sampleFaults} = await loadSource('test/harness/sample-faults.ts');
  const {count, faults} = await sampleFaults(JSON.stringify(users));
  assert.ok(count > 3);
  // Each kind of payment allows the other one, so that no object is exactly one of them.
  const others = faults.filter(({reason}) => !reason.includes('exactly one'));
  assert.deepEqual(others, []);
});
