import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {hashCodec, hashCodecOf, historyCodec} from '../../../src/routing/codec.js';

const at = (hash: string) => new URL(`https://docs.example/site/index.html${hash}`);

describe('hashCodec', () => {
  const urls: readonly [hash: string, path: string, id: string][] = [
    ['', '', ''],
    ['#/', '', ''],
    ['#/guides/start', 'guides/start', ''],
    ['#/guides/start/', 'guides/start', ''],
    ['#//guides', 'guides', ''],
    ['#/guides/start#install', 'guides/start', 'install'],
    ['#/guides/start?x=1#install', 'guides/start', 'install'],
    ['#/guides#a#b', 'guides', 'a#b'],
    ['#/a%20b/%C3%BC#%C3%BC', 'a b/ü', 'ü'],
    ['#/100%', '100%', ''],
    ['#/a%2Fb', 'a%2Fb', ''],
    ['#/..%2F..', '..%2F..', ''],
    ['#/__proto__', '__proto__', ''],
  ];
  for (const [hash, path, id] of urls) {
    it(`reads ${hash || 'a URL without a hash'}`, () => {
      expect(hashCodec.read(at(hash))).to.include({path, hash: id});
    });
  }

  it('keeps what a URL asks of the page', () => {
    for (const hash of ['', 'install', 'why?']) {
      const route = {path: 'log', hash, query: 'tags=New,a%26b'};
      expect(hashCodec.read(at(hashCodec.href(route)))).to.deep.equal(route);
    }
    expect(hashCodec.read(at('#/log?'))).to.deep.equal({path: 'log', hash: ''});
  });

  it('stays on the current page when the URL names only an id', () => {
    expect(hashCodec.read(at('#install'), 'guides')).to.deep.equal({
      path: 'guides',
      hash: 'install',
    });
  });

  it('comes back to the first page when the URL loses its hash', () => {
    expect(hashCodec.read(at(''), 'guides')).to.deep.equal({path: '', hash: ''});
  });

  it('writes routes that read the same', () => {
    for (const path of ['', 'a', 'a/b c', 'ü/100%', 'what?', 'c#', 'a&b=c', '日本/語']) {
      for (const hash of ['', 'install', 'ü', 'a#b', '100%']) {
        const href = hashCodec.href({path, hash});
        expect(hashCodec.read(new URL(href, at(''))), href).to.deep.equal({path, hash});
      }
    }
  });

  it('writes half characters too', () => {
    expect(hashCodec.href({path: '\ud800', hash: ''})).to.equal('#/%EF%BF%BD');
  });

  it('writes whole URLs for a document that says it is elsewhere', () => {
    const page = 'https://docs.example//site/index.html?x=1';
    const href = hashCodecOf(page).href({path: 'guides', hash: 'install'});
    expect(new URL(href, 'https://cdn.example/base/').href).to.equal(`${page}#/guides#install`);
  });

  it('knows its own places', () => {
    expect(hashCodec.isInside(at('#/guides'), at('#/start'))).to.equal(true);
    expect(hashCodec.isInside(at('#install'), at(''))).to.equal(true);
    expect(hashCodec.isInside(at(''), at('#/start'))).to.equal(false);
    expect(hashCodec.isInside(new URL('https://docs.example/#/guides'), at(''))).to.equal(false);
  });
});

describe('historyCodec', () => {
  const codec = historyCodec(new URL('https://docs.example/docs'));
  const at = (path: string) => new URL(`https://docs.example${path}`);
  const urls: readonly [url: string, path: string, id: string][] = [
    ['/docs', '', ''],
    ['/docs/', '', ''],
    ['/docs/guides/start', 'guides/start', ''],
    ['/docs/guides/start/?a=b#install', 'guides/start', 'install'],
    ['/docs/a%20b', 'a b', ''],
    ['/docs/a%2Fb', 'a%2Fb', ''],
    ['/docs/%E0', '%E0', ''],
    ['/documents/x', '', ''],
    ['/', '', ''],
  ];
  for (const [url, path, id] of urls) {
    it(`reads ${url}`, () => {
      expect(codec.read(at(url))).to.include({path, hash: id});
    });
  }

  it('keeps what a URL asks of the page', () => {
    const route = {path: 'log', hash: 'v1', query: 'tags=New,a%26b'};
    expect(codec.read(at(codec.href(route)))).to.deep.equal(route);
  });

  it('writes routes that read the same', () => {
    for (const path of ['', 'a', 'a/b c', 'ü/100%', 'what?', 'c#']) {
      for (const hash of ['', 'install', 'a#b']) {
        const href = codec.href({path, hash});
        expect(codec.read(at(href)), href).to.deep.equal({path, hash});
      }
    }
  });

  it('writes no route that leads out of its folder', () => {
    for (const path of ['/x', '//x', '../x', 'a/../../x', './x/']) {
      for (const base of ['https://docs.example/', 'https://docs.example/docs']) {
        const folder = base.replace(/\/?$/, '/');
        const {href} = new URL(historyCodec(new URL(base)).href({path, hash: ''}), folder);
        expect(href, path).to.match(new RegExp(`^${folder}(a/)?x/?$`));
      }
    }
  });

  it('knows its own places', () => {
    expect(codec.isInside(at('/docs/x'), at('/docs/y'))).to.equal(true);
    expect(codec.isInside(at('/docs'), at('/docs/y'))).to.equal(true);
    expect(codec.isInside(at('/documents'), at('/docs/y'))).to.equal(false);
    expect(codec.isInside(new URL('https://other.example/docs/x'), at('/docs/y'))).to.equal(false);
  });
});
