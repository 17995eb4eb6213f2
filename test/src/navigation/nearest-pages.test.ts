import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {nearestPages} from '../../../src/navigation/nearest-pages.js';
import {openSite} from './outline-of.js';

describe('nearestPages', () => {
  const {navigation} = openSite({
    navigation: [
      'introduction',
      'guides/getting-started',
      'guides/deploy',
      'api/users/list',
      'api/users/create',
      'api/orders/list',
      'sdk/python/install',
      'sdk/install',
    ],
  });
  const nearest = (path: string) => nearestPages(navigation, path).map((page) => page.path);

  it('compares the first 20 folders of a path, however many it has', () => {
    const pathsNear = (folders: number) => nearest(`${'zzz/'.repeat(folders)}guides/zzz`);
    expect(pathsNear(19)).to.include('guides/deploy');
    expect(pathsNear(20)).to.deep.equal([]);
    const pages = Array.from({length: 10_000}, (_, index) => `many/page-${index}`);
    const {navigation: large} = openSite({navigation: pages});
    const nearestTo = (folders: number) =>
      nearestPages(large, `many/${'folder/'.repeat(folders)}pge-7`).map(({path}) => path);
    expect(nearestTo(30)).to.include('many/page-7');
    expect(nearestTo(1_000_000)).to.deep.equal([]);
  });

  const cases: readonly (readonly [string, string])[] = [
    ['introducton', 'introduction'],
    ['Introduction', 'introduction'],
    ['guides/geting-started', 'guides/getting-started'],
    ['getting-started', 'guides/getting-started'],
    ['docs/guides/deploy', 'guides/deploy'],
    ['api/users/remove', 'api/users/list'],
    ['api/order/list', 'api/orders/list'],
    ['sdk/python/instal', 'sdk/python/install'],
    ['deploy-guide', 'guides/deploy'],
    ['python', 'sdk/python/install'],
  ];
  for (const [path, first] of cases) {
    it(`finds ${first} for ${path}`, () => {
      expect(nearest(path)[0]).to.equal(first);
    });
  }

  it('compares the end of the path before its folders', () => {
    const {navigation: deep} = openSite({
      navigation: ['a/b/c/d/e/other', 'elsewhere/create-a-note', 'a/b/c/d/note'],
    });
    const [first] = nearestPages(deep, 'a/b/c/d/e/create-a-note');
    expect(first?.path).to.equal('elsewhere/create-a-note');
  });

  it('finds a page by its label, too', () => {
    const labels = new Map([['api/users/create', {text: 'Add people!'}]]);
    const found = nearestPages(navigation, 'people/add-people', 3, labels);
    expect(found.map(({path}) => path)).to.deep.equal(['api/users/create']);
  });

  it('finds no page that is much farther away than the nearest', () => {
    expect(nearest('guides/deplyo')).to.deep.equal(['guides/deploy']);
  });

  it('finds at most three, or as many as asked for', () => {
    const {navigation: many} = openSite({
      navigation: Array.from({length: 30}, (_, index) => `guides/page-${index}`),
    });
    expect(nearestPages(many, 'guides/page')).to.have.lengthOf(3);
    expect(nearestPages(many, 'guides/page', 2)).to.have.lengthOf(2);
  });

  it('does not send readers to the page that they could not have', () => {
    const {navigation: named} = openSite({navigation: ['guides/start', 'guides/started']});
    expect(nearestPages(named, 'guides/start').map(({path}) => path)).to.deep.equal([
      'guides/started',
    ]);
  });

  it('finds nothing for what has nothing in common', () => {
    for (const path of ['', 'zzz', '__proto__', '../../x']) expect(nearest(path)).to.deep.equal([]);
  });

  it('is quick on a very large site', () => {
    const pages = Array.from({length: 23_000}, (_, index) => `d${index % 40}/page-number-${index}`);
    const {navigation: large} = openSite({navigation: [{group: 'a', pages}]});
    expect(nearestPages(large, 'd3/page-nmber-43')[0]?.path).to.equal('d3/page-number-43');
  });
});
