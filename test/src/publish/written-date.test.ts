import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {dateReader} from '../../../src/publish/written-date.js';

describe('dateReader', () => {
  const read = dateReader();
  /** The date that a text names in a language, as `2026-11-05`. */
  const dayIn = (language: string, text: string) => read(text, language)?.replace('T00:00:00Z', '');

  it('reads dates as people write them', () => {
    for (const text of [
      '2026-11-05',
      'v1.2 (2026-11-5)',
      'November 5, 2026',
      'Nov 5th 2026',
      'Nov. 5, 2026',
      '5 November 2026',
      '5. November 2026',
      '05-Nov-2026',
      'Thursday, 5th Nov, 2026',
      '5th of November 2026',
      '2026/11/05',
      'v1.2 – 2026/11/5',
      '11/05/2026',
      '11/5/2026',
    ]) {
      expect(dayIn('en', text), text).to.equal('2026-11-05');
    }
    for (const text of ['Sept 2024', 'Sept. 1, 2024', '1 sept 2024', 'Sep 2024', '2024-09']) {
      expect(dayIn('en', text), text).to.equal('2024-09-01');
    }
    expect(dayIn('en', 'May 2026')).to.equal('2026-05-01');
    expect(dayIn('en', 'Version 3 (May 2026)')).to.equal('2026-05-01');
    expect(dayIn('en', 'Release 3, May 2026')).to.equal('2026-05-01');
    expect(read('2026-11-05', 'an invalid tag')).to.equal('2026-11-05T00:00:00Z');
  });

  it('reads dates in the language of the page', () => {
    for (const [language, text, day] of [
      ['en-GB', '09/03/2025', '2025-03-09'],
      ['en', '09/03/2025', '2025-09-03'],
      ['de', '12.07.2025', '2025-07-12'],
      ['de', '1. Juli 2025', '2025-07-01'],
      ['de', '15. August 2025', '2025-08-15'],
      ['de', 'Version 2 vom 3. März 2025', '2025-03-03'],
      ['de', 'März 2025', '2025-03-01'],
      ['fr', 'le 14 juin 2025', '2025-06-14'],
      ['fr', '1er août 2025', '2025-08-01'],
      ['fr', '14/06/2025', '2025-06-14'],
      ['es', '14 de junio de 2025', '2025-06-14'],
      ['pt-BR', '1º de março de 2025', '2025-03-01'],
      ['nl', '12-7-2025', '2025-07-12'],
      ['ru', '5 июля 2025 г.', '2025-07-05'],
      ['ru', 'Июль 2025', '2025-07-01'],
      ['pl', '5 lipca 2025', '2025-07-05'],
      ['hu', '2025. május 1.', '2025-05-01'],
      ['vi', '12 tháng 10, 2025', '2025-10-12'],
      ['vi', 'tháng 10 năm 2025', '2025-10-01'],
      ['ja', '2025年5月1日', '2025-05-01'],
      ['zh', '更新于2025年11月1日', '2025-11-01'],
      ['zh-Hans', '2025年12月', '2025-12-01'],
      ['ko', '2025년 5월 1일', '2025-05-01'],
      ['ko', '2025. 5. 1.', '2025-05-01'],
      ['ar', '12 يوليو 2025', '2025-07-12'],
      ['th', '12 กรกฎาคม ค.ศ. 2025', '2025-07-12'],
      ['de', 'March 5, 2025', '2025-03-05'],
    ] as const) {
      expect(dayIn(language, text), `${language}: ${text}`).to.equal(day);
    }
  });

  it('reads none in other texts', () => {
    for (const text of [
      '',
      'v1.2.3',
      '2024.10.1',
      'Version 2026',
      'Summer 2026',
      'Mayor 2026',
      'Week 45 2026',
      'Q3 2026',
      'November 5',
      '2026-02-30',
      '2026/11-05',
      '2026/13/05',
      '31. February 2026',
      '25/10/2026',
      '10/5/26',
      '12.07.2025',
      '1. Juli 2025',
      'le 14 juin 2025',
      '2025年5月1日',
    ]) {
      expect(dayIn('en', text), text).to.equal(undefined);
    }
    // A year of the Buddhist calendar.
    expect(dayIn('th', '12 กรกฎาคม 2568')).to.equal(undefined);
  });
});
