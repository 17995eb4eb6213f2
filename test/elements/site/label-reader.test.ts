import {expect, fixture, html} from '@open-wc/testing';
import {LabelReader, type LabelResources} from '../../../elements/site/label-reader.js';
import type {PageLabels} from '../../../src/navigation/label.js';
import {type Loader, rememberingLoader} from '../../../src/site/loader.js';
import {PageFiles} from '../../../src/site/page-files.js';
import {holdTasks} from '../hold-tasks.js';
import {until} from '../until.js';

/** The pages of a sidebar that is as high as three of them. */
const pages = Array.from({length: 30}, (_, index) => `page-${index}`);
/** What is in view, and what is 200 pixels below. */
const near = pages.slice(0, 5);

interface FileRequest {
  readonly path: string;
  readonly signal: AbortSignal | undefined;
  readonly priority: 'low' | undefined;
  readonly answer: () => void;
}

/** A list of pages, 30 rows of 100 pixels in a box of 290, whose labels are to be read. */
async function readerOfRows(end: AbortSignal) {
  const list = await fixture<HTMLElement>(
    html`<div style="display: block; height: 290px; overflow: auto"></div>`,
  );
  const root = list.attachShadow({mode: 'open'});
  for (const path of pages) {
    const row = document.createElement('a');
    row.setAttribute('data-path', path);
    row.style.cssText = 'display: block; height: 100px';
    root.append(row);
  }
  const requests: FileRequest[] = [];
  const told: PageLabels[] = [];
  const loader: Loader = rememberingLoader({
    url: (path) => path,
    text: (path, signal, priority) =>
      new Promise((resolve, reject) => {
        const answer = () => resolve(`---\ntitle: Title of ${path}\n---\n`);
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
        requests.push({path: path.replace('.mdx', ''), signal, priority, answer});
      }),
  });
  const store = {read: () => ({}), write: () => undefined};
  const source = {pageFiles: new PageFiles(), loader, syntax: {}};
  const location = {folder: new URL('https://site.example/')};
  const resources = {store, signal: end, location, reader: source} as unknown as LabelResources;
  const reader = new LabelReader(resources, list, (labels) => told.push(labels));
  const lists = new Map([[list, pages]]);
  const asked = () => requests.map(({path}) => path);
  return {list, lists, reader, requests, told, asked};
}

describe('LabelReader', () => {
  let end: AbortController;
  let idle: ReturnType<typeof holdTasks>;

  beforeEach(() => {
    end = new AbortController();
    idle = holdTasks('idle');
  });

  afterEach(() => {
    end.abort();
    idle.release();
    Reflect.deleteProperty(navigator, 'connection');
  });

  const opened = () => readerOfRows(end.signal);

  it('requests the pages near the window together, and tells their labels at once', async () => {
    const {reader, lists, requests, asked, told} = await opened();
    reader.want(lists);
    await until(() => requests.length > 0);
    expect(asked()).to.deep.equal(near);
    expect(requests.map(({priority}) => priority)).to.deep.equal(near.map(() => undefined));
    const [last, ...first] = requests.toReversed();
    first.forEach(({answer}) => answer());
    await Promise.all(first.map(() => Promise.resolve()));
    expect(told).to.deep.equal([]);
    last?.answer();
    await until(() => told.length > 0);
    expect(told.map((labels) => [...labels.keys()].sort())).to.deep.equal([near]);
    expect(told[0]?.get('page-2')?.text).to.equal('Title of page-2.mdx');
  });

  it('requests other pages when the browser is idle, after all that readers wait for', async () => {
    const {reader, lists, requests, told} = await opened();
    reader.want(lists);
    await until(() => requests.length > 0);
    idle.run();
    expect(requests.length, 'while those near the window are read').to.equal(near.length);
    requests.forEach(({answer}) => answer());
    await until(() => told.length > 0 && idle.waiting.length > 0);
    expect(requests.length, 'before the browser is idle').to.equal(near.length);
    idle.run();
    await until(() => requests.length > near.length);
    const rest = requests.slice(near.length);
    expect(rest.map(({path, priority}) => [path, priority])).to.deep.equal(
      pages.slice(5, 9).map((path) => [path, 'low']),
    );
    for (let answered = near.length; answered < pages.length; answered += 1) {
      await until(() => requests.length > answered);
      requests[answered]?.answer();
    }
    await until(() => told.length > 1);
    expect(told[1]?.size).to.equal(pages.length);
  });

  it('requests what comes near the window before the others', async () => {
    const {list, reader, lists, requests, asked, told} = await opened();
    reader.want(lists);
    await until(() => requests.length > 0);
    requests.forEach(({answer}) => answer());
    await until(() => told.length > 0);
    list.scrollTop = 1550;
    await until(() => requests.length > near.length);
    expect(asked().slice(near.length)).to.deep.equal(pages.slice(13, 21));
    expect(requests.at(-1)?.priority).to.equal(undefined);
  });

  it('requests pages of a list that is not visible when the browser is idle', async () => {
    const {list, reader, lists, requests} = await opened();
    list.style.setProperty('display', 'none');
    reader.want(lists);
    await until(() => idle.waiting.length > 0);
    expect(requests).to.deep.equal([]);
    idle.run();
    await until(() => requests.length > 0);
    expect(requests.map(({priority}) => priority)).to.deep.equal(['low', 'low', 'low', 'low']);
  });

  it('tells at once what comes near and was read before', async () => {
    const {list, reader, lists, requests, told} = await opened();
    reader.want(lists);
    await until(() => requests.length > 0);
    requests.forEach(({answer}) => answer());
    await until(() => told.length > 0 && idle.waiting.length > 0);
    idle.run();
    await until(() => requests.length > near.length);
    requests[near.length]?.answer();
    // The one after it is requested in its place.
    await until(() => requests.length === near.length + 5);
    expect(told.length).to.equal(1);
    list.scrollTop = 10;
    await until(() => told.length > 1);
    expect(told[1]?.has('page-5')).to.equal(true);
  });

  it('requests nothing while the reader goes to another page, and goes on there', async () => {
    const {reader, lists, requests, asked, told} = await opened();
    reader.want(lists);
    await until(() => requests.length > 0);
    reader.pause();
    await until(() => requests.every(({signal}) => signal?.aborted));
    reader.want(lists);
    idle.run();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    idle.run();
    expect(requests.length).to.equal(near.length);
    reader.resume(lists);
    await until(() => requests.length > near.length);
    expect(asked().slice(near.length)).to.deep.equal(near);
    requests.forEach(({answer}) => answer());
    await until(() => told.length > 0);
    expect(told[0]?.size).to.equal(near.length);
  });

  it('requests only what comes near for readers who save data', async () => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}, configurable: true});
    const {reader, lists, requests, told} = await opened();
    reader.want(lists);
    await until(() => requests.length > 0);
    requests.forEach(({answer}) => answer());
    await until(() => told.length > 0);
    idle.run();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    idle.run();
    expect(requests.length).to.equal(near.length);
  });
});
