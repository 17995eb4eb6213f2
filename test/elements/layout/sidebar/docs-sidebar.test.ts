import {expect, fixture, html} from '@open-wc/testing';
import '../../../../elements/layout/sidebar/docs-sidebar.js';
import type {DocsSidebar} from '../../../../elements/layout/sidebar/docs-sidebar.js';
import type {ChoiceLink} from '../../../../elements/shared/site-link.js';
import type {PageLabels} from '../../../../src/navigation/label.js';
import type {NavPage} from '../../../../src/navigation/navigation.js';
import {themeTokens} from '../../../../src/theme/tokens.js';
import {group, inMode, inside, links, outside, page, view} from '../../site/sample-site.js';
import {until} from '../../until.js';

const groups = [
  group('Start', page('introduction'), page('quickstart')),
  group(
    'Guides',
    page('guides/one'),
    group('Deep', page('deep/one'), group('Deeper', page('deep/two'))),
  ),
];
const anchors = [
  {name: 'Documentation', isCurrent: true, target: inside('introduction')},
  {
    name: 'Community',
    isCurrent: false,
    target: outside('https://community.example/'),
    color: {from: '#ff0000', to: '#00ff00'},
  },
];

/** A page that is called by its path at first. */
function unnamed(path: string): NavPage {
  return {kind: 'page', path, source: {kind: 'file'}, trail: []};
}

const sidebar = (path: string, labels: PageLabels = new Map()) =>
  html`<docs-sidebar
    .view=${view({groups, anchors})}
    .links=${links}
    .labels=${labels}
    path=${path}
  ></docs-sidebar>`;

function texts(element: DocsSidebar, selector: string): readonly string[] {
  return [...element.renderRoot.querySelectorAll(selector)].map(({textContent}) =>
    textContent.trim(),
  );
}

