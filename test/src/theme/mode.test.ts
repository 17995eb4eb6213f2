import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {chooseMode, type ModePreferences} from '../../../src/theme/mode.js';

describe('chooseMode', () => {
  const noPreferences: ModePreferences = {
    site: undefined,
    remembered: undefined,
    reader: undefined,
    attribute: undefined,
  };
  const site = {initial: 'dark', isHidden: false} as const;
  const cases: readonly [name: string, preferences: Partial<ModePreferences>, mode: string][] = [
    ['follows the system without any preference', {}, 'system'],
    ["follows the site's default", {site}, 'dark'],
    ["prefers the reader's choice to the site's", {site, reader: 'light'}, 'light'],
    ['lets the reader choose the system', {site, reader: 'system'}, 'system'],
    [
      'lets a site without a toggle decide',
      {site: {initial: 'dark', isHidden: true}, reader: 'light'},
      'dark',
    ],
    ['lets the attribute decide over all', {site, reader: 'light', attribute: 'system'}, 'system'],
    ['ignores an unknown attribute', {site, attribute: 'sepia'}, 'dark'],
    ["remembers the site's default until it is known again", {remembered: 'dark'}, 'dark'],
    ['forgets it when it has changed', {remembered: 'light', site}, 'dark'],
  ];
  for (const [name, preferences, mode] of cases) {
    it(name, () => {
      expect(chooseMode({...noPreferences, ...preferences})).to.equal(mode);
    });
  }
});
