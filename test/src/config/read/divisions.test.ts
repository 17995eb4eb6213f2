import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {readDivisions} from '../../../../src/config/read/divisions.js';

describe('readDivisions', () => {
  it('reads prefixes of paths', () => {
    for (const url of ['api', '/api', 'api/', '/api/']) {
      expect(readDivisions([{name: 'API', url}])).to.deep.equal([
        {name: 'API', isHidden: false, prefix: 'api'},
      ]);
    }
  });

  it('reads complete addresses, and the site itself, as links', () => {
    const [out, home] = readDivisions([
      {name: 'Blog', url: 'https://example.com/'},
      {name: 'Home', url: '/'},
    ]);
    expect(out).to.deep.equal({
      name: 'Blog',
      isHidden: false,
      link: {to: 'address', href: 'https://example.com/'},
    });
    expect(home?.link).to.deep.equal({to: 'site', path: '', query: '', hash: ''});
  });

  it('reads icon, colour, version and whether it is hidden', () => {
    const written = {
      name: 'API',
      url: 'api',
      icon: 'code',
      iconType: 'thin',
      color: {from: '#000', to: '#fff'},
      version: 'v2',
      isDefaultHidden: true,
    };
    expect(readDivisions([written])).to.deep.equal([
      {
        name: 'API',
        icon: {kind: 'name', name: 'code', type: 'thin'},
        color: {from: '#000', to: '#fff'},
        version: 'v2',
        isHidden: true,
        prefix: 'api',
      },
    ]);
  });

  it('gives the common colour to those without their own', () => {
    const common = {from: '#123456', to: '#123456'};
    const divisions = readDivisions(
      [
        {name: 'A', url: 'a'},
        {name: 'B', url: 'b', color: '#fff'},
        {name: 'C', url: 'c', color: 'red'},
      ],
      common,
    );
    expect(divisions.map(({color}) => color?.from)).to.deep.equal(['#123456', '#fff', '#123456']);
  });

  it('leaves out those without a name or a usable address', () => {
    const written = [{name: 'A'}, {url: 'a'}, {name: 'A', url: 'javascript:x'}, 'a', null];
    expect(readDivisions(written)).to.deep.equal([]);
    expect(readDivisions({})).to.deep.equal([]);
  });
});
