import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {
  readCallToAction,
  readLink,
  readImage,
  readImages,
  readTarget,
  readColor,
  readColors,
  readGradient,
} from '../../../../src/config/read/values.js';

const page = {to: 'site', path: 'a', query: '', hash: ''};
const external = (href: string) => ({to: 'url', href});

describe('readTarget and readPicture', () => {
  it('give places in the site and URLs', () => {
    expect(readTarget('/a')).to.deep.equal(page);
    expect(readTarget('https://example.com/')).to.deep.equal(external('https://example.com/'));
  });

  it('give nothing for refused URLs and for what is no text', () => {
    for (const url of ['javascript:alert(1)', ' JAVASCRIPT:x', 'data:text/html,x', '', 5, null]) {
      expect(readTarget(url)).to.equal(undefined);
      expect(readImage(url)).to.equal(undefined);
    }
  });

  it('allow data URLs only for images', () => {
    expect(readImage('data:image/png;base64,AA')).to.deep.equal(
      external('data:image/png;base64,AA'),
    );
    expect(readTarget('data:image/png;base64,AA')).to.equal(undefined);
  });
});

describe('readImage', () => {
  for (const start of ['/\\', '\\\\', '//', '\\/', '/\t\\', ' /\n/', '///', '\u0001//', '\\']) {
    it(`keeps a path in the site that begins with ${JSON.stringify(start)}`, () => {
      expect(readImage(`${start}evil.example/a.png`)).to.deep.equal({
        ...page,
        path: 'evil.example/a.png',
      });
    });
  }

  it('leaves the site with a complete URL only', () => {
    const url = 'https://cdn.example/a.png';
    expect(readImage(url)).to.deep.equal(external(url));
    expect(readImage('evil.example/a:b.png')).to.deep.equal({
      ...page,
      path: 'evil.example/a:b.png',
    });
    expect(readImages({light: '/\\a', dark: '//a'})).to.deep.equal({light: page, dark: page});
  });
});

describe('readLink', () => {
  it('needs a name and a URL', () => {
    expect(readLink({name: 'A', url: '/a'})).to.deep.equal({name: 'A', target: page});
    for (const value of [{name: 'A'}, {url: '/a'}, {name: 'A', url: 'vbscript:x'}, 'A', null]) {
      expect(readLink(value)).to.equal(undefined);
    }
  });

  it('calls a code host by its name', () => {
    const link = readLink({type: 'github', url: 'https://github.com/a/b'});
    expect(link?.name).to.equal('GitHub');
  });
});

describe('readCallToAction', () => {
  it('is a button by default', () => {
    const button = {type: 'link', name: 'A', target: page};
    for (const type of [undefined, 'link', 'button', 'toString', 5]) {
      expect(readCallToAction({type, name: 'A', url: '/a'})).to.deep.equal(button);
    }
  });

  it('is a repository for code hosts', () => {
    expect(readCallToAction({type: 'github', url: 'https://github.com/a/b'})).to.deep.equal({
      type: 'repository',
      target: external('https://github.com/a/b'),
    });
  });

  it('is nothing without a URL', () => {
    expect(readCallToAction({type: 'github'})).to.equal(undefined);
    expect(readCallToAction(undefined)).to.equal(undefined);
  });
});

describe('readColor', () => {
  it('takes hex colors of three or six digits', () => {
    for (const color of ['#0d9373', '#FFF']) expect(readColor(color)).to.equal(color);
  });

  it('takes nothing else', () => {
    for (const color of [
      'red',
      '0d9373',
      '#12',
      '#12345',
      '#1234567',
      '#fff;x',
      'url(#fff)',
      5,
      null,
    ]) {
      expect(readColor(color)).to.equal(undefined);
    }
  });
});

describe('readGradient', () => {
  it('gives one color equal ends', () => {
    const gray = {from: '#888', to: '#888'};
    for (const value of ['#888', {from: '#888'}, {to: '#888'}, {from: '#888', to: 'x'}]) {
      expect(readGradient(value)).to.deep.equal(gray);
    }
    expect(readGradient({from: '#000', via: '#888', to: '#fff'})).to.deep.equal({
      from: '#000',
      to: '#fff',
    });
    expect(readGradient('gray')).to.equal(undefined);
  });
});

describe('readColors', () => {
  it('reads each color by itself', () => {
    const background = {light: '#fff', dark: 7};
    expect(readColors({primary: '#0d9373', light: 'x', dark: '#000', background})).to.deep.equal({
      primary: '#0d9373',
      dark: '#000',
      background: {light: '#fff'},
    });
    expect(readColors('#fff')).to.deep.equal({background: {}});
  });
});
