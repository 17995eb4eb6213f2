import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {homeOf, homePath} from '../../../src/navigation/home.js';
import type {Choices} from '../../../src/navigation/position.js';
import {openSite} from './outline-of.js';

const homeIn = (navigation: unknown, choices?: Choices) => {
  const {config, navigation: resolved} = openSite({navigation});
  return homeOf(resolved, config, choices)?.path;
};

describe('homeOf', () => {
  it('is the index of the root, wherever it is listed', () => {
    expect(homeIn({pages: ['start', 'index']})).to.equal('index');
    const tabs = [
      {tab: 'Guides', pages: ['start']},
      {tab: 'Home', pages: ['index']},
    ];
    expect(homeIn({tabs})).to.equal('index');
    expect(homeIn({tabs: [tabs[0], {...tabs[1], hidden: true}]})).to.equal('index');
    expect(homeIn({pages: ['start', {group: 'Hidden', hidden: true, pages: ['index']}]})).to.equal(
      'index',
    );
  });

  it('is a README that is listed, where there is no index', () => {
    expect(homeIn({pages: ['start', 'README']})).to.equal('README');
    expect(homeIn({pages: ['README', 'index']})).to.equal('index');
  });

  it('is the first page of a site without an index, and not the index of a folder', () => {
    expect(homeIn({pages: ['start', 'guides/index']})).to.equal('start');
  });

  it('is in the language and the version that a reader has chosen', () => {
    const languages = {
      languages: [
        {language: 'en', pages: ['start', 'index']},
        {language: 'ar', pages: ['ar/index', 'ar/start']},
      ],
    };
    expect(homeIn(languages)).to.equal('index');
    expect(homeIn(languages, {language: 'en'})).to.equal('index');
    expect(homeIn(languages, {language: 'ar'})).to.equal('ar/index');
    const versions = {
      versions: [
        {version: 'v2', pages: ['start', 'index']},
        {version: 'v1', pages: ['v1/start']},
      ],
    };
    expect(homeIn(versions, {version: 'v1'})).to.equal('v1/start');
  });
});

describe('homePath', () => {
  it('is empty for an index that the navigation does not name', () => {
    const homeAt = (pages: readonly string[], hasIndex: boolean) => {
      const {config, navigation} = openSite({navigation: {pages}});
      return homePath(navigation, config, hasIndex);
    };
    expect(homeAt(['start', 'other'], false)).to.equal('start');
    expect(homeAt(['start', 'other'], true)).to.equal('');
    expect(homeAt(['start', 'index'], true)).to.equal('index');
    expect(homeAt([], false)).to.equal('');
  });
});
