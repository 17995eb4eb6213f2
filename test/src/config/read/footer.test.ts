import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {readFooter, readSocials} from '../../../../src/config/read/footer.js';
import {fieldsOf} from '../../../../src/config/read/raw.js';

const external = (href: string) => ({to: 'url', href});
const page = {to: 'site', path: 'a', query: '', hash: ''};

describe('readSocials', () => {
  const expected = [{platform: 'github', target: external('https://github.com/a')}];

  it('reads the map', () => {
    expect(readSocials({github: 'https://github.com/a', x: 5, y: 'javascript:x'})).to.deep.equal(
      expected,
    );
  });

  it('reads the older list', () => {
    const written = [{type: 'github', url: 'https://github.com/a'}, {type: 5}, 'x'];
    expect(readSocials(written)).to.deep.equal(expected);
  });

  it('keeps odd names as names', () => {
    const socials = readSocials(JSON.parse('{"__proto__": "/a", "constructor": "/a"}'));
    expect(socials.map(({platform}) => platform)).to.deep.equal(['__proto__', 'constructor']);
  });
});

describe('readFooter', () => {
  it('reads columns of either shape', () => {
    const newer = {header: 'More', items: [{label: 'A', href: '/a'}, {label: 'bad'}]};
    const older = {title: 'More', links: [{name: 'A', url: '/a'}]};
    for (const column of [newer, older]) {
      expect(
        readFooter({raw: fieldsOf({footer: {links: [column, 5, {header: 'x'}]}})}).columns,
      ).to.deep.equal([{header: 'More', links: [{name: 'A', target: page}]}]);
    }
  });

  it('puts links outside of columns into one', () => {
    const footer = {
      links: [
        {label: 'A', href: '/a'},
        {label: 'B', href: '/a'},
      ],
    };
    const [column, ...others] = readFooter({raw: fieldsOf({footer})}).columns;
    expect(column?.links.map(({name}) => name)).to.deep.equal(['A', 'B']);
    expect([column?.header, others]).to.deep.equal([undefined, []]);
  });

  it('lets a language have its own, wherever it is in the navigation', () => {
    const french = {language: 'fr', footer: {socials: {x: 'https://x.com/fr'}}, pages: []};
    const raw = fieldsOf({
      footerSocials: {x: 'https://x.com/all'},
      navigation: {versions: [{version: '1', languages: [{language: 'en'}, french]}]},
    });
    const socialsOf = (name?: string) => readFooter({raw}, name).socials.map(({target}) => target);
    expect(socialsOf('fr')).to.deep.equal([external('https://x.com/fr')]);
    expect(socialsOf('en')).to.deep.equal([external('https://x.com/all')]);
    expect(socialsOf()).to.deep.equal([external('https://x.com/all')]);
  });

  it('has nothing where nothing readable is written', () => {
    for (const footer of [5, null, [], {links: 'x', socials: 5}]) {
      expect(readFooter({raw: fieldsOf({footer, footerSocials: undefined})})).to.deep.equal({
        socials: [],
        columns: [],
      });
    }
  });
});
