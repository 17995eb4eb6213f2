import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import '../../../elements/site/docs-site.js';
import type {DocsSite} from '../../../elements/site/docs-site.js';
import {LoadError, type Loader} from '../../../src/site/loader.js';
import {newPlace, openSite, makeSite, titleOf} from './test-site.js';

/** Files of a site with one page, whose title is given. */
function loaderWith(title: string): Loader {
  const navigation = [{group: 'A', pages: ['start']}];
  const files = new Map([
    ['docs.json', JSON.stringify({name: 'Other', navigation})],
    ['start.mdx', `---\ntitle: ${title}\n---\n\nText.`],
  ]);
  return {
    url: (path) => `test:${path}`,
    text: (path) => {
      const text = files.get(path);
      return text === undefined
        ? Promise.reject(new LoadError('missing', `test:${path}`, 404))
        : Promise.resolve(text);
    },
  };
}

describe('the loader of a site', () => {
  it('may be set right after its element is added', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const site: DocsSite = document.createElement('docs-site');
    Object.assign(site, {router: 'memory', src: newPlace()});
    const shown = oneEvent(site, 'docs-page-shown');
    box.append(site);
    site.loader = loaderWith('From a loader');
    await shown;
    expect(titleOf(site)).to.equal('From a loader');
  });

  it('shows its files instead of those before when it is replaced', async () => {
    makeSite(['start']);
    const site = await openSite({router: 'memory'});
    expect(titleOf(site)).to.equal('Title of start');
    const shown = oneEvent(site, 'docs-page-shown');
    site.loader = loaderWith('From another loader');
    await shown;
    expect(titleOf(site)).to.equal('From another loader');
  });
});
