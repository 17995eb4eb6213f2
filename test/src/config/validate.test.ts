import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {validateConfig} from '../../../src/config/validate.js';
import {newerShape} from '../../harness/newer-shape.js';
import {saidOf, say, validate} from './said.js';

describe('validateConfig', () => {
  it('says nothing of a sound site', () => {
    expect(saidOf({})).to.deep.equal([]);
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
        {name: 'Support', url: '/support', icon: 'life-ring', iconType: 'solid'},
        {name: '', url: '/chat', icon: {name: 'message', style: 'light'}},
        {url: '/code', icon: 'code'},
        {type: 'github', url: 'https://github.com/a/b'},
        {type: 'discord', url: 'https://discord.gg/a'},
      ],
      topbarCtaButton: {type: 'github', url: 'https://github.com/a/b'},
      versions: ['v2', {name: 'v1', default: true, url: '/v1', locale: 'en'}],
      anchors: [
        {name: 'A', icon: 'book', iconType: 'solid', url: 'guides', color, version: 'v1'},
        {name: 'B', url: 'https://example.com', color: {from: color, via: color, to: color}},
        {name: 'C', url: 'api', openapi: 'openapi.json', isDefaultHidden: true},
        {name: 'D', url: 'more', openapi: {source: ['more.json'], directory: 'more'}},
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
      styling: {latex: true},
      theme: 'quill',
      layout: 'sidenav',
      background: {style: 'grid'},
      contextual: {
        options: ['copy', {title: 'Ask', href: '/ask', icon: 'comment', iconType: 'solid'}],
      },
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
    expect(said.map(({code}) => code)).to.deep.equal(['config/not-used']);
  });

  it('says nothing of everything that the newer shape knows', () => {
    const said = validate(newerShape);
    expect(said.map(({code}) => code)).to.deep.equal(['config/not-used']);
  });

  it('says the line and the column, in the order of the file', () => {
    const text = '{\n  "name": 5,\n  "navigation": [],\n  "colour": 1\n}';
    const places = validateConfig(text, 'docs.json').map(({code, location}) => [
      code,
      `${location.line}:${location.column}`,
    ]);
    expect(places).to.deep.equal([
      ['config/wrong-type', '2:11'],
      ['nav/no-pages', '3:17'],
      ['config/unknown-property', '4:3'],
    ]);
  });

  it('goes on after what is only untidy JSON', () => {
    const text = '{"name": "A", "navigation": [{"group": "g", "pages": ["a",]}], "tab": 1}';
    expect(validateConfig(text, 'docs.json').map(({code}) => code)).to.deep.equal([
      'config/trailing-comma',
      'config/unknown-property',
    ]);
  });

  it('checks nothing else while there are errors in the JSON', () => {
    const text = '{"name": 5 "navigation": []}';
    expect(validateConfig(text, 'docs.json').map(({code}) => code)).to.deep.equal([
      'config/syntax',
    ]);
    expect(validateConfig('{', 'docs.json').map(({code}) => code)).to.deep.equal(['config/syntax']);
  });

  for (const value of [[], 'x', 5, null]) {
    it(`wants an object instead of ${JSON.stringify(value)} (config/not-an-object)`, () => {
      expect(validate(value).map(say)).to.deep.equal([['config/not-an-object', '']]);
    });
  }

  it('wants a name and a navigation (config/missing)', () => {
    const said = validate({});
    expect(said.map(say)).to.deep.equal([
      ['config/missing', '/name'],
      ['config/missing', '/navigation'],
    ]);
    expect(said[0]?.severity).to.equal('error');
    expect(said[0]?.hint).to.equal('Add "name": "My project".');
  });
});
