import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {validateConfig} from '../../../../src/config/validate.js';
import {firstOf, saidOf, say, validate} from '../said.js';

describe('the shape of docs.json', () => {
  const incomplete: readonly (readonly [object, string])[] = [
    [{colors: {}}, '/colors/primary'],
    [{topbarLinks: [{name: 'A'}]}, '/topbarLinks/0/url'],
    [{topbarCtaButton: {url: '/a'}}, '/topbarCtaButton/name'],
    [{anchors: [{url: 'guides'}]}, '/anchors/0/name'],
    [{navigation: [{group: 'a', pages: ['a', {pages: ['b']}]}]}, '/navigation/0/pages/1/group'],
  ];
  for (const [more, pointer] of incomplete) {
    it(`wants what ${JSON.stringify(more)} lacks (config/incomplete)`, () => {
      expect(saidOf(more)).to.deep.equal([['config/incomplete', pointer]]);
    });
  }

  it('wants pages of a group, except where it has those of an OpenAPI file', () => {
    const inside = {group: 'b', openapi: 'b.json'};
    const navigation = [
      {group: 'a'},
      {group: 'b', openapi: 'a.json'},
      {group: 'c', pages: [inside]},
    ];
    expect(saidOf({navigation})).to.deep.equal([['config/incomplete', '/navigation/0/pages']]);
  });

  const wrongTypes: readonly (readonly [object, string, string])[] = [
    [{logo: 5}, '/logo', '"logo" should be a string or an object, but it is the number 5.'],
    [{versions: 'v1'}, '/versions', '"versions" should be an array, but it is the string "v1".'],
    [
      {feedback: {suggestEdit: 'yes'}},
      '/feedback/suggestEdit',
      '"feedback.suggestEdit" should be true or false, but it is the string "yes".',
    ],
    [
      {topbarLinks: [{name: 'A', url: null}]},
      '/topbarLinks/0/url',
      '"topbarLinks[0].url" should be a string, but it is null.',
    ],
    [
      {navigation: [{group: 'a', pages: ['a', 7]}]},
      '/navigation/0/pages/1',
      '"navigation[0].pages[1]" should be an object or a string, but it is the number 7.',
    ],
    [
      {footerSocials: {github: ['x']}},
      '/footerSocials/github',
      '"footerSocials.github" should be a string, but it is an array.',
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
      message: '"modeToggle.default" should be "light" or "dark", but it is the string "Drak".',
      hint: 'It is ignored. Did you mean "dark"?',
    });
    expect(saidOf({feedback: {}, eyebrow: {display: 5}})).to.deep.equal([
      ['config/wrong-value', '/eyebrow/display'],
    ]);
  });

  it('wants text where blanks say nothing (config/wrong-value)', () => {
    const said = firstOf({name: ' '});
    expect(said?.message).to.equal(
      '"name" should be a string that is not blank, but it is the string " ".',
    );
    const links = [{name: '', url: '/a'}];
    expect(saidOf({logo: '', topbarLinks: links, tabs: [{name: 'A', url: ''}]})).to.deep.equal([
      ['config/wrong-value', '/logo'],
      ['config/wrong-value', '/topbarLinks/0/name'],
      ['config/wrong-value', '/tabs/0/url'],
    ]);
  });

  it('wants hex colors (config/wrong-color)', () => {
    const colors = {primary: 'teal', background: {light: '#fff', dark: '#0000'}, anchors: 'x'};
    expect(saidOf({colors})).to.deep.equal([
      ['config/wrong-color', '/colors/primary'],
      ['config/wrong-color', '/colors/background/dark'],
      ['config/wrong-color', '/colors/anchors'],
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
        nearest === undefined ? 'It is ignored.' : `It is ignored. Did you mean "${nearest}"?`,
      );
    });
  }

  it('takes __proto__ for an unknown property', () => {
    const text = '{"__proto__": {"a": 1}, "name": "A", "navigation": ["a"]}';
    expect(validateConfig(text, 'docs.json').map(say)).to.deep.equal([
      ['config/unknown-property', '/__proto__'],
    ]);
  });

  it('names what is called quite differently here', () => {
    const pages = [{group: 'b', pages: ['b'], defaultOpen: true}];
    expect(firstOf({navigation: [{group: 'a', pages}]})?.hint).to.contain('"expanded"');
  });

  it('gives the value of a property with the opposite meaning', () => {
    const hintOf = (more: object) =>
      firstOf({navigation: [{group: 'a', pages: ['a', {group: 'b', pages: ['b'], ...more}]}]})
        ?.hint;
    expect(hintOf({collapsed: true})).to.equal('It is ignored. Write "expanded": false instead.');
    expect(hintOf({collapsed: false})).to.equal('It is ignored. Write "expanded": true instead.');
    expect(hintOf({Collapsed: 'false'})).to.equal('It is ignored. Write "expanded": true instead.');
    expect(hintOf({visible: false})).to.contain('"hidden": true');
    // Such an object cannot be converted to a string.
    expect(hintOf({collapsed: {toString: 1}})).to.contain('"expanded": false');
    const inParams = {navigation: {pages: ['a']}, api: {params: {collapsed: true}}};
    expect(validate({name: 'A', ...inParams}).at(-1)?.hint).to.equal('It is ignored.');
  });

  it('names the group that an unknown property is in', () => {
    expect(firstOf({navigation: [{group: 'Guides', pages: ['a'], icn: 'x'}]})?.message).to.equal(
      '"navigation[0]" ("Guides") has no property "icn".',
    );
  });
});

