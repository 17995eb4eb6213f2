import {expect} from '@open-wc/testing';
import {SiteLabels} from '../../../elements/site/site-labels.js';
import type {LabelResources} from '../../../elements/site/label-reader.js';
import {readPage} from '../../../src/content/parse-page.js';
import {PageFiles} from '../../../src/site/page-files.js';
import type {ReaderRecord} from '../../../elements/shared/reader-store.js';
import {holdTasks} from '../hold-tasks.js';
import {until} from '../until.js';

const pageCalled = (title: string) =>
  readPage(`---\ntitle: ${title}\n---\n\nText.`, 'guide.mdx', 'guide').next().value.page;

describe('SiteLabels', () => {
  it('keeps the title that was shown last, in whatever order its tasks run', async () => {
    const tasks = holdTasks('idle');
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
