import {expect} from '@open-wc/testing';
import {found, restoreFiles, siteWith} from './config-site.js';
import {readerStore} from '../../../elements/shared/reader-store.js';
import {holdFiles} from './stub-files.js';
import {until} from '../until.js';

const own = location.href.replace(/#.*/, '');

// What visits in other tests have found out is of other sites.
beforeEach(() => localStorage.clear());
after(() => restoreFiles());
afterEach(() => {
  for (const site of document.querySelectorAll('docs-site')) site.remove();
  history.replaceState({}, '', own);
});

const pages = {
  'index.mdx': '---\ntitle: Welcome\n---\n\n[Folder](/guides/index)\n',
  'start.mdx': '---\ntitle: Start\n---\n\n[Home](/)\n',
  'guides/index.mdx': '---\ntitle: All guides\n---\n',
};
const listed = {name: 'Acme', navigation: [{group: 'Guides', pages: ['start', 'guides/index']}]};
const attributes = {router: 'hash'};

describe('the home page', () => {
  it('is an index of the root that is not listed, without the place of another page', async () => {
    const site = await siteWith(listed, {files: pages, attributes});
    await until(() => site.dataset['path'] === '');
    expect(await found(site, 'h1')).to.have.trimmed.text('Welcome');
    expect(document.title).to.equal('Acme');
    expect(site.querySelector('[part~="eyebrow"], docs-pager a')).to.equal(null);
    site.path = 'start';
    await until(() => site.dataset['path'] === 'start');
    expect(document.title).to.equal('Start – Acme');
    (await found(site, 'article a')).click();
    await until(() => site.dataset['path'] === '');
    expect(location.hash).to.equal('#/');
  });

  it('is the first page where the root has no index, at the URL of the site', async () => {
    const {'index.mdx': _, ...others} = pages;
    const site = await siteWith(listed, {files: others, attributes});
    await until(() => site.dataset['path'] === 'start');
    expect(site.path).to.equal('start');
    expect(location.hash).to.equal('');
    expect(document.title).to.equal('Acme');
  });

  it('is a listed index in a hidden tab', async () => {
    const tabs = [
      {tab: 'A', pages: ['start']},
      {tab: 'B', hidden: true, pages: ['index']},
    ];
    const site = await siteWith({navigation: {tabs}}, {files: pages, attributes});
    await until(() => site.dataset['path'] === 'index');
    expect(await found(site, 'h1')).to.have.trimmed.text('Welcome');
  });
});

describe('the index of a folder', () => {
  it('is at the URL of the folder', async () => {
    const site = await siteWith(listed, {files: pages, attributes: {...attributes, path: 'start'}});
    await until(() => site.dataset['path'] === 'start');
    const row = await found(site, 'a[data-path="guides/index"]');
    expect(row.getAttribute('href')).to.equal('#/guides/');
    site.path = 'guides/index';
    await until(() => site.dataset['path'] === 'guides/index');
    expect(location.hash).to.equal('#/guides/');
    expect(await found(site, 'h1')).to.have.trimmed.text('All guides');
  });
});

describe('a later visit', () => {
  it('shows the home page without waiting for an index', async () => {
    const {'index.mdx': _, ...others} = pages;
    const site = await siteWith(listed, {files: others, attributes});
    await until(() => site.dataset['path'] === 'start');
    const parent = site.parentElement;
    site.remove();
    const release = holdFiles('index.m');
    parent?.append(site);
    await until(() => site.dataset['path'] === 'start');
    release();
  });

  it('finds an index that was added since', async () => {
    const site = await siteWith(listed, {files: pages, attributes: {...attributes, path: 'start'}});
    await until(() => site.dataset['path'] === 'start');
    const store = readerStore(site.getAttribute('src') ?? '');
    store.write({hasIndex: false});
    const parent = site.parentElement;
    site.remove();
    history.replaceState({}, '', own);
    site.path = '';
    parent?.append(site);
    await until(() => site.dataset['path'] === 'start');
    await until(() => store.read().hasIndex === true);
    await site.settled();
    const home = await found(site, 'article a');
    home.click();
    await until(() => site.dataset['path'] === '');
  });
});
