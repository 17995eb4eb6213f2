import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {readPreparedIndex} from '../../../src/search/prepared-index.js';

describe('readPreparedIndex', () => {
  it('reads pages with their sections', () => {
    const section = {id: 'x', headings: ['X'], names: ['n'], text: 'Text.', code: 'code'};
    const page = {path: 'a', title: 'A', keywords: ['k'], boost: 2, hash: 'h', sections: [section]};
    expect(readPreparedIndex({pages: [page]})).to.deep.equal([{...page, isComplete: true}]);
  });

  it('makes sections of headings where there are no texts', () => {
    const headings = [{id: 'x', level: 2, text: 'X'}];
    const [page] = readPreparedIndex({pages: [{path: 'a', description: 'About.', headings}]});
    expect(page?.isComplete).to.equal(false);
    expect(page?.sections.map(({id, headings, text}) => [id, headings, text])).to.deep.equal([
      ['', [], 'About.'],
      ['x', ['X'], ''],
    ]);
  });

  it('finds nothing of a page that is not searchable, and does not read it', () => {
    for (const hidden of [{headings: []}, {sections: []}]) {
      const page = {path: 'a', title: 'A', description: 'About.', searchable: false, ...hidden};
      const [prepared] = readPreparedIndex({pages: [page]});
      expect(prepared).to.deep.include({sections: [], isComplete: true});
    }
  });

  it('leaves out what is something else', () => {
    for (const value of [undefined, 1, 'x', [], {pages: 1}, {pages: [1, {}, {path: 2}]}]) {
      expect(readPreparedIndex(value)).to.deep.equal([]);
    }
    const [page] = readPreparedIndex({pages: [{path: 'a', boost: 'x', keywords: [1, 'k']}]});
    expect(page).to.include({boost: 1, title: ''});
    expect(page?.keywords).to.deep.equal(['k']);
  });
});
