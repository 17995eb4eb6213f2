import {expect, oneEvent} from '@open-wc/testing';
import type {DocsDiagnosticsEvent} from '../../../elements/shared/events.js';
import {findDeep, found, pageOf, restoreFiles, siteWith} from './config-site.js';
import {until} from '../until.js';

after(() => restoreFiles());

const code = {'start.mdx': '---\ntitle: Start\n---\n\n## Install\n\n```js\n1;\n```\n'};
const family = (element: HTMLElement) => getComputedStyle(element).fontFamily;
const background = (element: HTMLElement) => getComputedStyle(element).backgroundColor;

describe('the branding of a site', () => {
  it('is a banner, there before its first page', async () => {
    const site = await siteWith({banner: {content: 'Hello **readers**'}});
    expect(findDeep(site, 'section[aria-label="Announcement"] strong')).to.have.text('readers');
  });

  it('is a banner whose mistakes the author is told of', async () => {
    const codes: string[] = [];
    const note = (event: Event) => {
      const {diagnostics} = event as DocsDiagnosticsEvent;
      codes.push(...diagnostics.map(({code}) => code));
    };
    document.addEventListener('docs-diagnostics', note);
    await siteWith({banner: {content: '<Notte>Hello</Notte>'}});
    await until(() => codes.includes('page/unknown-component'));
    document.removeEventListener('docs-diagnostics', note);
  });

  it('is no longer the banner once that is dismissed, also after it is opened again', async () => {
    const site = await siteWith({banner: {content: 'Hello', dismissible: true}});
    (await found(site, '[part="dismiss"]')).click();
    await until(() => !findDeep(site, 'section[aria-label="Announcement"]'));
    const box = site.parentElement;
    site.remove();
    box?.append(site);
    await until(() => site.dataset['path'] !== undefined);
    await pageOf(site);
    expect(findDeep(site, 'docs-banner')).not.to.equal(undefined);
    expect(findDeep(site, 'section[aria-label="Announcement"]')).to.equal(undefined);
  });

  it('is the banner of the language, where there is one', async () => {
    const site = await siteWith({
      banner: {content: 'Hello'},
      navigation: {
        languages: [
          {language: 'fr', pages: ['start'], banner: {content: 'Bonjour'}},
          {language: 'en', pages: ['guides/second']},
        ],
      },
    });
    expect(findDeep(site, '[part="words"]')).to.have.trimmed.text('Bonjour');
    site.path = 'guides/second';
    await until(() => findDeep(site, '[part="words"]')?.textContent.includes('Hello'));
  });

  it('is a banner that only a language has', async () => {
    const site = await siteWith({
      navigation: {
        tabs: [
          {
            tab: 'Docs',
            languages: [
              {language: 'fr', pages: ['start'], banner: {content: 'Bonjour'}},
              {language: 'en', pages: ['guides/second']},
            ],
          },
        ],
      },
    });
    expect(findDeep(site, '[part="words"]')).to.have.trimmed.text('Bonjour');
  });

  it('is a banner with the values of variables', async () => {
    const site = await siteWith({
      banner: {content: 'Welcome to {{product}}'},
      variables: {product: 'Acme'},
    });
    expect(findDeep(site, '[part="words"]')).to.have.trimmed.text('Welcome to Acme');
  });

  it('is a background', async () => {
    const site = await siteWith({background: {decoration: 'grid', image: '/stars.png'}});
    await found(site, '[data-decoration="grid"]');
    expect(await found(site, 'img[part="image"]'))
      .to.have.attribute('src')
      .that.match(/stars\.png$/);
  });

  it('is a typeface from a file, until the site goes', async () => {
    const site = await siteWith({
      fonts: {family: 'Acme Sans', source: '/acme.woff2', heading: {family: 'Acme Serif'}},
    });
    const families = () => [...document.fonts].map((face) => face.family.replaceAll('"', ''));
    // The file is not there. When the host says so, the next page has the typeface.
    await until(() => {
      site.path = site.path === 'start' ? 'guides/second' : 'start';
      return families().includes('Acme Sans');
    });
    await pageOf(site);
    expect(families()).not.to.include('Acme Serif');
    expect(family(site)).to.match(/^"Acme Sans", system-ui/);
    expect(family(site.querySelector('h1') as HTMLElement)).to.match(/^"Acme Serif", system-ui/);
    site.remove();
    expect(families()).not.to.include('Acme Sans');
  });

  it('uses the font of the text for headings, and loads no file for a mere name', async () => {
    const before = document.fonts.size;
    const site = await siteWith({fonts: {body: {family: 'Acme'}}});
    expect(family(site.querySelector('h1') as HTMLElement)).to.match(/^"?Acme"?, system-ui/);
    expect(document.fonts.size).to.equal(before);
  });

  it('is code that is dark in both modes, until the site goes', async () => {
    const site = await siteWith({styling: {codeblocks: 'dark'}}, {files: code});
    const dark = background(await found(site, '[part="block"]'));
    const other = await siteWith({}, {files: code, attributes: {mode: 'dark'}});
    expect(background(await found(other, '[part="block"]'))).to.equal(dark);
    other.mode = 'light';
    await other.updateComplete;
    const light = background(await found(other, '[part="block"]'));
    expect(light).not.to.equal(dark);
    const shown = oneEvent(site, 'docs-page-shown');
    site.src = other.src ?? '';
    await shown;
    expect(background(await found(site, '[part="block"]'))).to.equal(light);
  });

  it('is the way to a page through its groups', async () => {
    const site = await siteWith(
      {
        styling: {eyebrows: 'breadcrumbs'},
        navigation: [
          {group: 'Guides', pages: ['start', {group: 'More', pages: ['guides/second', 'third']}]},
        ],
      },
      {files: {'third.mdx': 'Text.'}, attributes: {path: 'third'}},
    );
    const eyebrow = site.querySelector('[part="eyebrow"]') as HTMLElement;
    expect(eyebrow).to.have.trimmed.text('Guides/More');
    const hrefs = [...eyebrow.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).to.deep.equal(['#docs:/start', '#docs:/guides/second']);
    await expect(eyebrow).to.be.accessible();
  });

  it('is absent where a site configures none', async () => {
    const site = await siteWith({});
    expect(findDeep(site, 'docs-banner, docs-backdrop')).to.equal(undefined);
    expect(site.querySelector('[part="eyebrow"]')).to.have.text('Guides');
  });
});
