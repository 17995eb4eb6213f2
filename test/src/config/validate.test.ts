import {expect} from '@open-wc/testing';
import {validateConfig} from '../../../src/config/validate.js';
import type {Diagnostic} from '../../../src/diagnostics/diagnostic.js';

const sound = {name: 'Acme', navigation: [{group: 'Start', pages: ['introduction', 'guides/a']}]};

const validate = (config: unknown) => validateConfig(JSON.stringify(config), 'docs.json');
const say = ({code, location}: Diagnostic) => `${code} ${location.pointer ?? ''}`;
/** What is said of a sound site with some more properties. */
const saidOf = (more: object) => validate({...sound, ...more}).map(say);
const firstOf = (more: object) => validate({...sound, ...more})[0];

describe('validateConfig', () => {
  it('says nothing of a sound site', () => {
    expect(validate(sound)).to.deep.equal([]);
  });

  it('says nothing of everything the format knows', () => {
    const color = '#0d9373';
    const said = validate({
      $schema: 'https://example.com/schema.json',
      name: 'Acme',
      logo: {light: '/l.svg', dark: '/d.svg', href: 'https://example.com'},
      favicon: {light: '/l.png', dark: '/d.png'},
      colors: {
        primary: color,
        light: '#fff',
        dark: color,
        background: {light: '#fff', dark: '#000'},
        anchors: {from: color, to: color},
      },
      topbarLinks: [
        {name: 'Blog', url: '/blog'},
        {type: 'github', url: 'https://github.com/a/b'},
      ],
      topbarCtaButton: {type: 'github', url: 'https://github.com/a/b'},
      versions: ['v2', {name: 'v1', default: true, url: '/v1', locale: 'en'}],
      anchors: [
        {name: 'A', icon: 'book', iconType: 'solid', url: 'guides', color, version: 'v1'},
        {name: 'B', url: 'https://example.com', color: {from: color, via: color, to: color}},
        {name: 'C', url: 'api', openapi: 'openapi.json', isDefaultHidden: true},
      ],
      topAnchor: {name: 'Docs', icon: 'house', iconType: 'thin'},
      tabs: [{name: 'Guides', url: 'guides'}],
      primaryTab: {name: 'Docs', isDefaultHidden: true},
      api: {
        baseUrl: ['https://a.example', 'https://b.example'],
        auth: {method: 'basic', name: 'user:password', inputPrefix: 'x'},
        playground: {mode: 'simple', disableProxy: true},
        maintainOrder: true,
        request: {example: {languages: ['bash']}},
        paramFields: {expanded: 'all'},
      },
      openapi: ['a.json', 'https://example.com/b.yaml'],
      footerSocials: {website: 'https://example.com', 'x-twitter': 'https://x.com/a'},
      feedback: {suggestEdit: true, raiseIssue: false, thumbsRating: true},
      modeToggle: {default: 'dark', isHidden: true},
      backgroundImage: '/b.png',
      theme: 'quill',
      layout: 'sidenav',
      background: {style: 'grid'},
      font: {headings: {family: 'x'}},
      sidebar: {items: 'card'},
      topbar: {style: 'gradient'},
      search: {prompt: 'x'},
      rounded: 'sharp',
      codeBlock: {mode: 'auto'},
      eyebrow: {display: 'section'},
      footer: {links: []},
      analytics: {ga4: {}},
      integrations: {intercom: 'x'},
      redirects: [{source: '/a', destination: '/b'}],
      seo: {indexHiddenPages: true},
      metadata: {'og:image': 'x'},
      navigation: [
        {
          group: '',
          version: 'v2',
          pages: ['guides/a', {group: 'In', icon: 'x', iconType: 'solid', pages: ['b']}],
        },
        {group: 'again', version: 'v1', pages: ['guides/a']},
      ],
    });
    expect(said.map(say)).to.deep.equal([]);
  });

  it('says the line and the column, in the order of the file', () => {
    const text = '{\n  "name": 5,\n  "navigation": [],\n  "colour": 1\n}';
    const places = validateConfig(text, 'docs.json').map(
      ({code, location}) => `${code} ${String(location.line)}:${String(location.column)}`,
    );
    expect(places).to.deep.equal([
      'config/wrong-type 2:11',
      'nav/no-pages 3:17',
      'config/unknown-property 4:3',
    ]);
  });

  it('goes on after what is only untidy JSON', () => {
    const text = '{"name": "A", "navigation": [{"group": "g", "pages": ["a",]}], "tab": 1}';
    expect(validateConfig(text, 'docs.json').map(({code}) => code)).to.deep.equal([
      'config/trailing-comma',
      'config/unknown-property',
    ]);
  });

  it('stops where the text is no JSON', () => {
    expect(validateConfig('{', 'docs.json').map(({code}) => code)).to.deep.equal(['config/syntax']);
  });

  for (const value of [[], 'x', 5, null]) {
    it(`wants an object instead of ${JSON.stringify(value)} (config/not-an-object)`, () => {
      expect(validate(value).map(say)).to.deep.equal(['config/not-an-object ']);
    });
  }

  it('wants a name and a navigation (config/missing)', () => {
    const said = validate({});
    expect(said.map(say)).to.deep.equal(['config/missing ', 'config/missing ']);
    expect(said[0]?.severity).to.equal('error');
    expect(said[0]?.hint).to.equal('Add "name": "My project".');
  });

  it('says that the newer shape is not read yet (config/newer-shape)', () => {
    const said = saidOf({navigation: {groups: []}});
    expect(said).to.deep.equal(['config/newer-shape /navigation']);
  });

  const incomplete: readonly (readonly [object, string])[] = [
    [{colors: {}}, '/colors'],
    [{topbarLinks: [{name: 'A'}]}, '/topbarLinks/0'],
    [{topbarCtaButton: {url: '/a'}}, '/topbarCtaButton'],
    [{anchors: [{url: 'guides'}]}, '/anchors/0'],
    [{navigation: [{group: 'a', pages: ['a', {pages: ['b']}]}]}, '/navigation/0/pages/1'],
  ];
  for (const [more, pointer] of incomplete) {
    it(`wants what ${JSON.stringify(more)} lacks (config/incomplete)`, () => {
      expect(saidOf(more)).to.deep.equal([`config/incomplete ${pointer}`]);
    });
  }

  const wrongTypes: readonly (readonly [object, string, string])[] = [
    [{logo: 5}, '/logo', '"logo" should be text or an object, but is the number 5.'],
    [{versions: 'v1'}, '/versions', '"versions" should be a list, but is the text "v1".'],
    [
      {feedback: {suggestEdit: 'yes'}},
      '/feedback/suggestEdit',
      '"feedback.suggestEdit" should be true or false, but is the text "yes".',
    ],
    [
      {topbarLinks: [{name: 'A', url: null}]},
      '/topbarLinks/0/url',
      '"topbarLinks[0].url" should be text, but is null.',
    ],
    [
      {navigation: [{group: 'a', pages: ['a', 7]}]},
      '/navigation/0/pages/1',
      '"navigation[0].pages[1]" should be an object or text, but is the number 7.',
    ],
    [
      {footerSocials: {github: ['x']}},
      '/footerSocials/github',
      '"footerSocials.github" should be text, but is a list.',
    ],
  ];
  for (const [more, pointer, message] of wrongTypes) {
    it(`${message} (config/wrong-type)`, () => {
      const said = firstOf(more);
      expect(said).to.include({code: 'config/wrong-type', message, severity: 'warning'});
      expect(said?.location.pointer).to.equal(pointer);
    });
  }

  it('wants one of the words that a property takes (config/wrong-value)', () => {
    const said = firstOf({modeToggle: {default: 'Drak'}});
    expect(said).to.include({
      code: 'config/wrong-value',
      message: '"modeToggle.default" should be "light" or "dark", but is the text "Drak".',
      hint: 'Did you mean "dark"? It counts as not written.',
    });
    expect(saidOf({api: {playground: {mode: 5}}})).to.deep.equal([
      'config/wrong-value /api/playground/mode',
    ]);
  });

  it('wants text where blanks say nothing (config/wrong-value)', () => {
    const said = firstOf({name: ' '});
    expect(said?.message).to.equal('"name" should be text that is not blank, but is the text " ".');
    const links = [{name: '', url: '/a'}];
    expect(saidOf({logo: '', topbarLinks: links, tabs: [{name: 'A', url: ''}]})).to.deep.equal([
      'config/wrong-value /logo',
      'config/wrong-value /topbarLinks/0/name',
      'config/wrong-value /tabs/0/url',
    ]);
  });

  it('wants hex colours (config/wrong-color)', () => {
    const colors = {primary: 'teal', background: {light: '#fff', dark: '#0000'}, anchors: 'x'};
    expect(saidOf({colors})).to.deep.equal([
      'config/wrong-color /colors/primary',
      'config/wrong-color /colors/background/dark',
      'config/wrong-color /colors/anchors',
    ]);
  });

  const unknown: readonly (readonly [object, string, string | undefined])[] = [
    [{navigaton: []}, '/navigaton', 'navigation'],
    [{Versions: []}, '/Versions', 'versions'],
    [{topbarCTAButton: {}}, '/topbarCTAButton', 'topbarCtaButton'],
    [{modeToggle: {defualt: 'dark'}}, '/modeToggle/defualt', 'default'],
    [{tabs: [{name: 'A', url: 'guides', titel: 'x'}]}, '/tabs/0/titel', undefined],
    [{navigation: [{group: 'a', pages: ['a'], icn: 'x'}]}, '/navigation/0/icn', 'icon'],
    [
      {colors: {primary: '#fff', anchors: {from: '#fff', to: '#fff', too: 1}}},
      '/colors/anchors/too',
      'to',
    ],
    [{constructor: 1}, '/constructor', undefined],
  ];
  for (const [more, pointer, nearest] of unknown) {
    it(`does not know ${pointer} (config/unknown-property)`, () => {
      const said = firstOf(more);
      expect(said?.code).to.equal('config/unknown-property');
      expect(said?.location.pointer).to.equal(pointer);
      expect(said?.hint).to.equal(
        nearest === undefined ? 'It is ignored.' : `Did you mean "${nearest}"? It is ignored.`,
      );
    });
  }

  it('takes __proto__ for an unknown property', () => {
    const text = '{"__proto__": {"a": 1}, "name": "A", "navigation": ["a"]}';
    expect(validateConfig(text, 'docs.json').map(say)).to.deep.equal([
      'config/unknown-property /__proto__',
    ]);
  });

  it('does not know every platform (config/unknown-social)', () => {
    const said = firstOf({footerSocials: {gihub: 'https://github.com/a'}});
    expect(said).to.include({code: 'config/unknown-social', severity: 'info'});
    expect(said?.hint).to.contain('"github"');
    expect(saidOf({footerSocials: [{type: 'nowhere', url: 'https://example.com'}]})).to.deep.equal([
      'config/unknown-social /footerSocials/0',
    ]);
  });

  it('wants versions that readers can choose (config/unknown-version)', () => {
    const said = validate({
      name: 'A',
      versions: ['v1.0', 'v2.0'],
      navigation: [
        {group: 'a', version: 'v1.1', pages: ['a', {group: 'b', version: 'x', pages: ['b']}]},
      ],
      anchors: [
        {name: 'A', url: 'a', version: 'v2.0'},
        {name: 'B', url: 'b', version: 'beta'},
      ],
    });
    expect(said.map(say)).to.deep.equal([
      'config/unknown-version /navigation/0/version',
      'config/unknown-version /navigation/0/pages/1/version',
      'config/unknown-version /anchors/1/version',
    ]);
    expect(said[0]?.hint).to.contain('"v1.0"');
  });

  it('refuses addresses everywhere (link/refused)', () => {
    const url = 'javascript:alert(1)';
    const said = saidOf({
      logo: {light: url, dark: url, href: url},
      favicon: url,
      backgroundImage: url,
      topbarLinks: [{name: 'A', url}],
      topbarCtaButton: {name: 'A', url},
      tabs: [{name: 'A', url}],
      anchors: [{name: 'A', url}],
      footerSocials: {github: url},
    });
    expect(said).to.deep.equal(
      [
        '/logo/light',
        '/logo/dark',
        '/logo/href',
        '/favicon',
        '/backgroundImage',
        '/topbarLinks/0/url',
        '/topbarCtaButton/url',
        '/tabs/0/url',
        '/anchors/0/url',
        '/footerSocials/github',
      ].map((pointer) => `link/refused ${pointer}`),
    );
  });
});

