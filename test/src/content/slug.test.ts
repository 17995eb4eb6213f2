import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {Slugger} from '../../../src/content/slug.js';

describe('Slugger', () => {
  it('counts equal ids', () => {
    const slugger = new Slugger();
    expect(['A b', 'A b', 'A b'].map((text) => slugger.idFor(text))).to.eql([
      'a-b',
      'a-b-1',
      'a-b-2',
    ]);
  });

  it('knows what the other rule makes of a heading', () => {
    const slugger = new Slugger();
    for (const [text, ids] of [
      ['Getting started', {id: 'getting-started'}],
      ['Getting started', {id: 'getting-started-1', alias: 'getting-started-2'}],
      ['Users & teams', {id: 'users--teams', alias: 'users-&-teams'}],
      ['Version 1.2 (beta)', {id: 'version-12-beta', alias: 'version-1-2-beta'}],
      ["What's new", {id: 'whats-new', alias: 'what’s-new'}],
      ['?', {id: 'section', alias: '?'}],
    ] as const) {
      expect(slugger.headingIds(text)).to.eql(ids);
    }
  });

  it('gives no id twice that an author has chosen', () => {
    const slugger = new Slugger();
    expect(slugger.idFor('A', 'own')).to.equal('own');
    expect(slugger.idFor('Own')).to.equal('own-1');
  });
});
