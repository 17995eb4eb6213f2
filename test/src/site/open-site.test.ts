import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {checkSite} from '../../../src/site/check-site.js';
import {LoadError, memoryLoader, type Loader} from '../../../src/site/loader.js';
import {openSite} from '../../../src/site/open-site.js';
import {readConfig} from '../../../src/site/read-config.js';

const loadProblems = () => import('../../../src/site/load-diagnostic.js');
const parts = {loadConfigReader: () => Promise.resolve(readConfig), loadProblems};

function failing(error: Error): Loader {
  return {url: (path) => path, text: () => Promise.reject(error)};
}

describe('openSite', () => {
  it('reads the configuration and its navigation', async () => {
    const text = '{"name": "Acme", "navigation": [{"group": "Start", "pages": ["introduction"]}]}';
    const opened = await openSite(memoryLoader({'docs.json': text}), 'docs.json', parts);
    expect(opened.site?.config.name).to.equal('Acme');
    expect([...(opened.site?.navigation.pages.keys() ?? [])]).to.deep.equal(['introduction']);
    expect(opened.text).to.equal(text);
    expect(opened.diagnostics).to.deep.equal([]);
  });

  it('reads another file on request', async () => {
    const loader = memoryLoader({'other.json': '{"name": "Other"}'});
    const opened = await openSite(loader, 'other.json', parts);
    expect(opened.site?.config.name).to.equal('Other');
  });

  it('opens a site whose configuration is JSON of any other kind', async () => {
    for (const text of ['null', '[]', '1', '""', '{"navigation": {"__proto__": 1}}']) {
      const opened = await openSite(memoryLoader({'docs.json': text}), 'docs.json', parts);
      expect(opened.site?.config.name, text).to.be.a('string');
    }
  });

  it('reads JSON with comments and extra commas, and reports them', async () => {
    const loader = memoryLoader({'docs.json': '{\n  // mine\n  "name": "Acme",\n}'});
    const opened = await openSite(loader, 'docs.json', parts);
    expect(opened.site?.config.name).to.equal('Acme');
    expect(opened.diagnostics).not.to.have.length(0);
  });

  it('reports where a configuration without any page cannot be read', async () => {
    const loader = memoryLoader({'docs.json': '{\n  "name": "Acme"\n  "navigation": []\n}'});
    const opened = await openSite(loader, 'docs.json', parts);
    expect(opened.site).to.equal(undefined);
    expect(opened.diagnostics[0]?.location).to.deep.include({
      file: 'docs.json',
      line: 3,
      column: 3,
    });
  });

  const sound = [
    '{',
    '  "name": "Acme",',
    '  "colors": {"primary": "#0d9373"},',
    '  "navigation": [',
    '    {"group": "Start", "pages": ["introduction", "setup"]},',
    '    {"group": "Guides", "pages": ["guides/a"]}',
    '  ]',
    '}',
  ].join('\n');
  const all = ['introduction', 'setup', 'guides/a'];
  const mistakes: readonly (readonly [string, readonly [string, string][], readonly string[]])[] = [
    ['a missing comma', [['"Acme",', '"Acme"']], ['3:3']],
    ['a missing comma between pages', [['"introduction", ', '"introduction" ']], ['5:49']],
    ['a missing comma between groups', [['"setup"]},', '"setup"]}']], ['6:5']],
    ['a missing brace at the end', [['\n  ]\n}', '\n  ]\n']], ['8:1']],
    ['an unclosed string', [['"Acme",', '"Acme,']], ['2:17']],
    ['a stray character', [['},\n  "nav', '}, x\n  "nav']], ['3:37']],
    ['a doubled comma', [['"Acme",', '"Acme",,']], ['2:18']],
    [
      'two mistakes',
      [
        ['"Acme",', '"Acme"'],
        ['"setup"]},', '"setup"]};,'],
      ],
      ['3:3', '5:59'],
    ],
  ];
  for (const [name, changes, places] of mistakes) {
    it(`opens a site in spite of ${name}, and reports it once`, async () => {
      const text = changes.reduce((text, [from, to]) => text.replace(from, to), sound);
      expect(text).not.to.equal(sound);
      const loader = memoryLoader({'docs.json': text});
      const opened = await openSite(loader, 'docs.json', parts);
      expect(opened.site?.config.name).to.equal('Acme');
      expect(opened.site?.config.colors.primary).to.equal('#0d9373');
      expect([...(opened.site?.navigation.pages.keys() ?? [])]).to.deep.equal(all);
      const said = opened.diagnostics.map(({code, location: {file, line, column}}) => [
        code,
        `${file}:${line}:${column}`,
      ]);
      expect(said).to.deep.equal(places.map((place) => ['config/syntax', `docs.json:${place}`]));
      const checked = await checkSite(text, 'docs.json', undefined, () => Promise.resolve());
      expect(checked).to.deep.equal(opened.diagnostics);
    });
  }

  it('says what is wrong in the Markdown of a configuration', async () => {
    const text =
      '{"name": "Acme",\n"banner": {"content": "<Notte>New</Notte>"},\n"navigation": []}';
    const checked = await checkSite(text, 'docs.json', undefined, () => Promise.resolve());
    expect(checked.map(({code, location: {line}}) => `${line} ${code}`)).to.include(
      '2 page/unknown-component',
    );
  });

  it('opens a site whose other file has an error in its JSON', async () => {
    const loader = memoryLoader({
      'docs.json': '{"name": "Acme", "navigation": {"$ref": "./nav.json"}}',
      'nav.json': '{"groups": [{"group": "Start" "pages": ["introduction"]}]}',
    });
    const {site, text, files} = await openSite(loader, 'docs.json', parts);
    expect([...(site?.navigation.pages.keys() ?? [])]).to.deep.equal(['introduction']);
    const checked = await checkSite(text, 'docs.json', files, () => Promise.resolve());
    expect(checked.map(({location}) => location)).to.deep.equal([
      {file: 'nav.json', line: 1, column: 31},
    ]);
  });

  it('says where it looked for a missing configuration, and what to put there', async () => {
    const opened = await openSite(memoryLoader({}), 'docs.json', parts);
    expect(opened.site).to.equal(undefined);
    expect(opened.diagnostics[0]?.code).to.equal('load/config-missing');
    expect(opened.diagnostics[0]?.message).to.contain('memory:docs.json');
    expect(opened.diagnostics[0]?.hint).to.contain('"navigation"');
  });

  it('tells a configuration that the host refuses from one that is missing', async () => {
    const loader = failing(new LoadError('missing', 'https://x.example/docs.json', 403));
    const opened = await openSite(loader, 'docs.json', parts);
    expect(opened.diagnostics[0]?.message).to.equal(
      'The configuration cannot be read: ' +
        'the host refuses access to https://x.example/docs.json (status 403).',
    );
  });

  it('says why a configuration could not be loaded', async () => {
    const loader = failing(new LoadError('not-a-file', 'https://x.example/docs.json', 200));
    const opened = await openSite(loader, 'docs.json', parts);
    expect(opened.diagnostics[0]?.code).to.equal('load/not-a-file');
  });

  it('puts a configuration together from the files it refers to', async () => {
    const loader = memoryLoader({
      'docs.json': '{"name": "Acme", "navigation": {"$ref": "./nav/all.json"}}',
      'nav/all.json': '{"groups": [{"$ref": "start.json"}],}',
      'nav/start.json': '{"group": "Start", "pages": ["introduction"]}',
    });
    const opened = await openSite(loader, 'docs.json', parts);
    expect([...(opened.site?.navigation.pages.keys() ?? [])]).to.deep.equal(['introduction']);
    expect([...(opened.files?.keys() ?? [])]).to.deep.equal(['nav/all.json', 'nav/start.json']);
  });

  it('loads nothing more for a configuration that refers to no file', async () => {
    const loader = memoryLoader({'docs.json': '{"name": "Acme", "navigation": ["a"]}'});
    const unneeded = () => Promise.reject(new TypeError('not needed'));
    const opened = await openSite(loader, 'docs.json', {loadConfigReader: unneeded, loadProblems});
    expect(opened.site?.config.name).to.equal('Acme');
  });

  it('never rejects, not even for our own mistakes', async () => {
    const opened = await openSite(failing(new TypeError('oops')), 'docs.json', parts);
    expect(opened.diagnostics[0]?.code).to.equal('load/unexpected');
    const offline = () => Promise.reject(new TypeError('offline'));
    const loader = memoryLoader({'docs.json': '{'});
    const unread = await openSite(loader, 'docs.json', {loadConfigReader: offline, loadProblems});
    expect(unread.diagnostics[0]?.code).to.equal('load/unexpected');
    const silent = await openSite(loader, 'docs.json', {
      loadConfigReader: offline,
      loadProblems: offline,
    });
    expect(silent.diagnostics[0]?.message).to.equal('docs.json could not be loaded.');
  });
});
