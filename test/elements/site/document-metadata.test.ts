import {expect} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import {found, restoreFiles, siteWith} from './config-site.js';
import {until} from '../until.js';

const own = location.href.replace(/#.*/, '');
const hash = {router: 'hash'};

after(() => restoreFiles());
afterEach(() => {
  for (const site of document.querySelectorAll('docs-site')) site.remove();
  history.replaceState({}, '', own);
});

const contentOf = (name: string) =>
  document.head
    .querySelector(`meta[name="${name}"], meta[property="${name}"], link[rel="${name}"]`)
    ?.getAttribute(name === 'canonical' ? 'href' : 'content') ?? undefined;
const said = (name: string, content: string | undefined) =>
  until(() => contentOf(name) === content, `${name} says ${content}`);
const icons = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')].map(({href, media}) =>
    `${href.replace(/.*\//, '')} ${/dark|light/.exec(media)?.[0] ?? ''}`.trim(),
  );

const files = {
  'start.mdx':
    '---\ntitle: Start\ndescription: How to start.\n"og:title": Go\n"twitter:card": summary\n' +
    '---\n\nHello.\n',
};

describe('the head of the document', () => {
  it('says what the site and the page say of themselves', async () => {
    const site = await siteWith(
      {
        description: 'All about Acme.',
        seo: {
          metatags: {
            'og:title': 'Acme',
            'twitter:site': '@acme',
            canonical: 'https://acme.example/docs',
          },
        },
      },
      {attributes: hash, files},
    );
    await said('og:title', 'Go');
    await said('twitter:card', 'summary');
    await said('twitter:site', '@acme');
    await said('description', 'How to start.');
    await said('canonical', 'https://acme.example/docs/');
    site.path = 'guides/second';
    await said('canonical', 'https://acme.example/docs/guides/second');
    await said('description', 'All about Acme.');
    await said('og:title', 'Acme');
    await said('twitter:card', undefined);
    site.remove();
    await said('og:title', undefined);
    await said('description', undefined);
  });

  it('colors the bar of the browser like the page, in the mode of the reader', async () => {
    const site = await siteWith({}, {attributes: {...hash, mode: 'light'}, files});
    const isLikeSite = () => contentOf('theme-color') === getComputedStyle(site).backgroundColor;
    await until(isLikeSite, 'light');
    const light = contentOf('theme-color');
    site.mode = 'dark';
    await until(() => isLikeSite() && contentOf('theme-color') !== light, 'dark');
    site.removeAttribute('mode');
    await emulateMedia({colorScheme: 'dark'});
    await until(() => isLikeSite() && contentOf('theme-color') !== light, 'dark system');
    await emulateMedia({colorScheme: 'light'});
    await until(() => isLikeSite() && contentOf('theme-color') === light, 'light system');
    site.remove();
    await said('theme-color', undefined);
  });

  it('leaves the color of the bar to a document that has one for all modes', async () => {
    const own = Object.assign(document.createElement('meta'), {
      name: 'theme-color',
      content: 'teal',
    });
    document.head.append(own);
    await siteWith({}, {attributes: hash, files});
    await said('description', 'How to start.');
    const all = [...document.head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    expect(all.map(({content}) => content)).to.deep.equal(['teal']);
    own.remove();
  });

  it('keeps pages out of search engines if they say so or no link leads to them', async () => {
    const pages = {
      'start.mdx': '---\ntitle: Start\nnoindex: true\n---\n\nHello.\n',
      'draft.mdx': '---\ntitle: Draft\n---\n\nHello.\n',
    };
    const site = await siteWith({}, {attributes: hash, files: pages});
    await said('robots', 'noindex');
    site.path = 'guides/second';
    await said('robots', undefined);
    site.path = 'draft';
    await said('robots', 'noindex');
  });

  it('gives back what the host page says', async () => {
    const meta = document.createElement('meta');
    meta.name = 'description';
    meta.content = 'My app';
    document.head.append(meta);
    const site = await siteWith({}, {attributes: hash, files});
    await until(() => meta.content === 'How to start.');
    site.remove();
    expect(meta.content).to.equal('My app');
    meta.remove();
  });

  it('keeps what configures the application around the site', async () => {
    const token = document.createElement('meta');
    token.name = 'csrf-token';
    token.content = 'of the host';
    document.head.append(token);
    const metatags = {'csrf-token': 'of the site', 'og:title': 'Acme'};
    await siteWith({seo: {metatags}}, {attributes: hash});
    await until(() => contentOf('og:title') === 'Acme');
    expect(token.content).to.equal('of the host');
    token.remove();
  });

  it('is left alone by a site that keeps out of the URL', async () => {
    const site = await siteWith(
      {favicon: '/one.svg', seo: {metatags: {'og:title': 'Acme'}}},
      {files},
    );
    await found(site, 'footer');
    expect([contentOf('og:title'), contentOf('description'), icons()]).to.deep.equal([
      undefined,
      undefined,
      [],
    ]);
  });
});

describe('the icon in the tab', () => {
  it('is that of the mode, also when the reader changes it', async () => {
    const favicon = {light: '/light.svg', dark: '/dark.svg'};
    const site = await siteWith({favicon}, {attributes: hash});
    await until(() => icons().join() === 'light.svg');
    site.mode = 'dark';
    await until(() => icons().join() === 'dark.svg');
    site.mode = 'system';
    await until(() => icons().join() === 'light.svg light,dark.svg dark');
    site.remove();
    expect(icons()).to.deep.equal([]);
  });

  it('follows the reader’s choice', async () => {
    const favicon = {light: '/light.svg', dark: '/dark.svg'};
    const site = await siteWith({favicon, appearance: {default: 'light'}}, {attributes: hash});
    site.removeAttribute('mode');
    await until(() => icons().join() === 'light.svg');
    (await found(site, '[part="toggle"][popovertarget]')).click();
    (await found(site, '[role="menuitemradio"]:nth-of-type(2)')).click();
    await until(() => icons().join() === 'dark.svg');
  });

  it('is that of the site shown now', async () => {
    const site = await siteWith({favicon: '/one.svg'}, {attributes: hash});
    await until(() => icons().join() === 'one.svg');
    site.remove();
    await siteWith({favicon: '/two.svg'}, {attributes: hash});
    await until(() => icons().join() === 'two.svg');
  });

  it('is the document’s own where it has one', async () => {
    const link = document.createElement('link');
    link.rel = 'icon';
    link.href = 'data:image/png;base64,';
    document.head.append(link);
    const site = await siteWith({favicon: '/one.svg'}, {attributes: hash});
    await found(site, 'footer');
    expect(document.head.querySelectorAll('link[rel="icon"]').length).to.equal(1);
    link.remove();
  });

  it('replaces the empty one that keeps browsers from asking for /favicon.ico', async () => {
    const link = document.createElement('link');
    link.rel = 'icon';
    link.href = 'data:,';
    document.head.append(link);
    const site = await siteWith({favicon: '/one.svg'}, {attributes: hash});
    await until(() => icons().at(-1) === 'one.svg');
    site.remove();
    link.remove();
  });
});
