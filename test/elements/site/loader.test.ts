import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import '../../../elements/site/docs-site.js';
import type {DocsSite} from '../../../elements/site/docs-site.js';
import {LoadError, type Loader, type SiteLoader} from '../../../src/site/loader.js';
import {holdTasks} from '../hold-tasks.js';
import {until} from '../until.js';
import {connect, newPlace, openSite, makeSite, problemsOf, titleOf} from './test-site.js';

/** Files of a site with one page, whose title is given. */
function loaderWith(title: string): Loader {
  const navigation = [{group: 'A', pages: ['start']}];
  const files = new Map([
    ['docs.json', JSON.stringify({name: 'Other', navigation})],
    ['start.mdx', `---\ntitle: ${title}\n---\n\nText.`],
  ]);
  return {
    url: (path) => `test:${path}`,
    text: (path) => {
      const text = files.get(path);
      return text === undefined
        ? Promise.reject(new LoadError('missing', `test:${path}`, 404))
        : Promise.resolve(text);
    },
  };
}

const config = JSON.stringify({name: 'Other', navigation: [{group: 'A', pages: ['start']}]});

/** A loader of an application, whose files the test changes. */
function watched(texts: Readonly<Record<string, unknown>>, onWatch?: (report: Report) => void) {
  const files = new Map(Object.entries(texts));
  const reports: Report[] = [];
  const loader: SiteLoader = {
    url: (path) => `test:${path}`,
    // The type is not checked in JavaScript.
    text: (path) => Promise.resolve(files.get(path) as string | undefined),
    watch(report) {
      reports.push(report);
      onWatch?.(report);
    },
  };
  return {files, reports, loader};
}

const start = '---\ntitle: Start\n---\n';

type Report = (paths: readonly string[]) => void;

function siteWith(loader: SiteLoader): DocsSite {
  const site = document.createElement('docs-site');
  return Object.assign(site, {router: 'memory', src: newPlace(), loader});
}

/** What is reported as an error of the application. */
function reportedErrors() {
  const {reportError} = globalThis;
  const all: unknown[] = [];
  globalThis.reportError = (error) => all.push(error);
  return {all, restore: () => (globalThis.reportError = reportError)};
}

