import {expect} from '@open-wc/testing';
import {parseInWorker} from '../../../elements/site/parse-in-worker.js';
import {NumberLiteral} from '../../../src/shared/number-literal.js';

const {Worker: OriginalWorker} = globalThis;

/** The workers that were started, and those of them that have ended. */
let started: Worker[] = [];
let ended: Worker[] = [];

/** Starts workers with this script, or their own, of which the test server has the source. */
function watchWorkers(script?: string): void {
  globalThis.Worker = class extends OriginalWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      const name = /[^/]*(?=\.js$)/.exec(String(url))?.[0];
      super(script ?? `/elements/site/${name}.ts`, options);
      started.push(this);
    }

    override terminate(): void {
      ended.push(this);
      super.terminate();
    }
  };
}

const parse = (text: string, signal = new AbortController().signal) => parseInWorker(text, signal);

describe('parseInWorker', () => {
  beforeEach(() => {
    started = [];
    ended = [];
    watchWorkers();
  });

  afterEach(() => {
    globalThis.Worker = OriginalWorker;
  });

  it('parses a text in a worker, which ends with it', async () => {
    expect(await parse('a: {b: 1}\n')).to.deep.equal({value: {a: {b: 1}}, faults: []});
    expect(await parse('{"a": [1,]}')).to.deep.equal({value: {a: [1]}, faults: []});
    expect(started).to.have.lengthOf(2);
    expect(ended).to.deep.equal(started);
  });

  it('keeps what aliases of YAML share', async () => {
    const {value} = (await parse('a: &x {b: *x}\n')) as {value: {a: {b: unknown}}};
    expect(value.a.b).to.equal(value.a);
  });

  it('keeps the digits of numbers', async () => {
    for (const text of ['a: 9223372036854775807\n', 'a: &x [9223372036854775807, *x]\n']) {
      const {value} = (await parse(text)) as {value: {a: unknown}};
      const [number] = [value.a].flat();
      expect(NumberLiteral.is(number)).to.equal(true);
      expect(String(number)).to.equal('9223372036854775807');
    }
  });

  it('gives what is sound in a broken text', async () => {
    const parsed = await parse('a: 1\nb: "x\nc: 2\n');
    expect(parsed?.value).to.have.property('a', 1);
    expect(parsed?.faults).to.have.length.above(0);
  });

  it('ends the worker when the signal is aborted', async () => {
    const controller = new AbortController();
    const parsed = parse('a: 1\n', controller.signal);
    controller.abort(new Error('The site was removed.'));
    expect(await parsed.catch(String)).to.equal('Error: The site was removed.');
    expect(started).to.have.lengthOf(1);
    expect(ended).to.deep.equal(started);
  });

  it('starts no worker when the signal is aborted already', async () => {
    expect(await parse('a: 1\n', AbortSignal.abort('gone')).catch(String)).to.equal('gone');
    expect(started).to.deep.equal([]);
  });

  it('gives nothing where the script cannot be loaded', async () => {
    watchWorkers('/nothing-is-here.js');
    expect(await parse('a: 1\n')).to.equal(undefined);
    expect(ended).to.deep.equal(started);
  });

  it('gives nothing where the script is on another origin', async () => {
    watchWorkers('https://cdn.example/parse-worker.js');
    expect(await parse('a: 1\n')).to.equal(undefined);
  });

  it('gives nothing where there are no workers', async () => {
    delete (globalThis as {Worker?: unknown}).Worker;
    expect(await parse('a: 1\n')).to.equal(undefined);
  });
});
