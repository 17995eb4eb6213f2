import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import '../../../elements/api/docs-endpoint.js';
import type {DocsEndpoint} from '../../../elements/api/docs-endpoint.js';
import type {DocsServerChoice} from '../../../elements/api/docs-server-choice.js';
import type {Operation} from '../../../src/openapi/operation.js';
import {
  defaultPlaygroundOptions,
  type PlaygroundOptions,
} from '../../../src/requests/playground-options.js';
import {themeTokens} from '../../../src/theme/tokens.js';
import type {DocsSidebar} from '../../../elements/layout/sidebar/docs-sidebar.js';
import '../../../elements/layout/sidebar/docs-sidebar.js';
import {group, links, page, view} from '../site/sample-site.js';
import {operationOf} from '../../harness/operation-of.js';
import {expectAccessibleInBothModes, part} from '../components/both-modes.js';
import {fakeClipboard} from '../components/fake-clipboard.js';
import {until} from '../until.js';

const servers = [
  {url: 'https://api.test/v1', description: '', variables: []},
  {
    url: 'https://{region}.api.test',
    description: 'Regions',
    variables: [{name: 'region', default: 'eu', enum: ['eu', 'us'], description: ''}],
  },
];

async function endpoint(given: Partial<Operation>, options: Partial<PlaygroundOptions> = {}) {
  return await fixture<DocsEndpoint>(
    html`<docs-endpoint
      .operation=${operationOf(given)}
      .options=${{
        ...defaultPlaygroundOptions,
        fileUrl: `https://docs.test/${given.path ?? ''}.json`,
        ...options,
      }}
    ></docs-endpoint>`,
  );
}

function colorsOf(element: Element): string {
  const {backgroundColor, color} = getComputedStyle(element);
  return `${color} on ${backgroundColor}`;
}

/** The lines of a text, as they are on the screen. */
function linesOf(element: Element): readonly string[] {
  const lines: string[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let bottom = -Infinity;
  while (texts.nextNode()) {
    for (const [index, character] of [...(texts.currentNode.textContent ?? '')].entries()) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + 1);
      const box = [...range.getClientRects()].findLast(({width}) => width > 0);
      if (!box) continue;
      if (box.bottom > bottom + 8) lines.push('');
      ({bottom} = box);
      lines.push(`${lines.pop() ?? ''}${character}`);
    }
  }
  return lines;
}

const hasTry = (element: Element) => element.shadowRoot?.querySelector('[part~="try"]') !== null;

function selectIn(element: DocsEndpoint, index: number): HTMLSelectElement {
  const choice = element.shadowRoot?.querySelector('docs-server-choice');
  const select = choice?.shadowRoot?.querySelectorAll('select')[index];
  if (!select) throw new Error('no list of base URLs');
  return select;
}

async function choose(element: DocsEndpoint, list: number, option: number) {
  const select = selectIn(element, list);
  select.selectedIndex = option;
  select.dispatchEvent(new Event('change'));
  await element.updateComplete;
  const choice = element.shadowRoot?.querySelector<DocsServerChoice>('docs-server-choice');
  await choice?.updateComplete;
}

describe('docs-endpoint', () => {
  it('is printed without its buttons', async () => {
    const element = await endpoint({servers, path: '/printed'});
    const shown = () =>
      [...(element.shadowRoot?.querySelectorAll('[part="bar"] > *') ?? [])]
        .filter((one) => one.checkVisibility())
        .map((one) => one.getAttribute('part'));
    expect(shown()).to.include.members(['method', 'url', 'icon copy', 'button primary try']);
    await emulateMedia({media: 'print'});
    const printed = shown();
    await emulateMedia({media: 'screen'});
    expect(printed).to.deep.equal(['method', 'url']);
  });

  it('shows the method and the URL, with its parameters marked', async () => {
    const element = await endpoint({path: '/users/{id}', method: 'DELETE', servers});
    expect(part(element, 'method')).to.have.text('DELETE');
    expect(part(element, 'url')).to.have.text('https://api.test/v1/users/{id}');
    expect(part(element, 'parameter')).to.have.text('{id}');
  });

  it('breaks only before segments of its path, the parameters included', async () => {
    for (const width of [600, 500, 450, 380, 320]) {
      const element = await endpoint({
        path: '/organizations/{organization_id}/api-keys/{id}/2024/list',
        servers,
        isDeprecated: width === 500,
      });
      element.style.setProperty('width', `${width}px`);
      const lines = linesOf(part(element, 'url'));
      expect(lines.join('')).to.equal(part(element, 'url').textContent);
      expect(lines.length).to.be.within(2, 5);
      for (const line of lines.slice(1)) expect(line, `${width}`).to.match(/^\/[^/]/);
      expect(lines.slice(0, -1).filter((line) => line.endsWith('/'))).to.eql([]);
    }
  });

  it('breaks a segment that is wider than its box', async () => {
    const element = await endpoint({path: `/${'long'.repeat(40)}`, servers});
    element.style.setProperty('width', '320px');
    const url = part(element, 'url');
    expect(linesOf(url).length).to.be.greaterThan(3);
    expect(url.scrollWidth).to.equal(url.clientWidth);
  });

  it('shows the method in its color of the sidebar', async () => {
    const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'];
    const labels = new Map(methods.map((method) => [method, {text: method, method}]));
    const groups = [group('API', ...methods.map((method) => page(method)))];
    const sidebar = await fixture<DocsSidebar>(
      html`<docs-sidebar .view=${view({groups})} .links=${links} .labels=${labels}></docs-sidebar>`,
    );
    const listed = [...sidebar.renderRoot.querySelectorAll('[part="method"]')].map(colorsOf);
    const shown: string[] = [];
    for (const method of methods) {
      shown.push(colorsOf(part(await endpoint({path: '/users', method}), 'method')));
    }
    expect(shown).to.eql(listed);
    expect(new Set(shown).size).to.equal(methods.length - 1); // PUT and PATCH have the same one
  });

  it('copies the URL', async () => {
    const {copied, restore} = fakeClipboard();
    const element = await endpoint({path: '/copied', servers});
    part(element, 'copy').click();
    await until(() => element.shadowRoot?.querySelector('[role=status]')?.textContent !== '');
    restore();
    expect(copied).to.eql(['https://api.test/v1/copied']);
  });

  it('marks a deprecated operation', async () => {
    const element = await endpoint({path: '/old', isDeprecated: true, servers});
    expect(part(element, 'deprecated')).to.have.text('deprecated');
    // A line through it would be one for each segment, on several lines in a narrow window.
    const path = element.shadowRoot?.querySelector('[part=url] > [part=segment]') as HTMLElement;
    const {color, textDecorationLine} = getComputedStyle(path);
    expect(textDecorationLine).to.equal('none');
    expect(color).to.equal(getComputedStyle(part(element, 'base')).color);
  });

  it('uses the base URLs of the settings instead of those of the file', async () => {
    const element = await endpoint({path: '/a', servers}, {baseUrls: ['https://set.test']});
    expect(part(element, 'url')).to.have.text('https://set.test/a');
  });

  it('keeps the chosen base URL and its variables for other pages of the API only', async () => {
    const fileUrl = 'https://docs.test/chosen.json';
    const element = await endpoint({path: '/a', servers}, {fileUrl});
    await choose(element, 0, 1);
    await choose(element, 1, 1);
    expect(part(element, 'url')).to.have.text('https://us.api.test/a');
    const same = await endpoint({path: '/b', servers}, {fileUrl});
    expect(part(same, 'url')).to.have.text('https://us.api.test/b');
    const other = await endpoint({path: '/c', servers}, {fileUrl: 'https://docs.test/x.json'});
    expect(part(other, 'url')).to.have.text('https://api.test/v1/c');
  });

  for (const mode of ['simple', 'hide'] as const) {
    it(`has no playground in the mode ${mode}`, async () => {
      expect(hasTry(await endpoint({path: '/a', servers}, {mode}))).to.equal(false);
    });
  }

  it('has no playground for what the server sends, and without a base URL', async () => {
    expect(hasTry(await endpoint({kind: 'webhook', path: 'paid', servers}))).to.equal(false);
    expect(hasTry(await endpoint({path: '/a', servers: []}))).to.equal(false);
  });

  it('gives the focus back after the playground, unless the reader has moved it', async () => {
    const element = await endpoint({path: '/a', servers});
    const field = await fixture<HTMLInputElement>(html`<input aria-label="x" />`);
    const closed = async (move: () => void) => {
      await element.open();
      const playground = element.shadowRoot?.querySelector('docs-playground');
      const dialog = playground?.shadowRoot?.querySelector('dialog') as HTMLDialogElement;
      await until(() => dialog.open);
      const close = new Promise((resolve) => playground?.addEventListener('close', resolve));
      dialog.close();
      move();
      await close;
      await nextFrame();
      return (element.shadowRoot?.activeElement ?? document.activeElement)?.localName;
    };
    // As where a link has opened it.
    expect(await closed(() => (document.activeElement as HTMLElement).blur())).to.equal('button');
    expect(await closed(() => field.focus())).to.equal('input');
  });

  it('opens the playground', async () => {
    const element = await endpoint({path: '/a', servers});
    part(element, 'try').click();
    await until(() =>
      element.shadowRoot
        ?.querySelector('docs-playground')
        ?.shadowRoot?.querySelector('dialog:modal'),
    );
  });

  it('is accessible', async () => {
    const element = await endpoint({path: '/users/{id}', isDeprecated: true, servers});
    await expectAccessibleInBothModes(element);
  });
});

describe('the bar of an operation', () => {
  const colors = ['#ff5543', '#8b5cf6', '#16a34a', '#eab308', '#0ea5e9', '#777777', '#1e3a8a'];
  const backgrounds = [
    {},
    {light: '#fdf6e3', dark: '#1d1d2b'},
    {light: '#e8f1ff', dark: '#222222'},
  ];

  for (const background of backgrounds) {
    it(`can be read in every color, on ${background.dark ?? 'the default one'}`, async () => {
      const element = await endpoint({path: '/users/{id}', isDeprecated: true, servers});
      for (const primary of colors) {
        const root = document.documentElement;
        const tokens = themeTokens({primary, background});
        // The derived tokens are declared on the root.
        for (const [name, value] of tokens) root.style.setProperty(name, value);
        try {
          await expectAccessibleInBothModes(element);
        } finally {
          root.removeAttribute('style');
        }
      }
    });
  }

  it('shows the whole URL, and no parameter in two pieces where there is room', async () => {
    const path = '/organizations/{organization_name}/projects/{project_name}/jobs/{job_id}';
    const element = await endpoint({path, servers});
    for (const width of [900, 600, 340]) {
      element.style.inlineSize = `${width}px`;
      await nextFrame();
      const url = part(element, 'url');
      expect(url.scrollWidth).to.be.at.most(url.clientWidth);
      for (const parameter of url.querySelectorAll('[part="parameter"]')) {
        expect(parameter.getClientRects().length).to.equal(1);
      }
    }
  });

  it('breaks a URL without a place for it', async () => {
    const element = await endpoint({path: `/${'x'.repeat(200)}`, servers});
    element.style.inlineSize = '340px';
    await nextFrame();
    const url = part(element, 'url');
    expect(url.scrollWidth).to.be.at.most(url.clientWidth);
  });
});
