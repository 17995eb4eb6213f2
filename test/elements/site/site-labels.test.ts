import {ScannedPage} from '../../../src/content/scanned-page.js';
import {expect} from '@open-wc/testing';
import {SiteLabels} from '../../../elements/site/site-labels.js';
import type {LabelResources} from '../../../elements/site/label-reader.js';
import {readPage} from '../../../src/content/parse-page.js';
import type {PageLabel} from '../../../src/navigation/label.js';
import {LoadError} from '../../../src/site/loader.js';
import {PageFiles} from '../../../src/site/page-files.js';
import type {ReaderRecord} from '../../../elements/shared/reader-store.js';
import {stubFiles} from './stub-files.js';
import {holdTasks} from '../hold-tasks.js';
import {until} from '../until.js';

/** The labels of a site with files, an index, and labels that were stored at the last visit. */
async function labelsOf(
  site: {readonly files?: Readonly<Record<string, string>>; readonly index?: object},
  stored: ReaderRecord['labels'],
  listed: readonly string[],
): Promise<ReadonlyMap<string, PageLabel>> {
  const end = new AbortController();
  const {signal} = end;
  const folder = new URL('https://site.example/');
  const index = JSON.stringify(site.index ?? {});
  const restore = stubFiles(new Map([['docs-index.json', index]]));
  const loader = {
    url: (path: string) => path,
    text: (path: string) => {
      const text = site.files?.[path];
      return text === undefined
        ? Promise.reject(new LoadError('missing', path, 404))
        : Promise.resolve(text);
    },
  };
  const store = {read: () => ({labels: stored}), write: () => undefined};
  const reader = {pageFiles: new PageFiles(), loader, syntax: {}};
  const host = document.createElement('div');
  if (site.index) host.setAttribute('index', 'docs-index.json');
  try {
    return await new Promise((resolve) => {
      const resources = {store, signal, location: {folder}, reader} as unknown as LabelResources;
      const labels = new SiteLabels(resources.store, signal, resolve);
      labels.list(host, listed);
      labels.read(pageCalled('Guide'), resources, host);
    });
  } finally {
    end.abort();
    restore();
  }
}

const pageCalled = (title: string) =>
  readPage(new ScannedPage(`---\ntitle: ${title}\n---\n\nText.`), 'guide.mdx', 'guide').next().value
    .page;

describe('SiteLabels', () => {
  it('knows all pages that the index says are hidden, also those that no list shows', async () => {
    const draft = {path: 'draft', file: 'draft.mdx', title: 'Draft', hidden: true};
    const labels = await labelsOf({index: {pages: [draft]}}, [], []);
    expect(labels.get('draft')).to.deep.equal({text: 'Draft', isHidden: true});
  });

  it('knows a listed page to be hidden once it has been read', async () => {
    const files = {'draft.mdx': '---\ntitle: Draft\nhidden: true\n---\n'};
    const labels = await labelsOf({files}, [], ['draft']);
    expect(labels.get('draft')?.isHidden).to.equal(true);
  });

  it('reads pages again that were hidden at the last visit, as no list shows them', async () => {
    const files = {'draft.mdx': '---\ntitle: Published\n---\n'};
    const labels = await labelsOf({files}, [['draft', {text: 'Draft', isHidden: true}]], []);
    expect(labels.get('draft')).to.deep.equal({text: 'Published'});
  });

  it('keeps the title that was shown last, in whatever order its tasks run', async () => {
    const tasks = holdTasks('frame');
    const end = new AbortController();
    const {signal} = end;
    try {
      let stored: ReaderRecord['labels'];
      const store = {
        read: () => ({}),
        write: ({labels}: ReaderRecord) => (stored = labels),
      } as unknown as LabelResources['store'];
      const location = {folder: new URL('https://site.example/')};
      const reader = {pageFiles: new PageFiles()} as unknown as LabelResources['reader'];
      const labels = new SiteLabels(store, signal, () => undefined);
      const host = document.createElement('div');
      for (const title of ['Guide', 'Manual']) {
        labels.read(pageCalled(title), {store, signal, location, reader}, host);
      }
      tasks.run('reversed');
      await until(() => stored !== undefined);
      expect(stored).to.deep.equal([['guide', {text: 'Manual'}]]);
    } finally {
      end.abort();
      tasks.release();
    }
  });
});
