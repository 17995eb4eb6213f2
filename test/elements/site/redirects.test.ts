import {expect} from '@open-wc/testing';
import {found, pageOf, restoreFiles, siteWith} from './config-site.js';
import {until} from '../until.js';

const own = location.href.replace(/#.*/, '');

after(() => restoreFiles());
afterEach(() => {
  for (const site of document.querySelectorAll('docs-site')) site.remove();
  history.replaceState({}, '', own);
});

const redirects = [
  {source: '/old/:slug*', destination: '/guides/:slug*', permanent: true},
  {source: '/start', destination: '/guides/second'},
];

describe('a former URL', () => {
  it('leads to the page, and the URL says so', async () => {
    history.replaceState({}, '', '#/old/second');
    const entries = history.length;
    const site = await siteWith({redirects}, {attributes: {router: 'hash'}});
    await until(() => site.dataset['path'] === 'guides/second');
    expect(location.hash).to.equal('#/guides/second');
    expect(site.path).to.equal('guides/second');
    expect(history.length).to.equal(entries);
  });

  it('is that of the page where there is one', async () => {
    const site = await siteWith({redirects}, {attributes: {path: 'start'}});
    expect(site.dataset['path']).to.equal('start');
  });

  it('leads to the page of an operation, and to a heading on it', async () => {
    history.replaceState({}, '', '#/old-api');
    const users = {
      openapi: '3.1.1',
      info: {title: 'Users', version: '1'},
      paths: {'/users': {get: {summary: 'List users', responses: {200: {description: 'OK'}}}}},
    };
    const navigation = [
      {group: 'Guides', pages: ['start']},
      {group: 'API', openapi: 'users.json'},
    ];
    const site = await siteWith(
      {
        navigation,
        redirects: [{source: '/old-api', destination: '/api-reference/list-users#response'}],
      },
      {files: {'users.json': JSON.stringify(users)}, attributes: {router: 'hash'}},
    );
    await until(() => site.dataset['path'] === 'api-reference/list-users');
    expect(site.querySelector('h1')).to.have.trimmed.text('List users');
    expect(location.hash).to.equal('#/api-reference/list-users#response');
  });

  it('is missing where redirects lead in circles', async () => {
    const circle = [
      {source: '/a', destination: '/b'},
      {source: '/b', destination: '/a'},
    ];
    const site = await siteWith({redirects: circle}, {attributes: {path: 'a'}});
    expect(await pageOf(site)).to.contain.text('couldn’t find a');
  });
});

/** Two versions with a folder each that has these pages, in the newer and in the older shape. */
function withVersions(...pages: readonly string[]): readonly object[] {
  const versions = ['v2', 'v1'];
  const group = (version: string) => ({
    group: 'Guides',
    pages: pages.map((page) => `${version}/${page}`),
  });
  return [
    {navigation: {versions: versions.map((version) => ({version, groups: [group(version)]}))}},
    {versions, navigation: versions.map((version) => ({...group(version), version}))},
  ];
}

describe('a URL without a page', () => {
  const attributes = {path: 'guides/secnd'};

  it('shows the author’s texts and the nearest pages', async () => {
    const errors = {404: {title: 'Lost?', description: 'Ask **us**.'}};
    const site = await siteWith({errors}, {attributes});
    expect(site.querySelector('h1')).to.have.trimmed.text('Lost?');
    expect(site.querySelector('[part="description"] strong')).to.have.text('us');
    expect(await found(site, '[part="nearest"]')).to.have.attribute('href', '#docs:/guides/second');
    await expect(await pageOf(site)).to.be.accessible();
  });

  it('offers the similar page and the way home, and not to try again', async () => {
    const site = await siteWith({}, {attributes});
    await found(site, '[part="nearest"]');
    const links = [...site.querySelectorAll('article a')].map((link) => link.getAttribute('href'));
    expect(links).to.deep.equal(['#docs:/guides/second', '#docs:/']);
    expect(site.querySelector('article button')).to.equal(null);
  });

  it('is met with pages in the reader’s language first, the others with its name', async () => {
    const pages = (...paths: string[]) => [{group: 'Guides', pages: paths}];
    const navigation = {
      languages: [
        {language: 'de', groups: pages('de/hosting')},
        {language: 'en', default: true, groups: pages('start', 'en/hosting')},
      ],
    };
    const site = await siteWith({navigation}, {attributes: {path: 'hostin'}});
    await found(site, '[part="nearest"]');
    const items = [...site.querySelectorAll('article li')].map((item) => [
      item.querySelector('a')?.getAttribute('href'),
      item.querySelector('[part="trail"]')?.textContent,
    ]);
    expect(items).to.deep.equal([
      ['#docs:/en/hosting', 'Guides'],
      ['#docs:/de/hosting', 'Deutsch › Guides'],
    ]);
  });

  it('is met with pages of the reader’s version, those of others with its name', async () => {
    for (const config of withVersions('hosting')) {
      const site = await siteWith(config, {attributes: {path: 'hostin'}});
      await found(site, '[part="nearest"]');
      const trails = [...site.querySelectorAll('article [part="trail"]')];
      expect(trails.map((trail) => trail.textContent)).to.deep.equal(['Guides', 'v1 › Guides']);
      site.remove();
    }
  });

  it('is met with the sidebar and pages of the version that its path begins with', async () => {
    for (const config of withVersions('hosting', 'routing')) {
      const site = await siteWith(config, {attributes: {path: 'v1/hostin'}});
      await found(site, '[part="nearest"]');
      const suggested = [...site.querySelectorAll('article [part="nearest"]')];
      expect(suggested.map((link) => link.getAttribute('href'))).to.deep.equal([
        '#docs:/v1/hosting',
      ]);
      const sidebar = await found(site, 'docs-sidebar');
      await until(() => sidebar.shadowRoot?.querySelector('a[href$="v1/routing"]'));
      expect(sidebar.shadowRoot?.querySelector('a[href*="v2/"]')).to.equal(null);
      site.remove();
    }
  });

  it('leads home where its author wants that', async () => {
    const site = await siteWith({errors: {404: {redirect: true}}}, {attributes});
    await until(() => site.dataset['path'] === 'start');
    expect(site.path).to.equal('start');
  });
});

describe('variables', () => {
  const files = {
    'start.mdx':
      '---\ntitle: "{{product}} guide"\n---\n\n`{{product}}` {{gone}}\n\n<Snippet ' +
      'file="more.mdx" />\n',
    'snippets/more.mdx': 'Made by {{product}}.',
  };

  it('have their values in titles, text, code and snippets', async () => {
    const site = await siteWith({variables: {product: 'Acme 2'}}, {files});
    expect(site.querySelector('h1')).to.have.text('Acme 2 guide');
    expect(site.querySelector('article code')).to.have.text('Acme 2');
    expect(site.querySelector('article')).to.contain.text('Made by Acme 2.');
    expect(site.querySelector('article')).to.contain.text('{{gone}}');
    await until(() =>
      site.renderRoot
        .querySelector('docs-problems')
        ?.diagnostics.some(
          ({code, location}) =>
            code === 'page/unknown-variable' &&
            location.file === 'start.mdx' &&
            location.line === 5,
        ),
    );
  });

  it('are braces in a site that has none', async () => {
    const site = await siteWith({}, {files});
    expect(site.querySelector('h1')).to.have.text('{{product}} guide');
  });
});
