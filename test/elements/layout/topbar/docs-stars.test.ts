import {expect, fixture, html} from '@open-wc/testing';
import '../../../../elements/layout/topbar/docs-stars.js';
import type {DocsStars} from '../../../../elements/layout/topbar/docs-stars.js';
import type {ReaderRecord, ReaderStore} from '../../../../elements/shared/reader-store.js';
import {until} from '../../until.js';

const store = (stars: ReaderRecord['stars']): ReaderStore => ({
  key: 'test:stars',
  read: () => ({...(stars && {stars})}),
  write: () => undefined,
});

describe('docs-stars', () => {
  const original = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = original;
  });

  it('shows the count in short, as the site’s record knows it', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.addEventListener('docs-store-request', (event) => {
      // oxlint-disable-next-line no-restricted-globals -- What the record has: less than a day old.
      event.store = store({'acme/known': `12345 ${Date.now()}`});
    });
    box.append(Object.assign(document.createElement('docs-stars'), {repository: 'acme/known'}));
    const element = box.querySelector('docs-stars') as DocsStars; // just put in
    await until(() => element.renderRoot.querySelector('span'));
    expect(element.renderRoot.querySelector('span')).to.have.trimmed.text('12K');
    expect(element.renderRoot.querySelector('span')).to.have.attribute('aria-label', '12K stars');
    await expect(element).to.be.accessible();
  });

  it('shows nothing when the count could not be loaded', async () => {
    let answered = false;
    globalThis.fetch = () => {
      answered = true;
      return Promise.reject(new TypeError('offline'));
    };
    const element = await fixture<DocsStars>(
      html`<docs-stars repository="acme/unknown"></docs-stars>`,
    );
    await until(() => answered);
    await element.updateComplete;
    expect(element.renderRoot.querySelector('span')).to.equal(null);
  });
});
