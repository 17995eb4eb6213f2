import {expect} from '@open-wc/testing';
import {validateConfig} from '../../../src/config/validate.js';
import {firstOf, saidOf, say} from './said.js';

describe('the shape of docs.json', () => {
  const incomplete: readonly (readonly [object, string])[] = [
    [{colors: {}}, '/colors'],
    [{topbarLinks: [{name: 'A'}]}, '/topbarLinks/0'],
    [{topbarCtaButton: {url: '/a'}}, '/topbarCtaButton'],
    [{anchors: [{url: 'guides'}]}, '/anchors/0'],
    [{navigation: [{group: 'a', pages: ['a', {pages: ['b']}]}]}, '/navigation/0/pages/1'],
  ];
  for (const [more, pointer] of incomplete) {
    it(`wants what ${JSON.stringify(more)} lacks (config/incomplete)`, () => {
      expect(saidOf(more)).to.deep.equal([['config/incomplete', pointer]]);
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
      ['config/wrong-value', '/api/playground/mode'],
    ]);
  });

  it('wants text where blanks say nothing (config/wrong-value)', () => {
    const said = firstOf({name: ' '});
    expect(said?.message).to.equal('"name" should be text that is not blank, but is the text " ".');
    const links = [{name: '', url: '/a'}];
    expect(saidOf({logo: '', topbarLinks: links, tabs: [{name: 'A', url: ''}]})).to.deep.equal([
      ['config/wrong-value', '/logo'],
      ['config/wrong-value', '/topbarLinks/0/name'],
      ['config/wrong-value', '/tabs/0/url'],
    ]);
  });

  it('wants hex colours (config/wrong-color)', () => {
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
        nearest === undefined ? 'It is ignored.' : `Did you mean "${nearest}"? It is ignored.`,
      );
    });
  }

  it('takes __proto__ for an unknown property', () => {
    const text = '{"__proto__": {"a": 1}, "name": "A", "navigation": ["a"]}';
    expect(validateConfig(text, 'docs.json').map(say)).to.deep.equal([
      ['config/unknown-property', '/__proto__'],
    ]);
  });
});
