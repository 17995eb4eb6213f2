import {expect} from '@open-wc/testing';
import {readOptions, type SiteOptions} from '../../../elements/shell/site-options.js';

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

  it('writes routes as the router says', () => {
    const hrefOf = (options: SiteOptions) =>
      readOptions(options, here).codec.href({path: 'guides/start', hash: ''});
    expect(hrefOf({})).to.equal('#/guides/start');
    expect(hrefOf({router: 'memory'})).to.equal('#/guides/start');
    expect(hrefOf({router: 'nonsense'})).to.equal('#/guides/start');
    expect(hrefOf({router: 'history'})).to.equal('/app/guides/start');
    expect(hrefOf({router: 'history', base: '/docs', src: '/files/'})).to.equal(
      '/docs/guides/start',
    );
  });
});
