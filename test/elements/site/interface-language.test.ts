import {expect} from '@open-wc/testing';
import type {DocsSite} from '../../../elements/site/docs-site.js';
import {findDeep, restoreFiles, siteWith} from './config-site.js';
import {until} from '../until.js';

const navigation = {
  languages: [
    {language: 'en', pages: ['start']},
    {language: 'de', pages: ['de/start']},
    {language: 'ar', pages: ['ar/start']},
    {language: 'cn', pages: ['cn/start']},
  ],
};

const page = `---\ntitle: Title\n---\n
## Section

<Warning>Careful.</Warning>

\`\`\`js
call();
\`\`\`
`;

const files = {
  'start.mdx': page,
  'de/start.mdx': page,
  'ar/start.mdx': page,
  'cn/start.mdx': page,
};

/**
 * What a page of such a site says by itself: selector → accessible name, or text where there is
 * none.
 */
const places = ['[part=skip]', '[part=copy]', '[part=icon]', 'h2 > .anchor', 'h2#name'];

function saidBy(site: DocsSite): readonly (string | undefined)[] {
  return places.map((selector) => {
    const element = findDeep(site.parentElement as HTMLElement, selector);
    return element?.ariaLabel ?? element?.textContent.trim();
  });
}

/** Waits until a site says these words, in the order of the places. */
async function saying(site: DocsSite, words: readonly string[]): Promise<void> {
  await until(() => String(saidBy(site)) === String(words), `says ${words.join(', ')}`);
}

const english = ['Skip to content', 'Copy code', 'Warning', 'Link to “Section”', 'On this page'];
const german = [
  'Zum Inhalt springen',
  'Code kopieren',
  'Warnung',
  'Link zu „Section“',
  'Auf dieser Seite',
];
const arabic = [
  'التخطي إلى المحتوى',
  'نسخ الشيفرة',
  'تحذير',
  'رابط إلى «Section»',
  'في هذه الصفحة',
];
const chinese = ['跳到正文', '复制代码', '警告', '“Section”的链接', '本页内容'];

async function open(path: string, attributes = {}): Promise<DocsSite> {
  return siteWith({navigation}, {files, attributes: {path, ...attributes}});
}

const root = document.documentElement;

describe('the language of the interface', () => {
  const {lang} = root;
  afterEach(() => (root.lang = lang));
  after(restoreFiles);

  // Before the others: what was loaded once stays.
  it('is English without loading messages', async () => {
    root.lang = 'en-GB';
    const site = await open('start');
    await saying(site, english);
    const loaded = performance.getEntriesByType('resource').map(({name}) => name);
    expect(
      loaded.filter((name) => /\/locales\/load-messages\.|\/locales\/[a-z]{2}\./.test(name)),
    ).to.deep.equal([]);
  });

  it('is that of the page that is read, everywhere on it, and follows the reader', async () => {
    const site = await open('de/start');
    await saying(site, german);
    site.path = 'ar/start';
    await saying(site, arabic);
    site.path = 'start';
    await saying(site, english);
  });

  it('is known by the codes of countries, too', async () => {
    const site = await open('cn/start');
    await saying(site, chinese);
    expect(site.lang).to.equal('zh');
    const option = findDeep(site, 'option[value=cn]');
    expect(option?.textContent.trim()).to.equal('中文');
    expect(option?.lang).to.equal('zh');
  });

  it('is that of the page in the shadow root, too', async () => {
    await saying(await open('de/start', {isolated: ''}), german);
  });

  it('is that of the document where the site says none', async () => {
    root.lang = 'de-AT';
    await saying(await siteWith({}, {files}), german);
  });

  it('is that of the words for a site, tab or anchor without a name', async () => {
    root.lang = 'de';
    const shown = async (levels: object, selector: string) => {
      const site = await siteWith({name: undefined, ...levels}, {files});
      const texts = ['[part=site]', selector].map((one) => () => findDeep(site, one)?.textContent);
      for (const text of texts) await until(() => text()?.trim() === 'Dokumentation');
    };
    const link = {name: 'API', url: 'https://api.example'};
    await shown({tabs: [link]}, '[part=tab]');
    await shown({anchors: [link]}, '[part=anchor]');
  });

  it('is heard where there is no page, and in what could not be loaded', async () => {
    root.lang = 'de';
    const missing = await siteWith({}, {attributes: {path: 'nowhere'}});
    await until(() => missing.textContent.includes('Seite nicht gefunden'));
    expect(missing.textContent).to.include('Zur Startseite');
    const failed = await siteWith({}, {files: {'docs.json': '{'}});
    await until(() => failed.textContent.includes('Diese Website konnte nicht geöffnet werden'));
  });
});
