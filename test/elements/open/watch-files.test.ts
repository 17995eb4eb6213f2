import {expect} from '@open-wc/testing';
import {watchedLoader} from '../../../elements/open/watch-files.js';
import {filesLoader} from '../../../src/open/files-loader.js';
import type {OpenedDirectory} from '../../../src/open/read-directory.js';
import {holdTasks} from '../hold-tasks.js';
import {until} from '../until.js';

const directory: OpenedDirectory = {
  files: new Map(),
  changes: () => Promise.resolve([]),
  addNew: () => Promise.resolve([]),
};

/** Watches a folder, and lets a second pass each time that it is asked to. */
function watch(folder: OpenedDirectory, onChange: (paths: readonly string[]) => void) {
  const tasks = holdTasks('timeout', 1000);
  const life = new AbortController();
  watchedLoader(filesLoader(folder.files, ''), folder, '').watch?.(onChange, life.signal);
  return {
    async look() {
      await until(() => tasks.waiting.length > 0);
      tasks.advance(1000);
    },
    end() {
      life.abort();
      tasks.release();
    },
  };
}

describe('watchedLoader', () => {
  it('looks for new files when the reader comes back, even while it does', async () => {
    const found: ((paths: readonly string[]) => void)[] = [];
    const addNew = () => new Promise<readonly string[]>((resolve) => found.push(resolve));
    const changed: string[] = [];
    const {look, end} = watch({...directory, addNew}, (paths) => changed.push(...paths));
    dispatchEvent(new FocusEvent('focus'));
    await look();
    await until(() => found.length === 1);
    dispatchEvent(new FocusEvent('focus'));
    found[0]?.([]);
    await look();
    await until(() => found.length === 2);
    found[1]?.(['new.md']);
    await until(() => changed.length > 0);
    expect(changed).to.eql(['new.md']);
    end();
  });

  it('goes on after an error, which is not hidden', async () => {
    const {reportError} = globalThis;
    const reported: unknown[] = [];
    globalThis.reportError = (error) => reported.push(error);
    let times = 0;
    const fault = new Error('A fault of the site');
    const {look, end} = watch({...directory, changes: () => Promise.resolve(['a.md'])}, () => {
      if (times++ === 0) throw fault;
    });
    await look();
    await look();
    await until(() => times === 2);
    expect(reported).to.eql([fault]);
    end();
    globalThis.reportError = reportError;
  });
});
