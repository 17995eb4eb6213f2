import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/components/icons/docs-icon.js';
import {findTarget} from '../../../elements/shared/scroll.js';
import {htmlRenderer} from '../../../elements/render/render-html.js';
import {renderNodes} from '../../../elements/render/render-node.js';
import {loadAllComponents} from './load-all-components.js';
import {DocsCode} from '../../../elements/components/code/docs-code.js';
import type {DocsCard} from '../../../elements/components/cards/docs-card.js';
import {readCodeOptions} from '../../../src/content/code/code-options.js';
import type {ComponentName} from '../../../src/content/components.js';
import type {Attributes} from '../../../src/content/nodes.js';
import type {ComponentNode, DocNode} from '../../../src/content/nodes.js';
import type {Target} from '../../../src/shared/urls.js';
import type {SiteLinks} from '../../../src/routing/site-links.js';
import {english} from '../../../elements/locales/site-catalog.js';

before(loadAllComponents);
const links: SiteLinks = {
  href: (target) => (target.to === 'site' ? `#/${target.path}` : undefined),
  src: (target) => (target.to === 'site' ? `https://site.example/${target.path}` : undefined),
  isExternal: (target) => target.to === 'url',
};
const place = {links, localize: english, path: 'page'};
const guide: Target = {to: 'site', path: 'guide', query: '', hash: ''};

async function shown<N extends ComponentName>(
  name: N,
  attributes: Attributes<N>,
  children: readonly DocNode[] = [{kind: 'text', text: 'inside'}],
): Promise<HTMLElement> {
  // Name and attributes come together in the signature above.
  const node = {kind: 'component', name, attributes, line: 1, children} as unknown as ComponentNode;
  const element = (await fixture(html`<div>${renderNodes([node], place)}</div>`)).firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error(`<${name}> shows nothing`);
  return element;
}

