import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {historyCodec} from '../../../src/routing/history-codec.js';

describe('historyCodec', () => {
  const codec = historyCodec(new URL('https://docs.example/docs'));
  const at = (path: string) => new URL(`https://docs.example${path}`);
  const addresses: readonly [address: string, path: string, id: string][] = [
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
  for (const [address, path, id] of addresses) {
    it(`reads ${address}`, () => {
      expect(codec.read(at(address))).to.include({path, hash: id});
    });
  }

  it('keeps what an address asks of the page', () => {
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
        expect(href, path).to.match(new RegExp(`^${folder}(a/)?x$`));
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
