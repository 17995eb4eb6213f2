import {expect} from '@open-wc/testing';
import {DocsCode} from '../../../elements/components/code/docs-code.js';
import {templateOf} from '../../../elements/render/templates.js';
import {loadComponentsFor} from '../../../elements/render/load-components.js';
import type {ComponentName} from '../../../src/content/components.js';
import type {CodeBlockNode, ComponentNode, DocNode} from '../../../src/content/nodes.js';
import type {Page} from '../../../src/content/page.js';
import type {PageState} from '../../../src/site/state.js';

function component(name: ComponentName): ComponentNode {
  // Which attributes it has does not matter here.
  return {
    kind: 'component',
    name,
    attributes: {},
    line: 1,
    children: [],
  } as unknown as ComponentNode;
}

function pageOf(body: readonly DocNode[], description: readonly DocNode[] = []): PageState {
  // Only what the page is made of matters here.
  return {phase: 'shown', page: {description, body} as unknown as Page, problems: []};
}

const code: CodeBlockNode = {
  kind: 'code-block',
  language: '',
  title: '',
  options: '',
  code: 'x',
  line: 1,
};

const defined = (tags: readonly string[]) => tags.filter((tag) => customElements.get(tag));

describe('withElements', () => {
  it('fetches nothing for a page that needs nothing more', async () => {
    await loadComponentsFor(
      pageOf([component('Card'), {kind: 'quote', children: [component('Icon')]}]),
    );
    expect(defined(['docs-callout', 'docs-steps', 'docs-tabs', 'docs-math'])).to.eql([]);
  });

  it('keeps a page back until its code can be shown with its options and marks', async () => {
    await loadComponentsFor(pageOf([code, component('Tip')]));
    expect(DocsCode.extras === undefined).to.equal(true);
    await loadComponentsFor(pageOf([{...code, options: 'lines'}]));
    expect(DocsCode.extras === undefined).to.equal(false);
  });

  it('keeps a page back until the elements of its description are defined', async () => {
    await loadComponentsFor(pageOf([], [component('Tooltip')]));
    expect(defined(['docs-tooltip'])).to.eql(['docs-tooltip']);
  });

  it('keeps a page back until all its elements are defined, however deeply nested', async () => {
    const page = pageOf([{kind: 'list', isOrdered: false, start: 1, items: [[component('Tabs')]]}]);
    expect(await loadComponentsFor(page)).to.equal(page);
    expect(customElements.get('docs-tabs')).to.not.equal(undefined);
  });

  it('fetches no more families than the page shows', async () => {
    await loadComponentsFor(pageOf([component('Step'), component('Accordion')]));
    const tags = ['docs-step', 'docs-accordion', 'docs-expandable', 'docs-tree', 'docs-badge'];
    expect(defined(tags)).to.eql(['docs-step', 'docs-accordion']);
    expect(templateOf('Step')).to.not.equal(undefined);
    expect(templateOf('Tree')).to.equal(undefined);
  });

  it('fetches what draws formulas and diagrams for pages that hold some', async () => {
    const diagram: CodeBlockNode = {...code, language: 'mermaid'};
    expect(defined(['docs-math', 'docs-diagram'])).to.eql([]);
    await loadComponentsFor(pageOf([diagram]));
    expect(defined(['docs-math', 'docs-diagram'])).to.eql(['docs-diagram']);
    await loadComponentsFor(pageOf([{kind: 'math', tex: 'x', isBlock: false}]));
    expect(defined(['docs-math'])).to.eql(['docs-math']);
  });

  it('has the column beside the text for samples', async () => {
    expect(defined(['docs-rail'])).to.eql([]);
    await loadComponentsFor(pageOf([component('ResponseExample')]));
    expect(defined(['docs-rail', 'docs-example'])).to.eql(['docs-rail', 'docs-example']);
  });

  it('keeps the beginning of a long page back only for the elements in it', async () => {
    await loadComponentsFor(pageOf([component('Update')]));
    expect(defined(['docs-update', 'docs-tree'])).to.eql(['docs-update']);
  });

  it('fetches the look of classes for pages that have any', async () => {
    const styled = (names: string): DocNode => ({
      kind: 'html',
      tag: 'div',
      isInline: false,
      attributes: new Map([['class', names]]),
      style: new Map(),
      line: 1,
      children: [],
    });
    const before = document.adoptedStyleSheets.length;
    await loadComponentsFor(pageOf([styled('block dark:hidden'), styled('hidden dark:block')]));
    expect(document.adoptedStyleSheets).to.have.length(before);
    await loadComponentsFor(pageOf([{kind: 'quote', children: [styled('w-full')]}]));
    expect(document.adoptedStyleSheets).to.have.length(before + 1);
  });
});
