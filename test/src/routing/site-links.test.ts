import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import type {Target} from '../../../src/shared/urls.js';
import {hashCodec, historyCodec} from '../../../src/routing/codec.js';
import {siteLinks} from '../../../src/routing/site-links.js';

const base = new URL('https://docs.example/site/');
const isPage = (path: string) => ['guides/start', 'releases/v1.beta'].includes(path);
const site = (path: string, hash = '', query = ''): Target => ({to: 'site', path, query, hash});
const elsewhere = (href: string): Target => ({to: 'url', href});
const nowhere: Target = {to: 'nowhere', written: 'javascript:alert(1)'};

describe('siteLinks', () => {
  const links = siteLinks({codec: hashCodec, base, isPage});
  const hrefs: readonly [name: string, target: Target, href: string | undefined][] = [
    ['a page', site('guides/start'), '#/guides/start'],
    ['a heading of a page', site('guides/start', 'install'), '#/guides/start#install'],
    ['the first page', site(''), '#/'],
    ['a page outside the navigation', site('hidden'), '#/hidden'],
    ['a page with a dot in its name', site('releases/v1.2'), '#/releases/v1.2'],
    ['a page that looks like a file', site('releases/v1.beta'), '#/releases/v1.beta'],
    ['a file', site('a b/prices.pdf', 'p1', 'v=2'), `${base.href}a%20b/prices.pdf?v=2#p1`],
    ['a URL elsewhere', elsewhere('mailto:a@b.example'), 'mailto:a@b.example'],
    ['a refused URL', nowhere, undefined],
    ['a file outside the folder', site('../secret.pdf'), undefined],
  ];
  for (const [name, target, href] of hrefs) {
    it(`leads to ${name}`, () => {
      expect(links.href(target)).to.equal(href);
    });
  }

  it('leads to the other page of a snippet where only that exists', () => {
    const from = (path: string, otherwise: string) => ({...site(path, 'a'), otherwise}) as Target;
    expect(links.href(from('parts/start', 'guides/start'))).to.equal('#/guides/start#a');
    expect(links.href(from('guides/start', 'releases/v1.beta'))).to.equal('#/guides/start#a');
    expect(links.href(from('guides/none', 'parts/none'))).to.equal('#/guides/none#a');
  });

  it('leads to pages by their path on the host, where no page has that path', () => {
    expect(links.href(site('site/guides/start', 'a'))).to.equal('#/guides/start#a');
    expect(links.href(site('site'))).to.equal('#/');
    expect(links.href(site('site/none'))).to.equal('#/site/none');
    expect(links.href(site('sites/guides/start'))).to.equal('#/sites/guides/start');
    const all = siteLinks({codec: historyCodec(base), base, isPage: () => true});
    expect(all.href(site('site/guides/start'))).to.equal('/site/site/guides/start');
  });

  it('writes routes as its codec does', () => {
    const history = siteLinks({codec: historyCodec(base), base, isPage});
    expect(history.href(site('guides/start', 'install'))).to.equal('/site/guides/start#install');
  });

  it('finds images in the folder, whatever they are called', () => {
    expect(links.src(site('images/a.svg'))).to.equal(`${base.href}images/a.svg`);
    expect(links.src(site('images/plain'))).to.equal(`${base.href}images/plain`);
    expect(links.src(elsewhere('https://x.example/a.png'))).to.equal('https://x.example/a.png');
    expect(links.src(nowhere)).to.equal(undefined);
    expect(links.src(site('%2e%2e/a.png'))).to.equal(undefined);
  });

  it('leads to no script, whatever a loader makes of a path', () => {
    const fileUrl = (path: string) => path;
    const given = siteLinks({codec: hashCodec, base, isPage, loader: {fileUrl}});
    expect(given.href(site('files/a.pdf'))).to.equal('files/a.pdf');
    for (const path of ['javascript:alert(1)//a.txt', ' java\tscript:alert(1)//a.txt']) {
      expect(given.href(site(path)), path).to.equal(undefined);
      expect(given.src(site(path)), path).to.equal(undefined);
    }
  });

  it('knows which links leave the site', () => {
    expect(links.isExternal(elsewhere('https://x.example/'))).to.equal(true);
    expect(links.isExternal(elsewhere(`${base.href}files/a.pdf`))).to.equal(false);
    expect(links.isExternal(elsewhere('mailto:a@b.example'))).to.equal(false);
    expect(links.isExternal(site('guides/start'))).to.equal(false);
    expect(links.isExternal(nowhere)).to.equal(false);
  });
});
