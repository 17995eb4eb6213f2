import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/offline/docs-offline.js';
import type {DocsOffline} from '../../../elements/offline/docs-offline.js';
import {until} from '../until.js';
import type {OfflineSession, OfflineStatus} from '../../../elements/offline/offline-session.js';

/** The element, with its panel open, of a site in this state. */
async function open(
  status: OfflineStatus,
  version?: string,
  sizes?: Readonly<Record<string, number>>,
) {
  const calls: unknown[] = [];
  const session = {
    status,
    version,
    onStatus: () => undefined,
    size: (only?: string) => Promise.resolve(sizes?.[only ?? '']),
    save: (...args: unknown[]) => Promise.resolve(calls.push(['save', ...args])),
    cancel: () => calls.push(['cancel']),
    remove: () => calls.push(['remove']),
    saveFile: () => Promise.resolve(calls.push(['saveFile'])),
    cancelFile: () => calls.push(['cancelFile']),
  } as unknown as OfflineSession;
  const element = await fixture<DocsOffline>(
    html`<docs-offline .session=${session}></docs-offline>`,
  );
  button(element, 'open').click();
  return {element, session, calls};
}

const button = (element: DocsOffline, part: string) =>
  element.renderRoot.querySelector<HTMLElement>(`[part="${part}"]`)!;

const words = (element: DocsOffline) =>
  element.renderRoot.querySelector('[part="panel"]')?.textContent?.replace(/\s+/g, ' ').trim();

const saved = {
  cache: 'saved',
  folder: 'https://example.com/',
  assets: 'https://example.com/docs-site/',
  // oxlint-disable-next-line no-restricted-globals -- A fixed date.
  time: Date.UTC(2026, 10, 20, 12),
  bytes: 1_234_567,
  files: 130,
  pages: 12,
  failed: ['https://example.com/lost.png'],
};

describe('docs-offline', () => {
  it('saves the whole site', async () => {
    const {element, calls} = await open({});
    button(element, 'save').click();
    expect(calls).to.deep.equal([['save', undefined]]);
    await expect(element).to.be.accessible();
  });

  it('saves one version, where the site has several', async () => {
    const {element, calls} = await open({}, 'v2');
    const [, onlyVersion] = element.renderRoot.querySelectorAll<HTMLElement>('input');
    onlyVersion!.click();
    button(element, 'save').click();
    expect(calls).to.deep.equal([['save', 'v2']]);
    await expect(element).to.be.accessible();
  });

  it('shows about how many bytes saving needs, where the site knows', async () => {
    const {element} = await open({}, 'v2', {'': 3_200_000, v2: 1_100_000});
    const text = () => button(element, 'save').textContent?.replace(/\s+/g, ' ').trim();
    await until(() => text() === 'Save (≈ 3.2 MB)');
    const [, onlyVersion] = element.renderRoot.querySelectorAll<HTMLElement>('input');
    onlyVersion!.click();
    await until(() => text() === 'Save (≈ 1.1 MB)');
  });

  it('shows no size where the site does not know', async () => {
    const {element} = await open({});
    expect(button(element, 'save').textContent?.trim()).to.equal('Save');
  });

  it('shows how far it has come, and stops', async () => {
    const {element, calls} = await open({progress: {done: 5, total: 20, bytes: 2_000_000}});
    expect(words(element)).to.contain('5 of 20 files, 2 MB');
    expect(element.renderRoot.querySelector('progress')?.value).to.equal(5);
    expect(button(element, 'open').textContent).to.contain('25 %');
    button(element, 'cancel').click();
    expect(calls).to.deep.equal([['cancel']]);
    await expect(element).to.be.accessible();
  });

  it('keeps the focus on its buttons while they change', async () => {
    const {element, session} = await open({});
    button(element, 'save').focus();
    const focusedIn = async (status: OfflineStatus) => {
      Object.assign(session, {status});
      session.onStatus();
      await element.updateComplete;
      return element.shadowRoot?.activeElement?.getAttribute('part');
    };
    const progress = {done: 5, total: 20, bytes: 2_000_000};
    expect(await focusedIn({progress})).to.equal('cancel');
    expect(await focusedIn({saved})).to.equal('save');
    button(element, 'remove').focus();
    expect(await focusedIn({})).to.equal('save');
  });

  it('saves the site as a file, shows how far it has come, and stops', async () => {
    const {element, session, calls} = await open({});
    button(element, 'save-file').click();
    expect(calls).to.deep.equal([['saveFile']]);
    button(element, 'save-file').focus();
    Object.assign(session, {status: {file: {done: 3, total: 12}}});
    session.onStatus();
    await element.updateComplete;
    const progress = element.renderRoot.querySelector('progress')!;
    expect([progress.value, progress.max]).to.deep.equal([3, 12]);
    expect(words(element)).to.contain('Saving: 25 %');
    expect(element.shadowRoot?.activeElement).to.equal(button(element, 'cancel-file'));
    await expect(element).to.be.accessible();
    button(element, 'cancel-file').click();
    expect(calls.at(-1)).to.deep.equal(['cancelFile']);
  });

  it('says which files are not in the file', async () => {
    const file = {name: 'Acme.html', bytes: 7_245_488, missing: ['images/lost.png']};
    const {element} = await open({file});
    expect(words(element)).to.contain('Acme.html, 7.2 MB');
    expect(words(element)).to.contain('Files that could not be saved: 1');
    expect(words(element)).to.contain('images/lost.png');
    await expect(element).to.be.accessible();
  });

  it('says that the file could not be written', async () => {
    const {element} = await open({file: 'failed'});
    const alert = element.renderRoot.querySelector('[role="alert"]');
    expect(alert?.textContent).to.contain('The file could not be written.');
    expect(button(element, 'save-file').textContent?.trim()).to.equal('Save as a file');
    await expect(element).to.be.accessible();
  });

  it('says that the policy of the page allows no file', async () => {
    const {element} = await open({file: 'refused'});
    expect(words(element)).to.contain('The site’s security policy blocks writing the file.');
    expect(words(element)).not.to.contain('network connection');
  });

  it('shows what is saved and what is not, and removes it', async () => {
    const {element, calls} = await open({saved});
    expect(words(element)).to.contain('12 pages, 130 files, 1.2 MB, saved');
    expect(words(element)).to.contain('Files that could not be saved: 1');
    expect(words(element)).to.contain('https://example.com/lost.png');
    expect(button(element, 'open').textContent).to.contain('Saved for offline');
    button(element, 'remove').click();
    expect(calls).to.deep.equal([['remove']]);
    await expect(element).to.be.accessible();
  });

  for (const [failure, text] of [
    ['busy', 'another window'],
    ['changed', 'changed while it was being saved'],
    ['no-space', 'not enough space'],
    ['unreachable', 'Saving was interrupted'],
  ] as const) {
    it(`says why saving ended: ${failure}`, async () => {
      const {element} = await open({failure});
      const alert = element.renderRoot.querySelector('[role="alert"]');
      expect(alert?.textContent).to.contain(text);
    });
  }
});