describe('the shape of docs.json whose navigation is an object', () => {
  const newer = {navigation: {tabs: [{tab: 'A', pages: ['a']}]}};
  const inNewer: readonly (readonly [object, string, string])[] = [
    [{description: 5}, 'config/wrong-type', '/description'],
    [{appearance: {default: 'drak'}}, 'config/wrong-value', '/appearance/default'],
    [{colors: {primary: 'red'}}, 'config/wrong-color', '/colors/primary'],
    [{colors: {light: '#fff'}}, 'config/incomplete', '/colors/primary'],
    [{navbar: {links: [{label: 'A'}]}}, 'config/incomplete', '/navbar/links/0/href'],
    [{navbar: {links: [{href: '/a'}]}}, 'config/incomplete', '/navbar/links/0/label'],
    [
      {navbar: {primary: {type: 'button', href: '/a'}}},
      'config/incomplete',
      '/navbar/primary/label',
    ],
    [{navbar: {lnks: []}}, 'config/unknown-property', '/navbar/lnks'],
    [{banner: {content: ''}}, 'config/wrong-value', '/banner/content'],
    [{errors: {404: {titel: 'x'}}}, 'config/unknown-property', '/errors/404/titel'],
    [{contextual: {options: ['coppy']}}, 'config/wrong-value', '/contextual/options/0'],
    [{background: {decoration: 'dots'}}, 'config/wrong-value', '/background/decoration'],
    [
      {navigation: {tabs: [{tab: 'A', groups: [{group: 'g', pages: ['a'], icn: 'x'}]}]}},
      'config/unknown-property',
      '/navigation/tabs/0/groups/0/icn',
    ],
    [
      {navigation: {versions: [{version: 'v1', tabs: [{tab: 'A', pages: ['a', 7]}]}]}},
      'config/wrong-type',
      '/navigation/versions/0/tabs/0/pages/1',
    ],
    [
      {navigation: {pages: ['a'], global: {anchors: [{anchor: 'Blog'}]}}},
      'config/incomplete',
      '/navigation/global/anchors/0/href',
    ],
  ];
  for (const [more, code, pointer] of inNewer) {
    it(`reports ${JSON.stringify(more)} (${code})`, () => {
      expect(saidOf({...newer, ...more})).to.deep.equal([[code, pointer]]);
    });
  }

  it('takes links of the top bar that are an icon, or a platform', () => {
    const links = [
      {icon: 'discord', href: 'https://discord.gg/a', label: ''},
      {type: 'github', href: 'https://github.com/a/b'},
    ];
    expect(saidOf({...newer, navbar: {links}})).to.deep.equal([]);
  });

  it('says what properties beside a list are called here (config/other-shape)', () => {
    expect(firstOf({...newer, tabs: []})).to.include({
      code: 'config/other-shape',
      message: '"tabs" has another name in this file.',
      hint: 'Use "navigation.tabs" instead.',
    });
  });
});

