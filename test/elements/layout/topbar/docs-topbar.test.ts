import {expect, fixture, html} from '@open-wc/testing';
import '../../../../elements/layout/topbar/docs-topbar.js';
import {TopbarExtras} from '../../../../elements/layout/topbar/topbar-extras.js';
import type {DocsTopbar} from '../../../../elements/layout/topbar/docs-topbar.js';
import type {SiteConfig} from '../../../../src/config/site-config.js';
import {bareConfig, inMode, inside, links, outside, view} from '../../site/sample-site.js';

const config: SiteConfig = {
  ...bareConfig,
  topbarLinks: [{name: 'Support', target: outside('https://support.example/')}],
  topbarCta: {type: 'link', name: 'Sign up', target: outside('https://app.example/')},
};
const tabs = [
  {name: 'Guides', isCurrent: true, target: inside('introduction')},
  {name: 'API', isCurrent: false, target: inside('api/start')},
];

const topbar = (changes: Partial<SiteConfig> = {}, where = view({tabs})) =>
  html`<docs-topbar
    .config=${{...config, ...changes}}
    .view=${where}
    .links=${links}
  ></docs-topbar>`;

describe('docs-topbar', () => {
  it('shows the name, which leads home', async () => {
    const element = await fixture<DocsTopbar>(topbar());
    const home = element.renderRoot.querySelector('[part="home"]');
    expect(home).to.have.attribute('href', '#/');
    expect(home).to.contain.text('Acme');
  });

  it('shows the name beside the logo, if the site wants both', async () => {
    const images = {light: inside('a.svg'), dark: inside('a.svg'), href: inside('')};
    for (const [logo, isNamed] of [
      [images, false],
      [{...images, hasName: true}, true],
    ] as const) {
      const element = await fixture<DocsTopbar>(topbar({logo}));
      const image = document.createElement('img');
      image.slot = 'logo';
      element.append(image);
      const name = element.renderRoot.querySelector('[part="site"]');
      expect(name?.checkVisibility()).to.equal(isNamed);
      expect(image.assignedSlot).not.to.equal(null);
    }
  });

  it('shows links, the call to action and tabs, the current one marked', async () => {
    const element = await fixture<DocsTopbar>(topbar());
    const names = [...element.renderRoot.querySelectorAll('nav a')].map((a) => a.textContent);
    expect(names).to.deep.equal(['Support', 'Sign up', 'Guides', 'API']);
    expect(element.renderRoot.querySelector('nav [aria-current]')).to.have.text('Guides');
  });

  for (const mode of ['light', undefined]) {
    it(`ends where the page ends, with the mode ${mode ? '' : 'not '}to be chosen`, async () => {
      const topbarCta = {type: 'link', name: 'Sign up', target: outside('https://a.example')};
      const element = await fixture<DocsTopbar>(topbar({topbarCta} as never));
      element.mode = mode as never;
      await element.updateComplete;
      const bar = element.renderRoot.querySelector('[part="bar"]') as HTMLElement;
      const {right} = bar.getBoundingClientRect();
      const end = right - parseFloat(getComputedStyle(bar).paddingRight);
      const last = element.renderRoot.querySelector(mode ? 'docs-mode-toggle' : '[part="cta"]');
      // The icon of the toggle, not its background, ends there.
      const beyond = mode ? 8 : 0;
      expect(last?.getBoundingClientRect().right).to.equal(end + beyond);
    });
  }

  it('names the repository of a repository button', async () => {
    const target = outside('https://code.example/acme/widgets');
    const element = await fixture<DocsTopbar>(topbar({topbarCta: {type: 'repository', target}}));
    expect(element.renderRoot.querySelector('[part="repository"]')).to.have.trimmed.text(
      'acme/widgets',
    );
  });

  it('shows the mark of the host of a repository, where it is known', async () => {
    const markOf = async (url: string) => {
      const topbarCta = {type: 'repository', target: outside(url)} as const;
      const element = await fixture<DocsTopbar>(topbar({topbarCta}));
      return element.renderRoot
        .querySelector('[part="repository"] docs-icon')
        ?.getAttribute('name');
    };
    for (const [url, mark] of [
      ['https://github.com/acme/widgets', 'github'],
      ['https://www.gitlab.com/acme/widgets', 'gitlab'],
      ['https://gitlab.acme.example/acme/widgets', 'gitlab'],
      ['https://bitbucket.org/acme/widgets', 'bitbucket'],
      ['https://code.example/github/widgets', undefined],
      ['https://mygithub.example/acme/widgets', undefined],
    ] as const) {
      expect(await markOf(url), url).to.equal(mark);
    }
  });

  it('has a version list only for several versions', async () => {
    const one = await fixture<DocsTopbar>(topbar());
    expect(one.renderRoot.querySelector('docs-selector')).to.equal(null);
    const two = await fixture<DocsTopbar>(
      topbar({}, view({selectors: [{kind: 'version', options: []}]})),
    );
    expect(two.renderRoot.querySelector('docs-selector')).not.to.equal(null);
  });

  it('has a list of products beside the name, but none of dropdowns', async () => {
    const kinds = ['product', 'dropdown'] as const;
    const selectors = kinds.map((kind) => ({kind, options: []}));
    const element = await fixture<DocsTopbar>(topbar({}, view({selectors})));
    const lists = element.renderRoot.querySelectorAll(
      '[part="start"] :is(docs-picker, docs-selector)',
    );
    expect([...lists].map(({localName}) => localName)).to.deep.equal(['docs-picker']);
  });

  it('puts a menu around the tab that has one', async () => {
    const menu = {
      kind: 'menu' as const,
      options: [{name: 'Go', isCurrent: false, target: inside('go')}],
    };
    const [guides, api] = tabs;
    const all = guides && api ? [guides, {...api, menu}] : [];
    const element = await fixture<DocsTopbar>(topbar({}, view({tabs: all})));
    const around = [...element.renderRoot.querySelectorAll('[part="tab"]')].map(
      ({parentElement}) => parentElement?.localName,
    );
    expect(around).to.deep.equal(['nav', 'docs-tab-menu']);
  });

  it('shows the links of the language instead of the site’s', async () => {
    const navbar = {topbarLinks: [{name: 'Hilfe', target: outside('https://hilfe.example/')}]};
    const element = await fixture<DocsTopbar>(topbar({}, view({navbar})));
    expect(element.renderRoot.querySelector('[part="links"]')).to.have.trimmed.text('Hilfe');
  });

  it('calls a link that is only an icon like it', async () => {
    const target = outside('https://discord.example/');
    for (const [icon, label] of [
      [{kind: 'name', name: 'discord'}, 'discord'],
      [{kind: 'emoji', text: '💬'}, '💬'],
    ] as const) {
      const element = await fixture<DocsTopbar>(topbar({topbarLinks: [{name: '', icon, target}]}));
      const link = element.renderRoot.querySelector('[part="link"]');
      expect(link).to.have.attribute('aria-label', label);
    }
  });

  it('has stars counted of a repository on GitHub alone', async () => {
    const starsOf = async (href: string) => {
      const topbarCta = {type: 'repository', target: outside(href)} as const;
      const element = await fixture<DocsTopbar>(topbar({topbarCta}));
      return element.renderRoot.querySelector('docs-stars')?.getAttribute('repository');
    };
    expect(await starsOf('https://github.com/acme/widgets/tree/main')).to.equal('acme/widgets');
    expect(await starsOf('https://code.example/acme/widgets')).to.equal(undefined);
  });

  for (const width of [1440, 1024]) {
    it(`keeps everything within ${width} pixels, whatever it contains`, async () => {
      const many = Array.from({length: 12}, (_, index) => ({
        name: `A rather long link ${index}`,
        target: outside(`https://${index}.example/`),
      }));
      const manyTabs = many.map(({name, target}, index) => ({
        name,
        target,
        isCurrent: index === 11,
      }));
      const name = 'A name that is far too long for any bar of this world '.repeat(3);
      const box = await fixture(
        html`<div style="width: ${width}px">
          ${topbar({name, topbarLinks: many}, view({tabs: manyTabs}))}
        </div>`,
      );
      const bar = box.querySelector('docs-topbar') as DocsTopbar; // it is in the fixture
      bar.extras = TopbarExtras;
      await bar.updateComplete;
      expect(bar.scrollWidth).to.equal(width);
      const boxOf = (part: string) =>
        bar.renderRoot.querySelector(`[part="${part}"]`)?.getBoundingClientRect() ?? new DOMRect();
      const parts = ['home', 'scroller', 'cta'].map(boxOf);
      const end = bar.getBoundingClientRect().right;
      for (const [index, {right, width}] of parts.entries()) {
        expect(width).to.be.greaterThan(40);
        expect(right).to.be.at.most((parts[index + 1]?.left ?? end) + 0.5);
      }
      const current = bar.renderRoot.querySelector('[aria-current]')?.getBoundingClientRect();
      expect(current?.right).to.be.at.most(boxOf('tabs').right + 0.5);
    });
  }

  it('has a mode toggle only where the reader may choose', async () => {
    const element = await fixture<DocsTopbar>(topbar());
    expect(element.renderRoot.querySelector('docs-mode-toggle')).to.equal(null);
    element.mode = 'dark';
    await element.updateComplete;
    expect(element.renderRoot.querySelector('docs-mode-toggle')).not.to.equal(null);
  });

  for (const mode of ['light', 'dark'] as const) {
    it(`is accessible in ${mode} mode`, async () => {
      const box = await fixture(inMode(mode, topbar()));
      await expect(box).to.be.accessible();
    });
  }
});
