import {expect, fixture, html} from '@open-wc/testing';
import {DocsUnknownIconEvent} from '../../../elements/shared/page-events.js';
import '../../../elements/layout/docs-footer.js';
import type {DocsFooter} from '../../../elements/layout/docs-footer.js';
import {socialPlatforms} from '../../../src/config/check/links.js';
import {links, outside} from '../site/sample-site.js';
import {until} from '../until.js';

const socials = ['github', 'x', 'constructor'].map((platform) => ({
  platform,
  target: outside(`https://${platform}.example/acme`),
}));

describe('docs-footer', () => {
  it('names every account for readers who do not see its icon', async () => {
    const element = await fixture<DocsFooter>(
      html`<docs-footer .socials=${socials} .links=${links}></docs-footer>`,
    );
    const names = [...element.renderRoot.querySelectorAll('a')].map((a) => a.ariaLabel);
    expect(names).to.deep.equal(['GitHub', 'X', 'Constructor']);
    await expect(element).to.be.accessible();
  });

  it('takes no space without any content', async () => {
    const element = await fixture<DocsFooter>(html` <docs-footer .links=${links}> </docs-footer> `);
    expect(element.checkVisibility()).to.equal(false);
    element.append(document.createElement('p'));
    await until(() => element.checkVisibility());
    element.querySelector('p')?.remove();
    await until(() => !element.checkVisibility());
    element.socials = socials;
    await until(() => element.checkVisibility());
  });

  it('shows accounts of unknown platforms by a general icon', async () => {
    const element = await fixture<DocsFooter>(
      html`<docs-footer .socials=${socials} .links=${links}></docs-footer>`,
    );
    const [github, , other] = element.renderRoot.querySelectorAll('docs-icon');
    other?.dispatchEvent(new DocsUnknownIconEvent('constructor'));
    await element.updateComplete;
    expect(other?.icon).to.deep.include({name: 'link'});
    expect(github?.icon).to.deep.include({name: 'github'});
  });

  it('knows the icon of every platform of the format', async () => {
    const all = [...socialPlatforms].map((platform) => ({
      platform,
      target: outside('https://x.example/'),
    }));
    const element = await fixture<DocsFooter>(
      html`<docs-footer .socials=${all} .links=${links}></docs-footer>`,
    );
    const icons = [...element.renderRoot.querySelectorAll('docs-icon')].map(({icon}) =>
      icon?.kind === 'name' ? `${icon.type}/${icon.name}` : '',
    );
    // The test of the icons in test/node/ holds that there are files of these names.
    expect([...new Set(icons)].sort()).to.deep.equal([
      'brands/bluesky',
      'brands/discord',
      'brands/facebook',
      'brands/github',
      'brands/hacker-news',
      'brands/instagram',
      'brands/linkedin',
      'brands/medium',
      'brands/reddit',
      'brands/slack',
      'brands/telegram',
      'brands/threads',
      'brands/twitter',
      'brands/x-twitter',
      'brands/youtube',
      'solid/earth-americas',
      'solid/podcast',
    ]);
  });
});
