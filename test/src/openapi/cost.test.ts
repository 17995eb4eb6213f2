import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import type {ApiDescription} from '../../../src/openapi/description.js';
import {exampleOf} from '../../../src/openapi/example.js';
import {findOperation} from '../../../src/openapi/find-operation.js';
import {readDescription} from '../../../src/openapi/read-description.js';
import type {Schema} from '../../../src/openapi/schema.js';
import {countingReads} from '../../harness/counting-reads.js';

interface Counted {
  readonly description: ApiDescription;
  /** How often anything in the document has been looked at. */
  readonly reads: () => number;
}

/** A description whose document counts how often it is read. */
async function counted(document: unknown): Promise<Counted> {
  const {value, reads} = countingReads(document);
  const description = await readDescription('', 'api.json', {
    url: 'https://docs.example/api.json',
    loadText: () => Promise.reject(new Error('No files')),
    parse: () => ({value, faults: []}),
  });
  return {description, reads};
}

const ref = (name: string): object => ({$ref: `#/components/schemas/${name}`});

/** A document in which every schema refers to ten others, as those of large services do. */
function large(operations: number): object {
  const names = Array.from({length: operations}, (_, index) => `S${index}`);
  const schema = (_: string, index: number): object => ({
    type: 'object',
    properties: Object.fromEntries(
      Array.from({length: 10}, (_, step) => {
        const name = `S${(index * 7 + step * 13 + 1) % operations}`;
        return [`to${step}`, ref(name)];
      }),
    ),
  });
  return {
    openapi: '3.1.1',
    paths: Object.fromEntries(
      names.map((name) => [
        `/${name}/{id}`,
        {post: {requestBody: {content: {'application/json': {schema: ref(name)}}}}},
      ]),
    ),
    components: {
      schemas: Object.fromEntries(names.map((name, index) => [name, schema(name, index)])),
    },
  };
}

/** What a page looks at: an operation, its schema two levels deep, and an example. */
async function open({description}: Counted): Promise<void> {
  const [entry] = description.operations;
  const {operation} = await description.read(entry!);
  const schema = operation.body?.contents[0]?.schema;
  const visit = (one: Schema, depth: number): void => {
    void one.label;
    if (depth > 0) for (const property of one.properties()) visit(property.schema, depth - 1);
  };
  visit(schema!, 2);
  exampleOf(schema!, {direction: 'request'});
}

describe('the cost of a description', () => {
  it('grows with the number of operations while they are listed', async () => {
    const [few, many] = [(await counted(large(100))).reads(), (await counted(large(1000))).reads()];
    expect(many / few).to.be.within(9, 11);
  });

  it('of parsing a large file is a task of its own', async () => {
    for (const [length, isOwn] of [
      [10, false],
      [1_000_001, true],
    ] as const) {
      const steps: string[] = [];
      const parse = () => {
        setTimeout(() => steps.push('another task'));
        return {value: {openapi: '3.1.0', paths: {}}, faults: []};
      };
      await readDescription('#'.repeat(length), 'openapi.yaml', {
        url: 'https://docs.example/openapi.yaml',
        loadText: () => Promise.reject(new Error('There is no other file.')),
        parse,
      });
      steps.push('read');
      expect(steps).to.deep.equal(isOwn ? ['another task', 'read'] : ['read']);
    }
  });

  it('does not grow with other operations when one is opened', async () => {
    const costs = await Promise.all(
      [200, 2000].map(async (operations) => {
        const document = await counted(large(operations));
        const before = document.reads();
        await open(document);
        return document.reads() - before;
      }),
    );
    // References are checked to a limit, and what is shown is read.
    expect(costs[1]! / costs[0]!).to.be.within(0.5, 1.5);
  });

  it('is paid once for what is shown again', async () => {
    const document = await counted(large(50));
    const schema = (await document.description.readSchema('S0'))!;
    const read = (): number => {
      const before = document.reads();
      for (const property of schema.properties())
        void [property.schema.label, property.schema.limits];
      return document.reads() - before;
    };
    expect(read()).to.be.above(0);
    expect(read()).to.equal(0);
  });

  it('grows with the number of schemas that extend one', async () => {
    const cost = async (children: number): Promise<number> => {
      const names = Array.from({length: children}, (_, index) => `C${index}`);
      const document = await counted({
        openapi: '3.1.1',
        components: {
          schemas: {
            Base: {discriminator: {propertyName: 'kind'}, properties: {kind: {type: 'string'}}},
            ...Object.fromEntries(names.map((name) => [name, {allOf: [ref('Base')]}])),
          },
        },
      });
      const schema = await document.description.readSchema('Base');
      expect(schema?.choices[0]?.variants).to.have.length(children);
      return document.reads();
    };
    expect((await cost(400)) / (await cost(100))).to.be.within(3, 5);
  });

  it('of an example is limited, however much a schema contains', async () => {
    const document = await counted(large(3000));
    const schema = (await document.description.readSchema('S0'))!;
    const before = document.reads();
    exampleOf(schema, {direction: 'request'});
    expect(document.reads() - before).to.be.below(200_000);
  });

  it('does not include the schemas of examples before these are shown', async () => {
    const properties = Object.fromEntries(
      Array.from({length: 100}, (_, index) => [`p${index}`, {type: 'string'}]),
    );
    const value = Object.fromEntries(Object.keys(properties).map((name) => [name, 1]));
    const content = {'application/json': {schema: {properties}, examples: {one: {value}}}};
    const {description, reads} = await counted({
      openapi: '3.1.1',
      paths: {'/x': {post: {requestBody: {content}}}},
    });
    const {operation} = await description.read(description.operations[0]!);
    const before = reads();
    const [example] = operation.body?.contents[0]?.examples ?? [];
    expect(example?.value).to.have.property('p99', '1');
    const shown = reads();
    expect(shown - before).to.be.above(100);
    expect(example?.value).to.have.property('p99', '1');
    expect(reads()).to.equal(shown);
  });

  it('does not grow with the description where an operation is found at once', async () => {
    const {description, reads} = await counted(large(500));
    const before = reads();
    expect(findOperation('post /S499/{id}', [description])).to.have.property('entry');
    expect(reads()).to.equal(before);
  });
});