describe('docs-sidebar', () => {
  it('shows groups with their pages, by their labels', async () => {
    const labels: PageLabels = new Map([['quickstart', {text: 'Quick start', tag: 'New'}]]);
    const element = await fixture<DocsSidebar>(sidebar('introduction', labels));
    expect(texts(element, '[part="group"]')).to.deep.equal(['Start', 'Guides']);
    expect(texts(element, '[part="item"] [part="name"]')).to.deep.equal([
      'Label of introduction',
      'Quick start',
      'Label of guides/one',
    ]);
    expect(texts(element, '[part="tag"]')).to.deep.equal(['New']);
  });

  it('has the icons of anchors, groups and pages in one column, and their labels', async () => {
    const icon = {kind: 'name', name: 'rocket'} as const;
    const labels: PageLabels = new Map([['introduction', {text: 'Intro', icon}]]);
    const groups = [{...group('Start', page('introduction')), icon}];
    const element = await fixture<DocsSidebar>(
      html`<docs-sidebar
        .view=${view({groups, anchors})}
        .links=${links}
        .labels=${labels}
        path="introduction"
      ></docs-sidebar>`,
    );
    const first = (selector: string) => element.renderRoot.querySelector(selector);
    const middles = ['[part="tile"]', '[part="group"] docs-icon', '[part="item"] docs-icon'].map(
      (selector) => {
        const {left, right} = first(selector)?.getBoundingClientRect() ?? new DOMRect();
        return (left + right) / 2;
      },
    );
    const starts = ['anchor', 'group', 'item'].map((part) => {
      const label = first(`[part="${part}"] [part="name"]`) ?? first(`[part="${part}"]`);
      const range = document.createRange();
      for (const node of label?.childNodes ?? []) if (node instanceof Text) range.selectNode(node);
      return range.getBoundingClientRect().left;
    });
    const [middle = 0] = middles;
    const [start = 0] = starts;
    expect(middle).to.be.above(0);
    expect(start).to.be.above(middle);
    expect(middles).to.deep.equal([middle, middle, middle]);
    expect(starts).to.deep.equal([start, start, start]);
  });

  it('has the names of a list in one column, with and without icons', async () => {
    const icon = {kind: 'name', name: 'rocket'} as const;
    const labels: PageLabels = new Map([
      ['introduction', {text: 'Intro', icon}],
      ['guides/one', {text: 'One'}],
    ]);
    const element = await fixture<DocsSidebar>(sidebar('introduction', labels));
    const [withIcon, without, otherList] = [
      ...element.renderRoot.querySelectorAll('[part="item"] [part="name"]'),
    ].map((name) => name.getBoundingClientRect().left);
    expect(without).to.equal(withIcon);
    expect(otherList).to.be.below(withIcon ?? 0);
  });

  it('has the space of an icon in lists that have one, for pages and for groups', async () => {
    const icon = {kind: 'name', name: 'rocket'} as const;
    const labels: PageLabels = new Map([['introduction', {text: 'Intro', icon}]]);
    const inner = (name: string) => ({...group(name, page('deep')), root: page(name)});
    const lists = [
      group('A', page('introduction'), page('a'), group('inner', page('b')), inner('c')),
      group('B', page('d'), group('inner', page('e')), inner('f')),
      group('C', page('g'), {...group('inner', page('h')), icon}),
    ];
    const element = await fixture<DocsSidebar>(
      html`<docs-sidebar
        .view=${view({groups: lists})}
        .links=${links}
        .labels=${labels}
        path="introduction"
      ></docs-sidebar>`,
    );
    const startsOf = (section: Element) => [
      ...new Set(
        [...section.querySelectorAll('ul [part="name"]')].map(
          (name) => name.getBoundingClientRect().left,
        ),
      ),
    ];
    const starts = [...element.renderRoot.querySelectorAll('section')].map(startsOf);
    const start = starts[1]?.[0] ?? 0;
    expect(starts).to.deep.equal([[start + 24], [start], [start + 24]]);
  });

  for (const hasIcon of [false, true]) {
    const pages = hasIcon ? 'with icons' : 'without icons so far';
    it(`keeps all names in place when labels come later: pages ${pages}`, async () => {
      const icon = {kind: 'name', name: 'rocket'} as const;
      const text = 'A title that is much too long for one line of the narrow sidebar';
      const element = await fixture<DocsSidebar>(
        html`<docs-sidebar
          .view=${view({groups, anchors})}
          .links=${links}
          .hasIcon=${hasIcon}
          path="introduction"
        ></docs-sidebar>`,
      );
      element.style.width = '200px';
      const places = () =>
        [...element.renderRoot.querySelectorAll('[part="item"] [part="name"]')].map((name) => {
          const {left, top, height} = name.getBoundingClientRect();
          return {left, top, height};
        });
      const before = places();
      element.labels = new Map(
        ['introduction', 'quickstart', 'guides/one'].map((path) => [
          path,
          {text, icon, tag: 'New'},
        ]),
      );
      await element.updateComplete;
      expect(places()).to.deep.equal(before);
      expect(texts(element, '[part="item"] [part="name"]')).to.deep.equal([text, text, text]);
      // What is cut off is shown while the pointer is on it.
      const rows = [...element.renderRoot.querySelectorAll('li:has(> [part="item"])')];
      expect(rows.map((row) => row.getAttribute('title'))).to.deep.equal([text, text, text]);

      element.path = 'quickstart';
      await element.updateComplete;
      expect(places()).not.to.deep.equal(before);
      const icons = [...element.renderRoot.querySelectorAll('[part="item"] docs-icon')];
      expect(icons.map((one) => one.checkVisibility())).to.deep.equal([true, true, true]);
      for (const name of element.renderRoot.querySelectorAll('[part="item"] [part="name"]')) {
        expect(name.scrollWidth).to.be.at.most(name.clientWidth);
        expect(name.getBoundingClientRect().height).to.be.above(30);
      }
    });
  }

  it('has a name that is a guess only where the real one takes long', async () => {
    const element = await fixture<DocsSidebar>(
      html`<docs-sidebar
        .view=${view({groups: [group('Start', unnamed('introduction'), unnamed('quick-start'))]})}
        .links=${links}
        path="introduction"
      ></docs-sidebar>`,
    );
    const names = () => [...element.renderRoot.querySelectorAll('[part="item"] [part="name"]')];
    const visible = () =>
      names()
        .filter((name) => getComputedStyle(name).webkitTextFillColor !== 'rgba(0, 0, 0, 0)')
        .map(({textContent}) => textContent);
    expect(visible()).to.deep.equal([]);
    expect(texts(element, '[part="item"] [part="name"]')).to.deep.equal([
      'Introduction',
      'Quick start',
    ]);
    await expect(element).to.be.accessible();
    element.labels = new Map([['introduction', {text: 'Welcome'}]]);
    await element.updateComplete;
    expect(visible()).to.deep.equal(['Welcome']);
    // Time passes.
    for (const name of names()) name.getAnimations().forEach((animation) => animation.finish());
    expect(visible()).to.deep.equal(['Welcome', 'Quick start']);
  });

  it('has the methods of all operations in one column, also of those that were read', async () => {
    const operation = (path: string) => ({
      ...page(path),
      source: {kind: 'operation', file: 'api.yaml', method: 'GET', route: `/${path}`} as const,
    });
    const element = await fixture<DocsSidebar>(
      html`<docs-sidebar
        .view=${view({groups: [group('API', operation('read'), operation('other'))]})}
        .links=${links}
        .labels=${new Map([['read', {text: '/read', method: 'GET'}]])}
        path="read"
      ></docs-sidebar>`,
    );
    const names = [...element.renderRoot.querySelectorAll('[part="item"] [part="name"]')];
    const [one, other] = names.map((name) => name.getBoundingClientRect().left);
    expect(names.length).to.equal(2);
    expect(one).to.equal(other);
  });

  it('has methods before names, also where they come later', async () => {
    const operation: NavPage = {
      ...unnamed('generated'),
      source: {kind: 'operation', file: 'api.yaml', method: 'GET', route: '/generated'},
    };
    const element = await fixture<DocsSidebar>(
      html`<docs-sidebar
        .view=${view({groups: [group('API', operation, unnamed('written'))]})}
        .links=${links}
        path="generated"
      ></docs-sidebar>`,
    );
    element.labels = new Map([['written', {text: 'Written', method: 'POST'}]]);
    await element.updateComplete;
    const lefts = (part: string) =>
      [...element.renderRoot.querySelectorAll(`[part="item"] [part="${part}"]`)].map(
        (one) => one.getBoundingClientRect().left,
      );
    const [method, otherMethod] = lefts('method');
    const [name, otherName] = lefts('name');
    expect(otherMethod).to.equal(method);
    expect(otherName).to.equal(name);
    expect(name).to.be.above(method ?? Infinity);
  });

  it('has methods that are whole words', async () => {
    const all = ['POST', 'DELETE', 'WEBHOOK', 'PROPFIND'];
    const element = await fixture<DocsSidebar>(
      html`<docs-sidebar
        .view=${view({groups: [group('API', ...all.map(page))]})}
        .links=${links}
        .labels=${new Map(all.map((method) => [method, {text: method, method}]))}
        path="POST"
      ></docs-sidebar>`,
    );
    expect(texts(element, '[part="method"]')).to.deep.equal(['POST', 'DEL', 'HOOK', 'PROPFIND']);
    for (const pill of element.renderRoot.querySelectorAll('[part="method"]')) {
      expect(pill.scrollWidth).to.be.at.most(pill.clientWidth);
    }
  });

  it('shows what follows a group only when the group has all of its pages', async () => {
    const api = {...group('API'), awaitsPages: true};
    const element = await fixture<DocsSidebar>(
      html`<docs-sidebar
        .view=${view({groups: [group('Start', page('start')), api, group('More', page('more'))]})}
        .links=${links}
        .isGrowing=${true}
        path="start"
      ></docs-sidebar>`,
    );
    expect(texts(element, '[part="group"]')).to.deep.equal(['Start']);
    expect(element.renderRoot.querySelector('[part="skeleton"]')).to.exist;

    element.isGrowing = false;
    await element.updateComplete;
    expect(texts(element, '[part="group"]')).to.deep.equal(['Start', 'More']);
    expect(element.renderRoot.querySelector('[part="skeleton"]')).to.equal(null);
  });

  it('marks the current page and no other', async () => {
    const element = await fixture<DocsSidebar>(sidebar('quickstart'));
    const current = element.renderRoot.querySelectorAll('[aria-current="page"]');
    expect([...current].map((link) => link.getAttribute('href'))).to.deep.equal(['#/quickstart']);
  });

  it('keeps nested groups closed and out of the DOM', async () => {
    const element = await fixture<DocsSidebar>(sidebar('introduction'));
    expect(element.renderRoot.querySelector('li [part="toggle"]')).to.have.attribute(
      'aria-expanded',
      'false',
    );
    expect(element.renderRoot.querySelector('[href="#/deep/one"]')).to.equal(null);
  });

  it('opens a nested group on request and closes it again', async () => {
    const element = await fixture<DocsSidebar>(sidebar('introduction'));
    const toggle = element.renderRoot.querySelector<HTMLElement>('li [part="toggle"]');
    toggle?.click();
    await element.updateComplete;
    expect(element.renderRoot.querySelector('[href="#/deep/one"]')).not.to.equal(null);
    toggle?.click();
    await element.updateComplete;
    expect(element.renderRoot.querySelector('[href="#/deep/one"]')).to.equal(null);
  });

  it('opens all groups around the current page', async () => {
    const element = await fixture<DocsSidebar>(sidebar('introduction'));
    element.path = 'deep/two';
    await element.updateComplete;
    expect(element.renderRoot.querySelector('[href="#/deep/two"]')).to.have.attribute(
      'aria-current',
      'page',
    );
  });

  it('leaves a closed group closed, until the reader comes to another page in it', async () => {
    const element = await fixture<DocsSidebar>(sidebar('deep/two'));
    const toggle = element.renderRoot.querySelector<HTMLElement>('li [part="toggle"]');
    toggle?.click();
    await element.updateComplete;
    element.view = view({groups, anchors});
    await element.updateComplete;
    expect(toggle).to.have.attribute('aria-expanded', 'false');
    element.path = 'introduction';
    await element.updateComplete;
    expect(toggle).to.have.attribute('aria-expanded', 'false');
    element.path = 'deep/two';
    await element.updateComplete;
    expect(toggle).to.have.attribute('aria-expanded', 'true');
  });

  it('says which anchor is chosen, since several may hold the page', async () => {
    const anchors = ['React', 'Vue'].map((name) => ({
      name,
      isCurrent: name === 'React',
      target: inside('intro'),
    }));
    const element = await fixture<DocsSidebar>(
      html`<docs-sidebar .view=${view({anchors})} .links=${links}></docs-sidebar>`,
    );
    const choices = [...element.renderRoot.querySelectorAll<ChoiceLink>('[part="anchor"]')].map(
      ({choice}) => choice,
    );
    expect(choices).to.deep.equal([{anchor: 'React'}, {anchor: 'Vue'}]);
  });

  it('leads out of the site in a new tab', async () => {
    const element = await fixture<DocsSidebar>(sidebar('introduction'));
    const link = element.renderRoot.querySelector('[href="https://community.example/"]');
    expect(link).to.have.attribute('target', '_blank');
    expect(link).to.have.attribute('rel', 'noopener noreferrer');
  });

  it("gives an anchor's tile its own colors without an inline style in the template", async () => {
    const element = await fixture<DocsSidebar>(sidebar('introduction'));
    const tiles = [...element.renderRoot.querySelectorAll<HTMLElement>('[part="tile"]')];
    expect(tiles.map((tile) => tile.style.getPropertyValue('--from'))).to.deep.equal([
      '',
      '#ff0000',
    ]);
  });

  it('scrolls itself to the current page', async () => {
    const many = Array.from({length: 60}, (_, index) => page(`page-${index}`));
    const element = await fixture<DocsSidebar>(
      html`<docs-sidebar
        style="height: 300px"
        .view=${view({groups: [group('Many', ...many)]})}
        .links=${links}
        path="page-50"
      ></docs-sidebar>`,
    );
    const item = element.renderRoot.querySelector('[aria-current]');
    const box = element.getBoundingClientRect();
    await until(() => (item?.getBoundingClientRect().top ?? 0) <= box.bottom);
    expect(item?.getBoundingClientRect().top).to.be.within(box.top, box.bottom);
    expect(scrollY).to.equal(0);
  });

  it('says which pages it lists, those of closed groups too', async () => {
    const element = document.createElement('docs-sidebar');
    Object.assign(element, {view: view({groups}), links, path: 'introduction'});
    const listed: string[] = [];
    element.addEventListener('docs-pages-listed', ({paths}) => listed.push(...paths));
    await fixture(html`${element}`);
    expect(listed).to.deep.equal(['introduction', 'quickstart', 'guides/one', 'deep/one']);
  });

  const methods: PageLabels = new Map(
    ['GET', 'POST', 'PUT', 'DELETE', 'HEAD'].map((method) => [
      method,
      {text: method, method, tag: 'Beta'},
    ]),
  );

  for (const mode of ['light', 'dark'] as const) {
    it(`can be read in ${mode} mode on the background that a site sets`, async () => {
      const root = document.documentElement;
      const background = {light: '#e8f1ff', dark: '#222222'};
      for (const [name, value] of themeTokens({primary: '#eab308', background})) {
        root.style.setProperty(name, value);
      }
      try {
        const all = [group('API', ...[...methods.keys()].map(page))];
        const box = await fixture(
          inMode(
            mode,
            html`<docs-sidebar
              .view=${view({groups: all})}
              .links=${links}
              .labels=${methods}
              path="GET"
            ></docs-sidebar>`,
          ),
        );
        await expect(box).to.be.accessible();
      } finally {
        root.removeAttribute('style');
      }
    });

    it(`is accessible in ${mode} mode`, async () => {
      const all = [...groups, group('API', ...[...methods.keys()].map(page))];
      const box = await fixture(
        inMode(
          mode,
          html`<docs-sidebar
            .view=${view({groups: all, anchors})}
            .links=${links}
            .labels=${methods}
            path="GET"
          ></docs-sidebar>`,
        ),
      );
      await expect(box).to.be.accessible();
    });
  }
});