describe('names that work beside a navigation of either type', () => {
  const beside = (navigation: unknown, more: object) =>
    saidOf({name: 'A', navigation, ...more}).filter(([code]) => code !== 'nav/empty-division');
  const list = [{group: 'A', pages: ['a']}];
  const object = {groups: list};
  const alike: readonly (readonly [unknown, object])[] = [
    [list, {banner: {content: 'x'}, variables: {a: '1'}, description: 'x'}],
    [list, {contextual: {options: ['copy']}, errors: {404: {title: 'x'}}}],
    [list, {interaction: {drilldown: true}, metadata: {timestamp: true}}],
    [list, {navbar: {links: [{label: 'A', href: '/a'}]}, appearance: {strict: true}}],
    [list, {fonts: {heading: {family: 'A'}}, seo: {indexing: 'all'}}],
    [list, {api: {mdx: {server: 'https://a.example'}, spec: {download: false}}}],
    [list, {styling: {eyebrows: 'breadcrumbs'}, background: {decoration: 'grid'}}],
    [[{group: 'A', pages: ['a'], boost: 2, searchable: false}], {}],
    [object, {topbarLinks: [{name: 'A', url: '/a'}], modeToggle: {isHidden: true}}],
    [object, {api: {baseUrl: 'https://a.example', playground: {mode: 'hide'}}}],
    [object, {seo: {indexHiddenPages: true}, background: {style: 'grid'}}],
    [object, {footerSocials: {github: 'https://github.com/a'}, font: {family: 'A'}}],
  ];
  for (const [navigation, more] of alike) {
    it(`are not reported: ${JSON.stringify(more)}`, () => {
      expect(beside(navigation, more)).to.deep.equal([]);
    });
  }

  const wrong: readonly (readonly [unknown, object, string, string])[] = [
    [list, {navbar: {lnks: []}}, 'config/unknown-property', '/navbar/lnks'],
    [list, {navbar: {links: [{label: 'A'}]}}, 'config/incomplete', '/navbar/links/0/href'],
    [list, {navbar: 5}, 'config/wrong-type', '/navbar'],
    [list, {banner: {contnt: 'x', content: 'x'}}, 'config/unknown-property', '/banner/contnt'],
    [list, {background: {decoration: 'dots'}}, 'config/wrong-value', '/background/decoration'],
    [list, {background: {imgae: '/a.png'}}, 'config/unknown-property', '/background/imgae'],
    [list, {styling: {eyebrow: 'section'}}, 'config/unknown-property', '/styling/eyebrow'],
    [list, {thumbnails: {}}, 'config/not-used', '/thumbnails'],
    [list, {api: {asyncapi: 'a.json'}}, 'config/not-used', '/api/asyncapi'],
    [object, {topbarLinks: [{nme: 'A', url: '/a'}]}, 'config/incomplete', '/topbarLinks/0/name'],
    [object, {modeToggle: {default: 'drak'}}, 'config/wrong-value', '/modeToggle/default'],
    [object, {layout: 'topnav'}, 'config/not-used', '/layout'],
  ];
  for (const [navigation, more, code, pointer] of wrong) {
    it(`are checked like all others: ${JSON.stringify(more)} (${code})`, () => {
      expect(beside(navigation, more)).to.deep.include([code, pointer]);
    });
  }

  const links = {topbarLinks: [{name: 'A', url: '/a'}], navbar: {links: []}};
  const modes = {modeToggle: {default: 'dark'}, appearance: {default: 'light'}};
  const twice: readonly (readonly [unknown, object, string, string])[] = [
    [list, links, '/navbar', 'topbarLinks'],
    [list, modes, '/appearance', 'modeToggle'],
    [object, links, '/topbarLinks', 'navbar.links'],
    [object, modes, '/modeToggle', 'appearance'],
  ];
  for (const [navigation, more, pointer, counterpart] of twice) {
    it(`are reported at ${pointer} if the file sets ${counterpart}, too`, () => {
      expect(beside(navigation, more)).to.deep.equal([['config/other-shape', pointer]]);
      const [said] = validate({name: 'A', navigation, ...more});
      expect(said?.hint).to.equal(`Use "${counterpart}" instead.`);
    });
  }
});

