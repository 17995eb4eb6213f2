import {expect} from '@open-wc/testing';
import type {DocsSite} from '../../../elements/site/docs-site.js';
import {until} from '../until.js';
import {files, follow, makeSite, newPlace, openSite, titleAfter} from './test-site.js';

const languages = {
  name: 'Acme',
  navigation: {
    languages: [
      {language: 'en', pages: ['start']},
      {language: 'ar', pages: ['ar/start']},
    ],
  },
};

async function open(path: string, router = 'hash'): Promise<DocsSite> {
  makeSite(['start', 'ar/start']);
  files.set('docs.json', JSON.stringify(languages));
  history.replaceState(null, '', `#/${path}`);
  return openSite({router, path});
}

const root = document.documentElement;

describe('SiteLanguage', () => {
  const {lang, dir} = root;
  afterEach(() => {
    root.lang = lang;
    root.dir = dir;
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('says the language and its direction to the site and to the document', async () => {
    const site = await open('ar/start');
    expect([site.lang, site.dir]).to.deep.equal(['ar', 'rtl']);
    expect([root.lang, root.dir]).to.deep.equal(['ar', 'rtl']);
    await titleAfter(site, () => follow(site, 'start'));
    expect([site.lang, site.dir, root.lang, root.dir]).to.deep.equal(['en', '', 'en', '']);
  });

  it('gives back what the document said before, once it is taken away', async () => {
    root.setAttribute('lang', 'fr');
    root.removeAttribute('dir');
    const site = await open('ar/start');
    expect(root.lang).to.equal('ar');
    site.remove();
    expect([root.lang, root.getAttribute('dir')]).to.deep.equal(['fr', null]);
  });

  it('leaves the document of a host application alone', async () => {
    const site = await open('ar/start', 'memory');
    expect([site.lang, site.dir]).to.deep.equal(['ar', 'rtl']);
    expect([root.lang, root.dir]).to.deep.equal([lang, dir]);
  });

  it('is not that of the interface of another site without languages', async () => {
    makeSite(['start', 'de/start']);
    const german = {language: 'de', pages: ['de/start']};
    const english = {language: 'en', pages: ['start']};
    const config = {name: 'Acme', navigation: {languages: [german, english]}};
    files.set('docs.json', JSON.stringify(config));
    const site = await openSite({router: 'memory', path: 'de/start'});
    const skip = () => site.renderRoot.querySelector('[part="skip"]')?.textContent.trim();
    await until(() => skip() === 'Zum Inhalt springen');
    makeSite(['start']);
    await titleAfter(site, () => (site.src = newPlace()));
    await site.settled();
    expect([site.lang, skip()]).to.deep.equal(['', 'Skip to content']);
  });

  it('is given back by a site removed before an update, and said again later', async () => {
    root.setAttribute('lang', 'fr');
    const site = await open('ar/start');
    const box = site.parentElement;
    site.requestUpdate();
    site.remove();
    await site.updateComplete;
    expect([root.lang, site.lang, site.dir]).to.deep.equal(['fr', '', '']);
    await titleAfter(site, () => box?.append(site));
    expect([site.lang, site.dir, root.lang, root.dir]).to.deep.equal(['ar', 'rtl', 'ar', 'rtl']);
  });

  it('says nothing where there is one language', async () => {
    makeSite(['start']);
    const site = await openSite({router: 'memory', path: 'start', lang: 'fr'});
    expect([site.lang, site.dir]).to.deep.equal(['fr', '']);
  });
});
