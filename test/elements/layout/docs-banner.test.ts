import {expect, fixture, html} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import type {ConfigBanner} from '../../../src/config/read/banner.js';
import {parseMarkdown} from '../../../src/content/parse-page.js';
import '../../../elements/layout/docs-banner.js';
import type {DocsBanner, DocsBannerDismissEvent} from '../../../elements/layout/docs-banner.js';
import {inMode, links} from '../site/sample-site.js';

async function shown(
  banner: Partial<ConfigBanner>,
  {dismissed, mode = 'light'}: {dismissed?: string; mode?: 'light' | 'dark'} = {},
) {
  const all = {
    content: 'Version **2** is [here](/news).',
    isDismissible: true,
    type: 'info',
    ...banner,
  };
  const box = await fixture(
    inMode(
      mode,
      html`<docs-banner
        .banner=${all}
        .nodes=${parseMarkdown(all.content, 'docs.json').nodes}
        .links=${links}
        .dismissed=${dismissed}
      ></docs-banner>`,
    ),
  );
  return box.firstElementChild as DocsBanner; // it is in the template above
}

describe('docs-banner', () => {
  it('shows its text as Markdown', async () => {
    const banner = await shown({});
    expect(banner.renderRoot.querySelector('strong')).to.have.text('2');
    expect(banner.renderRoot.querySelector('a')).to.have.attribute('href', '#/news');
  });

  it('takes no markup for code', async () => {
    const banner = await shown({content: '<img src=x onerror=alert(1)> [x](javascript:alert(1))'});
    expect(banner.renderRoot.querySelector('[onerror], a[href]')).to.equal(null);
  });

  it('is dismissed by keyboard, until its text changes', async () => {
    const banner = await shown({});
    let dismissed = '';
    banner.addEventListener('docs-banner-dismiss', (event: DocsBannerDismissEvent) => {
      dismissed = banner.dismissed = event.content;
    });
    banner.renderRoot.querySelector<HTMLElement>('[part="dismiss"]')?.focus();
    await sendKeys({press: 'Enter'});
    await banner.updateComplete;
    expect(banner.renderRoot.querySelector('section')).to.equal(null);
    expect((await shown({}, {dismissed})).renderRoot.querySelector('section')).to.equal(null);
    const other = await shown({content: 'News'}, {dismissed});
    expect(other.renderRoot.querySelector('section')).to.exist;
  });

  it('cannot be dismissed unless its author says so', async () => {
    const banner = await shown({isDismissible: false});
    expect(banner.renderRoot.querySelector('button')).to.equal(null);
  });

  it('has the background its author chose, and text that is readable on it', async () => {
    const banner = await shown({color: {light: '#fde047'}});
    const box = banner.renderRoot.querySelector('section') as HTMLElement;
    expect(getComputedStyle(box).backgroundColor).to.equal('rgb(253, 224, 71)');
    expect(getComputedStyle(box).color).to.equal('rgb(0, 0, 0)');
  });

  for (const mode of ['light', 'dark'] as const) {
    for (const type of ['info', 'warning', 'critical'] as const) {
      it(`is accessible in ${mode} mode as ${type}`, async () => {
        await expect(await shown({type}, {mode})).to.be.accessible();
      });
    }
  }
});