describe('templates', () => {
  for (const [name, tag, attributes] of [
    ['Note', 'docs-callout', {}],
    ['Tip', 'docs-callout', {}],
    ['Warning', 'docs-callout', {}],
    ['Info', 'docs-callout', {}],
    ['Check', 'docs-callout', {}],
    ['Danger', 'docs-callout', {}],
    ['Callout', 'docs-callout', {}],
    ['CodeGroup', 'docs-code-group', {}],
    ['CodeBlock', 'docs-code', {}],
    ['RequestExample', 'docs-example', {}],
    ['ResponseExample', 'docs-example', {}],
    ['Steps', 'docs-steps', {}],
    ['Step', 'docs-step', {}],
    ['Tabs', 'docs-tabs', {}],
    ['Tab', 'docs-tab', {title: 'One'}],
    ['AccordionGroup', 'docs-accordion-group', {}],
    ['Accordion', 'docs-accordion', {title: 'Why'}],
    ['Card', 'docs-card', {}],
    ['CardGroup', 'docs-card-group', {}],
    ['Columns', 'docs-columns', {}],
    ['Column', 'docs-column', {}],
    ['ParamField', 'docs-param-field', {}],
    ['ResponseField', 'docs-response-field', {name: 'id'}],
    ['Expandable', 'docs-expandable', {}],
    ['Frame', 'docs-frame', {}],
    ['Tooltip', 'docs-tooltip', {}],
    ['Update', 'docs-update', {label: 'v1'}],
    ['Badge', 'docs-badge', {}],
    ['Tile', 'docs-tile', {}],
    ['Tree', 'docs-tree', {}],
    ['Tree.Folder', 'docs-tree-folder', {name: 'src'}],
    ['Panel', 'docs-panel', {}],
    ['View', 'docs-view', {title: 'Python'}],
    ['Prompt', 'docs-prompt', {}],
    ['Color', 'docs-color', {}],
    ['Color.Row', 'docs-color-row', {}],
    ['GitHub.Repo', 'docs-card', {repo: 'owner/name'}],
  ] as const) {
    it(`shows <${name}> and its content as <${tag}>`, async () => {
      const element = await shown(name, attributes as Attributes<typeof name>);
      expect(element.localName).to.equal(tag);
      expect(element.textContent).to.contain('inside');
    });
  }

  for (const [name, attributes, properties] of [
    ['CodeGroup', {dropdown: true}, {dropdown: true}],
    ['RequestExample', {dropdown: true}, {dropdown: true, kind: 'request'}],
    ['ResponseExample', {dropdown: true}, {dropdown: true, kind: 'response'}],
    ['Steps', {titleSize: 'h2'}, {titleSize: 'h2'}],
    ['Step', {title: 'A', stepNumber: 7, titleSize: 'h3'}, {stepNumber: 7, titleSize: 'h3'}],
    ['Tabs', {}, {defaultTabIndex: 0, unsynced: false}],
    ['Tabs', {defaultTabIndex: 1, sync: false}, {defaultTabIndex: 1, unsynced: true}],
    ['Tab', {title: 'A', id: 'own'}, {heading: 'A', id: 'own'}],
    [
      'Accordion',
      {title: 'A', description: 'B', defaultOpen: true, id: 'own'},
      {heading: 'A', description: 'B', open: true, id: 'own'},
    ],
    [
      'Card',
      {title: 'A', cta: 'B', color: 'red', horizontal: true, arrow: false, disabled: true},
      {heading: 'A', cta: 'B', color: 'red', horizontal: true, arrow: false, disabled: true},
    ],
    ['Card', {type: 'tip'}, {kind: 'tip', arrow: undefined}],
    ['CardGroup', {cols: 3}, {cols: 3}],
    ['Columns', {}, {cols: 2}],
    [
      'ParamField',
      {path: 'a', default: 'b', required: true, deprecated: true, hidden: true, enum: ['c']},
      {name: 'a', default: 'b', required: true, deprecated: true, hidden: true},
    ],
    [
      'ResponseField',
      {name: 'a', default: 'b', required: true, deprecated: true, hidden: true, pre: ['c']},
      {name: 'a', default: 'b', required: true, deprecated: true, hidden: true},
    ],
    ['Expandable', {title: 'A', defaultOpen: true}, {heading: 'A', open: true}],
    ['Frame', {noZoom: true}, {noZoom: true}],
    ['Tooltip', {tip: 'A', headline: 'B', cta: 'C'}, {tip: 'A', headline: 'B', cta: 'C'}],
    [
      'Update',
      {label: 'A', description: 'B', id: 'own'},
      {label: 'A', description: 'B', id: 'own'},
    ],
    ['Badge', {color: 'red', size: 'lg', shape: 'pill'}, {color: 'red', size: 'lg', shape: 'pill'}],
    ['Badge', {stroke: true, disabled: true}, {stroke: true, disabled: true}],
    ['Tree.Folder', {name: 'a', highlight: true}, {name: 'a', open: false, highlight: true}],
    ['Tree.Folder', {name: 'a', openable: false}, {open: true, fixed: true}],
    ['Tree.Folder', {name: 'a', defaultOpen: true}, {open: true, fixed: false}],
    ['Tree.File', {name: 'a', comment: 'b'}, {name: 'a', comment: 'b'}],
    ['View', {title: 'A', id: 'own'}, {heading: 'A', id: 'own'}],
    ['Tile', {title: 'A', description: 'B'}, {heading: 'A', description: 'B'}],
    ['Warning', {title: 'A'}, {kind: 'warning', heading: 'A'}],
    ['Callout', {title: 'A', color: 'red'}, {kind: 'custom', heading: 'A', color: 'red'}],
  ] as const) {
    it(`hands over ${JSON.stringify(attributes)} of <${name}>`, async () => {
      expect(await shown(name, attributes)).to.include(properties);
    });
  }

  it('gives each callout its kind', async () => {
    expect(await shown('Danger', {})).to.have.attribute('kind', 'danger');
    expect(await shown('Callout', {type: 'warning'})).to.have.attribute('kind', 'warning');
    expect(await shown('Callout', {type: 'toString'})).to.have.attribute('kind', 'custom');
  });

  it('hands the options of a block of code on', async () => {
    const block = await shown('CodeBlock', {
      language: 'js',
      filename: 'a.js',
      icon: 'js',
      lines: true,
      wrap: false,
      expandable: true,
      highlight: '[1,2]',
      focus: '{3}',
    });
    if (!(block instanceof DocsCode)) throw new Error('no block of code');
    expect(block).to.include({language: 'js', heading: 'a.js'});
    const {highlighted, focused, ...others} = readCodeOptions(block.options);
    expect([...highlighted, ...focused]).to.deep.equal([1, 2, 3]);
    expect(others).to.deep.equal({
      icon: 'js',
      hasNumbers: true,
      isWrapped: false,
      isExpandable: true,
      hasNoCopy: false,
    });
  });

  it('hands what can be done with a prompt over', async () => {
    expect(await shown('Prompt', {}))
      .to.have.property('actions')
      .that.eql(['copy']);
    expect(await shown('Prompt', {actions: ['cursor']}))
      .to.have.property('actions')
      .that.eql(['cursor']);
  });

  it('leads to a repository, whether it is named or linked', async () => {
    for (const repo of ['owner/name', 'https://github.com/owner/name']) {
      const card = (await shown('GitHub.Repo', {repo})) as DocsCard;
      expect(card).to.include({heading: 'owner/name', href: 'https://github.com/owner/name'});
    }
    expect(((await shown('GitHub.Repo', {repo: '../x'})) as DocsCard).href).to.equal(undefined);
  });

  it('shows files of a tree and colors of a palette', async () => {
    expect(await shown('Tree.File', {name: 'a.ts', highlight: true}, [])).to.include({
      name: 'a.ts',
      highlight: true,
    });
    expect(await shown('Color.Item', {name: 'blue', value: '#00f'}, [])).to.include({
      name: 'blue',
      value: '#00f',
    });
  });

  it('gives components the URL of their own place', async () => {
    expect(await shown('Step', {title: 'A', id: 'a'})).to.include({href: '#/page'});
    expect(await shown('Step', {title: 'A', id: 'a', noAnchor: true})).to.include({
      href: undefined,
    });
    expect(await shown('Update', {label: 'A', id: 'a'})).to.include({href: '#/page'});
    expect(await shown('ResponseField', {name: 'a', id: 'a'})).to.include({href: '#/page'});
  });

  it('turns targets into URLs', async () => {
    const card = (await shown('Card', {title: 'Guide', href: guide, img: guide})) as DocsCard;
    expect(card.href).to.equal('#/guide');
    expect(card.img).to.equal('https://site.example/guide');
    expect(card.external).to.equal(false);
  });

  it('makes no link of a refused target', async () => {
    const card = await shown('Card', {title: 'Bad', href: {to: 'nowhere', written: 'javascript:'}});
    expect(card.shadowRoot?.querySelector('a')).to.equal(null);
  });

  it('names a parameter by the place it is sent in', async () => {
    for (const place of ['path', 'query', 'body', 'header', 'cookie'] as const) {
      const field = await shown('ParamField', {[place]: 'user_id', type: 'string'});
      expect(field, place).to.include({name: 'user_id', location: place, type: 'string'});
    }
  });

  it('takes the plain name of a parameter that is sent nowhere', async () => {
    expect(await shown('ParamField', {name: 'user_id'})).to.include({
      name: 'user_id',
      location: '',
    });
  });

  it('renders markdown in a caption, in a hint and in what a prompt is for', async () => {
    const words = [{kind: 'code', text: 'npm start'}] as const;
    const frame = await shown('Frame', {caption: words, hint: words});
    expect(frame.querySelector('[slot=caption] code')).to.have.text('npm start');
    expect(frame.querySelector('[slot=hint] code')).to.have.text('npm start');
    const prompt = await shown('Prompt', {description: words});
    expect(prompt.querySelector('[slot=description] code')).to.have.text('npm start');
  });

  it('puts the style beside an icon into the icon', async () => {
    const icon = {kind: 'name', name: 'book'} as const;
    const duotone = await shown('Card', {icon, iconType: 'duotone'});
    expect((duotone as DocsCard).icon).to.eql({...icon, type: 'duotone'});
    expect(((await shown('Card', {icon, iconType: 'odd'})) as DocsCard).icon).to.eql(icon);
  });

  it('keeps icons in the site that are no complete URL', async () => {
    for (const src of ['/\\evil.example/a.svg', '//evil.example/a.svg']) {
      const element = await shown('Icon', {icon: {kind: 'image', src}}, []);
      expect(element).to.deep.include({
        icon: {kind: 'image', src: 'https://site.example/evil.example/a.svg'},
      });
    }
  });

  it('shows the other image of a snippet where there is none beside the page', async () => {
    const target = {...guide, path: 'none.png', otherwise: 'parts/some.png'} as Target;
    const image: DocNode = {kind: 'image', target, alt: 'A', line: 1};
    const element: DocNode = {
      kind: 'html',
      tag: 'img',
      isInline: true,
      attributes: new Map([['src', target]]),
      style: new Map(),
      line: 1,
      children: [],
    };
    const context = {...place, html: htmlRenderer};
    const shownImages = await fixture(html`<div>${renderNodes([image, element], context)}</div>`);
    for (const one of shownImages.querySelectorAll('img')) {
      expect(one.src).to.equal('https://site.example/none.png');
      one.dispatchEvent(new Event('error'));
      expect(one.src).to.equal('https://site.example/parts/some.png');
      one.dispatchEvent(new Event('error'));
      expect(one.src).to.equal('https://site.example/parts/some.png');
    }
    expect(shownImages.querySelectorAll('img')).to.have.length(2);
  });

  it('lets links of the format lead to fields', async () => {
    const cases = [
      ['param-theme-color', await shown('ParamField', {body: 'theme.color', id: 'themecolor'})],
      ['param-icon-type', await shown('ParamField', {name: 'iconType'})],
      ['param-user-id', await shown('ResponseField', {name: 'user_id', id: 'user_id'})],
    ] as const;
    for (const [id, field] of cases) expect(findTarget(document, id), id).to.equal(field);
  });

  it('finds images used as icons in the site', async () => {
    const card = await shown('Card', {icon: {kind: 'image', src: '/logos/a.svg'}});
    expect((card as DocsCard).icon).to.eql({
      kind: 'image',
      src: 'https://site.example/logos/a.svg',
    });
  });

  it('shows an icon in a line of text', async () => {
    const element = await shown('Icon', {icon: {kind: 'image', src: '/a.svg'}, size: 24}, []);
    expect(element).to.have.property('localName', 'docs-icon');
    expect(element.getBoundingClientRect().height).to.equal(24);
  });
});