describe('the loader of a site', () => {
  it('may be set right after its element is added', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const site: DocsSite = document.createElement('docs-site');
    Object.assign(site, {router: 'memory', src: newPlace()});
    const shown = oneEvent(site, 'docs-page-shown');
    box.append(site);
    site.loader = loaderWith('From a loader');
    await shown;
    expect(titleOf(site)).to.equal('From a loader');
  });

  it('shows its files instead of those before when it is replaced', async () => {
    makeSite(['start']);
    const site = await openSite({router: 'memory'});
    expect(titleOf(site)).to.equal('Title of start');
    const shown = oneEvent(site, 'docs-page-shown');
    site.loader = loaderWith('From another loader');
    await shown;
    expect(titleOf(site)).to.equal('From another loader');
  });

  it('opens the site again only if a file that it reports has changed', async () => {
    const {files, reports, loader} = watched(
      {'docs.json': config, 'start.mdx': start, 'other.json': '{}'},
      (report) => {
        report(['docs.json', 'other.json']);
        report(['docs.json', 'missing.css']);
      },
    );
    const site = await connect(siteWith(loader));
    // The file that was not read may have changed.
    await until(() => reports.length === 2);
    await site.settled();
    expect(reports.length).to.equal(2);
    files.set('docs.json', config.replace('"A"', '"B"'));
    reports.at(-1)?.(['docs.json']);
    await until(() => reports.length === 3);
    await site.settled();
    expect(reports.length).to.equal(3);
  });

  it('opens the site once its configuration can be read again', async () => {
    const {files, reports, loader} = watched({'docs.json': config, 'start.mdx': start});
    const site = await connect(siteWith(loader));
    await until(() => reports.length === 1);
    // An editor may empty a file before it writes it.
    files.set('docs.json', '');
    reports.at(-1)?.(['docs.json']);
    await until(() => reports.length === 2);
    expect(titleOf(site)).not.to.equal('Start');
    const shown = oneEvent(site, 'docs-page-shown');
    files.set('docs.json', config);
    reports.at(-1)?.(['docs.json']);
    await shown;
    expect(titleOf(site)).to.equal('Start');
  });

  it('shows a page that was missing as soon as it has a file', async () => {
    const {files, reports, loader} = watched({'docs.json': config});
    const site = siteWith(loader);
    const problems = problemsOf(site);
    await fixture(html`${site}`);
    await until(() => reports.length === 1);
    await until(() => problems.all.some(({code}) => code === 'load/page-missing'));
    const shown = oneEvent(site, 'docs-page-shown');
    files.set('start.mdx', start);
    reports.at(-1)?.(['start.mdx']);
    await shown;
    expect(titleOf(site)).to.equal('Start');
  });

  it('shows a page that failed as soon as it has a file', async () => {
    const {files, reports, loader} = watched({'docs.json': config, 'start.mdx': 5});
    const site = siteWith(loader);
    const problems = problemsOf(site);
    await fixture(html`${site}`);
    await until(() => reports.length === 1);
    await until(() => problems.all.length > 0);
    expect(problems.all[0]?.message).to.contain('TypeError');
    const shown = oneEvent(site, 'docs-page-shown');
    files.set('start.mdx', start);
    reports.at(-1)?.(['start.mdx']);
    await shown;
    expect(titleOf(site)).to.equal('Start');
  });

  it('may reject with anything', async () => {
    const loader = {url: String, text: () => Promise.reject(Object.create(null) as Error)};
    const site = siteWith(loader);
    const problems = problemsOf(site);
    await fixture(html`${site}`);
    await until(() => problems.all.length > 0);
    expect(problems.all[0]?.code).to.equal('load/unexpected');
  });

  it('may reject for a snippet: the page is shown, and its author sees the reason', async () => {
    const text = `${start}\n<Snippet file="a.mdx" />`;
    const {loader} = watched({'docs.json': config, 'start.mdx': text});
    const site = siteWith({
      ...loader,
      text: (path) =>
        path === 'snippets/a.mdx' ? Promise.reject(new Error('locked')) : loader.text(path),
    });
    const problems = problemsOf(site);
    await connect(site);
    await until(() => problems.all.length > 0);
    expect(titleOf(site)).to.equal('Start');
    expect(problems.all[0]?.code).to.equal('page/snippet-missing');
    expect(problems.all[0]?.message).to.contain('Error: locked');
  });

  it('may throw for a file or when it is watched: the page is shown without', async () => {
    const errors = reportedErrors();
    const text = '---\ntitle: Start\n---\n\n![An anvil](/anvil.svg)';
    const {loader} = watched({'docs.json': config, 'start.mdx': text}, () => {
      throw new Error('watch');
    });
    const fileUrl = () => {
      throw new Error('fileUrl');
    };
    try {
      const made = siteWith({...loader, fileUrl});
      const problems = problemsOf(made);
      const site = await connect(made);
      await until(() => errors.all.length > 0 && problems.all.length > 0);
      expect(titleOf(site)).to.equal('Start');
      expect(site.querySelector('article img')?.hasAttribute('src')).to.equal(false);
      expect(errors.all.map(String)).to.eql(['Error: watch']);
      const [problem] = problems.all;
      expect(problem?.code).to.equal('load/unexpected');
      expect(problem?.location.file).to.equal('anvil.svg');
      expect(problem?.message).to.contain('Error: fileUrl');
    } finally {
      errors.restore();
    }
  });

  it('has a minute for a file, after which readers can try again', async () => {
    const limits = holdTasks('timeout', 60_000);
    const {files, loader} = watched({'docs.json': config, 'start.mdx': start});
    let isStuck = true;
    const text: SiteLoader['text'] = (path) =>
      isStuck && path === 'start.mdx'
        ? new Promise<string>(() => undefined)
        : Promise.resolve(files.get(path) as string | undefined);
    try {
      const site = siteWith({...loader, text});
      const problems = problemsOf(site);
      document.body.append(site);
      await until(() => limits.waiting.length === 1);
      limits.advance(59_999);
      expect(limits.waiting.length).to.equal(1);
      limits.advance(1);
      await until(() => titleOf(site) === 'This page could not be loaded');
      await until(() => problems.all.length > 0);
      expect(problems.all[0]?.message).to.equal(
        'test:start.mdx did not respond within 60 seconds.',
      );
      isStuck = false;
      site.querySelector<HTMLElement>('[part="action"]')?.click();
      await until(() => titleOf(site) === 'Start');
      site.remove();
    } finally {
      limits.release();
    }
  });
});
