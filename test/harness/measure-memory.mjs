import assert from 'node:assert/strict';

/**
 * What may be more afterwards: less than one listener or node, or some objects, for each page or
 * site that was shown; a page that stays is hundreds of objects. What the page still loads when it
 * is measured is part of it, and the heap contains code that is compiled meanwhile.
 */
const spare = {listeners: 50, nodes: 50, objects: 1000, bytes: 1_500_000};

/** So many times garbage is collected before what it leaves behind is collected, too. */
const collections = 4;

/** A function that counts what the page holds, after its garbage was collected. */
export async function measurer(page) {
  const client = await page.createCDPSession();
  await client.send('Performance.enable');
  await client.send('HeapProfiler.enable');
  return async () => {
    // Scripts and documents have a heap each, and frames hold what was observed before them.
    for (let round = 0; round < collections; round += 1) {
      await client.send('HeapProfiler.collectGarbage');
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
      );
    }
    await client.send('HeapProfiler.collectGarbage');
    const {metrics} = await client.send('Performance.getMetrics');
    const values = Object.fromEntries(metrics.map(({name, value}) => [name, value]));
    const {JSEventListeners: listeners, Nodes: nodes, JSHeapUsedSize: bytes} = values;
    return {listeners, nodes, objects: await countObjects(client), bytes};
  };
}

/** How many objects of the page inherit from `Object`, such as functions, maps and arrays. */
async function countObjects(client) {
  const {result: prototype} = await client.send('Runtime.evaluate', {
    expression: 'Object.prototype',
    objectGroup: 'count',
  });
  const {objects} = await client.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId,
    objectGroup: 'count',
  });
  const {result: count} = await client.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await client.send('Runtime.releaseObjectGroup', {objectGroup: 'count'});
  return count.value;
}

export function assertFlat(t, before, after) {
  for (const name of Object.keys(spare)) {
    t.diagnostic(`${name} ${before[name]} → ${after[name]}`);
  }
  for (const [name, more] of Object.entries(spare)) {
    assert.ok(after[name] <= before[name] + more, name);
  }
}