describe('validateConfig on the navigation', () => {
  const said = (...pages: unknown[]) => saidOf({navigation: [{group: 'a', pages}]});

  it('wants a page (nav/no-pages)', () => {
    expect(saidOf({navigation: []})).to.deep.equal(['nav/no-pages /navigation']);
  });

  it('wants each page once in a version (nav/duplicate-page)', () => {
    expect(said('a', '/a.mdx')).to.deep.equal(['nav/duplicate-page /navigation/0/pages/1']);
  });

  it('knows empty groups (nav/empty-group)', () => {
    expect(said('a', {group: 'b', pages: []})).to.deep.equal([
      'nav/empty-group /navigation/0/pages/1',
    ]);
  });

  it('wants paths inside the site (nav/unusable-page)', () => {
    expect(said('a', '../b', 'https://example.com')).to.deep.equal([
      'nav/unusable-page /navigation/0/pages/1',
      'nav/unusable-page /navigation/0/pages/2',
    ]);
  });

  it('tells operations from pages (nav/operation)', () => {
    expect(said('GET /users')).to.deep.equal(['nav/operation /navigation/0/pages/0']);
  });

  it('wants pages for tabs and anchors (nav/empty-division)', () => {
    const divisions = [
      {name: 'A', url: 'guides'},
      {name: 'B', url: 'guide'},
      {name: 'C', url: 'https://example.com'},
    ];
    expect(saidOf({tabs: divisions})).to.deep.equal(['nav/empty-division /tabs/1/url']);
    expect(saidOf({anchors: divisions})).to.deep.equal(['nav/empty-division /anchors/1/url']);
  });

  it('stops at groups that lie too deep (config/too-deep)', () => {
    let group: object = {group: 'g', pages: ['a']};
    for (let depth = 0; depth < 40; depth += 1) group = {group: 'g', pages: ['b', group]};
    const codes = saidOf({navigation: [group]}).map((line) => line.split(' ')[0]);
    expect(codes).to.contain('config/too-deep');
  });

  it('reads the navigation of a very large site', () => {
    const pages = Array.from({length: 23_000}, (_, index) => `part-${index % 40}/page-${index}`);
    expect(said(...pages)).to.deep.equal([]);
  });
});
