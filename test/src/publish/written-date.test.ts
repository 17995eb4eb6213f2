import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {writtenDate} from '../../../src/publish/written-date.js';

describe('writtenDate', () => {
  it('reads dates as people write them', () => {
    const day = '2026-11-05T00:00:00Z';
    for (const text of [
      '2026-11-05',
      'v1.2 (2026-11-5)',
      'November 5, 2026',
      'Nov 5th 2026',
      'Nov. 5, 2026',
      '5 November 2026',
      'Thursday, 5th Nov, 2026',
      '2026/11/05',
      'v1.2 – 2026/11/5',
    ]) {
      expect(writtenDate(text), text).to.equal(day);
    }
    expect(writtenDate('November 2026')).to.equal('2026-11-01T00:00:00Z');
    for (const text of ['Sept 2024', 'Sept. 1, 2024', '1 sept 2024', 'Sep 2024']) {
      expect(writtenDate(text), text).to.equal('2024-09-01T00:00:00Z');
    }
    expect(writtenDate('May 2026')).to.equal('2026-05-01T00:00:00Z');
  });

  it('reads none in other texts', () => {
    for (const text of [
      '',
      'v1.2.3',
      'Version 2026',
      'Summer 2026',
      'Week 45 2026',
      '2026-02-30',
      '2026/11-05',
      '2026/13/05',
    ]) {
      expect(writtenDate(text), text).to.equal(undefined);
    }
  });
});
