import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {normalizeConfig, readPlainJson} from '../../../src/config/normalize.js';

const site = (path: string) => ({to: 'site', path, query: '', hash: ''});

const defaults = {
  name: 'Documentation',
  isUnnamed: true,
  navigation: {groups: [], divisions: []},
  colors: {background: {}},
  topbarLinks: [],
  versions: [],
  anchors: [],
  topAnchor: {
    name: 'Documentation',
    isUnnamed: true,
    icon: {kind: 'name', name: 'book-open', type: 'duotone'},
  },
  tabs: [],
  primaryTab: {name: 'Documentation', isUnnamed: true, isHidden: false},
  modeToggle: {initial: 'system', isHidden: false},
};

/** The configuration without the data it was read from. */
function withoutText(raw: unknown) {
  return Object.fromEntries(
    Object.entries(normalizeConfig(raw)).filter(([name]) => name !== 'raw'),
  );
}

describe('normalizeConfig', () => {
  for (const raw of [undefined, null, 5, 'x', [], {}]) {
    it(`fills in every default for ${JSON.stringify(raw)}`, () => {
      expect(withoutText(raw)).to.deep.equal(defaults);
    });
  }

  it('uses the default of every property that has the wrong type', () => {
    const names = [
      ...Object.keys(defaults),
      'logo',
      'favicon',
      'topbarCtaButton',
      'navbar',
      'footer',
      'appearance',
      'background',
      'backgroundImage',
      'styling',
    ];
    for (const wrong of [5, true, null, [[]], {a: {}}, '']) {
      const raw = Object.fromEntries(names.map((name) => [name, wrong]));
      expect(withoutText(raw)).to.deep.equal(defaults);
    }
  });

  it('leaves prototypes alone', () => {
    const raw: unknown = JSON.parse(
      '{"__proto__": {"name": "x", "polluted": 1}, "constructor": 5}',
    );
    expect(withoutText(raw)).to.deep.equal(defaults);
    expect('polluted' in {}).to.equal(false);
  });

  it('reads whether single dollar signs delimit formulas', () => {
    expect(normalizeConfig({styling: {latex: true}}).latex).to.equal(true);
    expect(normalizeConfig({styling: {latex: false}}).latex).to.equal(false);
    expect(normalizeConfig({styling: {latex: 'true'}}).latex).to.equal(undefined);
  });

  it('reads one logo for both modes', () => {
    expect(normalizeConfig({logo: '/logo.svg'}).logo).to.deep.equal({
      light: site('logo.svg'),
      dark: site('logo.svg'),
      href: site(''),
    });
  });

  it('reads a logo for each mode and where it leads', () => {
    const logo = {light: '/l.svg', dark: '/d.svg', href: 'https://example.com'};
    expect(normalizeConfig({logo}).logo).to.deep.equal({
      light: site('l.svg'),
      dark: site('d.svg'),
      href: {to: 'url', href: 'https://example.com/'},
    });
  });

  it('uses the image of one mode for both when the other is missing', () => {
    expect(normalizeConfig({logo: {dark: '/d.png'}}).logo).to.deep.include({
      light: site('d.png'),
      dark: site('d.png'),
    });
  });

  it('refuses images and links that would run code', () => {
    const evil = 'javascript:alert(1)';
    const config = normalizeConfig({
      logo: {light: evil, dark: '/d.svg', href: evil},
      topbarLinks: [{name: 'x', url: evil}],
    });
    expect(config.logo?.light).to.deep.equal(site('d.svg'));
    expect(config.logo?.href).to.deep.equal(site(''));
    expect(config.topbarLinks).to.deep.equal([]);
  });

  it('reads the top anchor, the primary tab and the mode toggle', () => {
    const config = normalizeConfig({
      colors: {anchors: '#888'},
      topAnchor: {name: 'Docs', icon: 'fa-house', iconType: 'solid'},
      primaryTab: {name: 'Guides', isDefaultHidden: true},
      modeToggle: {default: 'dark', isHidden: true},
    });
    expect(config.topAnchor).to.deep.equal({
      name: 'Docs',
      icon: {kind: 'name', name: 'house', type: 'solid'},
      color: {from: '#888', to: '#888'},
    });
    expect(config.primaryTab).to.deep.equal({name: 'Guides', isHidden: true});
    expect(config.modeToggle).to.deep.equal({initial: 'dark', isHidden: true});
  });

  it('reads versions, links and the call to action', () => {
    const config = normalizeConfig({
      versions: [{name: 'v2'}, {name: 'v1', default: true}],
      topbarLinks: [{name: 'Blog', url: '/blog'}],
      topbarCtaButton: {name: 'Go', url: '/go'},
    });
    expect(config.versions.map(({name}) => name)).to.deep.equal(['v2', 'v1']);
    expect(config.initialVersion).to.equal('v1');
    expect(config.topbarLinks).to.deep.equal([{name: 'Blog', target: site('blog')}]);
    expect(config.topbarCta).to.deep.equal({type: 'link', name: 'Go', target: site('go')});
  });
});

describe('readPlainJson', () => {
  it('reads JSON, with or without a byte order mark', () => {
    expect(readPlainJson('{"a": 1}')).to.deep.equal({a: 1});
    expect(readPlainJson('\ufeff{"a": 1}')).to.deep.equal({a: 1});
    expect(readPlainJson('null')).to.equal(null);
  });

  it('gives nothing for anything else', () => {
    for (const text of ['', '{', '{"a": 1,}', '// x\n{}']) {
      expect(readPlainJson(text)).to.equal(undefined);
    }
  });
});
