import {expect} from '@open-wc/testing';
import {readOptions, type SiteOptions} from '../../../elements/site/site-options.js';

describe('readOptions', () => {
  const here = 'https://app.example/app/page.html?x=1#/y';
  const cases: readonly [options: SiteOptions, folder: string, configFile: string][] = [
    [{}, 'https://app.example/app/', 'docs.json'],
    [{src: 'docs'}, 'https://app.example/app/docs/', 'docs.json'],
    [{src: 'docs/'}, 'https://app.example/app/docs/', 'docs.json'],
    [{src: '/docs/my.json?v=2'}, 'https://app.example/docs/', 'my.json'],
    [{src: 'https://cdn.example/site'}, 'https://cdn.example/site/', 'docs.json'],
    [{router: 'history', base: '/docs'}, 'https://app.example/docs/', 'docs.json'],
    [{router: 'history', base: '/docs', src: '/files/'}, 'https://app.example/files/', 'docs.json'],
  ];
  for (const [options, folder, configFile] of cases) {
    it(`finds the site of ${JSON.stringify(options)}`, () => {
      const places = readOptions(options, here);
      expect([places.folder.href, places.configFile]).to.deep.equal([folder, configFile]);
    });
  }

  it('takes malformed escapes in the name of a file as they are', () => {
    expect(readOptions({src: 'x/%zz.json'}, here).configFile).to.equal('%zz.json');
  });

  it('says which attribute is no URL', () => {
    const refused = (options: SiteOptions) => readOptions(options, here).refused;
    expect(refused({src: 'http://['})).to.equal('http://[');
    expect(refused({src: 'javascript:1'})).to.equal('javascript:1');
    expect(refused({router: 'history', base: 'http://['})).to.equal('http://[');
    for (const src of ['file:///docs/', 'ws://docs.example/', 'ftp://docs.example/', 'blob:x']) {
      expect(refused({src})).to.equal(src);
    }
    expect(refused({base: 'http://['})).to.equal(undefined);
  });

  it('writes whole URLs where the document has a base', () => {
    const {codec} = readOptions({}, 'https://app.example/', here);
    const href = codec.href({path: 'guides/start', hash: ''});
    expect(href).to.equal('https://app.example/app/page.html?x=1#/guides/start');
  });

  it('writes routes as the router says', () => {
    const hrefOf = (options: SiteOptions) =>
      readOptions(options, here).codec.href({path: 'guides/start', hash: ''});
    expect(hrefOf({})).to.equal('#/guides/start');
    expect(hrefOf({router: 'memory'})).to.equal('#docs:/guides/start');
    expect(hrefOf({router: 'nonsense'})).to.equal('#/guides/start');
    expect(hrefOf({router: 'history'})).to.equal('/app/guides/start');
    expect(hrefOf({router: 'history', base: '/docs', src: '/files/'})).to.equal(
      '/docs/guides/start',
    );
  });
});