describe('names that do not work in this file (config/other-shape)', () => {
  /** What authors must change; API properties have no effect as well. */
  const saidOfNames = (more: object) =>
    validate({name: 'A', navigation: [{group: 'A', pages: ['guides/a']}], ...more}).filter(
      ({code}) => code !== 'config/not-used',
    );

  /** What an author is told to write, of a property of the other shape. */
  const counterparts: readonly (readonly [object, string, string])[] = [
    [{fonts: {headings: {}}}, '/fonts/headings', 'heading'],
    [{navbar: {links: [{href: '/', label: 'A', url: '/'}]}}, '/navbar/links/0/url', 'href'],
    [{navigation: {tabs: [{tab: 'A', pages: ['a'], url: 'a'}]}}, '/navigation/tabs/0/url', 'href'],
    [
      {navigation: {languages: [{language: 'en', tabs: [{tab: 'A', name: 'A', pages: ['a']}]}]}},
      '/navigation/languages/0/tabs/0/name',
      'tab',
    ],
  ];
  for (const [more, pointer, counterpart] of counterparts) {
    it(`are reported at ${pointer}, with the name beside an object`, () => {
      const [said] = saidOfNames({navigation: {pages: ['a']}, ...more});
      expect(said?.code).to.equal('config/other-shape');
      expect(said?.location.pointer).to.equal(pointer);
      expect(said?.hint).to.equal(`Use "${counterpart}" instead.`);
    });
  }

  const besideList: readonly (readonly [object, string, string])[] = [
    [{topbarLinks: [{name: 'A', url: '/a', href: '/a'}]}, '/topbarLinks/0/href', 'url'],
    [{tabs: [{name: 'A', url: 'guides', tab: 'A'}]}, '/tabs/0/tab', 'name'],
    [{anchors: [{name: 'A', url: 'guides', hidden: true}]}, '/anchors/0/hidden', 'isDefaultHidden'],
    [{navigation: [{group: 'A', pages: ['a'], tabs: []}]}, '/navigation/0/tabs', 'tabs'],
  ];
  for (const [more, pointer, counterpart] of besideList) {
    it(`are reported at ${pointer}, with the name beside a list`, () => {
      const [said] = saidOfNames(more);
      expect(said?.code).to.equal('config/other-shape');
      expect(said?.location.pointer).to.equal(pointer);
      expect(said?.hint).to.equal(`Use "${counterpart}" instead.`);
    });
  }

  it('are to be removed if nothing corresponds to them', () => {
    const removed = [
      saidOfNames({navigation: {groups: [{group: 'A', pages: ['a'], version: 'v1'}]}}),
      saidOfNames({navigation: {pages: ['a']}, primaryTab: {name: 'A'}}),
      saidOfNames({navigation: [{group: 'A', pages: ['a'], public: true}]}),
      saidOfNames({tabs: [{name: 'A', url: 'guides', pages: ['a']}]}),
    ];
    expect(removed.map(([one]) => one?.code)).to.deep.equal(Array(4).fill('config/other-shape'));
    expect(removed[0]?.[0]?.message).to.contain('has no meaning in this file.');
    expect(removed[0]?.[0]?.hint).to.equal('Remove it.');
  });

  it('are not taken for misspelled names, nor these for them', () => {
    const more = {navigation: {pages: ['a']}, api: {baseURL: '/'}, navbar: {tabs: []}};
    expect(saidOfNames(more).map(say)).to.deep.equal([
      ['config/unknown-property', '/api/baseURL'],
      ['config/unknown-property', '/navbar/tabs'],
    ]);
  });
});

describe('properties that have no effect', () => {
  it('are told once for the whole file, with the reasons (config/not-used)', () => {
    const said = validate({
      name: 'A',
      theme: 'mint',
      integrations: {ga4: {measurementId: 'G-1'}},
      navigation: {
        groups: [
          {group: 'a', pages: ['a'], public: true},
          {group: 'b', pages: ['b'], public: true},
        ],
      },
    });
    expect(said.map(say)).to.deep.equal([['config/not-used', '/theme']]);
    expect(said[0]?.severity).to.equal('info');
    expect(said[0]?.message).to.equal('"theme", "public", and "integrations" have no effect here.');
    expect(said[0]?.hint).to.equal(
      'theme: there is only one theme. public: the host controls who can read the site. ' +
        'integrations: third-party services are never loaded. ' +
        'See https://docs-site-element.github.io/docs-site-element/#/guide/coming-from#mintlify',
    );
  });

  it('need no word where they say what is so anyway', () => {
    const redirects = [{source: '/a', destination: '/b', permanent: true}];
    expect(saidOf({redirects})).to.deep.equal([]);
  });
});
