import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {svgImage} from '../../../../src/content/html/svg-image.js';

const drawn = (source: string) => decodeURIComponent(svgImage(source)?.split(',')[1] ?? '');

describe('svgImage', () => {
  it('gives the drawing for each mode the same place', () => {
    const svg = drawn(
      '<><svg className="dark:hidden"/><svg className="hidden dark:block"/><svg class="a"/></>',
    );
    const places = [...svg.matchAll(/<g class="(\w+)"><svg x="(\d+)"/g)];
    expect(places.map(([, mode, x]) => `${mode} ${x}`)).to.deep.equal([
      'light 0',
      'dark 0',
      'both 24',
    ]);
    expect(svg).to.contain('viewBox="0 0 48 24"').and.to.contain('{.light{display:none}}');
  });

  it('draws what code has made of a fragment', () => {
    expect(drawn('<svg id="a"></svg><svg id="b"></svg>'))
      .to.contain('id="a"')
      .and.to.contain('id="b"');
    expect(svgImage('<svg></svg><p>a</p>')).to.equal(undefined);
    expect(svgImage('text')).to.equal(undefined);
  });
});
